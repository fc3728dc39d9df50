/* whereabouts.ts - where things are in the room, in px of the window: what flies over map, dock and
 * panels leaves from there and lands there. What is out of sight counts as at the edge of the map. */
import type { Told } from '../../game';
import type { Point } from '../../pieces';
import { GOODS, type Good, type News, type View } from './view';

export interface Whereabouts {
	unit: number; /* px for a unit of the map */
	middle: Point; /* where cards are shown */
	spot(at: Point): Point; /* of the map's own units */
	purse(seat: number): Point;
	hand(seat: number): Point;
	shelf(seat: number, good: Good): Point; /* what the cure wants */
	deck: Point;
	rail: Point; /* where the event of the turn lies */
	throw(seat: number): Point; /* whence dice come */
}

function middleOf(element: Element | null): Point | null {
	const box = element?.getBoundingClientRect();
	if (!box || box.width === 0 || box.height === 0) return null;
	const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
	return x < 0 || y < 0 || x > innerWidth || y > innerHeight ? null : [x, y];
}

function within(low: number, at: number, high: number): number {
	return Math.max(low, Math.min(high, at));
}

const EDGE = 24; /* px */

/* null: no map is drawn. */
export function whereabouts({ root, seat: own }: Told<View, News>): Whereabouts | null {
	const map = root.querySelector<SVGSVGElement>('svg.map');
	const chart = root.querySelector('.chart')?.getBoundingClientRect();
	const matrix = map?.getScreenCTM();
	if (!matrix || !chart || chart.width === 0) return null;
	const first = (...queries: (string | false)[]): Point => {
		for (const query of queries) {
			const found = query && middleOf(root.querySelector(query));
			if (found) return found;
		}
		return [chart.left + chart.width / 2, chart.bottom];
	};
	const panel = (seat: number) => `.seat[data-seat="${seat}"]`;
	const strip = (seat: number) => `.strip__seat:nth-child(${seat + 1})`;
	const mine = (seat: number, query: string) => seat === own && `.dock ${query}`;
	return {
		unit: matrix.a,
		middle: [chart.left + chart.width / 2, chart.top + chart.height * 0.44],
		spot([x, y]) {
			const at = new DOMPoint(x, y).matrixTransform(matrix);
			return [within(chart.left + EDGE, at.x, chart.right - EDGE), within(chart.top + EDGE, at.y, chart.bottom - EDGE)];
		},
		purse: (seat) => first(mine(seat, '.coins'), `${panel(seat)} .seat__money`, strip(seat)),
		hand: (seat) =>
			first(
				mine(seat, ':is(.fan, .minis) li:last-child'),
				mine(seat, '.dock__none'),
				`${panel(seat)} .cards-held`,
				strip(seat),
			),
		shelf(seat, good) {
			const kind = `.medicine__kind:nth-child(${GOODS.indexOf(good) + 1})`;
			return first(mine(seat, kind), `${panel(seat)} ${kind}`, strip(seat));
		},
		deck: first('.dock .deck'),
		rail: first('.rail__event', '.rail'),
		throw: (seat) => first(mine(seat, '.end'), `${panel(seat)} .seat__head`, strip(seat)),
	};
}
