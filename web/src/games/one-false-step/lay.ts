/* lay.ts - how the map lies in its panel: upright or turned by a quarter, stretched either way until
 * it fills it, and what the sea that is left is good for: the launching ground, the Moon, the
 * rockets of the others. All is in px of the panel. */
import type { View } from './view';

export type Spot = [number, number];

export interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

export interface Lay {
	width: number; /* of the map, at least that of its panel */
	height: number;
	turned: boolean;
	k: number; /* how large signs are drawn */
	at(x: number, y: number): Spot;
	sections: Box[];
	works: Box; /* the launching ground */
	moon: { x: number; y: number; r: number };
	rivals: { x: number; y: number }[]; /* where the others' rockets stand, by their feet */
}

/* What a size of screen wants. */
export interface Want {
	pad: number; /* sea about the land */
	least: number; /* px a unit: below it places could not be told apart, and the map scrolls */
	works: { wide: number; high: number }; /* the launching ground at least, its systems under each other */
	row?: { wide: number; high: number }; /* or where they stand in a row */
	most: { wide: number; high: number };
	moon: number;
	rival: { wide: number; high: number };
}

export const DESK: Want = { pad: 16, least: 1.15, works: { wide: 232, high: 240 }, row: { wide: 560, high: 136 }, most: { wide: 470, high: 480 }, moon: 44, rival: { wide: 46, high: 84 } };
export const PHONE: Want = { pad: 9, least: 0.88, works: { wide: 76, high: 100 }, most: { wide: 92, high: 210 }, moon: 20, rival: { wide: 45, high: 48 } };

const STRETCH = 1.75; /* one way to the other, at most */
const WIDEST = 720; /* a launching ground whose systems stand in a row */

export function boxOf(left: number, top: number, wide: number, high: number): Box {
	return { left, top, right: left + wide, bottom: top + high };
}

export function wideOf(box: Box): number {
	return box.right - box.left;
}

export function highOf(box: Box): number {
	return box.bottom - box.top;
}

/* The area that two have in common. */
export function shared(a: Box, b: Box): number {
	const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
	const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
	return wide > 0 && high > 0 ? wide * high : 0;
}

/* Too low for systems under each other: they stand in a row. */
export function isLow(box: Box, want: Want): boolean {
	return want.row !== undefined && highOf(box) < want.works.high;
}

/* How much of a box the launching ground has a use for. */
function useOf(box: Box, want: Want): { wide: number; high: number } {
	const most = isLow(box, want) ? WIDEST : want.most.wide;
	return { wide: Math.min(wideOf(box), most), high: Math.min(highOf(box), want.most.high) };
}

function isRoom(box: Box, want: Want): boolean {
	const least = isLow(box, want) ? want.row! : want.works;
	return wideOf(box) >= least.wide && highOf(box) >= least.high;
}

/* The largest box of a room in which none of the others is, as far as it is of use. */
function largestIn(room: Box, others: Box[], want: Want): Box {
	const across = [...new Set([room.left, room.right, ...others.flatMap((box) => [box.left, box.right])])];
	const down = [...new Set([room.top, room.bottom, ...others.flatMap((box) => [box.top, box.bottom])])];
	let best = boxOf(room.right, room.bottom, 0, 0);
	let area = 0;
	for (const left of across)
		for (const right of across.filter((x) => x > left))
			for (const top of down)
				for (const bottom of down.filter((y) => y > top)) {
					const box = { left, top, right, bottom };
					const { wide, high } = useOf(box, want);
					const worth = isRoom(box, want) ? wide * high : 1;
					if (worth <= area || others.some((other) => shared(box, other) > 0)) continue;
					area = worth;
					best = box;
				}
	return best;
}

interface Fit {
	turned: boolean;
	width: number;
	height: number;
	left: number;
	top: number;
	sx: number;
	sy: number;
	worth: number;
	works: Box | null; /* kept beside the map, where the sea is too narrow */
}

function bent(sx: number, sy: number): [number, number] {
	return [Math.min(sx, sy * STRETCH), Math.min(sy, sx * STRETCH)];
}

