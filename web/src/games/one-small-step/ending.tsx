/* ending.tsx - how it ended, as the world saw it: on a television. Who won sees the flag go up; who lost
 * is shown a technical fault; and where nobody went, the Moon alone. */
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { EndingProps, Player, Scene } from '../../game';
import { Cloth } from './flag';
import { stars } from './landing';
import { w } from './say';
import { playerAt, type View } from './view';

type Props = EndingProps<View>;

const LASTS = 5900,
	WORDS = 4300; /* ms: nothing is said before */

interface Story {
	flag: Player | undefined; /* whose goes up; nobody's where nobody landed */
	cut: boolean; /* somebody at home turns it off */
	title: string[];
	text: string;
	place: number;
	points: number;
}

/* What is said to who won, by how. */
function cheer(view: View, seat: number): string {
	const nation = view.players[seat]!;
	const first = view.timer === undefined ? undefined : view.players[view.timer]!;
	if (!first) return w.ending.nobodyWent;
	if (first.seat === seat) return w.ending.first(view.turns);
	return nation.landed ? w.ending.later(first.name!) : w.ending.stayed(first.name!);
}

function storyOf({ view, result, seat, players, won }: Props): Story {
	const best = result.find((row) => row.place === 1) ?? result[0]!;
	const who = seat >= 0 ? seat : best.seat;
	const row = result.find((one) => one.seat === who) ?? best;
	const name = (of: number) => view.players[of]?.name ?? '';
	const landed = view.timer !== undefined;
	const planted = landed ? (view.players[best.seat]?.landed ? best.seat : view.timer!) : -1;
	const said = landed ? (view.players[best.seat]?.landed ? w.ending.lost : w.ending.lostAtHome) : w.ending.lostToNobody;
	return {
		flag: playerAt(players, planted),
		cut: !won && landed,
		title: won ? (view.players[who]?.landed ? w.ending.won(name(who)) : w.ending.wonAtHome) : landed ? w.ending.fault : w.ending.nobody,
		text: won ? cheer(view, who) : said(name(best.seat)),
		place: row.place,
		points: row.score,
	};
}

/* --- the set -------------------------------------------------------------------------- */

const LINE = '#2b3238',
	PALE = '#eef0ea';

/* Its aerial is pushed in where words stand above it. */
function Cabinet({ tall }: { tall: boolean }) {
	const [left, right] = tall ? [[576, 36], [770, 20]] : [[540, -20], [850, -46]];
	return (
		<g stroke="var(--tv-line)">
			<path d={`M660 150 ${left!.join(' ')}M700 150 ${right!.join(' ')}`} stroke-width="9" stroke-linecap="round" />
			{[left!, right!].map(([x, y]) => (
				<circle key={x} cx={x} cy={y} r="11" fill="#f4b63a" stroke="none" />
			))}
			<path d="M470 664 430 790h22l52-126M930 664l40 126h22l-32-126z" fill="#4a2a1a" stroke="none" />
			<rect x="336" y="142" width="768" height="528" rx="44" fill="#7a4526" stroke-width="8" />
			<path d="M352 240q380-30 736 0M352 420q380 34 736 0M352 560q380-22 736 0" fill="none" stroke="#69391e" stroke-width="5" />
			<rect x="372" y="170" width="586" height="462" rx="60" fill="#f1dfb8" stroke-width="6" />
			<rect x="400" y="196" width="530" height="410" rx="46" fill="#10151c" stroke="none" />
			<rect x="982" y="182" width="96" height="444" rx="20" fill="#f1dfb8" stroke-width="5" />
			<g class="tv__knob" stroke="none">
				<circle cx="1030" cy="250" r="32" fill="var(--tv-line)" />
				<path d="M1030 250v-28" stroke="#f4b63a" stroke-width="6" stroke-linecap="round" />
			</g>
			<circle cx="1030" cy="344" r="24" fill="var(--tv-line)" stroke="none" />
			<path d="m1030 344 14-16" stroke="#f1dfb8" stroke-width="5" stroke-linecap="round" />
			<path d="M1000 420h60M1000 442h60M1000 464h60M1000 486h60M1000 508h60M1000 530h60" stroke-width="6" />
			<circle cx="1030" cy="584" r="9" fill="#e0452f" stroke="none" />
		</g>
	);
}

