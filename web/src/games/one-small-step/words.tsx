/* words.tsx - One Small Step in the frame's words: chips in the bar, whose turn follows whose,
 * and the six actions as a list. */
import type { VNode } from 'preact';
import type { Choice, Group, Move } from '../../game';
import { Chip } from '../../pieces';
import { Cost } from './icons';
import { consequences } from './note';
import { w } from './say';
import { allNumbers, pairsOf, swapOf, swapWords } from './swaps';
import {
	cardOfKind,
	countryOf,
	isOver,
	made,
	nationName,
	of,
	priceOf,
	resourceName,
	technologyIn,
	wordsOf,
	type Nation,
	type Technology,
	type View,
} from './view';

export function round(view: View): number | undefined {
	return view.turns || undefined;
}

export function headline(view: View): VNode {
	const turn = round(view);
	return (
		<>
			{turn !== undefined && <Chip tone="line">{w.list.turn(turn)}</Chip>}
			{view.timer === undefined ? (
				<Chip tone="line">{w.list.nobody}</Chip>
			) : isOver(view) ? (
				<Chip tone="line">{w.list.first(nationName(view, view.timer))}</Chip>
			) : (
				<Chip tone="call">{w.list.last(nationName(view, view.timer))}</Chip>
			)}
		</>
	);
}

/* How many turns after the first landing a seat comes: 0 is who landed. */
function after(view: View, seat: number): number {
	return (seat - view.timer! + view.players.length) % view.players.length;
}

/* Whose turn it is and who comes then; after a landing also who has had the last turn. It is said
 * in words, so that nobody takes the names for buttons. */
export function steps(view: View): { name: string; state: 'done' | 'now' | 'next' }[] {
	if (isOver(view) || view.phase === 'drafting') return [];
	const past = (seat: number) => view.timer !== undefined && after(view, seat) < after(view, view.turn);
	const from = view.timer ?? view.turn;
	return [...view.players.slice(from), ...view.players.slice(0, from)]
		.map(({ name, seat }) =>
			seat === view.turn
				? { name: w.list.now(name!), state: 'now' as const }
				: past(seat)
					? { name: name!, state: 'done' as const }
					: { name: w.list.then(name!), state: 'next' as const },
		);
}

/* --- choices ------------------------------------------------------------------------- */

/* Several moves behind one choice; nothing if there are none. */
function one(moves: Move[], what: string, then: string, cost?: VNode): Choice[] {
	if (moves.length === 0) return [];
	const alone = moves.length === 1;
	return [{ move: moves[0]!, what, then, cost, more: alone ? undefined : moves }];
}

/* What a move names: a technology, or a card. */
function nameIn(view: View, move: Move): string {
	const said = made(move);
	return 'card' in said ? (cardOfKind(view, said.card)?.name ?? '') : (technologyIn(view, move)?.name ?? '');
}

function names(view: View, moves: Move[]): string {
	const all = moves.map((move) => nameIn(view, move));
	return all.length > 2 ? w.list.more(all[0]!, all.length - 1) : all.join(', ');
}

function research(moves: Move[], view: View): Choice[] {
	const all = of(moves, 'research');
	const moon = all.find((move) => technologyIn(view, move)?.moon);
	const way = all.filter((move) => move !== moon && view.way.includes(technologyIn(view, move)?.id ?? ''));
	const cost = (move: Move) => {
		const technology = technologyIn(view, move);
		return technology && <Cost view={view} price={priceOf(technology)} />;
	};
	const prize = view.landing[view.players.filter((nation) => nation.landed > 0).length];
	const land: Choice[] = moon
		? [{ move: moon, what: w.list.land(prize!), then: w.list.price(wordsOf(view, priceOf(technologyIn(view, moon)!))) }]
		: [];
	if (all.length === 1 && !moon)
		return [{ move: all[0]!, what: w.list.researchOne(nameIn(view, all[0]!)), then: technologyIn(view, all[0]!)?.rule, cost: cost(all[0]!) }];
	const rest = all.filter((move) => move !== moon);
	return [
		...land,
		...one(rest, w.list.research, names(view, [...way, ...rest.filter((move) => !way.includes(move))])),
	];
}

/* "Gain 10; spies may take 1 of it": as the server says it, in sum. */
function harvest(nation: Nation, asked: boolean): string {
	const sum = (of: (store: Nation['stores'][number]) => number) =>
		nation.stores.reduce((total, store) => total + of(store), 0);
	const lost = sum((store) => store.loses);
	return w.list.harvest(sum((store) => store.makes) - (asked ? 0 : lost), lost, asked);
}

