/* landing.tsx - the Moon landing, over the whole room: the country's craft comes down on its fire, dust,
 * silence, a flag; only then the words. Who comes later finds flags there, and is shown in less time. */
import type { Scene } from '../../game';
import { OUT } from '../../pieces';
import { Hull } from './craft';
import { Cloth } from './flag';
import { w } from './say';
import type { Tell } from './scene';
import { countryOf, playerAt, type News, type View } from './view';

type Land = Extract<News, { kind: 'land' }>;

const FIRST = 6400, /* ms */
	LATER = 3900;

const LEFT = { transformBox: 'fill-box', transformOrigin: '0 50%' };

const ORDERS = ['first', 'second', 'third', 'fourth'];

/* Stars that are the same each time. */
export function stars(count: number, wide: number, high: number): { x: number; y: number; r: number; o: number }[] {
	let seed = 9;
	const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
	return Array.from({ length: count }, () => ({ x: random() * wide, y: random() * high, r: 0.7 + random() * 1.7, o: 0.35 + random() * 0.6 }));
}

function Ground() {
	return (
		<>
			<path d="M-200 640q400-110 760-52t840-26v300H-200z" fill="#e6cf9d" />
			<path d="M-200 700q420-50 800-14t820-30v220H-200z" fill="#cdb17a" />
			<g fill="#b99a60">
				<ellipse cx="190" cy="690" rx="80" ry="17" />
				<ellipse cx="1010" cy="664" rx="96" ry="18" />
				<ellipse cx="640" cy="760" rx="120" ry="20" />
				<ellipse cx="860" cy="620" rx="40" ry="8" />
			</g>
		</>
	);
}

/* The part of the picture that is seen: on a phone craft and flag alone, under more of the sky. */
const WIDE = { box: '0 0 1200 800', earth: 'translate(960 170)', sky: 560, top: 0 },
	TALL = { box: '352 -482 594 1282', earth: 'translate(828 -212)', sky: 1040, top: -482 };

function Earth({ at }: { at: string }) {
	return (
		<g transform={at}>
			<circle r="74" fill="#2f6fa8" />
			<path d="M-46-34q26-26 52-8t-6 40-40-4-6-28zM14 30q20-16 40-2t-10 30-30-28z" fill="#5c9a5a" />
			<path d="M0-74a74 74 0 0 1 0 148 92 92 0 0 0 0-148z" fill="#0a0f22" opacity=".45" />
		</g>
	);
}

/* A flag, its staff's foot at a place. */
function Flag({ x, y, size, own, tell, seat }: { x: number; y: number; size: number; own?: boolean; tell: Tell; seat: number }) {
	const player = playerAt(tell.room.players, seat);
	return player ? (
		<g transform={`translate(${x} ${y}) scale(${size})`}>
			<g class={own ? 'landing__flag' : ''}>
				<path d="M0 0v-150" stroke="#1a1420" stroke-width="7" />
				<g class={own ? 'landing__cloth' : ''} style={LEFT}>
					<Cloth player={player} />
				</g>
			</g>
		</g>
	) : null;
}

function Picture({ tell, view, seat, place }: { tell: Tell; view: View; seat: number; place: number }) {
	const country = countryOf(view, seat)!;
	const there = view.players.filter((nation) => nation.landed > 0 && nation.landed < place);
	const seen = innerWidth < innerHeight * 0.9 ? TALL : WIDE;
	return (
		<div class="landing">
			<svg class="landing__sky" viewBox={seen.box} preserveAspectRatio="xMidYMax slice">
				{stars(90, 1200, seen.sky).map(({ x, y, r, o }, i) => (
					<circle key={i} cx={x} cy={y + seen.top} r={r} fill="#fff4df" opacity={o} />
				))}
				<Earth at={seen.earth} />
				<Ground />
				{there.map((nation, i) => (
					<Flag key={nation.seat} x={(seen === TALL ? 380 : 170) + 100 * i} y={640} size={0.5} tell={tell} seat={nation.seat} />
				))}
				<ellipse class="landing__dust" cx="520" cy="668" rx="230" ry="30" fill="#f7e8c6" />
				<g class="landing__shade">
					<ellipse cx="520" cy="668" rx="90" ry="14" fill="#0a0f22" opacity=".4" />
				</g>
				<g class="landing__craft">
					<g transform="translate(520 512)">
						<path class="landing__fire" d="M-38 130q-16 90 38 190 54-100 38-190z" fill="#f4b63a" />
						<path class="landing__fire" d="M-18 130q-8 50 18 110 26-60 18-110z" fill="#fff5e0" />
						<path d="M-60 80-104 158M60 80l44 78" stroke="#d9dee6" stroke-width="9" stroke-linecap="round" />
						<g transform="scale(5.4)">
							<Hull of={country.key} />
						</g>
					</g>
				</g>
				<Flag x={800} y={700} size={1.15} own tell={tell} seat={seat} />
			</svg>
			<div class="landing__words">
				<b>{country.name}</b>
				<span>{w.ending.onMoon[place - 1]}</span>
			</div>
			<div class="landing__seal">
				<b>{view.landing[place - 1]}</b>
				<span>{w.ending.points}</span>
			</div>
		</div>
	);
}

