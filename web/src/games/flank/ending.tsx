/* ending.tsx - the end of a game: the moon on the plotting table. The last base of who lost burns, and from
 * there their ground takes the colour of who won, who then plants a flag; or one leaves, in good order. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { EndingProps, Scene } from '../../game';
import { BaseMini, Inks, Mini } from './art';
import { unitsOf } from './read';
import { w } from './say';
import { factionOf, type View } from './view';

type Props = EndingProps<View>;

const X = 720,
	Y = 430,
	R = 300,
	CELL = 31; /* of its drawing */
/* On a phone that is held upright all of the moon is to be seen, with its words below. */
const isUpright = () => matchMedia('(max-aspect-ratio: 3/5)').matches;
const WIDE = '0 0 1440 900',
	UPRIGHT = '350 -170 740 1600';
const FIRE: [number, number] = [150, -95]; /* where the last base stands, on the flat map of it */
const HIT = 900,
	TURN = 1900,
	LASTS = 5400;

/* From the flat map onto the ball. */
function onBall(x: number, y: number): [number, number] {
	const far = Math.hypot(x, y);
	const k = far ? (Math.sin((Math.min(1, far / 455) * Math.PI) / 2) * R) / far : 1;
	return [X + x * k, Y + y * k];
}

interface Cell {
	d: string;
	light: number; /* -1 to 1 */
	lost: boolean; /* it was the other's until now */
}

/* The ball in hexagons. Which were the loser's is no chance: what lies about their base. */
function cells(): Cell[] {
	const all: Cell[] = [];
	let seed = 3;
	const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
	for (let q = -16; q <= 16; q++)
		for (let r = -16; r <= 16; r++) {
			const [x, y] = [CELL * Math.sqrt(3) * (q + r / 2), CELL * 1.5 * r];
			if (Math.hypot(x, y) > 425) continue;
			const corners = [0, 1, 2, 3, 4, 5].map((i) => {
				const turn = (Math.PI / 3) * i + Math.PI / 6;
				return onBall(x + CELL * 0.94 * Math.cos(turn), y + CELL * 0.94 * Math.sin(turn)).map((n) => n.toFixed(1)).join(' ');
			});
			const lost = Math.hypot(x - FIRE[0], y - FIRE[1]) < 160 + random() * 80;
			all.push({ d: `M${corners.join('L')}Z`, light: (x * -0.6 + y * -0.75) / 430, lost });
		}
	return all;
}

/* All cells of a shade in one path: light falls in five steps. */
function shades(list: Cell[]): { d: string; step: number }[] {
	return [0, 1, 2, 3, 4].map((step) => ({
		step,
		d: list.filter(({ light }) => Math.min(4, Math.floor((light + 1) * 2.5)) === step).map(({ d }) => d).join(''),
	}));
}

function Ball({ winner, loser }: { winner: number; loser: number }) {
	const all = cells();
	const [x, y] = onBall(...FIRE);
	return (
		<g class="fk-moon">
			<clipPath id="fk-turned">
				<path class="fk-moon__turned" fill-rule="evenodd" clip-rule="evenodd" d="" />
			</clipPath>
			<circle class="fk-moon__rim" cx={X} cy={Y} r={R + 5} />
			{shades(all).map(({ d, step }) => (
				<path key={step} class={`fk-s${winner} fk-moon__cell fk-moon__cell--${step}`} d={d} />
			))}
			<g clip-path="url(#fk-turned)">
				{shades(all.filter(({ lost }) => lost)).map(({ d, step }) => (
					<path key={step} class={`fk-s${loser} fk-moon__cell fk-moon__cell--${step} is-lost`} d={d} />
				))}
			</g>
			<clipPath id="fk-ball">
				<circle cx={X} cy={Y} r={R + 2} />
			</clipPath>
			<g clip-path="url(#fk-ball)">
				<circle class={`fk-s${winner} fk-moon__wave`} cx={x} cy={y} r="100" />
			</g>
			<circle cx={X} cy={Y} r={R + 4} fill="url(#fk-moonshade)" />
		</g>
	);
}

/* Who holds the moon now, about it. */
function Army({ faction, seat }: { faction: string; seat: number }) {
	const spots: [number, number][] = [
		[-250, 60],
		[-90, -190],
		[-40, 120],
		[120, 210],
	];
	const bases: [number, number][] = [
		[-280, -120],
		[20, 265],
	];
	return (
		<g class="fk-army">
			{bases.map((at, i) => (
				<g key={`b${i}`} transform={`translate(${onBall(...at).join(' ')}) scale(1.2)`}>
					<BaseMini faction={faction} seat={seat} />
				</g>
			))}
			{unitsOf(faction as 'terran').map((unit, i) => (
				<g key={unit} transform={`translate(${onBall(...spots[i]!).join(' ')}) scale(1.3)`}>
					<Mini unit={unit} faction={faction} seat={seat} />
				</g>
			))}
		</g>
	);
}

