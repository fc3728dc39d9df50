/* words.tsx - Flank in the frame's words: chips in the bar, the steps of a round or a battle,
 * and the list of choices, with what each costs and does. */
import type { VNode } from 'preact';
import type { Choice, Group, Player } from '../../game';
import { capital } from '../../app/wire';
import { Chip } from '../../pieces';
import { Price, TokenSign } from './art';
import { w } from './say';
import {
	pointsAfter,
	AREAS,
	armyWords,
	COLOURS,
	formOf,
	movesOf,
	outOf,
	shiftOf,
	unitOfType,
	unitTitle,
	unitsAt,
	whoAt,
	zoneAt,
	zoneOf,
	type Army,
	type Colour,
	type Move,
	type Shift,
	type Tokens,
	type View,
} from './view';

export function headline(view: View, players: Player[]): VNode {
	if (view.round === 0) return <></>;
	return (
		<>
			<Chip tone="line">{w.bar.round(view.round)}</Chip>
			<Chip tone="line">{w.bar.initiative(whoAt(players, view.initiative))}</Chip>
			<Chip tone="line">{view.board.title}</Chip>
		</>
	);
}

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
	const names = ['formation', 'before', 'spending', 'strikes', 'regroup'].includes(view.phase) ? w.bar.battle : w.bar.steps;
	return names.map((name, i) => ({ name, state: i < at ? 'done' : i === at ? 'now' : 'next' }));
}

export function sub(view: View, player: Player): string {
	const title = view.players[player.seat]?.faction?.title ?? '';
	if (!view.battle) return title;
	return w.bar.role(title, view.battle.attacker === player.seat);
}

export function strip(view: View, player: Player): string {
	const side = view.players[player.seat];
	return side?.faction ? w.bar.bases(side.bases) : '';
}

/* --- choices ----------------------------------------------------------------- */

function sign(colour: Colour): VNode {
	return (
		<>
			<TokenSign colour={colour} />
			<span class="sr">{w.tokens(1, colour)}</span>
		</>
	);
}

/* The way out of a phase, a turn or an offer. */
function outs(moves: Move[], view: View): Choice[] {
	const move = outOf(moves);
	const ends = view.phase === 'spending' && view.battle!.spentThisTurn > 0;
	const none = movesOf(moves, 'use').length > 0;
	const what = ends ? w.choices.endTurn : none ? w.choices.useNone : w.choices.outs[view.phase];
	return move ? [{ move, what, flat: true }] : [];
}

function harvest(moves: Move[], view: View, seat: number): Group[] {
	const choices: Choice[] = [];
	const { mine } = view.limits;
	for (const card of view.hand) {
		for (const move of movesOf(moves, 'play'))
			if (move.pieces[0]?.id === card.id)
				choices.push({ move, what: w.choices.play(card.title), then: lostOf(card.gives, view, seat) || w.choices.fits, cost: <Price tokens={card.gives} /> });
		for (const move of movesOf(moves, 'mine'))
			if (move.pieces[0]?.id === card.id)
				choices.push({ move, what: w.choices.mine(card.title), then: lostOf(mine, view, seat) || w.choices.oneOfEach, cost: <Price tokens={mine} /> });
	}
	return [{ title: w.choices.harvest, note: w.choices.harvestNote, choices: [...choices, ...outs(moves, view)] }];
}

function lostOf(gives: Tokens, view: View, seat: number): string {
	const { tokens } = view.players[seat]!;
	const lost = COLOURS.reduce((sum, colour) => sum + Math.max(0, tokens[colour] + gives[colour] - view.limits.tokens[colour]), 0);
	return lost > 0 ? w.choices.lost(lost) : '';
}

/* Said where it is decided, since a Move phase without yellow is passed over. */
function warned(text: string, price: Tokens, view: View, seat: number): string {
	const { yellow } = view.players[seat]!.tokens;
	const { movePrice } = view.limits;
	return (yellow >= movePrice && yellow - price.yellow < movePrice ? `${w.choices.lastYellow} ` : '') + text;
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
						what: w.choices.build(unit.title, fit.length === 1 ? fit[0]!.pieces[1]?.name : undefined),
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
						what: w.choices.buy(upgrade.title, fit.length === 1 ? given?.name : undefined),
						then: warned(fit.length > 1 ? `${w.choices.discardOne} ${upgrade.text}` : upgrade.text, upgrade.price, view, seat),
						cost: <Price tokens={upgrade.price} />,
						more: fit.length > 1 ? fit : undefined,
					},
				];
	});
	return [{ title: w.choices.buildTitle, note: w.choices.buildNote, choices: [...units, ...upgrades, ...outs(moves, view)] }];
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
			const far = zone && fit.every((move) => !zone.near.includes(move.pieces[0]?.id ?? ''));
			const from = fit.length === 1 ? fit[0]!.pieces[0]?.name : undefined;
			const go = battle ? w.choices.attack : w.choices.moveTo;
			return {
				battle,
				choice: {
					move: fit[0]!,
					what: view.battle ? w.choices.bringMore(from) : go(zone?.title ?? '', from),
					then:
						(battle
							? w.choices.held(foes, base === true)
							: w.choices.room(zone ? zone.limit - unitsAt(zone, seat).count : 0)) + (far ? w.choices.far : ''),
					cost: sign('yellow'),
					more: fit.length > 1 ? fit : undefined,
				} as Choice,
			};
		})
		.sort((a, b) => Number(b.battle) - Number(a.battle))
		.map(({ choice }) => choice);
	return [{ title: w.choices.moves, note: w.choices.movesNote, choices: [...choices, ...outs(moves, view)] }];
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
			title: w.choices.whoGoes,
			note: w.choices.whoGoesNote,
			choices: [...(all ? [all] : []), ...others].map((move) => {
				const who = armyWords(view, sent(move, view, seat));
				return { move, what: move === all ? w.choices.sendAll : who, then: move === all ? who : '', cost: sign('yellow') };
			}),
		},
	];
}

