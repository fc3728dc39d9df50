/* ground.tsx - the ground of each zone of the shipped boards, drawn in a square of 100 that is stretched
 * over the zone and cut by its outline. Light falls from the upper left. A zone that is of nobody's
 * making here has one of the grounds below by its name, so that it keeps it. */
import type { VNode } from 'preact';

interface Ground {
	floor: string;
	side: string; /* of the plate, where it can be seen from the side */
	art: VNode[];
}

const LINE = { 'vector-effect': 'non-scaling-stroke', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;

function P(d: string, fill: string, stroke = 'none', wide = 1, opacity = 1): VNode {
	return <path {...LINE} d={d} fill={fill} stroke={stroke} stroke-width={wide} opacity={opacity} />;
}

function line(d: string, stroke: string, wide = 1, opacity = 1): VNode {
	return P(d, 'none', stroke, wide, opacity);
}

function oval(x: number, y: number, wide: number, high: number, fill: string, stroke = 'none', thick = 1): VNode {
	return <ellipse {...LINE} cx={x} cy={y} rx={wide} ry={high} fill={fill} stroke={stroke} stroke-width={thick} />;
}

/* Things strewn about: always in the same places. */
function many(count: number, draw: (i: number, a: number, b: number) => VNode | VNode[]): VNode[] {
	return Array.from({ length: count }, (_, i) => draw(i, ((i * 7919 + 13) % 97) / 97, ((i * 104729 + 41) % 89) / 89)).flat();
}

/* --- kinds of ground, in colours of their own ----------------------------------------------- */

/* A cleft from top to bottom, its light edge to the right, splinters about it. */
function rift(floor: string, side: string, deep: string, edge: string, shards: [string, string], ice: boolean): Ground {
	const shard = (i: number, a: number, b: number) =>
		ice
			? P(`M${58 + a * 38} ${24 + b * 60}l3-9 4 8-2 3z`, shards[i % 2]!, side, 0.8, 0.85)
			: P(`M${a * 92} ${b * 92}l${8 + b * 8} ${-6 - a * 8} ${6 + a * 7} ${10 + b * 6} ${-9 - a * 4} 7z`, shards[i % 3 ? 0 : 1]!, side, 0.8, 0.8);
	return {
		floor,
		side,
		art: [
			...many(ice ? 0 : 16, shard),
			P('M40 0 52 22 46 44 66 60 60 80 74 100 58 100 48 82 52 62 34 48 40 24 28 0Z', deep),
			line('M40 0 52 22 46 44 66 60 60 80 74 100', edge, 2.2),
			line('M28 0 40 24 34 48 52 62 48 82 58 100', shards[0], 1.4, 0.8),
			...many(ice ? 9 : 0, shard),
			...(ice ? [line('M50 20q20 14 50 18M58 34q20 12 42 14M62 50q20 8 38 10', edge, 1, 0.35)] : []),
		],
	};
}

/* The wall of a crater in steps, seen from where the sun is. */
function rim(floor: string, side: string, light: string, from: 'above' | 'below' | 'left' | 'right'): Ground {
	const turns = { above: 0, right: 90, below: 180, left: 270 };
	const steps = [0, 1, 2, 3].map((i) => {
		const y = 18 + i * 20;
		return (
			<g key={i}>
				{P(`M-20 ${y}Q50 ${y + 26} 120 ${y}V130H-20Z`, i % 2 ? side : floor, 'none', 1, 0.55)}
				{line(`M-20 ${y}Q50 ${y + 26} 120 ${y}`, light, 1.8, 0.9 - i * 0.15)}
				{line([0, 1, 2, 3, 4, 5, 6, 7, 8].map((k) => `M${4 + k * 11.5} ${y + 8 - Math.abs(k - 4) * 1.6}v${9 - (k % 3) * 2}`).join(''), side, 1.4, 0.8)}
			</g>
		);
	});
	return { floor, side, art: [<g key="rim" transform={`rotate(${turns[from]} 50 50)`}>{steps}</g>] };
}

/* Boulders that came down the slope. */
function boulders(floor: string, side: string, light: string, dark: string, lean: number): Ground {
	return {
		floor,
		side,
		art: [
			...[0, 1, 2, 3, 4].map((i) => line(`M${-10 + i * 26} -5q${lean * 8} 50 ${lean * 26} 112`, dark, 5, 0.28)),
			...many(22, (i, a, b) => {
				const size = 3 + ((i * 5) % 7);
				const [x, y] = [a * 94 + 3, b * 94 + 3];
				return [
					oval(x + size * 0.5, y + size * 0.6, size * 1.1, size * 0.6, '#0006'),
					P(`M${x - size} ${y}l${size * 0.6} ${-size} ${size} ${size * 0.2} ${size * 0.5} ${size * 0.8} ${-size * 0.7} ${size * 0.6}z`, dark, side, 0.8),
					P(`M${x - size} ${y}l${size * 0.6} ${-size} ${size * 0.5} ${size * 0.6} ${-size * 0.6} ${size * 0.7}z`, light, 'none', 1, 0.9),
				];
			}),
		],
	};
}

/* A camp: tents, lamps on strings, tracks between them. */
function camp(floor: string, side: string, cloth: string, lamp: string): Ground {
	const tent = (x: number, y: number, s: number) => [
		oval(x + 2, y + s * 0.5, s * 1.1, s * 0.34, '#0007'),
		P(`M${x - s} ${y + s * 0.5} ${x} ${y - s * 0.7} ${x + s * 0.2} ${y + s * 0.5}z`, cloth, side, 1),
		P(`M${x} ${y - s * 0.7} ${x + s} ${y + s * 0.4} ${x + s * 0.2} ${y + s * 0.5}z`, side, side, 1, 0.85),
		P(`M${x - s * 0.45} ${y + s * 0.5} ${x - s * 0.25} ${y} ${x - s * 0.05} ${y + s * 0.5}z`, '#0009'),
	];
	return {
		floor,
		side,
		art: [
			line('M-5 74q30-18 52 2t60-10M-5 80q30-18 52 2t60-10', '#000', 2, 0.25),
			...[
				[18, 26, 12],
				[46, 16, 9],
				[80, 24, 12],
				[14, 62, 9],
				[88, 66, 11],
				[62, 88, 12],
				[28, 92, 9],
			].flatMap(([x, y, s]) => tent(x!, y!, s!)),
			line('M6 40q24 10 46-6t44 8', lamp, 0.8, 0.7),
			...[10, 22, 34, 46, 58, 70, 82, 93].map((x, i) => oval(x, 42 - Math.sin(i) * 3, 1.2, 1.4, lamp)),
		],
	};
}

/* A road of what was poured out here, still warm or long cold. */
function road(floor: string, side: string, top: string, mark: string, glow: string): Ground {
	return {
		floor,
		side,
		art: [
			...many(12, (_, a, b) => P(`M${a * 96} ${b * 96}l5-6 6 3-2 7-7 1z`, side, glow, 0.7, 0.8)),
			P('M-5 30q30 6 48 22t62 18v26q-44-4-66-22T-5 58z', top, side, 1.5),
			line('M-5 30q30 6 48 22t62 18', mark, 1.6, 0.8),
			line('M-5 44q28 6 46 22t64 16', mark, 2, 0.9),
			line('M8 12q14 6 20 0M60 14q16 8 30 0M14 84q12 6 22 0', glow, 1.6, 0.8),
		],
	};
}

/* A well that was bored, and what brings it up. */
function well(floor: string, side: string, deep: string, water: string): Ground {
	const rings = [30, 24, 18, 12];
	return {
		floor,
		side,
		art: [
			line('M0 20h100M0 84h100M16 0v100M84 0v100', '#fff', 0.8, 0.14),
			...rings.map((r, i) => oval(50, 54, r * 1.25, r, i % 2 ? side : deep, water, i === 3 ? 2.2 : 1)),
			oval(50, 55, 11, 8, water),
			oval(47, 53, 4, 2.4, '#ffffffa0'),
			line('M20 92 34 18 48 92M24 72h20M27 56h14M30 40h8M34 18l30 6v26', '#e8eef0', 1.8, 0.85),
			...many(6, (_, a, b) => P(`M${70 + a * 24} ${8 + b * 20}h7v6h-7z`, side, water, 0.9)),
		],
	};
}

/* A pass between two walls. */
function gap(floor: string, side: string, wall: string, light: string, spark: string): Ground {
	const spikes = (x: number, way: number) =>
		[0, 1, 2, 3, 4, 5].map((i) => {
			const y = -4 + i * 19;
			const far = 16 + ((i * 7) % 12);
			return P(`M${x} ${y}L${x + way * far} ${y + 9}L${x} ${y + 22}Z`, i % 2 ? wall : light, side, 1);
		});
	return {
		floor,
		side,
		art: [
			P('M34 0q10 30 2 52t8 48h16q-6-28 0-48T56 0z', light, 'none', 1, 0.25),
			...spikes(0, 1),
			...spikes(100, -1),
			...many(12, (i, a, b) => oval(34 + a * 34, b * 98, 1 + (i % 3) * 0.6, 1.2 + (i % 3) * 0.7, spark)),
			line('M44 0q8 30 2 52t8 48', light, 1.4, 0.6),
		],
	};
}

/* A gate, with the sign that gave it its name. */
function gate(floor: string, side: string, stone: string, light: string, sign: VNode[]): Ground {
	return {
		floor,
		side,
		art: [
			line('M0 30h100M0 52h100M0 74h100M25 8v22M75 8v22M12 30v22M50 74v22M88 30v22M34 52v22M66 52v22', side, 1.2, 0.7),
			P('M8 100V40Q8 6 50 6t42 34v60H74V44Q74 24 50 24T26 44v56z', stone, side, 2),
			line('M8 100V40Q8 6 50 6t42 34v60', light, 2.2, 0.9),
			line('M26 100V44Q26 24 50 24t24 20v56M15 38l11 5M22 22l9 8M39 11l3 13M61 11l-3 13M78 22l-9 8M85 38l-11 5', side, 1.2, 0.9),
			P('M26 100V44Q26 24 50 24t24 20v56z', '#0005'),
			<g key="sign" transform="translate(50 58)">
				{sign}
			</g>,
		],
	};
}

/* Works: halls, chimneys or silos, pipes. */
function works(floor: string, side: string, hall: string, roof: string, glow: string, round: boolean): Ground {
	const hallAt = (x: number, y: number, wide: number, high: number) => [
		P(`M${x} ${y}h${wide}v${high}h-${wide}z`, hall, side, 1.2),
		P(`M${x} ${y}l4-7h${wide}l-4 7z`, roof, side, 1),
		P(`M${x + wide} ${y}l4-7v${high}l-4 7z`, side),
		...[0, 1, 2].map((i) => P(`M${x + 3 + i * (wide / 3)} ${y + 4}h4v4h-4z`, glow)),
	];
	const tower = (x: number, y: number) =>
		round
			? [P(`M${x - 7} ${y}v26q7 5 14 0v-26z`, hall, side, 1.2), oval(x, y, 7, 3, roof, side), line(`M${x - 4} ${y + 4}v24`, '#fff', 1, 0.3)]
			: [P(`M${x - 3} ${y}h6l2 30h-10z`, hall, side, 1.2), oval(x, y, 3, 1.4, glow), P(`M${x - 2} ${y - 4}q-4-8 3-12t2-10q6 6 2 12t-2 10z`, '#fff', 'none', 1, 0.2)];
	return {
		floor,
		side,
		art: [
			line('M0 88h100M0 92h100', side, 1.4, 0.7),
			...tower(14, 24),
			...tower(32, 18),
			...hallAt(50, 24, 34, 20),
			...hallAt(6, 68, 30, 18),
			...tower(72, 62),
			...tower(88, 66),
			line('M32 50v12h40M50 34H36', glow, 2, 0.8),
		],
	};
}

/* Walls in the form of a star. */
function walls(floor: string, side: string, wall: string, yard: string, light: string): Ground {
	return {
		floor,
		side,
		art: [
			P('M50 4 66 22 94 26 82 48 92 76 64 76 48 96 34 76 8 78 18 52 6 28 34 24Z', wall, side, 2),
			P('M50 16 62 30 82 33 73 50 80 68 61 68 49 82 38 68 20 69 27 52 19 35 37 32Z', yard, light, 1.6),
			line('M50 4 66 22 94 26M6 28 34 24 50 4', light, 2),
			P('M40 42h20v18H40z', side, light, 1.2),
		],
	};
}

/* Ground that was turned over, in rows. */
function rows(floor: string, side: string, ridge: string, light: string, lean: number): Ground {
	return {
		floor,
		side,
		art: [
			...Array.from({ length: 11 }, (_, i) => {
				const x = -14 + i * 12;
				return P(`M${x} -4q${lean} 50 0 108h6q${lean}-58 0-108z`, i % 2 ? ridge : side, 'none', 1, 0.6);
			}),
			...Array.from({ length: 11 }, (_, i) => line(`M${-14 + i * 12} -4q${lean} 50 0 108`, light, 1, 0.5)),
			...many(10, (i, a, b) => P(`M${a * 92} ${b * 92}l3-5 3 5z`, i % 2 ? light : ridge, side, 0.8)),
		],
	};
}

/* --- every zone --------------------------------------------------------------------------- */

const CONTAINERS = ['#b4583c', '#3f7f8f', '#c79a3a', '#5d7a4d'];

function depot(): Ground {
	return {
		floor: '#516170',
		side: '#222b33',
		art: [
			...Array.from({ length: 12 }, (_, i) => {
				const x = 6 + (i % 6) * 15.5,
					y = 18 + Math.floor(i / 6) * 52;
				return [
					P(`M${x} ${y}h12v16h-12z`, CONTAINERS[i % 4]!, '#1a2229'),
					line(`M${x + 3} ${y}v16M${x + 6} ${y}v16M${x + 9} ${y}v16`, '#0005'),
					P(`M${x} ${y + 16}h12v5h-12z`, '#0006'),
				];
			}).flat(),
			line('M0 50h100M0 54h100', '#f4d35e', 1.2, 0.5),
		],
	};
}

const PEAKS = [
	[68, 12, 10],
	[78, 24, 14],
	[24, 26, 12],
	[6, 30, 15],
	[94, 34, 18],
	[16, 52, 17],
	[84, 56, 16],
	[4, 70, 16],
	[97, 74, 16],
	[30, 80, 13],
	[74, 84, 13],
] as const;

function saddle(): Ground {
	return {
		floor: '#5a7452',
		side: '#263522',
		art: [
			P('M36 0q10 26 6 50t8 50h10q-8-26-2-50T56 0Z', '#7d9570'),
			line('M45 0q6 26 3 50t4 50', '#e9dcb8', 2, 0.9),
			...PEAKS.flatMap(([x, y, s]) => [
				P(`M${x - s} ${y + s * 0.7}L${x} ${y - s}L${x + s * 0.25} ${y + s * 0.7}Z`, '#b7cda6'),
				P(`M${x} ${y - s}L${x + s} ${y + s * 0.7}H${x + s * 0.25}Z`, '#3a5033'),
				P(`M${x - s * 0.35} ${y - s * 0.4}L${x} ${y - s}L${x + s * 0.35} ${y - s * 0.4}L${x + s * 0.1} ${y - s * 0.25}L${x - s * 0.1} ${y - s * 0.45}Z`, '#f3f7ec'),
			]),
		],
	};
}

/* Steps that were cut, one below the other, and the crane that stands there. */
function quarry(): Ground {
	return {
		floor: '#8a6f4f',
		side: '#3f3122',
		art: [
			P('M6 20 94 6 98 60 50 96 8 84Z', '#7a6043'),
			P('M18 30 84 18 86 58 50 82 20 74Z', '#64503a'),
			P('M30 40 74 32 74 56 50 70 32 64Z', '#4a3a2a'),
			line('M6 20 94 6M18 30 84 18M30 40 74 32', '#d8b98c', 2, 0.9),
			line('M8 84 50 96 98 60M20 74 50 82 86 58M32 64 50 70 74 56', '#2a2016', 2, 0.8),
			line('M80 78v-22l-14-6M80 56l8 3M80 62l-3 16h7z', '#e8d7b8', 1.8),
		],
	};
}

function nest(): Ground {
	return {
		floor: '#5b3350',
		side: '#2a1526',
		art: [
			...many(7, (_, a, b) => [
				oval(12 + a * 76, 14 + b * 74, 9 + a * 5, 7 + b * 4, '#7a4569', '#2a1526'),
				oval(13 + a * 76, 16 + b * 74, 3.5, 2.6, '#1d0c1a'),
			]),
			line('M0 60q20-18 36 2t30 0 34 8M10 100q14-30 40-18t40-14M40 0q-6 22 12 30t20 30', '#a0628c', 2.4, 0.8),
			line('M0 62q20-18 36 2t30 0 34 8', '#e3a5cc', 0.8, 0.8),
		],
	};
}

function landfall(): Ground {
	return {
		floor: '#4d5a66',
		side: '#20272e',
		art: [
			line('M4 50h92M4 54h92', '#7d8b97', 1, 0.5),
			oval(38, 40, 20, 17, '#39444e', '#f4d35e', 2),
			oval(38, 40, 13, 11, 'none', '#f4d35e'),
			oval(76, 70, 15, 13, '#39444e', '#f4d35e', 2),
			line('M33 34v12M43 34v12M33 40h10', '#f4d35e', 2.2),
			...many(10, (i) => oval(8 + i * 9, 88 - i * 2, 1, 1, '#ffe9a3')),
			P('M86 10h10v16H86zM88 10V4h6v6', '#66747f', '#20272e'),
		],
	};
}

function broodShelf(): Ground {
	return {
		floor: '#6b4a34',
		side: '#2c1c12',
		art: [
			P('M0 58q18-14 34-4t30-4 36 2v48H0Z', '#513624'),
			line('M0 58q18-14 34-4t30-4 36 2', '#d29a6e', 2),
			line('M6 66v14M18 60v18M30 62v16M42 64v18M54 58v18M66 56v20M78 60v18M92 58v20', '#2c1c12', 1.4, 0.7),
			...many(9, (_, a, b) => [
				oval(8 + a * 84, 12 + b * 30, 3.6, 6, '#e6c48f', '#5a3a22'),
				oval(7.2 + a * 84, 10 + b * 30, 1.2, 2.2, '#fff3d6'),
			]),
		],
	};
}

function ashFlat(): Ground {
	return {
		floor: '#5f5a58',
		side: '#2b2827',
		art: [
			...many(9, (i) => line(`M-4 ${8 + i * 11}q14-8 28 0t28 0 28 0 28 0`, i % 2 ? '#8d8683' : '#3c3836', 1.6, 0.8)),
			...many(4, (_, a, b) => [
				P(`M${14 + a * 70} ${22 + b * 64}l6-8 6 8z`, '#3c3836', '#a59d99'),
				oval(20 + a * 70, 13 + b * 64, 2, 2, '#ff8a4d'),
			]),
		],
	};
}

function saltFlat(): Ground {
	return {
		floor: '#a9b8bd',
		side: '#4d5a60',
		art: [
			...many(24, (i) => {
				const x = (i % 4) * 28 + (Math.floor(i / 4) % 2) * 14 - 6,
					y = Math.floor(i / 4) * 18 - 2;
				return P(`M${x} ${y + 6}l10-6 12 4 2 10-10 6-12-5z`, i % 5 ? '#b9c7cb' : '#d7e2e4', '#7f9097', 1.2);
			}),
			P('M8 70h22l6 12H12zM60 20h18l6 10H62z', '#78c4d6', '#e9f8fb', 1.2, 0.8),
		],
	};
}

function gallery(): Ground {
	return {
		floor: '#8d7a5f',
		side: '#3d3325',
		art: [
			P('M2 30 98 18v18L2 48Z', '#a8936f'),
			...many(9, (i) => [
				line(`M${5 + i * 11} ${24 - i * 0.6}v24`, '#e6d6b4', 3.2),
				line(`M${6.5 + i * 11} ${24 - i * 0.6}v24`, '#4a3d2b', 1.4),
				line(`M${5 + i * 11} ${25 - i * 0.6}q5.500-10 11-.6`, '#e6d6b4', 2),
			]),
			P('M14 66h72l-8 22H20Z', '#776549'),
			line('M20 72h62M18 80h62M34 66l-4 22M52 66v22M70 66l4 22', '#4a3d2b', 1, 0.8),
			line('M14 66h72', '#e6d6b4', 1.4),
			P('M6 92l5-7 6 7zM88 60l4-6 5 6z', '#5d4f39', '#c9b48d'),
		],
	};
}

function spire(): Ground {
	const steps = ['M50 2 92 40 82 92 20 96 6 44Z', 'M52 12 80 42 74 80 30 84 18 46Z', 'M54 24 68 46 64 66 42 70 32 48Z'];
	return {
		floor: '#57506b',
		side: '#262236',
		art: [
			...steps.map((d, i) => P(d, ['#625a79', '#6f6688', '#7d7398'][i]!)),
			line(steps.join(''), '#c8bfe6', 1, 0.55),
			P('M62 54 100 98 66 76Z', '#0007'),
			P('M52 8 68 64 54 76 40 64Z', '#8d82b3', '#1a1726', 1.6),
			P('M52 8 54 76 40 64Z', '#e4ddf8'),
			P('M70 40 78 70 70 76 63 70Z', '#8d82b3', '#1a1726', 1.2),
			P('M70 40 70 76 63 70Z', '#cfc6ea'),
			P('M34 46 40 70 34 75 28 70Z', '#8d82b3', '#1a1726', 1.2),
			P('M34 46 34 75 28 70Z', '#cfc6ea'),
		],
	};
}

/* A slope that the first sun, or the last, lies on. */
function slope(floor: string, side: string, sun: string, shade: string, rises: boolean): Ground {
	const [x, y] = rises ? [14, 12] : [86, 88];
	return {
		floor,
		side,
		art: [
			...[64, 46, 30, 16].map((r) => oval(x, y, r * 1.15, r, sun)).map((ring, i) => (
				<g key={i} opacity={0.12 + i * 0.1}>
					{ring}
				</g>
			)),
			...many(12, (i, a, b) => {
				const [px, py, s] = [a * 96, 8 + b * 88, 4 + (i % 4) * 2];
				const way = rises ? 1 : -1;
				return [
					P(`M${px} ${py}l${way * s * 3.2} ${way * s * 1.6} ${-way * s * 2.4} ${way * s * 0.4}z`, shade, 'none', 1, 0.7),
					P(`M${px - s} ${py + s * 0.4}L${px} ${py - s}L${px + s} ${py + s * 0.4}Z`, floor, side, 1),
					P(`M${px - s} ${py + s * 0.4}L${px} ${py - s}L${px} ${py + s * 0.4}Z`, rises ? sun : shade, 'none', 1, 0.85),
				];
			}),
		],
	};
}

function craterFloor(): Ground {
	return {
		floor: '#6c625a',
		side: '#2e2823',
		art: [
			...[46, 34, 20].map((r, i) => oval(50, 52, r, r * 0.86, i % 2 ? '#6c625a' : '#5b524b', '#a89a8c', 1.2)),
			oval(50, 52, 7, 6, '#38312b', '#c9b9a8', 1.6),
			line('M50 46 46 20 54 4M57 50 78 40 98 44M54 58 66 80 60 98M44 56 22 68 4 62M45 48 26 30 6 28', '#2e2823', 2, 0.85),
			line('M51 46 47 20 55 4M57 51 78 41 98 45', '#c9b9a8', 0.8, 0.7),
			...many(13, (i, a, b) => [oval(a * 94 + 3, b * 94 + 3, 2 + (i % 4), 1.6 + (i % 4) * 0.8, '#4a423b', '#a89a8c', 0.9)]),
		],
	};
}

/* A great round plate that everything turns upon. */
function hinge(): Ground {
	const spokes = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
		const [c, s] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
		return `M${50 + c * 14} ${50 + s * 14}L${50 + c * 40} ${50 + s * 40}`;
	});
	return {
		floor: '#55636c',
		side: '#242c31',
		art: [
			line('M0 12h100M0 88h100M10 0v100M90 0v100', '#242c31', 1.4, 0.7),
			oval(50, 50, 44, 44, '#46535b', '#a9bcc6', 2),
			oval(50, 50, 37, 37, '#5e6d76', '#242c31', 1.2),
			line(spokes.join(''), '#242c31', 3, 0.8),
			line(spokes.join(''), '#a9bcc6', 1, 0.6),
			oval(50, 50, 16, 16, '#37434a', '#a9bcc6', 2),
			oval(50, 50, 7, 7, '#c79a3a', '#242c31', 1.4),
			...Array.from({ length: 16 }, (_, i) => oval(50 + 40.5 * Math.cos((i * Math.PI) / 8), 50 + 40.5 * Math.sin((i * Math.PI) / 8), 1.4, 1.4, '#cfdbe1')),
		],
	};
}

