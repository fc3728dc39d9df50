/* words.tsx - Flank in the frame's words: chips in the bar, the steps of a round or a battle,
 * and the list of choices, with what each costs and does. */
import type { VNode } from 'preact';
import type { Choice, Group, Player } from '../../game';
import { capital } from '../../app/wire';
import { Chip } from '../../pieces';
import { Price, TokenSign } from './art';
import {
	after as afterOf,
	AREAS,
	armyWords,
	COLOURS,
	formOf,
	movesOf,
	outOf,
	playerName,
	shiftOf,
	unitOfType,
	unitTitle,
	unitsAt,
	zoneAt,
	zoneOf,
	type Area,
	type Army,
	type Colour,
	type Move,
	type Tokens,
	type View,
} from './view';

export function headline(view: View, players: Player[]): VNode {
	if (view.round === 0) return <></>;
	const of = playerName(players, view.initiative);
	return (
		<>
			<Chip tone="line">Round {view.round}</Chip>
			<Chip tone="line">Initiative: {of === 'You' ? 'you' : of}</Chip>
			<Chip tone="line">{view.board.title}</Chip>
		</>
	);
}

const ROUND = ['Harvest', 'Build', 'Move'];
const BATTLE = ['Formation', 'Before combat', 'Spend tokens', 'Regroup'];
const AT: Partial<Record<View['phase'], number>> = {
	harvest: 0,
	build: 1,
	move: 2,
	picking: 2,
	joining: 2,
	reinforce: 2,
	formation: 0,
	before: 1,
	spending: 2,
	strikes: 3,
	regroup: 3,
};

export function steps(view: View): { name: string; state: 'done' | 'now' | 'next' }[] {
	const at = AT[view.phase];
	if (at === undefined) return [];
	const names = ['formation', 'before', 'spending', 'strikes', 'regroup'].includes(view.phase) ? BATTLE : ROUND;
	return names.map((name, i) => ({ name, state: i < at ? 'done' : i === at ? 'now' : 'next' }));
}

export function sub(view: View, player: Player): string {
	const title = view.players[player.seat]?.faction?.title ?? '';
	if (!view.battle) return title;
	return `${title}, ${view.battle.attacker === player.seat ? 'attacks' : 'defends'}`;
}

export function strip(view: View, player: Player): { main: string; small: string } {
	const side = view.players[player.seat];
	if (!side) return { main: '', small: '' };
	const { blue, green, yellow } = side.tokens;
	return {
		main: `${side.bases} ${side.bases === 1 ? 'base' : 'bases'}, ${side.units} units`,
		small: `${blue} blue ${green} green ${yellow} yellow`,
	};
}

/* --- choices ----------------------------------------------------------------- */

function sign(colour: Colour): VNode {
	return (
		<>
			<TokenSign colour={colour} />
			<span class="sr">1 {colour}</span>
		</>
	);
}

/* The way out of a phase, a turn or an offer. */
const OUT: Partial<Record<View['phase'], string>> = {
	harvest: 'End your harvest',
	build: 'End building',
	move: 'End your moves',
	joining: 'Nobody else joins',
	reinforce: 'Begin the battle',
	formation: 'Hide nothing',
	before: 'Do not use it',
	spending: 'Stop spending',
	strikes: 'Spare the rest',
};

function outs(moves: Move[], view: View): Choice[] {
	const move = outOf(moves);
	const ends = view.phase === 'spending' && view.battle!.spentThisTurn > 0;
	return move ? [{ move, what: ends ? 'End your turn' : OUT[view.phase], flat: true }] : [];
}

function harvest(moves: Move[], view: View, seat: number): Group[] {
	const choices: Choice[] = [];
	const { mine } = view.limits;
	for (const card of view.hand) {
		for (const move of movesOf(moves, 'play'))
			if (move.pieces[0]?.id === card.id)
				choices.push({ move, what: `Play ${card.title}`, then: lostOf(card.gives, view, seat) || 'All of it fits', cost: <Price tokens={card.gives} /> });
		for (const move of movesOf(moves, 'mine'))
			if (move.pieces[0]?.id === card.id)
				choices.push({ move, what: `Mine ${card.title}`, then: lostOf(mine, view, seat) || 'One of each colour', cost: <Price tokens={mine} /> });
	}
	return [{ title: 'Harvest', note: 'click a card, press a number', choices: [...choices, ...outs(moves, view)] }];
}