/* Grey, as it was sent. */
function Moonscape() {
	return (
		<>
			<rect x="400" y="196" width="530" height="410" fill="#0c1116" />
			{stars(60, 530, 230).map(({ x, y, r, o }, i) => (
				<circle key={i} cx={400 + x} cy={196 + y} r={r * 0.8} fill="#cfd6d6" opacity={o} />
			))}
			<circle cx="826" cy="272" r="36" fill="#aab6ba" />
			<path d="M826 236a36 36 0 0 1 0 72 46 46 0 0 0 0-72z" fill="#4f5c62" />
			<path d="M800 262q14-14 26-4t-6 20M836 290q-10-8-20 2" fill="none" stroke="#7d8a90" stroke-width="7" />
			<path d="M380 500q120-54 270-32t300-14v180H380z" fill="#c6c9c2" />
			<path d="M380 548q160-30 300-8t290-16v110H380z" fill="#a9aca6" />
			<g fill="#8e928d">
				<ellipse cx="470" cy="528" rx="34" ry="9" />
				<ellipse cx="860" cy="520" rx="42" ry="10" />
				<ellipse cx="640" cy="588" rx="56" ry="12" />
				<ellipse cx="760" cy="494" rx="20" ry="5" />
			</g>
		</>
	);
}

function Lander() {
	return (
		<>
			<ellipse class="tv__dust" cx="560" cy="502" rx="120" ry="18" fill="#e7e8e2" />
			<g class="tv__lander">
				<path class="tv__burn" d="M536 444q-10 40 24 80 34-40 24-80z" fill="#f4f4ee" />
				<g stroke={LINE} stroke-width="4" stroke-linejoin="round">
					<path d="m508 440-38 66h-16M612 440l38 66h16M534 446l-14 60M586 446l14 60" fill="none" stroke-width="7" />
					<path d="M500 396h120l14 46H486z" fill="#d8dbd4" />
					<path d="m516 330 22-24h44l22 24v66h-88z" fill={PALE} />
					<circle cx="560" cy="352" r="16" fill={LINE} />
					<path d="m538 306-12-22M582 306l14-26M500 418h120M604 396l24 104M616 396l24 104M606 416h14M611 438h14M616 460h14M621 482h14" fill="none" stroke-width="3" />
				</g>
			</g>
		</>
	);
}

function Walker() {
	return (
		<g class="tv__man">
			<g stroke={LINE} stroke-width="3.4" stroke-linejoin="round">
				<path d="m-16 30-4 32h14L0 36l6 26h14l-4-32z" fill={PALE} />
				<rect x="-19" y="-10" width="38" height="46" rx="13" fill={PALE} />
				<rect x="-27" y="-8" width="13" height="36" rx="5" fill="#b7bbb5" stroke-width="3" />
				<circle cy="-24" r="19" fill={PALE} />
				<path d="M0-36h15q6 12 0 22H0z" fill={LINE} />
				<path d="M8 2q20 4 30-14" fill="none" stroke-width="15" stroke-linecap="round" />
				<path d="M8 2q20 4 30-14" fill="none" stroke={PALE} stroke-width="9" stroke-linecap="round" />
			</g>
		</g>
	);
}

const LEFT = { transformBox: 'fill-box', transformOrigin: '0 50%' };

function Planted({ flag }: { flag: Player }) {
	return (
		<g transform="translate(790 512) scale(.84)">
			<g class="tv__flag">
				<path d="M0 0v-150" stroke="#e9ebe5" stroke-width="7" />
				<g class="tv__cloth" style={LEFT}>
					<Cloth player={flag} />
				</g>
			</g>
		</g>
	);
}

const STEPS = [0, 1, 2, 3, 4];

/* The card that is shown for want of a picture. */
function TestCard({ title, text }: { title: string; text: string }) {
	return (
		<g class="tv__card">
			<rect x="400" y="196" width="530" height="410" fill="#dfe3dd" />
			<g fill="none" stroke={LINE} stroke-width="5">
				<circle cx="665" cy="380" r="150" />
				<circle cx="665" cy="380" r="96" />
				<path d="M400 380h530M665 196v410" />
			</g>
			<rect x="458" y="330" width="414" height="100" fill="#dfe3dd" stroke={LINE} stroke-width="5" />
			<text x="665" y="376" font-size="34" font-weight="700" text-anchor="middle" fill={LINE}>
				{title}
			</text>
			<text x="665" y="412" font-size="22" text-anchor="middle" fill={LINE}>
				{text}
			</text>
		</g>
	);
}

const SCREEN = { transformBox: 'view-box', transformOrigin: '665px 401px' };

