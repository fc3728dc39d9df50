/* moonshot.tsx - a Moon Shot, over the whole room: the mayor's own rocket on its pad, three systems one
 * after the other, dice before words; then it is lit, and goes where it goes. */
import type { Entry, Player, Told } from '../../game';
import { Badge, Die, OUT, rollDie, Scene, trailAlong } from '../../pieces';
import { Rocket } from './rocket';
import { w } from './say';
import { At, Flag, Hotel, isTall, Puff, Scaffold, Smoke, Stage, type Place } from './stage';
import { playerAt, type Mayor, type News, type View } from './view';

type Shoot = Extract<News, { kind: 'shoot' }>;

const SYSTEMS = ['guidance', 'life-support', 'fuel'] as const;
const PARTS = ['guidance', 'lifeSupport', 'fuel'] as const;
const FIRST = 450,
	EACH = 1500; /* ms: when the dice of a system are taken up */
const LIT = FIRST + 3 * EACH + 100;
const FELL = 1300; /* after that, where one system alone held */
const HOTEL: Place = [820, 770];
const PUFFS: [number, number, number][] = [[506, 800, 58], [420, 812, 50], [590, 812, 54], [350, 830, 44], [660, 832, 46], [500, 846, 66]];

interface Shot {
	news: Shoot;
	mayor: Mayor; /* before it */
	player: Player;
	held: boolean[];
	pairs: [number, number][];
	says: string; /* what the Gazette makes of it */
}

function shotOf({ before, news, players }: Told<View, News>, entry: Entry<News>): Shot | null {
	const shoot = entry.data as Shoot;
	const mayor = before.players[shoot.seat - 1];
	const player = playerAt(players, shoot.seat - 1);
	if (!mayor || !player) return null;
	const dice = (system: (typeof SYSTEMS)[number]): [number, number] => [shoot.dice[`${system}-1`] ?? 0, shoot.dice[`${system}-2`] ?? 0];
	return {
		news: shoot,
		mayor,
		player,
		held: SYSTEMS.map((system) => shoot.held.includes(system)),
		pairs: SYSTEMS.map(dice),
		says: news.find((other) => other.kind === 'news')?.text ?? entry.text,
	};
}

/* --- what is drawn --------------------------------------------------------------------------- */

function Instrument({ shot, at }: { shot: Shot; at: number }) {
	const system = shot.mayor.rocket.systems[at]!;
	const [one, other] = shot.pairs[at]!;
	return (
		<article class="ofs-inst" data-at={at}>
			<h2>{system.name}</h2>
			<small>
				{system.title}. {w.shot.needs(system.target)}
			</small>
			<span class="ofs-inst__dice">
				<Die value={one} />
				<Die value={other} />
				<b class="ofs-inst__sum">{one + other}</b>
			</span>
			<b class={'ofs-inst__verdict ' + (shot.held[at] ? 'is-held' : 'is-failed')}>{shot.held[at] ? w.shot.holds : w.shot.fails}</b>
		</article>
	);
}

/* What is left of it, where nothing held. */
function Wreck() {
	return (
		<g class="ofs-s-bits">
			<path class="ofs-r-wood" d="M380 780h120v22H380ZM394 802v26M486 802v26" />
			<path class="ofs-r-brass" d="M560 830q8-60 60-70 8 40-20 76Z" />
			<path class="ofs-r-copper" d="M316 780h68v44q0 10-10 10h-48q-10 0-10-10Z" />
			{[0, 1, 2, 3].map((i) => (
				<g key={i} transform={`translate(${395 + i * 30} 758) scale(.62)`}>
					<path class="ofs-s-soot" d="M-16 34V12q0-14 16-14t16 14v22ZM-12-14a12 12 0 1 1 24 0 12 12 0 1 1-24 0ZM-22-22q22-8 44 0ZM-11-23v-13h22v13Z" />
					<path class="ofs-s-eyes" d="M-7-15a3 3 0 1 1 6 0 3 3 0 1 1-6 0M2-15a3 3 0 1 1 6 0 3 3 0 1 1-6 0" />
				</g>
			))}
		</g>
	);
}

