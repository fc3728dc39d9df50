/* ground.tsx - the map itself: hexes, the spots around planets, docks, and where a ship can
 * fly or build. */
import type { ComponentChildren } from 'preact';
import type { BoardProps, Mark, Player } from '../../game';
import { actable, canPick, markClass, type Point } from '../../pieces';
import { flightTo } from './flight';
import { CoinMark, GoodMark, PadMark } from './goods';
import { around, distances, hexPath, isHex, outline, spotOf, way } from './hex';
import { HUES } from './planets';
import { w } from './say';
import { isPlanet, isUnderPlate, shipSpot } from './spots';
import {
	EARTH,
	GOODS,
	placeOf,
	planetAt,
	playerAt,
	stationPrice,
	storeAt,
	type HexCell,
	type Planet,
	type Units,
	type View,
} from './view';

type Props = BoardProps<View>;

function Flower({ view, planet }: { view: View; planet: Planet }) {
	const known = new Set(view.hexes.map((hex) => hex.id));
	const cells = [planet.hex, ...around(planet.hex).filter((id) => known.has(id))];
	const look = (planet.producing ? ' is-lit' : '') + (planet.rebellion ? ' is-rebel' : '');
	return (
		<g class={'flower-group' + look}>
			<path
				class="flower"
				fill={HUES[planet.place]}
				d={cells.map((id) => hexPath(spotOf(id))).join('')}
			/>
			<path class="flower-edge" stroke={HUES[planet.place]} d={outline(cells)} />
		</g>
	);
}

export function Ground({ view }: { view: View }) {
	const taken = new Set(view.players.flatMap((trader) => trader.stations));
	return (
		<g aria-hidden="true">
			<path class="hexes" d={view.hexes.map((hex) => hexPath(spotOf(hex.id))).join('')} />
			{view.planets.map((planet) => (
				<Flower key={planet.id} view={view} planet={planet} />
			))}
			{view.hexes.map((hex) => {
				const [x, y] = spotOf(hex.id);
				if (hex.kind === 'dock')
					return (
						<g key={hex.id} class="dock">
							<circle cx={x} cy={y} r="20" />
							<circle class="dock__ring" cx={x} cy={y} r="13" />
						</g>
					);
				return hex.kind === 'spot' && !taken.has(hex.id) ? (
					<path key={hex.id} class="pad" d={hexPath([x, y], 18)} />
				) : null;
			})}
		</g>
	);
}

/* What waits at the end of a flight, on the hex itself: a pad and its price, goods to take, or the
 * store that goods go to. */