function Screen({ story }: { story: Story }) {
	return (
		<g clip-path="url(#oss-screen)">
			<g class="tv__pic" style={SCREEN}>
				<Moonscape />
				{story.flag && (
					<>
						<Lander />
						<g fill="#7d817b">
							{STEPS.map((i) => (
								<ellipse key={i} class="tv__step" cx={660 + i * 22} cy={522 + (i % 2) * 7} rx="7" ry="3.4" />
							))}
						</g>
						<Planted flag={story.flag} />
						<Walker />
					</>
				)}
			</g>
			{!story.flag ? (
				<TestCard title={w.ending.noPicture} text={w.ending.moonStays} />
			) : story.cut ? (
				<TestCard title={w.ending.standBy} text={w.ending.opera} />
			) : (
				<TestCard title={w.ending.live} text={w.ending.fromMoon} />
			)}
			<rect x="400" y="180" width="530" height="440" fill="url(#oss-lines)" />
			<rect x="400" y="196" width="530" height="410" fill="url(#oss-glass)" />
			<path d="M430 230q60-26 170-26l-90 390q-70-20-92-60z" fill="#fff" opacity=".07" />
			<rect class="tv__zap" style={SCREEN} x="400" y="397" width="530" height="8" fill="#fff" />
		</g>
	);
}

/* Who watches: their hats say what they do. */
const HATS = [
	'',
	'M-66-22q66-30 132 0-8 18-66 18t-66-18zM-46-26q0-34 46-34t46 34z',
	'M-58-14q0-52 58-52t58 52z',
	'M-60 10q-14-72 60-72T60 10q-10-34-22-40-40 16-76 0-12 6-22 40z',
];
const AT_HOME: [x: number, y: number, size: number, hat: number][] = [
	[-70, 846, 1.2, 1], [150, 832, 1.1, 0], [372, 856, 1.25, 3], [590, 870, 0.8, 0], [742, 880, 0.7, 2], [960, 846, 1.2, 1], [1220, 834, 1.15, 3],
];
const OFFICIALS: typeof AT_HOME = [
	[-110, 848, 1.2, 1], [130, 830, 1.2, 1], [390, 852, 1.2, 1], [690, 866, 1.1, 1], [985, 850, 1.25, 1], [1270, 828, 1.2, 1],
];

function Crowd({ story }: { story: Story }) {
	return (
		<g class="tv__crowd">
			{(story.cut ? OFFICIALS : AT_HOME).map(([x, y, size, hat], i) => (
				<g key={i} transform={`translate(${x} ${y}) scale(${size})`} class="tv__head">
					<path d="M-86 600V120q0-70 86-70t86 70v480z" />
					<circle r="50" />
					{hat > 0 && <path d={HATS[hat]} />}
				</g>
			))}
			{story.cut && <path class="tv__hand tv__head" d="m1110 900-64-600q-6-34 14-38 16-2 20 26l80 500z" />}
		</g>
	);
}

/* --- time ------------------------------------------------------------------------------ */

function layVisit(scene: Scene): void {
	scene
		.key('.tv__lander', [[450, { translate: '0px -330px' }, 'cubic-bezier(.2, .6, .4, 1)'], [1750, { translate: '0px 0px' }]])
		.key('.tv__burn', [[450, { opacity: 1 }], [1650, { opacity: 1 }], [1750, { opacity: 0 }]])
		.key('.tv__dust', [[1300, { scale: 0.2, opacity: 0 }, 'ease-out'], [1750, { scale: 1, opacity: 0.8 }], [2500, { scale: 1.3, opacity: 0 }]])
		.cue(450, 'engine')
		.cue(1740, 'thud')
		.key('.tv__man', [
			[1900, { translate: '612px 430px', opacity: 0 }, 'steps(4)'],
			[1950, { opacity: 1 }],
			[2500, { translate: '640px 476px', opacity: 1 }, 'ease-in'],
			[2650, { translate: '654px 478px' }, 'ease-out'],
			[2850, { translate: '680px 444px' }, 'ease-in'],
			[3050, { translate: '702px 482px' }, 'ease-out'],
			[3250, { translate: '722px 454px' }, 'ease-in'],
			[3420, { translate: '742px 486px', opacity: 1 }],
		])
		.cue(2650, 'tick')
		.cue(3050, 'tick')
		.cue(3420, 'tick')
		.key('.tv__flag', [[3450, { translate: '0px -60px', opacity: 0 }, 'ease-in'], [3620, { translate: '0px 0px', opacity: 1 }]])
		.key('.tv__cloth', [[3600, { scale: '.2 1' }, 'cubic-bezier(.2, 1.4, .4, 1)'], [4100, { scale: '1 1' }]])
		.cue(3610, 'flag');
	scene.all('.tv__step').forEach((step, i) => scene.fade(step, 2600 + 170 * i, 60));
}

