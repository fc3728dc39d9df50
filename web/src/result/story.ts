/* story.ts - a finished game as a curve: how each seat stood, by the game's own score, at the end of
 * every round, where that turned, and what was done then. It is told from positions that are asked
 * for; the server lets nobody ask too fast. */
import { viewOf } from '../app/book';
import type { Film } from '../app/film';
import { Refused } from '../app/socket';
import { capital, namedEntry, type Position, type WireEntry } from '../app/wire';
import type { GameUI, Player } from '../game';

const POINTS = 24; /* at most, the first and the last among them */
const TURNS = 4; /* at most */
const AT_ONCE = 4;
const TRIES = 40;
const LATER = 250; /* ms */
const LINES = 2; /* of what was done */

export interface Point {
	step: number;
	round?: number;
	turns?: boolean; /* which is a turn */
	scores: number[]; /* by seat */
}

/* What one seat gained (or lost) between two points. */
export interface Swing {
	seat: number;
	gain: number;
	to: Point;
	step: number; /* where most of it happened */
	words: string; /* what was done there */
}

export interface Still {
	from: Point;
	to: Point;
}

export interface Story {
	points: Point[];
	turns: Swing[];
	best: (Swing | null)[]; /* by seat */
	worst: (Swing | Still | null)[];
}

/* Asked again, a little later, where the server says that it was too fast. */
async function patient<T>(ask: () => Promise<T>, tries = TRIES): Promise<T> {
	try {
		return await ask();
	} catch (why) {
		if (tries <= 1 || !(why instanceof Refused) || why.code !== 'too-fast') throw why;
	}
	await new Promise((done) => setTimeout(done, LATER));
	return patient(ask, tries - 1);
}

export function scoreOf(ui: GameUI, view: any, seat: number): number {
	return (ui.breakdown?.(view, seat) ?? []).reduce((sum, { value }) => sum + value, 0);
}

/* The last steps of rounds where the log counts them, else steps at even distances. */
function stepsOf(film: Film): number[] {
	const last = film.steps.length - 1;
	const heads = new Set(film.told.filter((entry) => entry.data?.round !== undefined).map((entry) => entry.number));
	const ends = film.steps.flatMap((number, step) => (heads.has(number) && step > 1 ? step - 1 : []));
	const marks = ends.length >= 3 ? ends : film.steps.map((_, step) => step);
	const some = Math.min(POINTS - 2, marks.length);
	const picked = Array.from({ length: some }, (_, i) => marks[Math.round(((i + 1) * marks.length) / (some + 1))]!);
	return [...new Set([0, ...picked, last])].filter((step) => step <= last).sort((a, b) => a - b);
}

class Teller {
	constructor(
		readonly film: Film,
		readonly ui: GameUI,
		readonly seat: number, /* whose eyes, from 1; 0: a spectator's */
		readonly players: Player[],
	) {}

	async at(step: number): Promise<Point> {
		const position: Position = await patient(() => this.film.at(step, this.seat));
		const view = viewOf(this.ui, position);
		const scores = this.players.map(({ seat }) => scoreOf(this.ui, view, seat));
		return { step, round: this.ui.round?.(view) ?? this.counted(step), turns: this.ui.turns, scores };
	}

	private counted(step: number): number | undefined {
		const number = this.film.steps[step]!;
		return this.film.told.findLast((entry) => entry.number <= number && entry.data?.round !== undefined)?.data.round;
	}

	async points(): Promise<Point[]> {
		const steps = stepsOf(this.film);
		const points: Point[] = [];
		for (let i = 0; i < steps.length; i += AT_ONCE)
			points.push(...(await Promise.all(steps.slice(i, i + AT_ONCE).map((step) => this.at(step)))));
		return points;
	}

	/* Halves the way again and again to where most of it was gained, or lost. */
	async pinned(seat: number, gain: number, from: Point, to: Point): Promise<Swing> {
		let low = from,
			high = to;
		while (high.step - low.step > 1) {
			const middle = await this.at((low.step + high.step) >> 1);
			const late = (high.scores[seat]! - middle.scores[seat]!) * Math.sign(gain);
			const early = (middle.scores[seat]! - low.scores[seat]!) * Math.sign(gain);
			if (late >= early) low = middle;
			else high = middle;
		}
		return { seat, gain, to, step: high.step, words: this.wordsAt(high.step, seat) };
	}

	private wordsAt(step: number, seat: number): string {
		const number = this.film.steps[step]!;
		const here = this.film.told.filter((entry: WireEntry) => entry.number === number && !entry.remark);
		const own = here.filter((entry) => entry.seat === seat + 1);
		const told = (own.length > 0 ? own : here).slice(0, LINES).map((entry) => namedEntry(entry, this.players).text);
		return told.map(capital).join('. ');
	}
}

interface Cell {
	seat: number;
	gain: number;
	edge: number; /* what of it the others did not have likewise */
	from: Point;
	to: Point;
}

function cellsOf(points: Point[], seats: number): Cell[] {
	return points.slice(1).flatMap((to, i) => {
		const from = points[i]!;
		const gains = to.scores.map((score, seat) => score - from.scores[seat]!);
		const mean = seats > 1 ? gains.reduce((sum, gain) => sum + gain, 0) / seats : 0;
		return gains.map((gain, seat) => ({ seat, gain, edge: gain - mean, from, to }));
	});
}

/* The longest time in which a seat gained nothing. */
function stillness(cells: Cell[]): Still | null {
	let best: Cell[] = [],
		run: Cell[] = [];
	for (const cell of cells) {
		run = cell.gain === 0 ? [...run, cell] : [];
		if (run.length > best.length) best = run;
	}
	return best.length > 1 ? { from: best[0]!.from, to: best.at(-1)!.to } : null;
}

/* The greatest swings, one for each moment, in the order in which they came. */
function turnsOf(cells: Cell[]): Cell[] {
	const picked: Cell[] = [];
	for (const cell of [...cells].sort((a, b) => Math.abs(b.edge) - Math.abs(a.edge)))
		if (picked.length < TURNS && cell.gain !== 0 && !picked.some(({ to }) => to === cell.to)) picked.push(cell);
	return picked.sort((a, b) => a.to.step - b.to.step);
}

export async function storyOf(film: Film, ui: GameUI, seat: number, players: Player[]): Promise<Story> {
	const teller = new Teller(film, ui, seat, players);
	const points = ui.breakdown ? await teller.points() : [];
	const cells = cellsOf(points, players.length);
	const pin = (cell: Cell | undefined) => cell && teller.pinned(cell.seat, cell.gain, cell.from, cell.to);
	const turns: Swing[] = [];
	for (const cell of turnsOf(cells)) turns.push((await pin(cell))!);
	const best: Story['best'] = [],
		worst: Story['worst'] = [];
	for (const player of players) {
		const own = cells.filter((cell) => cell.seat === player.seat);
		const up = [...own].sort((a, b) => b.gain - a.gain)[0];
		const down = [...own].sort((a, b) => a.gain - b.gain)[0];
		best.push((await pin(up && up.gain > 0 ? up : undefined)) ?? null);
		worst.push((await pin(down && down.gain < 0 ? down : undefined)) ?? stillness(own));
	}
	return { points, turns, best, worst };
}
