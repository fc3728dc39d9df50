/* land.ts - the country under the counters: coast, mountains, pines and fields, drawn wherever no
 * city, claim or line wants the place. It depends on map and panel alone; the same map in the same
 * panel always gives the same country.
 *
 * Everything is path data, gathered by the pen that draws it, so that a country of a thousand
 * hills is a handful of elements. */
import { type Box, type Lay, type Spot, spots, wideOf, highOf } from './lay';
import type { View } from './view';

interface Drawn {
	fill: string;
	line: string;
	shade: string;
}

export interface Country {
	coast: string[];      /* one closed path a section */
	rows: Drawn[];        /* mountains and pines, from the back to the front */
	trees: Drawn[];
	fields: { fill: string; line: string };
	folds: string;        /* where sections meet */
	swells: string;       /* on the open sea */
}

export type Random = () => number;

export function random(seed: number): Random {
	let state = seed;
	return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

function n(value: number): string {
	return value.toFixed(1);
}

function path(points: Spot[]): string {
	return points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L');
}

/* How far a point is from a stretch of line. */
function gap([px, py]: Spot, [ax, ay]: Spot, [bx, by]: Spot): number {
	const long = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
	const along = Math.max(0, Math.min(1, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / long));
	return Math.hypot(px - ax - along * (bx - ax), py - ay - along * (by - ay));
}

/* A mountain lit from the left: outline, ridge, and hatching down its right side. */
export function mountain(x: number, y: number, wide: number, high: number, draw: Random) {
	const peak = x + (draw() - 0.6) * wide * 0.2;
	const steps = 6;
	const left: Spot[] = [];
	const right: Spot[] = [];
	const ridge: Spot[] = [];
	for (let i = 0; i <= steps; i++) {
		const u = i / steps;
		const shake = i && i < steps ? (draw() - 0.5) * wide * 0.06 : 0;
		left.push([peak - (peak - x + wide / 2) * u + shake, y - high + high * u ** 0.9]);
		right.push([peak + (x + wide / 2 - peak) * u + shake, y - high + high * u ** 0.85]);
		ridge.push([
			peak + (i === 0 ? 0 : (i % 2 ? 1 : -1) * wide * 0.04) + u * wide * 0.03,
			y - high + high * u * 0.97,
		]);
	}
	const on = (line: Spot[], u: number): Spot => {
		const far = Math.min(steps - 0.001, u * steps);
		const k = Math.floor(far);
		const part = far - k;
		return [
			line[k][0] + (line[k + 1][0] - line[k][0]) * part,
			line[k][1] + (line[k + 1][1] - line[k][1]) * part,
		];
	};
	const outline = `M${path([...left].reverse())}L${path(right)}`;
	let shade = `M${path(ridge.slice(0, 5))}`;
	for (let u = 0.06; u < 0.97; u += 3.4 / high) {
		const a = on(ridge, u * 0.95);
		const b = on(right, Math.min(1, u + 0.03));
		const long = 0.55 + draw() * 0.45;
		shade += `M${n(a[0])} ${n(a[1])}L${n(a[0] + (b[0] - a[0]) * long)} ${n(a[1] + (b[1] - a[1]) * long)}`;
	}
	return { fill: `${outline}Z`, line: outline, shade };
}

export function pine(x: number, y: number, s: number) {
	return {
		fill: `M${n(x - s * 0.34)} ${n(y - s * 0.25)}h${n(s * 0.68)}l${n(-s * 0.2)} ${n(-s * 0.3)}h${n(s * 0.12)}L${n(x)} ${n(y - s)}l${n(-s * 0.26)} ${n(s * 0.45)}h${n(s * 0.12)}Z`,
		line: `M${n(x)} ${n(y)}v${n(-s * 0.3)}M${n(x - s * 0.34)} ${n(y - s * 0.25)}h${n(s * 0.68)}l${n(-s * 0.2)} ${n(-s * 0.3)}h${n(s * 0.12)}L${n(x)} ${n(y - s)}l${n(-s * 0.26)} ${n(s * 0.45)}h${n(s * 0.12)}Z`,
		shade: `M${n(x + s * 0.05)} ${n(y - s * 0.3)}v${n(-s * 0.5)}M${n(x + s * 0.15)} ${n(y - s * 0.3)}v${n(-s * 0.3)}`,
	};
}

function field(x: number, y: number, s: number) {
	let line = '';
	for (let i = 0; i < 7; i++) line += `M${n(x - s + i * s * 0.3)} ${n(y)}l${n(s * 0.42)} ${n(-s * 0.55)}`;
	const edge = `M${n(x - s)} ${n(y)}l${n(s * 0.42)} ${n(-s * 0.55)}h${n(s * 1.8)}l${n(-s * 0.42)} ${n(s * 0.55)}Z`;
	return { fill: edge, line: edge + line };
}

/* The edge of a section, a little outside it, as a shore that wanders. */
function shore({ left, top, right, bottom }: Box, out: number, draw: Random): string {
	const points: Spot[] = [];
	const walk = (ax: number, ay: number, bx: number, by: number) => {
		const steps = Math.max(3, Math.round(Math.hypot(bx - ax, by - ay) / 34));
		for (let i = 0; i < steps; i++)
			points.push([
				ax + ((bx - ax) * i) / steps + (draw() - 0.5) * out,
				ay + ((by - ay) * i) / steps + (draw() - 0.5) * out,
			]);
	};
	const [l, t, r, b] = [left - out, top - out, right + out, bottom + out];
	walk(l, t, r, t);
	walk(r, t, r, b);
	walk(r, b, l, b);
	walk(l, b, l, t);
	const half = (i: number): Spot => {
		const [one, next] = [points[i % points.length]!, points[(i + 1) % points.length]!];
		return [(one[0] + next[0]) / 2, (one[1] + next[1]) / 2];
	};
	const bends = points.map((point, i) => `Q${n(point[0])} ${n(point[1])} ${n(half(i)[0])} ${n(half(i)[1])}`);
	return `M${path([half(points.length - 1)])}${bends.join('')}Z`;
}

/* What is on the land already, and whether something of radius r may stand at a place beside it. */
interface Ground {
	mines: Spot[];
	farms: Spot[];
	free(x: number, y: number, r: number): boolean;
	take(x: number, y: number, r: number): void;
}

function groundOf({ map }: View, lay: Lay, all: Map<string, Spot>): Ground {
	const { k } = lay;
	const towns = map.cities.map((city) => all.get(city.id)!);
	const claims = map.claims.map((claim) => all.get(claim.id)!);
	const lines: [Spot, Spot][] = [
		...map.lines.map((line): [Spot, Spot] => [all.get(line.from)!, all.get(line.to)!]),
		...map.roads.map((road): [Spot, Spot] => [all.get(road.from)!, lay.at(road.x, road.y)]),
	];
	const taken: [number, number, number][] = [];
	const ofKind = (kind: string) => map.claims.filter((claim) => claim.kind === kind).map((claim) => all.get(claim.id)!);
	return {
		mines: ofKind('mine'),
		farms: ofKind('farm'),
		free: (x, y, r) =>
			towns.every(([tx, ty]) => Math.abs(x - tx) > 34 * k + r * 0.8 || y < ty - 24 * k || y - r > ty + 16 * k) &&
			claims.every(([cx, cy]) => Math.hypot(x - cx, y - r * 0.5 - cy) > 16 * k + r * 0.8) &&
			taken.every(([tx, ty, tr]) => Math.hypot(x - tx, (y - ty) * 1.3) > (r + tr) * 0.75) &&
			lines.every(([a, b]) => gap([x, y - r * 0.4], a, b) > r * 0.7),
		take: (x, y, r) => taken.push([x, y, r]),
	};
}

function near(list: Spot[], x: number, y: number): number {
	return Math.min(...list.map((spot) => Math.hypot(spot[0] - x, spot[1] - y)));
}

interface Sown {
	hills: (Drawn & { y: number })[];
	trees: (Drawn & { y: number })[];
	fields: { fill: string; line: string };
}

/* Mountains by the mines, fields by the farms, and pines wherever something small has room. */
function sow(section: Box, ground: Ground, k: number, draw: Random, sown: Sown): void {
	const tries = Math.round(Math.min(900, (wideOf(section) * highOf(section)) / 130));
	for (let i = 0; i < tries; i++) {
		const big = i < tries * 0.3;
		const r = (big ? 18 + draw() * 12 : 8 + draw() * 3) * k;
		const x = section.left + r + draw() * (wideOf(section) - 2 * r);
		const y = section.top + r + draw() * (highOf(section) - r);
		if (!ground.free(x, y, r)) continue;
		ground.take(x, y, r);
		const high = near(ground.mines, x, y) < near(ground.farms, x, y);
		if (big && high) sown.hills.push({ y, ...mountain(x, y, r * 1.9, r * 1.25, draw) });
		else if (big || draw() < 0.12) {
			const crop = field(x, y, Math.min(r, 16 * k) * 0.7);
			sown.fields.fill += crop.fill;
			sown.fields.line += crop.line;
		} else sown.trees.push({ y, ...pine(x, y, r * 1.9) });
	}
}

/* A hill hides what is behind it, but a whole row of them may be one drawing. */
function inRows(all: (Drawn & { y: number })[]): Drawn[] {
	const rows = new Map<number, Drawn>();
	for (const one of all) {
		const key = Math.floor(one.y / 16);
		const row = rows.get(key) ?? { fill: '', line: '', shade: '' };
		rows.set(key, { fill: row.fill + one.fill, line: row.line + one.line, shade: row.shade + one.shade });
	}
	return [...rows.entries()].sort((a, b) => a[0] - b[0]).map(([, row]) => row);
}

function foldsOf({ sections }: Lay): string {
	return sections.map(({ left, top, right, bottom }) => `M${n(left)} ${n(top)}H${n(right)}V${n(bottom)}H${n(left)}Z`).join('');
}

function swellsOf({ width, height }: Lay, draw: Random): string {
	let all = '';
	for (let i = 0; i < (width * height) / 9000; i++) {
		const long = 8 + draw() * 22;
		all += `M${n(draw() * width)} ${n(draw() * height)}q${n(long / 4)}-3 ${n(long / 2)} 0t${n(long / 2)} 0`;
	}
	return all;
}

export function country(view: View, lay: Lay): Country {
	const { sections } = view.map;
	const draw = random(7 + sections.reduce((sum, one, i) => sum * 9 + one.number * (i + 1), 0) % 99991);
	const ground = groundOf(view, lay, spots(view, lay));
	const sown: Sown = { hills: [], trees: [], fields: { fill: '', line: '' } };
	const coast = lay.sections.map((section) => shore(section, 8 * Math.min(1, lay.k), draw));
	for (const section of lay.sections) sow(section, ground, lay.k, draw, sown);
	return {
		coast,
		rows: inRows(sown.hills),
		trees: inRows(sown.trees),
		fields: sown.fields,
		folds: foldsOf(lay),
		swells: swellsOf(lay, draw),
	};
}
