/* words.tsx - Flank in the frame's words: chips in the bar, the steps of a round or a battle,
 * and the list of choices, with what each costs and does. */
import type { VNode } from 'preact';
import type { Choice, Group, Move, Player } from '../../game';
import { Chip } from '../../pieces';
import { Price, TokenSign } from './art';
import {
	AREAS,
	formOf,
	playerName,
	pointsAfter,
	unitNamed,
	unitTitle,
	unitsAt,
	zoneOf,
	type Area,
	type Colour,
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

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

function named(id: string): string {
	return id.replace(/^(unit|card|upgrade|zone|army)-/, '');
}

function zoneTitle(view: View, id: string | undefined): string {
	return (id && zoneOf(view, id)?.title) || '';
}

function sign(colour: Colour): VNode {
	return (
		<>
			<TokenSign colour={colour} />
			<span class="sr">1 {colour}</span>
		</>
	);
}

/* The way out of a phase, a turn or an offer. */
const OUT: Record<string, string> = {
	'end harvest': 'End your harvest',
	'end building': 'End building',
	'end moves': 'End your moves',
	'go on': 'Nobody else joins',
	fight: 'Begin the battle',
	'end turn': 'End your turn',
	stop: 'Stop spending',
	spare: 'Spare the rest',
	pass: 'Do not use it',
	'hide nothing': 'Hide nothing',
};

function outs(moves: Move[]): Choice[] {
	return moves
		.filter((move) => move.text in OUT)
		.map((move) => ({ move, what: OUT[move.text], flat: true }));
}

function rest(moves: Move[], start: string): Move[] {
	return moves.filter((move) => move.text.startsWith(start));
}

function harvest(moves: Move[], view: View): Group[] {
	const choices: Choice[] = [];
	for (const card of view.hand) {
		for (const move of rest(moves, 'play '))
			if (move.pieces[0]?.id === card.id)
				choices.push({ move, what: `Play ${card.title}`, then: lostOf(move) || 'All of it fits', cost: <Price tokens={card.gives} /> });
		for (const move of rest(moves, 'mine '))
			if (move.pieces[0]?.id === card.id)
				choices.push({ move, what: `Mine ${card.title}`, then: lostOf(move) || 'One of each colour', cost: <Price tokens={view.limits.mine} /> });
	}
	return [{ title: 'Harvest', note: 'click a card, press a number', choices: [...choices, ...outs(moves)] }];
}

function lostOf(move: Move): string {
	const lost = /of which (\d+) above/.exec(move.explain)?.[1];
	return lost ? `${lost} lost above your limits` : '';
}

/* Said where it is decided, since a Move phase without yellow is passed over. */
function warned(text: string, move: Move): string {
	return (/leaves no yellow/.test(move.explain) ? 'Leaves no yellow to move with. ' : '') + text;
}

function build(moves: Move[], view: View, seat: number): Group[] {
	const me = view.players[seat]!;
	const units: Choice[] = (me.roster ?? []).flatMap((unit) => {
		const fit = moves.filter((move) => move.text.startsWith('build ') && move.pieces[0]?.id === unit.id);
		return fit.length === 0
			? []
			: [
					{
						move: fit[0]!,
						what: `Build a ${unit.title}${fit.length === 1 ? ` at ${zoneTitle(view, fit[0]!.pieces[1]?.id)}` : ''}`,
						then: warned(unit.text, fit[0]!),
						cost: <Price tokens={unit.price} />,
						more: fit.length > 1 ? fit : undefined,
					},
				];
	});
	const upgrades: Choice[] = (me.upgrades ?? []).flatMap((upgrade) => {
		const fit = moves.filter((move) => move.text.startsWith('buy ') && move.pieces[0]?.id === upgrade.id);
		const given = fit[0]?.pieces[1];
		return fit.length === 0
			? []
			: [
					{
						move: fit[0]!,
						what: `Buy ${upgrade.title}${fit.length === 1 && given ? `, discard ${given.name}` : ''}`,
						then: warned(fit.length > 1 ? `Discard one for it. ${upgrade.text}` : upgrade.text, fit[0]!),
						cost: <Price tokens={upgrade.price} />,
						more: fit.length > 1 ? fit : undefined,
					},
				];
	});
	return [{ title: 'Build', note: 'click a unit, then a base', choices: [...units, ...upgrades, ...outs(moves)] }];
}

/* Moves by where they lead: battles first. */
function march(moves: Move[], view: View, seat: number): Group[] {
	const ways = rest(moves, 'move ');
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
			const from = fit.length === 1 ? ` from ${zoneTitle(view, fit[0]!.pieces[0]?.id)}` : '';
			return {
				battle,
				choice: {
					move: fit[0]!,
					what: view.battle ? `Bring more${from}` : `${battle ? 'Attack' : 'Move to'} ${zone?.title}${from}`,
					then:
						(battle
							? `${held.filter(Boolean).join(' and ')} there`
							: fit[0]!.explain.replace(/^Costs [^.]*\. /, '')) +
						(far ? '; two zones away, for those who can go so far' : ''),
					cost: sign('yellow'),
					more: fit.length > 1 ? fit : undefined,
				} as Choice,
			};
		})
		.sort((a, b) => Number(b.battle) - Number(a.battle))
		.map(({ choice }) => choice);
	return [{ title: 'Moves', note: 'click a zone, then where to', choices: [...choices, ...outs(moves)] }];
}

