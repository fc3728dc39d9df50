/* map.tsx - the star map, from back to front. All that can be clicked is a group that
 * actable() made a button. */
import type { BoardProps } from '../../game';
import { Course, Ground, Pointed, Reaches, Site } from './ground';
import { spot, spotOf } from './hex';
import { HUES, PlanetDefs } from './planets';
import { PlanetGroup, Plate, Ships, Stations } from './standing';
import { w } from './say';
import { playerAt, type View } from './view';

type Props = BoardProps<View>;

/* Which way is which (TRD-011): ships fly along the six rays. It stands where the last row
 * leaves a gap; short rows lie half a hex to the right. */
function Compass({ view }: { view: View }) {
	const short = view.rows % 2 === 0 ? view.rows : view.rows - 1;
	const [right, y] = spot(1, short);
	const [up, east, down, west] = w.map.winds;
	const ray = (turn: number) => `M0 0L${(9 * Math.cos(turn)).toFixed(1)} ${(9 * Math.sin(turn)).toFixed(1)}`;
	return (
		<g class="compass" role="img" aria-label={w.map.compass} transform={`translate(${(right - 52).toFixed(1)} ${y})`}>
			<circle class="compass__ring" r="10" />
			<path class="compass__rays" d={[0, 1, 2, 3, 4, 5].map((i) => ray((i * Math.PI) / 3)).join('')} />
			<path class="compass__needle" d="M0-12L3.5-2h-7z" />
			<g class="compass__winds" aria-hidden="true">
				<text y="-15">{up}</text>
				<text x="15" y="3">{east}</text>
				<text y="22">{down}</text>
				<text x="-15" y="3">{west}</text>
			</g>
		</g>
	);
}

/* The map; `over` is the hex whose course is shown, `grow` makes words larger where the map is
 * small. */
export function StarMap({
	props,
	over,
	turned,
	grow,
}: {
	props: Props;
	over: string | undefined;
	turned: Map<number, number>;
	grow: number;
}) {
	const { view } = props;
	return (
		<>
			<PlanetDefs />
			<Ground view={view} />
			<Compass view={view} />
			<Reaches props={props} grow={grow} />
			<Site props={props} />
			{view.planets.map((planet) => (
				<PlanetGroup key={planet.id} props={props} planet={planet} />
			))}
			<Stations props={props} />
			<Pointed props={props} />
			<Course props={props} to={over} />
			<Ships props={props} turned={turned} />
			{view.planets.map((planet) => (
				<Plate key={planet.id} planet={planet} grow={grow} />
			))}
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
