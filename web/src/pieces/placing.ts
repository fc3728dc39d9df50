/* placing.ts - where panels stand on a board: beside what they speak of, over as little else as can
 * be, never over one another or off it. All is in units of the board. */
import type { Point } from './motion';

export interface Box {
	x: number; /* of its middle */
	y: number;
	wide: number;
	high: number;
	weight?: number; /* how bad it is to hide it; 1 if not said */
}

/* The map that panels stand on: its size, the scale it is shown at, what not to hide. */
export interface Frame {
	width: number;
	height: number;
	scale: number;
	avoid: Box[];
	taken: Box[]; /* by panels placed before */
}

const PANEL = 4; /* how much worse it is to hide another panel */
const AWAY = 14; /* a unit of distance counts as much as so many units of area hidden */
const EDGE = 4;
const STEP = 36;
const SIDES: Point[] = [[0, -1], [0, 1], [-1, 0], [1, 0], [-1, -1], [1, -1], [-1, 1], [1, 1]];

function hidden(a: Box, b: Box): number {
	const across = Math.min(a.x + a.wide / 2, b.x + b.wide / 2) - Math.max(a.x - a.wide / 2, b.x - b.wide / 2);
	const down = Math.min(a.y + a.high / 2, b.y + b.high / 2) - Math.max(a.y - a.high / 2, b.y - b.high / 2);
	return across > 0 && down > 0 ? across * down * (b.weight ?? 1) : 0;
}

function within(at: number, size: number, most: number): number {
	return Math.max(size / 2 + EDGE, Math.min(most - size / 2 - EDGE, at));
}

/* How far a box is from a point, from edge to point. */
function gap({ x, y, wide, high }: Box, [a, b]: Point): number {
	return Math.hypot(Math.max(0, Math.abs(a - x) - wide / 2), Math.max(0, Math.abs(b - y) - high / 2));
}

/* The best place for a panel about a point; around the point so much stays free. It is taken then. */
export function placeFor(at: Point, wide: number, high: number, free: number, frame: Frame): Box {
	const own: Box = { x: at[0], y: at[1], wide: 2 * free - 12, high: 2 * free - 12, weight: 3 };
	let best: Box | undefined,
		least = Infinity;
	for (const [sx, sy] of SIDES)
		for (let far = 0; far < 4; far++) {
			const out = free + far * STEP;
			const slant = sx !== 0 && sy !== 0 ? 0.72 : 1;
			const box = {
				x: within(at[0] + sx * (out * slant + wide / 2), wide, frame.width),
				y: within(at[1] + sy * (out * slant + high / 2), high, frame.height),
				wide,
				high,
			};
			const cost =
				[own, ...frame.avoid].reduce((sum, other) => sum + hidden(box, other), 0) +
				PANEL * frame.taken.reduce((sum, other) => sum + hidden(box, other), 0) +
				AWAY * Math.max(0, gap(box, at) - free * 0.7);
			if (cost < least) {
				least = cost;
				best = box;
			}
		}
	frame.taken.push(best!);
	return best!;
}