/* To the Moon; or nearly, and to the hotel. */
function trailOf(holding: number, [mx, my]: Place): string {
	return holding === 3
		? `M515 560C520 300 560 120 ${mx - 84} ${my - 14}`
		: `M515 560C520 200 600-40 740 60S940 240 820 330 660 260 740 200 960 320 ${HOTEL[0] + 60} 700`;
}

/* The instruments, and what is said. */
function Words({ shot }: { shot: Shot }) {
	const { mayor, player, news } = shot;
	const { holding } = news;
	return (
		<>
			<header class="ofs-shothead">
				<h1>
					<Badge player={player} /> {w.shot.fires(player, mayor.rocket.name)}
				</h1>
				<p class="ofs-shotsay" />
			</header>
			<section class="ofs-insts">
				{SYSTEMS.map((_, i) => (
					<Instrument key={i} shot={shot} at={i} />
				))}
			</section>
			<section class="ofs-tale">
				<h2>{w.shot.heads[holding]!(mayor.rocket.name)}</h2>
				<p>{shot.says}</p>
				<p class={news.gained > 0 ? 'ofs-tale__gain' : 'ofs-tale__gain is-none'}>{w.shot.gain(news.gained, news.aboard, holding === 3)}</p>
			</section>
			<span class="ofs-shotskip">{w.shot.skip}</span>
		</>
	);
}

function Picture({ shot }: { shot: Shot }) {
	const { mayor, player, news } = shot;
	const moon: Place = isTall() ? [730, 290] : [800, 170];
	const { holding } = news;
	return (
		<div class="ofs-shotstage">
			<Stage moon={moon} r={92} horizon={696} wide="0 0 1440 900" tall="330 90 560 1210">
				<At at={HOTEL}>
					<Hotel name={w.shot.hotel} />
				</At>
				{holding >= 2 && <path class="ofs-s-trail" d={trailOf(holding, moon)} />}
				<g transform="translate(400 216) scale(1.42)">
					<Scaffold />
					<g class="ofs-s-hero">
						<Rocket rocket={mayor.rocket} />
					</g>
					{[70, 182, 302].map((y, i) => (
						<g key={y} class="ofs-s-lead">
							<path d={`M112 ${y + 40}h66`} />
							<circle class="ofs-s-lamp" data-at={i} data-held={shot.held[i]} cx="188" cy={y + 40} r="9" />
						</g>
					))}
				</g>
				<g class="ofs-s-tiny">
					<g transform="scale(.2) translate(-75 -230)">
						<Rocket rocket={mayor.rocket} />
					</g>
				</g>
				{holding === 3 && (
					<At at={[moon[0] - 34, moon[1] - 74]}>
						<Flag player={player} />
					</At>
				)}
				{holding === 2 && (
					<At at={[HOTEL[0] + 60, 664]}>
						<g class="ofs-s-hit">
							<Puff r={62} k={1} />
						</g>
						<g class="ofs-s-stuck">
							<g transform="translate(-4 78) rotate(172) scale(.5) translate(-75 -20)">
								<Rocket rocket={mayor.rocket} />
							</g>
						</g>
					</At>
				)}
				<Smoke puffs={PUFFS} />
				{holding === 0 && <Wreck />}
			</Stage>
			<Words shot={shot} />
		</div>
	);
}

/* --- when ------------------------------------------------------------------------------------- */