function lostOf(gives: Tokens, view: View, seat: number): string {
	const { tokens } = view.players[seat]!;
	const lost = COLOURS.reduce((sum, colour) => sum + Math.max(0, tokens[colour] + gives[colour] - view.limits.tokens[colour]), 0);
	return lost > 0 ? `${lost} lost above your limits` : '';
}

/* Said where it is decided, since a Move phase without yellow is passed over. */
function warned(text: string, price: Tokens, view: View, seat: number): string {
	const { yellow } = view.players[seat]!.tokens;
	const { movePrice } = view.limits;
	return (yellow >= movePrice && yellow - price.yellow < movePrice ? 'Leaves no yellow to move with. ' : '') + text;
}

function build(moves: Move[], view: View, seat: number): Group[] {
	const me = view.players[seat]!;
	const units: Choice[] = me.roster.flatMap((unit) => {
		const fit = movesOf(moves, 'build').filter((move) => move.pieces[0]?.id === unit.id);
		return fit.length === 0
			? []
			: [
					{
						move: fit[0]!,
						what: `Build a ${unit.title}${fit.length === 1 ? ` at ${fit[0]!.pieces[1]?.name}` : ''}`,
						then: warned(unit.text, unit.price, view, seat),
						cost: <Price tokens={unit.price} />,
						more: fit.length > 1 ? fit : undefined,
					},
				];
	});
	const upgrades: Choice[] = me.upgrades.flatMap((upgrade) => {
		const fit = movesOf(moves, 'buy').filter((move) => move.pieces[0]?.id === upgrade.id);
		const given = fit[0]?.pieces[1];
		return fit.length === 0
			? []
			: [
					{
						move: fit[0]!,
						what: `Buy ${upgrade.title}${fit.length === 1 && given ? `, discard ${given.name}` : ''}`,
						then: warned(fit.length > 1 ? `Discard one for it. ${upgrade.text}` : upgrade.text, upgrade.price, view, seat),
						cost: <Price tokens={upgrade.price} />,
						more: fit.length > 1 ? fit : undefined,
					},
				];
	});
	return [{ title: 'Build', note: 'click a unit, then a base', choices: [...units, ...upgrades, ...outs(moves, view)] }];
}

/* Moves by where they lead: battles first. */
function march(moves: Move[], view: View, seat: number): Group[] {
	const ways = movesOf(moves, 'march');
	const targets = [...new Set(ways.map((move) => move.pieces[1]?.id))];
	const choices: Choice[] = targets
		.map((id) => {
			const fit = ways.filter((move) => move.pieces[1]?.id === id);
			const zone = zoneOf(view, id ?? '');
			const foes = zone ? unitsAt(zone, 1 - seat).count : 0;
			const base = zone?.base && zone.location === 1 - seat;
			const battle = foes > 0 || base === true;
			const held = [foes > 0 ? `${foes} ${foes === 1 ? 'unit' : 'units'}` : '', base ? 'a base' : ''];
			const far = zone && fit.every((move) => !zone.near.includes(move.pieces[0]?.id ?? ''));
			const from = fit.length === 1 ? ` from ${fit[0]!.pieces[0]?.name}` : '';
			return {
				battle,
				choice: {
					move: fit[0]!,
					what: view.battle ? `Bring more${from}` : `${battle ? 'Attack' : 'Move to'} ${zone?.title}${from}`,
					then:
						(battle
							? `${held.filter(Boolean).join(' and ')} there`
							: `Room for ${zone ? zone.limit - unitsAt(zone, seat).count : 0}`) +
						(far ? '; two zones away, for those who can go so far' : ''),
					cost: sign('yellow'),
					more: fit.length > 1 ? fit : undefined,
				} as Choice,
			};
		})
		.sort((a, b) => Number(b.battle) - Number(a.battle))
		.map(({ choice }) => choice);
	return [{ title: 'Moves', note: 'click a zone, then where to', choices: [...choices, ...outs(moves, view)] }];
}

