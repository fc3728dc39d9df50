/* hex.ts - the geometry of the map: hexes with points up, even rows half a hex to the right,
 * columns and rows from 1 (TRD-G01), and the ways of ships over it. */
import type { Point } from '../../pieces';
import type { HexCell, View } from './view';

export const SIZE = 40;
const WIDE = SIZE * Math.sqrt(3);
const EDGE = 10; /* room around the map */

export function mapSize(view: View): { width: number; height: number } {
	return {
		width: Math.ceil(WIDE * (view.columns + 0.0)) + 2 * EDGE,
		height: Math.ceil(SIZE * (1.5 * view.rows + 0.5)) + 2 * EDGE,
	};
}

function hexId(column: number, row: number): string {
	return `hex-${column}-${row}`;
}

/* Column and row of every id that a hex may have; around the map there is one row more. */
const MOST = 16;
const CELLS = new Map<string, Point>();
for (let column = 0; column <= MOST; column++)
	for (let row = 0; row <= MOST; row++) CELLS.set(hexId(column, row), [column, row]);

export function isHex(id: string): boolean {
	return CELLS.has(id);
}

function cellOf(id: string): Point {
	return CELLS.get(id) ?? [0, 0];
}

export function spot(column: number, row: number): Point {
	return [EDGE + WIDE * (column - (row % 2 === 0 ? 0 : 0.5)), EDGE + SIZE + (row - 1) * 1.5 * SIZE];
}

export function spotOf(id: string): Point {
	const [column, row] = cellOf(id);
	return spot(column, row);
}

function corner([x, y]: Point, i: number, size: number): string {
	const angle = (Math.PI / 180) * (60 * i - 90);
	return `${(x + size * Math.cos(angle)).toFixed(1)} ${(y + size * Math.sin(angle)).toFixed(1)}`;
}

export function hexPath(at: Point, size = SIZE): string {
	return 'M' + [0, 1, 2, 3, 4, 5].map((i) => corner(at, i, size)).join('L') + 'Z';
}

/* Neighbour i lies across the edge from corner i to corner i + 1: NE, E, SE, SW, W, NW. */
export function around(id: string): string[] {
	const [c, r] = cellOf(id);
	const shift = r % 2 === 0 ? 1 : 0;
	return [
		[c + shift, r - 1],
		[c + 1, r],
		[c + shift, r + 1],
		[c - 1 + shift, r + 1],
		[c - 1, r],
		[c - 1 + shift, r - 1],
	].map(([column, row]) => hexId(column, row));
}

/* The outer edge of a set of hexes. */
export function outline(ids: string[]): string {
	const set = new Set(ids);
	let path = '';
	for (const id of set) {
		const at = spotOf(id);
		around(id).forEach((next, i) => {
			if (!set.has(next)) path += `M${corner(at, i, SIZE)}L${corner(at, (i + 1) % 6, SIZE)}`;
		});
	}
	return path;
}

/* Hexes that ships fly through: everything but planets (TRD-053). */
function open(hexes: HexCell[]): Set<string> {
	return new Set(hexes.filter((hex) => hex.kind !== 'planet').map((hex) => hex.id));
}

/* A way from hex to hex in exactly `steps` steps, or the shortest if 0. A longer one than
 * needed doubles back at its end (TRD-C04). Ways from a planet start beside it. */
export function way(view: View, from: string, to: string, steps = 0): string[] {
	const sky = open(view.hexes);
	const before = new Map<string, string>([[to, '']]);
	const queue = [to];
	for (let at = queue.shift(); at !== undefined && at !== from; at = queue.shift()) {
		for (const next of around(at)) {
			if (before.has(next) || (!sky.has(next) && next !== from)) continue;
			before.set(next, at);
			queue.push(next);
		}
	}
	if (!before.has(from)) return [from, to];
	const path = [from];
	for (let at = before.get(from)!; at !== ''; at = before.get(at)!) path.push(at);
	return steps > path.length - 1 ? (detour(sky, from, to, steps) ?? path) : path;
}

/* Exactly so many steps, without turning on the spot where that can be helped. */
function detour(sky: Set<string>, from: string, to: string, steps: number): string[] | null {
	const reach: Set<string>[] = [new Set([to])];
	for (let n = 1; n <= steps; n++)
		reach.push(new Set([...reach[n - 1]].flatMap(around).filter((id) => sky.has(id) || id === from)));
	if (!reach[steps].has(from)) return null;
	const path = [from];
	for (let left = steps - 1; left >= 0; left--) {
		const nexts = around(path[path.length - 1]).filter(
			(id) => reach[left].has(id) && (sky.has(id) || id === to),
		);
		path.push(nexts.find((id) => !path.includes(id)) ?? nexts[0]);
	}
	return path;
}

/* Steps to the nearest docks and hexes of a set, from one hex. */
export function distances(view: View, from: string): Map<string, number> {
	const sky = open(view.hexes);
	const far = new Map<string, number>([[from, 0]]);
	const queue = [from];
	for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
		for (const next of around(at)) {
			if (sky.has(next) && !far.has(next)) {
				far.set(next, far.get(at)! + 1);
				queue.push(next);
			}
		}
	}
	return far;
}

/* The heading from one point to another, in degrees, 0 up. */
export function heading([x, y]: Point, [a, b]: Point): number {
	return (Math.atan2(b - y, a - x) * 180) / Math.PI + 90;
}
