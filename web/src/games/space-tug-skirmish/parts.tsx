/* parts.tsx - the drawings that a tug is put together from. Specs are drawn where they sit (the
 * axis is y = 262, the hull from x = 400 to 546); Features and Ilities upward from their foot at
 * (0, 0). Data of one's own may name other parts: those get the drawing of their kind. */
import type { VNode } from 'preact';
import type { Part, Printed, Slot } from './view';

const range = (count: number) => Array.from({ length: count }, (_, i) => i);

/* --- propulsion: ends at x = 214 ------------------------------------------------------ */

const PROPULSION: Record<string, () => VNode> = {
	mat: () => (
		<>
			<path class="bd" d="M150 240h42v44h-42Z" />
			<path class="bd" d="M150 246q-14 0-30-22v76q16-22 30-22Z" />
			<path class="th" d="M140 244v36M130 236v52M164 240v44M178 240v44" />
			<path class="bd" d="M192 248h22v28h-22Z" />
			<path class="ln" d="M170 240v-12h30v12M170 284v12h30v-12" />
		</>
	),
	'ion-cluster': () => (
		<>
			{[196, 240, 284, 328].map((y) => (
				<g key={y}>
					<path class="bd" d={`M150 ${y - 15}h40v30h-40l-22 6v-42Z`} />
					<path class="th" d={`M160 ${y - 15}v30M170 ${y - 15}v30M180 ${y - 15}v30`} />
				</g>
			))}
			<path class="bd" d="M190 178h24v168h-24Z" />
			<path class="th" d="M190 206h24M190 262h24M190 318h24M190 178l24 28M190 318l24 28" />
		</>
	),
	'cryo-stage': () => (
		<>
			<path class="bd" d="M128 204h70q16 0 16 16v84q0 16-16 16h-70Z" />
			<path class="bd" d="M128 236q-26-2-58-40v132q32-38 58-40Z" />
			<path class="th" d="M112 230v64M96 220v84M82 206v112M150 204v116M172 204v116" />
			<path class="th" d="M140 196l-6-12M158 196v-16M176 196l6-12M140 328l-6 12M158 328v16M176 328l6 12" />
			<path class="ln" d="M192 250l-10 12 10 12M182 262h20" />
		</>
	),
	'nuclear-kettle': () => (
		<>
			<path class="bd" d="M112 306v-56q0-50 44-50t44 50v56Z" />
			<path class="ln" d="M156 200v-18M146 182h20M200 232l26-26M112 288h88" />
			<path class="bd" d="M112 268q-20 0-44-26v54q24-26 44-26Z" />
			<path class="bd" d="M196 218h18v88h-18Z" />
			<circle class="bd" cx="156" cy="252" r="20" />
			<path class="ln" d="M156 252l-9-16h18ZM156 252l18 2-9 15ZM156 252l-9 17-9-15Z" />
			<path class="th" d="M232 196q8-8 0-16t0-16M244 200q8-8 0-16" />
		</>
	),
	'solar-sail': () => (
		<>
			<path class="bd sheer" d="M196 262 60 120Q34 262 60 404Z" />
			<path class="th" d="M196 262 60 120M196 262 44 190M196 262 40 262M196 262 44 334M196 262 60 404" />
			<path class="th" d="M170 234q-6 28 0 56M140 204q-10 58 0 116M108 170q-14 92 0 184M84 146q-18 116 0 232" />
			<path class="bd" d="M190 248h24v28h-24Z" />
			<circle class="bd" cx="196" cy="262" r="9" />
		</>
	),
};

/* --- tanks: between x = 214 and 400 ---------------------------------------------------- */

const TANKS: Record<string, () => VNode> = {
	mat: () => (
		<>
			<path class="bd" d="M262 226h84q20 0 20 36t-20 36h-84q-20 0-20-36t20-36Z" />
			<path class="th" d="M268 226q-12 36 0 72M340 226q12 36 0 72M304 226v72" />
		</>
	),
	'twin-drop-tanks': () => (
		<>
			{[196, 328].map((y) => (
				<g key={y}>
					<path class="bd" d={`M254 ${y - 44}h110q26 0 26 44t-26 44H254q-26 0-26-44t26-44Z`} />
					<path class="th" d={`M262 ${y - 44}q-16 44 0 88M356 ${y - 44}q16 44 0 88M309 ${y - 44}v88`} />
					{range(9).map((i) => (
						<path key={i} class="th faint" d={`M${318 + i * 4} ${y - 40}v80`} />
					))}
				</g>
			))}
			<path class="ln" d="M280 240v44M340 240v44" />
		</>
	),
	'bottle-farm': () => (
		<>
			<path class="ln" d="M224 188h168M224 336h168M224 188v148M392 188v148" />
			{range(3).map((row) =>
				range(6).map((column) => {
					const x = 239 + column * 27.5;
					const y = 196 + row * 48;
					return (
						<path
							key={`${row}.${column}`}
							class="bd"
							d={`M${x - 9} ${y + 10}q0-8 6-9v-5h6v5q6 1 6 9v22q0 7-9 7t-9-7Z`}
						/>
					);
				}),
			)}
		</>
	),
	'big-dumb-tank': () => (
		<>
			<path class="bd" d="M258 146h98q40 0 40 116t-40 116h-98q-40 0-40-116t40-116Z" />
			<path class="th" d="M270 146q-26 116 0 232M344 146q26 116 0 232M307 146v232M222 220h170M222 304h170" />
			{range(14).map((i) => (
				<path key={i} class="th faint" d={`M${314 + i * 4} 152v220`} />
			))}
			<path class="ln" d="M294 146v-10h26v10" />
		</>
	),
};

