/* labels.ts - where the labels of a drawing stand: in rows above and below the tug, each as near to
 * its part as the others allow, in the order of what they point to. All is in px. */
import type { Spot } from './tug';

export interface Words {
	title: string;
	says: string;
}

export interface Placed extends Words {
	spot: Spot;
	x: number; /* what it points to */
	y: number;
	left: number;
	wide: number;
	base: number; /* of the title's letters */
	rule: number; /* the line that the lead ends at */
}

export interface Sheet {
	scale: number; /* px a unit of the drawing */
	left: number; /* where the drawing's 0, 0 is */
	top: number;
	size: number; /* of a title's letters */
	labels: Placed[];
}

const LEFT = 20, RIGHT = 776; /* the drawing's own edges */
const BESIDE = 0.95; /* how much of what stands beside the drawing it keeps clear of */
const WIDEST = 210, /* where they stand in several rows */
	WHOLE = 400; /* where all fit into one */
const GAP = 18;
const EDGE = 20;
const LETTER = 0.46; /* how wide a letter is, of its height */
export const SMALLER = 0.88; /* a second line's letters */

/* So many letters fit. */
export function room(wide: number, size: number): number {
	return Math.floor(wide / (size * LETTER));
}

function widthOf({ title, says }: Words, size: number, widest: number): number {
	const letters = Math.max(title.length, says.length * SMALLER);
	return Math.min(widest, Math.max(44, letters * size * LETTER + 6));
}

/* Where so many of such widths begin, in a line. */
function inLine(middles: number[], widths: number[], from: number, to: number): number[] {
	const lefts = middles.map((middle, i) => Math.max(from, middle - widths[i]! / 2));
	for (let i = 1; i < lefts.length; i++) lefts[i] = Math.max(lefts[i]!, lefts[i - 1]! + widths[i - 1]! + GAP);
	for (let i = lefts.length - 1, limit = to; i >= 0; i--) {
		lefts[i] = Math.max(from, Math.min(lefts[i]!, limit - widths[i]!));
		limit = lefts[i]! - GAP;
	}
	return lefts;
}

/* How far the drawing reaches up and down. */
function reach(spots: Spot[]): { top: number; foot: number } {
	const up = spots.filter((spot) => spot.up && spot.part).map((spot) => spot.y - (spot.part!.kind === 'feature' ? 52 : 12));
	const down = spots.filter((spot) => !spot.up && spot.part).map((spot) => spot.y + (spot.part!.kind === 'feature' ? 52 : 24));
	return { top: Math.min(190, ...up), foot: Math.max(346, ...down) };
}

interface Row {
	spots: Spot[];
	words: Words[];
	widths: number[];
	rows: number;
}

function rowsOf(spots: Spot[], say: (spot: Spot) => Words, size: number, wide: number): Row {
	const sorted = [...spots].sort((a, b) => a.x - b.x);
	const words = sorted.map(say);
	const upTo = (widest: number) => {
		const widths = words.map((each) => widthOf(each, size, widest));
		const needed = widths.reduce((sum, each) => sum + each + GAP, -GAP);
		return { spots: sorted, words, widths, rows: Math.max(1, Math.ceil(needed / wide)) };
	};
	const whole = upTo(WHOLE);
	return whole.rows === 1 ? whole : upTo(WIDEST);
}

/* The drawing as large as it can be with its labels, on a sheet of so many px of which so many on the
 * right, at the top, belong to something else. */
export function layOut(spots: Spot[], say: (spot: Spot) => Words, width: number, height: number, aside: number): Sheet {
	const size = width >= 1000 ? 18 : 15.5;
	const high = size * (1 + SMALLER) * 1.12 + 14; /* a row's height */
	const ends = { up: width - aside - EDGE, down: width - EDGE };
	const up = rowsOf(spots.filter((spot) => spot.up), say, size, ends.up - EDGE);
	const down = rowsOf(spots.filter((spot) => !spot.up), say, size, ends.down - EDGE);
	const { top, foot } = reach(spots);
	const free = height - (up.rows + down.rows) * high;
	const scale = Math.max(0.3, Math.min((width - aside * BESIDE) / (RIGHT - LEFT), free / (foot - top + 24)));
	const spare = free - (foot - top) * scale;
	const left = Math.max(4, (width - aside * BESIDE - (RIGHT - LEFT) * scale) / 2) - LEFT * scale;
	const y0 = up.rows * high + spare / 2 - top * scale;
	const place = (line: Row, upper: boolean): Placed[] => {
		const out: Placed[] = [];
		for (let row = 0; row < line.rows; row++) {
			const own = line.spots.map((_, i) => i).filter((i) => i % line.rows === row);
			const lefts = inLine(
				own.map((i) => left + line.spots[i]!.x * scale),
				own.map((i) => line.widths[i]!),
				EDGE,
				upper ? ends.up : ends.down,
			);
			const edge = upper
				? y0 + top * scale - spare * 0.12 - row * high
				: y0 + foot * scale + spare * 0.12 + row * high;
			own.forEach((i, k) => {
				const spot = line.spots[i]!;
				out.push({
					...line.words[i]!,
					spot,
					x: left + spot.x * scale,
					y: y0 + spot.y * scale,
					left: lefts[k]!,
					wide: line.widths[i]!,
					base: upper ? edge - high + size * 1.05 : edge + size * 1.2,
					rule: upper ? edge - 8 : edge + 4,
				});
			});
		}
		return out;
	};
	return { scale, left, top: y0, size, labels: [...place(up, true), ...place(down, false)] };
}