const FLAMES = Array.from({ length: 9 }, (_, i) => {
	const tall = 60 + ((i * 37) % 50);
	return `M${-48 + i * 12} 26q-14-30 0-${tall} 14 ${30 + (i % 3) * 8} 0 ${tall}Z`;
});

/* The last base: it stands, burns, and is gone. */
function Fire({ faction, seat }: { faction: string; seat: number }) {
	const [x, y] = onBall(...FIRE);
	return (
		<g transform={`translate(${x} ${y})`}>
			<path class={`fk-wreck fk-s${seat}`} d="M-40 24q8-26 18-22l6 12 10-26 9 20 14-14 6 14 15 16Z" />
			<g transform="scale(1.8)">
				<g class="fk-last">
					<BaseMini faction={faction} seat={seat} />
				</g>
			</g>
			<circle class="fk-flash" r="60" />
			<circle class="fk-shock" r="70" />
			{FLAMES.map((d, i) => (
				<path key={i} class={`fk-flame${i % 2 ? ' is-pale' : ''}`} d={d} />
			))}
			{Array.from({ length: 6 }, (_, i) => (
				<circle key={i} class="fk-smoke" r={26 + i * 9} />
			))}
		</g>
	);
}

/* A flag on the pole of the moon; for the loser, the ship that takes them away. */
function Last({ won, winner, loser }: { won: boolean; winner: number; loser: number }) {
	return won ? (
		<g transform={`translate(${X - 10} ${Y - R + 8})`}>
			<g class={`fk-flag fk-s${winner}`}>
				<path class="fk-flag__pole" d="M0 0V-92" />
				<path class="fk-flag__cloth" d="M3-92h74l-18 20 18 20H3Z" />
			</g>
		</g>
	) : (
		<g transform={`translate(${X - 190} ${Y + 100})`}>
			<g class={`fk-ship fk-s${loser}`}>
				<path class="fk-ship__hull" d="M-46 8h92l14-14-16-10-18-2-8-16h-36l-10 16-20 4-12 12Z" />
				<path class="fk-ship__fire" d="M-24 10v18M0 10v26M24 10v18" />
			</g>
		</g>
	);
}

/* Where the ship is gone to in the end. */
const gone = () => (isUpright() ? '-95px -420px' : '-270px -300px');