function sends(moves: Move[]): Group[] {
	const all = moves.find((move) => move.text === 'send all');
	const others = moves.filter((move) => move !== all).sort((a, b) => b.pieces.length - a.pieces.length);
	return [
		{
			title: 'Who goes',
			note: 'click units on the board',
			choices: [...(all ? [all] : []), ...others].map((move) => ({
				move,
				what: move.text === 'send all' ? 'Send all' : capital(move.explain.replace(/ to .*$/, '')),
				then: move.text === 'send all' ? move.explain.replace(/ to .*$/, '') : '',
				cost: sign('yellow'),
			})),
		},
	];
}

const IN: Record<Area, string> = { front: 'frontline', support: 'support', flank: 'flank' };
const WITHIN: Record<Area, string> = { front: 'the frontline', support: 'support', flank: 'the flank' };

function forms(moves: Move[], view: View): Group[] {
	const choices: Choice[] = moves.flatMap((move) => {
		const form = formOf(move);
		if (!form) return [];
		const where = AREAS.filter((area) => form.split[area] > 0);
		const what =
			where.length === 1
				? `${form.split[where[0]!] === 1 ? unitTitle(view, form.unit) : 'All'} in ${WITHIN[where[0]!]}`
				: where.map((area) => `${form.split[area]} ${IN[area]}`).join(', ');
		return [{ move, what: capital(what), then: move.explain }];
	});
	const first = moves.map(formOf).find((form) => form);
	if (first)
		return [{ title: `${unitTitle(view, first.unit, 2)} in secret`, note: 'click areas of your sheet', choices }];
	const hides: Choice[] = rest(moves, 'hide ')
		.filter((move) => move.text !== 'hide nothing')
		.map((move) => ({
			move,
			what: `Hide ${view.hand.find((card) => card.id === move.pieces[0]?.id)?.title ?? named(move.text)}`,
			then: 'For this battle only',
			cost: <Price tokens={view.limits.mine} />,
		}));
	return [{ title: 'Force mine', note: 'click a card of yours', choices: [...hides, ...outs(moves)] }];
}

/* Best lead first: the points after it are in the explanation. */
function spends(moves: Move[], view: View, seat: number): Group[] {
	const own = view.battle!.sheets[seat]!.points ?? 0,
		foe = view.battle!.sheets[1 - seat]!.points ?? 0;
	const lead = (move: Move) => {
		const after = pointsAfter(move);
		return after ? after.ours - after.theirs : -99;
	};
	const choices: Choice[] = moves
		.filter((move) => !(move.text in OUT))
		.sort((a, b) => lead(b) - lead(a))
		.map((move) => {
			const match = /^(push|move|remove) (\S+) from (\w+)(?: to (\w+))?$/.exec(move.text);
			const after = pointsAfter(move);
			const change = after
				? [
						after.ours !== own ? `You ${own} → ${after.ours}` : '',
						after.theirs !== foe ? `They ${foe} → ${after.theirs}` : '',
					]
						.filter(Boolean)
						.join(', ') || 'No change of points'
				: '';
			const strikes = /; (.*)$/.exec(move.explain)?.[1];
			const then = [change, strikes ? capital(strikes) : '', after && after.ours === after.theirs ? 'A tie' : ''].filter(Boolean).join('. ');
			if (!match) return { move, what: 'Add a point', then, cost: sign('blue') };
			const unit = unitNamed(view, match[2]!)?.title ?? match[2]!;
			const where = match[4] ? ` to ${match[1] === 'push' ? `their ${IN[match[4] as Area]}` : WITHIN[match[4] as Area]}` : '';
			return {
				move,
				what: `${capital(match[1]!)} ${unit}${where}`,
				then: `From ${WITHIN[match[3] as Area]}. ${then}`,
				cost: view.phase === 'spending' ? sign(match[1] === 'push' ? 'green' : 'yellow') : undefined,
			};
		});
	return [
		{
			title: view.phase === 'spending' ? 'Ways to spend' : 'Before combat',
			note: 'click a unit, then an area',
			choices: [...choices, ...outs(moves)],
		},
	];
}

function strikes(moves: Move[], view: View): Group[] {
	return [
		{
			title: 'Your flank strikes',
			choices: [
				...rest(moves, 'strike ').map((move) => ({
					move,
					what: `Destroy a ${unitTitle(view, move.text.slice(7))}`,
				})),
				...outs(moves),
			],
		},
	];
}

function places(moves: Move[], view: View): Group[] {
	return [
		{
			title: 'Survivors',
			note: 'click a zone',
			choices: moves.map((move) => {
				const match = /^(\S+) to (\S+)$/.exec(move.text);
				if (!match) return { move };
				const who = match[1] === 'all' ? 'All' : unitTitle(view, match[1]!);
				return { move, what: `${who} to ${zoneTitle(view, `zone-${match[2]}`)}` };
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
						what: view.factions?.find((faction) => faction.id === move.pieces[0]?.id)?.title,
					})),
				},
			];
		case 'harvest':
			return harvest(moves, view);
		case 'build':
			return build(moves, view, seat);
		case 'move':
		case 'reinforce':
			return march(moves, view, seat);
		case 'picking':
			return sends(moves);
		case 'joining':
			return [
				{
					title: 'Who joins, free',
					choices: [
						...rest(moves, 'join ').map((move) => ({
							move,
							what: capital(move.pieces[0]?.name ?? move.text),
						})),
						...outs(moves),
					],
				},
			];
		case 'formation':
			return forms(moves, view);
		case 'before':
		case 'spending':
			return spends(moves, view, seat);
		case 'strikes':
			return strikes(moves, view);
		case 'regroup':
			return places(moves, view);
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
