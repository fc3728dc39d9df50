/* map.tsx - the Gold Country: sea, land, lines, claims, cities, the Moon, and the others' rockets.
 * What can be clicked carries its piece. */
import { Fragment } from 'preact';
import { useMemo } from 'preact/hooks';
import { theOne, type Player } from '../../game';
import { actable, canPick, markClass, Token } from '../../pieces';
import { Hatch, MoonPath, TrainPath } from './ink';
import { country } from './land';
import { grown, spots, type Lay, type Spot } from './lay';
import { labels, nameOf, typeSize, type Label } from './names';
import { RocketToken } from './rocket';
import { w } from './say';
import { Trade } from './trade';
import { beside, cityOf, claimName, playerAt, sectionName, type City, type Claim, type Mayor, type View, type Props } from './view';

/* What a finger or a pointer needs about a place, in px from its middle. What nothing can be done with
 * leaves its room to its neighbours. */
function reach(open: boolean): number {
	return open && matchMedia('(pointer: coarse)').matches ? 22.5 : 13;
}

/* --- the land ------------------------------------------------------------------------ */

const SWELLS = [5, 4, 3, 2, 1];

/* Of the map as it is fitted; magnified, it is the same land. */
function Land({ view, lay, zoom }: { view: View; lay: Lay; zoom: number }) {
	const land = useMemo(() => country(view, lay), [lay]);
	const picture = useMemo(
		() => (
			<>
				<rect class="ofs-water" width={lay.width} height={lay.height} />
				<path class="ofs-swells" d={land.swells} />
				{SWELLS.map((i) => (
					<g key={i} opacity={0.55 - i * 0.08}>
						{land.coast.map((d, at) => (
							<path key={at} class="ofs-wave" d={d} stroke-width={i * 13 + 2} />
						))}
						{land.coast.map((d, at) => (
							<path key={at} class="ofs-trough" d={d} stroke-width={i * 13} />
						))}
					</g>
				))}
				{land.coast.map((d, at) => (
					<path key={at} class="ofs-shore" d={d} />
				))}
				{land.coast.map((d, at) => (
					<path key={at} class="ofs-land" d={d} />
				))}
				<path class="ofs-folds" d={land.folds} />
				<path class="ofs-field" d={land.fields.fill} />
				<path class="ofs-field__line" d={land.fields.line} />
				{[...land.trees.map((row) => ({ row, look: 'tree' })), ...land.rows.map((row) => ({ row, look: 'hill' }))].map(({ row, look }, at) => (
					<g key={at} class={`ofs-${look}`}>
						<path class={`ofs-${look}__fill`} d={row.fill} />
						<path class="ofs-hill__line" d={row.line} />
						<path class="ofs-hill__shade" d={row.shade} />
					</g>
				))}
			</>
		),
		[land],
	);
	return (
		<g class="ofs-country" aria-hidden="true" transform={`scale(${zoom})`}>
			{picture}
		</g>
	);
}

/* --- lines ------------------------------------------------------------------------- */

/* Lines stop short of a city's houses. */
function towards([x, y]: Spot, [tx, ty]: Spot, k: number): Spot {
	const dx = x - tx,
		dy = y - ty;
	const part = Math.min(0.8, 1 / Math.max(0.01, Math.hypot(dx / (22 * k), dy / (16 * k))));
	return [tx + dx * part, ty + dy * part];
}

function Lines({ view, lay, places }: { view: View; lay: Lay; places: Map<string, Spot> }) {
	const owner = useMemo(() => {
		const all = new Map<string, number>();
		for (const place of [...view.map.cities, ...view.map.claims])
			if (place.owner !== undefined && !('where' in place && place.where !== 'active')) all.set(place.id, place.owner);
		return all;
	}, [view]);
	const drawn = view.map.lines.map((line) => {
		const from = places.get(line.from)!;
		const to = places.get(line.to)!;
		const [ax, ay] = cityOf(view, line.from) ? towards(to, from, lay.k) : from;
		const held = owner.get(line.from);
		return { d: `M${ax.toFixed(1)} ${ay.toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}`, firm: held !== undefined && held === owner.get(line.to) };
	});
	const roads = view.map.roads.map((road) => {
		const [x, y] = places.get(road.from)!;
		const [ex, ey] = lay.at(road.x, road.y);
		return `M${x.toFixed(1)} ${y.toFixed(1)}L${ex.toFixed(1)} ${ey.toFixed(1)}`;
	});
	const pathOf = (firm: boolean) => drawn.filter((line) => line.firm === firm).map((line) => line.d).join('');
	return (
		<g class="ofs-lines" aria-hidden="true">
			<path class="ofs-lines__bed" d={drawn.map((line) => line.d).join('')} />
			<path class="ofs-lines__road" d={roads.join('')} />
			<path class="ofs-lines__open" d={pathOf(false)} />
			<path class="ofs-lines__held" d={pathOf(true)} />
		</g>
	);
}

