/* stage.tsx - the valley from the ground, engraved: sky and Moon, mountains, the pad with its scaffold,
 * smoke, and the people who came to see. Moon Shots and the end of a game are played before it. */
import { useMemo } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { Player } from '../../game';
import { Token } from '../../pieces';
import { Hatch, MoonPath } from './ink';
import { mountain, pine, random } from './land';

export type Place = [number, number];

/* The drawing bleeds beyond its box; which box has to be seen depends on the window. */
export function isTall(): boolean {
	return innerWidth / innerHeight < 0.9;
}

export function At({ at: [x, y], children }: { at: Place; children: ComponentChildren }) {
	return <g transform={`translate(${x} ${y})`}>{children}</g>;
}

function Sky({ moon: [x, y], r, horizon }: { moon: Place; r: number; horizon: number }) {
	const lines = useMemo(() => Array.from({ length: 240 }, (_, i) => `M-1600 ${horizon - 7 * i}H3200`).join(''), [horizon]);
	const rays = Array.from({ length: 60 }, (_, i) => {
		const u = (i * Math.PI) / 30;
		const far = r * (i % 2 ? 1.32 : i % 4 ? 1.6 : 2.1);
		return `M${(x + Math.cos(u) * r * 1.14).toFixed(1)} ${(y + Math.sin(u) * r * 1.14).toFixed(1)}L${(x + Math.cos(u) * far).toFixed(1)} ${(y + Math.sin(u) * far).toFixed(1)}`;
	});
	return (
		<>
			<rect class="ofs-s-sky" x="-1600" y="-1400" width="4800" height={horizon + 1500} />
			<path class="ofs-s-skylines" d={lines} />
			<circle class="ofs-s-sky" cx={x} cy={y} r={r * 1.35} />
			<path class="ofs-s-rays" d={rays.join('')} />
			<g transform={`translate(${x} ${y}) scale(${r / 17})`}>
				<MoonPath />
			</g>
		</>
	);
}

function Valley({ horizon }: { horizon: number }) {
	const { hills, trees, fields } = useMemo(() => {
		const draw = random(23);
		const far: ReturnType<typeof mountain>[] = [];
		for (let x = -700; x < 2200; x += 80 + draw() * 50) far.push(mountain(x, horizon + 4, 190 + draw() * 130, 60 + draw() * 120, draw));
		const near = Array.from({ length: 46 }, () => {
			const y = horizon + 18 + draw() * 62;
			return { y, ...pine(-500 + draw() * 2500, y, 24 + (y - horizon) * 0.25) };
		}).sort((a, b) => a.y - b.y);
		let rows = '';
		for (let y = horizon + 22; y < horizon + 900; y += 14 + (y - horizon) * 0.05)
			rows += `M${(-1500 + draw() * 300).toFixed(0)} ${y.toFixed(0)}h${(600 + draw() * 700).toFixed(0)}M${(draw() * 500).toFixed(0)} ${y.toFixed(0)}h${(300 + draw() * 900).toFixed(0)}M${(1300 + draw() * 200).toFixed(0)} ${y.toFixed(0)}h${(600 + draw() * 500).toFixed(0)}`;
		return { hills: far, trees: near, fields: rows };
	}, [horizon]);
	return (
		<>
			{hills.map((hill, i) => (
				<g key={i} class="ofs-s-hill">
					<path class="ofs-s-land" d={hill.fill} />
					<path d={hill.line} />
					<path class="ofs-s-fine" d={hill.shade} />
				</g>
			))}
			<rect class="ofs-s-land" x="-1600" y={horizon} width="4800" height="1400" />
			{trees.map((tree, i) => (
				<g key={i} class="ofs-s-hill">
					<path class="ofs-s-tree" d={tree.fill} />
					<path class="ofs-s-fine" d={tree.line} />
				</g>
			))}
			<path class="ofs-s-rows" d={fields} />
		</>
	);
}

export function Stage({ moon, r, horizon, wide, tall, children }: { moon: Place; r: number; horizon: number; wide: string; tall: string; children: ComponentChildren }) {
	return (
		<svg class="ofs-s" viewBox={isTall() ? tall : wide} preserveAspectRatio="xMidYMid meet" aria-hidden="true">
			<Hatch id="ofs-stage" />
			<g class="ofs-s-quake">
				<Sky moon={moon} r={r} horizon={horizon} />
				<Valley horizon={horizon} />
				{children}
			</g>
		</svg>
	);
}