/* k: how much of the first's time there is. */
function lay(scene: Scene, mark: HTMLElement, t: number, k: number): void {
	const at = (ms: number) => t + ms * k;
	const of = (query: string) => mark.querySelectorAll(query);
	scene
		.key(of('.landing'), [[t, { opacity: 0 }], [t + 180, { opacity: 1 }], [at(FIRST) - 260, { opacity: 1 }], [at(FIRST), { opacity: 0 }]])
		.key(of('.landing__craft'), [
			[t, { translate: '150px -900px', rotate: '11deg' }, 'cubic-bezier(.2, .6, .4, 1)'],
			[at(2300), { translate: '0px -24px', rotate: '-1deg' }, 'ease-in'],
			[at(2600), { translate: '0px 0px', rotate: '0deg' }],
		])
		.key(of('.landing__fire'), [[t, { scale: '1 1.3', opacity: 1 }], [at(1100), { scale: '1 .9' }], [at(1700), { scale: '1 1.2' }], [at(2540), { scale: '.9 .7', opacity: 1 }], [at(2640), { scale: '.4 .1', opacity: 0 }]])
		.key(of('.landing__shade'), [[at(900), { opacity: 0, scale: 0.3 }], [at(2600), { opacity: 1, scale: 1 }]])
		.key(of('.landing__dust'), [[at(1700), { scale: 0.2, opacity: 0 }, 'ease-out'], [at(2600), { scale: 1, opacity: 0.9 }], [at(3700), { scale: 1.5, opacity: 0 }]])
		.key(of('.landing__flag'), [[at(3300), { translate: '0px -160px', opacity: 0 }, 'ease-in'], [at(3480), { translate: '0px 0px', opacity: 1 }]])
		.key(of('.landing__cloth'), [[at(3460), { scale: '.15 1' }, 'cubic-bezier(.2, 1.4, .4, 1)'], [at(3950), { scale: '1 1' }]])
		.during(of('.landing__words'), at(3600))
		.key(of('.landing__words'), [[at(3600), { translate: '-60px 0px', opacity: 0 }, OUT], [at(3950), { translate: '0px 0px', opacity: 1 }]])
		.during(of('.landing__seal'), at(4250))
		.key(of('.landing__seal'), [[at(4250), { scale: 2.4, rotate: '40deg', opacity: 0 }, 'ease-in'], [at(4420), { scale: 1, rotate: '-10deg', opacity: 1 }]]);
}

export function showLanding(tell: Tell, { seat, place }: Land): number {
	const t = tell.at;
	const number = ORDERS.indexOf(place) + 1;
	const k = number === 1 ? 1 : LATER / FIRST;
	const at = (ms: number) => t + ms * k;
	if (!countryOf(tell.view, seat - 1)) return t;
	tell.mark(<Picture tell={tell} view={tell.view} seat={seat - 1} place={number} />, t, at(FIRST), (scene, mark) => lay(scene, mark, t, k));
	tell.cover(at(FIRST) - 300);
	tell.cue(t, 'engine');
	tell.cue(t + 200, 'radio');
	tell.cue(at(1250), 'engine');
	tell.cue(at(2600), 'thud');
	tell.cue(at(3470), 'flag');
	if (number === 1) tell.cue(at(3620), 'objective');
	tell.cue(at(4400), 'stamp');
	tell.at = at(FIRST);
	return at(3600);
}