/* --- claims ------------------------------------------------------------------------- */

/* What it is, whose, and where: for those who cannot see the map. */
function claimWords({ view, players }: Props, claim: Claim): string {
	const where = w.map.where(sectionName(view, claim.section), w.list(beside(view, claim.id)));
	if (claim.owner === undefined) return w.map.unclaimed(claimName(claim)) + where;
	const by = claim.defender ? cityOf(view, claim.defender) : undefined;
	return w.map.held(claimName(claim), playerAt(players, claim.owner), by?.name, by?.pile) + where;
}

interface Drawing {
	props: Props;
	lay: Lay;
	places: Map<string, Spot>;
}

function ClaimMark({ props, lay, places, claim }: Drawing & { claim: Claim }) {
	const [x, y] = places.get(claim.id)!;
	const mark = props.marks.get(claim.id);
	const player = playerAt(props.players, claim.owner);
	const mine = claim.kind === 'mine';
	const jump = mark?.moves.some((move) => move.move.verb === 'jump') ?? false;
	return (
		<g
			class={`ofs-claim ofs-claim--${claim.kind}${jump ? ' is-jump' : ''}${markClass(mark)}`}
			transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
			{...actable(props, claim.id, claimWords(props, claim), true)}
		>
			<circle class="ofs-area" r={reach(canPick(mark))} />
			<g transform={`scale(${lay.k})`} aria-hidden="true">
				<circle class="ofs-glow" r="18.5" />
				{mine ? <circle class="ofs-mine" r="12.5" /> : <rect class="ofs-farm" x="-11.5" y="-11.5" width="23" height="23" />}
				{player ? (
					<g class="ofs-counter" data-counter={claim.id}>
						<Token sign={player} size={19} />
					</g>
				) : (
					<path class="ofs-pick" d={mine ? 'M-6 6.500 4-3.500M-2.500-6.500q7 0 9 8' : 'M0 8V-7M0-1q-5.500 0-5.500-5.500M0-1q5.500 0 5.500-5.500M0 4.500q-5.500 0-5.500-5.500M0 4.500q5.500 0 5.500-5.500'} />
				)}
				{player && claim.defender === undefined && <path class="ofs-bare" d="M8-16h9v6q0 5-4.500 7-4.500-2-4.500-7ZM7-4 18-17" />}
			</g>
		</g>
	);
}

/* --- cities -------------------------------------------------------------------------- */

const HOUSE = 'M-16 9V-3h12V9Z',
	ROOF = 'M-18.500-3l8.500-9 8.500 9Z',
	TOWER = 'M-3.500 8V-8L2-21 7.500-8V8Z';

function stateOf({ view, players }: Props, city: City): string {
	const who = playerAt(players, city.owner);
	const state: Record<City['where'], string> = {
		active: w.map.active(who, city.pile),
		inactive: w.map.inactive(who, city.chips),
		ghost: w.map.ghost,
		deck: w.map.deck,
		starved: w.map.starved,
		lot: w.map.lot,
		seat: w.map.seat(who, city.chips),
	};
	const words = w.map.city(city.name, city.seat, state[city.where], city.food, city.red);
	return words + w.map.where(sectionName(view, city.section), w.list(beside(view, city.id)));
}

/* Whose it is and how strong, or how many Fridays it sleeps. It stands beside the piece, whose
 * name says the same. */
