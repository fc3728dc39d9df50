/* map.tsx - the Gold Country: land, lines, claims, cities, and the rockets before the
 * mountains. What can be clicked carries its piece. */
import { useMemo } from 'preact/hooks';
import { theOne, type Player } from '../../game';
import { actable, markClass, Token } from '../../pieces';
import { FoodPath, Hatch, MoonPath, TrainPath } from './ink';
import { country, type Country } from './land';
import { at, labels, moonSpot, padSpot, size, SKY, spots, type Label, type Spot } from './lay';
import { RocketToken } from './rocket';
import { w } from './say';
import { cityOf, claimName, playerAt, type City, type Claim, type View, type Props } from './view';

/* --- the land ------------------------------------------------------------------------ */

const WATER = [7, 6, 5, 4, 3, 2, 1];

function Sea({ land, width, height }: { land: Country; width: number; height: number }) {
	return (
		<g class="ofs-sea">
			<rect class="ofs-water" x="-2000" y={SKY} width={width + 4000} height={height + 1600} />
			{WATER.map((i) => {
				const wide = i * i * 2.1 + i * 5;
				return (
					<g key={i} opacity={0.8 - i * 0.09}>
						{land.coast.map((d, k) => (
							<path key={k} class="ofs-wave" d={d} stroke-width={wide} />
						))}
						{land.coast.map((d, k) => (
							<path key={k} class="ofs-trough" d={d} stroke-width={wide - 2} />
						))}
					</g>
				);
			})}
			{land.coast.map((d, k) => (
				<path key={k} class="ofs-shore" d={d} />
			))}
			{land.coast.map((d, k) => (
				<path key={k} class="ofs-land" d={d} />
			))}
		</g>
	);
}

function Sky({ land, width }: { land: Country; width: number }) {
	const lines = [];
	for (let y = -400; y < SKY; y += 5)
		lines.push(<path key={y} d={`M-2000 ${y}H${width + 2000}`} stroke-width={(0.25 + (1.1 * Math.max(0, SKY - y)) / 260).toFixed(2)} />);
	return (
		<>
			<rect class="ofs-sky" x="-2000" y="-1000" width={width + 4000} height={SKY + 1000} />
			<g class="ofs-skylines">{lines}</g>
			<path class="ofs-horizon" d={`M-2000 ${SKY}H${width + 2000}`} />
			<g class="ofs-hill">
				<path class="ofs-hill__fill" d={land.range.fill} />
				<path class="ofs-hill__line" d={land.range.line} />
				<path class="ofs-hill__shade" d={land.range.shade} />
			</g>
		</>
	);
}

function Land({ view }: { view: View }) {
	const key = view.map.sections.map((one) => `${one.number}${one.x}.${one.y}${one.upsideDown}`).join();
	const { width, height } = size(view);
	return useMemo(() => {
		const land = country(view);
		return (
			<g class="ofs-country" aria-hidden="true">
				<Sea land={land} width={width} height={height} />
				<Sky land={land} width={width} />
				<path class="ofs-field" d={land.fields.fill} />
				<path class="ofs-field__line" d={land.fields.line} />
				{land.hills.map((hill, i) => (
					<g key={i} class="ofs-hill">
						<path class="ofs-hill__fill" d={hill.fill} />
						<path class="ofs-hill__line" d={hill.line} />
						<path class="ofs-hill__shade" d={hill.shade} />
					</g>
				))}
				<path class="ofs-folds" d={land.folds} />
				{view.map.sections.map((section) => {
					const [x, y] = at(section.x + section.width, section.y + section.height);
					return (
						<text key={section.number} class="ofs-sheet" x={x - 12} y={y - 10}>
							{section.name}
						</text>
					);
				})}
			</g>
		);
	}, [key]);
}

/* --- lines ------------------------------------------------------------------------- */

