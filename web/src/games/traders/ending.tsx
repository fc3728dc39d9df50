/* ending.tsx - how it ends: the last goods reach the shelf, Earth gets well and beams, its neighbours lean
 * in, and who came too late reads the sign. Where time ran out Earth sneezes on, and the stores are
 * counted. */
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { EndingProps, Player, Scene } from '../../game';
import { OUT, ShipToken, type Point } from '../../pieces';
import { CoinMark, CrateMark, GoodMark } from './goods';
import { Cap, IllEarth, PlanetDefs, PlanetFace, WellEarth } from './planets';
import { w } from './say';
import { EARTH, GOODS, lackingWords, playerAt, storeAt, type Good, type Trader, type View } from './view';

type Props = EndingProps<View>;

const [EX, EY] = [720, 470]; /* where Earth is */
const CURE = 2500; /* ms: the spots go */
const LENGTH = 5600;
const TIMED = 4800;

/* A group at a place, whose tracks are its child's. */
function At({ at: [x, y], children }: { at: Point; children: ComponentChildren }) {
	return <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>{children}</g>;
}

/* Numbers that are the same at each ending. */
function draws(seed: number): () => number {
	return () => (seed = (seed * 16807) % 2147483647) / 2147483647;
}

function Sky() {
	const stars = useMemo(() => {
		const random = draws(5);
		return Array.from({ length: 150 }, () => [random() * 2600 - 600, random() * 1700 - 400, 0.8 + random() * random() * 2.8, 0.35 + random() * 0.5] as const);
	}, []);
	return (
		<>
			<path class="end__far" d="M-900 760C200 900 900 640 2400-500v500C1500 700 700 1240-900 1200z" />
			<path class="end__near" d="M-900 940C260 980 1100 700 2400 0v180C1500 820 700 1240-900 1180z" />
			{stars.map(([x, y, r, o], i) => (
				<circle key={i} cx={x.toFixed(0)} cy={y.toFixed(0)} r={r.toFixed(1)} opacity={o.toFixed(2)} fill="#fff6e2" />
			))}
		</>
	);
}

const RAYS = Array.from({ length: 24 }, (_, i) => {
	const at = (angle: number, far: number) => `${(far * Math.cos(angle)).toFixed(0)} ${(far * Math.sin(angle)).toFixed(0)}`;
	const turn = (i * Math.PI) / 12;
	return `M0 0L${at(turn - 0.065, 1700)}L${at(turn + 0.065, 1700)}Z`;
}).join('');

/* --- Earth and its neighbours -------------------------------------------------------- */

const SPOTS = [[-24, -6, 2.6], [23, -4, 2.4], [-20, 12, 2.8], [-4, 25, 2.4], [25, 12, 2.6], [2, -17, 2.2]] as const;

function Patient({ spots }: { spots?: boolean }) {
	return (
		<At at={[EX, EY]}>
			<g class="end__earth">
				<g transform="scale(5.6)">
					<g class="end__ill">
						<IllEarth />
					</g>
					{spots && (
						<g class="end__well">
							<WellEarth />
						</g>
					)}
					<g fill="#e2657a" class="comic comic--thin">
						{SPOTS.map(([x, y, r]) => (
							<circle key={x} class="end__spot" cx={x} cy={y} r={r} />
						))}
					</g>
					<g class="end__cap">
						<Cap />
					</g>
				</g>
			</g>
		</At>
	);
}

/* Place, how large, how askew; the same on a phone, where some of them only look in. */
const FRIENDS: Record<number, { wide: Point; tall: Point; size: number; lean: number }> = {
	3: { wide: [210, 300], tall: [480, 170], size: 2.5, lean: -10 },
	4: { wide: [1235, 280], tall: [955, 180], size: 2.7, lean: 8 },
	2: { wide: [160, 690], tall: [462, 490], size: 2.6, lean: 8 },
	1: { wide: [1310, 620], tall: [978, 650], size: 2.6, lean: -8 },
	5: { wide: [345, 505], tall: [1000, 400], size: 1.4, lean: -6 },
};