/* Where a rocket stands, in its own units. */
export function Scaffold() {
	const rungs = [80, 130, 180, 230, 280, 330, 380];
	return (
		<g class="ofs-s-iron">
			<path d={`M-44 404V40h24v364${rungs.map((y) => `M-44 ${y}h24`).join('')}${rungs.slice(1).map((y) => `M-44 ${y}l24-50`).join('')}M-20 150h54M-20 290h40`} />
			<path class="ofs-s-pad" d="M-70 404H200v14H-70Z" />
		</g>
	);
}

/* A puff of woodcut smoke about the origin, so large. */
export function Puff({ r, k }: { r: number; k: number }) {
	const points = Array.from({ length: 9 }, (_, i): Place => {
		const a = (i / 9) * 2 * Math.PI + k;
		const q = r * (0.8 + 0.2 * Math.sin(i * 2.4 + k * 3));
		return [Math.cos(a) * q, Math.sin(a) * q * 0.86];
	});
	const arcs = points.map(([x, y], i) => {
		const [nx, ny] = points[(i + 1) % 9]!;
		const R = (Math.hypot(nx - x, ny - y) * 0.56).toFixed(1);
		return `A${R} ${R} 0 0 1 ${nx.toFixed(1)} ${ny.toFixed(1)}`;
	});
	const shade = Array.from({ length: 6 }, (_, i) => `M${(r * (0.05 + i * 0.1)).toFixed(1)} ${(r * (0.72 - i * 0.03)).toFixed(1)}q${(r * 0.3).toFixed(1)} ${(-r * 0.12).toFixed(1)} ${(r * 0.28).toFixed(1)} ${(-r * 0.5).toFixed(1)}`);
	return (
		<>
			<path class="ofs-s-puff" d={`M${points[0]!.map((n) => n.toFixed(1)).join(' ')}${arcs.join('')}Z`} />
			<path class="ofs-s-fine" d={`${shade.join('')}M${-r * 0.5} ${-r * 0.1}q${r * 0.15} ${-r * 0.35} ${r * 0.45} ${-r * 0.3}`} />
		</>
	);
}

export function Smoke({ puffs }: { puffs: [number, number, number][] }) {
	return (
		<>
			{puffs.map(([x, y, r], i) => (
				<At key={i} at={[x, y]}>
					<g class="ofs-s-smoke" data-at={i}>
						<Puff r={r} k={i * 0.7} />
					</g>
				</At>
			))}
		</>
	);
}

/* Somebody's flag, for the Moon. */
export function Flag({ player }: { player: Player }) {
	return (
		<g class="ofs-s-flag" data-p={player.colour + 1} style={{ transformBox: 'fill-box', transformOrigin: '0 100%' }}>
			<path class="ofs-s-pole" d="M0 0V-58" />
			<path class="ofs-s-cloth" d="M2-58q18-8 27 0t27 0v32q-18 8-27 0t-27 0Z" />
			<At at={[29, -42]}>
				<Token sign={player} size={24} />
			</At>
		</g>
	);
}

const HATS = [
	'M-26 0q26-9 52 0-6 6-26 6T-26 0ZM-15-1v-17q15-7 30 0v17Z',
	'M-17 2q17-5 34 0ZM-13 0v-32h26V0Z',
	'M-30 2q8-10 16-5 2-18 14-18t14 18q8-5 16 5-30 8-60 0Z',
	'M-20 3q-2-22 20-22T20 3q-20 7-40 0Z',
];

/* The people of the county from behind: hats are what one sees of them. */
export function Crowd({ y }: { y: number }) {
	return (
		<g class="ofs-s-crowd">
			{Array.from({ length: 19 }, (_, i) => (
				<g key={i} transform={`translate(${-230 + i * 106 + (i % 3) * 14} ${y + ((i * 37) % 29)}) scale(${0.98 + ((i * 13) % 5) * 0.05})`}>
					<g class="ofs-s-person" data-at={i}>
						<path d="M-34 560V62q0-28 34-28t34 28v498Z" />
						<circle cy="16" r="17" />
						<g class="ofs-s-arms">
							<path d="M-26 62-46 6l9-3 22 46ZM26 62 46 6l-9-3-22 46Z" />
						</g>
						<g class="ofs-s-hat" data-at={i}>
							<path d={HATS[(i * 5 + (i >> 1)) % 4]} />
						</g>
					</g>
				</g>
			))}
		</g>
	);
}

/* It is where rockets come down. */
export function Hotel({ name }: { name: string }) {
	return (
		<g class="ofs-s-hotel">
			<path class="ofs-s-wall" d="M0 0V-74H120V0Z" />
			<path class="ofs-s-board" d="M-8-74H128V-98H-8Z" />
			<text x="60" y="-80">
				{name}
			</text>
			<path class="ofs-s-window" d="M16-54h16v20H16ZM52-54h16v20H52ZM88-54h16v20H88ZM50 0v-26h20V0" />
		</g>
	);
}