/* The map in what is left of the panel by so much at the right, or at the bottom. */
function fitIn(view: View, width: number, height: number, want: Want, turned: boolean, beside: 'none' | 'right' | 'below'): Fit {
	const [wide, high] = turned ? [view.map.height, view.map.width] : [view.map.width, view.map.height];
	const right = beside === 'right' ? want.works.wide * 1.15 : 0;
	const below = beside === 'below' ? (want.row ?? want.works).high + want.pad : 0;
	const fill = (room: number, size: number) => Math.max(want.least, (room - 2 * want.pad) / size);
	const [sx, sy] = bent(fill(width - right, wide), fill(height - below, high));
	const all = { width: Math.max(width, wide * sx + 2 * want.pad + right), height: Math.max(height, high * sy + 2 * want.pad + below) };
	const left = (all.width - right - wide * sx) / 2;
	const top = (all.height - below - high * sy) / 2;
	const works = right
		? { left: all.width - right, top: want.pad, right: all.width - want.pad / 2, bottom: all.height - want.pad / 2 }
		: below
			? { left: want.pad, top: all.height - below, right: all.width - want.pad, bottom: all.height - want.pad / 2 }
			: null;
	/* To scroll is a last resort. */
	const seen = (width * height) / (all.width * all.height);
	return { ...all, turned, left, top, sx, sy, works, worth: Math.sqrt(sx * sy) * seen ** 2 };
}

function placer({ turned, left, top, sx, sy }: Fit, view: View): (x: number, y: number) => Spot {
	return (x, y) => {
		const [across, down] = turned ? [view.map.height - y, x] : [x, y];
		return [left + across * sx, top + down * sy];
	};
}

function sectionsAt(view: View, at: (x: number, y: number) => Spot): Box[] {
	return view.map.sections.map((section) => {
		const [ax, ay] = at(section.x, section.y);
		const [bx, by] = at(section.x + section.width, section.y + section.height);
		return { left: Math.min(ax, bx), top: Math.min(ay, by), right: Math.max(ax, bx), bottom: Math.max(ay, by) };
	});
}

/* The sea that is left for the launching ground, out to the edge, no larger than it is of use. */
function groundIn(fit: Fit, sections: Box[], want: Want): Box {
	const room = boxOf(want.pad / 2, want.pad / 2, fit.width - want.pad, fit.height - want.pad);
	const coast = want.pad * 0.8;
	const land = sections.map((box) => ({ left: box.left - coast, top: box.top - coast, right: box.right + coast, bottom: box.bottom + coast }));
	const box = fit.works ?? largestIn(room, land, want);
	const { wide, high } = useOf(box, want);
	const right = box.right > fit.width / 2;
	return boxOf(right ? box.right - wide : box.left, box.bottom - high, wide, high);
}

/* The Moon hangs where the sea is widest, the higher the better; else above the launching ground. */
function moonIn(fit: Fit, sections: Box[], works: Box, want: Want): { moon: Lay['moon']; works: Box } {
	const away = (x: number, y: number, box: Box) =>
		Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
	const far = want.moon * 1.5;
	let best = { x: 0, y: 0, clear: 0, worth: -Infinity };
	for (let y = want.moon; y < fit.height - want.moon; y += 12)
		for (let x = want.moon; x < fit.width - want.moon; x += 12) {
			const clear = Math.min(far, ...[...sections, works].map((box) => away(x, y, box) - 6), x - 4, fit.width - x - 4, y + 12, fit.height - y);
			const worth = clear - y * 0.02 + x * 0.004;
			if (worth > best.worth) best = { x, y, clear, worth };
		}
	if (best.clear >= want.moon * 0.8) return { moon: { x: best.x, y: best.y, r: Math.min(want.moon, best.clear / 1.35) }, works };
	const r = Math.min(want.moon * 0.7, wideOf(works) * 0.16);
	const moon = { x: works.right - r * 1.6, y: works.top + r * 1.5, r };
	return { moon, works: isLow(works, want) ? { ...works, right: works.right - r * 3 } : { ...works, top: works.top + r * 2.4 } };
}

interface Taken {
	box: Box;
	weight: number;
}

function covered(box: Box, taken: Taken[]): number {
	return taken.reduce((sum, other) => sum + shared(box, other.box) * other.weight, 0);
}

interface Stands {
	spots: Lay['rivals'];
	covers: number; /* what lies under them, as it weighs */
}

/* Together, in a row or several, where they cover least. */
function together(fit: Fit, taken: Taken[], count: number, { wide, high }: Want['rival']): Stands {
	const rows = [1, 2, count].filter((row) => row <= count);
	let best = { left: 0, top: 0, columns: count, covers: 0, cost: Infinity };
	for (const row of rows) {
		const columns = Math.ceil(count / row);
		for (let top = fit.height - row * high - 2; top >= 2; top -= 11)
			for (let left = 4; left + columns * wide <= fit.width - 4; left += 11) {
				const covers = covered(boxOf(left, top, columns * wide, row * high), taken);
				const cost = covers + (fit.height - top) * 0.2 + left * 0.1 + row * 20;
				if (cost < best.cost) best = { left, top, columns, covers, cost };
			}
	}
	const spots = Array.from({ length: count }, (_, i) => ({
		x: best.left + wide * (0.5 + (i % best.columns)),
		y: best.top + high * (1 + Math.floor(i / best.columns)),
	}));
	return { spots, covers: best.covers };
}