function Friends({ view, tall, glad }: { view: View; tall: boolean; glad: boolean }) {
	return (
		<>
			{view.planets
				.filter(({ place }) => FRIENDS[place])
				.map(({ place }) => {
					const { wide, tall: high, size, lean } = FRIENDS[place]!;
					const at = tall ? high : wide;
					return (
						<At key={place} at={at}>
							<g class="end__friend" data-side={at[0] < EX ? -1 : 1}>
								<g class="end__bob" style={{ animationDelay: `${-place / 2}s` }}>
									<g transform={`rotate(${lean}) scale(${tall ? size * 0.72 : size})`}>
										<PlanetFace place={place} glad={glad} />
									</g>
								</g>
							</g>
						</At>
					);
				})}
		</>
	);
}

/* --- the shelf ----------------------------------------------------------------------- */

const SHELF = 544;

function Shelf({ view }: { view: View }) {
	const slots: (Good | 'coin')[] = [...GOODS.flatMap((good) => Array.from({ length: view.goal.units }, () => good)), 'coin'];
	const step = Math.min(68, (SHELF - 90) / slots.length);
	const size = step / 27;
	return (
		<At at={[EX, 770]}>
			<g class="end__shelf">
				<rect class="comic" x={-SHELF / 2} y="-42" width={SHELF} height="88" rx="22" fill="#fff6e2" stroke-width="5" />
				{slots.map((slot, i) => (
					<At key={i} at={[50 - SHELF / 2 + i * step + (slot === 'coin' ? 12 : 0), 0]}>
						<circle r={step * 0.4} fill="#e7dcc4" stroke="#b9ab8b" stroke-width="2" stroke-dasharray="5 5" />
						<g class="end__good">
							<g transform={`scale(${size})`}>{slot === 'coin' ? <CoinMark /> : <GoodMark good={slot} size={20} />}</g>
						</g>
					</At>
				))}
				<text class="end__cash" x={SHELF / 2 - 30} y="10">
					{view.goal.money}
				</text>
			</g>
		</At>
	);
}

/* --- ships --------------------------------------------------------------------------- */

function Aboard({ trader }: { trader: Trader }) {
	const goods = GOODS.flatMap((good) => Array.from({ length: trader.cargo[good] }, () => good));
	return (
		<>
			{goods.map((good, i) => (
				<At key={i} at={[-12 * (goods.length - 1) + 24 * i, -40 - 3 * (i % 2)]}>
					<CrateMark good={good} size={20} />
				</At>
			))}
		</>
	);
}

const SLOTS: Point[] = [[1112, 744], [1255, 800], [1380, 800], [262, 806], [70, 845]];

function slotOf(i: number, of: number, tall: boolean): Point {
	if (!tall) return SLOTS[i]!;
	return [EX + (i - (of - 1) / 2) * Math.min(150, 600 / of), 1010 + 20 * (i % 2)];
}

/* Who came too late, the own ship first and largest; and what Earth has to say to them. */
function Late({ props, losers, tall }: { props: Props; losers: Player[]; tall: boolean }) {
	const [near, ...rest] = losers;
	if (!near) return null;
	const signAt: Point = tall ? [EX + 180, 885] : [1046, 548];
	return (
		<>
			{[near, ...rest].map((player, i) => (
				<At key={player.seat} at={slotOf(i, losers.length, tall)}>
					<g class="end__late">
						<g transform={`scale(${(i === 0 ? 2.6 : 1.5) * (tall ? 0.8 : 1)})`}>
							<ShipToken sign={player} turn={i === 0 ? 62 : -40 + 25 * i} fire />
							<Aboard trader={props.view.players[player.seat]!} />
						</g>
					</g>
				</At>
			))}
			<At at={signAt}>
				<g class="end__sign">
					<path class="comic" d="M-5 0h10v90H-5z" fill="#d99a4e" stroke-width="3" />
					<g transform="rotate(-4)">
						<rect class="comic" x="-132" y="-66" width="264" height="88" rx="8" fill="#d99a4e" stroke-width="4" />
						{w.ending.sign.map((line, i) => (
							<text key={line} class="end__painted" y={-30 + 33 * i}>
								{line}
							</text>
						))}
					</g>
				</g>
			</At>
		</>
	);
}

