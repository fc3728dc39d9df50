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

/* --- names --------------------------------------------------------------------------- */

interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
	weight: number; /* how bad it is to cover it */
}

/* Where a city's name and its dots stand, from the city: the middle, and the base line. */
export interface Label {
	x: number;
	y: number;
}

const LETTER = 0.56;  /* of the size of the type: how wide a letter is, on the average */
const TYPE = 19;      /* the size of a name, before it grows on a small map */
const UNDER: Label = { x: 0, y: 36 };
const PLACES: Label[] = [
	UNDER,
	...[18, 36, 54, 72].flatMap((x) => [{ x, y: 36 }, { x: -x, y: 36 }]),
	...[0, 18, -18, 36, -36, 54, -54].map((x) => ({ x, y: 48 })),
	...[0, -24, 24, -48, 48].map((x) => ({ x, y: -56 })),
	...[14, -8, 28].flatMap((y) => [96, -96, 116, -116].map((x) => ({ x, y }))),
];

function box([x, y]: Spot, left: number, top: number, right: number, bottom: number, weight = 1): Box {
	return { left: x + left, top: y + top, right: x + right, bottom: y + bottom, weight };
}

function shared(a: Box, b: Box): number {
	const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
	const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
	return wide > 0 && high > 0 ? wide * high * b.weight : 0;
}

/* Names that keep clear of claims, houses, flags and each other, as far as there is room: each
 * city takes the place of its list where it covers least. `grow` is how much larger than the
 * land the signs are drawn. */
export function labels(view: View, grow: number): Map<string, Label> {
	const { cities, claims } = view.map;
	const half = 21 * grow;
	const taken = claims.map((claim) => box(at(claim.x, claim.y), -half, -half, half, half, 3));
	const big = 0.5 + grow / 2;
	for (const city of cities) {
		const spot = at(city.x, city.y);
		taken.push(box(spot, -46 * big, -30 * big, 30 * big, 12 * big));
		taken.push(box(spot, 4 * big, -40 * big, 62 * big, -8 * big));
	}
	const all = new Map<string, Label>();
	for (const city of [...cities].sort((a, b) => b.name.length - a.name.length)) {
		const spot = at(city.x, city.y);
		const wide = ((city.name.length + (city.seat ? 2 : 0)) * LETTER * TYPE * grow) / 2;
		const boxes = (place: Label) => [
			box(spot, place.x - wide, place.y - 16 * grow, place.x + wide, place.y + 5 * grow, 3),
			box(spot, place.x - 24, place.y + 6, place.x + 24, place.y + 22),
		];
		const cost = (place: Label, rank: number) =>
			rank * 12 + boxes(place).reduce((sum, mine) => taken.reduce((more, other) => more + shared(mine, other), sum), 0);
		const best = PLACES.reduce((least, place, rank) => (cost(place, rank) < cost(least, PLACES.indexOf(least)) ? place : least), UNDER);
		all.set(city.id, best);
		taken.push(...boxes(best));
	}
	return all;
}