function Flag({ city, player }: { city: City; player: Player }) {
	const awake = city.where === 'active';
	return (
		<g class="ofs-flag" transform="translate(27 -3)">
			<rect class={'ofs-flag__plate' + (awake ? '' : ' is-asleep')} y="-9.500" width="24" height="19" />
			<text class={awake ? 'ofs-strength' : 'ofs-strength ofs-strength--sleeps'} x="16" y="5.500">
				{awake ? city.pile : city.chips}
			</text>
			<Token sign={player} size={20} />
		</g>
	);
}

function Houses({ city }: { city: City }) {
	return (
		<g class="ofs-houses">
			{city.seat && <path class="ofs-tower" d={TOWER} />}
			<path class="ofs-house" d={HOUSE} />
			<path class="ofs-roof" d={ROOF} />
			<path class="ofs-house" d={city.seat ? 'M6 9V-2h11V9Z' : 'M-2 9V-2h12V9Z'} />
			<path class="ofs-roof" d={city.seat ? 'M4-2l7.500-8 7.500 8Z' : 'M-4-2l8-8.500 8 8.500Z'} />
		</g>
	);
}

/* Beside its piece, whose name says the same. */
function Name({ props, lay, places, city, label }: Drawing & { city: City; label: Label | undefined }) {
	const [left, top] = places.get(city.id)!;
	const player = playerAt(props.players, city.owner);
	const { x, y, far } = label ?? { x: 0, y: 12 * lay.k + typeSize(lay), far: false };
	return (
		<g class={`ofs-label is-${city.where}${label ? '' : ' is-waiting'}`} transform={`translate(${left.toFixed(1)} ${top.toFixed(1)})`} aria-hidden="true">
			{player && city.where !== 'ghost' && (
				<g transform={`scale(${lay.k})`} data-p={player.colour + 1}>
					<Flag city={city} player={player} />
				</g>
			)}
			{far && <path class="ofs-tie" d={`M0 ${y > 0 ? 10 * lay.k : -18 * lay.k}L${x} ${y > 0 ? y - typeSize(lay) : y + 4}`} />}
			<text class="ofs-name" x={x} y={y} font-size={typeSize(lay)}>
				{nameOf(city)}
			</text>
		</g>
	);
}

function Town({ props, lay, places, city }: Drawing & { city: City }) {
	const [x, y] = places.get(city.id)!;
	const mark = props.marks.get(city.id);
	const player = playerAt(props.players, city.owner);
	const half = Math.max(reach(canPick(mark) || mark?.chosen === true), 18 * lay.k);
	return (
		<g
			class={`ofs-town is-${city.where}${markClass(mark)}`}
			data-p={player ? player.colour + 1 : undefined}
			transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
			{...actable(props, city.id, stateOf(props, city), true)}
		>
			<rect class="ofs-area" x={-half} y={-half - 3} width={2 * half} height={2 * half} />
			<g transform={`scale(${lay.k})`} aria-hidden="true">
				<ellipse class="ofs-glow" cx="2" cy="-2" rx="29" ry="23" />
				<Houses city={city} />
			</g>
		</g>
	);
}

/* Counters that wait on a city's card, at its left. */
function Stack({ props, lay, places, city }: Drawing & { city: City }) {
	const player = playerAt(props.players, city.owner);
	if (!player || city.where !== 'active' || city.middle === 0) return null;
	const [x, y] = places.get(city.id)!;
	const mark = props.marks.get(city.card);
	const place = `translate(${(x - 32 * lay.k).toFixed(1)} ${(y - 6 * lay.k).toFixed(1)})`;
	return (
		<>
			<g class={'ofs-waiting' + markClass(mark)} transform={place} {...actable(props, city.card, w.map.waiting(city.middle, city.name))}>
				<circle class="ofs-area" cx={reach(true) > 20 ? -4 : 0} r={reach(true)} />
				<circle class="ofs-glow" r={16 * lay.k} />
			</g>
			<g class="ofs-beside" transform={`${place} scale(${lay.k})`} aria-hidden="true">
				<g class="ofs-stack">
					{Array.from({ length: Math.min(3, city.middle) }, (_, i) => (
						<g key={i} transform={`translate(${2 * i} ${-4 * i})`}>
							<Token sign={player} size={19} />
						</g>
					))}
				</g>
				{city.middle > 1 && (
					<text class="ofs-count" x="-14" y="-7">
						{city.middle}
					</text>
				)}
			</g>
		</>
	);
}