function lay(scene: Scene, won: boolean): void {
	scene.lasts(LASTS);
	const [fx, fy] = onBall(...FIRE);
	scene.key('.fk-last', [[0, { scale: '1 1', opacity: 1 }], [HIT, { scale: '1 1', opacity: 1 }, 'ease-out'], [HIT + 70, { scale: '1.15 .85', opacity: 1 }], [HIT + 700, { scale: '1.02 .92', opacity: 1 }, 'ease-in'], [TURN, { scale: '1.1 0', opacity: 0 }]]);
	scene.key('.fk-flash', [[HIT - 10, { scale: 0, opacity: 0 }], [HIT, { scale: 0.6, opacity: 1 }, 'ease-out'], [HIT + 240, { scale: 2.4, opacity: 0 }]]);
	scene.key('.fk-shock', [[HIT - 10, { scale: 0.2, opacity: 0 }], [HIT, { scale: 0.2, opacity: 1 }, 'cubic-bezier(.1, .7, .3, 1)'], [HIT + 800, { scale: 3.6, opacity: 0 }]]);
	scene.all('.fk-flame').forEach((flame, i) => {
		const frames: [number, Keyframe][] = [[HIT, { scale: '1 0', opacity: 0 }]];
		for (let t = HIT + 150, k = 0; t < TURN; t += 130, k++) frames.push([t, { scale: `1 ${0.75 + ((i * 7 + k * 5) % 6) / 8}`, opacity: 1 }]);
		scene.key(flame, [...frames, [TURN + 400, { scale: '.6 .25', opacity: 0.9 }], [TURN + 1000, { scale: '.3 .1', opacity: 0 }]]);
	});
	scene.all('.fk-smoke').forEach((cloud, i) => {
		const at = HIT + 300 + i * 150;
		scene.key(cloud, [[at, { translate: '0 0', scale: 0.2, opacity: 0 }], [at + 400, { translate: `${i * 7}px ${-60 - i * 16}px`, scale: 0.8, opacity: 0.6 }], [at + 1900, { translate: `${20 + i * 16}px ${-180 - i * 30}px`, scale: 1.7, opacity: 0 }]]);
	});
	scene.fade('.fk-wreck', TURN - 100, 200);
	/* What is still the loser's lies outside of a circle about the fire. */
	const turned = scene.all('.fk-moon__turned')[0]!;
	scene.tick((t) => {
		const r = Math.max(0, Math.min(1, (t - TURN) / 1500)) * 420;
		turned.setAttribute('d', `M0-200H1440V1100H0Z${r > 0 ? `M${fx - r} ${fy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z` : ''}`);
	});
	scene.key('.fk-moon__wave', [[TURN, { scale: 0, opacity: 0.9 }], [TURN + 1500, { scale: 6, opacity: 0 }]]);
	scene.key('.fk-moon', [[HIT, { translate: '0 0' }], [HIT + 50, { translate: '-7px 4px' }], [HIT + 110, { translate: '6px -3px' }], [HIT + 260, { translate: '0 0' }]]);
	scene.key('.fk-aura', [[TURN, { scale: 0.9, opacity: 0 }], [TURN + 1300, { scale: 1, opacity: 0.16 }]]);
	scene.key('.fk-emit', [[TURN + 300, { opacity: 0.25 }], [TURN + 1200, { opacity: 1 }]]);
	if (won) scene.pop('.fk-flag', TURN + 1350, 450).cue(TURN + 1350, 'thud');
	else scene.key('.fk-ship', [[TURN + 200, { translate: '0 0', scale: 0.5, opacity: 0 }, 'ease-in'], [TURN + 400, { translate: '0 -6px', scale: 0.5, opacity: 1 }, 'ease-in'], [LASTS, { translate: gone(), scale: 1.25, opacity: 1 }]]);
	scene.cue(300, 'visor').cue(HIT, 'burn').cue(TURN, 'moon').cue(TURN + 800, won ? 'won' : 'lost');
	scene.come('.fk-end-word > :nth-child(1)', TURN + 900, 350, -20, 0).come('.fk-end-word > :nth-child(2)', TURN + 1050, 420, -40, 0).come('.fk-end-word > :nth-child(3)', TURN + 1500, 400, 0, 14);
	scene.all('.fk-end-toll li').forEach((item, i) => scene.come(item, TURN + 1500 + i * 160, 350, 30, 0));
	scene.during('.fk-end-word', TURN + 900).during('.fk-end-toll', TURN + 1500);
}

function tollOf(view: View, seat: number): [string, string][] {
	const me = Math.max(0, seat);
	const [own, other] = [view.players[me]!, view.players[1 - me]!];
	return [
		[`${own.bases} : ${other.bases}`, w.ending.bases],
		[`${own.units} : ${other.units}`, w.ending.units],
		[String(view.round), w.ending.rounds],
	];
}

export function Ending({ view, result, seat, scene, won }: Props) {
	const box = useRef<HTMLDivElement>(null);
	const winner = result.find(({ place }) => place === 1)?.seat ?? 0;
	const loser = 1 - winner;
	const faction = factionOf(view, winner),
		other = factionOf(view, loser);
	useLayoutEffect(() => lay(scene, won), []);
	return (
		<div class="fk-finale" ref={box}>
			<Inks />
			<svg class="fk-finale__art" viewBox={isUpright() ? UPRIGHT : WIDE} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
				<defs>
					<radialGradient id="fk-moonshade" cx=".36" cy=".3" r=".8">
						<stop offset=".6" stop-color="#fff" stop-opacity="0" />
						<stop offset="1" stop-color="#000" stop-opacity=".6" />
					</radialGradient>
				</defs>
				<g class="fk-table">
					<ellipse cx={X} cy="820" rx="470" ry="70" />
					<ellipse class="is-scale" cx={X} cy="820" rx="530" ry="84" />
					<ellipse cx={X} cy="820" rx="590" ry="98" />
					<ellipse class={`fk-emit fk-s${winner}`} cx={X} cy="820" rx="120" ry="18" />
				</g>
				<path class={`fk-emit fk-beam fk-s${winner}`} d={`M${X - 110} 820 ${X - 330} 450H${X + 330}L${X + 110} 820Z`} />
				<circle class={`fk-aura fk-s${winner}`} cx={X} cy={Y} r={R + 46} />
				<Ball winner={winner} loser={loser} />
				<Army faction={faction} seat={winner} />
				<Fire faction={other} seat={loser} />
				<Last won={won} winner={winner} loser={loser} />
			</svg>
			<div class={`fk-end-word fk-s${winner}`}>
				<p>{w.ending.where(view.round, view.board.title)}</p>
				<h2>{w.ending.moon[faction]}</h2>
				<p>{(won ? w.ending.win : w.ending.lose)[won ? faction : other]}</p>
			</div>
			<ul class="fk-end-toll">
				{tollOf(view, seat).map(([number, what]) => (
					<li key={what}>
						<span>{what}</span>
						<b>{number}</b>
					</li>
				))}
			</ul>
		</div>
	);
}
