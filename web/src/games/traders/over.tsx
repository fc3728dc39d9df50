/* over.tsx - what lies over the map: goods in flight, and callouts at ships, stations and
 * planets that offer what can be done just there. Callouts are ordinary buttons of a size
 * that a finger can hit, however small the map is. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardProps, Move } from '../../game';
import type { Point } from '../../pieces';
import { GoodIcon, GoodMark } from './goods';
import { spotOf } from './hex';
import { shipSpot, storeSpot } from './spots';
import type { Ghost } from './show';
import {
	EARTH,
	GOODS,
	movesWith,
	placeOf,
	planetAt,
	seatOfShip,
	shipPiece,
	stationPrice,
	storeAt,
	type Good,
	type View,
} from './view';

type Props = BoardProps<View>;

/* --- ghosts ------------------------------------------------------------------------ */

export function GhostMark({ ghost }: { ghost: Ghost }) {
	const ref = useRef<SVGGElement>(null);
	useLayoutEffect(() => {
		const frames = ghost.path.map(([x, y], i) => ({
			transform: `translate(${x}px, ${y}px)`,
			opacity: i === ghost.path.length - 1 && ghost.text ? 0 : 1,
			offset: i / (ghost.path.length - 1),
		}));
		const animation = ref.current!.animate(frames, {
			delay: ghost.delay,
			duration: ghost.time,
			easing: 'cubic-bezier(.4, .1, .4, 1)',
		});
		return () => animation.cancel();
	}, []);
	return (
		<g ref={ref} class="ghost">
			{ghost.good && (
				<>
					<circle class="crate" r="13" />
					<GoodMark good={ghost.good} size={19} />
				</>
			)}
			{ghost.sign === 'card' && (
				<path class="ghost__card" d="M-9-13H9v26H-9zM-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0" />
			)}
			{ghost.sign === 'lock' && (
				<path class="ghost__lock" d="M-9-2H9v13H-9zM-5-2v-5a5 5 0 0 1 10 0v5" />
			)}
			{ghost.text && (
				<text class={'ghost__text' + (ghost.tone ? ` is-${ghost.tone}` : '')}>{ghost.text}</text>
			)}
		</g>
	);
}

/* --- callouts ------------------------------------------------------------------------ */

/* Where a panel may stand about a point: how far its middle is from the point, in halves of
 * its own size, besides the hex that it leaves free. */
const SIDES: { name: string; x: number; y: number }[] = [
	{ name: 'above', x: 0, y: -1 },
	{ name: 'below', x: 0, y: 1 },
	{ name: 'left', x: -1, y: 0 },
	{ name: 'right', x: 1, y: 0 },
];

/* The side on which a panel hides least: planets, ships, and what is off the map. */
function sideOf(
	at: Point,
	wide: number,
	high: number,
	free: number,
	place: Frame,
): { name: string; x: number; y: number } {
	let best = SIDES[0],
		least = Infinity;
	for (const side of SIDES) {
		const x = at[0] + side.x * (free + wide / 2),
			y = at[1] + side.y * (free + high / 2);
		const off =
			Math.max(0, wide / 2 - x, x + wide / 2 - place.width) +
			Math.max(0, high / 2 - y, y + high / 2 - place.height);
		const hides = place.avoid.filter(
			([a, b]) => Math.abs(a - x) < wide / 2 + 26 && Math.abs(b - y) < high / 2 + 26,
		).length;
		const cost = 3 * off + 40 * hides;
		if (cost < least) {
			least = cost;
			best = side;
		}
	}
	return best;
}

