/* lay.ts - where things go on the zone board: everybody's own side is at the lower left, and
 * what stands in a zone is laid out in the room that its outline leaves. */
import type { Point } from '../../pieces';
import { unitsAt, unitsIn, viewpoint, type UnitKey, type View, type Zone } from './view';

/* Turns the board by half a turn for who sits on its other side (it is point-symmetric). */
export type Turn = (x: number, y: number) => Point;

export function turnOf(view: View, seat: number): Turn {
	const { width, height } = view.board;
	return viewpoint(view, seat) === view.first ? (x, y) => [x, y] : (x, y) => [width - x, height - y];
}

export function outline(zone: Zone, turn: Turn): Point[] {
	const points: Point[] = [];
	for (let i = 0; i + 1 < zone.corners.length; i += 2)
		points.push(turn(zone.corners[i]!, zone.corners[i + 1]!));
	return points;
}

/* The stretch of a horizontal line that lies within an outline, around x. */
function stretch(points: Point[], x: number, y: number): [number, number] {
	const cuts: number[] = [];
	points.forEach(([ax, ay], i) => {
		const [bx, by] = points[(i + 1) % points.length]!;
		if (ay > y !== by > y) cuts.push(ax + ((y - ay) * (bx - ax)) / (by - ay));
	});
	cuts.sort((a, b) => a - b);
	for (let i = 0; i + 1 < cuts.length; i += 2)
		if (x >= cuts[i]! - 1 && x <= cuts[i + 1]! + 1) return [cuts[i]!, cuts[i + 1]!];
	return [x, x];
}

export interface Item {
	key: string;
	kind: 'base' | 'ruin' | 'unit';
	seat: number;
	unit?: UnitKey;
	count: number;
}

export function itemsOf(zone: Zone): Item[] {
	const items: Item[] = [];
	if (zone.location !== undefined)
		items.push({
			key: 'base',
			kind: zone.base ? 'base' : 'ruin',
			seat: zone.location,
			count: 1,
		});
	for (const seat of [0, 1])
		for (const [unit, count] of unitsIn(unitsAt(zone, seat).of))
			items.push({ key: `${seat}.${unit}`, kind: 'unit', seat, unit, count });
	return items;
}

export interface Laid {
	name: Point;
	cap: Point;
	size: number;
	items: (Item & { at: Point })[];
}

const NAME = 17,
	CAP = 21;

/* Rows of tokens about the middle of the room that a line of them has. */
function rows(points: Point[], [x, y]: Point, items: Item[], size: number) {
	const step = size + 3;
	const [left, right] = [y - step / 2, y, y + step / 2]
		.map((line) => stretch(points, x, line))
		.reduce(([a, b], [c, d]) => [Math.max(a, c), Math.min(b, d)]);
	const each = Math.max(1, Math.floor((right - left - 6) / step));
	const count = Math.ceil(items.length / each);
	return { middle: (left + right) / 2, each: Math.ceil(items.length / Math.max(1, count)), count, step };
}

/* How tall a zone is where its middle is, and the middle of that, if not quite. */
function room(points: Point[], at: Point): { tall: number; middle: Point } {
	const [roof, floor] = stretch(points.map(([x, y]) => [y, x]), at[1], at[0]);
	return { tall: floor - roof, middle: [at[0], (at[1] + 2 * ((roof + floor) / 2)) / 3] };
}

export interface Fight {
	name: Point;
	base: Point;
	size: number; /* of the base */
	pill: Point; /* how many against how many */
	cap: Point;
}

const PILL = 31,
	BASE = 46;

/* A zone that is fought for: everything within its outline, so that it hides no other's name.
 * Where a base has no room above the numbers it stands beside them. */
export function layFight(zone: Zone, turn: Turn): Fight {
	const at = turn(zone.x, zone.y);
	const { tall, middle } = room(outline(zone, turn), at);
	const above = zone.base === true && NAME + BASE + PILL + CAP <= tall;
	const beside = zone.base === true && !above;
	const height = NAME + (above ? BASE : 0) + PILL + CAP;
	const [x, top] = [middle[0], middle[1] - height / 2];
	const line = top + height - CAP - PILL / 2;
	return {
		name: [x, top + 12],
		base: above ? [x, top + NAME + BASE / 2] : [x - 40, line],
		size: above ? 44 : 34,
		pill: [beside ? x + 20 : x, line],
		cap: [x, top + height - CAP / 2 + 1],
	};
}

export function lay(zone: Zone, turn: Turn): Laid {
	const at = turn(zone.x, zone.y);
	const points = outline(zone, turn);
	const { tall, middle } = room(points, at);
	const items = itemsOf(zone);
	let size = 44;
	let grid = rows(points, middle, items, size);
	while (size > 28 && NAME + CAP + grid.count * grid.step > tall - 4) {
		size -= 4;
		grid = rows(points, middle, items, size);
	}
	const height = NAME + grid.count * grid.step + CAP;
	const [x, top] = [grid.middle, middle[1] - height / 2];
	return {
		name: [x, top + 12],
		cap: [x, top + height - CAP / 2 + 1],
		size,
		items: items.map((item, i) => {
			const row = Math.floor(i / grid.each);
			const inRow = Math.min(grid.each, items.length - row * grid.each);
			return {
				...item,
				at: [
					x + ((i % grid.each) - (inRow - 1) / 2) * grid.step,
					top + NAME + (row + 0.5) * grid.step,
				],
			};
		}),
	};
}
