/* board.tsx - the picture of a table of Traders: sky, map, what lies over it, and the cards and
 * dice beside it. */
import { useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../game';
import { Pan, type Box, type Point } from '../../pieces';
import { isHex, mapSize, spotOf } from './hex';
import { Dock } from './dock';
import { Overview, StarMap } from './map';
import { Rail } from './rail';
import { w } from './say';
import { shipSpot } from './spots';
import { Callouts } from './callouts';
import { Companies, Panels } from './panels';
import { flownBy, headingAfter } from './scene';
import { planetAt, type Act, type News, type View } from './view';

type Props = BoardProps<View, Act, News>;

const LEAST = 0.72; /* px a unit: a hex is 50 px wide then */

/* One great arc and flat stars, over the whole board. */
function Sky() {
	const stars = useMemo(() => {
		let seed = 7;
		const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
		return Array.from({ length: 110 }, () => ({
			x: Math.round(random() * 1300),
			y: Math.round(random() * 640),
			r: 0.6 + random() * random() * 2,
			o: 0.3 + random() * 0.5,
		}));
	}, []);
	return (
		<svg class="sky" viewBox="0 0 1300 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
			<path class="sky__far" d="M-120 432c360 100 860 0 1600-680v300C940 492 480 652-120 632z" />
			<path class="sky__near" d="M-120 532c460 40 940-100 1600-520v110C940 512 480 652-120 622z" />
			{stars.map((star, i) => (
				<circle key={i} cx={star.x} cy={star.y} r={star.r.toFixed(1)} opacity={star.o.toFixed(2)} />
			))}
		</svg>
	);
}

/* How much larger words are drawn so that they can be read on a small map. */
function growth(scale: number): number {
	return Math.max(1, Math.min(1.35, 0.92 / scale));
}

/* What the eye should be on: the planet asked about, or the ship of whoever's turn it is. */
function focusOf(view: View): Point | undefined {
	if (view.asked > 0) return spotOf(planetAt(view, view.asked).hex);
	return view.players[view.turn] ? shipSpot(view, view.turn) : undefined;
}

/* Where ships look: as they last flew. */
function useTurned({ view, news }: Props): Map<number, number> {
	const turned = useRef(new Map<number, number>());
	useMemo(() => {
		for (const { data } of news) {
			if (data?.kind !== 'fly') continue;
			const path = flownBy(view, data);
			if (path.length > 1) turned.current.set(data.seat - 1, headingAfter(path));
		}
	}, [news]);
	return turned.current;
}

/* The hex that a flight is drawn to: the one under the pointer, or the only one that is pointed at. */
function courseOf(marks: Props['marks'], over: string | null): string | undefined {
	const open = (id: string | null | undefined) =>
		id && isHex(id) && marks.get(id)?.moves.length ? id : undefined;
	const pointed = [...marks].filter(([id, mark]) => mark.hover && isHex(id)).map(([id]) => id);
	return open(over) ?? (pointed.length === 1 ? open(pointed[0]) : undefined);
}

const PLANET = { wide: 78, high: 100 },
	PLATE = { wide: 116, high: 30 },
	TOKEN = { wide: 54, high: 56 };

/* What panels should not hide: planets with their plates, ships, stations and what can be chosen. */
function boxesOf(view: View, marks: Props['marks']): Box[] {
	const ends = view.hexes.filter((hex) => marks.get(hex.id)?.moves.length);
	const box = ([x, y]: Point, size: { wide: number; high: number }, weight = 1) => ({ x, y, ...size, weight });
	return [
		...view.planets.map((planet) => box(spotOf(planet.hex), PLANET)),
		...view.planets.map((planet) => box([spotOf(planet.hex)[0], spotOf(planet.hex)[1] + 36], PLATE)),
		...view.players.map((trader) => box(shipSpot(view, trader.seat), TOKEN)),
		...view.players.flatMap((trader) => trader.stations.map((hex) => box(spotOf(hex), TOKEN))),
		...ends.map((hex) => box(spotOf(hex.id), TOKEN, hex.place ? 0.6 : 0.06)),
	];
}

export function Board(given: Props) {
	const [over, setOver] = useState<string | null>(null);
	const props: Props = {
		...given,
		focus: (id) => {
			setOver(id);
			given.focus(id && isHex(id) && given.view.phase === 'flying' ? null : id);
		},
	};
	const { view, marks } = props;
	const turned = useTurned(props);
	const size = mapSize(view);
	const course = courseOf(marks, over);
	return (
		<div class={'trd' + (props.still ? ' is-still' : '')} data-phase={view.phase}>
			<Sky />
			<div class="chart">
				<Pan
					name={w.map.rows(view.rows)}
					width={size.width}
					height={size.height}
					least={props.phone ? LEAST : 0.3}
					tall={props.phone}
					at={focusOf(view)}
					about={`${view.turn}.${view.players[view.turn]?.ship}.${view.asked}.${view.phase}`}
					still={props.still}
					overview={<Overview props={props} />}
				>
					{(scale) => (
						<>
							<svg
								class="map"
								viewBox={`0 0 ${size.width} ${size.height}`}
								role="group"
								aria-label={w.map.name}
								style={{ '--grow': growth(scale) }}
							>
								<StarMap props={props} over={course} turned={turned} grow={growth(scale)} />
							</svg>
							<Callouts props={props} frame={{ ...size, scale, avoid: boxesOf(view, marks), taken: [] }} over={over ? course : undefined} />
						</>
					)}
				</Pan>
				<Panels props={props} />
			</div>
			{view.phase === 'taking' ? (
				<Companies props={props} />
			) : (
				<>
					<Rail props={props} />
					{props.phone && <Dock props={props} />}
				</>
			)}
		</div>
	);
}
