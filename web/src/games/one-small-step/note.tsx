/* note.tsx - beside a plate that is pointed at: what research of it costs, what it gives and opens,
 * and what is left then. */
import { canPick, placeFor, type Box } from '../../pieces';
import { Cost } from './icons';
import type { Lay } from './lay';
import { w } from './say';
import { KEYS, landingWords, made, nationName, priceOf, technologyOf, wordsOf, type Price, type Props, type Technology, type View } from './view';

/* What could be researched next if this were done. */
function opens(view: View, seat: number, id: string): Technology[] {
	const has = (one: string) => one === id || technologyOf(view, one)?.marks.includes(seat) === true;
	return view.technologies.filter(
		({ needs, marks }) =>
			!marks.includes(seat) &&
			needs.some((group) => group.includes(id) && !group.some((one) => one !== id && has(one))) &&
			needs.every((group) => group.some(has)),
	);
}

/* What is left of that with which it is paid. */
function kept(view: View, seat: number, price: Price): string {
	const stores = view.players[seat]?.stores ?? [];
	const left = stores.filter(({ key }) => price[key]).map(({ key, stock }) => [key, stock - price[key]!]);
	return wordsOf(view, Object.fromEntries(left));
}

/* What research of a technology leads to, in sentences. */
export function consequences(view: View, seat: number, technology: Technology): string {
	const price = priceOf(technology);
	const next = opens(view, seat, technology.id).map(({ name }) => name);
	const blocker = technology.blocker;
	return [
		technology.moon ? w.note.worth(landingWords(view)) : technology.rule,
		next.length > 0 ? w.note.opens(next) : '',
		blocker === undefined ? '' : w.note.goesHome(nationName(view, blocker)),
		KEYS.some((key) => price[key]) ? w.note.keep(kept(view, seat, price)) : '',
	]
		.filter(Boolean)
		.join(' ');
}

/* The technology that a click on this piece would research. */
export function researched(props: Props, id: string | null): Technology | undefined {
	const mark = id ? props.marks.get(id) : undefined;
	return id && canPick(mark) && mark!.moves.every((move) => made(move).verb === 'research') ? technologyOf(props.view, id) : undefined;
}

const WIDE = 288,
	LINE = 44; /* letters in a line of it */

function boxesOf(lay: Lay): Box[] {
	const plates = [...lay.spots.values()].map(({ x, y }) => ({ x, y, ...lay.plate, wide: lay.plate.wide, high: lay.plate.high, weight: 0.5 }));
	return [...plates, { x: lay.moon.x, y: lay.moon.y, wide: 2 * lay.moon.r, high: 2 * lay.moon.r, weight: 0.2 }];
}

export function Note({ props, lay, over }: { props: Props; lay: Lay; over: string | null }) {
	const technology = researched(props, over);
	if (!technology || props.phone) return null;
	const { view, seat } = props;
	const text = consequences(view, seat, technology);
	const high = 44 + 17 * Math.ceil(text.length / LINE);
	const at = technology.moon ? { x: lay.moon.x - lay.moon.r * 0.5, y: lay.moon.y + lay.moon.r * 0.5 } : lay.spots.get(technology.id)!;
	const box = placeFor([at.x, at.y], WIDE, high, lay.plate.high / 2 + 16, {
		width: lay.wide,
		height: lay.high,
		scale: 1,
		avoid: boxesOf(lay),
		taken: [{ ...at, wide: lay.plate.wide + 16, high: lay.plate.high + 24 }],
	});
	return (
		<div class="note" aria-hidden="true" style={{ left: `${box.x}px`, top: `${box.y}px`, width: `${WIDE}px` }}>
			<span class="note__head">
				<b>{technology.moon ? technology.name : w.list.researchOne(technology.name)}</b>
				<Cost view={view} price={priceOf(technology)} quiet />
			</span>
			<span>{text}</span>
		</div>
	);
}
