/* names.ts - where names stand on the map. Claims, houses and what stands beside them come first: they
 * never move, and each blocks its box. Names are set in order: what is for sale and the own cities, County
 * Seats, what else is sold, the rest. Each takes the first free one of the places about its houses; one
 * for which none is free waits until its city is pointed at or the map grows. */
import { boxOf, shared, type Box, type Lay, type Spot } from './lay';
import type { City, View } from './view';

export interface Label {
	x: number; /* of its middle, from the city */
	y: number; /* of its base line */
	far: boolean; /* tied to its city by a line */
}

const LETTER = 0.52; /* of the size of the type: how wide a letter is, on the average */
const TYPE = 15;
const UNSOLD: City['where'][] = ['deck', 'starved', 'ghost'];

export function typeSize(lay: Lay): number {
	return Math.max(11, TYPE * Math.min(1.1, lay.k));
}

export function nameOf(city: City): string {
	return (city.seat ? '★ ' : '') + city.name;
}

/* The houses with their flag, with what waits beside them where there is something. */
export function townBox(city: City, [x, y]: Spot, k: number): Box {
	const tall = city.seat ? 26 : 16;
	return boxOf(x - 21 * k, y - tall * k, (city.owner === undefined ? 42 : 76) * k, (tall + 13) * k);
}

function rankOf(city: City, seat: number): number {
	if (city.where === 'lot' || city.where === 'seat' || (city.owner !== undefined && city.owner === seat)) return 0;
	if (city.seat) return 1;
	return UNSOLD.includes(city.where) ? 3 : 2;
}

/* The middle and the upper edge of each place that is tried, from the city: below, above, beside it, then
 * shifted to a side, then further off. */
function placesFor(city: City, wide: number, high: number, k: number): [number, number, boolean][] {
	const above = -(city.seat ? 27 : 17) * k - high;
	const under = 12 * k;
	const right = (city.owner === undefined ? 24 : 58) * k + wide / 2;
	const left = -24 * k - wide / 2;
	const shifts = [0.25, -0.25, 0.5, -0.5].map((part) => part * wide);
	const near: [number, number][] = [
		[0, under],
		[0, above],
		[right, -high / 2],
		[left, -high / 2],
		...shifts.flatMap((x): [number, number][] => [[x, under], [x, above]]),
	];
	const far: [number, number][] = [0, ...shifts].flatMap((x): [number, number][] => [[x, under + 13 * k], [x, above - 13 * k]]);
	return [...near.map(([x, y]): [number, number, boolean] => [x, y, false]), ...far.map(([x, y]): [number, number, boolean] => [x, y, true])];
}

export function labels(view: View, lay: Lay, seat: number): Map<string, Label> {
	const { cities, claims } = view.map;
	const { k } = lay;
	const size = typeSize(lay);
	const half = 13.5 * k;
	const sheet = boxOf(2, 2, lay.width - 4, lay.height - 4);
	const taken: Box[] = [
		...claims.map((claim) => lay.at(claim.x, claim.y)).map(([x, y]) => boxOf(x - half, y - half, 2 * half, 2 * half)),
		...cities.map((city) => townBox(city, lay.at(city.x, city.y), k)),
		...cities.filter((city) => city.middle > 0).map((city) => lay.at(city.x, city.y)).map(([x, y]) => boxOf(x - 46 * k, y - 24 * k, 30 * k, 32 * k)),
		...cities.filter((city) => city.train > 0).map((city) => lay.at(city.x, city.y)).map(([x, y]) => boxOf(x + 18 * k, y + 8 * k, 44 * k, 20 * k)),
		...lay.rivals.map(({ x, y }) => boxOf(x - 22, y - 80, 44, 80)),
		boxOf(lay.moon.x - lay.moon.r, lay.moon.y - lay.moon.r, 2 * lay.moon.r, 2 * lay.moon.r),
		lay.works,
	];
	const all = new Map<string, Label>();
	const order = [...cities].sort((a, b) => rankOf(a, seat) - rankOf(b, seat) || a.number - b.number);
	for (const city of order) {
		const [x, y] = lay.at(city.x, city.y);
		const [wide, high] = [nameOf(city).length * LETTER * size + 4, size * 1.08];
		const boxAt = ([dx, dy]: [number, number, boolean]) => boxOf(x + dx - wide / 2, y + dy, wide, high);
		const whole = wide * high - 1;
		const place = placesFor(city, wide, high, k).find((one) => {
			const box = boxAt(one);
			return shared(box, sheet) >= whole && taken.every((other) => shared(box, other) === 0);
		});
		if (!place) continue;
		taken.push(boxAt(place));
		all.set(city.id, { x: place[0], y: place[1] + size * 0.84, far: place[2] });
	}
	return all;
}
