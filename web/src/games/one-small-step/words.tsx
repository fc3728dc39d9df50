/* words.tsx - One Small Step in the frame's words: chips in the bar, whose turn follows whose,
 * and the six actions as a list. */
import type { VNode } from 'preact';
import type { Choice, Group, Move } from '../../game';
import { Chip } from '../../pieces';
import { Cost } from './icons';
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
	tierWords,
	wordsOf,
	type Nation,
	type View,
} from './view';

export function round(view: View): number | undefined {
	return view.turns || undefined;
}

export function headline(view: View): VNode {
	const turn = round(view);
	return (
		<>
			{turn !== undefined && <Chip tone="line">Turn {turn}</Chip>}
			{view.timer === undefined ? (
				<Chip tone="line">Nobody has landed</Chip>
			) : isOver(view) ? (
				<Chip tone="line">{nationName(view, view.timer)} landed first</Chip>
			) : (
				<Chip tone="call">{nationName(view, view.timer)} has landed: last turns</Chip>
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
				? { name: `${name}’s turn`, state: 'now' as const }
				: past(seat)
					? { name: name!, state: 'done' as const }
					: { name: `then ${name}`, state: 'next' as const },
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
	return all.length > 2 ? `${all[0]} and ${all.length - 1} more` : all.join(', ');
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
		? [{ move: moon, what: `Land on the Moon: ${prize} points`, then: `For ${wordsOf(view, priceOf(technologyIn(view, moon)!))}` }]
		: [];
	if (all.length === 1 && !moon)
		return [{ move: all[0]!, what: `Research ${nameIn(view, all[0]!)}`, then: technologyIn(view, all[0]!)?.rule, cost: cost(all[0]!) }];
	const rest = all.filter((move) => move !== moon);
	return [
		...land,
		...one(rest, 'Research', names(view, [...way, ...rest.filter((move) => !way.includes(move))])),
	];
}

/* "Gain 9; 1 more goes to spies": as the server says it, in sum. */
function harvest(nation: Nation): string {
	const sum = (of: (store: Nation['stores'][number]) => number) =>
		nation.stores.reduce((total, store) => total + of(store), 0);
	const lost = sum((store) => store.loses);
	return `Gain ${sum((store) => store.makes - store.loses)}${lost ? `; ${lost} more ${lost === 1 ? 'goes' : 'go'} to spies` : ''}`;
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
		...(produce ? [{ move: produce, what: 'Produce', then: harvest(nation) }] : []),
		...research(moves, view),
		...one(
			of(moves, 'sell', 'buy'),
			'Trade',
			`Sell or buy up to ${nation.trade ?? 3}`,
		),
		...one(plays, plays.length === 1 ? `Play ${nameIn(view, plays[0]!)}` : 'Play a card', plays.length === 1 ? plays[0]!.explain : names(view, plays)),
		...one(of(moves, 'draw', 'steal'), 'Draw', `Tier ${nation.tier}: ${tierWords(tier)}`),
		...(train
			? [{ move: train, what: 'Train spies', then: `Tier ${nation.tier + 1}: ${tierWords(view.tiers[nation.tier]!)}`, cost: <Cost view={view} price={country?.network[nation.tier] ?? {}} /> }]
			: []),
		...one(of(moves, 'place', 'move-from-mat', 'move-from-technology'), 'Place a spy', nation.spies_home ? `${nation.spies_home} at home` : 'Move one that is out'),
		...one(of(moves, 'turn-in'), 'Turn in a card', 'For any resource, free'),
		...(low ? [{ move: low, what: 'Lie low', then: 'Do nothing this turn', flat: true }] : []),
	];
	return [{ title: 'One action', note: 'click the table, press a number', choices }];
}

/* Within an action: the way out last, prices with what is researched. */
function within(moves: Move[], view: View): Group[] {
	const titles: Record<string, string> = {
		drafting: 'Countries', trading: 'Trade on', aiming: 'Whom', bartering: 'Swap', picking: 'Take',
		spying: 'Which spy', placing: 'Where to', inventing: 'Research', drawing: 'Draw',
		converting: 'Which resource', discarding: 'Discard', leaving: 'Before you end',
	};
	const choices = moves.map((move): Choice => {
		const said = made(move);
		if (said.verb === 'done' || said.verb === 'skip') return { move, flat: true };
		const technology = said.verb === 'research' ? technologyIn(view, move) : undefined;
		const country = said.verb === 'pick' && view.countries.find((one) => one.key === said.country);
		if (country) return { move, what: `Take ${country.title}`, then: `${country.ability}. ${country.rule}` };
		return technology
			? { move, what: `Research ${technology.name}`, then: `For ${wordsOf(view, priceOf(technology))}. ${technology.rule}` }
			: { move };
	});
	return [{ title: titles[view.phase] ?? 'Choices', choices: [...choices.filter((one) => !one.flat), ...choices.filter((one) => one.flat)] }];
}

/* What is given heads a group, what is gained is the choice, and then how many. */
function swaps(moves: Move[], view: View): Group[] {
	const groups = [...pairsOf(moves)].map(([given, gained]): Group => ({
		title: `Give ${resourceName(view, given)}`,
		choices: [...gained].map(([gain, listed]): Choice => {
			const all = allNumbers(view, listed);
			return {
				move: all[0]!,
				what: `${resourceName(view, given)} for ${resourceName(view, gain)}`,
				then: all.length > 1 ? `1 to ${all.length}` : '1',
				more: all.length > 1 ? all : undefined,
			};
		}),
	}));
	const out = of(moves, 'done').map((move) => ({ move, flat: true }));
	return [...groups, { title: 'Enough', choices: out }];
}

/* A move by itself, among its like. */
export function choice(move: Move, view: View): Choice {
	const swap = swapOf(move);
	return swap ? { move, what: `Swap ${swapWords(view, swap)}` } : { move };
}

/* Where a spy may go: whose mat, or which technologies to keep others from or to borrow. */
function places(moves: Move[], view: View): Group[] {
	const on = (nation: Nation) =>
		moves.filter((move) => {
			const said = made(move);
			return said.verb === 'send-to-mat' && nation.stores.some((store) => store.place === said.to);
		});
	const mats = view.players.flatMap((nation) =>
		one(on(nation), `Mat of ${nationName(view, nation.seat)}`, 'One token of each harvest'),
	);
	const tree = of(moves, 'send-to-technology');
	const borrowed = tree.filter((move) => technologyIn(view, move)?.marks.length);
	const blocked = tree.filter((move) => !borrowed.includes(move));
	return [
		{ title: 'On a rival’s resource', choices: mats },
		{
			title: 'On a technology',
			choices: [
				...one(borrowed, 'Borrow an effect', names(view, borrowed)),
				...one(blocked, 'Block the others', names(view, blocked)),
			],
		},
	];
}

export function group(moves: Move[], view: View, seat: number): Group[] {
	if (view.phase === 'bartering') return swaps(moves, view);
	if (view.phase === 'placing') return places(moves, view);
	return view.phase === 'acting' && view.players[seat] ? actions(moves, view, seat) : within(moves, view);
}

export function score(points: number): string {
	return `${points} ${points === 1 ? 'point' : 'points'}`;
}