/* Its Train, below it, where one can send something or has. */
function Train({ props, lay, places, city }: Drawing & { city: City }) {
	const mark = props.marks.get(city.trainId);
	if (city.where !== 'active' || !(canPick(mark) || mark?.chosen || city.train > 0)) return null;
	const [x, y] = places.get(city.id)!;
	const half = reach(canPick(mark));
	const place = `translate(${(x + 34 * lay.k).toFixed(1)} ${(y + 19 * lay.k).toFixed(1)})`;
	return (
		<>
			<g class={'ofs-train' + markClass(mark)} transform={place} {...actable(props, city.trainId, w.map.train(city.name, city.train))}>
				<rect class="ofs-area" x={-half} y={3 - half} width={2 * half} height={2 * half} />
				<g transform={`scale(${lay.k})`} aria-hidden="true">
					<ellipse class="ofs-glow" rx="21" ry="15" />
					<g transform="translate(-12 -11) scale(1.15)">
						<TrainPath />
					</g>
				</g>
			</g>
			{city.train > 0 && (
				<text class="ofs-count ofs-count--train" transform={place} x={17 * lay.k} y={6 * lay.k} aria-hidden="true">
					{city.train}
				</text>
			)}
		</>
	);
}

/* --- the Moon and the rockets ------------------------------------------------------------- */

function Moon({ props, lay }: { props: Props; lay: Lay }) {
	const { x, y, r } = lay.moon;
	const rays = Array.from({ length: 32 }, (_, i) => {
		const u = (i * Math.PI) / 16;
		const [near, far] = [r + 5, r + (i % 2 ? 11 : r * 0.42)];
		return `M${(Math.cos(u) * near).toFixed(1)} ${(Math.sin(u) * near).toFixed(1)}L${(Math.cos(u) * far).toFixed(1)} ${(Math.sin(u) * far).toFixed(1)}`;
	});
	const open = theOne(props.moves, 'shoot') !== undefined;
	const [px, py] = [lay.works.left + (lay.works.right - lay.works.left) * 0.2, lay.works.top + 14];
	return (
		<>
			{open && <path class="ofs-arc" aria-hidden="true" d={`M${px} ${py}Q${px + (x - px) * 0.2} ${y + (py - y) * 0.25} ${x + (x > px ? -r - 10 : r + 10)} ${y + r * 0.3}`} />}
			<g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
				<path class="ofs-rays" d={rays.join('')} aria-hidden="true" />
				<g class={'ofs-moonpiece' + markClass(props.marks.get('moon'))} {...actable(props, 'moon', w.moon, true)}>
					<g transform={`scale(${(r / 17).toFixed(2)})`}>
						<MoonPath />
					</g>
				</g>
			</g>
		</>
	);
}

