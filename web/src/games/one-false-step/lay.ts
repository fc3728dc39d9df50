/* lay.ts - from the map's own units to the drawing's. */
import type { View } from './view';

export type Spot = [number, number];

export const SKY = 190;     /* above the land: the Moon and the rockets */
const UNIT = 4;
const EDGE = 44;            /* sea around the land */

export function at(x: number, y: number): Spot {
	return [EDGE + UNIT * x, SKY + 30 + UNIT * y];
}

export function size(view: View): { width: number; height: number } {
	return {
		width: 2 * EDGE + UNIT * view.map.width,
		height: SKY + 30 + EDGE + UNIT * view.map.height,
	};
}

export function spots(view: View): Map<string, Spot> {
	const all = new Map<string, Spot>();
	for (const place of [...view.map.cities, ...view.map.claims]) all.set(place.id, at(place.x, place.y));
	return all;
}

/* Where the Moon hangs, and where each mayor's rocket stands before the mountains. */
export function moonSpot(view: View): Spot {
	return [size(view).width - 120, 92];
}

export function padSpot(view: View, seat: number): Spot {
	const { width } = size(view);
	const step = Math.min(112, (width - 480) / Math.max(1, view.players.length));
	return [Math.max(330, width * 0.27) + step * seat, SKY + 8];
}
