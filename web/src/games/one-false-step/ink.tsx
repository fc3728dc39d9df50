/* ink.tsx - the small engravings: signs for chips, Know-how, the Button, the Moon, and the
 * hatchings that everything else is shaded with. */
import type { ComponentChildren } from 'preact';
import type { Good } from './view';

function Sign({ name, box = 20, children }: { name?: string; box?: number; children: ComponentChildren }) {
	return (
		<svg
			class="ofs-ic"
			viewBox={`0 0 ${box} ${box}`}
			{...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
		>
			{children}
		</svg>
	);
}

export function GoldSign({ name }: { name?: string }) {
	return (
		<Sign name={name}>
			<path class="ofs-gold" d="M3 13 6 6l5-2 5 3 1 6-5 4-6-1Z" />
			<path class="ofs-thin" d="M6 6l4 4 6-3M10 10l2 7" />
		</Sign>
	);
}

export function FoodSign({ name }: { name?: string }) {
	return (
		<Sign name={name}>
			<FoodPath />
		</Sign>
	);
}

export function FoodPath() {
	return (
		<>
			<path class="ofs-thin" d="M10 19V7" />
			<path
				class="ofs-food"
				d="M10 7Q7.5 4 10 1q2.5 3 0 6ZM10 11Q5 11 5 6q5 0 5 5ZM10 11q5 0 5-5-5 0-5 5ZM10 16q-5 0-5-5 5 0 5 5ZM10 16q5 0 5-5-5 0-5 5Z"
			/>
		</>
	);
}

export function RedSign({ name }: { name?: string }) {
	return (
		<Sign name={name}>
			<path class="ofs-plain" d="M7 12 5 19l5-2 5 2-2-7" />
			<circle class="ofs-red" cx="10" cy="8" r="6.5" />
			<circle class="ofs-redring" cx="10" cy="8" r="3" />
		</Sign>
	);
}

export function ChipSign({ good, name }: { good: Good; name?: string }) {
	if (good === 'food') return <FoodSign name={name} />;
	return good === 'gold' ? <GoldSign name={name} /> : <RedSign name={name} />;
}

export function SealSign({ name }: { name?: string }) {
	return (
		<Sign name={name}>
			<path class="ofs-plain" d="M2 3h16v11H2Z" />
			<path class="ofs-thin" d="M5 6h10M5 9h5" />
			<circle class="ofs-red" cx="13.5" cy="12.5" r="4" />
		</Sign>
	);
}

export function ButtonSign({ name }: { name?: string }) {
	return (
		<Sign name={name} box={40}>
			<circle class="ofs-brass" cx="20" cy="20" r="17" />
			<circle class="ofs-line" cx="20" cy="20" r="12.5" />
			<path
				class="ofs-holes"
				d="M16 13.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6M24 13.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6M16 21.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6M24 21.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6"
			/>
			<path class="ofs-line" d="m16 16 8 8m0-8-8 8" />
		</Sign>
	);
}

export function TrainSign({ name }: { name?: string }) {
	return (
		<Sign name={name}>
			<TrainPath />
		</Sign>
	);
}

export function TrainPath() {
	return (
		<>
			<path class="ofs-plain" d="M2 14V5h6v4h3V6h3v3h2q2 0 2 2v3Z" />
			<path class="ofs-thin" d="M3.5 7.5h3M1 14h18" />
			<path
				class="ofs-holes"
				d="M5 13.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4M14.5 13.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4"
			/>
		</>
	);
}

/* About the origin, 34 across. The Moon keeps its colours by day and by night. */
export function MoonPath() {
	return (
		<g transform="translate(-20 -20)">
			<circle class="ofs-moon" cx="20" cy="20" r="17" />
			<path class="ofs-moonshade" d="M20 3a17 17 0 0 1 0 34 22 22 0 0 0 0-34Z" />
			<path
				class="ofs-moonline"
				d="M13 10.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M17 21.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9M9.5 20.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4M27 9l5 4M28 13l6 4M29 17l6 3M29 21l7 2M29 25l5 2M27 29l5 2"
			/>
		</g>
	);
}

/* The hatchings, once a drawing; `id` keeps several drawings on a page apart. */
export function Hatch({ id }: { id: string }) {
	return (
		<defs>
			<pattern
				id={`${id}-hat`}
				width="4"
				height="4"
				patternUnits="userSpaceOnUse"
				patternTransform="rotate(35)"
			>
				<path class="ofs-hatch" d="M0 0V4" />
			</pattern>
			<pattern
				id={`${id}-fine`}
				width="3"
				height="3"
				patternUnits="userSpaceOnUse"
				patternTransform="rotate(-40)"
			>
				<path class="ofs-hatch" d="M0 0V3" />
			</pattern>
		</defs>
	);
}