/* A rival's rocket; while there may be trade it is where an offer to them begins. */
function Rival({ props, mayor, x, y, high }: { props: Props; mayor: Mayor; x: number; y: number; high: number }) {
	const player = playerAt(props.players, mayor.seat);
	if (!player) return null;
	const mark = props.marks.get(mayor.id);
	const levels = mayor.rocket.systems.map((system) => system.level);
	const words = w.map.rocket(mayor.rocket.name, player, w.list(mayor.rocket.systems.map((system) => `${system.name} ${system.level}`)), mayor.rocket.aboard);
	const half = 22.5;
	const offers = mark?.moves.some((move) => move.move.verb === 'offer') ?? false;
	const act = { ...props, look: () => props.look(mayor.rocket.id), pick: () => (offers ? Trade.toggle(mayor.seat) : props.pick(mayor.id)) };
	const place = `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
	return (
		<>
			<g
				class={'ofs-rival' + markClass(mark)}
				data-p={player.colour + 1}
				data-seat-rocket={mayor.seat}
				transform={place}
				{...actable(act, mayor.id, words, true)}
			>
				<rect class="ofs-area" x={-half} y={-high} width={2 * half} height={high} />
				<rect class="ofs-glow" x="-20" y={-high + 2} width="40" height={high - 4} rx="5" />
				<g transform="translate(0 -15)" aria-hidden="true">
					<RocketToken rocket={mayor.rocket} high={high - 18} />
				</g>
			</g>
			<g class="ofs-beside" transform={place} data-p={player.colour + 1} aria-hidden="true">
				<g transform="translate(-14 -23)">
					<Token sign={player} size={14} />
				</g>
				{mayor.rocket.aboard > 0 && (
					<text class="ofs-count" x="15" y="-21">
						{mayor.rocket.aboard}
					</text>
				)}
				<text class="ofs-levels" y="-3">
					{levels.join('·')}
				</text>
			</g>
		</>
	);
}

function Rivals({ props, lay, high }: { props: Props; lay: Lay; high: number }) {
	const others = props.view.players.filter((mayor) => mayor.seat !== props.seat);
	return (
		<g class="ofs-rivals">
			{others.map((mayor, i) => lay.rivals[i] && <Rival key={mayor.seat} props={props} mayor={mayor} {...lay.rivals[i]} high={high} />)}
		</g>
	);
}

/* A finger means the nearest thing that it can do something with, however close they lie. */
function nearest(event: MouseEvent): void {
	const { target, currentTarget, clientX, clientY, isTrusted } = event;
	if (!isTrusted || !matchMedia('(pointer: coarse)').matches) return;
	const open = [...(currentTarget as Element).querySelectorAll<SVGGElement>('.is-open[data-piece]')].map((piece) => {
		const { left, top, width, height } = piece.querySelector('.ofs-area')!.getBoundingClientRect();
		return { piece, far: Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY) };
	});
	const meant = open.filter(({ far }) => far < 26).sort((a, b) => a.far - b.far)[0]?.piece;
	if (!meant || meant.contains(target as Node)) return;
	event.stopPropagation();
	meant.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

export function GoldCountry({ props, lay: fitted, zoom, high }: { props: Props; lay: Lay; zoom: number; high: number }) {
	const { view, seat } = props;
	const lay = useMemo(() => grown(fitted, zoom), [fitted, zoom]);
	const places = useMemo(() => spots(view, lay), [lay]);
	/* What stands beside a city decides where its name has room. */
	const held = view.map.cities.map((city) => `${city.owner}${city.where}${city.middle > 0}${city.train > 0}`).join();
	const names = useMemo(() => labels(view, lay, seat), [lay, held, seat]);
	const cities = [...view.map.cities].sort((a, b) => a.y - b.y);
	const all = { props, lay, places };
	return (
		<svg class="ofs-map" viewBox={`0 0 ${lay.width} ${lay.height}`} role="group" aria-label={w.countryOf(view.map.cities.length)} onClickCapture={nearest}>
			<Hatch id="ofs-map" />
			<Land view={view} lay={fitted} zoom={zoom} />
			<Lines view={view} lay={lay} places={places} />
			<Moon props={props} lay={lay} />
			<Rivals props={props} lay={lay} high={high} />
			{cities.map((city) => (
				<Fragment key={city.id}>
					<Town {...all} city={city} />
					<Name {...all} city={city} label={names.get(city.id)} />
				</Fragment>
			))}
			{cities.map((city) => (
				<Train key={city.id} {...all} city={city} />
			))}
			{cities.map((city) => (
				<Stack key={city.id} {...all} city={city} />
			))}
			{view.map.claims.map((claim) => (
				<ClaimMark key={claim.id} {...all} claim={claim} />
			))}
		</svg>
	);
}

/* The whole in small: where whose claims are. */
export function Overview({ props, lay }: { props: Props; lay: Lay }) {
	const { view } = props;
	return (
		<g>
			{lay.sections.map(({ left, top, right, bottom }, i) => (
				<rect key={i} class="ofs-land" x={left} y={top} width={right - left} height={bottom - top} />
			))}
			{[...view.map.claims, ...view.map.cities].map((place) => {
				const [x, y] = lay.at(place.x, place.y);
				const player = playerAt(props.players, place.owner);
				return <circle key={place.id} class="ofs-overview" data-p={player ? player.colour + 1 : undefined} cx={x} cy={y} r={9} />;
			})}
		</g>
	);
}
