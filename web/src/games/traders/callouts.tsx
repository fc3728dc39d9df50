/* callouts.tsx - panels at ships, stations and planets that offer what can be done just there.
 * They are ordinary buttons of a size that a finger can hit, however small the map is. */
import type { ComponentChildren } from 'preact';
import { theOne, withVerb, type BoardProps } from '../../game';
import type { Point } from '../../pieces';
import { deedName } from './deed';
import { GoodIcon } from './goods';
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

/* Where a panel may stand about a point: how far its middle is from the point, in halves of
 * its own size, besides the hex that it leaves free; `far` panels away where it is crowded. */
interface Side {
	name: string;
	x: number;
	y: number;
	far: number;
}
const SIDES: Side[] = [0, 1, 2].flatMap((far) => [
	{ name: 'above', x: 0, y: -1, far },
	{ name: 'below', x: 0, y: 1, far },
	{ name: 'left', x: -1, y: 0, far },
	{ name: 'right', x: 1, y: 0, far },
]);

/* Where a panel hides least of planets, ships, other panels, and what is off the map: its side
 * and how far it is from the point. The place is taken then. */
function sideOf(
	at: Point,
	wide: number,
	high: number,
	free: number,
	place: Frame,
): { name: string; x: number; y: number } {
	let best = { name: '', x: 0, y: 0, box: { x: 0, y: 0, wide, high } },
		least = Infinity;
	for (const side of SIDES) {
		const away = { x: free + side.far * (wide + 6), y: free + side.far * (high + 6) };
		const x = at[0] + side.x * (away.x + wide / 2),
			y = at[1] + side.y * (away.y + high / 2);
		const off =
			Math.max(0, wide / 2 - x, x + wide / 2 - place.width) +
			Math.max(0, high / 2 - y, y + high / 2 - place.height);
		const hides = place.avoid.filter(
			([a, b]) => Math.abs(a - x) < wide / 2 + 26 && Math.abs(b - y) < high / 2 + 26,
		).length;
		const panels = place.taken.filter((box) => overlaps(box, { x, y, wide, high })).length;
		const cost = 3 * off + 40 * hides + 400 * panels + 100 * side.far;
		if (cost < least) {
			least = cost;
			best = { name: side.name, x: side.x * away.x, y: side.y * away.y, box: { x, y, wide, high } };
		}
	}
	place.taken.push(best.box);
	return best;
}

/* The map that callouts stand on: its size, the scale it is shown at, what not to hide. */
export interface Frame {
	width: number;
	height: number;
	scale: number;
	avoid: Point[];
	taken: Box[]; /* by callouts drawn before */
}

interface Box {
	x: number; /* of its middle */
	y: number;
	wide: number;
	high: number;
}

function overlaps(a: Box, b: Box): boolean {
	return Math.abs(a.x - b.x) < (a.wide + b.wide) / 2 && Math.abs(a.y - b.y) < (a.high + b.high) / 2;
}

/* A small panel at a point of the map with so many buttons, `columns` in a row, each about
 * `each` px wide. Around a planet more is left free than around a ship. */
function Callout({
	at,
	frame,
	title,
	deeds,
	columns = 4,
	each = 78,
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
	const free = planet ? 50 : 36;
	const wide = (Math.max(title.length * 7, row * each) + 20) / frame.scale;
	const high = (30 + 42 * Math.ceil(deeds / columns)) / frame.scale;
	const side = sideOf(at, wide, high, free, frame);
	const [x, y] = [at[0] + side.x, at[1] + side.y];
	/* Kept on the map where it would stick out; y is its middle, or the edge at the piece. */
	const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
	const middle = side.x === 0 ? within(x, wide / 2 + 4, frame.width - wide / 2 - 4) : x;
	const before = side.y === 0 ? high / 2 : side.y < 0 ? high : 0;
	const height = within(y, before + 4, frame.height - (high - before) - 4);
	return (
		<div
			class={`callout callout--${side.name}`}
			data-panel
			role="group"
			aria-label={title}
			style={{ left: `${(100 * middle) / frame.width}%`, top: `${(100 * height) / frame.height}%` }}
		>
			<span class="callout__title">{title}</span>
			<span class="callout__row" style={{ gridTemplateColumns: `repeat(${row}, auto)` }}>
				{children}
			</span>
		</div>
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
			each={110}
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

function Arrow({ up }: { up?: boolean }) {
	return (
		<svg class="arrow" viewBox="0 0 12 16" aria-hidden="true">
			<path d={up ? 'M6 15V2M1.5 6.5 6 2l4.5 4.5' : 'M6 1v13M1.5 9.5 6 14l4.5-4.5'} />
		</svg>
	);
}

/* What can be sold, at each place where it lies: a unit, or all of a kind. (On a phone all of
 * a kind is in the list.) */
function Market({ props, frame }: { props: Props; frame: Frame }) {
	const { view, seat, moves } = props;
	const sales = withVerb(moves, 'sell')
		.map((move) => ({ ...move.move, move, place: placeNumber(move.move.place) }))
		.filter((sale) => !props.phone || sale.units === 1);
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
						each={70}
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
								{units > 1 ? (
									<>
										{w.spot.all(units)}
										<GoodIcon good={good} />
									</>
								) : (
									<GoodIcon good={good} />
								)}
								<span>+{units * price}</span>
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

export function Callouts({ props, frame }: { props: Props; frame: Frame }) {
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
			{aiming && <Aims props={props} frame={frame} />}
		</>
	);
}