/* Comes from below, waits at the shelf, and stands beside Earth. */
function Hero({ player, tall }: { player: Player; tall: boolean }) {
	return (
		<At at={tall ? [545, 618] : [430, 610]}>
			<g class="end__hero">
				<g transform={`scale(${tall ? 2.4 : 3.2})`}>
					<ShipToken sign={player} turn={24} fire />
				</g>
			</g>
		</At>
	);
}

const COLOURS = ['#ff7db4', '#66e8c4', '#ffd84d', '#56b4e9', '#ff8a3c', '#8bdc4a'];

function Confetti() {
	const pieces = useMemo(() => {
		const random = draws(11);
		return Array.from({ length: 90 }, () => {
			const angle = random() * 2 * Math.PI;
			const far = 260 + random() * 620;
			return { x: Math.cos(angle) * far * 1.15, y: Math.sin(angle) * far * 0.8 - 60, turn: random() * 900 - 450, wide: 10 + random() * 9 };
		});
	}, []);
	return (
		<At at={[EX, EY - 60]}>
			{pieces.map(({ x, y, turn, wide }, i) => (
				<rect key={i} class="end__bit" x="-7" y="-4" width={wide} height="9" rx="2" fill={COLOURS[i % 6]} data-x={x} data-y={y} data-turn={turn} />
			))}
		</At>
	);
}

function Words({ title, text, small }: { title: string; text: string; small?: boolean }) {
	return (
		<div class={'end__words' + (small ? ' is-small' : '')}>
			<h2>{title}</h2>
			{text && <p>{text}</p>}
		</div>
	);
}

function Stage({ tall, children }: { tall: boolean; children: ComponentChildren }) {
	return (
		<svg class="end__art" viewBox={tall ? '390 -210 660 1430' : '0 0 1440 900'} aria-hidden="true">
			<PlanetDefs />
			<Sky />
			{children}
		</svg>
	);
}

/* --- cured --------------------------------------------------------------------------- */

function layShelf(scene: Scene, money: number): void {
	const goods = scene.all('.end__good');
	const last = [goods.length - 4, goods.length - 3, goods.length - 1]; /* what was still missing */
	last.forEach((i, turn) => {
		const at = 1250 + 300 * turn;
		if (i < 0) return;
		scene
			.key(goods[i], [
				[at, { translate: '-300px -130px', scale: 0.4, opacity: 0 }, 'cubic-bezier(.3, 0, .6, 1)'],
				[at + 40, { opacity: 1 }],
				[at + 230, { translate: '-90px -190px', scale: 1.2, opacity: 1 }, 'cubic-bezier(.5, 0, .8, .6)'],
				[at + 460, { translate: '0px 0px', scale: '1 .8' }, 'ease-out'],
				[at + 560, { translate: '0px 0px', scale: '1 1', opacity: 1 }],
			])
			.cue(at + 450, 'plink', 4 * turn);
	});
	scene.count('.end__cash', Math.max(0, money - 3), money, 1900, 450).key('.end__shelf', [[2350, { scale: 1 }, 'ease-out'], [2430, { scale: 1.06 }, 'ease-in'], [2560, { scale: 1 }]]);
}

