/* planets.tsx - the six planets, each a character of its own, about the origin and 66 units
 * across. Eyes are groups of their own, so that they can blink and look. */
import type { JSX } from 'preact';

export const HUES = ['', '#ffb252', '#66d4dc', '#ff6242', '#5bd481', '#a99bdc', '#4db2ff'];

function Line({ d, wide = 2.6 }: { d: string; wide?: number }) {
	return <path d={d} fill="none" stroke="#150c45" stroke-width={wide} stroke-linecap="round" stroke-linejoin="round" />;
}

function Eyes({ y, dx = 10 }: { y: number; dx?: number }) {
	return (
		<g class="eyes">
			<g fill="#fff" class="comic comic--thin">
				<ellipse cx={-dx} cy={y} rx="7" ry="8.5" />
				<ellipse cx={dx} cy={y} rx="7" ry="8.5" />
			</g>
			<g fill="#150c45" class="eyes__look">
				<circle cx={-dx + 1.5} cy={y + 1} r="3.6" />
				<circle cx={dx - 1.5} cy={y + 1} r="3.6" />
			</g>
		</g>
	);
}

/* Eyes shut for joy, and the widest mouth there is. */
function Glad({ dx = 10 }: { dx?: number }) {
	return <Line d={`M${-dx - 6}-1q6-10 12 0M${dx - 6}-1q6-10 12 0`} wide={3.2} />;
}

function Grin() {
	return (
		<>
			<path d="M-11 8h22c0 15-22 15-22 0z" fill="#8c1f4c" class="comic comic--thin" />
			<path d="M-6 16c3.5-3.4 8.5-3.4 12 0-3.5 3.4-8.5 3.4-12 0z" fill="#ff7db4" />
			<g fill="#ff7db4" opacity=".85"><circle cx="-22" cy="5" r="4.4" /><circle cx="22" cy="5" r="4.4" /></g>
		</>
	);
}

const LANDS = (
	<>
		<path d="M-36-20C-20-34-8-26-12-16s-14 4-16 14-14 6-14-4z" />
		<path d="M14-36c16 2 24 14 22 24S22-8 18-16 6-30 14-36z" />
		<path d="M-16 34c-6-10 4-16 14-13s18 6 14 14z" />
	</>
);

export function Cap() {
	return (
		<>
			<path d="M-19-27c4-12 34-12 38 0 1 5-39 5-38 0z" fill="#1d2f86" class="comic" />
			<path d="M-22-24c14-7 30-7 44 0" fill="none" stroke="#150c45" stroke-width="4.5" stroke-linecap="round" />
			<path d="m0-36 1.8 3.6 4 .5-3 2.8.8 4L0-27l-3.6 1.9.8-4-3-2.8 4-.5z" fill="#ffd84d" />
		</>
	);
}

/* Earth with a cold: spots, heavy lids, a thermometer. */
export function IllEarth() {
	return (
		<>
			<circle r="33" fill="#a9c2a0" />
			<g clip-path="url(#trd-disc)" fill="#8aa06c">{LANDS}</g>
			<circle r="33" fill="none" class="comic" />
			<Eyes y={-4} />
			<g fill="#8fae88" class="comic comic--thin">
				<path d="M-17-4a7 8.5 0 0 1 14 0z" />
				<path d="M3-4a7 8.5 0 0 1 14 0z" />
			</g>
			<Line d="M-8 15c4-5 12-5 16 0" />
			<path d="M19 4c3 5 4 8 1.5 10.5S14 13 15 10c.6-2 2.6-3.4 4-6z" fill="#bfe6ff" class="comic comic--thin" />
			<g transform="rotate(24 8 15)">
				<rect x="6" y="13" width="26" height="5" rx="2.5" fill="#fff" class="comic comic--thin" />
				<rect x="8" y="14.4" width="17" height="2.2" rx="1" fill="#e64545" />
			</g>
		</>
	);
}

export function WellEarth() {
	return (
		<>
			<circle r="33" fill="#4db2ff" />
			<g clip-path="url(#trd-disc)" fill="#6fdc78">{LANDS}</g>
			<circle r="33" fill="none" class="comic" />
			<Glad />
			<Grin />
		</>
	);
}

function Earth({ glad }: { glad?: boolean }) {
	if (glad)
		return (
			<>
				<WellEarth />
				<Cap />
			</>
		);
	return <Dutiful />;
}

