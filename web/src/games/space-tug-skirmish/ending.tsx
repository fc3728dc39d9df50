/* ending.tsx - the end of a game: money is drawn as a curve against its goal, and the tug that has won
 * flies along its own and off the sheet. Its Contracts are stamped one by one, then the drawing is.
 * Who lost stands on trestles, for spares; where time ran out, nobody leaves the sheet. */
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { EndingProps, Player, Scene } from '../../game';
import { Token, trailAlong } from '../../pieces';
import { TugDrawing } from './tug';
import { isSheetLost, playerAt, signOf, type Tug, type View } from './view';
import { w } from './w';

type Props = EndingProps<View>;
type Point = [number, number];

/* Where things are on the sheet, wide and tall. */
const WIDE = { box: '0 0 1440 900', left: 130, right: 1060, foot: 742, goal: 292, away: [1265, 150] as Point, tug: 0.66, slips: [60, 184] as Point, most: 6, stamp: [1040, 590] as Point, ink: 0.84, parked: [960, 590] as Point, void: [880, 640] as Point };
const TALL = { box: '0 0 600 1280', left: 84, right: 430, foot: 900, goal: 470, away: [470, 330] as Point, tug: 0.46, slips: [28, 172] as Point, most: 3, stamp: [300, 1060] as Point, ink: 0.78, parked: [280, 1030] as Point, void: [250, 1085] as Point };
type Place = typeof WIDE;

/* And where nobody reaches the goal: the tug stays at the foot of the sheet, the stamp has the room above it. */
const GROUNDED: [Place, Partial<Place>][] = [
	[WIDE, { tug: 0.4, stamp: [760, 470], parked: [500, 500], void: [640, 470] }],
	[TALL, { tug: 0.3, right: 350, stamp: [310, 640], parked: [230, 640], void: [300, 680] }],
];

const DRAWN = 200,
	DRAWS = 2700,
	STAMPED = 4200,
	LASTS = 5600; /* ms */

/* --- the chart --------------------------------------------------------------------- */

interface Chart {
	X(round: number): number;
	Y(value: number): number;
	goal: number;
	rounds: number;
}

function chartOf(view: View, place: Place): Chart {
	const goal = view.team ? Math.ceil(view.team.goal / Math.max(1, view.players.length)) : view.goal;
	const top = Math.max(goal, ...view.players.flatMap((tug) => [...tug.curve, tug.funds]));
	const rounds = Math.max(1, view.round);
	return {
		goal,
		rounds,
		X: (round) => place.left + ((place.right - place.left) * round) / rounds,
		Y: (value) => place.foot - ((place.foot - place.goal) * Math.max(0, value)) / top,
	};
}

function pointsOf(tug: Tug, view: View, { X, Y, rounds }: Chart): Point[] {
	const past = tug.curve.flatMap((value, i): Point[] => (i * view.curveRounds < rounds ? [[X(i * view.curveRounds), Y(value)]] : []));
	return [...past, [X(rounds), Y(tug.funds)]];
}