/* Who goes by a move, by the names of units. */
function sent({ move }: Move, view: View, seat: number): Army {
	if (move.verb !== 'send') return {};
	return Object.fromEntries(Object.entries(move.units).map(([type, count]) => [unitOfType(view, seat, Number(type))!.key, count!]));
}

function sends(moves: Move[], view: View, seat: number): Group[] {
	const source = zoneOf(view, view.source ?? '');
	const here = source ? unitsAt(source, seat).count : 0;
	const all = moves.find((move) => move.pieces.length === here);
	const others = moves.filter((move) => move !== all).sort((a, b) => b.pieces.length - a.pieces.length);
	return [
		{
			title: 'Who goes',
			note: 'click units on the board',
			choices: [...(all ? [all] : []), ...others].map((move) => {
				const who = armyWords(view, sent(move, view, seat));
				return { move, what: move === all ? 'Send all' : who, then: move === all ? who : '', cost: sign('yellow') };
			}),
		},
	];
}

const IN: Record<Area, string> = { front: 'frontline', support: 'support', flank: 'flank' };
const WITHIN: Record<Area, string> = { front: 'the frontline', support: 'support', flank: 'the flank' };

function forms(moves: Move[], view: View, seat: number): Group[] {
	const ways = moves.flatMap((move) => {
		const form = formOf(move, view, seat);
		return form ? [{ move, ...form }] : [];
	});
	const choices: Choice[] = ways.map(({ move, unit, split }) => {
		const where = AREAS.filter((area) => split[area] > 0);
		const what =
			where.length === 1
				? `${split[where[0]!] === 1 ? unitTitle(view, unit) : 'All'} in ${WITHIN[where[0]!]}`
				: where.map((area) => `${split[area]} ${IN[area]}`).join(', ');
		return { move, what: capital(what), then: move.explain };
	});
	if (ways[0])
		return [{ title: `${unitTitle(view, ways[0].unit, 2)} in secret`, note: 'click areas of your sheet', choices }];
	const hides: Choice[] = movesOf(moves, 'hide').map((move) => ({
		move,
		what: `Hide ${move.pieces[0]?.name}`,
		then: 'For this battle only',
		cost: <Price tokens={view.limits.mine} />,
	}));
	return [{ title: 'Force mine', note: 'click a card of yours', choices: [...hides, ...outs(moves, view)] }];
}

/* "You gain 1 strike; they lose 2 strikes". */
function strikeChange(now: number[], then: number[], seat: number): string {
	return [seat, 1 - seat]
		.filter((of) => then[of] !== now[of])
		.map((of) => {
			const many = Math.abs(then[of]! - now[of]!);
			return `${of === seat ? 'you' : 'they'} ${then[of]! > now[of]! ? 'gain' : 'lose'} ${many} ${many === 1 ? 'strike' : 'strikes'}`;
		})
		.join('; ');
}

/* What a move would make of points and strikes, in words. */
function changeOf(move: Move, view: View, seat: number): string {
	const [one, two] = view.battle!.sheets;
	const now = [one.points, two.points];
	const then = afterOf(move, view, seat);
	if (!then) return '';
	const points = [seat, 1 - seat]
		.filter((of) => then.points[of] !== now[of])
		.map((of) => `${of === seat ? 'You' : 'They'} ${now[of]} → ${then.points[of]}`)
		.join(', ');
	return [
		points || 'No change of points',
		capital(strikeChange([one.strikes, two.strikes], then.strikes, seat)),
		then.points[0] === then.points[1] ? 'A tie' : '',
	]
		.filter(Boolean)
		.join('. ');
}

const SHIFTS = { push: 'Push', shift: 'Move', remove: 'Remove' };