/* Each for itself, near the one before, in whatever corners there are. */
function apart(fit: Fit, taken: Taken[], count: number, { wide, high }: Want['rival']): Stands {
	const all = [...taken];
	const spots: Lay['rivals'] = [];
	let covers = 0;
	while (spots.length < count) {
		const last = spots.at(-1);
		let best = { left: 0, top: 0, covers: 0, cost: Infinity };
		for (let top = fit.height - high - 2; top >= 2; top -= 6)
			for (let left = 2; left + wide <= fit.width - 2; left += 6) {
				const under = covered(boxOf(left, top, wide, high), all);
				const away = last ? Math.hypot(left + wide / 2 - last.x, top + high - last.y) : left;
				if (under + away * 0.2 < best.cost) best = { left, top, covers: under, cost: under + away * 0.2 };
			}
		covers += best.covers;
		all.push({ box: boxOf(best.left, best.top, wide, high), weight: 12 });
		spots.push({ x: best.left + wide / 2, y: best.top + high });
	}
	return { spots, covers };
}

/* The others' rockets stand together, unless a small screen has no sea for all of them in one place. */
function rivalsIn(view: View, fit: Fit, taken: Taken[], want: Want): Lay['rivals'] {
	const count = view.players.length - (view.seat >= 0 ? 1 : 0);
	if (count <= 0) return [];
	const row = together(fit, taken, count, want.rival);
	if (row.covers < want.rival.wide) return row.spots;
	const each = apart(fit, taken, count, want.rival);
	return each.covers < row.covers / 2 ? each.spots : row.spots;
}

/* The fit with the largest map among those that leave room for what stands beside it. */
function bestFit(view: View, width: number, height: number, want: Want): Fit {
	const fits = [false, true].flatMap((turned) =>
		(['none', 'right', 'below'] as const).map((beside) => fitIn(view, width, height, want, turned, beside)),
	);
	const fair = fits.filter((fit) => isRoom(groundIn(fit, sectionsAt(view, placer(fit, view)), want), want));
	return fair.reduce((best, fit) => (fit.worth > best.worth * 1.02 ? fit : best), fair[0] ?? fits[0]!);
}

export function layOf(view: View, width: number, height: number, want: Want): Lay {
	const fit = bestFit(view, width, height, want);
	const at = placer(fit, view);
	const sections = sectionsAt(view, at);
	const { moon, works } = moonIn(fit, sections, groundIn(fit, sections, want), want);
	const k = Math.max(0.75, Math.min(1.2, Math.sqrt(fit.sx * fit.sy) / 2.7));
	const places = [...view.map.cities, ...view.map.claims].map((place) => at(place.x, place.y));
	const taken = [
		...sections.map((box) => ({ box, weight: 1 })),
		...places.map(([x, y]) => ({ box: boxOf(x - 24, y - 24, 48, 48), weight: 8 })),
		{ box: works, weight: 6 },
		{ box: boxOf(moon.x - moon.r, moon.y - moon.r, 2 * moon.r, 2 * moon.r), weight: 8 },
	];
	return { width: fit.width, height: fit.height, turned: fit.turned, k, at, sections, works, moon, rivals: rivalsIn(view, fit, taken, want) };
}

/* The same with more room between the places: signs stay as large as they are. */
export function grown(lay: Lay, zoom: number): Lay {
	if (zoom === 1) return lay;
	const box = ({ left, top, right, bottom }: Box) => ({ left: left * zoom, top: top * zoom, right: right * zoom, bottom: bottom * zoom });
	return {
		...lay,
		width: lay.width * zoom,
		height: lay.height * zoom,
		at: (x, y) => lay.at(x, y).map((n) => n * zoom) as Spot,
		sections: lay.sections.map(box),
		works: box(lay.works),
		moon: { x: lay.moon.x * zoom, y: lay.moon.y * zoom, r: lay.moon.r },
		rivals: lay.rivals.map(({ x, y }) => ({ x: x * zoom, y: y * zoom })),
	};
}

export function spots(view: View, lay: Lay): Map<string, Spot> {
	const all = new Map<string, Spot>();
	for (const place of [...view.map.cities, ...view.map.claims]) all.set(place.id, lay.at(place.x, place.y));
	return all;
}