/* A line through points, as a hand would draw it. */
function soft(points: Point[]): string {
	return points
		.map(([x, y], i) => {
			if (i === 0) return `M${x.toFixed(1)} ${y.toFixed(1)}`;
			const [a, b] = points[i - 1]!;
			const middle = ((a + x) / 2).toFixed(1);
			return `C${middle} ${b.toFixed(1)} ${middle} ${y.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
		})
		.join('');
}

function Axes({ chart: { X, Y, goal, rounds }, place }: { chart: Chart; place: Place }) {
	const step = Math.max(1, Math.ceil(rounds / 6));
	const ticks = Array.from({ length: Math.floor(rounds / step) + 1 }, (_, i) => i * step);
	return (
		<g>
			<path class="fin__axis" d={`M${place.left} ${place.foot}H${place.right + 220}M${place.left} ${place.foot}V${Y(goal)}`} />
			{ticks.map((round) => (
				<g key={round}>
					<path class="fin__axis" d={`M${X(round)} ${place.foot}v10`} />
					<text class="fin__tick" x={X(round)} y={place.foot + 30}>
						{round === 0 ? w.ending.start : round}
					</text>
				</g>
			))}
			{[0, goal / 2].map((value) => (
				<text key={value} class="fin__value" x={place.left - 10} y={Y(value) + 6}>
					{w.dollars(Math.round(value))}
				</text>
			))}
			<path class="fin__goal" d={`M${place.left} ${Y(goal)}H${place.right + 340}`} />
			<text class="fin__goalname" x={place.left + 8} y={Y(goal) - 12}>
				{w.goalOf(goal)}
			</text>
		</g>
	);
}

/* --- what stands on it ------------------------------------------------------------- */

/* A Contract that was taken: a slip that is stamped. */
function Slip({ at: [x, y], number }: { at: Point; number: number }) {
	return (
		<g transform={`translate(${x} ${y})`}>
			<g class="fin__slip" data-at={number - 1}>
				<path class="fin__paper" d="M0 0h104v64H0Z" />
				<text class="fin__no" x="9" y="20">
					{w.ending.contract(number)}
				</text>
				<path class="fin__rule" d="M9 30h58M9 40h76M9 50h44" />
				<g transform="translate(66 42) rotate(-12)">
					<g class="fin__paid">
						<path d="M-32-15h64v30h-64Z" />
						<text y="8" textLength="52" lengthAdjust="spacingAndGlyphs">
							{w.ending.paid}
						</text>
					</g>
				</g>
			</g>
		</g>
	);
}

function Slips({ tug, place }: { tug: Tug; place: Place }) {
	const shown = Math.min(tug.contracts, place.most);
	const [x, y] = place.slips;
	return (
		<>
			{Array.from({ length: shown }, (_, i) => (
				<Slip key={i} at={[x + 116 * i, y]} number={i + 1} />
			))}
			{tug.contracts > shown && (
				<text class="fin__more fin__slip" data-at={shown - 1} x={x + 116 * shown} y={y + 40}>
					{w.ending.more(tug.contracts - shown)}
				</text>
			)}
		</>
	);
}

/* What the office has to say of the drawing. */
function Stamp({ place, said, small, bad, over }: { place: Place; said: string; small: string; bad: boolean; over: boolean }) {
	const half = Math.max(150, said.length * 27, small.length * 9);
	const [at, size] = over ? [place.void, place.ink * 0.72] : [place.stamp, place.ink];
	return (
		<g transform={`translate(${at.join(' ')}) scale(${size})`}>
			<g class={'fin__stamp' + (bad ? ' is-bad' : '') + (over ? ' is-over' : '')}>
				<rect x={-half - 26} y="-92" width={2 * half + 52} height="184" rx="16" />
				<rect class="fin__thin" x={-half - 10} y="-76" width={2 * half + 20} height="152" rx="8" />
				<text class="fin__said" y="18" textLength={2 * half - 10} lengthAdjust="spacingAndGlyphs">
					{said}
				</text>
				<text class="fin__small" y="56" textLength={Math.min(2 * half - 10, small.length * 17)} lengthAdjust="spacingAndGlyphs">
					{small}
				</text>
			</g>
		</g>
	);
}

/* One's own tug, where another's has won: on its trestles, to be taken apart. */
function Parked({ tug, player, place }: { tug: Tug; player: Player | undefined; place: Place }) {
	return (
		<g transform={`translate(${place.parked.join(' ')}) scale(${place.tug * 0.86}) translate(-400 -262)`}>
			<g class="fin__parked sheet-lines">
				<TugDrawing tug={{ ...tug, phase: 'design' }} sign={signOf(tug, player)} />
			</g>
			<g class="fin__tag">
				<path d="M600 330l88 58h190v72H688v-72" />
				<text x="783" y="436">
					{w.ending.spares}
				</text>
			</g>
		</g>
	);
}

const REACH = 500; /* from a tug's middle to where nothing of it is any more, at its own size */
const HIGH = 32; /* what a sum takes of the sheet's height */

/* Sums beside the ends of their curves, none over another; the lowest stays where it is. */
function apart(ends: [seat: number, y: number][]): Map<number, number> {
	const up = [...ends].sort((a, b) => b[1] - a[1]);
	up.forEach((end, i) => i > 0 && (end[1] = Math.min(end[1], up[i - 1]![1] - HIGH)));
	return new Map(up);
}

/* Everybody's curve, whose it was at its end. */
function Lines({ props, chart, hero, aside }: { props: Props; chart: Chart; hero: Tug | undefined; aside: number }) {
	const { view, players, seat } = props;
	const order = [...view.players].sort((a, b) => Number(a.seat === hero?.seat) - Number(b.seat === hero?.seat));
	const sums = apart(view.players.filter((tug) => tug.seat !== hero?.seat).map((tug) => [tug.seat, pointsOf(tug, view, chart).at(-1)![1]]));
	return (
		<>
			{order.map((tug) => {
				const player = playerAt(players, tug.seat);
				const points = pointsOf(tug, view, chart);
				const [x] = points.at(-1)!;
				return (
					player && (
						<g key={tug.seat} data-p={player.colour + 1}>
							<path class={'fin__line' + (tug.seat === seat ? ' is-mine' : '') + (tug.seat === hero?.seat ? ' is-hero' : '')} d={soft(points)} />
							{tug.seat !== hero?.seat && (
								<g class="fin__last" transform={`translate(${x + aside} ${sums.get(tug.seat)})`}>
									<Token sign={player} size={24} />
									<text class="fin__sum" x="18" y="7">
										{w.dollars(tug.funds)}
									</text>
								</g>
							)}
						</g>
					)
				);
			})}
		</>
	);
}

/* --- what happens ------------------------------------------------------------------ */

const eased = (u: number) => (u < 0.5 ? 2 * u * u : 1 - (2 - 2 * u) ** 2 / 2);
const share = (t: number, from: number, time: number) => Math.max(0, Math.min(1, (t - from) / time));

/* The tug along its curve, which it draws, and away from the end of it. */
function layFlight(scene: Scene, tug: number): void {
	const [path] = scene.all('.fin__way') as SVGPathElement[];
	const [craft] = scene.all('.fin__craft') as SVGGElement[];
	const [line] = scene.all('.fin__line.is-hero') as SVGPathElement[];
	if (!path || !craft) return;
	const way = trailAlong(path.getAttribute('d')!);
	const drawn = line ? trailAlong(line.getAttribute('d')!).long : 0;
	line?.setAttribute('stroke-dasharray', `${drawn} ${drawn}`);
	const flown = Number(path.dataset.away) ? DRAWS + 900 : DRAWS;
	scene.tick((t) => {
		const along = eased(share(t, DRAWN, flown)) * way.long;
		const [at, back, ahead] = [way.at(along), way.at(along - 30), way.at(along + 30)];
		line?.setAttribute('stroke-dashoffset', Math.max(0, drawn - along).toFixed(1));
		const turn = (Math.atan2(ahead.y - back.y, ahead.x - back.x) * 180) / Math.PI;
		const size = tug * (0.34 + 0.66 * share(t, 900, 2600));
		craft.setAttribute('transform', `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${size.toFixed(3)}) translate(-440 -262)`);
	});
}

function lay(scene: Scene, props: Props, place: Place, leaves: boolean): void {
	scene.lasts(LASTS);
	scene.draw('.fin__line:not(.is-hero)', DRAWN, DRAWS).fade('.fin__last', DRAWN + DRAWS - 200, 300);
	for (const at of [0, 900, 1700]) scene.cue(at, 'pencil');
	layFlight(scene, place.tug);
	scene.key('.fin__goal', [[2300, { strokeWidth: '3px' }], [2480, { strokeWidth: '10px' }], [2850, { strokeWidth: '3px' }]]);
	if (leaves) scene.cue(1300, 'ignition').key('.flames', [[0, { scale: '.5 1' }], [1400, { scale: '1 1' }], [2400, { scale: '1.6 1.15' }], [LASTS, { scale: '1.2 1' }]]);
	for (const slip of scene.all('.fin__slip') as SVGElement[]) {
		const at = 1000 + 430 * Number(slip.dataset.at);
		scene.come(slip, at, 260, 0, 40);
		const paid = slip.querySelector('.fin__paid');
		if (!paid) continue;
		scene.key(paid, [
			[at + 260, { scale: 2.6, opacity: 0 }, 'cubic-bezier(.7, 0, 1, .6)'],
			[at + 360, { scale: 0.92, opacity: 1 }, 'ease-out'],
			[at + 440, { scale: 1, opacity: 1 }],
		]);
		scene.cue(at + 350, 'stamp');
	}
	scene.fade('.fin__parked', 2600, 500, 1, 0.62).pop('.fin__tag', 3500, 360);
	scene.during('.fin__word', 3300).come('.fin__word h2', 3300, 400, 0, -18).come('.fin__word p', 3500, 400, 0, -12);
	scene
		.during('.fin__stamp', STAMPED - 160)
		.key('.fin__stamp', [
			[STAMPED - 160, { scale: 2.6, rotate: '-3deg', opacity: 0 }, 'cubic-bezier(.7, 0, 1, .6)'],
			[STAMPED, { scale: 0.97, rotate: '-10deg', opacity: 1 }, 'ease-out'],
			[STAMPED + 110, { scale: 1, rotate: '-10deg', opacity: 0.95 }],
		])
		.key('.fin__art', [
			[STAMPED - 10, { translate: '0px 0px' }],
			[STAMPED + 30, { translate: '3px 6px' }],
			[STAMPED + 90, { translate: '-2px -2px' }],
			[STAMPED + 150, { translate: '0px 0px' }],
		])
		.cue(STAMPED, props.won ? 'approved' : 'stamp');
	if (!props.won) scene.cue(STAMPED + 500, 'lost');
}

/* Whose tug is shown flying: one's own if it has won, else that of who has. */
function heroOf({ view, result, seat }: Props): Tug | undefined {
	const first = result.filter((row) => row.place === 1).map((row) => row.seat);
	return view.players[first.includes(seat) ? seat : (first[0] ?? -1)];
}

interface Said {
	title: string;
	text: string;
	stamp: string;
	small: string;
}

function saidOf({ view, players, seat, won }: Props, hero: Tug | undefined): Said {
	const own = view.players[seat];
	const { ending: say } = w;
	if (view.team) return view.phase === 'master-won' ? say.masterWon(view.team.funds, view.team.goal, won) : say.teamWon(view.team.funds, view.round, won);
	if (isSheetLost(view)) return players.length === 1 ? say.soloOut(own?.funds ?? 0, view.goal) : say.timeOut(playerAt(players, hero?.seat ?? -1)?.name ?? '', hero?.funds ?? 0, won);
	if (won && players.length === 1) return say.solo(hero?.funds ?? 0, view.round);
	if (won && hero?.seat === seat) return say.won(hero.funds, view.round);
	const name = playerAt(players, hero?.seat ?? -1)?.name ?? '';
	return say.lost(name, own?.funds, view.round);
}

function placeFor(grounded: boolean): Place {
	const [place, low] = GROUNDED[innerWidth < innerHeight * 0.8 ? 1 : 0]!;
	return grounded ? { ...place, ...low } : place;
}

export function Ending(props: Props) {
	const { scene, view, players, seat, won } = props;
	const hero = heroOf(props);
	const place = useMemo(() => placeFor(isSheetLost(view)), []);
	const own = view.players[seat];
	const leaves = hero !== undefined && !isSheetLost(view) && view.phase !== 'master-won';
	const chart = chartOf(view, place);
	const way = hero && pointsOf(hero, view, chart);
	const [x, y] = way?.at(-1) ?? [0, 0];
	const said = saidOf(props, hero);
	const parked = own !== undefined && own.seat !== hero?.seat;
	const title = own ?? hero ?? view.players[0];
	const away = `C${x + 40} ${y} ${place.away[0] - 90} ${place.away[1] + 70} ${place.away.join(' ')}`;
	useLayoutEffect(() => lay(scene, props, place, leaves), []);
	return (
		<div class={'fin' + (won ? '' : ' is-lost')}>
			<svg class="fin__art" viewBox={place.box} aria-hidden="true">
				<Axes chart={chart} place={place} />
				<Lines props={props} chart={chart} hero={hero} aside={leaves ? 20 : place.tug * REACH} />
				{title && <Slips tug={title} place={place} />}
				{own && parked && <Parked tug={own} player={playerAt(players, own.seat)} place={place} />}
				{hero && way && (
					<>
						<path class="fin__way" data-away={leaves ? 1 : 0} d={soft(way) + (leaves ? away : '')} fill="none" />
						<g class="fin__craft sheet-lines">
							<TugDrawing tug={{ ...hero, phase: leaves ? 'ops' : hero.phase }} sign={signOf(hero, playerAt(players, hero.seat))} />
						</g>
					</>
				)}
				<Stamp place={place} said={said.stamp} small={said.small} bad={!won} over={parked} />
			</svg>
			<div class="fin__word">
				<h2>{said.title}</h2>
				<p>{said.text}</p>
			</div>
		</div>
	);
}