function actions(moves: Move[], view: View, seat: number): Group[] {
	const nation = view.players[seat]!;
	const tier = view.tiers[nation.tier - 1]!;
	const country = countryOf(view, seat);
	const [produce] = of(moves, 'produce');
	const [train] = of(moves, 'train');
	const [low] = of(moves, 'lie-low');
	const plays = of(moves, 'play');
	const choices: Choice[] = [
		...(produce ? [{ move: produce, what: w.list.produce, then: harvest(nation, view.asked) }] : []),
		...research(moves, view),
		...one(
			of(moves, 'sell', 'buy'),
			w.list.trade,
			w.list.tradeText(nation.trade ?? 3),
		),
		...one(plays, plays.length === 1 ? w.list.playOne(nameIn(view, plays[0]!)) : w.list.play, plays.length === 1 ? plays[0]!.explain : names(view, plays)),
		...one(of(moves, 'draw', 'steal'), w.list.draw, w.list.atTier(nation.tier, w.tier(tier))),
		...(train
			? [{ move: train, what: w.list.train, then: w.list.atTier(nation.tier + 1, w.tier(view.tiers[nation.tier]!)), cost: <Cost view={view} price={country?.network[nation.tier] ?? {}} /> }]
			: []),
		...one(of(moves, 'place', 'move-from-mat', 'move-from-technology'), nation.spies_home > 0 ? w.list.place : w.list.moveSpy, w.list.home(nation.spies_home)),
		...one(of(moves, 'turn-in'), w.list.turnIn, w.list.turnInText),
		...(low ? [{ move: low, what: w.list.lieLow, then: w.list.lieLowText, flat: true }] : []),
	];
	return [{ title: w.list.action, note: w.list.actionNote, choices }];
}

/* What is researched: its price, and what it leads to. */
function plate(move: Move, view: View, seat: number, technology: Technology): Choice {
	const price = w.list.price(wordsOf(view, priceOf(technology)));
	return { move, what: w.list.researchOne(technology.name), then: `${price}. ${consequences(view, seat, technology)}` };
}

/* Within an action: the way out last, prices with what is researched. */
function within(moves: Move[], view: View, seat: number): Group[] {
	const choices = moves.map((move): Choice => {
		const said = made(move);
		if (said.verb === 'done' || said.verb === 'skip') return { move, flat: true };
		if (said.verb === 'opt') return { move, what: move.explain };
		const technology = said.verb === 'research' ? technologyIn(view, move) : undefined;
		const country = said.verb === 'pick' && view.countries.find((one) => one.key === said.country);
		if (country) return { move, what: w.list.takeCountry(country.title), then: `${country.ability}. ${country.rule}` };
		return technology ? plate(move, view, seat, technology) : { move };
	});
	return [{ title: w.list.lists[view.phase] ?? w.list.choices, choices: [...choices.filter((one) => !one.flat), ...choices.filter((one) => one.flat)] }];
}

/* What is given heads a group, what is gained is the choice, and then how many. */
function swaps(moves: Move[], view: View): Group[] {
	const groups = [...pairsOf(moves)].map(([given, gained]): Group => ({
		title: w.list.give(resourceName(view, given)),
		choices: [...gained].map(([gain, listed]): Choice => {
			const all = allNumbers(view, listed);
			return {
				move: all[0]!,
				what: w.list.swap(resourceName(view, given), resourceName(view, gain)),
				then: w.list.upTo(all.length),
				more: all.length > 1 ? all : undefined,
			};
		}),
	}));
	const out = of(moves, 'done').map((move) => ({ move, flat: true }));
	return [...groups, { title: w.list.enough, choices: out }];
}

/* A move by itself, among its like. */
export function choice(move: Move, view: View, seat: number): Choice {
	const swap = swapOf(move);
	if (swap) return { move, what: swapWords(view, swap) };
	const technology = made(move).verb === 'research' ? technologyIn(view, move) : undefined;
	return technology ? plate(move, view, seat, technology) : { move };
}

/* Where a spy may go: whose mat, or which technologies to keep others from or to borrow. */
function places(moves: Move[], view: View): Group[] {
	const on = (nation: Nation) =>
		moves.filter((move) => {
			const said = made(move);
			return said.verb === 'send-to-mat' && nation.stores.some((store) => store.place === said.to);
		});
	const mats = view.players.flatMap((nation) =>
		one(on(nation), w.list.mat(nationName(view, nation.seat)), w.list.matText),
	);
	const tree = of(moves, 'send-to-technology');
	const borrowed = tree.filter((move) => technologyIn(view, move)?.marks.length);
	const blocked = tree.filter((move) => !borrowed.includes(move));
	return [
		{ title: w.list.onResource, choices: mats },
		{
			title: w.list.onTechnology,
			choices: [
				...one(borrowed, w.list.borrow, names(view, borrowed)),
				...one(blocked, w.list.block, names(view, blocked)),
			],
		},
	];
}

export function group(moves: Move[], view: View, seat: number): Group[] {
	if (view.phase === 'bartering') return swaps(moves, view);
	if (view.phase === 'placing') return places(moves, view);
	return view.phase === 'acting' && view.players[seat] ? actions(moves, view, seat) : within(moves, view, seat);
}

