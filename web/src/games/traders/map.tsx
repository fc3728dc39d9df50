/* map.tsx - the star map: hexes, planets with their spots and docks, stations, ships, and
 * where a ship can fly. Drawn from back to front; all that can be clicked is a group that
 * actable() made a button. */
import type { JSX } from 'preact';
import type { BoardProps, Mark, Player } from '../../game';
import { actable, canPick, markClass, ShipToken, StationToken, type Point } from '../../pieces';
import { GoodMark } from './goods';
import { around, distances, heading, hexPath, outline, spotOf, way } from './hex';
import { HUES, PlanetDefs, PlanetFace, rays } from './planets';
import {
	EARTH,
	GOODS,
	placeOf,
	planetAt,
	playerAt,
	shipPiece,
	stationPrice,
	storeAt,
	unitsOf,
	wordsOf,
	type HexCell,
	type Planet,
	type Trader,
	type Units,
	type View,
} from './view';

type Props = BoardProps<View>;

/* Where a ship is drawn: in its hex, or, on Earth at the start, side by side around it. */
export function shipSpot(view: View, seat: number): Point {
	const [x, y] = spotOf(view.players[seat].ship);
	if (placeOf(view, view.players[seat].ship) !== EARTH || !isPlanet(view, view.players[seat].ship))
		return [x, y];
	const here = view.players.filter((other) => other.ship === view.players[seat].ship);
	const at = here.findIndex((other) => other.seat === seat);
	const angle =
		Math.PI * (here.length === 1 ? 0.5 : 0.02 + (0.96 * (here.length - 1 - at)) / (here.length - 1));
	return [x + 56 * Math.cos(angle), y + 14 + 44 * Math.sin(angle)];
}

export function isPlanet(view: View, hex: string): boolean {
	return view.planets.some((planet) => planet.hex === hex);
}

/* Of a player's stations on a planet, the one that shows the goods they share. */
export function storeSpot(view: View, trader: Trader, place: number): Point {
	if (place === EARTH) return spotOf(planetAt(view, EARTH).hex);
	if (place > EARTH) return shipSpot(view, trader.seat);
	const docked = trader.docked === place ? trader.ship : undefined;
	const hex = docked ?? trader.stations.find((id) => placeOf(view, id) === place);
	return hex ? spotOf(hex) : spotOf(planetAt(view, place).hex);
}

/* --- the ground ----------------------------------------------------------------- */

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

