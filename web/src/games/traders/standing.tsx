/* standing.tsx - what stands on the map: planets and their plates, stations with their goods,
 * ships with their cargo. */
import type { BoardProps, Player } from '../../game';
import { actable, canPick, markClass, ShipToken, StationToken, type Point } from '../../pieces';
import { nearWords } from './flight';
import { CrateMark, GoodMark } from './goods';
import { spotOf } from './hex';
import { PlanetFace, rays } from './planets';
import { w } from './say';
import { isPlanet, isUnderPlate, shipSpot, storeSpot } from './spots';
import {
	EARTH,
	goodName,
	GOODS,
	placeOf,
	planetAt,
	playerAt,
	shipPiece,
	storeAt,
	unitsOf,
	wordsOf,
	type Planet,
	type Trader,
	type Units,
	type View,
} from './view';

type Props = BoardProps<View>;

function planetName(view: View, planet: Planet): string {
	if (planet.place === EARTH) return w.map.earth(planet.name);
	const makes = w.either(planet.makes!.map((good) => goodName(view, good)));
	return w.map.planet(planet.name, makes, planet.rebellion ?? 0, planet.producing === true);
}

export function PlanetGroup({ props, planet }: { props: Props; planet: Planet }) {
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
			{...actable(props, planet.id, planetName(props.view, planet), true)}
		>
			{mark?.moves.length ? <circle class="target" r="42" /> : null}
			{planet.producing && (
				<>
					<circle class="halo" r="37" />
					<path class="rays" d={rays()} />
				</>
			)}
			<circle class="planet__area" r="36" />
			<PlanetFace place={planet.place} glad={props.view.phase === 'cured'} />
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
export function Plate({ planet, grow }: { planet: Planet; grow: number }) {
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
						<CrateMark good={good} size={21} />
						{goods[good] > 1 && (
							<text class="crate__count" x="9" y="-5">
								{goods[good]}
							</text>
						)}
					</g>
				);
			})}
		</g>
	);
}

/* Nothing under it is waiting for a click. */
function isFree(props: Props, hex: string): boolean {
	return !canPick(props.marks.get(hex)) && props.view.phase !== 'flying';
}

/* A thing that only says what it is. */
function named(props: Props, id: string, name: string) {
	return isFree(props, id)
		? actable({ ...props, marks: new Map() }, id, name)
		: { 'role': 'img' as const, 'aria-label': name };
}

function stationName(view: View, player: Player | undefined, hex: string, goods: string): string {
	const cell = view.hexes.find((one) => one.id === hex)!;
	return w.map.station(player, planetAt(view, cell.place!).name, goods, `${cell.column}-${cell.row}`);
}

export function Stations({ props }: { props: Props }) {
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
							class={'station-at' + (isFree(props, hex) ? '' : ' is-quiet')}
							data-station={hex}
							transform={`translate(${x.toFixed(1)} ${y})`}
							{...named(
								props,
								hex,
								stationName(view, player, hex, holds ? wordsOf(view, goods) : ''),
							)}
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

/* A ship looks where it flew last; one that has not flown leans a little, each its own way. */
const LEAN = [18, -22, 32, -34, 12, -14];

function shipName(view: View, trader: Trader, player: Player): string {
	const cell = view.hexes.find((hex) => hex.id === trader.ship);
	const at = isPlanet(view, trader.ship) || !cell ? '' : `${cell.column}-${cell.row}`;
	const place = placeOf(view, trader.ship);
	const near = nearWords(view, trader.ship);
	const there = place && at ? w.map.placed(planetAt(view, place).name, at, near) : w.map.located(at, near);
	return `${w.map.ship(player, trader.company?.ship ?? '', wordsOf(view, trader.cargo), trader.skips)}${there}`;
}

/* Small while it waits on Earth; beside its station's middle when docked; clear of plates. */
function shipFit(view: View, trader: Trader): string {
	if (isPlanet(view, trader.ship)) return 'scale(.66)';
	const docked = trader.stations.includes(trader.ship);
	const down = isUnderPlate(view, trader.ship) ? 7 : docked ? -7 : 0;
	return `translate(${docked ? -5 : 0} ${down}) scale(${docked ? 0.84 : 0.92})`;
}

function Cargo({ cargo }: { cargo: Units }) {
	const aboard = GOODS.flatMap((good) => Array.from({ length: cargo[good] }, () => good));
	return (
		<>
			{aboard.map((good, i) => (
				<g key={i} transform={`translate(${-23 + i * 20} ${25 + i * 4})`}>
					<CrateMark good={good} size={20} />
				</g>
			))}
		</>
	);
}

function Ship({
	props,
	trader,
	player,
	turn,
}: {
	props: Props;
	trader: Trader;
	player: Player;
	turn: number;
}) {
	const { view } = props;
	const id = shipPiece(trader.seat);
	const mark = props.marks.get(id);
	const [x, y] = shipSpot(view, trader.seat);
	const quiet = !canPick(mark) && !isFree(props, trader.ship);
	return (
		<g
			class={'ship-at' + (quiet ? ' is-quiet' : '') + markClass(mark)}
			data-ship={trader.seat}
			transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
			{...actable(props, id, shipName(view, trader, player))}
		>
			<g transform={shipFit(view, trader)}>
				{trader.seat === view.turn && <circle class="ship-ring" r="33" />}
				{canPick(mark) && <circle class="target" r="37" />}
				<g class="ship-turn">
					<ShipToken sign={player} turn={turn} />
				</g>
				<Cargo cargo={trader.cargo} />
				{trader.skips > 0 && (
					<g class="clamp" transform="translate(22 -22)">
						<circle r="11" />
						<path d="M-5-1h10v7H-5zM-3-1v-3a3 3 0 0 1 6 0v3" />
					</g>
				)}
			</g>
		</g>
	);
}

/* The own ship is drawn last, on top. */
export function Ships({ props, turned }: { props: Props; turned: Map<number, number> }) {
	const { view, players, seat } = props;
	const order = [...view.players].sort((a, b) => Number(a.seat === seat) - Number(b.seat === seat));
	return (
		<g class="ships">
			{order.map((trader) => {
				const player = playerAt(players, trader.seat);
				const turn = turned.get(trader.seat) ?? LEAN[trader.seat % LEAN.length];
				return (
					player && (
						<Ship key={trader.seat} props={props} trader={trader} player={player} turn={turn} />
					)
				);
			})}
		</g>
	);
}