function Pin({ wide, at: [x, y], grow, children }: { wide: number; at: Point; grow: number; children: ComponentChildren }) {
	return (
		<g class="pin" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${Math.min(grow, 1.16)})`}>
			<rect x={-wide / 2} y="-12" width={wide} height="24" rx="12" />
			{children}
		</g>
	);
}

function SpotPin({ price, player, at, grow }: { price: number; player: Player | undefined; at: Point; grow: number }) {
	const says = price === 0 ? w.free : String(price);
	const wide = price === 0 ? 26 + says.length * 8 : 56;
	const left = -wide / 2;
	return (
		<Pin wide={wide} at={at} grow={grow}>
			<g transform={`translate(${left + 13} 0)`} data-p={(player?.colour ?? 0) + 1}>
				<PadMark />
			</g>
			<text x={left + 24 + (price === 0 ? says.length * 3.6 : 5)} y="4.8">
				{says}
			</text>
			{price > 0 && (
				<g transform={`translate(${left + 43} 0)`}>
					<CoinMark />
				</g>
			)}
		</Pin>
	);
}

/* Goods on their way: up from an own station, down into the store. */
function GoodsPin({ goods, up, at, grow }: { goods: Units; up: boolean; at: Point; grow: number }) {
	const kinds = GOODS.filter((good) => goods[good] > 0);
	const wide = 26 + Math.max(1, kinds.length) * 16;
	return (
		<Pin wide={wide} at={at} grow={grow}>
			<path
				class="pin__arrow"
				transform={`translate(${12 - wide / 2} 0)`}
				d={up ? 'M0 6V-6M-4.5-1.500 0-6 4.500-1.500' : 'M0-6V6M-4.5 1.500 0 6 4.500 1.500'}
			/>
			{kinds.length === 0 && <path class="pin__arrow" transform="translate(8 0)" d="M-4 0H4" />}
			{kinds.map((good, i) => (
				<g key={good} transform={`translate(${28 - wide / 2 + i * 16} 0)`}>
					<GoodMark good={good} size={15} />
				</g>
			))}
		</Pin>
	);
}

function Reach({
	props,
	hex,
	far,
	mark,
	grow,
}: {
	props: Props;
	hex: HexCell;
	far: Map<string, number>;
	mark: Mark;
	grow: number;
}) {
	const { view, seat } = props;
	const [x, y] = spotOf(hex.id);
	const me = view.players[seat];
	const flight = flightTo(view, seat, hex, far);
	const mine = me.stations.includes(hex.id);
	const at: Point = [x, isUnderPlate(view, hex.id) ? y + 8 : y];
	const name = w.map.flyTo(flight.title, `${hex.column}-${hex.row}`, flight.steps);
	return (
		<g
			class={'reach' + (hex.place ? ' reach--dock' : '') + markClass(mark)}
			{...actable(props, hex.id, name)}
		>
			<path d={hexPath([x, y], 37)} />
			{!hex.place && <circle class="reach__dot" cx={x} cy={y} r="4" />}
			{flight.price !== undefined && (
				<SpotPin price={flight.price} player={playerAt(props.players, seat)} at={at} grow={grow} />
			)}
			{hex.place === EARTH && <GoodsPin goods={me.cargo} up={false} at={at} grow={grow} />}
			{mine && <GoodsPin goods={storeAt(me, hex.place!)} up at={[x, y + 22]} grow={grow} />}
		</g>
	);
}

export function Reaches({ props, grow }: { props: Props; grow: number }) {
	const { view, marks, seat } = props;
	const cells = view.hexes.filter((hex) => canPick(marks.get(hex.id)));
	if (cells.length === 0 || view.phase !== 'flying') return null;
	const ship = view.players[seat].ship;
	const far = distances(view, ship);
	const whole = isPlanet(view, ship) ? cells.map((hex) => hex.id) : [...cells.map((hex) => hex.id), ship];
	return (
		<g class="reaches">
			{cells.map((hex) => (
				<Reach key={hex.id} props={props} hex={hex} far={far} mark={marks.get(hex.id)!} grow={grow} />
			))}
			<path class="reach-edge" d={outline(whole)} aria-hidden="true" />
		</g>
	);
}

/* A spot to build on: the hex under the own ship. */
export function Site({ props }: { props: Props }) {
	const { view, marks, seat } = props;
	const hex = view.players[seat]?.ship;
	const mark = hex ? marks.get(hex) : undefined;
	if (!hex || view.phase === 'flying' || !mark || !(canPick(mark) || mark.chosen)) return null;
	const price = stationPrice(view, view.players[seat], placeOf(view, hex));
	return (
		<g
			class={'site' + markClass(mark)}
			{...actable(
				props,
				hex,
				w.map.build(planetAt(view, placeOf(view, hex)).name, price),
			)}
		>
			<path d={hexPath(spotOf(hex), 37)} />
		</g>
	);
}

/* The way to the hex under the pointer, dotted. */
export function Course({ props, to }: { props: Props; to: string | undefined }) {
	const { view, seat } = props;
	if (!to || view.phase !== 'flying') return null;
	const hex = view.hexes.find((cell) => cell.id === to)!;
	const steps = hex.place ? 0 : view.allowance;
	const ids = way(view, view.players[seat].ship, to, steps);
	const points = [shipSpot(view, seat), ...ids.slice(1).map(spotOf)];
	return (
		<path
			class="course"
			aria-hidden="true"
			d={`M${points.map((point) => point.map((n) => n.toFixed(1)).join(' ')).join('L')}`}
		/>
	);
}

/* Hexes that a line of the log or the list points at. */
export function Pointed({ props }: { props: Props }) {
	const ids = [...props.marks].filter(
		([id, mark]) => isHex(id) && mark.hover && !canPick(mark),
	);
	return ids.length === 0 ? null : (
		<path class="pointed" aria-hidden="true" d={ids.map(([id]) => hexPath(spotOf(id), 37)).join('')} />
	);
}
