/* curve.tsx - the story of a game as a line for each seat; each of its points is a way into the
 * replay. */
import { useState } from 'preact/hooks';
import { go } from '../app/route';
import type { Player } from '../game';
import type { Point, Swing } from './story';
import { w } from './words';

const HIGH = 240,
	TOP = 14,
	LEFT = 36,
	LEAST = 26, /* px between two points that a finger can tell apart */
	APART = 34; /* and between two that have their round below them */

function share(points: Point[], { step }: Point): number {
	return step / Math.max(1, points.at(-1)!.step);
}

export function momentOf(points: Point[], point: Point): string {
	return point.step === 0 ? w.start : w.moment(point.round, share(points, point), point.turns);
}

/* What a line may be drawn between: round numbers. */
function scaleOf(points: Point[]): { low: number; high: number; ticks: number[] } {
	const all = points.flatMap(({ scores }) => scores);
	const low = Math.min(0, ...all);
	const most = Math.max(low + 4, ...all);
	const raw = (most - low) / 4;
	const power = 10 ** Math.floor(Math.log10(raw));
	const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= raw)!);
	const first = Math.floor(low / step) * step;
	const count = Math.ceil((most - first) / step);
	return { low: first, high: first + count * step, ticks: Array.from({ length: count + 1 }, (_, i) => first + i * step) };
}

/* Names at the right end, none over another. */
function endsOf(players: Player[], last: Point, y: (score: number) => number): { player: Player; at: number }[] {
	const ends = players.map((player) => ({ player, at: y(last.scores[player.seat]!) })).sort((a, b) => a.at - b.at);
	ends.forEach((end, i) => i > 0 && (end.at = Math.max(end.at, ends[i - 1]!.at + 16)));
	const over = Math.max(0, ends.at(-1)!.at - HIGH);
	ends.forEach((end) => (end.at -= over));
	return ends;
}

/* Of many points those that a finger can tell apart. */
function thinned(points: Point[], width: number): Point[] {
	const every = Math.ceil((points.length * LEAST) / width);
	return points.filter((_, i) => i === points.length - 1 || i % every === 0);
}

/* Those that have their round below them: no round twice, none beside another's, and the last in any case. */
function labelled(points: Point[], x: (point: Point) => number): Point[] {
	const picked: Point[] = [];
	for (const point of points) {
		const near = picked.at(-1);
		const close = near && (x(point) - x(near) < APART || (point.round !== undefined && point.round === near.round));
		if (close && (point !== points.at(-1) || near.step === 0)) continue;
		if (close) picked.pop();
		picked.push(point);
	}
	return picked;
}

/* Where rounds are counted, what was before the first of them has no heading of its own. */
function headed(points: Point[]): (point: Point) => boolean {
	const counted = points.some(({ round }) => round !== undefined);
	return ({ step, round }) => step === 0 || !counted || round !== undefined;
}

interface Plot {
	points: Point[];
	players: Player[];
	x(point: Point): number;
	y(score: number): number;
}

const BESIDE = 3.5; /* px from one line to the next, so that who stand the same are all seen */

function Lines({ points, players, x, y }: Plot) {
	return (
		<>
			{players.map((player, at) => {
				const line = points.map((point, i) => `${i ? 'L' : 'M'}${x(point)} ${y(point.scores[player.seat]!)}`).join('');
				return (
					<g key={player.seat} data-p={player.colour + 1} transform={`translate(0 ${BESIDE * (at - (players.length - 1) / 2)})`}>
						<path class="curve__under" d={line} />
						<path class="curve__edge" d={line} />
						<path class="curve__line" d={line} />
					</g>
				);
			})}
		</>
	);
}

function Ways({ plot: { points, players, x }, table, show }: { plot: Plot; table: string; show(point: Point | null): void }) {
	return (
		<>
			{points.map((point, i) => {
				const left = i === 0 ? x(point) - 10 : (x(points[i - 1]!) + x(point)) / 2;
				const right = i === points.length - 1 ? x(point) + 10 : (x(point) + x(points[i + 1]!)) / 2;
				const standing = players.map((player) => w.scored(player.name, point.scores[player.seat]!));
				return (
					<a
						key={point.step}
						href={`/replay/${table}#${point.step}`}
						aria-label={w.pointName(momentOf(points, point), standing)}
						onClick={(event) => {
							if (event.ctrlKey || event.metaKey || event.shiftKey) return;
							event.preventDefault();
							go(`/replay/${table}#${point.step}`);
						}}
						onPointerEnter={() => show(point)}
						onPointerLeave={() => show(null)}
						onFocus={() => show(point)}
						onBlur={() => show(null)}
					>
						<rect class="curve__way" x={left} y={0} width={right - left} height={HIGH + 22} />
					</a>
				);
			})}
		</>
	);
}

function Marks({ turns, plot: { x, y } }: { turns: Swing[]; plot: Plot }) {
	return (
		<>
			{turns.map(({ to, seat }, i) => (
				<g key={i} class="curve__mark" transform={`translate(${x(to)} ${y(to.scores[seat]!)})`}>
					<circle r="11" />
					<text y="4.5">{i + 1}</text>
				</g>
			))}
		</>
	);
}

export function Curve({ points, turns, players, table, width }: { points: Point[]; turns: Swing[]; players: Player[]; table: string; width: number }) {
	const [at, show] = useState<Point | null>(null);
	const right = width - Math.min(120, 24 + 8 * Math.max(...players.map(({ name }) => name.length)));
	const { low, high, ticks } = scaleOf(points);
	const last = points.at(-1)!;
	const plot: Plot = {
		points,
		players,
		x: ({ step }) => Math.round(LEFT + (step / Math.max(1, last.step)) * (right - LEFT)),
		y: (score) => Math.round(HIGH - ((score - low) / (high - low)) * (HIGH - TOP)),
	};
	const { x, y } = plot;
	const ways = { ...plot, points: thinned(points, right - LEFT) };
	return (
		<svg class="curve" viewBox={`0 0 ${width} ${HIGH + 24}`} role="group" aria-label={w.storyOf}>
			{ticks.map((tick) => (
				<g key={tick}>
					<path class="curve__tick" d={`M${LEFT} ${y(tick)}H${right}`} />
					<text class="curve__score" x={LEFT - 8} y={y(tick) + 4}>{tick}</text>
				</g>
			))}
			{labelled(points.filter(headed(points)), x).map((point) => (
				<text key={point.step} class="curve__round" x={x(point)} y={HIGH + 20}>
					{point.step === 0 ? w.start : (point.round ?? `${Math.round(share(points, point) * 100)}%`)}
				</text>
			))}
			{at && <path class="curve__at" d={`M${x(at)} ${TOP - 8}V${HIGH}`} />}
			<Lines {...plot} />
			<Marks turns={turns} plot={plot} />
			{endsOf(players, last, y).map(({ player, at: end }) => (
				<text key={player.seat} class="curve__who" x={right + 14} y={end + 4}>{player.name}</text>
			))}
			<Ways plot={ways} table={table} show={show} />
		</svg>
	);
}
