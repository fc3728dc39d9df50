/* pictures.tsx - a picture for each resource card: where the tokens come from. A card of somebody else's
 * making has the picture of the crate. */
import type { VNode } from 'preact';

const DARK = '#0b1319';

function at(d: string, fill: string, stroke?: string, wide = 2): VNode {
	return <path d={d} fill={fill} stroke={stroke} stroke-width={wide} stroke-linejoin="round" stroke-linecap="round" />;
}

function pen(d: string, stroke: string, wide = 2, opacity = 1): VNode {
	return <path d={d} fill="none" stroke={stroke} stroke-width={wide} opacity={opacity} stroke-linecap="round" stroke-linejoin="round" />;
}

function disc(x: number, y: number, r: number, fill: string, stroke?: string, wide = 2): VNode {
	return <circle cx={x} cy={y} r={r} fill={fill} stroke={stroke} stroke-width={wide} />;
}

function sky(colour: string): VNode {
	return <rect width="132" height="100" fill={colour} />;
}

function row<T>(count: number, draw: (i: number) => T): T[] {
	return Array.from({ length: count }, (_, i) => draw(i));
}

const PICTURES: Record<string, () => VNode[]> = {
	'cobalt-seam': () => [
		sky('#1c2440'),
		at('M0 100V30l24 8 20-20 34 16 26-22 28 18v70z', '#2e3a5e'),
		at('M-4 76q30-30 60-18t80-30v20q-40 10-72 26t-68 18z', '#2f7bff', DARK),
		at('M10 76l10-14 12 8-6 12zM52 62l14-10 8 14-14 8zM92 48l12-14 12 8-10 14z', '#9fc8ff', DARK, 1.5),
		pen('M20 62l4 14M66 52l-4 16M104 34l2 16', '#fff', 1.5, 0.8),
		at('M104 84h18v10h-18z', '#8a6a44', DARK),
		...[108, 119].map((x) => disc(x, 96, 4, '#c9b48a', DARK)),
	],
	'moss-vats': () => [
		sky('#173b33'),
		at('M0 72h132v28H0z', '#0c2420'),
		...row(3, (i) => [
			at(`M${12 + i * 40} 34h30v44q-15 8-30 0z`, '#39625a', DARK),
			at(`M${12 + i * 40} 42q8-6 15 0t15 0v20q-15 8-30 0z`, '#5fd39a'),
			disc(20 + i * 40, 52, 3, '#c9f6dc'),
			disc(32 + i * 40, 58, 2, '#c9f6dc'),
			<ellipse key={i} cx={27 + i * 40} cy="34" rx="15" ry="5" fill="#7aa89d" stroke={DARK} stroke-width="2" />,
			pen(`M${27 + i * 40} 30V10h20`, '#7aa89d', 4),
		]).flat(),
	],
	'sulphur-fields': () => [
		sky('#6a4a12'),
		disc(100, 24, 13, '#f7d774'),
		at('M0 62q34-20 66-6t66-10v54H0z', '#b98a1d'),
		at('M0 78q40-14 70-2t62-6v30H0z', '#f0c63c', '#6b4a08', 1.5),
		...[26, 62, 94].map((x, i) => at(`M${x - 9} ${74 - i * 3}l9-11 9 11z`, '#f7e38a', '#6b4a08', 1.5)),
		...[26, 62, 94].map((x, i) => pen(`M${x} ${58 - i * 3}q-9-14 2-24t-3-22`, '#fff6cf', 4, 0.65)),
	],
	'ice-haul': () => [
		sky('#274a66'),
		disc(24, 20, 8, '#e8f6ff'),
		at('M0 100V64q40-18 70-8t62-6v50z', '#1a3247'),
		at('M18 70 36 32l24 10 20-14 30 42z', '#cfeaff', DARK),
		at('M36 32l10 38H18zM80 28l4 42 26 0z', '#8fbfe0'),
		at('M6 72h120l-8 14H14z', '#7d4e36', DARK),
		...[28, 64, 100].map((x) => disc(x, 88, 7, '#33404a', DARK)),
	],
	'spore-barge': () => [
		sky('#1f5a56'),
		disc(100, 24, 15, '#f4d98a'),
		at('M0 66q22-8 44 0t44 0 44 0v34H0z', '#123b3a'),
		at('M20 60h88l-10 18H32z', '#7a4a2e', DARK),
		...[
			[42, 50, 11],
			[62, 43, 15],
			[84, 50, 12],
		].map(([x, y, r]) => disc(x!, y!, r!, '#5fd39a', '#0b3b28')),
		...[
			[38, 46],
			[57, 36],
			[66, 44],
			[81, 45],
		].map(([x, y]) => disc(x!, y!, 2.4, '#d9ffe6')),
		at('M0 82q22-8 44 0t44 0 44 0v18H0z', '#0b2a2a'),
		...row(5, (i) => disc(20 + i * 18, 26 - ((i * 7) % 12), 1.8, '#bff3d3')),
	],
	'armoured-convoy': () => [
		sky('#58483a'),
		disc(22, 22, 11, '#e9c27a'),
		at('M0 60l34-14 40 8 58-18v64H0z', '#3d3127'),
		at('M0 78h132v22H0z', '#241d17'),
		...row(3, (i) => [
			at(`M${-8 + i * 48} 54h26v-8h10l8 10v18h-44z`, '#c79a3a', DARK),
			at(`M${20 + i * 48} 48h6l5 7h-11z`, '#22303a'),
			pen(`M${2 + i * 48} 50V40h14`, DARK, 3),
			...[0, 13, 28].map((x) => disc(-2 + i * 48 + x, 76, 6, '#4a4038', DARK)),
		]).flat(),
	],
	'pilgrim-road': () => [
		sky('#5a3c52'),
		disc(66, 30, 17, '#f6c66b'),
		at('M0 100V52l30-10 36 6 40-12 26 10v54z', '#3a2a3c'),
		at('M50 100 62 46h8l30 54z', '#d8b98c', DARK, 1.5),
		...row(6, (i) => {
			const [x, y, s] = [62 + i * 4.2, 52 + i * 7, 0.5 + i * 0.16];
			return [at(`M${x - 6 * s} ${y + 10 * s}q${6 * s} ${-18 * s} ${12 * s} 0z`, i % 2 ? '#2c2231' : '#6b4a66', DARK, 1), disc(x, y - 3 * s, 3 * s, '#e8d2b0', DARK, 1), at(`M${x + 3 * s} ${y}h${5 * s}v${7 * s}h${-5 * s}z`, '#f4d35e', DARK, 1)];
		}).flat(),
	],
	'twin-wells': () => [
		sky('#2c3f4a'),
		at('M0 64q66-20 132 0v36H0z', '#22313a'),
		...[
			[36, '#6fb1ff'],
			[96, '#5fd39a'],
		].map(([x, colour]) => [
			at(`M${+x! - 20} 78 ${+x!} 16l20 62`, 'none', '#d9c39a', 4),
			pen(`M${+x! - 12} 54h24M${+x! - 7} 38h14M${+x! - 12} 54l19-16M${+x! + 12} 54l-19-16`, '#d9c39a', 2.5),
			<ellipse key={x} cx={+x!} cy="82" rx="20" ry="7" fill={String(colour)} stroke={DARK} stroke-width="2" />,
			at(`M${+x! - 3} 82q-3-34 3-62 6 28 3 62z`, String(colour)),
		]).flat(),
		pen('M66 100V60', '#b4583c', 3),
		pen('M58 66h16M58 78h16', '#b4583c', 3),
	],
	'relay-depot': () => [
		sky('#24384a'),
		pen('M96 66V16M84 66l12-44 12 44M89 48h14', '#b9ccd8', 3),
		pen('M84 14a16 16 0 0 1 24 0M78 6a26 26 0 0 1 36 0', '#6fb1ff', 3),
		at('M0 66h132v34H0z', '#18262f'),
		...row(7, (i) => [
			at(`M${8 + (i % 4) * 20} ${72 - Math.floor(i / 4) * 18}h18v16h-18z`, ['#6fb1ff', '#f4d35e', '#b4583c', '#8aa0ad'][i % 4]!, DARK),
			pen(`M${13 + (i % 4) * 20} ${72 - Math.floor(i / 4) * 18}v16M${21 + (i % 4) * 20} ${72 - Math.floor(i / 4) * 18}v16`, DARK, 1, 0.6),
		]).flat(),
	],
	'garden-lattice': () => [
		sky('#274236'),
		disc(110, 18, 9, '#f4d98a'),
		...row(6, (i) => pen(`M${6 + i * 24} 8v92`, '#8a6a44', 4)),
		...row(4, (i) => pen(`M0 ${18 + i * 24}h132`, '#a9845a', 4)),
		pen('M10 100q20-30 8-52t30-40M120 100q-26-22-14-50T80 6M64 100q-6-40 10-60', '#4fae6a', 4),
		...row(11, (i) => [disc(12 + ((i * 37) % 112), 14 + ((i * 53) % 78), 6, i % 2 ? '#f4d35e' : '#5fd39a', DARK, 1.5), disc(10 + ((i * 37) % 112), 12 + ((i * 53) % 78), 1.6, '#fff')]).flat(),
	],
	'war-bonds': () => [
		sky('#5a2a2a'),
		at('M30 8h72v84H30z', '#f3e4c0', DARK),
		at('M36 14h60v44H36z', '#b43c2c'),
		...row(9, (i) => at(`M66 50L${66 + 44 * Math.cos(Math.PI + (i * Math.PI) / 8 - 0.08)} ${50 + 44 * Math.sin(Math.PI + (i * Math.PI) / 8 - 0.08)}L${66 + 44 * Math.cos(Math.PI + (i * Math.PI) / 8 + 0.08)} ${50 + 44 * Math.sin(Math.PI + (i * Math.PI) / 8 + 0.08)}z`, '#f4d35e')),
		at('M36 58h60v4H36zM30 8h6v84h-6zM96 8h6v84h-6zM30 8h72v6H30z', '#f3e4c0'),
		at('M56 58V38a10 10 0 0 1 20 0v20z', '#22303a', DARK),
		pen('M42 70h48M42 78h48M50 86h32', '#5a2a2a', 3),
		...[
			[14, 84, '#6fb1ff'],
			[118, 80, '#f4d35e'],
			[112, 92, '#5fd39a'],
		].map(([x, y, c]) => disc(+x!, +y!, 9, String(c), DARK)),
	],
	'old-arsenal': () => [
		sky('#3a3530'),
		at('M8 100V34Q66-12 124 34v66z', '#6f675c', DARK),
		at('M24 100V44q42-34 84 0v56z', '#1d1a17'),
		at('M24 44q42-34 84 0v6q-42-30-84 0z', '#a59a88'),
		...row(5, (i) => [pen(`M${36 + i * 15} 92V56`, '#c9b48a', 4), at(`M${32 + i * 15} 58q4-14 8 0z`, ['#5fd39a', '#f4d35e', '#6fb1ff', '#f4d35e', '#5fd39a'][i]!, DARK, 1.5)]).flat(),
		disc(66, 22, 6, '#f4d35e', DARK),
		pen('M66 26v12M66 34h5M66 38h4', '#f4d35e', 3),
	],
	'free-traders': () => [
		sky('#1f1d46'),
		...row(14, (i) => disc((i * 41) % 132, (i * 29) % 60, 1 + (i % 2), '#fff')),
		at('M0 78q66-16 132 0v22H0z', '#3d3a66'),
		at('M20 56q30-30 74-24l20 12-14 18H34z', '#d55e8a', DARK),
		at('M92 34l20 10-8 10-18-6z', '#bfe6ff', DARK),
		at('M30 56l-16 4 8-16zM40 64v12M84 64v12', '#8a3a5c', DARK),
		pen('M40 64v12M84 64v12', DARK, 3),
		...[
			[30, '#6fb1ff'],
			[52, '#f4d35e'],
			[66, '#5fd39a'],
			[100, '#f4d35e'],
		].map(([x, c]) => at(`M${x} 78h14v13h-14z`, String(c), DARK)),
	],
	motherlode: () => [
		sky('#2b2438'),
		at('M0 100V40l30-22 24 12 26-20 28 16 24-6v80z', '#463a5c'),
		at('M0 100V64l34-14 30 10 34-18 34 14v44z', '#1b1626'),
		at('m26 84 8-26 10-5 8 28z', '#6fb1ff', DARK, 1.5),
		at('m46 88 10-38 12-6 8 42z', '#f4d35e', DARK, 1.5),
		at('m74 90 9-30 11-4 6 32z', '#5fd39a', DARK, 1.5),
		at('m98 92 6-18 9-2 5 18z', '#6fb1ff', DARK, 1.5),
		pen('M58 54l5 32M85 62l4 26M36 60l4 22', '#fff', 1.6, 0.75),
		pen('M66 0v18M20 6l10 12M112 4l-10 14', '#f4d98a', 2, 0.6),
	],
	crate: () => [sky('#3f4c56'), at('M34 26h64v54H34z', '#b58a54', DARK, 3), pen('M34 44h64M34 62h64M50 26v54M82 26v54', DARK, 2)],
};

/* By the id of a card's piece, "card-ice-haul". */
export function Picture({ card }: { card: string }) {
	const name = card.replace('card-', '');
	return (
		<svg class="fk-picture" viewBox="0 0 132 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
			{(PICTURES[name] ?? PICTURES.crate!)()}
		</svg>
	);
}