/* It comes on, and everybody jumps. */
function layLive(scene: Scene): void {
	scene
		.key('.tv__card', [[0, { opacity: 1 }], [450, { opacity: 1 }], [520, { opacity: 0 }]])
		.key('.tv__zap', [[400, { scale: '1 1', opacity: 0 }], [450, { scale: '1 1', opacity: 1 }, 'ease-out'], [560, { scale: '1 50', opacity: 0 }]])
		.key('.tv__crowd', [
			[3700, { translate: '0px 0px' }, 'ease-out'],
			[3900, { translate: '0px -26px' }, 'ease-in'],
			[4100, { translate: '0px 0px' }, 'ease-out'],
			[4280, { translate: '0px -14px' }, 'ease-in'],
			[4450, { translate: '0px 0px' }],
		])
		.cue(3800, 'fanfare', 349)
		.cue(4100, 'cheer');
}

/* A hand comes to the knob, and there is an opera. */
function layCut(scene: Scene): void {
	scene
		.key('.tv__card', [[0, { opacity: 0 }], [4200, { opacity: 0 }], [4280, { opacity: 1 }]])
		.key('.tv__hand', [
			[3300, { translate: '120px 520px' }, 'ease-out'],
			[3720, { translate: '0px 0px' }],
			[4000, { translate: '0px 0px' }, 'ease-in'],
			[4600, { translate: '120px 560px' }],
		])
		.key('.tv__knob', [[3740, { rotate: '0deg' }], [3820, { rotate: '-80deg' }]])
		.key('.tv__pic', [[3800, { scale: '1 1' }, 'ease-in'], [3920, { scale: '1 .01' }], [3960, { scale: '0 0' }]])
		.key('.tv__zap', [[3790, { scale: '1 50', opacity: 0 }], [3800, { scale: '1 50', opacity: 0.9 }, 'ease-out'], [3920, { scale: '1 1', opacity: 1 }], [4080, { scale: '.01 1', opacity: 1 }], [4100, { scale: '.01 1', opacity: 0 }]])
		.cue(3790, 'tick')
		.cue(4250, 'sigh');
}

/* Nothing happens on the Moon, for a while. */
function layNobody(scene: Scene): void {
	scene
		.key('.tv__card', [[0, { opacity: 0 }], [3300, { opacity: 0 }], [3380, { opacity: 1 }]])
		.key('.tv__zap', [[3200, { scale: '1 1', opacity: 0 }], [3260, { scale: '1 1', opacity: 1 }, 'ease-out'], [3400, { scale: '1 50', opacity: 0 }]])
		.cue(1800, 'radio')
		.cue(3300, 'tick')
		.cue(3900, 'sigh');
}

function layOut(scene: Scene, story: Story): void {
	scene.lasts(LASTS).cue(100, 'radio');
	if (story.flag) layVisit(scene);
	if (!story.flag) layNobody(scene);
	else if (story.cut) layCut(scene);
	else layLive(scene);
	scene.during('.tv__words', WORDS).during('.tv__seal', 5000);
	scene.all('.tv__words b span').forEach((line, i) => scene.come(line, WORDS + 150 * i, 380, -60, 0));
	scene
		.come('.tv__words p', 4850, 400, 0, 12)
		.key('.tv__seal', [[5000, { scale: 2.4, rotate: '40deg', opacity: 0 }, 'ease-in'], [5170, { scale: 1, rotate: '-10deg', opacity: 1 }]])
		.cue(5150, 'stamp');
}

export function Ending(props: Props) {
	const { scene } = props;
	const tall = useMemo(() => innerWidth < innerHeight * 0.9, []);
	const story = storyOf(props);
	useLayoutEffect(() => layOut(scene, story), []);
	return (
		<div class="tv">
			<svg class="tv__set" viewBox={tall ? '330 -360 780 1690' : '-150 0 1440 900'} aria-hidden="true">
				<defs>
					<clipPath id="oss-screen">
						<rect x="400" y="196" width="530" height="410" rx="46" />
					</clipPath>
					<pattern id="oss-lines" width="6" height="6" patternUnits="userSpaceOnUse">
						<rect width="6" height="2.4" fill="#000" opacity=".28" />
					</pattern>
					<radialGradient id="oss-glass" cx=".5" cy=".45" r=".75">
						<stop offset=".55" stop-color="#fff" stop-opacity="0" />
						<stop offset="1" stop-color="#000" stop-opacity=".75" />
					</radialGradient>
				</defs>
				<path d="M-1500 760 300 700l1140 42 1460-52v1510h-4400z" fill="var(--tv-line)" />
				<Cabinet tall={tall} />
				<Screen story={story} />
				<Crowd story={story} />
			</svg>
			<div class={'tv__words' + (props.won ? ' tv__words--won' : '')}>
				<b>
					{story.title.map((line) => (
						<span key={line}>{line} </span>
					))}
				</b>
				<p>{story.text}</p>
			</div>
			<div class="tv__seal">
				<small>{w.ending.places[story.place - 1]}</small>
				<b>{story.points}</b>
				<small>{w.ending.points}</small>
			</div>
		</div>
	);
}
