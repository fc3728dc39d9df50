/* words.tsx - Space Tug Skirmish in the frame's words: chips in the bar, the steps of a turn, and
 * the list of choices in the order in which people think of them. */
import type { VNode } from 'preact';
import type { Choice, Group, Move, Player } from '../../game';
import { Chip } from '../../pieces';
import { dollars, isOpening, kindOf, movesOf, playsLeft, said, splitOf, type Part, type Tug, type View } from './view';

export function headline(view: View): VNode {
	return (
		<>
			{view.round > 0 && <Chip tone="line">Round {view.round}</Chip>}
			<Chip tone="line">{view.mode.title}</Chip>
			<Chip tone="line">
				{view.team
					? `Team ${dollars(view.team.funds)} of ${dollars(view.team.goal)}, ${view.roundLimit} rounds`
					: `Goal ${dollars(view.goal)} in Ops`}
			</Chip>
		</>
	);
}

const STEPS = ['Draw', 'Play', 'Discard'];
const AT: Record<View['step'], number> = { 0: -1, income: 0, shift: 0, draw: 0, drawn: 0, play: 1, discard: 2 };

export function steps(view: View): { name: string; state: 'done' | 'now' | 'next' }[] {
	if (isOpening(view)) return [];
	const now = AT[view.step];
	return STEPS.map((name, i) => ({
		name,
		state: i < now ? ('done' as const) : i === now ? ('now' as const) : ('next' as const),
	}));
}

export function sub(view: View, player: Player): string {
	if (view.team?.master === player.seat) return 'Epoch Master';
	const persona = view.players[player.seat]?.persona;
	return persona ? `${persona.name}, Level ${persona.level}` : '';
}

export function strip(view: View, player: Player): { main: string; small: string } {
	const tug = view.players[player.seat];
	return tug
		? { main: dollars(tug.funds), small: tug.phase === 'ops' ? `Ops, +${tug.income}` : 'Design' }
		: { main: 'Master', small: `${view.team!.goal - view.team!.funds} short` };
}

/* --- choices ----------------------------------------------------------------------------- */

function cost(price: number): string {
	return price === 0 ? 'free' : `−$${price}M`;
}

function plays(moves: Move[], view: View): Choice[] {
	return movesOf(moves, 'play').map((move) => {
		const card = view.hand.find((one) => one.id === move.pieces[0]?.id);
		return {
			move,
			what: card ? `${card.name}` : move.text,
			then: move.explain,
			cost: card ? cost(card.price) : undefined,
		};
	});
}

function changes(moves: Move[], tug: Tug): Choice[] {
	const choices: Choice[] = [];
	for (const move of movesOf(moves, 'launch'))
		choices.push({ move, what: 'Launch', then: move.explain, cost: 'free' });
	for (const move of movesOf(moves, 'return'))
		choices.push({ move, what: 'Back to Design', then: 'No cards this turn', cost: cost(tug.returnPrice) });
	return choices;
}

/* The own part that a move points at. */
function partOf(move: Move, tug: Tug): Part | undefined {
	return tug.parts.find((one) => one.id === move.pieces[0]?.id);
}

function works(moves: Move[], tug: Tug): Choice[] {
	const choices: Choice[] = movesOf(moves, 'repair').map((move) => {
		const part = partOf(move, tug);
		return { move, what: `Repair ${part?.name ?? ''}`, then: part?.text, cost: cost(part?.repair ?? 0) };
	});
	for (const move of movesOf(moves, 'use', 'use-level')) {
		const level = tug.persona?.cards.find((one) => one.id === move.pieces[0]?.id);
		choices.push({ move, what: `Use ${partOf(move, tug)?.name ?? level?.name ?? ''}`, then: move.explain });
	}
	return choices;
}

function playing(moves: Move[], view: View, seat: number): Group[] {
	const tug = view.players[seat]!;
	const left = playsLeft(view, tug);
	const junk = movesOf(moves, 'destroy');
	const rest: Choice[] = [...changes(moves, tug), ...works(moves, tug)];
	if (junk.length > 0)
		rest.push({
			move: junk[0]!,
			what: junk.length > 1 ? 'Throw a card of your tug away' : `Throw ${partOf(junk[0]!, tug)?.name ?? ''} away`,
			then: 'Free; it goes to your discard pile',
			more: junk.length > 1 ? junk : undefined,
		});
	const [end] = movesOf(moves, 'end-turn');
	const cards = plays(moves, view);
	const phase = tug.phase === 'ops' ? 'Ops' : 'Design';
	const groups: Group[] = [];
	if (cards.length > 0)
		groups.push({
			title: left === Infinity ? `Play any ${phase} cards` : `Play: ${left} ${phase} ${left === 1 ? 'card' : 'cards'} left`,
			choices: cards,
		});
	const ends: Choice[] = end
		? [{ move: end, what: 'End your turn', then: end.explain, flat: true }]
		: [];
	groups.push({ title: cards.length > 0 ? 'Or' : 'Your turn', choices: [...rest, ...ends] });
	return groups;
}

function splits(moves: Move[]): Group[] {
	const [keep] = movesOf(moves, 'keep');
	const choices: Choice[] = keep ? [{ move: keep, what: 'Keep this hand', then: keep.explain }] : [];
	for (const move of moves.filter((one) => one !== keep)) {
		const { design, ops } = splitOf(move);
		choices.push({ move, what: `${design} Design, ${ops} Ops`, then: keep ? 'A new hand, one card fewer' : '' });
	}
	return [{ title: keep ? 'Your hand' : 'Seven cards', choices }];
}

function cards(title: string, moves: Move[]): Group[] {
	const [way] = movesOf(moves, 'enough');
	return [
		{
			title,
			choices: [
				...moves
					.filter((move) => move !== way)
					.map((move) => ({ move, what: move.pieces.at(-1)?.name ?? move.text, then: move.explain })),
				...(way ? [{ move: way, what: 'Enough', then: way.explain, flat: true }] : []),
			],
		},
	];
}

export function group(moves: Move[], view: View, seat: number): Group[] {
	switch (view.phase) {
		case 'splitting':
		case 'redrawing':
			return splits(moves);
		case 'becoming':
			return cards('Personas', moves);
		case 'drawing':
			return [
				{
					title: view.toDraw > 1 ? `Draw, ${view.toDraw} to go` : 'Draw',
					choices: moves.map((move) => {
						const form = said(move);
						const design = form.verb === 'draw' && form.deck === 'design';
						return {
							move,
							what: design ? 'A Design card' : 'An Ops card',
							then: `${design ? 'To build with' : 'To play in orbit'}. ${move.explain}`,
						};
					}),
				},
			];
		case 'playing':
			return view.players[seat] ? playing(moves, view, seat) : [];
		case 'aiming':
			return cards(view.acting ?? 'Aim', moves);
		case 'salvaging':
			return cards('Your discard pile', moves);
		case 'mending':
			return cards('Disabled cards', moves);
		case 'boosting':
			return cards(view.acting ?? 'Raise', moves);
		case 'discarding':
			return [
				{
					title: 'Discard one',
					choices: moves.map((move) => {
						const card = view.hand.find((one) => one.id === move.pieces[0]?.id);
						return { move, what: `Discard ${card?.name ?? ''}`, then: card ? `${kindOf(card)}, ${dollars(card.cost)}` : '' };
					}),
				},
			];
		case 'mastering':
			return cards('Turn one', moves);
		default:
			return [];
	}
}
