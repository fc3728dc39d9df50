/* words.tsx - Space Tug Skirmish in the frame's words: chips in the bar, the steps of a turn, and
 * the list of choices in the order in which people think of them. */
import type { VNode } from 'preact';
import type { Choice, Group, Move, Player } from '../../game';
import { Chip } from '../../pieces';
import { isOpening, kindOf, movesOf, playsLeft, said, splitOf, type Part, type Tug, type View } from './view';
import { w } from './w';

export function headline(view: View): VNode {
	return (
		<>
			{view.round > 0 && <Chip tone="line">{w.round(view.round)}</Chip>}
			<Chip tone="line">{view.mode.title}</Chip>
			{view.team && <Chip tone="line">{w.ofRounds(view.roundLimit)}</Chip>}
		</>
	);
}

const AT: Record<View['step'], number> = { 0: -1, income: 0, shift: 0, draw: 0, drawn: 0, play: 1, discard: 2 };

const CHOOSING: Partial<Record<View['phase'], string>> = {
	aiming: w.whom,
	salvaging: w.whichCards,
	mending: w.whichParts,
	boosting: w.whichStat,
};

export function steps(view: View): { name: string; state: 'done' | 'now' | 'next' }[] {
	if (isOpening(view)) return [];
	/* A choice of several steps: which card, then whom or what. */
	const next = CHOOSING[view.phase];
	if (next && view.acting)
		return [
			{ name: view.acting, state: 'done' },
			{ name: next, state: 'now' },
		];
	const now = AT[view.step];
	return w.steps.map((name, i) => ({
		name,
		state: i < now ? ('done' as const) : i === now ? ('now' as const) : ('next' as const),
	}));
}

export function sub(view: View, player: Player): string {
	if (view.team?.master === player.seat) return w.master;
	const persona = view.players[player.seat]?.persona;
	return persona ? w.levelOf(persona.name, persona.level) : '';
}

export function strip(view: View, player: Player): string {
	const tug = view.players[player.seat];
	return tug ? w.brief(tug.funds) : w.stripMaster;
}

/* --- choices ----------------------------------------------------------------------------- */

function cost(price: number): string {
	return price === 0 ? w.free : w.price(price);
}

function plays(moves: Move[], view: View): Choice[] {
	return movesOf(moves, 'play').map((move) => {
		const card = view.hand.find((one) => one.id === move.pieces[0]?.id);
		return {
			move,
			what: card ? card.name : move.text,
			then: move.explain,
			cost: card ? cost(card.price) : undefined,
		};
	});
}

function changes(moves: Move[], tug: Tug): Choice[] {
	const choices: Choice[] = [];
	for (const move of movesOf(moves, 'launch'))
		choices.push({ move, what: w.launch, then: move.explain, cost: w.free });
	for (const move of movesOf(moves, 'return'))
		choices.push({ move, what: w.backToDesign, then: w.noCards, cost: cost(tug.returnPrice) });
	return choices;
}

/* The own part that a move points at. */
function partOf(move: Move, tug: Tug): Part | undefined {
	return tug.parts.find((one) => one.id === move.pieces[0]?.id);
}

function works(moves: Move[], tug: Tug): Choice[] {
	const choices: Choice[] = movesOf(moves, 'repair').map((move) => {
		const part = partOf(move, tug);
		return { move, what: w.repair(part?.name ?? ''), then: part?.text, cost: cost(part?.repair ?? 0) };
	});
	for (const move of movesOf(moves, 'use', 'use-level')) {
		const level = tug.persona?.cards.find((one) => one.id === move.pieces[0]?.id);
		choices.push({ move, what: w.use(partOf(move, tug)?.name ?? level?.name ?? ''), then: move.explain });
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
			what: junk.length > 1 ? w.throwOne : w.throwAway(partOf(junk[0]!, tug)?.name ?? ''),
			then: w.toPile,
			more: junk.length > 1 ? junk : undefined,
		});
	const [end] = movesOf(moves, 'end-turn');
	const cards = plays(moves, view);
	const groups: Group[] = [];
	if (cards.length > 0)
		groups.push({
			title: left === Infinity ? w.playAny[tug.phase] : w.playLeft(left, tug.phase === 'ops'),
			choices: cards,
		});
	const ends: Choice[] = end
		? [{ move: end, what: w.endYourTurn, then: end.explain, flat: true }]
		: [];
	groups.push({ title: cards.length > 0 ? w.or : w.yourTurn, choices: [...rest, ...ends] });
	return groups;
}

function splits(moves: Move[]): Group[] {
	const [keep] = movesOf(moves, 'keep');
	const choices: Choice[] = keep ? [{ move: keep, what: w.keepHand, then: keep.explain }] : [];
	for (const move of moves.filter((one) => one !== keep)) {
		const { design, ops } = splitOf(move);
		choices.push({ move, what: w.split(design, ops), then: keep ? w.fewer : '' });
	}
	return [{ title: keep ? w.yourHand : w.sevenCards, choices }];
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
				...(way ? [{ move: way, what: w.enough, then: way.explain, flat: true }] : []),
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
			return cards(w.personas, moves);
		case 'drawing':
			return [
				{
					title: w.draw(view.toDraw),
					choices: moves.map((move) => {
						const form = said(move);
						const deck = form.verb === 'draw' ? form.deck : 'ops';
						return { move, what: w.drawOne[deck], then: w.drawFor[deck](move.explain) };
					}),
				},
			];
		case 'playing':
			return view.players[seat] ? playing(moves, view, seat) : [];
		case 'aiming':
			return cards(view.acting ?? w.aim, moves);
		case 'salvaging':
			return cards(w.yourPile, moves);
		case 'mending':
			return cards(w.disabledCards, moves);
		case 'boosting':
			return cards(view.acting ?? w.raise, moves);
		case 'discarding':
			return [
				{
					title: w.discardOne,
					choices: moves.map((move) => {
						const card = view.hand.find((one) => one.id === move.pieces[0]?.id);
						return { move, what: w.discard(card?.name ?? ''), then: card ? w.kindAndCost(kindOf(card), card.cost) : '' };
					}),
				},
			];
		case 'mastering':
			return cards(w.turnThis, moves);
		default:
			return [];
	}
}