function Ground({ view }: { view: View }) {
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

/* --- where a ship can fly --------------------------------------------------------- */

/* Hexes of the flight to a destination: all of them in open space, fewer to dock. */
export function flightSteps(view: View, hex: HexCell, far: Map<string, number>): number {
	return hex.place ? (far.get(hex.id) ?? view.allowance) : view.allowance;
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
	const under =
		hex.place !== undefined &&
		spotOf(planetAt(view, hex.place).hex)[1] < at[1]; /* the planet's plate hangs there */
	const name = hex.place
		? `${planetAt(view, hex.place).name}, hex ${hex.column}-${hex.row}`
		: `Hex ${hex.column}-${hex.row}`;
	return (
		<g
			class={'reach' + (hex.place ? ' reach--dock' : '') + markClass(mark)}
			{...actable(props, hex.id, `Fly to ${name}, ${steps} ${steps === 1 ? 'hex' : 'hexes'}`)}
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

function Reaches({ props, grow }: { props: Props; grow: number }) {
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
function Site({ props }: { props: Props }) {
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
				`Build a station on ${planetAt(view, placeOf(view, hex)).name}, ${price === 0 ? 'free' : `${price} MCr`}`,
			)}
		>
			<path d={hexPath(spotOf(hex), 37)} />
		</g>
	);
}

/* The way to the hex under the pointer, dotted. */
function Course({ props, to }: { props: Props; to: string | undefined }) {
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

/* --- what stands on it ------------------------------------------------------------- */

function planetName(planet: Planet): string {
	if (planet.place === EARTH) return `${planet.name}, where goods are brought and the cure is made`;
	const makes = planet.makes!.length ? `makes ${planet.makes!.join(' or ')}` : 'makes nothing yet';
	const now = planet.rebellion
		? `, in rebellion for ${planet.rebellion} more planet cards`
		: planet.producing
			? ', producing this round'
			: '';
	return `${planet.name}, ${makes}${now}`;
}

function PlanetGroup({ props, planet }: { props: Props; planet: Planet }) {
	const [x, y] = spotOf(planet.hex);
	const mark = props.marks.get(planet.id);
	return (
		<g
			class={
				'planet' +
				(planet.producing ? ' is-lit' : '') +
				(planet.rebellion ? ' is-rebel' : '') +
				markClass(mark)
			}
			data-place={planet.place}
			transform={`translate(${x.toFixed(1)} ${y})`}
			{...actable(props, planet.id, planetName(planet), true)}
		>
			{mark?.moves.length ? <circle class="target" r="42" /> : null}
			{planet.producing && (
				<>
					<circle class="halo" r="37" />
					<path class="rays" d={rays()} />
				</>
			)}
			<circle class="planet__area" r="36" />
			<PlanetFace place={planet.place} />
			{planet.rebellion ? (
				<g class="revolt">
					<path class="revolt__pole" d="M27 34V-34" />
					<path class="revolt__cloth" d="M27-33h24l-6 8 6 8H27z" />
					<text x="36" y="-21">
						{planet.rebellion}
					</text>
				</g>
			) : null}
		</g>
	);
}

/* Names fit their plates whatever face is installed: the width is reckoned generously. */
function Plate({ planet, grow }: { planet: Planet; grow: number }) {
	const [x, y] = spotOf(planet.hex);
	const makes = planet.makes ?? [];
	const text = planet.name.length * 8.4 + 3;
	const wide = text + 20 + makes.length * 17;
	return (
		<g
			class={'plate-group' + (planet.producing ? ' is-lit' : '')}
			transform={`translate(${x.toFixed(1)} ${y + 35}) scale(${grow})`}
			aria-hidden="true"
		>
			<rect class="plate" x={-wide / 2} y="-10" width={wide} height="20" rx="10" />
			<text class="plate-name" x={-wide / 2 + 10 + text / 2} y="4.5">
				{planet.name}
			</text>
			{makes.map((good, i) => (
				<g key={good} transform={`translate(${-wide / 2 + 10 + text + 9 + i * 17} 0)`}>
					<GoodMark good={good} size={17} />
				</g>
			))}
		</g>
	);
}

const AROUND: Point[][] = [
	[],
	[[15, 14]],
	[
		[16, 12],
		[-4, 21],
	],
	[
		[18, 8],
		[4, 20],
		[-14, 17],
	],
];

function Crates({ goods }: { goods: Units }) {
	const kinds = GOODS.filter((good) => goods[good] > 0);
	return (
		<g class="crates">
			{kinds.map((good, i) => {
				const [x, y] = AROUND[kinds.length][i];
				return (
					<g key={good} transform={`translate(${x} ${y})`}>
						<circle class="crate" r="11.5" />
						<GoodMark good={good} size={17} />
						{goods[good] > 1 && (
							<text class="crate__count" x="8" y="-4">
								{goods[good]}
							</text>
						)}
					</g>
				);
			})}
		</g>
	);
}

function whose(player: Player | undefined): string {
	return player === undefined ? 'A' : player.me ? 'Your' : `${player.name}'s`;
}

function Stations({ props }: { props: Props }) {
	const { view, players } = props;
	return (
		<g class="stations">
			{view.players.flatMap((trader) =>
				trader.stations.map((hex) => {
					const place = placeOf(view, hex);
					const goods = storeAt(trader, place);
					const [x, y] = spotOf(hex);
					const player = playerAt(players, trader.seat);
					const shows = storeSpot(view, trader, place);
					const first = shows[0] === x && shows[1] === y;
					const below = view.players.some((other) => other.ship === hex);
					const holds = first && unitsOf(goods) > 0;
					return (
						<g
							key={hex}
							class="station-at"
							data-station={hex}
							transform={`translate(${x.toFixed(1)} ${y})`}
							role="img"
							aria-label={`${whose(player)} station on ${planetAt(view, place).name}${holds ? ` with ${wordsOf(goods)}` : ''}`}
						>
							<g class="station-pop">
								{player && <StationToken sign={player} below={below} />}
							</g>
							{holds && <Crates goods={goods} />}
						</g>
					);
				}),
			)}
		</g>
	);
}

/* A ship at rest looks towards where it came from last, or up. */
const LEAN = [18, -22, 32, -34, 12, -14];

function Ships({ props, turned }: { props: Props; turned: Map<number, number> }) {
	const { view, players, marks, seat } = props;
	const order = [...view.players].sort((a, b) => Number(a.seat === seat) - Number(b.seat === seat));
	return (
		<g class="ships">
			{order.map((trader) => {
				const player = playerAt(players, trader.seat);
				if (!player) return null;
				const id = shipPiece(trader.seat);
				const mark = marks.get(id);
				const [x, y] = shipSpot(view, trader.seat);
				const small = isPlanet(view, trader.ship);
				const docked = trader.stations.includes(trader.ship);
				const place = placeOf(view, trader.ship);
				const under =
					place > 0 &&
					!small &&
					spotOf(planetAt(view, place).hex)[1] < y; /* its plate hangs there */
				const name = `${whose(player)} ship${trader.company ? `, the ${trader.company.ship}` : ''}`;
				const holds = unitsOf(trader.cargo) > 0 ? `, carrying ${wordsOf(trader.cargo)}` : ', empty';
				const kinds = GOODS.flatMap((good) => Array.from({ length: trader.cargo[good] }, () => good));
				return (
					<g
						key={id}
						class={
							'ship-at' +
							(trader.seat === view.turn ? ' is-turn' : '') +
							(canPick(mark) ? '' : ' is-quiet') +
							markClass(mark)
						}
						data-ship={trader.seat}
						transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
						{...actable(
							props,
							id,
							name +
								holds +
								(trader.skips
									? `, loses ${trader.skips === 1 ? 'a turn' : `${trader.skips} turns`}`
									: ''),
						)}
					>
						<g
							transform={
								small
									? 'scale(.66)'
									: `translate(${docked ? -5 : 0} ${under ? 7 : docked ? -7 : 0}) scale(${docked ? 0.84 : 0.92})`
							}
						>
							{trader.seat === view.turn && <circle class="ship-ring" r="33" />}
							{canPick(mark) && <circle class="target" r="37" />}
							<g class="ship-turn">
								<ShipToken
									sign={player}
									turn={turned.get(trader.seat) ?? LEAN[trader.seat % 6]}
								/>
							</g>
							{kinds.map((good, i) => (
								<g
									key={i}
									class="hold"
									transform={`translate(${-23 + i * 20} ${25 + i * 4})`}
								>
									<circle class="crate" r="11" />
									<GoodMark good={good} size={16} />
								</g>
							))}
							{trader.skips > 0 && (
								<g class="clamp" transform="translate(22 -22)">
									<circle r="11" />
									<path d="M-5-1h10v7H-5zM-3-1v-3a3 3 0 0 1 6 0v3" />
								</g>
							)}
						</g>
					</g>
				);
			})}
		</g>
	);
}

/* --- what flies over it ------------------------------------------------------------- */

export function MapDefs(): JSX.Element {
	return <PlanetDefs />;
}

/* The map; `over` is the hex whose course is shown, `grow` makes words larger where the map is
 * small, `children` come on top. */
export function StarMap({
	props,
	over,
	turned,
	grow,
	children,
}: {
	props: Props;
	over: string | undefined;
	turned: Map<number, number>;
	grow: number;
	children?: preact.ComponentChildren;
}) {
	const { view } = props;
	return (
		<>
			<MapDefs />
			<Ground view={view} />
			<Reaches props={props} grow={grow} />
			<Site props={props} />
			{view.planets.map((planet) => (
				<PlanetGroup key={planet.id} props={props} planet={planet} />
			))}
			<Stations props={props} />
			<Course props={props} to={over} />
			<Ships props={props} turned={turned} />
			{view.planets.map((planet) => (
				<Plate key={planet.id} planet={planet} grow={grow} />
			))}
			{children}
		</>
	);
}

/* The whole map in a few dots, for the corner of a phone. */
export function Overview({ props }: { props: Props }) {
	return (
		<>
			{props.view.planets.map((planet) => {
				const [x, y] = spotOf(planet.hex);
				return (
					<circle
						key={planet.id}
						cx={x}
						cy={y}
						r={planet.producing ? 60 : 44}
						fill={HUES[planet.place]}
						stroke={planet.producing ? '#ffd84d' : 'none'}
						stroke-width="16"
					/>
				);
			})}
			{props.view.players.map((trader) => {
				const [x, y] = spotOf(trader.ship);
				const colour = playerAt(props.players, trader.seat)?.colour ?? 0;
				return (
					<circle
						key={trader.seat}
						cx={x}
						cy={y}
						r="26"
						fill={`var(--p${colour + 1})`}
						stroke="#fff"
						stroke-width="9"
					/>
				);
			})}
		</>
	);
}

export { heading };