/* --- manipulators: from x = 546 --------------------------------------------------------- */

const MANIPULATORS: Record<string, () => VNode> = {
	mat: () => (
		<>
			<path class="bd" d="M546 250h16v24h-16Z" />
			<path class="bd" d="M566 268l36 34 10-10-34-34Z" />
			<path class="bd" d="M602 292l42-30 8 10-42 32Z" />
			<circle class="bd" cx="570" cy="262" r="11" />
			<circle class="bd" cx="608" cy="300" r="10" />
			<path class="ln thick" d="M650 262l16-10 10 6M654 270l18 4 4-10" />
		</>
	),
	'snare-net': () => (
		<>
			<path class="bd" d="M546 246h24v32h-24Z" />
			<path class="bd sheer" d="M570 256 700 176q34 86 0 172L570 268Z" />
			<path class="th" d="M570 258 712 214M570 261l148 1M570 264l142 46M610 232q8 30 0 60M640 214q12 48 0 96M668 196q16 66 0 132" />
			{[176, 214, 262, 310, 348].map((y, i) => (
				<circle key={y} class="bd" cx={[700, 712, 717, 712, 700][i]} cy={y} r="6" />
			))}
		</>
	),
	'long-reach-arm': () => (
		<>
			<path class="bd" d="M546 246h22v32h-22Z" />
			<path class="bd" d="M566 268 634 352l14-12L580 252Z" />
			<path class="bd" d="M634 340 712 262l12 12-78 80Z" />
			<circle class="bd" cx="573" cy="260" r="15" />
			<circle class="bd" cx="641" cy="346" r="15" />
			<circle class="bd" cx="718" cy="268" r="13" />
			<circle class="th" cx="573" cy="260" r="5" />
			<circle class="th" cx="641" cy="346" r="5" />
			<path class="ln thick" d="M724 257l22-16 14 8M730 274l24 4 6-14" />
			<path class="th" d="M588 280l44 55M598 278l40 50M654 332l54-55" />
		</>
	),
	'octopus-rig': () => (
		<>
			<path class="bd" d="M546 232h16q26 0 26 30t-26 30h-16Z" />
			<circle class="th" cx="568" cy="262" r="9" />
			{[
				'M578 240q40-70 92-52 26 10 14 26t-24 0',
				'M586 250q60-36 104-6 22 18 6 28t-20-8',
				'M588 262q50-8 96 30 14 22-6 26t-14-16',
				'M588 270q40 16 66 66 4 26-16 22t-6-20',
				'M578 284q20 28 22 76-4 24-20 14t4-20',
				'M566 292q0 40-28 74-16 14-24 0t14-18',
			].map((d) => (
				<path key={d} class="ln tentacle" d={d} />
			))}
		</>
	),
	'dockyard-crane': () => (
		<>
			<path class="bd" d="M546 226h30v72h-30Z" />
			<path class="bd" d="M560 226l12-70h16l12 70Z" />
			<path class="bd sheer" d="M572 168h178v24H572Z" />
			<path class="th" d="M572 168l22 24 22-24 22 24 22-24 22 24 22-24 22 24 22-24 2 2" />
			<path class="ln" d="M580 156 690 168M580 156l-34 30M726 192v96M714 192v96" />
			<path class="bd" d="M706 288h28v22h-28Z" />
			<path class="ln thick" d="M720 310v14q16 2 16 16t-16 16-16-12" />
			<path class="bd" d="M600 192h26v18h-26Z" />
		</>
	),
};

const SPECS: Record<Slot, Record<string, () => VNode>> = {
	prop: PROPULSION,
	fuel: TANKS,
	manip: MANIPULATORS,
};

function other(table: Record<string, () => VNode>, key: string): () => VNode {
	const rest = Object.keys(table).filter((name) => name !== 'mat');
	return table[rest[key.length % rest.length]!]!;
}

