/* callouts.tsx - panels at ships, stations and planets that offer what can be done just there.
 * They are ordinary buttons of a size that a finger can hit, however small the map is. */
import type { ComponentChildren } from 'preact';
import { theOne, withVerb, type BoardProps } from '../../game';
import { Panel, type Frame, type Point } from '../../pieces';
import { deedName } from './deed';
import { flightTo } from './flight';
import { Arrow, Coin, GoodIcon } from './goods';
import { spotOf } from './hex';
import { w } from './say';
import { shipSpot, storeSpot } from './spots';
import {
	cardKind,
	EARTH,
	goodName,
	goodsIn,
	placeNumber,
	placeOf,
	planetAt,
	playerAt,
	shipPiece,
	stationPrice,
	storeAt,
	where,
	type Act,
	type Good,
	type News,
	type TraderMove,
	type View,
} from './view';

type Props = BoardProps<View, Act, News>;

/* How wide letters are, generously, in px. */
const LETTER = 7;

/* A small panel with so many buttons, `columns` in a row, each about `each` px wide. Around a planet
 * more is left free than around a ship. */
function Callout({
	at,
	frame,
	title,
	deeds,
	columns = 4,
	each = 60,
	planet,
	children,
}: {
	at: Point;
	frame: Frame;
	title: string;
	deeds: number;
	columns?: number;
	each?: number;
	planet?: boolean;
	children: ComponentChildren;
}) {
	const row = Math.min(deeds, columns);
	const button = matchMedia('(pointer: coarse)').matches ? 48 : 36;
	return (
		<Panel
			at={at}
			frame={frame}
			wide={Math.max(title.length * LETTER, row * each) + 20}
			high={28 + button * Math.ceil(deeds / columns)}
			free={planet ? 48 : 34}
			look="callout"
			name={title}
		>
			<span class="callout__title">{title}</span>
			<span class="callout__row" style={{ gridTemplateColumns: `repeat(${row}, auto)` }}>
				{children}
			</span>
		</Panel>
	);
}

/* What a flight to the hex under the pointer costs and leads to. */
function FlightNote({ props, frame, over }: { props: Props; frame: Frame; over: string | undefined }) {
	const { view, seat } = props;
	const hex = over ? view.hexes.find((cell) => cell.id === over) : undefined;
	if (!hex || view.phase !== 'flying' || !props.marks.get(hex.id)?.moves.length) return null;
	const flight = flightTo(view, seat, hex);
	const high = 62 + 17 * Math.ceil(flight.text.length / 38);
	return (
		<Panel at={spotOf(hex.id)} frame={frame} wide={266} high={high} free={42} look="note">
			<span class="note__head">
				<b>{flight.title}</b>
				{flight.price !== undefined && (
					<b class="note__price">
						{flight.price === 0 ? w.free : flight.price}
						{flight.price > 0 && <Coin />}
					</b>
				)}
			</span>
			<span>
				{w.flight.steps(flight.steps, view.allowance)} {flight.text}
			</span>
		</Panel>
	);
}

/* A button of a callout: it stands for a piece where the move has one. */
function Deed({
	props,
	move,
	piece,
	says,
	children,
}: {
	props: Props;
	move: TraderMove;
	piece?: string;
	says: string;
	children: ComponentChildren;
}) {
	const mark = piece ? props.marks.get(piece) : undefined;
	return (
		<button
			class={'deed' + (mark?.hint ? ' is-hint' : '') + (mark?.hover ? ' is-hover' : '')}
			data-piece={piece}
			data-move={move.text}
			title={move.explain}
			onClick={(event) => {
				event.stopPropagation();
				props.play(move.text);
			}}
		>
			{children}
			<span class="sr">
				{' '}
				{says}. {move.explain}
			</span>
		</button>
	);
}

function groupBy<T>(all: T[], by: (one: T) => number): Map<number, T[]> {
	const groups = new Map<number, T[]>();
	for (const one of all) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
	return groups;
}

function Icons({ good, count }: { good: Good; count: number }) {
	return (
		<>
			{Array.from({ length: count }, (_, i) => (
				<GoodIcon key={i} good={good} />
			))}
		</>
	);
}

/* Loading, unloading and building, at the own ship. */
function Dockside({ props, frame }: { props: Props; frame: Frame }) {
	const { view, seat, moves } = props;
	const me = view.players[seat];
	const loads = withVerb(moves, 'load'),
		unloads = withVerb(moves, 'unload');
	const build = theOne(moves, 'build');
	if (loads.length + unloads.length === 0 && !build) return null;
	const place = placeOf(view, me.ship);
	const here = where(planetAt(view, place || EARTH));
	const price = build ? stationPrice(view, me, place) : 0;
	return (
		<Callout
			at={shipSpot(view, seat)}
			frame={frame}
			deeds={loads.length + unloads.length + (build ? 1 : 0)}
			each={build ? 110 : 84}
			columns={3}
			title={build ? w.spot.free(here.name) : w.spot.at(here)}
		>
			{build && (
				<Deed props={props} move={build} says={w.list.build(here.name)}>
					{w.spot.build(price)}
				</Deed>
			)}
			{loads.map((move) => {
				const { good } = move.move;
				return (
					<Deed
						key={move.text}
						props={props}
						move={move}
						piece={move.pieces[0].id}
						says={w.list.load(goodName(view, good))}
					>
						<Arrow up />
						<GoodIcon good={good} />
						<span>{w.spot.load(storeAt(me, me.docked)[good])}</span>
					</Deed>
				);
			})}
			{unloads.map((move) => {
				const { good } = move.move;
				return (
					<Deed
						key={move.text}
						props={props}
						move={move}
						piece={move.pieces[0].id}
						says={w.list.unload(goodName(view, good))}
					>
						<Arrow />
						<GoodIcon good={good} />
						<span>{w.spot.unload}</span>
					</Deed>
				);
			})}
		</Callout>
	);
}

