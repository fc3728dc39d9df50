/* swaps.ts - exchanges of any number of tokens. The server lists one and the most of each kind;
 * whatever lies between may be said as well, so it is offered too. */
import type { Move as Made, Resource } from '../../../made/one-small-step';
import type { Move } from '../../game';
import { w } from './say';
import { resourceName, type View } from './view';

export type Swap = Extract<Made, { verb: 'swap' }>;

export function swapOf(move: Move): Swap | null {
	return move.move?.verb === 'swap' ? move.move : null;
}

/* "Swap 3 Gold for Oil" */
export function swapWords(view: View, { resource, gain, tokens }: Swap): string {
	return w.list.swapSome(tokens, resourceName(view, resource), resourceName(view, gain));
}

/* The same exchange of another number of tokens, in the notation of moves. */
function withTokens(view: View, move: Move, swap: Swap, tokens: number): Move {
	const { resource, gain } = swap;
	return {
		...move,
		text: `swap resource=${resource} gain=${gain} tokens=${tokens}`,
		explain: w.list.giveFor(resourceName(view, resource), resourceName(view, gain), tokens),
		move: { ...swap, tokens },
	};
}

/* One pair of resources: from one token to the most that the server lists. */
export function allNumbers(view: View, moves: Move[]): Move[] {
	const swaps = moves.map(swapOf);
	const first = swaps[0];
	if (!first || swaps.some((swap) => swap?.resource !== first.resource || swap.gain !== first.gain)) return moves;
	const most = Math.max(...swaps.map((swap) => swap!.tokens));
	return Array.from(
		{ length: most },
		(_, i) => moves.find((_, at) => swaps[at]!.tokens === i + 1) ?? withTokens(view, moves[0]!, first, i + 1),
	);
}

/* By what is given, then by what is gained; what is no swap is left out. */
export function pairsOf(moves: Move[]): Map<Resource, Map<Resource, Move[]>> {
	const pairs = new Map<Resource, Map<Resource, Move[]>>();
	for (const move of moves) {
		const swap = swapOf(move);
		if (!swap) continue;
		const gained = pairs.get(swap.resource) ?? new Map<Resource, Move[]>();
		pairs.set(swap.resource, gained);
		gained.set(swap.gain, [...(gained.get(swap.gain) ?? []), move]);
	}
	return pairs;
}