/* The Spec in a slot, or what the mat has there. */
export function specDrawing(slot: Slot, card?: Printed): VNode {
	const table = SPECS[slot];
	if (!card) return table.mat!();
	return (table[card.key] ?? other(table, card.key))();
}

/* Where the flames of a drive leave it: x, and the middles of its nozzles. */
export function nozzles(card?: Printed): { x: number; at: number[]; wide: number } {
	switch (card?.key) {
		case 'ion-cluster':
			return { x: 122, at: [196, 240, 284, 328], wide: 12 };
		case 'cryo-stage':
			return { x: 66, at: [262], wide: 52 };
		case 'nuclear-kettle':
			return { x: 64, at: [269], wide: 20 };
		case 'solar-sail':
			return { x: 0, at: [], wide: 0 };
		default:
			return { x: 116, at: [262], wide: 28 };
	}
}

/* Where a line to a Spec's label begins. */
export function specAnchor(slot: Slot, card?: Printed): [number, number] {
	const name = card ? card.key : 'mat';
	if (slot === 'prop') return name === 'solar-sail' ? [84, 352] : name === 'mat' ? [136, 288] : [140, 312];
	if (slot === 'fuel') return name === 'mat' ? [262, 236] : [262, 166];
	const points: Record<string, [number, number]> = {
		'snare-net': [660, 320],
		'octopus-rig': [640, 340],
		'dockyard-crane': [720, 300],
		'long-reach-arm': [641, 346],
		mat: [608, 300],
	};
	return points[name] ?? [620, 320];
}

/* --- Features --------------------------------------------------------------------------- */

const FEATURES: Record<string, () => VNode> = {
	'vending-machine': () => (
		<>
			<path class="bd" d="M-19 0v-56h38V0Z" />
			<path class="th" d="M-13-50h26v26h-26ZM-13-37h26M0-50v26" />
			<circle class="bd" cx="9" cy="-16" r="3" />
			<path class="ln" d="M-12-8H4" />
		</>
	),
	'tow-radar': () => (
		<>
			<path class="ln" d="M0 0v-26l-12-14" />
			<path class="bd" d="M-36-38q6 24 38 22Z" />
			<path class="ln" d="M-18-28l-12-22M-30-50l-4 2" />
			<path class="th" d="M-38-56q-10 6-10 16M-42-64q-18 10-16 26" />
		</>
	),
	'winch-room': () => (
		<>
			<path class="bd" d="M-30 0v-36h50V0Z" />
			<circle class="bd" cx="-6" cy="-18" r="12" />
			<circle class="th" cx="-6" cy="-18" r="5" />
			<path class="ln" d="M-2-29 38-54M38-54v16l-5 6M20-36l10-14" />
		</>
	),
	'solar-awning': () => (
		<>
			<path class="ln" d="M-24 0v-32M24 0v-32" />
			<path class="bd" d="M-58-66H74l-14 34H-72Z" />
			<path class="th" d="M-39-66l-14 34M-20-66l-14 34M-1-66l-14 34M18-66 4-32M37-66 23-32M56-66 42-32M-65-49H67" />
		</>
	),
	'comms-relay': () => (
		<>
			<path class="ln" d="M0 0v-22" />
			<path class="bd" d="M-34-44q34 42 68 0-34-20-68 0Z" />
			<path class="ln" d="M0-42v-22M-5-64H5" />
			<path class="th" d="M14-66q8 6 8 14M20-74q14 10 14 24" />
		</>
	),
	'tourist-cupola': () => (
		<>
			<path class="bd" d="M-34 0v-10H34V0Z" />
			<path class="bd" d="M-28-10q0-42 28-42t28 42Z" />
			<path class="th" d="M-10-50q-6 20-6 40M10-50q6 20 6 40M-24-30h48" />
			<circle class="th" cx="-4" cy="-20" r="4" />
			<path class="th" d="M-10-10q6-10 12 0" />
		</>
	),
	'gold-plated-galley': () => (
		<>
			<path class="bd" d="M-32 0v-30H32V0Z" />
			<path class="bd" d="M-20-30v-16h24v16Z" />
			<path class="ln" d="M-24-46h32M-8-46v-5M14-30v-26h8v26" />
			<path class="th" d="M-26-14h18v10h-18ZM2-14h22v10H2ZM-12-56q4-6 0-12M-2-56q4-6 0-12" />
			<path class="gilt" d="M36-52l3 7 7 3-7 3-3 7-3-7-7-3 7-3Z" />
		</>
	),
	'orbital-billboard': () => (
		<>
			<path class="ln" d="M-22 0v-24M22 0v-24" />
			<path class="bd" d="M-46-68h92v44h-92Z" />
			<path class="th" d="M-40-62h80v32h-80Z" />
			<path class="ln" d="M-30-46h26M-14-56l12 10-12 10" />
			<path class="gilt" d="M20-58l4 9 9 1-7 7 2 9-8-5-8 5 2-9-7-7 9-1Z" />
		</>
	),
	'fuel-kiosk': () => (
		<>
			<path class="bd" d="M-22 0v-44H8V0Z" />
			<path class="th" d="M-17-39H3v13h-20ZM-17-18H3M-17-11H3" />
			<path class="ln" d="M8-34h8q6 0 6 8v14q0 6 6 6t6-6v-28l-8-8" />
			<path class="bd" d="M-34-44h58l-6-12h-46Z" />
		</>
	),
	'billing-computer': () => (
		<>
			<path class="bd" d="M-34 0v-50h68V0Z" />
			<circle class="bd" cx="-15" cy="-34" r="10" />
			<circle class="bd" cx="13" cy="-34" r="10" />
			<circle class="th" cx="-15" cy="-34" r="3" />
			<circle class="th" cx="13" cy="-34" r="3" />
			<path class="th" d="M-26-14h52M-26-8h34" />
			<path class="ln" d="M14-8q14 2 10 12" />
		</>
	),
	'press-gallery': () => (
		<>
			<path class="ln" d="M0-26-16 0M0-26 16 0M0-26V-2" />
			<path class="bd" d="M-22-50h34v24h-34Z" />
			<path class="bd" d="M12-44l14-7v26l-14-7Z" />
			<circle class="bd" cx="-12" cy="-57" r="7" />
			<circle class="bd" cx="4" cy="-57" r="7" />
			<path class="th" d="M-16-44H2M-16-38H2" />
		</>
	),
};

