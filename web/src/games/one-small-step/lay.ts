/* lay.ts - where everything of the chart stands, in px, for whatever room there is: the Moon in its
 * corner, missions above the horizon, works below it, and a lane for each craft. */
import type { Technology, View } from './view';

export interface Spot {
	x: number;
	y: number;
}

export interface Lay {
	wide: number;
	high: number;
	size: Size;
	tall: boolean; /* a small one whose plates have room for spies between name and marks */
	plate: { wide: number; high: number };
	horizon: number;
	moon: Spot & { r: number };
	spots: Map<string, Spot>; /* the middles of plates */
	lanes: number[]; /* where crafts climb, by seat: one each, or two in a lane of a small chart */
	craft: number; /* how large they are */
}

type Size = 'small' | 'middle' | 'whole' | 'large';

/* Plates, what is free around them, the part of the sky that is for craft, the Moon's radius. */
const SIZES: Record<Size, { wide: number; high: number; edge: number; gap: number; sky: number; moon: number; craft: number; lane: number }> = {
	small: { wide: 68, high: 44, edge: 2, gap: 5, sky: 42, moon: 88, craft: 0.42, lane: 20 },
	middle: { wide: 132, high: 52, edge: 8, gap: 22, sky: 122, moon: 158, craft: 0.66, lane: 32 },
	whole: { wide: 174, high: 58, edge: 14, gap: 26, sky: 178, moon: 205, craft: 0.86, lane: 43 },
	large: { wide: 200, high: 68, edge: 18, gap: 32, sky: 214, moon: 252, craft: 1, lane: 52 },
};

const TALL_FROM = 500, /* px of height */
	TALL_PLATE = 56;

function sizeOf(wide: number, high: number): Size {
	if (wide < 640 || high < 380) return 'small';
	return wide < 1000 ? 'middle' : wide < 1340 ? 'whole' : 'large';
}

/* From the range of some numbers to another. */
function between(all: number[], from: number, to: number): (n: number) => number {
	const [least, most] = [Math.min(...all), Math.max(...all)];
	return (n) => (most > least ? from + ((n - least) / (most - least)) * (to - from) : (from + to) / 2);
}

function spotsOf(all: Technology[], left: number, right: number, top: number, foot: number): [string, Spot][] {
	const x = between(all.map((one) => one.x), left, right),
		y = between(all.map((one) => one.y), top, foot);
	return all.map((one) => [one.id, { x: x(one.x), y: y(one.y) }]);
}

export function layOf(view: View, wide: number, high: number): Lay {
	const size = sizeOf(wide, high);
	const of = SIZES[size];
	const tall = size === 'small' && high >= TALL_FROM;
	const plate = { wide: size === 'small' ? Math.min(84, Math.max(60, wide * 0.175)) : of.wide, high: tall ? TALL_PLATE : of.high };
	const rest = view.technologies.filter((one) => !one.moon);
	const works = rest.filter((one) => one.group === 'works'),
		missions = rest.filter((one) => one.group !== 'works');
	const foot = high - plate.high / 2 - (size === 'small' ? 4 : 18);
	const rows = new Set(works.map((one) => one.y)).size;
	const head = foot - (plate.high + of.gap) * Math.max(0, rows - 1);
	const horizon = head - plate.high / 2 - (size === 'small' ? 6 : 22);
	const left = plate.wide / 2 + of.edge;
	return {
		wide,
		high,
		size,
		tall,
		plate,
		horizon,
		moon: { x: wide - of.moon * 0.14, y: of.moon * 0.08, r: Math.min(of.moon, high * 0.42) },
		spots: new Map([
			...spotsOf(works, left, wide - left, head, foot),
			...spotsOf(
				missions,
				left,
				wide - left - of.sky,
				plate.high / 2 + (size === 'small' ? 4 : of.edge + 12),
				horizon - plate.high / 2 - (size === 'small' ? 3 : 16),
			),
		]),
		lanes: view.players.map((_, i, all) => wide - of.lane * 0.62 - (size === 'small' ? 1 - (i % 2) : all.length - 1 - i) * of.lane),
		craft: of.craft,
	};
}

/* How far above a point the Moon's edge is. */
export function limbAt({ moon }: Lay, x: number): number {
	const aside = Math.min(moon.r, Math.abs(x - moon.x));
	return moon.y + Math.sqrt(moon.r * moon.r - aside * aside);
}

const LONGEST = 12; /* technologies on the way to the Moon, at the start */

/* A craft and its sign take this much of a lane, in parts of its size. */
const TALL = 112;

/* As high in its lane as a country has come. */
function heightAt(lay: Lay, view: View, seat: number): number {
	const most = Math.max(LONGEST, ...view.players.map((one) => one.forecast.steps));
	const low = lay.horizon - lay.craft * (lay.size === 'small' ? 36 : 82),
		top = limbAt(lay, lay.lanes[seat]!) + lay.craft * 34;
	return low + (1 - view.players[seat]!.forecast.steps / most) * (top - low);
}

/* Where the craft of a seat is: on the pad, as high as its country has come, or on the Moon, side by
 * side. Two that would meet in a lane make room for each other, the one that is ahead above. */
export function craftAt(lay: Lay, view: View, seat: number): Spot {
	if (view.players[seat]!.landed) {
		const x = lay.size === 'small' ? lay.wide - 14 - seat * lay.lanes.length * 5.5 : lay.lanes[seat]!;
		return { x, y: limbAt(lay, x) - 8 };
	}
	const x = lay.lanes[seat]!,
		y = heightAt(lay, view, seat);
	const other = view.players.find((one) => one.seat !== seat && !one.landed && one.country && lay.lanes[one.seat] === x);
	if (!other) return { x, y };
	const theirs = heightAt(lay, view, other.seat);
	const short = lay.craft * TALL - Math.abs(y - theirs);
	if (short <= 0) return { x, y };
	const ahead = y < theirs || (y === theirs && seat < other.seat);
	/* Whoever is near an end of the lane stays there. */
	const top = limbAt(lay, x) + lay.craft * 34;
	const up = Math.min(short / 2, Math.max(0, Math.min(y, theirs) - top));
	return { x, y: ahead ? y - up : y + short - up };
}