/* A system: its dice, their sum, the verdict, a lamp, and what it does to the rocket. */
function laySystem(scene: Scene, shot: Shot, i: number): void {
	const t = FIRST + EACH * i;
	const [landed, known] = [t + 800, t + 1100];
	const box = `.ofs-inst[data-at="${i}"]`;
	const held = shot.held[i]!;
	scene.key(box, [
		[t - 200, { translate: '0px 0px', opacity: 0.55 }, 'ease-out'],
		[t, { translate: '-8px 0px', opacity: 1 }],
		[known + 200, { translate: '-8px 0px', opacity: 1 }, 'ease-in-out'],
		[known + 400, { translate: '0px 0px', opacity: 1 }],
	]);
	const dice = scene.all(`${box} .die`);
	dice.forEach((die, k) => rollDie(scene, die, shot.pairs[i]![k]!, t, landed - (k ? 0 : 170)));
	scene
		.during(`${box} .ofs-inst__sum`, landed + 60)
		.during(`${box} .ofs-inst__verdict`, known)
		.key(`${box} .ofs-inst__verdict`, [
			[known, { scale: 2.2, opacity: 0 }, 'ease-in'],
			[known + 140, { scale: 1, opacity: 1 }],
		])
		.toggle(`.ofs-s-lamp[data-at="${i}"]`, held ? 'is-held' : 'is-failed', known)
		.cue(t, 'dice')
		.cue(landed, 'land')
		.cue(known, held ? 'held' : 'unwind');
	if (!held) layFault(scene, PARTS[i]!, known);
}

/* A failure shows on the rocket itself, at once. */
function layFault(scene: Scene, part: (typeof PARTS)[number], t: number): void {
	const target = `.ofs-s-hero .ofs-part--${part}`;
	if (part === 'guidance')
		scene.key(target, [[t, { rotate: '0deg', translate: '0px 0px' }, 'ease-out'], [t + 200, { rotate: '17deg', translate: '8px 2px' }, 'ease-in-out'], [t + 340, { rotate: '12deg', translate: '6px 2px' }]]);
	else if (part === 'lifeSupport') scene.key(target, [[t, { scale: '1 1' }, 'ease-out'], [t + 140, { scale: '1.2 .96' }], [t + 320, { scale: '1.1 1' }]]);
	else scene.key(target, [[t, { rotate: '0deg' }], [t + 100, { rotate: '-6deg' }], [t + 220, { rotate: '5deg' }], [t + 340, { rotate: '-3deg' }]]);
}

/* Along the trail, nose first. */
function layTrail(scene: Scene, holding: number, t: number, time: number): void {
	const [trail] = scene.all('.ofs-s-trail') as SVGPathElement[];
	const [tiny] = scene.all('.ofs-s-tiny') as SVGElement[];
	if (!trail || !tiny) return;
	const { long, at } = trailAlong(trail.getAttribute('d')!);
	scene.draw(trail, t, time).tick((now) => {
		const u = Math.max(0, Math.min(1, (now - t) / time));
		const [here, back, ahead] = [at(u * long), at(u * long - 5), at(u * long + 5)];
		const turn = (Math.atan2(ahead.y - back.y, ahead.x - back.x) * 180) / Math.PI + 90;
		tiny.setAttribute('transform', `translate(${here.x.toFixed(1)} ${here.y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${holding === 3 ? (1.7 - u).toFixed(2) : 1.5})`);
		tiny.setAttribute('opacity', now > t && now < t + time ? '1' : '0');
	});
}

function layFlight(scene: Scene, holding: number): void {
	const hero = '.ofs-s-hero';
	const up = 'cubic-bezier(.6, 0, .9, .6)';
	if (holding >= 2) {
		scene.key(hero, [[LIT + 150, { translate: '0px 0px' }, up], [LIT + 1200, { translate: '0px -900px' }]]).cue(LIT, 'liftoff');
		layTrail(scene, holding, LIT + 900, 1800);
		if (holding === 3) scene.key('.ofs-s-flag', [[LIT + 2700, { scale: 0, opacity: 0 }, 'ease-out'], [LIT + 2900, { scale: 1, opacity: 1 }]]).cue(LIT + 2700, 'fanfare');
		else
			scene
				.key('.ofs-s-hit', [[LIT + 2680, { scale: 0, opacity: 1 }, 'ease-out'], [LIT + 2950, { scale: 1.3, opacity: 1 }], [LIT + 3900, { scale: 1.7, translate: '0px -30px', opacity: 0 }]])
				.fade('.ofs-s-stuck', LIT + 2700, 10)
				.cue(LIT + 2000, 'crash');
		return;
	}
	scene.tick(() => scene.all('.ofs-s-tiny')[0]?.setAttribute('opacity', '0')).cue(LIT, holding === 1 ? 'liftoff' : 'rumble');
	if (holding === 1)
		scene
			.key(hero, [
				[LIT + 200, { translate: '0px 0px', rotate: '0deg' }, 'cubic-bezier(.2, .7, .4, 1)'],
				[LIT + 900, { translate: '0px -64px', rotate: '2deg' }, 'ease-in'],
				[LIT + FELL, { translate: '0px 0px', rotate: '-2deg' }, 'ease-out'],
				[LIT + 1430, { translate: '0px -8px', rotate: '1deg' }, 'ease-in'],
				[LIT + 1560, { translate: '0px 0px', rotate: '-1.5deg' }],
			])
			.cue(LIT + FELL, 'thud');
	else
		scene
			.key(hero, [[LIT + 200, { scale: '1 1', opacity: 1 }], [LIT + 420, { scale: '1.06 .94', opacity: 1 }], [LIT + 700, { scale: '.98 1.03', opacity: 1 }], [LIT + 760, { scale: '1 1', opacity: 0 }]])
			.fade('.ofs-s-bits', LIT + 740, 20)
			.cue(LIT + 700, 'boom');
}

