/* board.tsx - the picture of a table of One False Step: the week above, the Gold Country, and
 * the desk with what is being decided under it. */
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Pan, Stage, type Point } from '../../pieces';
import { Desk } from './desk';
import { at, moonSpot, padSpot, size } from './lay';
import { GoldCountry, Overview } from './map';
import { Plaque } from './plaque';
import { w } from './say';
import { cityOf, type Props } from './view';
import { Week } from './week';

const LEAST = 0.46; /* px a unit: a claim is 30 px wide with the room about it */

function growth(scale: number): number {
	return Math.max(1, Math.min(1.55, 0.6 / scale));
}

/* What the eye should be on. */
function focusOf(props: Props): Point | undefined {
	const { view, news, seat } = props;
	if (view.auction) {
		const lot = cityOf(view, view.auction.lot);
		if (lot) return at(lot.x, lot.y);
	}
	/* Who places sees where from, rather than what was last done elsewhere. */
	if (view.phase === 'placing' && props.moves.length > 0) {
		const mine = view.map.cities.filter((city) => city.owner === seat && city.middle > 0);
		const from = mine.find((city) => city.card === props.chosen[0]) ?? mine[0];
		if (from) return at(from.x, from.y);
	}
	if (view.day === 'thursday') return padSpot(view, Math.max(0, view.turn));
	for (const entry of [...news].reverse())
		for (const piece of entry.pieces) {
			const place = cityOf(view, piece.id) ?? view.map.claims.find((claim) => claim.id === piece.id);
			if (place) return at(place.x, place.y);
		}
	const own = view.map.cities.find((city) => city.owner === view.turn && city.middle > 0);
	return own && at(own.x, own.y);
}

/* Monday begins with a card in hand: the first that has counters is taken up at once, so that
 * the places they can go are lit. Another card, or Escape, puts it back. */
function useFirstCard(props: Props) {
	useLayoutEffect(() => {
		const { view, seat, moves, chosen, pick } = props;
		if (view.phase !== 'placing' || moves.length === 0 || chosen.length > 0) return;
		const card = view.map.cities.find((city) => city.owner === seat && city.middle > 0)?.card;
		if (card && moves.some((move) => move.pieces[0]?.id === card)) pick(card);
	}, [props.moves]);
}

/* Counters come down where they were placed; a rocket that is fired flies. */
function useScene(props: Props, root: { current: HTMLDivElement | null }) {
	const stage = useRef(new Stage());
	const { view, news, still } = props;
	useLayoutEffect(() => {
		stage.current.skip();
		if (still || news.length === 0 || !root.current) return;
		const board = root.current;
		let delay = 0;
		for (const entry of news) {
			if (entry.kind === 'stake' || entry.kind === 'jump') {
				const claim = view.map.claims.find((one) => entry.pieces.some((piece) => piece.id === one.id));
				stage.current.run(
					claim && board.querySelector(`[data-counter="${claim.id}"]`),
					[
						{ transform: 'translateY(-70px) scale(1.9)', opacity: 0 },
						{ transform: 'translateY(-14px) scale(1.25)', opacity: 1, offset: 0.7 },
						{ transform: 'none', opacity: 1 },
					],
					{ delay, time: 420 },
				);
				delay += 180;
			} else if (entry.kind === 'shoot') {
				const [x, y] = padSpot(view, entry.seat);
				const [mx, my] = moonSpot(view);
				const rocket = board.querySelector(`[data-seat-rocket="${entry.seat}"] .ofs-rocket`);
				const held = entry.data?.kind === 'shoot' && entry.data.holding === 3;
				const far = held ? 1 : 0.45;
				const base = rocket?.getAttribute('transform')?.replace(/(-?[\d.]+) (-?[\d.]+)/g, '$1px, $2px') ?? '';
				stage.current.run(
					rocket,
					[
						{ transform: `translate(0px, 0px) ${base}` },
						{ transform: `translate(0px, -12px) ${base}`, offset: 0.25 },
						{
							transform: `translate(${(mx - x) * far}px, ${(my - y) * far}px) rotate(${held ? 40 : 120}deg) ${base}`,
							opacity: held ? 0.2 : 1,
							offset: 0.9,
						},
						{ transform: `translate(0px, 0px) ${base}`, opacity: 0 },
					],
					{ delay: 1400, time: 1900 },
				);
				stage.current.run(
					rocket?.querySelector('.ofs-fire'),
					[{ opacity: 1 }, { opacity: 1, offset: 0.95 }, { opacity: 0 }],
					{ delay: 1200, time: 2000 },
				);
			}
		}
	}, [news]);
	useEffect(() => () => stage.current.skip(), []);
}

export function Board(props: Props) {
	const root = useRef<HTMLDivElement>(null);
	const { view } = props;
	const extent = useMemo(() => size(view), [view.map.width, view.map.height]);
	useFirstCard(props);
	useScene(props, root);
	return (
		<div class={'ofs' + (props.still ? ' is-still' : '')} ref={root} data-phase={view.phase}>
			<Week props={props} />
			<div class="ofs-chart">
				<Pan
					name={w.country}
					width={extent.width}
					height={extent.height}
					least={props.phone ? LEAST : 0.32}
					at={focusOf(props)}
					about={`${view.week}.${view.day}.${view.turn}.${view.phase}.${view.auction?.lot ?? ''}.${props.moves.length > 0 ? (props.chosen[0] ?? 'asked') : ''}`}
					still={props.still}
					overview={<Overview props={props} />}
				>
					{(scale) => (
						<div class="ofs-paper" style={{ '--grow': growth(scale) }}>
							<GoldCountry props={props} grow={growth(scale)} />
						</div>
					)}
				</Pan>
				<Plaque props={props} />
			</div>
			<Desk props={props} />
		</div>
	);
}
