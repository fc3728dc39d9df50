/* board.tsx - the picture of a table of One False Step: the week above, the Gold Country, and on the
 * sea beside it the launching ground; on a phone also the dock. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Pan, type Point } from '../../pieces';
import { Dock } from './dock';
import { DESK, layOf, PHONE, type Lay, type Want } from './lay';
import { GoldCountry, Overview } from './map';
import { w } from './say';
import { Trade } from './trade';
import { cityOf, type Props } from './view';
import { Week } from './week';
import { Works } from './works';

/* What the eye should be on. */
function focusOf(props: Props, lay: Lay): Point | undefined {
	const { view, news, seat } = props;
	if (view.auction) {
		const lot = cityOf(view, view.auction.lot);
		if (lot) return lay.at(lot.x, lot.y);
	}
	/* Who places sees where from, rather than what was last done elsewhere. */
	if (view.phase === 'placing' && props.moves.length > 0) {
		const mine = view.map.cities.filter((city) => city.owner === seat && city.middle > 0);
		const from = mine.find((city) => city.card === props.chosen[0]) ?? mine[0];
		if (from) return lay.at(from.x, from.y);
	}
	if (view.day === 'thursday') return [(lay.works.left + lay.works.right) / 2, (lay.works.top + lay.works.bottom) / 2];
	for (const entry of [...news].reverse())
		for (const piece of entry.pieces) {
			const place = cityOf(view, piece.id) ?? view.map.claims.find((claim) => claim.id === piece.id);
			if (place) return lay.at(place.x, place.y);
		}
	const own = view.map.cities.find((city) => city.owner === view.turn && city.middle > 0);
	return own && lay.at(own.x, own.y);
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

/* The map as it lies in its panel, whatever that measures. */
function useLay({ view }: Props, want: Want) {
	const chart = useRef<HTMLDivElement>(null);
	const [size, setSize] = useState({ width: 0, height: 0 });
	useLayoutEffect(() => {
		const measure = () => setSize({ width: chart.current!.clientWidth, height: chart.current!.clientHeight });
		measure();
		/* With the next frame: what gave it other room was drawn in this one. */
		let frame = 0;
		const observer = new ResizeObserver(() => {
			cancelAnimationFrame(frame);
			frame = requestAnimationFrame(measure);
		});
		observer.observe(chart.current!);
		return () => {
			cancelAnimationFrame(frame);
			observer.disconnect();
		};
	}, []);
	const country = view.map.sections.map((one) => `${one.number}.${one.x}.${one.y}${one.upsideDown}`).join();
	const lay = useMemo(
		() => (size.width > 0 && size.height > 0 ? layOf(view, size.width, size.height, want) : undefined),
		[country, size.width, size.height, want, view.seat, view.players.length],
	);
	return { chart, lay };
}

function Country({ props, lay, want }: { props: Props; lay: Lay; want: Want }) {
	const { view } = props;
	return (
		<Pan
			name={w.country}
			width={lay.width}
			height={lay.height}
			least={1}
			at={focusOf(props, lay)}
			about={`${view.week}.${view.day}.${view.turn}.${view.phase}.${view.auction?.lot ?? ''}.${props.moves.length > 0 ? (props.chosen[0] ?? 'asked') : ''}`}
			still={props.still}
			overview={<Overview props={props} lay={lay} />}
		>
			{(scale) => (
				<div class="ofs-paper">
					<GoldCountry props={props} lay={lay} zoom={scale} high={want.rival.high} />
					<Works props={props} box={lay.works} zoom={scale} />
				</div>
			)}
		</Pan>
	);
}

export function Board(props: Props) {
	const want = props.phone ? PHONE : DESK;
	const { chart, lay } = useLay(props, want);
	useFirstCard(props);
	useEffect(() => () => Trade.close(), []);
	/* On a phone the trading post hides most of the map: the next question puts it away. */
	useLayoutEffect(() => {
		if (props.phone) Trade.close();
	}, [props.phone, props.moves]);
	return (
		<div class={'ofs' + (props.still ? ' is-still' : '')} data-phase={props.view.phase}>
			<Week props={props} />
			<div class="ofs-chart" ref={chart}>
				{lay && <Country props={props} lay={lay} want={want} />}
				<Trade.Panel props={props} />
			</div>
			{props.phone && <Dock props={props} />}
		</div>
	);
}