const LANTERN = [P('M-9-12h18v22H-9z', '#ffcf5e', '#3b2a10', 1.6), P('M-11-12 0-20l11 8z', '#3b2a10'), line('M-9-2h18M0-12v22', '#3b2a10', 1.2), oval(0, -1, 16, 17, '#ffcf5e40')];
const ANCHOR = [line('M0-14v28M-8-6H8M-14 4q2 12 14 12T14 4M-14 4l-3 4M-14 4l4 3M14 4l3 4M14 4l-4 3', '#d9e6ec', 2.6), oval(0, -17, 3, 3.4, 'none', '#d9e6ec', 2.4)];
const SUN = [line('M0-22v-6M0 22v6M-22 0h-6M22 0h6M-15-15l-5-5M15 15l5 5M15-15l5-5M-15 15l-5 5', '#ffd76a', 2.4), oval(0, 0, 13, 14, '#ffd76a', '#6b4a08', 1.6)];
const MOON = [P('M6-18a18 18 0 1 0 8 28A15 15 0 0 1 6-18z', '#e8eefc', '#303a5c', 1.6)];

const GROUNDS: Record<string, () => Ground> = {
	'cold-rift': () => rift('#39597a', '#172c42', '#0b1826', '#bfe6ff', ['#5f8db5', '#d4efff'], true),
	'glass-rift': () => rift('#2f6a68', '#123534', '#06201f', '#aef5e6', ['#3f8a84', '#7fd6c6'], false),
	quarry,
	nest,
	landfall,
	'brood-shelf': broodShelf,
	depot,
	'ash-flat': ashFlat,
	'salt-flat': saltFlat,
	gallery,
	spire,
	bastion: () => walls('#7b7f78', '#34372f', '#8d928a', '#656a62', '#dfe4da'),
	saddle,
	'first-light': () => slope('#8a6a52', '#3a2a20', '#ffd9a0', '#4a3326', true),
	'last-light': () => slope('#5a4660', '#261c2b', '#ff9d7a', '#2c2036', false),
	'north-rim': () => rim('#66707a', '#2a3037', '#c9d6df', 'above'),
	'south-rim': () => rim('#7a6a58', '#332a21', '#e2cdb0', 'below'),
	'east-rim': () => rim('#5f6a55', '#283023', '#cddcbc', 'right'),
	'west-rim': () => rim('#735a5c', '#2f2325', '#e3c3c4', 'left'),
	scree: () => boulders('#727a80', '#30363a', '#b8c4cb', '#555d63', 0.8),
	talus: () => boulders('#80705c', '#362d23', '#cdb892', '#5f5140', -0.8),
	'high-camp': () => camp('#5d6f7d', '#26313a', '#d9e4ea', '#ffe08a'),
	'low-camp': () => camp('#6d6a4a', '#2d2c1d', '#c9b66a', '#ffb36a'),
	'cinder-road': () => road('#4c4543', '#211d1c', '#332e2c', '#a49a94', '#ff7a3c'),
	'slag-road': () => road('#4b5250', '#1f2423', '#5f6765', '#b7c4c0', '#6fd0b4'),
	'crater-floor': craterFloor,
	'far-well': () => well('#3f5f70', '#1a2b35', '#2b4656', '#7fd6f0'),
	'deep-well': () => well('#5c5340', '#28231a', '#413a2b', '#8fe0a0'),
	'ember-gap': () => gap('#5a3f36', '#291a15', '#43302a', '#a5664a', '#ff8a4d'),
	'frost-gap': () => gap('#4f6a80', '#203142', '#3b5468', '#a9cfe4', '#eefaff'),
	'lantern-gate': () => gate('#57503f', '#26221a', '#8a7a58', '#e2cf9c', LANTERN),
	'anchor-gate': () => gate('#435560', '#1b262d', '#6a818e', '#bcd3df', ANCHOR),
	'sun-gate': () => gate('#6e5335', '#2f2215', '#a87c46', '#f3d59a', SUN),
	'moon-gate': () => gate('#474c68', '#1d2030', '#6d749a', '#c7cef2', MOON),
	granary: () => works('#75683f', '#322b17', '#b7a066', '#d8c48a', '#fff0b8', true),
	foundry: () => works('#54483f', '#241d18', '#7b6557', '#94796a', '#ff9148', false),
	citadel: () => walls('#5f5a70', '#28253a', '#7c7692', '#4a465c', '#cfc8e6'),
	redoubt: () => walls('#6c6a4e', '#2d2c1e', '#8b8865', '#535138', '#dcd9b0'),
	furrow: () => rows('#6a5238', '#2d2114', '#83683f', '#d0ae72', 14),
	windrow: () => rows('#5f6f4a', '#28301e', '#7d8f5c', '#c5d699', -14),
	hinge,
};

const NAMES = Object.keys(GROUNDS);
const drawn = new Map<string, Ground>();

/* Of a zone by its name in the data. */
export function groundOf(name: string): Ground {
	const known = drawn.get(name);
	if (known) return known;
	const sum = [...name].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 9973, 7);
	const ground = GROUNDS[name in GROUNDS ? name : NAMES[sum % NAMES.length]!]!();
	drawn.set(name, ground);
	return ground;
}
