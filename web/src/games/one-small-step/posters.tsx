/* posters.tsx - espionage cards as posters: flat colour, rays from below, one picture each. */
import type { VNode } from 'preact';
import { CardIcon } from './icons';
import type { Kind } from './view';

const INK = '#1a1420',
	CREAM = '#fff5e0',
	GOLD = '#f4b63a',
	RED = '#b5341f',
	NAVY = '#1a2145',
	DARK = '#10131f';

interface Picture {
	ground: string;
	ray: string;
	art: VNode;
}

const line = { fill: 'none', stroke: INK, 'stroke-width': 3, 'stroke-linejoin': 'round' as const, 'stroke-linecap': 'round' as const };

/* A figure in hat and coat, from behind or as a shadow. */
function Figure({ x, y, size = 1, fill = DARK }: { x: number; y: number; size?: number; fill?: string }) {
	return (
		<g transform={`translate(${x} ${y}) scale(${size})`} fill={fill}>
			<circle cy="-44" r="10" />
			<path d="M-18-47q18-8 36 0l-8-4q-2-13-10-13t-10 13z" />
			<path d="M-22 0q-3-34 22-34T22 0z" />
		</g>
	);
}

const PICTURES: Record<string, Picture> = {
	'card-double-agent': {
		ground: '#d7c9a5',
		ray: '#cbbb92',
		art: (
			<>
				<path d="M70 26q-34 2-34 40v16l-10 18 10 4v16q0 12 16 10v20h18z" fill={RED} />
				<path d="M70 26q34 2 34 40v16l10 18-10 4v16q0 12-16 10v20H70z" fill={NAVY} />
				<path d="M20 52q50-16 100 0l-8-10q-8-26-20-24t-22 4q-12-6-22-4T28 42z" fill={DARK} />
				<circle cx="54" cy="72" r="4" fill={CREAM} />
				<circle cx="86" cy="72" r="4" fill={CREAM} />
			</>
		),
	},
	'card-molehunt': {
		ground: '#31356b',
		ray: '#2a2e5f',
		art: (
			<>
				<path d="M10 24h120v126H10z" fill={NAVY} />
				<path
					d="M20 34h18v17H20zM47 34h18v17H47zM74 34h18v17H74zM101 34h18v17h-18zM20 60h18v17H20zM47 60h18v17H47zM101 60h18v17h-18zM20 86h18v17H20zM101 86h18v17h-18zM20 112h18v17H20zM101 112h18v17h-18z"
					fill="#3d4688"
				/>
				<path d="M74 60h18v17H74z" fill={GOLD} />
				<path d="M83 68 140 150H30z" fill={GOLD} opacity=".28" />
				<circle cx="68" cy="112" r="20" fill="none" stroke={CREAM} stroke-width="6" />
				<path d="m82 127 22 20" stroke={CREAM} stroke-width="8" stroke-linecap="round" />
			</>
		),
	},
	'card-stolen-plans': {
		ground: '#8d2a1c',
		ray: '#7c2316',
		art: (
			<>
				<path d="m24 96 70-26 22 60-70 26z" fill="#cfe3f2" stroke={INK} stroke-width="3" />
				<path d="m38 102 46-17M42 113l46-17M46 124l30-11" stroke="#2a5d8f" stroke-width="3" />
				<path d="m92 96 8 22-14 5z" fill="#2a5d8f" />
				<path d="M34 28h16l5-10h30l5 10h16q6 0 6 6v34q0 6-6 6H34q-6 0-6-6V34q0-6 6-6z" fill={DARK} stroke={CREAM} stroke-width="3" />
				<circle cx="70" cy="48" r="16" fill="#3d4688" stroke={CREAM} stroke-width="4" />
				<circle cx="70" cy="48" r="6" fill={GOLD} />
			</>
		),
	},
	'card-borrowed-engineer': {
		ground: '#1f6f78',
		ray: '#1a5f67',
		art: (
			<>
				<path d="M20 150q0-56 50-56t50 56z" fill={CREAM} stroke={INK} stroke-width="3" />
				<circle cx="70" cy="62" r="27" fill="#e8b98c" stroke={INK} stroke-width="3" />
				<path d="M42 58q2-32 30-32t28 30q-14-16-30-14T42 58z" fill={INK} />
				<circle cx="59" cy="66" r="9" fill="#ffffff80" stroke={INK} stroke-width="3" />
				<circle cx="83" cy="66" r="9" fill="#ffffff80" stroke={INK} stroke-width="3" />
				<path d="M68 66h6M84 150v-28h20v28" {...line} />
				<path d="M90 122v-14M97 122v-18" stroke={RED} stroke-width="4" />
			</>
		),
	},
	'card-curfew': {
		ground: '#1a2145',
		ray: '#222b58',
		art: (
			<>
				<path d="M0 108h18V78l22 14V78l22 14V78l22 14V60h14v32h14V60h14v90H0z" fill={RED} />
				<path d="M88 52q-8-14 4-22t-2-22M114 52q-8-14 4-22t-2-22" fill="none" stroke={CREAM} stroke-width="5" stroke-linecap="round" opacity=".7" />
				<path d="M14 118h16v12H14zM44 118h16v12H44zM74 118h16v12H74z" fill={GOLD} />
				<path d="M4 150v-26M24 150v-26M44 150v-26M64 150v-26M84 150v-26M104 150v-26M124 150v-26M0 134h140" stroke={DARK} stroke-width="4" />
			</>
		),
	},
	'card-back-channel': {
		ground: '#c98a2b',
		ray: '#bb7d22',
		art: (
			<>
				<path d="M36 20h68v130H36z" fill="#5a2f16" stroke={INK} stroke-width="3" />
				<path d="M60 26h44v124H60z" fill={DARK} />
				<path d="M104 20 62 34v126l42-10z" fill="#7b431f" stroke={INK} stroke-width="3" />
				<circle cx="72" cy="92" r="4" fill={GOLD} />
				<path d="m18 104 36-8 5 24-36 8z" fill={CREAM} stroke={INK} stroke-width="3" />
				<path d="M4 118q14-12 24-2l8 6q-6 14-18 12L4 140z" fill="#e8b98c" stroke={INK} stroke-width="3" />
			</>
		),
	},
	'card-bands-and-banners': {
		ground: '#c9432a',
		ray: '#b5341f',
		art: (
			<>
				<path
					d="M18 150 34 26M34 26l34 10-30 16zM46 150 66 14M66 14l38 12-34 18zM78 150 100 34M100 34l34 12-32 14z"
					fill={GOLD} stroke={CREAM} stroke-width="4" stroke-linejoin="round"
				/>
				<path d="m22 112 64-22 26-22 8 40-30-2-62 22z" fill={GOLD} stroke={INK} stroke-width="3" />
				<ellipse cx="116" cy="88" rx="7" ry="20" transform="rotate(-10 116 88)" fill="#b98213" stroke={INK} stroke-width="3" />
				<path d="M58 106v-14M70 102V88" stroke={INK} stroke-width="5" stroke-linecap="round" />
			</>
		),
	},
	'card-scandal-in-the-press': {
		ground: '#e5d6b3',
		ray: '#d9c79d',
		art: (
			<>
				<path d="m20 36 88-14 14 96-88 14z" fill={CREAM} stroke={INK} stroke-width="3" />
				<path d="m30 48 74-12 2 14-74 12z" fill={INK} />
				<path d="m36 74 30-5 5 32-30 5z" fill="#b8b0a0" />
				<path d="m76 68 32-5M77 77l32-5M79 86l32-5M80 95l32-5M44 118l66-11" stroke={INK} stroke-width="3" />
				<Figure x={54} y={102} size={0.42} fill={INK} />
				<path d="M84 150q6-30 26-34l18 8v26z" fill="#e8b98c" stroke={INK} stroke-width="3" />
			</>
		),
	},
	'card-bribed-minister': {
		ground: '#1f6f78',
		ray: '#1a5f67',
		art: (
			<>
				<circle cx="104" cy="34" r="22" fill={GOLD} />
				<path d="M0 96q20-10 40 0t40 0 60-2v60H0z" fill="#164a55" />
				<path d="M92 92V66l18-14 18 14v26z" fill={CREAM} />
				<path d="m88 68 22-18 22 18" fill="none" stroke={RED} stroke-width="6" />
				<path d="m-6 150 30-44 38-6 30 16-10 12-24-6 4 28z" fill="#e8b98c" stroke={INK} stroke-width="3" />
				<path d="m-10 150 26-50 20 16-14 34z" fill={INK} />
				<path d="m40 66 44-12 10 34-44 12z" fill={CREAM} stroke={INK} stroke-width="3" />
				<path d="m40 66 30 16 14-28" {...line} />
			</>
		),
	},
	'card-freight-diverted': {
		ground: '#4d6b3a',
		ray: '#435f32',
		art: (
			<>
				<path d="M-6 150 60 60M34 150 74 60M64 60q30 20 80 22M78 60q30 10 66 10" fill="none" stroke={INK} stroke-width="4" />
				<path d="M6 136h26M20 118h24M33 100h20M44 84h16M92 68l-4 10M112 70l-4 12" stroke="#5a4630" stroke-width="5" />
				<path d="M74 22h58v34H74z" fill={RED} stroke={INK} stroke-width="3" />
				<path d="M86 22v34M103 22v34M120 22v34" stroke="#7c2316" stroke-width="3" />
				<circle cx="86" cy="60" r="7" fill={INK} />
				<circle cx="120" cy="60" r="7" fill={INK} />
				<path d="M104 150V96M104 96l24-10v20z" fill={GOLD} stroke={INK} stroke-width="3" />
			</>
		),
	},
	'card-loose-valve': {
		ground: '#7d8691',
		ray: '#727b86',
		art: (
			<>
				<path d="M0 92h140v34H0z" fill="#3f4853" stroke={INK} stroke-width="3" />
				<path d="M52 86h36v46H52z" fill="#59636f" stroke={INK} stroke-width="3" />
				<path d="M70 86V62" stroke={INK} stroke-width="8" />
				<g transform="rotate(-16 70 46)">
					<circle cx="70" cy="46" r="26" fill="none" stroke={RED} stroke-width="10" />
					<path d="M70 22v48M46 46h48" stroke={RED} stroke-width="7" />
				</g>
				<path d="M92 96q24-20 18-46M98 104q34-12 34-50" fill="none" stroke={CREAM} stroke-width="5" stroke-linecap="round" opacity=".8" />
				<path d="M100 140q8 14 0 14t0-14zM118 134q8 14 0 14t0-14z" fill="#b8abe6" stroke={INK} stroke-width="2" />
			</>
		),
	},
	'card-dead-drop': {
		ground: '#2d3a2a',
		ray: '#26321f',
		art: (
			<>
				<circle cx="30" cy="26" r="13" fill="#f3dfb0" />
				<path
					d="M50 150q8-50-4-92l-20-22 26 12 4-30 10 28 22-22-12 28 26-6-24 18q-8 44 6 86z"
					fill="#5a4630" stroke={INK} stroke-width="3"
				/>
				<ellipse cx="66" cy="96" rx="10" ry="15" fill={DARK} />
				<path d="m60 94 14-8 4 8-14 8z" fill={CREAM} />
				<Figure x={111} y={150} size={0.8} />
			</>
		),
	},
	'card-safe-house': {
		ground: '#2b2340',
		ray: '#33294c',
		art: (
			<>
				<path d="M24 72 70 30l46 42v78H24z" fill="#6b3a4c" stroke={INK} stroke-width="3" />
				<path d="m14 78 56-52 56 52" fill="none" stroke={DARK} stroke-width="9" />
				<path d="M38 84h22v24H38z" fill={GOLD} />
				<path d="M38 84h22v24H38zM49 84v24M38 96h22" {...line} />
				<path d="M82 100h22v50H82z" fill={DARK} />
				<path d="M104 100 92 106v48l12-4z" fill="#8d5a2b" stroke={INK} stroke-width="2" />
				<Figure x={49} y={109} size={0.36} />
				<path d="M96 28V12h12v28" fill="#6b3a4c" stroke={INK} stroke-width="3" />
			</>
		),
	},
	'card-tapped-line': {
		ground: '#a9b48a',
		ray: '#9ca87c',
		art: (
			<>
				<path d="M28 54q8-22 42-22t42 22l-6 14-22-4-3-12q-11-3-22 0l-3 12-22 4z" fill={DARK} />
				<path d="M50 62h40l22 54H28z" fill={RED} stroke={INK} stroke-width="3" />
				<circle cx="70" cy="90" r="16" fill={CREAM} stroke={INK} stroke-width="3" />
				<circle cx="70" cy="90" r="5" fill={INK} />
				<path d="M112 112q18 10 6 20t-30 2-28 10-30-4" fill="none" stroke={INK} stroke-width="4" />
				<path d="m60 132 12-4 4 12-12 4z" fill={GOLD} stroke={INK} stroke-width="3" />
			</>
		),
	},
	'card-test-ban-talks': {
		ground: '#23508e',
		ray: '#1d467d',
		art: (
			<>
				<ellipse cx="70" cy="98" rx="58" ry="24" fill="#8d5a2b" stroke={INK} stroke-width="3" />
				<ellipse cx="70" cy="94" rx="58" ry="24" fill="#b97f45" stroke={INK} stroke-width="3" />
				<Figure x={34} y={82} size={0.62} fill={RED} />
				<Figure x={106} y={82} size={0.62} fill={DARK} />
				<Figure x={70} y={76} size={0.58} fill={CREAM} />
				<path d="m58 92 20-4 4 12-20 4z" fill={CREAM} stroke={INK} stroke-width="2" />
				<path d="M20 150v-22M120 150v-22M70 150v-28" stroke={INK} stroke-width="6" />
			</>
		),
	},
	'card-defector': {
		ground: '#d9dee6',
		ray: '#cbd1db',
		art: (
			<>
				<path d="M0 40h140v22H0z" fill={RED} />
				<path d="M86 0h10v150H86z" fill={CREAM} stroke={INK} stroke-width="3" />
				<path d="M86 10h10M86 34h10M86 58h10M86 82h10M86 106h10M86 130h10" stroke={RED} stroke-width="12" />
				<Figure x={52} y={150} size={1.5} fill={NAVY} />
				<path d="M78 116h26v22H78z" fill="#8d5a2b" stroke={INK} stroke-width="3" />
				<path d="M86 116v-6h10v6" {...line} />
			</>
		),
	},
};

const RAYS = Array.from({ length: 9 }, (_, i) => {
	const [a, b] = [Math.PI * (1.02 + i / 9), Math.PI * (1.02 + (i + 0.5) / 9)];
	const at = (angle: number) => `${(70 + Math.cos(angle) * 260).toFixed(0)} ${(150 + Math.sin(angle) * 260).toFixed(0)}`;
	return `M70 150L${at(a)}L${at(b)}z`;
}).join('');

/* Other data has other cards: they have their sign on the rays. */
export function Poster({ card }: { card: Kind }) {
	const picture = PICTURES[card.ids[0] ?? ''];
	return (
		<span class="poster-art" aria-hidden="true">
			<svg viewBox="0 0 140 150" preserveAspectRatio="xMidYMid slice">
				<rect width="140" height="150" fill={picture?.ground ?? NAVY} />
				<path d={RAYS} fill={picture?.ray ?? '#27336b'} />
				{picture?.art}
			</svg>
			{!picture && <CardIcon card={card} />}
		</span>
	);
}
