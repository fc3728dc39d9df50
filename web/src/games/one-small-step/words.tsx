/* words.tsx - One Small Step in the frame's words: chips in the bar, whose turn follows whose,
 * and the six actions as a list. */
import type { VNode } from 'preact';
import type { Choice, Group, Move } from '../../game';
import { Chip } from '../../pieces';
import { Cost } from './icons';
import { allNumbers, pairsOf } from './swaps';
import { countryOf, isOver, nationName, priceOf, technologyOf, tierWords, wordsOf, type Nation, type View } from './view';

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

function starts(moves: Move[], ...words: string[]): Move[] {
	return moves.filter((move) => words.some((word) => move.text.startsWith(word)));
}

/* Several moves behind one choice; nothing if there are none. */
function one(moves: Move[], what: string, then: string, cost?: VNode): Choice[] {
	if (moves.length === 0) return [];
	const alone = moves.length === 1;
	return [{ move: moves[0]!, what, then, cost, more: alone ? undefined : moves }];
}

function names(moves: Move[], word: string): string {
	const all = moves.map((move) => move.text.slice(word.length));
	return all.length > 2 ? `${all[0]} and ${all.length - 1} more` : all.join(', ');
}

function research(moves: Move[], view: View): Choice[] {
	const all = starts(moves, 'research ');
	const moon = all.find((move) => technologyOf(view, move.pieces[0]?.id ?? '')?.moon);
	const way = all.filter((move) => move !== moon && view.way?.includes(move.pieces[0]?.id ?? ''));
	const cost = (move: Move) => {
		const technology = technologyOf(view, move.pieces[0]?.id ?? '');
		return technology && <Cost view={view} price={priceOf(technology)} />;
	};
	const prize = view.landing[view.players.filter((nation) => nation.landed > 0).length];
	const land: Choice[] = moon
		? [{ move: moon, what: `Land on the Moon: ${prize} points`, then: `For ${wordsOf(view, priceOf(technologyOf(view, moon.pieces[0]!.id)!))}` }]
		: [];
	if (all.length === 1 && !moon)
		return [{ move: all[0]!, what: `Research ${all[0]!.text.slice(9)}`, then: technologyOf(view, all[0]!.pieces[0]?.id ?? '')?.rule, cost: cost(all[0]!) }];
	const rest = all.filter((move) => move !== moon);
	return [
		...land,
		...one(rest, 'Research', `${names([...way, ...rest.filter((move) => !way.includes(move))], 'research ')}`),
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
	const produce = moves.find((move) => move.text === 'produce');
	const train = moves.find((move) => move.text === 'train');
	const low = moves.find((move) => move.text === 'lie low');
	const plays = starts(moves, 'play ');
	const choices: Choice[] = [
		...(produce ? [{ move: produce, what: 'Produce', then: harvest(nation) }] : []),
		...research(moves, view),
		...one(
			starts(moves, 'sell ', 'buy '),
			'Trade',
			`Sell or buy up to ${nation.trade ?? 3}`,
		),
		...one(plays, plays.length === 1 ? `Play ${plays[0]!.text.slice(5)}` : 'Play a card', plays.length === 1 ? plays[0]!.explain : names(plays, 'play ')),
		...one(starts(moves, 'draw ', 'steal '), 'Draw', `Tier ${nation.tier}: ${tierWords(tier)}`),
		...(train
			? [{ move: train, what: 'Train spies', then: `Tier ${nation.tier + 1}: ${tierWords(view.tiers[nation.tier]!)}`, cost: <Cost view={view} price={country?.network[nation.tier] ?? {}} /> }]
			: []),
		...one(starts(moves, 'place spy', 'move spy'), 'Place a spy', nation.spies_home ? `${nation.spies_home} at home` : 'Move one that is out'),
		...one(starts(moves, 'turn in '), 'Turn in a card', 'For any resource, free'),
		...(low ? [{ move: low, what: 'Lie low', then: 'Do nothing this turn', flat: true }] : []),
	];
	return [{ title: 'One action', note: 'click the table, press a number', choices }];
}

const OUT = /^(done|skip|end turn)$/;

/* Within an action: the way out last, prices with what is researched. */
function within(moves: Move[], view: View): Group[] {
	const titles: Record<string, string> = {
		drafting: 'Countries', trading: 'Trade on', aiming: 'Whom', bartering: 'Swap', picking: 'Take',
		spying: 'Which spy', placing: 'Where to', inventing: 'Research', drawing: 'Draw',
		converting: 'Which resource', discarding: 'Discard', leaving: 'Before you end',
	};
	const choices = moves.map((move): Choice => {
		if (OUT.test(move.text)) return { move, flat: true };
		const technology = move.text.startsWith('research ')
			? technologyOf(view, move.pieces[0]?.id ?? '')
			: undefined;
		const country = view.countries.find((one) => one.id === move.pieces[0]?.id);
		if (country) return { move, what: `Take ${country.title}`, then: `${country.ability}. ${country.rule}` };
		const paid = /^Pay ([^.]*)\./.exec(move.explain)?.[1];
		return technology
			? { move, what: `Research ${technology.name}`, then: `For ${paid ?? wordsOf(view, priceOf(technology))}. ${technology.rule}` }
			: { move };
	});
	return [{ title: titles[view.phase] ?? 'Choices', choices: [...choices.filter((one) => !one.flat), ...choices.filter((one) => one.flat)] }];
}

/* What is given heads a group, what is gained is the choice, and then how many. */
function swaps(moves: Move[]): Group[] {
	const groups = [...pairsOf(moves)].map(([given, gained]): Group => ({
		title: `Give ${given}`,
		choices: [...gained].map(([name, listed]): Choice => {
			const all = allNumbers(listed);
			return {
				move: all[0]!,
				what: `${given} for ${name}`,
				then: all.length > 1 ? `1 to ${all.length}` : '1',
				more: all.length > 1 ? all : undefined,
			};
		}),
	}));
	const out = moves.filter((move) => OUT.test(move.text));
	return [...groups, { title: 'Enough', choices: out.map((move) => ({ move, flat: true })) }];
}

/* Where a spy may go: whose mat, or which technologies to keep others from or to borrow. */
function places(moves: Move[], view: View): Group[] {
	const on = (start: string) => moves.filter((move) => move.pieces[0]?.id.startsWith(start));
	const mats = view.players.flatMap((nation) =>
		one(on(`store-p${nation.seat + 1}-`), `Mat of ${nationName(view, nation.seat)}`, 'One token of each harvest'),
	);
	const tree = on('technology-');
	const borrowed = tree.filter((move) => move.explain.startsWith('Borrow'));
	const blocked = tree.filter((move) => !borrowed.includes(move));
	return [
		{ title: 'On a rival’s resource', choices: mats },
		{
			title: 'On a technology',
			choices: [
				...one(borrowed, 'Borrow an effect', `${names(borrowed, 'send spy to ')}`),
				...one(blocked, 'Block the others', `${names(blocked, 'send spy to ')}`),
			],
		},
	];
}

export function group(moves: Move[], view: View, seat: number): Group[] {
	if (view.phase === 'bartering') return swaps(moves);
	if (view.phase === 'placing') return places(moves, view);
	return view.phase === 'acting' && view.players[seat] ? actions(moves, view, seat) : within(moves, view);
}

export function score(points: number): string {
	return `${points} ${points === 1 ? 'point' : 'points'}`;
}

