/* map.tsx - the star map, from back to front. All that can be clicked is a group that
 * actable() made a button. */
import type { ComponentChildren } from 'preact';
import type { BoardProps } from '../../game';
import { Course, Ground, Pointed, Reaches, Site } from './ground';
import { spotOf } from './hex';
import { HUES, PlanetDefs } from './planets';
import { PlanetGroup, Plate, Ships, Stations } from './standing';
import { playerAt, type View } from './view';

type Props = BoardProps<View>;

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
	children?: ComponentChildren;
}) {
	const { view } = props;
	return (
		<>
			<PlanetDefs />
			<Ground view={view} />
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
