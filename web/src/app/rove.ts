/* rove.ts - the pieces that keys go to, and the way from one to the next: what lies nearest in the
 * direction of the arrow. Each region of a room is one stop of Tab, at the piece where one was last;
 * arrows do the rest. */

const REGIONS = ['.room__board', '.room__hand', '.room__side'];
const WAYS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const;
type Way = (typeof WAYS)[number];

const AT_ONCE = 2; /* px: what is no further away stands in the same place */
const ASIDE = 2.2; /* how much more than distance it counts to lie off the line */

/* Whether a click on it does something now: a piece by its id, a button by its move. */
export interface Open {
	marked(id: string): boolean;
	listed(move: string): boolean;
}

function isOpen({ dataset }: HTMLElement, role: string | null, open: Open): boolean {
	if (role === 'button') return true;
	return dataset.piece ? open.marked(dataset.piece) : open.listed(dataset.move!);
}

/* What keys go to: all that is drawn as a button, and the buttons that do something now. */
export function stops(open: Open, within: ParentNode = document): HTMLElement[] {
	const found = within.querySelectorAll<HTMLElement>(
		REGIONS.flatMap((region) => [`${region} [data-piece]`, `${region} [data-move]`]).join(),
	);
	return [...found].filter((element) => {
		const role = element.getAttribute('role');
		return (
			(role === 'button' || element instanceof HTMLButtonElement) &&
			isOpen(element, role, open) &&
			element.checkVisibility({ visibilityProperty: true })
		);
	});
}

export interface Spot {
	x: number;
	y: number;
}

/* Of two in the same place the later lies to the right of the other, and below it. */
function along(from: Spot, to: Spot, way: Way, later: boolean): { on: number; aside: number } {
	const dx = to.x - from.x,
		dy = to.y - from.y;
	if (Math.abs(dx) <= AT_ONCE && Math.abs(dy) <= AT_ONCE)
		return { on: later === (way === 'ArrowRight' || way === 'ArrowDown') ? AT_ONCE + 0.1 : -1, aside: 0 };
	const across = way === 'ArrowRight' || way === 'ArrowLeft';
	const on = (across ? dx : dy) * (way === 'ArrowRight' || way === 'ArrowDown' ? 1 : -1);
	return { on, aside: Math.abs(across ? dy : dx) };
}

function nearest(spots: Spot[], from: number, way: Way): number {
	let best = -1,
		least = Infinity;
	spots.forEach((spot, i) => {
		if (i === from) return;
		const { on, aside } = along(spots[from]!, spot, way, i > from);
		const cost = on + ASIDE * aside;
		if (on > AT_ONCE && cost < least) {
			least = cost;
			best = i;
		}
	});
	return best;
}

function reachedFrom(start: number, ways: number[][], reached: Set<number>): void {
	const open = [start];
	for (let at; (at = open.pop()) !== undefined; ) {
		if (reached.has(at)) continue;
		reached.add(at);
		open.push(...ways[at]!.filter((to) => to >= 0));
	}
}

/* Where each arrow leads from each spot. What is the nearest of nothing would never be reached: the
 * arrows that lead nowhere, at the edges, lead to such spots. What all of a group can reach is
 * closed, and its outermost four always have such an arrow. */
export function waysBetween(spots: Spot[]): number[][] {
	const ways = spots.map((_, i) => WAYS.map((way) => nearest(spots, i, way)));
	for (let start = 0; start < spots.length; start++) {
		const reached = new Set<number>();
		reachedFrom(start, ways, reached);
		for (let missing; (missing = spots.findIndex((_, i) => !reached.has(i))) >= 0; ) {
			const edge = [...reached].find((i) => ways[i]!.includes(-1)) ?? start;
			ways[edge]![Math.max(0, ways[edge]!.indexOf(-1))] = missing;
			reachedFrom(missing, ways, reached);
		}
	}
	return ways;
}

function middle(element: Element): Spot {
	const box = element.getBoundingClientRect();
	return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/* The stop that an arrow leads to; from anywhere else, the first one, or where one was last. */
export function nextStop(from: Element, key: string, open: Open): HTMLElement | null {
	const all = stops(open);
	const at = all.indexOf(from as HTMLElement);
	if (at < 0) return all.find((element) => element.tabIndex >= 0) ?? all[0] ?? null;
	const way = WAYS.indexOf(key as Way);
	const to = waysBetween(all.map(middle))[at]![way]!;
	return to < 0 ? null : all[to]!;
}

/* What was made no stop of Tab here, and is to be one again where it is no piece any more. */
const silenced = new WeakSet<Element>();

/* One stop of Tab in each region: the focused piece, else the one that was it before, else the
 * first. */
export function rove(room: Element, open: Open): void {
	for (const region of REGIONS) {
		const own = room.querySelector(region);
		if (!own) continue;
		const all = stops(open, room).filter((element) => own.contains(element));
		const now =
			all.find((element) => element === document.activeElement) ??
			all.find((element) => element.dataset.stop !== undefined) ??
			all[0];
		const wanted = new Set<Element>(all);
		for (const element of own.querySelectorAll<HTMLElement>('[data-stop]'))
			if (element !== now) delete element.dataset.stop;
		if (now) now.dataset.stop = '';
		for (const element of all) {
			const index = element === now ? '0' : '-1';
			if (element.getAttribute('tabindex') !== index) element.setAttribute('tabindex', index);
			silenced.add(element);
		}
		for (const element of own.querySelectorAll('button[tabindex="-1"]'))
			if (silenced.has(element) && !wanted.has(element)) element.removeAttribute('tabindex');
	}
}
