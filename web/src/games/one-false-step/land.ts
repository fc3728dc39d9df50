/* land.ts - the country under the counters: coast, hills, pines and fields, drawn wherever no
 * city, claim or line wants the place. It depends on the map alone and is made once a match;
 * the same map always gives the same country.
 *
 * Everything is path data, gathered by the pen that draws it, so that a country of a thousand
 * hills is a handful of elements. */
import { at, SKY, size, type Spot } from './lay';
import type { View } from './view';

export interface Country {
	coast: string[];                                   /* one closed path a section */
	hills: { fill: string; line: string; shade: string }[]; /* from the back to the front */
	range: { fill: string; line: string; shade: string };   /* on the horizon */
	fields: { fill: string; line: string };
	folds: string;                                     /* where sections meet */
}

type Random = () => number;

function random(seed: number): Random {
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
function mountain(x: number, y: number, wide: number, high: number, draw: Random) {
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
	for (let u = 0.06; u < 0.97; u += 4.2 / high) {
		const a = on(ridge, u * 0.95);
		const b = on(right, Math.min(1, u + 0.03));
		const long = 0.55 + draw() * 0.45;
		shade += `M${n(a[0])} ${n(a[1])}L${n(a[0] + (b[0] - a[0]) * long)} ${n(a[1] + (b[1] - a[1]) * long)}`;
	}
	return { fill: `${outline}Z`, line: outline, shade };
}

function pine(x: number, y: number, s: number) {
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
function shore(x: number, y: number, wide: number, high: number, draw: Random): string {
	const out = 30;
	const points: Spot[] = [];
	const walk = (ax: number, ay: number, bx: number, by: number) => {
		const steps = Math.max(3, Math.round(Math.hypot(bx - ax, by - ay) / 60));
		for (let i = 0; i < steps; i++)
			points.push([
				ax + ((bx - ax) * i) / steps + (draw() - 0.5) * 16,
				ay + ((by - ay) * i) / steps + (draw() - 0.5) * 16,
			]);
	};
	const [l, t, r, b] = [x - out, y - out, x + wide + out, y + high + out];
	walk(l, t, r, t);
	walk(r, t, r, b);
	walk(r, b, l, b);
	walk(l, b, l, t);
	let d = '';
	points.forEach((point, i) => {
		const next = points[(i + 1) % points.length];
		const mid: Spot = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
		d += i === 0 ? `M${n(mid[0])} ${n(mid[1])}` : `Q${n(point[0])} ${n(point[1])} ${n(mid[0])} ${n(mid[1])}`;
	});
	const last = points[0];
	const end = points[1];
	return `${d}Q${n(last[0])} ${n(last[1])} ${n((last[0] + end[0]) / 2)} ${n((last[1] + end[1]) / 2)}Z`;
}

/* The range on the horizon, from one edge of the paper to the other. */
function horizon(view: View, draw: Random) {
	const range = { fill: '', line: '', shade: '' };
	for (let x = -160; x < size(view).width + 160; x += 48 + draw() * 34) {
		const hill = mountain(x, SKY + 16, 100 + draw() * 56, 26 + draw() * 38, draw);
		range.fill += hill.fill;
		range.line += hill.line;
		range.shade += hill.shade;
	}
	return range;
}

/* What is on the land already, and whether something of radius r may stand at a place beside it. */
interface Ground {
	mines: Spot[];
	farms: Spot[];
	free(x: number, y: number, r: number): boolean;
	take(x: number, y: number, r: number): void;
}

function groundOf({ map }: View): Ground {
	const spots = new Map<string, Spot>();
	for (const place of [...map.cities, ...map.claims]) spots.set(place.id, at(place.x, place.y));
	const towns = map.cities.map((city) => spots.get(city.id)!);
	const claims = map.claims.map((claim) => spots.get(claim.id)!);
	const lines: [Spot, Spot][] = [
		...map.lines.map((line): [Spot, Spot] => [spots.get(line.from)!, spots.get(line.to)!]),
		...map.roads.map((road): [Spot, Spot] => [spots.get(road.from)!, at(road.x, road.y)]),
	];
	const taken: [number, number, number][] = [];
	const ofKind = (kind: string) =>
		map.claims.filter((claim) => claim.kind === kind).map((claim) => at(claim.x, claim.y));
	return {
		mines: ofKind('mine'),
		farms: ofKind('farm'),
		free: (x, y, r) =>
			towns.every(([tx, ty]) => Math.abs(x - tx) > 78 + r * 0.6 || y < ty - 58 || y - r > ty + 46) &&
			claims.every(([cx, cy]) => Math.hypot(x - cx, y - r * 0.4 - cy) > 25 + r * 0.7) &&
			taken.every(([tx, ty, tr]) => Math.hypot(x - tx, (y - ty) * 1.4) > (r + tr) * 0.85) &&
			lines.every(([a, b]) => gap([x, y - r * 0.35], a, b) > r * 0.75),
		take: (x, y, r) => taken.push([x, y, r]),
	};
}

interface Hill {
	y: number;
	fill: string;
	line: string;
	shade: string;
}

function near(list: Spot[], x: number, y: number): number {
	return Math.min(...list.map((spot) => Math.hypot(spot[0] - x, spot[1] - y)));
}

function pines(x: number, y: number, r: number): Hill {
	const tall = pine(x, y, r * 1.7);
	const small = pine(x + r * 0.8, y + 3, r * 1.3);
	return { y, fill: tall.fill + small.fill, line: tall.line + small.line, shade: tall.shade + small.shade };
}

type Draw = ReturnType<typeof random>;

/* Mountains by the mines, fields by the farms, and pines wherever something small has room. */
function grow(section: View['map']['sections'][number], ground: Ground, draw: Draw, hills: Hill[], fields: { fill: string; line: string }): void {
	const [left, top] = at(section.x, section.y);
	const [right, bottom] = at(section.x + section.width, section.y + section.height);
	for (let k = 0; k < 620; k++) {
		const big = k < 260;
		const r = big ? 30 + draw() * 12 : 12 + draw() * 6;
		const x = left + draw() * (right - left);
		const y = top + 20 + draw() * (bottom - top);
		if (!ground.free(x, y, r)) continue;
		ground.take(x, y, r);
		const high = near(ground.mines, x, y) < near(ground.farms, x, y);
		if (big && !high) {
			const crop = field(x, y, r * 0.62);
			fields.fill += crop.fill;
			fields.line += crop.line;
		} else if (high && (big || draw() < 0.5)) {
			hills.push({ y, ...mountain(x, y, r * 2, r * (big ? 1.35 : 1.1), draw) });
		} else {
			hills.push(pines(x, y, r));
		}
	}
}

/* A hill hides what is behind it, but a whole row of them may be one drawing. */
function inRows(hills: Hill[]): Omit<Hill, 'y'>[] {
	const rows = new Map<number, Omit<Hill, 'y'>>();
	for (const hill of hills) {
		const key = Math.floor(hill.y / 26);
		const row = rows.get(key) ?? { fill: '', line: '', shade: '' };
		rows.set(key, {
			fill: row.fill + hill.fill,
			line: row.line + hill.line,
			shade: row.shade + hill.shade,
		});
	}
	return [...rows.entries()].sort((a, b) => a[0] - b[0]).map(([, row]) => row);
}

function foldsOf(view: View): string {
	const { width, height } = size(view);
	return view.map.sections
		.flatMap((section) => {
			const [x, y] = at(section.x, section.y);
			const [r, b] = at(section.x + section.width, section.y + section.height);
			return [
				section.x > 0 && x < width ? `M${x} ${y}V${b}` : '',
				section.y > 0 && y < height ? `M${x} ${y}H${r}` : '',
			];
		})
		.join('');
}

export function country(view: View): Country {
	const { sections } = view.map;
	const draw = random(7 + sections.reduce((sum, one, i) => sum * 9 + one.number * (i + 1), 0) % 99991);
	const ground = groundOf(view);
	const hills: Hill[] = [];
	const fields = { fill: '', line: '' };
	for (const section of sections) grow(section, ground, draw, hills, fields);
	return {
		coast: sections.map((section) => {
			const [x, y] = at(section.x, section.y);
			const [r, b] = at(section.x + section.width, section.y + section.height);
			/* Under the mountains there is no shore. */
			const top = section.y === 0 ? y - 60 : y;
			return shore(x, top, r - x, b - top, draw);
		}),
		hills: inRows(hills),
		range: horizon(view, draw),
		fields,
		folds: foldsOf(view),
	};
}
