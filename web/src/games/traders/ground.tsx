/* ground.tsx - the map itself: hexes, the spots around planets, docks, and where a ship can
 * fly or build. */
import type { BoardProps, Mark } from '../../game';
import { actable, canPick, markClass } from '../../pieces';
import { around, distances, hexPath, isHex, outline, spotOf, way } from './hex';
import { HUES } from './planets';
import { w } from './say';
import { flightSteps, isPlanet, isUnderPlate, shipSpot } from './spots';
import { placeOf, planetAt, stationPrice, type HexCell, type Planet, type View } from './view';

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
	const at = spotOf(hex.id);
	const steps = flightSteps(view, hex, far);
	const mine = view.players[seat]?.stations.includes(hex.id);
	const price =
		hex.kind === 'spot' && !mine ? stationPrice(view, view.players[seat], hex.place!) : undefined;
	const under = isUnderPlate(view, hex.id);
	const name = hex.place
		? `${planetAt(view, hex.place).name}, hex ${hex.column}-${hex.row}`
		: `Hex ${hex.column}-${hex.row}`;
	return (
		<g
			class={'reach' + (hex.place ? ' reach--dock' : '') + markClass(mark)}
			{...actable(props, hex.id, w.map.flyTo(name, steps))}
		>
			<path d={hexPath(at, 37)} />
			{!mine && hex.place && <circle class="coin" cx={at[0]} cy={at[1]} r={11.5 * Math.sqrt(grow)} />}
			{!mine && (
				<text x={at[0]} y={at[1] + 5 * grow}>
					{steps}
				</text>
			)}
			{price !== undefined && (
				<text class="price" x={at[0]} y={at[1] + (under ? 27 : -16)}>
					{price === 0 ? 'free' : `${price} MCr`}
				</text>
			)}
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
