/* swaps.ts - exchanges of any number of tokens. The server lists one and the most of each kind;
 * whatever lies between may be said as well, so it is offered too. */
import type { Move } from '../../game';

export interface Swap {
	tokens: number;
	given: string;
	gained: string;
}

export function swapOf(move: Move): Swap | null {
	const found = /^swap (\d+) (.+) for (.+)$/.exec(move.text);
	return found ? { tokens: Number(found[1]), given: found[2]!, gained: found[3]! } : null;
}

/* The same exchange of another number of tokens. */
function withTokens(move: Move, swap: Swap, tokens: number): Move {
	return {
		...move,
		text: `swap ${tokens} ${swap.given} for ${swap.gained}`,
		explain: `Give ${tokens} ${swap.given} for ${tokens} ${swap.gained}`,
	};
}

/* One pair of resources: from one token to the most that the server lists. */
export function allNumbers(moves: Move[]): Move[] {
	const swaps = moves.map(swapOf);
	const first = swaps[0];
	if (!first || swaps.some((swap) => swap?.given !== first.given || swap.gained !== first.gained)) return moves;
	const most = Math.max(...swaps.map((swap) => swap!.tokens));
	return Array.from(
		{ length: most },
		(_, i) => moves.find((_, at) => swaps[at]!.tokens === i + 1) ?? withTokens(moves[0]!, first, i + 1),
	);
}

/* By what is given, then by what is gained; what is no swap is left out. */
export function pairsOf(moves: Move[]): Map<string, Map<string, Move[]>> {
	const pairs = new Map<string, Map<string, Move[]>>();
	for (const move of moves) {
		const swap = swapOf(move);
		if (!swap) continue;
		const gained = pairs.get(swap.given) ?? new Map<string, Move[]>();
		pairs.set(swap.given, gained);
		gained.set(swap.gained, [...(gained.get(swap.gained) ?? []), move]);
	}
	return pairs;
}