/* What can be sold, at each place where it lies: a unit, or all of a kind. */
function Market({ props, frame }: { props: Props; frame: Frame }) {
	const { view, seat, moves } = props;
	const sales = withVerb(moves, 'sell').map((move) => ({ ...move.move, move, place: placeNumber(move.move.place) }));
	const places = view.planets.filter((planet) => sales.some((sale) => sale.place === planet.place));
	return (
		<>
			{places.map((planet) => {
				const here = sales.filter((sale) => sale.place === planet.place);
				const price = planet.place === EARTH ? view.prices.sellEarth : view.prices.sellStation;
				return (
					<Callout
						key={planet.id}
						at={storeSpot(view, view.players[seat], planet.place)}
						frame={frame}
						deeds={here.length}
						each={66}
						columns={here.length > 4 ? 3 : here.length}
						planet={planet.place === EARTH}
						title={w.spot.sellAt(where(planet))}
					>
						{here.map(({ move, units, good }) => (
							<Deed
								key={move.text}
								props={props}
								move={move}
								piece={units === 1 ? move.pieces[0].id : undefined}
								says={w.spot.sells(units, goodName(view, good), where(planet))}
							>
								{units > 1 && <span>{units}</span>}
								<GoodIcon good={good} />
								<b>+{units * price}</b>
							</Deed>
						))}
					</Callout>
				);
			})}
		</>
	);
}

/* What a planet is to make: this round, or for the whole game. */
function Makings({ props, frame }: { props: Props; frame: Frame }) {
	const { view, moves } = props;
	if (view.asked === 0 || moves.length === 0) return null;
	const planet = planetAt(view, view.asked);
	const ways = [...withVerb(moves, 'make'), ...withVerb(moves, 'assign')];
	if (ways.length === 0) return null;
	return (
		<Callout
			at={spotOf(planet.hex)}
			frame={frame}
			planet
			deeds={ways.length}
			title={view.phase === 'making' ? w.spot.makesForYou(planet.name) : w.spot.makes(planet.name)}
		>
			{ways.map((move) => (
				<Deed key={move.text} props={props} move={move} says={deedName(move, view)}>
					{goodsIn(move.move.goods).map((good, i) => (
						<GoodIcon key={i} good={good} />
					))}
				</Deed>
			))}
		</Callout>
	);
}

/* A card that was chosen and needs goods: what to trade, what to take from a ship. */
function Aims({ props, frame }: { props: Props; frame: Frame }) {
	const { view, seat, moves, chosen } = props;
	if (chosen.length === 0) return null;
	const fit = moves.filter((move) => chosen.every((id) => move.pieces.some((piece) => piece.id === id)));
	const trades = withVerb(fit, 'play-to-swap'),
		takes = withVerb(fit, 'play-to-rob');
	const byPlace = groupBy(trades, (move) => placeNumber(move.move.place));
	const byShip = groupBy(takes.length === fit.length ? takes : [], (move) => move.move.victim - 1);
	return (
		<>
			{[...byPlace].map(([place, here]) => (
				<Callout
					key={place}
					at={storeSpot(view, view.players[seat], place)}
					frame={frame}
					deeds={here.length}
					columns={2}
					each={108}
					planet={place === EARTH}
					title={place > EARTH ? w.spot.tradeAboard : w.spot.tradeAt(where(planetAt(view, place)))}
				>
					{here.map((move) => (
						<Deed key={move.text} props={props} move={move} says={deedName(move, view)}>
							<Icons good={move.move.good} count={cardKind(view, move.move.card).swaps} />
							<span aria-hidden="true">→</span>
							<GoodIcon good={move.move.gain} />
						</Deed>
					))}
				</Callout>
			))}
			{[...byShip].map(([victim, here]) => (
				<Callout
					key={shipPiece(victim)}
					at={shipSpot(view, victim)}
					frame={frame}
					deeds={here.length}
					title={w.spot.takeFrom(playerAt(props.players, victim)?.name ?? w.spot.them)}
				>
					{here.map((move) => (
						<Deed key={move.text} props={props} move={move} says={deedName(move, view, playerAt(props.players, victim)?.name)}>
							<GoodIcon good={move.move.good} />
							<span>{goodName(view, move.move.good)}</span>
						</Deed>
					))}
				</Callout>
			))}
		</>
	);
}

export function Callouts({ props, frame, over }: { props: Props; frame: Frame; over: string | undefined }) {
	const { view, seat } = props;
	if (seat < 0 || !view.players[seat]) return null;
	const aiming = props.chosen.length > 0;
	return (
		<>
			{!aiming && (view.phase === 'acting' || view.phase === 'acting-again') && (
				<Dockside props={props} frame={frame} />
			)}
			{!aiming && view.phase === 'market' && <Market props={props} frame={frame} />}
			{(view.phase === 'making' || view.phase === 'assigning') && (
				<Makings props={props} frame={frame} />
			)}
			<FlightNote props={props} frame={frame} over={over} />
			{aiming && <Aims props={props} frame={frame} />}
		</>
	);
}