function layCure(scene: Scene): void {
	const change = (to: number) => [[CURE, { opacity: 1 - to }], [CURE + 260, { opacity: to }]] as [number, Keyframe][];
	scene
		.key('.end__earth', [
			[0, { rotate: '-4deg', scale: 0.94 }, 'ease-in-out'],
			[600, { rotate: '4deg', scale: 0.94 }, 'ease-in-out'],
			[1200, { rotate: '-3deg', scale: 0.94 }, 'ease-in-out'],
			[CURE, { rotate: '0deg', scale: 0.86 }, 'cubic-bezier(.2, 1.6, .4, 1)'],
			[CURE + 420, { rotate: '0deg', scale: 1.12 }, 'ease-in-out'],
			[CURE + 700, { rotate: '0deg', scale: 1 }],
		])
		.key('.end__ill', change(0))
		.key('.end__well', change(1))
		.key('.end__cap', [
			[CURE + 100, { translate: '0px 0px', rotate: '0deg' }, 'cubic-bezier(.1, .7, .4, 1)'],
			[CURE + 620, { translate: '5px -24px', rotate: '200deg' }, 'cubic-bezier(.6, 0, .9, .4)'],
			[CURE + 1200, { translate: '0px -1px', rotate: '366deg' }, 'ease-out'],
			[CURE + 1350, { translate: '0px 0px', rotate: '360deg' }],
		])
		.key('.end__rays', [
			[CURE, { rotate: '-24deg', scale: 0.1, opacity: 0 }, OUT],
			[CURE + 700, { rotate: '0deg', scale: 1, opacity: 1 }],
			[LENGTH, { rotate: '9deg', scale: 1, opacity: 1 }],
		])
		.key('.end__halo', [[CURE, { scale: 0.4, opacity: 0 }, OUT], [CURE + 500, { scale: 1, opacity: 0.28 }]])
		.cue(CURE, 'fanfare').cue(CURE + 200, 'cheer');
	scene.all('.end__spot').forEach((spot, i) => {
		const at = CURE - 260 + 80 * i;
		scene.key(spot, [[at, { scale: 1 }, 'ease-out'], [at + 60, { scale: 1.9 }], [at + 120, { scale: 0 }]]).cue(at + 60, 'spot');
	});
	layJoy(scene);
}

function layJoy(scene: Scene): void {
	scene.all('.end__friend').forEach((friend, i) => {
		const side = Number((friend as SVGElement).dataset.side);
		scene.key(friend, [
			[CURE + 250 + 110 * i, { translate: `${side * 480}px 0px` }, 'cubic-bezier(.2, 1.2, .4, 1)'],
			[CURE + 900 + 110 * i, { translate: '0px 0px' }],
		]);
	});
	for (const bit of scene.all('.end__bit') as SVGElement[]) {
		const { x, y, turn } = bit.dataset;
		scene.key(bit, [
			[CURE + 40, { translate: '0px 0px', rotate: '0deg', opacity: 0 }, 'cubic-bezier(.1, .8, .3, 1)'],
			[CURE + 90, { opacity: 1 }],
			[CURE + 1100, { translate: `${x}px ${y}px`, rotate: `${turn}deg` }, 'ease-in-out'],
			[LENGTH, { translate: `${Number(x) * 1.02}px ${Number(y) + 90}px`, rotate: `${Number(turn) * 1.6}deg`, opacity: 1 }],
		]);
	}
}

/* The winner waits at the shelf, on a phone above it. */
function layShips(scene: Scene, tall: boolean): void {
	const shelf = tall ? 6 : 56;
	scene
		.key('.end__hero', [
			[0, { translate: '-690px 390px' }, 'cubic-bezier(.2, .6, .3, 1)'],
			[1000, { translate: `-30px ${shelf + 4}px` }],
			[CURE, { translate: `-30px ${shelf}px` }, 'cubic-bezier(.6, 0, .8, .5)'],
			[3500, { translate: '0px 0px' }],
		])
		.cue(0, 'whoosh');
	const late = scene.all('.end__late');
	late.forEach((ship, i) =>
		scene.key(ship, [
			[2700 + 160 * i, { translate: '900px 160px' }, 'cubic-bezier(.1, .7, .3, 1)'],
			[3700 + 160 * i, { translate: '-16px -20px' }, 'ease-in-out'],
			[4000 + 160 * i, { translate: '0px 0px' }],
		]),
	);
	scene.pop('.end__sign', 4000, 400);
	if (late.length > 0) scene.cue(3500, 'sigh').cue(4100, 'thud');
}