/* Fire, if there is fuel, and smoke in any case. */
function laySmoke(scene: Scene, { held, news }: Shot): void {
	const fire = held[2] || news.holding >= 2 ? 1 : 0;
	const down = LIT + FELL; /* and what has come down again burns no more */
	scene.key('.ofs-s-hero .ofs-fire', [
		[LIT, { opacity: 0 }],
		[LIT + 60, { opacity: fire }],
		[down - 120, { opacity: fire }],
		[down, { opacity: news.holding === 1 ? 0 : fire }],
	]);
	for (const puff of scene.all('.ofs-s-smoke') as SVGElement[]) {
		const t = LIT - 100 + 60 * Number(puff.dataset.at);
		scene.key(puff, [
			[t, { scale: 0, opacity: 1 }, 'cubic-bezier(.1, .7, .3, 1)'],
			[t + 900, { scale: news.holding ? 1 : 1.35, opacity: 1 }],
			[scene.length, { scale: 1.1, translate: '0px -16px', opacity: news.holding < 2 ? 0 : 0.9 }],
		]);
	}
}

function layWords(scene: Scene, { mayor, held, news }: Shot, told: number): void {
	const names = mayor.rocket.systems.map((system) => system.name);
	const said = names.flatMap((name, i): [number, string][] => [
		[FIRST + EACH * i, w.shot.now(name)],
		[FIRST + EACH * i + 1100, held[i] ? w.shot.itHolds(name) : w.shot.itFails(name)],
	]);
	scene
		.text('.ofs-shotsay', [[0, w.shot.party(mayor.rocket.shot.food)], ...said, [LIT - 200, w.shot.light], [told, '']])
		.key('.ofs-insts', [[LIT - 150, { opacity: 1, translate: '0px 0px' }, 'ease-in'], [LIT + 200, { opacity: 0, translate: '60px 0px' }]])
		.key('.ofs-s-lead', [[LIT - 150, { opacity: 1 }], [LIT, { opacity: 0 }]])
		.during('.ofs-tale', told)
		.key('.ofs-tale', [[told, { translate: '0px 30px', opacity: 0 }, OUT], [told + 320, { translate: '0px 0px', opacity: 1 }]])
		.cue(told, news.holding === 3 ? 'cheer' : 'gazette');
}

export function moonShot(told: Told<View, News>, entry: Entry<News>): Scene | null {
	const shot = shotOf(told, entry);
	if (!shot) return null;
	const { holding } = shot.news;
	const tale = LIT + (holding >= 2 ? 2950 : 1750);
	const scene = new Scene(told.root, tale + 1700);
	scene.layer(<Picture shot={shot} />);
	for (let i = 0; i < SYSTEMS.length; i++) laySystem(scene, shot, i);
	layFlight(scene, holding);
	laySmoke(scene, shot);
	layWords(scene, shot, tale);
	/* What follows from it is told after it. */
	for (const other of told.news) scene.reveal(told.news.indexOf(other) < told.news.indexOf(entry) ? 0 : tale, other);
	return scene.reveal(tale + 1600, 'view', 'board');
}
