/* rocket.tsx - a mayor's own rocket, in three parts that grow as their systems are raised. Drawn in 150
 * by 404, the feet on the ground. */
import { ADDED, FEET, LEGS, PARTS, ROCKETS, type Part, type Stroke } from './rockets';
import type { Mayor } from './view';

const LEAST = 0.72,
	EACH = 0.028; /* of its full size at level 0, and for each level */
const MIDDLE = 75;
const SPAN: Record<Part, number> = { guidance: 122, lifeSupport: 130, fuel: 152 };

function levelsOf(rocket: Mayor['rocket']): Record<Part, number> {
	const [guidance = 1, lifeSupport = 1, fuel = 1] = rocket.systems.map((system) => system.level);
	return { guidance, lifeSupport, fuel };
}

interface Stand {
	part: Part;
	level: number;
	scale: number;
	foot: number; /* the height that it stands at */
}

/* From the ground up. */
function standing(rocket: Mayor['rocket']): Stand[] {
	const levels = levelsOf(rocket);
	let foot = FEET.fuel;
	return [...PARTS].reverse().map((part) => {
		const scale = LEAST + EACH * levels[part];
		const stand = { part, level: levels[part], scale, foot };
		foot -= SPAN[part] * scale;
		return stand;
	});
}

/* The middle of each part, in the drawing's own units: what is said of it points there. */
export function middles(rocket: Mayor['rocket']): number[] {
	return standing(rocket)
		.map(({ part, scale, foot }) => foot - (SPAN[part] * scale) / 2)
		.reverse();
}

function Strokes({ all }: { all: Stroke[] }) {
	return (
		<>
			{all.map(([look, d, width = 2], i) => (
				<path key={i} class={`ofs-r-${look}`} d={d} stroke-width={width} />
			))}
		</>
	);
}

function PartOf({ figure, stand: { part, level, scale, foot } }: { figure: number; stand: Stand }) {
	return (
		<g transform={`translate(${MIDDLE} ${foot.toFixed(1)}) scale(${scale.toFixed(3)}) translate(${-MIDDLE} ${-FEET[part]})`}>
			<g class={`ofs-part ofs-part--${part}`}>
				{part === 'fuel' && <Strokes all={LEGS} />}
				{ADDED[part].map(([from, strokes]) => level >= from && <Strokes key={from} all={strokes} />)}
				<Strokes all={ROCKETS[figure]![part]} />
			</g>
		</g>
	);
}

export function Flame() {
	return (
		<g class="ofs-fire">
			<path class="ofs-flame" d="M44 394q-22 70 31 150 53-80 31-150Z" />
			<path class="ofs-flame__core" d="M58 394q-10 44 17 92 27-48 17-92Z" />
		</g>
	);
}

/* The rocket itself, for whatever stands about it. */
export function Rocket({ rocket }: { rocket: Mayor['rocket'] }) {
	return (
		<g class="ofs-rocket">
			<Flame />
			{standing(rocket).map((stand) => (
				<PartOf key={stand.part} figure={rocket.figure} stand={stand} />
			))}
		</g>
	);
}

/* In a box of its own. */
export function RocketPicture({ rocket, look }: { rocket: Mayor['rocket']; look: string }) {
	return (
		<svg class={look} viewBox="-4 -6 158 414" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
			<Rocket rocket={rocket} />
		</svg>
	);
}

/* On a map: standing on the origin, so high at its full size. */
export function RocketToken({ rocket, high }: { rocket: Mayor['rocket']; high: number }) {
	return (
		<g transform={`scale(${(high / 404).toFixed(4)}) translate(${-MIDDLE} -404)`}>
			<Rocket rocket={rocket} />
		</g>
	);
}