function layWords(scene: Scene, at: number): void {
	scene
		.key('.end__words h2', [
			[at, { scale: 0.2, opacity: 0 }, 'cubic-bezier(.2, 1.4, .4, 1)'],
			[at + 120, { opacity: 1 }],
			[at + 450, { scale: 1, opacity: 1 }],
		])
		.come('.end__words p', at + 700, 400, 0, 20)
		.during('.end__words', at);
}

function wordsOf({ view, seat, won }: Props, winner: Player): { title: string; text: string } {
	const trader = view.players[winner.seat]!;
	const company = trader.company?.name ?? winner.name;
	if (won && winner.seat === seat) return { title: w.ending.cured, text: w.ending.delivers(company, view.round) };
	const own = view.players[seat];
	return own
		? { title: w.ending.curedBy(winner.name), text: w.ending.lacked(lackingWords(view, own)) }
		: { title: w.ending.curedBy(winner.name), text: w.ending.delivers(company, view.round) };
}

function Cured({ props, winner, tall }: { props: Props; winner: Player; tall: boolean }) {
	const { scene, players, seat } = props;
	const losers = players.filter((player) => player.seat !== winner.seat).sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat));
	useLayoutEffect(() => {
		scene.lasts(LENGTH);
		layShelf(scene, props.view.goal.money);
		layCure(scene);
		layShips(scene, tall);
		layWords(scene, CURE + 500);
	}, []);
	return (
		<>
			<Stage tall={tall}>
				<At at={[EX, EY]}>
					<path class="end__rays" d={RAYS} />
					<circle class="end__halo" r="292" />
					<circle class="end__halo" r="246" />
				</At>
				<Friends view={props.view} tall={tall} glad />
				<Patient spots />
				<Shelf view={props.view} />
				<Hero player={winner} tall={tall} />
				<Late props={props} losers={losers} tall={tall} />
				<Confetti />
			</Stage>
			<Words {...wordsOf(props, winner)} small={winner.seat !== seat} />
		</>
	);
}

/* --- time is up ---------------------------------------------------------------------- */

/* Everybody's goods at Earth, heaped up, with the ship on top. */
function Heap({ player, trader, best }: { player: Player; trader: Trader; best: boolean }) {
	const store = storeAt(trader, EARTH);
	const goods = GOODS.flatMap((good) => Array.from({ length: store[good] }, () => good)).slice(0, 12);
	return (
		<>
			<path class="comic" d="M-46 0h92v14h-92z" fill={best ? '#ffd84d' : '#fff6e2'} stroke-width="3" />
			{goods.map((good, i) => (
				<At key={i} at={[-17 + 34 * (i % 2), -18 - 34 * Math.floor(i / 2)]}>
					<g class="end__crate" data-at={i}>
						<CrateMark good={good} size={32} />
					</g>
				</At>
			))}
			<At at={[0, -46 - 34 * Math.ceil(goods.length / 2)]}>
				<g class={best ? 'end__proud' : 'end__low'}>
					<g transform="scale(1.35)">
						<ShipToken sign={player} turn={best ? 0 : 12} />
					</g>
					{best && (
						<At at={[0, -54]}>
							<path class="end__crown comic" d="M-24 12-29-16-13-5 0-24 13-5 29-16 24 12z" fill="#ffd84d" stroke-width="3" />
						</At>
					)}
				</g>
			</At>
		</>
	);
}

const CROWNED = 3750; /* ms: who has brought most */