function Dutiful() {
	return (
		<>
			<circle r="33" fill="#4db2ff" />
			<g clip-path="url(#trd-disc)" fill="#6fdc78">{LANDS}</g>
			<circle r="33" fill="none" class="comic" />
			<Cap />
			<Eyes y={-5} />
			<Line d="M-9 10c4 7 14 7 18 0" />
			<path d="M20 2c3 5 4 8 1.5 10.5S15 11 16 8c.6-2 2.6-3.4 4-6z" fill="#bfe6ff" class="comic comic--thin" />
		</>
	);
}

function Gobi({ glad }: { glad?: boolean }) {
	return (
		<>
			<circle r="33" fill="#ffc06a" />
			<g clip-path="url(#trd-disc)">
				<path d="M-40 8c14-10 26 8 40 0s26-8 40 2v30h-80z" fill="#f79a3e" />
				<path d="M-40 22c14-8 26 6 40 0s26-6 40 2v20h-80z" fill="#e57f28" />
			</g>
			<circle r="33" fill="none" class="comic" />
			<path d="M-16-25v-12m0 5h-5v-5m5 8h6v-6" fill="none" stroke="#150c45" stroke-width="7.5" stroke-linecap="round" stroke-linejoin="round" />
			<path d="M-16-25v-12m0 5h-5v-5m5 8h6v-6" fill="none" stroke="#45b560" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" />
			{glad ? (
				<>
					<Glad />
					<Line d="M-9 9c5 6 13 6 18 0" />
				</>
			) : (
				<>
					<Eyes y={-5} />
					<g fill="#f0a044" class="comic comic--thin lids">
						<path d="M-17-5a7 8.5 0 0 1 14 0z" />
						<path d="M3-5a7 8.5 0 0 1 14 0z" />
					</g>
					<Line d="M-6 11h11" />
				</>
			)}
		</>
	);
}

function Bob({ glad }: { glad?: boolean }) {
	return (
		<>
			<path d="M-20-25v-4a20 18 0 0 1 40 0v4z" fill="#c8fbff" class="comic" />
			<path d="M-9-30v-4h-4l6-8 6 8h-4v6zm12 0v-3H0l6-8 6 8H8v5z" fill="#2fa84f" />
			<circle r="33" fill="#7fdbe2" />
			<g clip-path="url(#trd-disc)" fill="none" stroke="#3f9fb0" stroke-width="2">
				<path d="M-36 14h72M-36-18h72M-20 14v24M20 14v24M0-18v-18" />
			</g>
			<g fill="#3f9fb0">
				<circle cx="-26" cy="8" r="1.8" /><circle cx="26" cy="8" r="1.8" />
				<circle cx="-8" cy="-24" r="1.8" /><circle cx="8" cy="-24" r="1.8" />
			</g>
			<circle r="33" fill="none" class="comic" />
			<rect x="-22" y="-13" width="44" height="18" rx="9" fill="#1b2a5c" class="comic" />
			{glad ? (
				<path d="M-14-1q5-9 9 0M5-1q5-9 9 0" fill="none" stroke="#ffd84d" stroke-width="3" stroke-linecap="round" />
			) : (
				<g class="eyes"><g class="eyes__look">
					<rect x="-13" y="-8" width="8" height="8" rx="2" fill="#ffd84d" />
					<rect x="5" y="-8" width="8" height="8" rx="2" fill="#ffd84d" />
				</g></g>
			)}
			<rect x="-10" y="10" width="20" height="8" rx="2" fill="#fff6e2" class="comic comic--thin" />
			<Line d="M-3.5 10v8M3.5 10v8" wide={1.8} />
		</>
	);
}

function Inti({ glad }: { glad?: boolean }) {
	return (
		<>
			<path class="comic flame" d="M-30-12c-5-12 2-18 2-28 8 3 9 9 9 12 3-5 4-12 12-18 6 6 6 11 7 15 4-3 6-7 6-13 9 4 11 12 10 17 4-2 5-5 5-9 7 8 6 17 3 24z" fill="#ffd84d" />
			<circle r="33" fill="#ff6242" />
			<g clip-path="url(#trd-disc)" fill="none" stroke="#ffd84d" stroke-width="3.2" stroke-linejoin="round">
				<path d="m-36 6 11 6-3 9 10 4-2 12M36 8l-9 5 2 8-9 5 2 10M0 36l2-9" />
			</g>
			<circle r="33" fill="none" class="comic" />
			<Eyes y={-4} />
			<Line d={glad ? 'M-19-12-5-12M19-15 5-11' : 'M-19-15-5-9M19-15 5-9'} wide={4} />
			{glad ? (
				<Line d="M-10 12q8 5 20-2" wide={3} />
			) : (
				<>
					<path d="M-11 10h22c0 10-22 10-22 0z" fill="#fff6e2" class="comic comic--thin" />
					<Line d="M-4 10v6M4 10v6" wide={1.6} />
				</>
			)}
		</>
	);
}

