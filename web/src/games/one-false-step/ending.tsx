/* ending.tsx - how it ends: the winner's own rocket lifts off before the whole county and plants a flag on
 * the Moon, and the Gazette turns up with the new governor on its front page. Who has lost sees it go
 * from beside a rocket that is for sale. Where the Moon Shot that won was seen just before, it begins after
 * its lift-off. */
import { useLayoutEffect } from 'preact/hooks';
import type { EndingProps, Player, Scene } from '../../game';
import { Badge } from '../../pieces';
import { Rocket, RocketPicture } from './rocket';
import { w } from './say';
import { At, Crowd, Flag, isTall, Scaffold, Smoke, Stage, type Place } from './stage';
import { playerAt, type Mayor, type News, type View } from './view';

type Props = EndingProps<View, News>;

const LENGTH = 5900;
const GONE = 1900; /* ms: it has lifted off */
const PAPER = 3500; /* ms: the Gazette comes */
const PAD: [number, number, number][] = [[420, 800, 74], [330, 812, 64], [520, 812, 70], [250, 830, 60], [610, 832, 64], [440, 850, 84], [170, 850, 54], [690, 852, 56], [350, 870, 66], [540, 872, 72], [760, 870, 44], [100, 872, 44]];
const ASIDE = 196; /* where the pad stands in sight of who has lost, beside the Gazette */
const IDLE: [number, number, number][] = [[430, 788, 26], [465, 780, 18]];

interface Told {
	winner: Mayor;
	player: Player;
	own: Mayor | undefined; /* who has lost and watches */
	from: number; /* where it begins */
}

function toldOf({ view, news, result, seat, players }: Props): Told | null {
	const first = result.find((row) => row.place === 1)?.seat;
	const winner = first === undefined ? undefined : view.players[first];
	const player = playerAt(players, first);
	if (!winner || !player) return null;
	const flew = news.some(({ data }) => data?.kind === 'shoot' && data.seat - 1 === first && data.holding >= 2);
	return { winner, player, own: seat >= 0 && seat !== first ? view.players[seat] : undefined, from: flew ? GONE : 0 };
}

/* --- the valley --------------------------------------------------------------------------------- */

function moonAt(): Place {
	return isTall() ? [860, -230] : [1090, 190];
}

function Launch({ told: { winner, player, own } }: { told: Told }) {
	const moon = moonAt();
	const [x, y] = moon;
	/* From one's own pad, or from one beyond the hills. */
	const trail = `M470 640C480 330 ${x - 450} ${y - 70} ${x - 105} ${y - 18}`;
	return (
		<Stage moon={moon} r={118} horizon={664} wide="0 0 1440 900" tall="300 -500 700 1440">
			{own ? (
				<g transform={`translate(${isTall() ? 640 : 905} 330) scale(.95)`}>
					<g class="ofs-e-hero">
						<Rocket rocket={winner.rocket} />
					</g>
				</g>
			) : (
				<>
					<path class="ofs-e-trail ofs-e-trail--bed" d={trail} />
					<path class="ofs-e-trail" d={trail} />
				</>
			)}
			<At at={[x - 40, y - 98]}>
				<g transform="scale(1.2)">
					<Flag player={player} />
				</g>
			</At>
			<g transform={`translate(${own ? ASIDE : 330} 200) scale(1.42)`}>
				<Scaffold />
				{own ? (
					<Rocket rocket={own.rocket} />
				) : (
					<g class="ofs-e-hero">
						<Rocket rocket={winner.rocket} />
					</g>
				)}
			</g>
			<Smoke puffs={own ? IDLE.map(([px, py, r]) => [px - 330 + ASIDE, py, r]) : PAD} />
			<Crowd y={822} />
		</Stage>
	);
}

/* --- the Gazette ---------------------------------------------------------------------------------- */

