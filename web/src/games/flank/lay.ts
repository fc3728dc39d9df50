/* lay.ts - where things go on the zone board, in px: the board fills its place, everybody's own side is
 * at the lower left, and what stands in a zone is laid out in the room that its outline leaves. */
import type { Point } from '../../pieces';
import { unitsAt, unitsIn, viewpoint, type UnitKey, type View, type Zone } from './view';

/* How the board lies in its place. It is turned by half a turn for who sits on its other side (it is
 * point-symmetric). */
export interface Fit {
	wide: number;
	high: number;
	scale: number; /* of miniatures */
	gap: number; /* between zones, half of it */
	drop: number; /* how thick the plates are */
	letter: number; /* how wide letters of names are */
	at(x: number, y: number): Point;
}

const PHONE = 600,
	MIDDLE = 1000; /* px */

export function fitOf(view: View, seat: number, wide: number, high: number): Fit {
	const own = viewpoint(view, seat) === view.first;
	const { zones, width, height } = view.board;
	const xs = zones.flatMap(({ corners }) => corners.filter((_, i) => i % 2 === 0)),
		ys = zones.flatMap(({ corners }) => corners.filter((_, i) => i % 2 === 1));
	const [left, top] = [Math.min(...xs), Math.min(...ys)];
	const small = wide < PHONE;
	const pad = small ? 2 : 10,
		drop = small ? 6 : 12;
	const across = (wide - 2 * pad) / Math.max(1, Math.max(...xs) - left),
		down = (high - 2 * pad - drop) / Math.max(1, Math.max(...ys) - top);
	const place = (x: number, y: number): Point => [pad + (x - left) * across, pad + (y - top) * down];
	const far = Math.max(...xs) + left,
		low = Math.max(...ys) + top;
	const symmetric = far === width && low === height;
	return {
		wide,
		high,
		scale: small ? 0.66 : wide < MIDDLE ? 0.88 : Math.min(1.3, 1.08 * Math.max(1, Math.min(wide / 1220, high / 740))),
		gap: small ? 2.5 : 5,
		drop,
		letter: small ? 6.6 : 8.4,
		at: own ? place : (x, y) => (symmetric ? place(width - x, height - y) : place(far - x, low - y)),
	};
}

/* Its corners, a little within it so that plates stand apart. */
export function outline(zone: Zone, fit: Fit): Point[] {
	const points: Point[] = [];
	for (let i = 0; i + 1 < zone.corners.length; i += 2) points.push(fit.at(zone.corners[i]!, zone.corners[i + 1]!));
	const middle = [0, 1].map((way) => points.reduce((sum, point) => sum + point[way]!, 0) / points.length);
	return points.map(([x, y]): Point => {
		const far = Math.hypot(x - middle[0]!, y - middle[1]!) || 1;
		return [x - ((x - middle[0]!) / far) * fit.gap, y - ((y - middle[1]!) / far) * fit.gap];
	});
}

export interface Bounds {
	x: number;
	y: number;
	wide: number;
	high: number;
}

export function boundsOf(points: Point[]): Bounds {
	const xs = points.map(([x]) => x),
		ys = points.map(([, y]) => y);
	const [x, y] = [Math.min(...xs), Math.min(...ys)];
	return { x, y, wide: Math.max(...xs) - x, high: Math.max(...ys) - y };
}

/* The stretch of a horizontal line that lies within an outline, around x. */
function stretch(points: Point[], x: number, y: number): Point {
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
	seat: number; /* -1 of a free place */
	unit?: UnitKey;
	at: Point;
}

export interface Laid {
	name: Point;
	scale: number;
	base?: Point; /* or what is left of it */
	items: Item[];
	within: Bounds;
}

const NAME = 22,
	WIDE = 44,
	HIGH = 40,
	BASE = 60; /* px of a line of names, a miniature, a base, at the scale of 1 */

/* Who stands there, one by one, and the places that are free. */
function standing(zone: Zone): Omit<Item, 'at'>[] {
	const items: Omit<Item, 'at'>[] = [];
	for (const seat of [0, 1])
		for (const [unit, count] of unitsIn(unitsAt(zone, seat).of))
			for (let i = 0; i < count; i++) items.push({ key: `${seat}.${unit}.${i}`, seat, unit });
	const free = zone.limit - Math.max(unitsAt(zone, 0).count, unitsAt(zone, 1).count);
	for (let i = 0; i < free; i++) items.push({ key: `free.${i}`, seat: -1 });
	return items;
}

/* Rows of miniatures at one scale about the middle of the zone, a base beside them or above. */
function tried(zone: Zone, points: Point[], [x, y]: Point, scale: number): { laid: Laid; high: number } {
	const items = standing(zone);
	const [wide, high] = [WIDE * scale, HIGH * scale];
	const lines = [y - high * 0.4, y + high * 0.6].map((line) => stretch(points, x, line));
	const left = Math.max(...lines.map(([from]) => from)),
		right = Math.min(...lines.map(([, to]) => to));
	const room = right - left - 12;
	const built = zone.location !== undefined;
	const beside = built && room - BASE * scale >= 2 * wide;
	const rowRoom = room - (beside ? BASE * scale : 0);
	const each = Math.max(1, Math.min(items.length, Math.floor(rowRoom / wide)));
	const count = Math.ceil(items.length / each);
	const columns = Math.max(1, Math.ceil(items.length / Math.max(1, count)));
	const above = built && !beside ? 54 * scale : 0;
	const whole = NAME + above + count * high + 6 * scale;
	const [middle, top] = [(left + right) / 2, y - whole / 2];
	const from = middle - (columns * wide + (beside ? BASE * scale : 0)) / 2 + (beside ? BASE * scale : 0);
	const floor = top + NAME + above + 36 * scale;
	const placed = items.map((item, i): Item => {
		const row = Math.floor(i / columns),
			inRow = Math.min(columns, items.length - row * columns);
		return { ...item, at: [from + ((columns - inRow) / 2 + (i % columns) + 0.5) * wide, floor + row * high] };
	});
	const base: Point = beside
		? [from - BASE * scale * 0.52, floor + ((count - 1) * high) / 2 + 4 * scale]
		: [middle, top + NAME + 49 * scale];
	return {
		high: whole,
		laid: { name: [middle, top + 15], scale, base: built ? base : undefined, items: placed, within: boundsOf(points) },
	};
}

export function lay(zone: Zone, fit: Fit): Laid {
	const points = outline(zone, fit);
	const [x, y] = fit.at(zone.x, zone.y);
	const [roof, low] = stretch(points.map(([a, b]): Point => [b, a]), y, x);
	const middle: Point = [x, (y + (roof + low)) / 3];
	let result = tried(zone, points, middle, fit.scale);
	for (let part = 0.92; result.high > low - roof - 8 && part > 0.5; part -= 0.08) result = tried(zone, points, middle, fit.scale * part);
	return result.laid;
}