function Seranide() {
	return (
		<>
			<g class="comic" fill="#2fa84f">
				<path d="M0-30c-14-2-20-8-20-14 12-1 19 5 20 14z" />
				<path d="M2-30c10-2 18-8 18-16-12 0-18 7-18 16z" />
			</g>
			<circle r="33" fill="#6bdd8d" />
			<g clip-path="url(#trd-disc)" fill="#3fbd6a">
				<path d="M-38-8c14-14 22-6 18 2s-4 14-18 14z" />
				<path d="M36 4C26-4 18 4 22 12s10 12 16 8zM-14 36c0-10 10-14 18-8s2 12-6 14z" />
			</g>
			<circle r="33" fill="none" class="comic" />
			<g transform="translate(1 -31)" fill="#ff7db4" class="comic comic--thin">
				<circle cx="-5.5" r="4.5" /><circle cx="5.5" r="4.5" />
				<circle cy="-5.5" r="4.5" /><circle cy="5" r="4.5" />
				<circle r="3.5" fill="#ffd84d" />
			</g>
			<Line d="M-17-3c2-8 10-8 12 0M5-3c2-8 10-8 12 0" wide={3.2} />
			<path d="M-9 7h18c0 13-18 13-18 0z" fill="#8c1f4c" class="comic comic--thin" />
			<path d="M-5 14c3-3 7-3 10 0-3 4-7 4-10 0z" fill="#ff7db4" />
			<g fill="#ff7db4" opacity=".8"><circle cx="-20" cy="5" r="4" /><circle cx="20" cy="5" r="4" /></g>
		</>
	);
}

function Supay({ glad }: { glad?: boolean }) {
	return (
		<>
			<circle r="33" fill="#a79fd0" />
			<g clip-path="url(#trd-disc)" fill="#877db8">
				<circle cx="-22" cy="14" r="9" /><circle cx="20" cy="20" r="7" />
				<circle cx="24" cy="-18" r="8" /><circle cx="-6" cy="27" r="5" />
			</g>
			<circle r="33" fill="none" class="comic" />
			<path class="comic comic--thin sprout" d="M2-32c0-8 6-11 13-10 0 7-6 10-13 10zm0 0c0-6-4-9-10-9 0 6 4 9 10 9z" fill="#8bdc4a" />
			{glad ? (
				<>
					<Glad />
					<Line d="M-9 9c5 8 14 7 18-1" wide={3} />
				</>
			) : (
				<>
					<g class="eyes">
						<ellipse cx="10" cy="-5" rx="7" ry="8.5" fill="#fff" class="comic comic--thin" />
						<circle class="eyes__look" cx="8.5" cy="-4" r="3.6" fill="#150c45" />
					</g>
					<Line d="M-15-11-5 0m0-11-10 11" wide={3} />
					<Line d="M-8 14c4-6 12-6 16-1" />
				</>
			)}
			<g transform="rotate(-24 -16 -20)">
				<rect x="-27" y="-25" width="20" height="8" rx="3" fill="#ffe3c2" class="comic comic--thin" />
			</g>
		</>
	);
}

const DRAWN: ((how: { glad?: boolean }) => JSX.Element)[] = [Earth, Gobi, Bob, Inti, Seranide, Supay, Earth];

/* A planet of a designer's own data keeps the face of its row. */
export function PlanetFace({ place, glad }: { place: number; glad?: boolean }) {
	const Drawn = DRAWN[place] ?? Earth;
	return <g class="face"><Drawn glad={glad} /></g>;
}

/* Sunbeams around a planet that produces. */
export function rays(): string {
	let path = '';
	for (let i = 0; i < 16; i++) {
		const at = (i * Math.PI) / 8;
		const point = (angle: number, far: number) =>
			`${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
		path += `M${point(at - .1, 38)}L${point(at, 47)}L${point(at + .1, 38)}Z`;
	}
	return path;
}

/* The clip path that faces are drawn within: once in each drawing that shows one. It clips where the
 * drawing that has it first is out of sight, too. */
export function PlanetDefs() {
	return <defs><clipPath id="trd-disc"><circle r="33" visibility="visible" /></clipPath></defs>;
}