function forms(moves: Move[], view: View, seat: number): Group[] {
	const ways = moves.flatMap((move) => {
		const form = formOf(move, view, seat);
		return form ? [{ move, ...form }] : [];
	});
	const choices: Choice[] = ways.map(({ move, unit, split }) => {
		const where = AREAS.filter((area) => split[area] > 0);
		const [only, ...more] = where;
		const many = where.map((area) => w.choices.countIn(split[area], area)).join(', ');
		const one = split[only!] === 1 ? w.choices.oneIn(unitTitle(view, unit), only!) : w.choices.allIn(only!);
		return { move, what: more.length > 0 ? many : one, then: move.explain };
	});
	if (ways[0])
		return [{ title: w.choices.secret(unitTitle(view, ways[0].unit, 2)), note: w.choices.secretNote, choices }];
	const hides: Choice[] = movesOf(moves, 'hide').map((move) => ({
		move,
		what: w.choices.hide(move.pieces[0]!.name),
		then: w.choices.thisBattle,
		cost: <Price tokens={view.limits.mine} />,
	}));
	return [{ title: w.choices.forceMine, note: w.choices.forceMineNote, choices: [...hides, ...outs(moves, view)] }];
}

function shiftWords(view: View, { verb, unit, to }: Shift): string {
	const title = unitTitle(view, unit);
	return to && verb !== 'remove' ? w.choices[verb](title, to) : w.choices.remove(title);
}

/* Best lead first. */
function spends(moves: Move[], view: View, seat: number): Group[] {
	const lead = (move: Move) => {
		const then = pointsAfter(move, view, seat);
		return then ? then[seat]! - then[1 - seat]! : -99;
	};
	const choices: Choice[] = movesOf(moves, 'spend', 'push', 'shift', 'remove')
		.sort((a, b) => lead(b) - lead(a))
		.map((move) => {
			const then = capital(move.explain);
			const shift = shiftOf(move, view, seat);
			if (!shift) return { move, what: w.choices.addPoint, then, cost: sign('blue') };
			return {
				move,
				what: shiftWords(view, shift),
				then: `${w.choices.from(shift.from)} ${then}`,
				cost: view.phase === 'spending' ? sign(shift.verb === 'push' ? 'green' : 'yellow') : undefined,
			};
		});
	const uses: Choice[] = movesOf(moves, 'use').map((move) => ({ move, what: w.choices.use(move.pieces[0]!.name), then: move.explain }));
	return [
		{
			title: view.phase === 'spending' ? w.choices.spend : w.choices.before,
			note: uses.length > 0 ? w.choices.orderNote : w.choices.spendNote,
			choices: [...uses, ...choices, ...outs(moves, view)],
		},
	];
}

function strikes(moves: Move[], view: View, seat: number): Group[] {
	return [
		{
			title: w.choices.flankStrikes,
			choices: [
				...moves.flatMap((made) =>
					made.move.verb === 'strike' ? [{ move: made, what: w.choices.destroy(unitOfType(view, 1 - seat, made.move.type)!.title) }] : [],
				),
				...outs(moves, view),
			],
		},
	];
}

function places(moves: Move[], view: View, seat: number): Group[] {
	return [
		{
			title: w.choices.survivors,
			note: w.choices.survivorsNote,
			choices: moves.map((move) => {
				const { move: said } = move;
				if (said.verb === 'disband') return { move, what: w.choices.disband(unitOfType(view, seat, said.type)!.title), then: move.explain };
				if (said.verb !== 'place' && said.verb !== 'place-all') return { move };
				const zone = zoneAt(view, said.zone)!.title;
				const one = said.verb === 'place' && unitOfType(view, seat, said.type)!.title;
				return { move, what: one ? w.choices.oneTo(one, zone) : w.choices.allTo(zone) };
			}),
		},
	];
}

export function group(moves: Move[], view: View, seat: number): Group[] {
	switch (view.phase) {
		case 'choosing':
			return [
				{
					title: w.choices.factions,
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
					title: w.choices.join,
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