function layTimed(scene: Scene): void {
	const sneeze = 2300;
	scene
		.lasts(TIMED)
		.key('.end__earth', [
			[0, { rotate: '-4deg', scale: 0.94, translate: '0px 0px' }, 'ease-in-out'],
			[700, { rotate: '4deg', scale: 0.94 }, 'ease-in-out'],
			[1500, { rotate: '-3deg', scale: 0.94 }, 'ease-in'],
			[sneeze, { rotate: '-9deg', scale: 1.06, translate: '0px -14px' }, 'cubic-bezier(.7, 0, 1, .4)'],
			[sneeze + 120, { rotate: '7deg', scale: 0.9, translate: '0px 22px' }, 'ease-out'],
			[sneeze + 600, { rotate: '0deg', scale: 0.94, translate: '0px 0px' }],
		])
		.cue(sneeze - 300, 'sneeze');
	for (const drop of scene.all('.end__drop') as SVGElement[])
		scene.key(drop, [
			[sneeze + 60, { translate: '0px 0px', opacity: 0 }, 'cubic-bezier(.1, .7, .5, 1)'],
			[sneeze + 110, { opacity: 1 }],
			[sneeze + 700, { translate: `${drop.dataset.x}px ${drop.dataset.y}px`, opacity: 0.9 }],
			[sneeze + 1000, { translate: `${drop.dataset.x}px ${Number(drop.dataset.y) + 60}px`, opacity: 0 }],
		]);
	for (const crate of scene.all('.end__crate') as SVGElement[]) {
		const at = 400 + 140 * Number(crate.dataset.at);
		scene.key(crate, [[at, { translate: '0px -260px', opacity: 0 }, 'ease-in'], [at + 60, { opacity: 1 }], [at + 260, { translate: '0px 0px', opacity: 1 }]]).cue(at + 250, 'tick');
	}
	scene
		.key('.end__proud', [
			[3000, { translate: '0px 0px' }, 'ease-out'],
			[3200, { translate: '0px -36px' }, 'ease-in'],
			[3400, { translate: '0px 0px' }, 'ease-out'],
			[3560, { translate: '0px -18px' }, 'ease-in'],
			[3720, { translate: '0px 0px' }],
		])
		.cue(3000, 'plink', 7)
		.key('.end__crown', [[CROWNED, { translate: '0px -220px', rotate: '-40deg', opacity: 0 }, 'ease-in'], [CROWNED + 60, { opacity: 1 }], [CROWNED + 380, { translate: '0px 0px', rotate: '0deg', opacity: 1 }]])
		.cue(CROWNED + 370, 'coin');
	layWords(scene, 2900);
}

const DROPS = Array.from({ length: 14 }, (_, i) => ({ x: 120 + 46 * (i % 5) * (1 + i / 9), y: -160 + 40 * (i % 8) }));

function TimedOut({ props, tall }: { props: Props; tall: boolean }) {
	const { scene, view, players, result, seat } = props;
	useLayoutEffect(() => layTimed(scene), []);
	const first = result.filter((row) => row.place === 1);
	const best = new Set(first.map((row) => row.seat));
	const wide = tall ? 600 : 1020;
	const step = Math.min(tall ? 190 : 230, wide / players.length);
	const names = players.filter((player) => best.has(player.seat)).map(({ name }) => name);
	return (
		<>
			<Stage tall={tall}>
				<Friends view={view} tall={tall} glad={false} />
				<Patient />
				<At at={[EX + 40, EY + 60]}>
					{DROPS.map(({ x, y }, i) => (
						<path key={i} class="end__drop comic" d="M0-9c6 8 8 12 0 16-8-4-6-8 0-16z" fill="#bfe6ff" data-x={x} data-y={y} />
					))}
				</At>
				{players.map((player, i) => (
					<At key={player.seat} at={[EX + step * (i - (players.length - 1) / 2), tall ? 1010 : 800]}>
						<g transform={`scale(${tall ? 1 : 1.3})`}>
							<Heap player={player} trader={view.players[player.seat]!} best={best.has(player.seat)} />
						</g>
					</At>
				))}
			</Stage>
			<Words title={view.phase === 'timed-out' ? w.ending.timeUp : w.ending.left} text={w.ending.fullest(names, first[0]?.score ?? 0, best.has(seat))} small={!best.has(seat)} />
		</>
	);
}

export function Ending(props: Props) {
	const { view, players } = props;
	const tall = useMemo(() => innerWidth < innerHeight * 0.8, []);
	const winner = view.winner === undefined ? undefined : playerAt(players, view.winner);
	return (
		<div class="end-of-all">
			{winner ? <Cured props={props} winner={winner} tall={tall} /> : <TimedOut props={props} tall={tall} />}
		</div>
	);
}
