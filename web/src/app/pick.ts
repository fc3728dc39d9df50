/* pick.ts - from clicks to moves. A move names the pieces that a person would click for it,
 * in order. What is marked is the next piece of every move that fits what was clicked so
 * far; what all of them would have to click anyway is not asked for. */
import type { Mark, Move } from '../game';

export interface Picked {
	chosen: string[]; /* clicked so far */
	moves: Move[]; /* what is left */
	marks: Map<string, Mark>;
}

function fits(move: Move, chosen: string[]): number {
	/* The clicked pieces are a subsequence of the move's; how far they reach, or -1. */
	let at = 0;
	for (const id of chosen) {
		while (at < move.pieces.length && move.pieces[at]!.id !== id) at++;
		if (at === move.pieces.length) return -1;
		at++;
	}
	return at;
}

/* The first piece from `at` on that tells these moves apart. */
function common(moves: Move[], reach: number[]): number {
	let skip = 0;
	if (moves.length < 2) return 0;
	for (;;) {
		const ids = moves.map((move, i) => move.pieces[reach[i]! + skip]?.id);
		if (ids[0] === undefined || ids.some((id) => id !== ids[0])) return skip;
		skip++;
	}
}

export function pick(all: Move[], chosen: string[]): Picked {
	const left: Move[] = [];
	const reach: number[] = [];
	for (const move of all) {
		const at = fits(move, chosen);
		if (at >= 0) {
			left.push(move);
			reach.push(at);
		}
	}
	const marks = new Map<string, Mark>();
	const skip = chosen.length > 0 ? common(left, reach) : 0;
	left.forEach((move, i) => {
		const piece = move.pieces[reach[i]! + skip] ?? move.pieces[reach[i]!];
		if (!piece) return;
		const mark = marks.get(piece.id);
		if (mark) mark.moves.push(move);
		else marks.set(piece.id, { moves: [move] });
	});
	for (const mark of marks.values())
		mark.label = mark.moves.length === 1 ? mark.moves[0]!.explain : undefined;
	for (const id of chosen) marks.set(id, { ...(marks.get(id) ?? { moves: left }), chosen: true });
	return { chosen, moves: left, marks };
}

/* What a click on a piece leads to: a move, or what was chosen then. A click on what was
 * chosen takes it back; a click on a piece that other moves begin with begins anew. */
export function click(
	all: Move[],
	chosen: string[],
	id: string,
): { move?: Move; chosen: string[] } {
	const now = pick(all, chosen);
	if (chosen.includes(id) && !(now.marks.get(id)?.moves.length && chosen.at(-1) !== id))
		return { chosen: chosen.slice(0, chosen.indexOf(id)) };
	let mark = now.marks.get(id);
	let next = [...chosen, id];
	if (!mark) {
		mark = pick(all, []).marks.get(id);
		next = [id];
	}
	if (!mark || mark.moves.length === 0) return { chosen };
	const left = pick(all, next).moves;
	return left.length === 1 ? { move: left[0], chosen: [] } : { chosen: next };
}