/* Ilities are modules for the rack on the hull: each with a sign of its own. */
const ILITIES: Record<string, string> = {
	flexibility: 'M-4-28q8 4 0 8t0 8 0 6',
	modularity: 'M-4-28h4v6h-4ZM0-18h4v6h-4ZM-4-10h4v5h-4Z',
	scalability: 'M-4-6v-6h4v-8h4v-9M1-26l3-4 3 4',
	interoperability: 'M0-29v7M-4-22h8v5h-8ZM0-17v5M-3-12v6M3-12v6',
	adaptability: 'M0-29v6M-4-19a4 4 0 1 0 8 0 4 4 0 1 0-8 0M0-15v9',
	reusability: 'M-4-14a5 5 0 1 1 4 5M0-12v5h-4',
	evolvability: 'M0-6v-12M0-18q-5-2-5-9M0-18q5-2 5-9M0-14q4-1 5-5',
	maintainability: 'M0-6v-12M-4-27v5q0 4 4 4t4-4v-5',
	survivability: 'M0-28l5 3v8q0 6-5 9-5-3-5-9v-8Z',
	robustness: 'M-5-26h10v6h-10ZM0-20v14M-3-6h6',
};

export function featureDrawing(card: Printed): VNode {
	return (FEATURES[card.key] ?? other(FEATURES, card.key))();
}

export function ilityDrawing(card: Printed): VNode {
	return (
		<>
			<path class="bd" d="M-7.5 0v-34h15V0Z" />
			<path class="th" d={ILITIES[card.key] ?? 'M-4-26h8M-4-20h8M-4-14h8M-4-8h8'} />
		</>
	);
}

/* --- where they go ---------------------------------------------------------------------- */

export interface Socket {
	x: number;
	y: number;
	down?: boolean; /* hangs below the tug */
	mast?: number; /* a mast from here, behind the tanks */
}

const ABOVE: Socket[] = [
	{ x: 428, y: 196 },
	{ x: 316, y: 132, mast: 240 },
	{ x: 208, y: 150, mast: 240 },
	{ x: 600, y: 150, mast: 226 },
	{ x: 704, y: 140, mast: 140 },
	{ x: 110, y: 130, mast: 240 },
];
const BELOW: Socket[] = [
	{ x: 440, y: 328, down: true },
	{ x: 516, y: 328, down: true },
	{ x: 316, y: 392, down: true, mast: 284 },
	{ x: 208, y: 374, down: true, mast: 284 },
	{ x: 110, y: 394, down: true, mast: 284 },
];

/* Features alternate above and below in the order in which the view names them. */
export function socketsFor(features: Part[]): Socket[] {
	let above = 0;
	let below = 0;
	return features.map((_, i) => {
		const up = below >= BELOW.length || (i % 2 === 0 && above < ABOVE.length);
		return up ? ABOVE[above++]! : BELOW[below++]!;
	});
}

export function ilitySpot(index: number): [number, number] {
	return [478 + 17 * (index % 5), 196 - 36 * Math.floor(index / 5)];
}