/* The map that callouts stand on: its size, the scale it is shown at, what not to hide. */
export interface Frame {
	width: number;
	height: number;
	scale: number;
	avoid: Point[];
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
	const [x, y] = [at[0] + side.x * free, at[1] + side.y * free];
	/* Kept on the map where it would stick out at the left or right. */
	const low = wide / 2 + 4,
		top = frame.width - wide / 2 - 4;
	const middle = side.x === 0 ? Math.max(low, Math.min(top, x)) : x;
	return (
		<div
			class={`callout callout--${side.name}`}
			role="group"
			aria-label={title}
			style={{ left: `${(100 * middle) / frame.width}%`, top: `${(100 * y) / frame.height}%` }}
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
	move: Move;
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

function storePiece(view: View, place: number, good: Good): string {
	return `store-${place > EARTH ? 'ship' : planetAt(view, place).id.slice('planet-'.length)}-${good}`;
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
	const loads = movesWith(moves, 'load '),
		unloads = movesWith(moves, 'unload ');
	const build = moves.find((move) => move.text === 'build');
	if (loads.length + unloads.length === 0 && !build) return null;
	const place = placeOf(view, me.ship);
	const name = place ? planetAt(view, place).name : '';
	const price = build ? stationPrice(view, me, place) : 0;
	return (
		<Callout
			at={shipSpot(view, seat)}
			frame={frame}
			deeds={loads.length + unloads.length + (build ? 1 : 0)}
			each={110}
			columns={3}
			title={
				build ? `A free spot on ${name}` : place === EARTH ? 'At Earth' : `Your station on ${name}`
			}
		>
			{build && (
				<Deed props={props} move={build} says={`Build a station on ${name}`}>
					Build: {price === 0 ? 'free' : `${price} MCr`}
				</Deed>
			)}
			{loads.map((move) => {
				const good = move.text.slice('load '.length) as Good;
				return (
					<Deed
						key={move.text}
						props={props}
						move={move}
						piece={storePiece(view, me.docked, good)}
						says={`Load ${good}`}
					>
						<Arrow up />
						<GoodIcon good={good} />
						<span>Load{count(storeAt(me, me.docked)[good])}</span>
					</Deed>
				);
			})}
			{unloads.map((move) => {
				const good = move.text.slice('unload '.length) as Good;
				return (
					<Deed
						key={move.text}
						props={props}
						move={move}
						piece={storePiece(view, EARTH + 1, good)}
						says={`Unload ${good}`}
					>
						<Arrow />
						<GoodIcon good={good} />
						<span>Unload</span>
					</Deed>
				);
			})}
		</Callout>
	);
}

function count(units: number): string {
	return units > 1 ? ` 1 of ${units}` : '';
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
	const sales = movesWith(moves, 'sell ')
		.map((move) => {
			const [, units, good] = move.text.split(' ');
			return {
				move,
				units: Number(units),
				good: good as Good,
				where: move.text.slice(move.text.indexOf(' at ') + ' at '.length),
			};
		})
		.filter((sale) => !props.phone || sale.units === 1);
	const places = view.planets.filter((planet) => sales.some((sale) => sale.where === planet.name));
	return (
		<>
			{places.map((planet) => {
				const here = sales.filter((sale) => sale.where === planet.name);
				const price = planet.place === EARTH ? view.prices.sellEarth : view.prices.sellStation;
				return (
					<Callout
						key={planet.id}
						at={storeSpot(view, view.players[seat], planet.place)}
						frame={frame}
						deeds={here.length}
						each={70}
						planet={planet.place === EARTH}
						title={`Sell at ${planet.name}`}
					>
						{here.map(({ move, units, good }) => (
							<Deed
								key={move.text}
								props={props}
								move={move}
								piece={units === 1 ? storePiece(view, planet.place, good) : undefined}
								says={`Sell ${units} ${good} at ${planet.name}`}
							>
								{units > 1 ? (
									<>
										all {units}
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

/* "2 metal", "metal and gem" as pictures. */
function Load({ words }: { words: string }) {
	const parts = words.split(/, | and /);
	return (
		<>
			{parts.map((part) => {
				const [units, good] = / /.test(part) ? part.split(' ') : ['1', part];
				return GOODS.includes(good as Good) ? (
					<Icons key={part} good={good as Good} count={Number(units)} />
				) : null;
			})}
		</>
	);
}

/* What a planet is to make: this round, or for the whole game. */
function Makings({ props, frame }: { props: Props; frame: Frame }) {
	const { view, moves } = props;
	if (view.asked === 0 || moves.length === 0) return null;
	const planet = planetAt(view, view.asked);
	const start = view.phase === 'making' ? 'make ' : `give ${planet.name} `;
	const ways = movesWith(moves, start);
	if (ways.length === 0) return null;
	return (
		<Callout
			at={spotOf(planet.hex)}
			frame={frame}
			planet
			deeds={ways.length}
			title={view.phase === 'making' ? `${planet.name} makes for you` : `${planet.name} makes`}
		>
			{ways.map((move) => (
				<Deed key={move.text} props={props} move={move} says={move.text}>
					<Load words={move.text.slice(start.length)} />
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
	const trades = fit.filter((move) => / for (metal|food|gem) (at |aboard)/.test(move.text));
	const takes = fit.filter((move) => / take (metal|food|gem) from p\d/.test(move.text));
	const byPlace = new Map<number, Move[]>();
	for (const move of trades) {
		const place =
			view.planets.find((planet) => move.text.endsWith(` at ${planet.name}`))?.place ?? EARTH + 1;
		byPlace.set(place, [...(byPlace.get(place) ?? []), move]);
	}
	const byShip = new Map<number, Move[]>();
	for (const move of takes) {
		const victim = seatOfShip(move.pieces.find((piece) => piece.id.startsWith('ship-p'))!.id);
		if (takes.length === fit.length) byShip.set(victim, [...(byShip.get(victim) ?? []), move]);
	}
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
					title={place > EARTH ? 'Trade aboard' : `Trade at ${planetAt(view, place).name}`}
				>
					{here.map((move) => {
						const [, units, from, to] = / (\d+) (\w+) for (\w+)/.exec(move.text)!;
						return (
							<Deed key={move.text} props={props} move={move} says={move.text}>
								<Icons good={from as Good} count={Number(units)} />
								<span aria-hidden="true">→</span>
								<GoodIcon good={to as Good} />
							</Deed>
						);
					})}
				</Callout>
			))}
			{[...byShip].map(([victim, here]) => (
				<Callout
					key={shipPiece(victim)}
					at={shipSpot(view, victim)}
					frame={frame}
					deeds={here.length}
					title="Take"
				>
					{here.map((move) => {
						const good = / take (\w+) from/.exec(move.text)![1] as Good;
						return (
							<Deed key={move.text} props={props} move={move} says={move.text}>
								<GoodIcon good={good} />
								<span>{good}</span>
							</Deed>
						);
					})}
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