function Tally({ view, result, players }: Props) {
	return (
		<ol class="ofs-g-tally">
			{[...result]
				.sort((a, b) => a.place - b.place)
				.map(({ seat, score }) => {
					const player = playerAt(players, seat);
					const mayor = view.players[seat];
					return (
						player &&
						mayor && (
							<li key={seat}>
								<Badge player={player} size="small" />
								<span>
									{mayor.mayor} <small>{player.me ? w.gazette.you : player.name}</small>
								</span>
								<b>{score}</b>
							</li>
						)
					);
				})}
		</ol>
	);
}

function Gazette({ props, told: { winner, own } }: { props: Props; told: Told }) {
	const second = props.result.find((row) => row.place === 2) ?? props.result.find((row) => row.seat !== winner.seat);
	const rival = second && props.view.players[second.seat];
	const loaded = winner.rocket.aboard;
	return (
		<article class="ofs-gazette">
			<header>
				<p class="ofs-g-mast">{w.gazette.name}</p>
				<p class="ofs-g-date">
					<span>{w.gazette.number(props.view.week)}</span>
					<span>{w.gazette.date}</span>
					<span>{w.gazette.price}</span>
				</p>
			</header>
			<h1>{w.gazette.governor(winner.mayor, own === undefined)}</h1>
			<p class="ofs-g-deck">{w.gazette.deck(winner.rocket.name, winner.score)}</p>
			<div class="ofs-g-cols">
				<figure>
					<RocketPicture rocket={winner.rocket} look="ofs-g-picture" />
					<figcaption>{w.gazette.picture}</figcaption>
				</figure>
				<div>
					<p>{own ? w.gazette.gracious(own.mayor) : w.gazette.story(winner.mayor, loaded)}</p>
					<Tally {...props} />
					{own ? (
						<p class="ofs-g-notice">
							<b>{w.gazette.forSale}</b> {w.gazette.advert(own.rocket.name, own.mayor)}
						</p>
					) : (
						rival && <p>{w.gazette.recount(rival.mayor)}</p>
					)}
				</div>
			</div>
			<svg class="ofs-g-seal" viewBox="-60 -60 120 120" aria-hidden="true">
				<g class="ofs-g-stamp">
					<path d="M0-56 8-44 22-52 25-37 41-39 38-24 53-18 43-6 55 6 41 13 46 28 31 29 29 45 15 40 6 54-6 43-18 53-24 38-40 41-38 26-53 20-44 7-56-4-42-13-47-28-32-29-30-44-15-41Z" />
					<circle r="34" />
					<text y="5">{w.gazette.seal}</text>
				</g>
			</svg>
		</article>
	);
}

/* --- when ----------------------------------------------------------------------------------------- */

const UP = 'cubic-bezier(.6, 0, .9, .6)';

function layQuake(scene: Scene): void {
	const frames: [number, Keyframe][] = [];
	for (let t = 300; t < 2500; t += 50) {
		const k = t < 800 ? (t - 300) / 90 : Math.max(0, (2500 - t) / 240);
		frames.push([t, { translate: `${(Math.sin(t) * k).toFixed(1)}px ${(Math.cos(t * 1.7) * k).toFixed(1)}px` }]);
	}
	scene.key('.ofs-s-quake', [...frames, [2500, { translate: '0px 0px' }]]);
}

function layLaunch(scene: Scene, mine: boolean): void {
	scene
		.key('.ofs-e-hero', mine ? [[900, { translate: '0px 0px' }, UP], [2500, { translate: '0px -1500px' }]] : [[600, { translate: '0px 380px' }, 'cubic-bezier(.5, 0, .9, .6)'], [2700, { translate: '0px -1700px' }]])
		.key('.ofs-e-hero .ofs-fire', [[0, { opacity: mine ? 0 : 1 }], [650, { opacity: mine ? 0 : 1 }], [760, { opacity: 1 }]])
		.cue(300, 'tick')
		.cue(650, 'liftoff');
	for (const puff of scene.all('.ofs-s-smoke') as SVGElement[]) {
		const t = 250 + 60 * Number(puff.dataset.at);
		scene.key(puff, [
			[t, { scale: 0, opacity: 1 }, 'cubic-bezier(.1, .7, .3, 1)'],
			[t + 1250, { scale: 1, opacity: 1 }],
			[scene.length, { scale: 1.12, translate: '0px -6px', opacity: 1 }],
		]);
	}
	if (!mine) return;
	layQuake(scene);
	scene.draw('.ofs-e-trail', 1900, 1400);
}