/* Lines stop short of a city's houses. */
function towards([x, y]: Spot, [tx, ty]: Spot): Spot {
	const dx = x - tx,
		dy = y - ty - 4;
	const part = Math.min(0.8, 1 / Math.hypot(dx / 58, dy / 42));
	return [tx + dx * part, ty + 4 + dy * part];
}

function Lines({ view, places }: { view: View; places: Map<string, Spot> }) {
	const owner = useMemo(() => {
		const all = new Map<string, number>();
		for (const place of [...view.map.cities, ...view.map.claims])
			if (place.owner !== undefined && !('where' in place && place.where !== 'active')) all.set(place.id, place.owner);
		return all;
	}, [view]);
	const drawn = view.map.lines.map((line) => {
		const from = places.get(line.from)!;
		const to = places.get(line.to)!;
		const [a, b] = cityOf(view, line.from) ? [towards(to, from), to] : [from, to];
		const held = owner.get(line.from);
		return { d: `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, held: held !== undefined && held === owner.get(line.to) ? held : -1 };
	});
	return (
		<g class="ofs-lines" aria-hidden="true">
			<path class="ofs-lines__bed" d={drawn.map((line) => line.d).join('')} />
			<path
				class="ofs-lines__road"
				d={view.map.roads
					.map((road) => {
						const [x, y] = places.get(road.from)!;
						const [ex, ey] = at(road.x, road.y);
						return `M${x} ${y}L${ex} ${ey}`;
					})
					.join('')}
			/>
			<path class="ofs-lines__open" d={drawn.filter((line) => line.held < 0).map((line) => line.d).join('')} />
			<path class="ofs-lines__held" d={drawn.filter((line) => line.held >= 0).map((line) => line.d).join('')} />
		</g>
	);
}

/* --- claims ------------------------------------------------------------------------- */

function claimWords(props: Props, claim: Claim): string {
	if (claim.owner === undefined) return w.map.unclaimed(claimName(claim));
	const by = claim.defender ? cityOf(props.view, claim.defender) : undefined;
	return w.map.held(claimName(claim), playerAt(props.players, claim.owner), by?.name, by?.pile);
}

function ClaimMark({ props, claim }: { props: Props; claim: Claim }) {
	const [x, y] = at(claim.x, claim.y);
	const mark = props.marks.get(claim.id);
	const player = playerAt(props.players, claim.owner);
	const mine = claim.kind === 'mine';
	const jump = mark?.moves.some((move) => move.move.verb === 'jump') ?? false;
	return (
		<g
			class={`ofs-claim ofs-claim--${claim.kind}${jump ? ' is-jump' : ''}${markClass(mark)}`}
			transform={`translate(${x} ${y})`}
			{...actable(props, claim.id, claimWords(props, claim), true)}
		>
			<g class="ofs-node" aria-hidden="true">
				<circle class="ofs-area" r="32" />
				<circle class="ofs-glow" r="29" />
				{mine ? (
					<>
						<circle class="ofs-mine" r="20" />
						<circle class="ofs-mine__rim" r="16" />
					</>
				) : (
					<>
						<rect class="ofs-farm" x="-19" y="-19" width="38" height="38" />
						<path class="ofs-farm__rows" d="M-19-9.5H19M-19 0H19M-19 9.5H19" />
					</>
				)}
				{player ? (
					<g class="ofs-counter" data-counter={claim.id}>
						<Token sign={player} size={29} />
					</g>
				) : mine ? (
					<path class="ofs-pick" d="M-9 9 6-6M-5-9Q5-10 9-6 10 0 9 5" />
				) : (
					<g transform="translate(-13 -14) scale(1.3)">
						<FoodPath />
					</g>
				)}
				{player && claim.defender === undefined && <path class="ofs-bare" d="M12-23h12v8q0 6-6 9-6-3-6-9ZM10-5 26-25" />}
			</g>
		</g>
	);
}

/* --- cities -------------------------------------------------------------------------- */

function house(x: number, y: number, w: number, h: number) {
	return {
		front: `M${x} ${y}v${-h * 0.5}l${w * 0.5} ${-h * 0.5} ${w * 0.5} ${h * 0.5}v${h * 0.5}Z`,
		roof: `M${x + w * 0.5} ${y - h}l${w * 0.62} 0 ${w * 0.5} ${h * 0.5}h${-w * 0.62}Z`,
		side: `M${x + w} ${y}h${w * 0.62}v${-h * 0.5}`,
	};
}

const BIG = [house(-40, 5, 17, 26), house(-14, 9, 19, 30)];
const SMALL = [house(-17, 7, 19, 27)];

function cityWords(props: Props, city: City): string {
	const who = playerAt(props.players, city.owner);
	const state: Record<City['where'], string> = {
		active: w.map.active(who, city.pile),
		inactive: w.map.inactive(who, city.chips),
		ghost: w.map.ghost,
		deck: w.map.deck,
		starved: w.map.starved,
		lot: w.map.lot,
		seat: w.map.seat(who, city.chips),
	};
	return w.map.city(city.name, city.seat, state[city.where], city.food, city.red);
}

function Dots({ city, label }: { city: City; label: Label }) {
	const all = [...Array(city.food).fill('food'), ...Array(city.red).fill('red')];
	return (
		<g class="ofs-dots" transform={`translate(${label.x - 4.5 * (all.length - 1)} ${label.y + 18})`}>
			{all.map((kind, i) => (
				<circle key={i} class={`ofs-dot ofs-dot--${kind}`} cx={9 * i} r="3.6" />
			))}
		</g>
	);
}

/* Whose it is and how strong, or how many Fridays it sleeps. It stands beside the piece, whose
 * name says the same. */
function Flag({ city, player }: { city: City; player: Player }) {
	const [x, y] = at(city.x, city.y);
	return (
		<g class="ofs-town ofs-town--flag" data-p={player.colour + 1} transform={`translate(${x} ${y})`} aria-hidden="true">
			<g class="ofs-node">
				<g class="ofs-flag" transform="translate(20 -24)">
					<rect class={'ofs-flag__plate' + (city.where === 'active' ? '' : ' is-asleep')} y="-14" width="40" height="28" />
					<Token sign={player} size={32} />
					{city.where === 'active' ? (
						<text class="ofs-strength" x="28" y="8">
							{city.pile}
						</text>
					) : (
						<g transform="translate(30 0)">
							<circle class="ofs-waits" r="13" />
							<path class="ofs-waits__edge" d="M0-13v4M0 9v4M-13 0h4M9 0h4" />
							<text class="ofs-waits__text" y="6.5">
								{city.chips}
							</text>
						</g>
					)}
				</g>
			</g>
		</g>
	);
}

function Town({ props, city, label }: { props: Props; city: City; label: Label }) {
	const [x, y] = at(city.x, city.y);
	const mark = props.marks.get(city.id);
	const player = playerAt(props.players, city.owner);
	const built = city.where === 'active' || city.where === 'inactive';
	return (
		<>
		<g
			class={`ofs-town is-${city.where}${markClass(mark)}`}
			data-p={player ? player.colour + 1 : undefined}
			transform={`translate(${x} ${y})`}
			{...actable(props, city.id, cityWords(props, city), true)}
		>
			<ellipse class="ofs-area" cy="8" rx="62" ry="48" />
			<ellipse class="ofs-glow" cy="6" rx="60" ry="38" />
			<ellipse class="ofs-site" cy="5" rx="50" ry="14" />
			<g class="ofs-node" aria-hidden="true">
				<g class="ofs-houses" transform="translate(-7 0)">
					{(built ? BIG : SMALL).map((h, i) => (
						<g key={i}>
							<path class="ofs-house" d={h.front} />
							<path class="ofs-roof" d={h.roof} />
							<path class="ofs-wall" d={h.side} />
						</g>
					))}
					{city.seat && <path class="ofs-tower" d="M-14 4V-30l5-14 5 14V4Z" />}
				</g>
			</g>
			<text class="ofs-name" x={label.x} y={label.y} aria-hidden="true">
				{city.seat ? '★ ' : ''}
				{city.name}
			</text>
			{city.where !== 'ghost' && <Dots city={city} label={label} />}
		</g>
		{player && city.where !== 'ghost' && <Flag city={city} player={player} />}
		</>
	);
}

/* Counters that wait on a city's card, and its Train: beside the city, where they are wanted. */
function Waiting({ props, city }: { props: Props; city: City }) {
	const player = playerAt(props.players, city.owner);
	if (!player || city.where !== 'active') return null;
	const [x, y] = at(city.x, city.y);
	const card = props.marks.get(city.card);
	const train = props.marks.get(city.trainId);
	const stops = (train?.moves.length ?? 0) > 0 || train?.chosen || city.train > 0;
	return (
		<>
			{city.middle > 0 && (
				<g
					class={'ofs-waiting' + markClass(card)}
					transform={`translate(${x - 60} ${y - 22})`}
					{...actable(props, city.card, w.map.waiting(city.middle, city.name))}
				>
					<circle class="ofs-area" r="27" />
					<circle class="ofs-glow" r="23" />
				</g>
			)}
			{city.middle > 0 && (
				<g class="ofs-beside" transform={`translate(${x - 60} ${y - 22})`} aria-hidden="true">
					<g class="ofs-stack" aria-hidden="true">
						{Array.from({ length: Math.min(3, city.middle) }, (_, i) => (
							<g key={i} transform={`translate(${3 * i} ${-5 * i})`}>
								<Token sign={player} size={24} />
							</g>
						))}
					</g>
					{(player.me || city.middle > 1) && (
						<text aria-hidden="true" class="ofs-waiting__count" x="-20" y="-12">
							{city.middle}
						</text>
					)}
				</g>
			)}
			{stops && (
				<g
					class={'ofs-train' + markClass(train)}
					transform={`translate(${x + 66} ${y + 12})`}
					{...actable(props, city.trainId, w.map.train(city.name, city.train))}
				>
					<circle class="ofs-area" r="26" />
					<circle class="ofs-glow" r="23" />
					<g transform="translate(-17 -18) scale(1.7)">
						<TrainPath />
					</g>
				</g>
			)}
			{city.train > 0 && (
				<text aria-hidden="true" class="ofs-train__count" x={x + 80} y={y + 4}>
					{city.train}
				</text>
			)}
		</>
	);
}

/* --- sky: the Moon and the rockets ------------------------------------------------------- */

function Moon({ props }: { props: Props }) {
	const [x, y] = moonSpot(props.view);
	const rays = [];
	for (let i = 0; i < 48; i++) {
		const u = (i / 48) * 2 * Math.PI;
		const far = i % 2 ? 88 : i % 4 ? 106 : 138;
		rays.push(
			`M${(Math.cos(u) * 74).toFixed(1)} ${(Math.sin(u) * 74).toFixed(1)}L${(Math.cos(u) * far).toFixed(1)} ${(Math.sin(u) * far).toFixed(1)}`,
		);
	}
	const shot = theOne(props.moves, 'shoot');
	return (
		<g transform={`translate(${x} ${y})`}>
			<circle class="ofs-moonsky" r="82" />
			<path class="ofs-rays" d={rays.join('')} aria-hidden="true" />
			<g
				class={'ofs-moonpiece' + markClass(props.marks.get('moon')) + (shot ? ' is-near' : '')}
				{...actable(props, 'moon', w.moon, true)}
			>
				<g transform="scale(3.6)">
					<MoonPath />
				</g>
			</g>
		</g>
	);
}

function Rockets({ props }: { props: Props }) {
	const { view } = props;
	const [mx, my] = moonSpot(view);
	return (
		<g class="ofs-range">
			{view.players.map((mayor) => {
				const player = playerAt(props.players, mayor.seat);
				if (!player) return null;
				const mark = props.marks.get(mayor.rocket.id);
				const [x, y] = padSpot(view, mayor.seat);
				const levels = mayor.rocket.systems.map((system) => system.level);
				return (
					<g key={mayor.seat}>
						{mark && mark.moves.length > 0 && (
							<path
								class="ofs-arc"
								aria-hidden="true"
								d={`M${x} ${y - 128}C${x + 40} ${y - 190} ${mx - 240} ${my - 70} ${mx - 70} ${my}`}
							/>
						)}
						<g
							class={'ofs-pad' + markClass(mark)}
							data-p={player.colour + 1}
							data-seat-rocket={mayor.seat}
							transform={`translate(${x} ${y})`}
							{...actable(
								props,
								mayor.rocket.id,
								w.map.rocket(mayor.rocket.name, player, levels.join(', '), mayor.rocket.aboard),
								true,
							)}
						>
							<rect class="ofs-area" x="-42" y="-132" width="84" height="164" />
							<rect class="ofs-glow" x="-40" y="-130" width="80" height="160" rx="6" />
							<RocketToken sign={player} aboard={mayor.rocket.aboard} scale={0.27} />
						</g>
						<g class="ofs-beside" transform={`translate(${x} ${y})`} aria-hidden="true">
							<g aria-hidden="true">
																<g transform="translate(-24 -64)">
									<Token sign={player} size={24} />
								</g>
							</g>
							<text class="ofs-pad__levels" y="16" aria-hidden="true">
								{levels.join('·')}
							</text>
							{mayor.rocket.aboard > 0 && (
								<text class="ofs-pad__aboard" x="20" y="-84" aria-hidden="true">
									{mayor.rocket.aboard}
								</text>
							)}
						</g>
					</g>
				);
			})}
		</g>
	);
}

/* The map's name, pressed together where its scroll would reach the rockets. */
function Title({ view }: { view: View }) {
	const name = view.map.name.toUpperCase();
	const long = Math.min(246, name.length * 20);
	return (
		<g class="ofs-title" aria-hidden="true">
			<path d={`M-6 24H${long + 34}l20 28-20 28H-6Z`} />
			<path class="ofs-none" d={`M-6 30H${long + 30}l16 22-16 22H-6`} />
			<text x="18" y="61" textLength={long} lengthAdjust="spacingAndGlyphs">
				{name}
			</text>
		</g>
	);
}

export function GoldCountry({ props, grow }: { props: Props; grow: number }) {
	const { view } = props;
	const places = useMemo(() => spots(view), [view.map.name, view.map.sections.length]);
	const names = useMemo(() => labels(view, grow), [view.map.name, view.map.sections.length, grow]);
	const { width, height } = size(view);
	const cities = [...view.map.cities].sort((a, b) => a.y - b.y);
	return (
		<svg class="ofs-map" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={w.countryOf(view.map.cities.length)}>
			<Hatch id="ofs-map" />
			<Land view={view} />
			<Title view={view} />
			<Moon props={props} />
			<Rockets props={props} />
			<Lines view={view} places={places} />
			{view.map.claims.map((claim) => (
				<ClaimMark key={claim.id} props={props} claim={claim} />
			))}
			{cities.map((city) => (
				<Town key={city.id} props={props} city={city} label={names.get(city.id)!} />
			))}
			{cities.map((city) => (
				<Waiting key={city.id} props={props} city={city} />
			))}
		</svg>
	);
}

/* The whole in small: where whose claims are. */
export function Overview({ props }: { props: Props }) {
	const { view } = props;
	const { width, height } = size(view);
	return (
		<g>
			<rect class="ofs-land" width={width} height={height} />
			{[...view.map.claims, ...view.map.cities].map((place) => {
				const [x, y] = at(place.x, place.y);
				const player = playerAt(props.players, place.owner);
				return <circle key={place.id} class="ofs-overview" data-p={player ? player.colour + 1 : undefined} cx={x} cy={y} r={30} />;
			})}
		</g>
	);
}