/* Best lead first. */
function spends(moves: Move[], view: View, seat: number): Group[] {
	const lead = (move: Move) => {
		const then = afterOf(move, view, seat);
		return then ? then.points[seat]! - then.points[1 - seat]! : -99;
	};
	const choices: Choice[] = movesOf(moves, 'spend', 'push', 'shift', 'remove')
		.sort((a, b) => lead(b) - lead(a))
		.map((move) => {
			const then = changeOf(move, view, seat);
			const shift = shiftOf(move, view, seat);
			if (!shift) return { move, what: 'Add a point', then, cost: sign('blue') };
			const where = shift.to ? ` to ${shift.verb === 'push' ? `their ${IN[shift.to]}` : WITHIN[shift.to]}` : '';
			return {
				move,
				what: `${SHIFTS[shift.verb]} ${unitTitle(view, shift.unit)}${where}`,
				then: `From ${WITHIN[shift.from]}. ${then}`,
				cost: view.phase === 'spending' ? sign(shift.verb === 'push' ? 'green' : 'yellow') : undefined,
			};
		});
	return [
		{
			title: view.phase === 'spending' ? 'Ways to spend' : 'Before combat',
			note: 'click a unit, then an area',
			choices: [...choices, ...outs(moves, view)],
		},
	];
}

function strikes(moves: Move[], view: View, seat: number): Group[] {
	return [
		{
			title: 'Your flank strikes',
			choices: [
				...moves.flatMap((made) =>
					made.move.verb === 'strike' ? [{ move: made, what: `Destroy a ${unitOfType(view, 1 - seat, made.move.type)?.title}` }] : [],
				),
				...outs(moves, view),
			],
		},
	];
}

function places(moves: Move[], view: View, seat: number): Group[] {
	return [
		{
			title: 'Survivors',
			note: 'click a zone',
			choices: moves.map((move) => {
				const { move: said } = move;
				if (said.verb !== 'place' && said.verb !== 'place-all') return { move };
				const who = said.verb === 'place-all' ? 'All' : unitOfType(view, seat, said.type)?.title;
				return { move, what: `${who} to ${zoneAt(view, said.zone)?.title}` };
			}),
		},
	];
}

export function group(moves: Move[], view: View, seat: number): Group[] {
	switch (view.phase) {
		case 'choosing':
			return [
				{
					title: 'Factions',
					choices: moves.map((move) => ({
						move,
						what: view.factions.find((faction) => faction.id === move.pieces[0]?.id)?.title,
					})),
				},
			];
		case 'harvest':
			return harvest(moves, view, seat);
		case 'build':
			return build(moves, view, seat);
		case 'move':
		case 'reinforce':
			return march(moves, view, seat);
		case 'picking':
			return sends(moves, view, seat);
		case 'joining':
			return [
				{
					title: 'Who joins, free',
					choices: [
						...movesOf(moves, 'join').map((move) => ({
							move,
							what: capital(move.pieces[0]?.name ?? move.text),
						})),
						...outs(moves, view),
					],
				},
			];
		case 'formation':
			return forms(moves, view, seat);
		case 'before':
		case 'spending':
			return spends(moves, view, seat);
		case 'strikes':
			return strikes(moves, view, seat);
		case 'regroup':
			return places(moves, view, seat);
		default:
			return [];
	}
}

/* A move by itself, among its like: in the words it would have alone in the list. */
export function choice(move: Move, view: View, seat: number): Choice {
	return group([move], view, seat)[0]?.choices[0] ?? { move };
}

/* FLK-C26, FLK-C36: what counts at the end, in one number: bases, units, and zones if the
 * rounds ran out. */
export function score(all: number): string {
	const bases = Math.floor(all / 10000);
	const units = Math.floor(all / 100) % 100;
	return [
		bases === 0 ? 'no base' : bases === 1 ? '1 base' : `${bases} bases`,
		units === 1 ? '1 unit' : `${units} units`,
		all % 100 === 0 ? '' : `${all % 100} zones`,
	]
		.filter(Boolean)
		.join(', ');
}