/* It has been seen to go: its smoke still stands over the pad. */
function layGone(scene: Scene): void {
	scene
		.key('.ofs-e-hero', [[0, { opacity: 0 }]])
		.key('.ofs-s-smoke', [[0, { scale: 1, translate: '0px 0px' }], [scene.length, { scale: 1.12, translate: '0px -6px' }]]);
}

/* Hats go up with the rocket, on the winner's side; on the other they are only taken off. */
function layCrowd(scene: Scene, mine: boolean, from: number): void {
	const end = scene.length;
	for (const hat of scene.all('.ofs-s-hat') as SVGElement[]) {
		const at = Number(hat.dataset.at);
		const t = Math.max(0, 1500 - from) + ((at * 83) % 600);
		if (mine)
			scene.key(hat, [
				[t, { translate: '0px 0px', rotate: '0deg' }, 'cubic-bezier(.1, .7, .4, 1)'],
				[t + 1500, { translate: `${((at * 47) % 90) - 45}px ${-150 - ((at * 61) % 140)}px`, rotate: `${((at * 97) % 300) - 150}deg` }, 'ease-in'],
				[end, { translate: `${((at * 47) % 90) - 45}px ${-120 - ((at * 61) % 140)}px`, rotate: `${((at * 97) % 360) - 180}deg` }],
			]);
		else scene.key(hat, [[t, { translate: '0px 0px' }], [t + 500, { translate: `${at % 2 ? 30 : -30}px 46px` }], [end, { translate: `${at % 2 ? 30 : -30}px 46px` }]]);
	}
	if (mine) scene.fade('.ofs-s-arms', Math.max(0, 1500 - from), 200).cue(2000 - from, 'cheer');
	else scene.fade('.ofs-s-arms', 0, 1, 0, 0).cue(2200 - from, 'sigh');
}

function layPaper(scene: Scene, t: number): void {
	scene
		.key('.ofs-s-flag', [[t - 350, { scale: 0, opacity: 0 }, 'ease-out'], [t - 150, { scale: 1, opacity: 1 }]])
		.during('.ofs-gazette', t)
		.key('.ofs-gazette', [
			[t, { translate: '0px -60vh', rotate: '-900deg', scale: 0, opacity: 0 }, 'cubic-bezier(.2, .6, .3, 1)'],
			[t + 60, { opacity: 1 }],
			[t + 950, { translate: '0px 0px', rotate: '-2.5deg', scale: 1, opacity: 1 }],
		])
		.key('.ofs-g-stamp', [[t + 1400, { scale: 2.6, rotate: '30deg', opacity: 0 }, 'ease-in'], [t + 1560, { scale: 1, rotate: '-12deg', opacity: 1 }]])
		.cue(t, 'whistle')
		.cue(t + 900, 'gazette')
		.cue(t + 1540, 'stamp');
}

export function Ending(props: Props) {
	const { scene } = props;
	const told = toldOf(props);
	useLayoutEffect(() => {
		const from = told?.from ?? 0;
		scene.lasts(LENGTH - from);
		if (!told) return;
		const mine = told.own === undefined;
		if (from > 0) layGone(scene);
		else layLaunch(scene, mine);
		layCrowd(scene, mine, from);
		layPaper(scene, PAPER - from);
		if (mine) scene.cue(PAPER - from + 1000, 'fanfare');
	}, []);
	return (
		<div class="ofs-ending">
			{told && (
				<>
					<Launch told={told} />
					<Gazette props={props} told={told} />
				</>
			)}
		</div>
	);
}
