/* film.ts - a finished match as it is asked for, step by step. */
import { logUpTo } from './pages';
import { socket } from './socket';
import { playersOf, withNames, type Position, type TableInfo, type WireEntry } from './wire';
import { w } from './words';

/* What a finished table is made of: its steps, and positions as they are asked for. A position
 * has the newest part of the log; what was before that is asked for once for each seat. */
export class Film {
	private frames = new Map<string, Promise<Position>>();
	private logs = new Map<number, WireEntry[]>();
	private fetching = new Map<number, Promise<void>>();
	constructor(
		readonly info: TableInfo,
		readonly mine: number[],
		readonly steps: number[],
		readonly told: WireEntry[], /* to spectators, from the beginning to the end */
	) {
		this.logs.set(0, told);
	}

	/* The log up to a position, as far as it is here. */
	logOf(position: Position): WireEntry[] {
		const past = position.more ? (this.logs.get(position.seat) ?? []) : [];
		return [...past.filter((entry) => entry.number <= position.since), ...position.log];
	}

	isWhole(position: Position): boolean {
		return !position.more || this.logs.has(position.seat);
	}

	/* Once, however often it is wished for meanwhile. */
	fetchLog(seat: number): Promise<void> {
		let fetching = this.fetching.get(seat);
		if (!fetching) {
			fetching = logUpTo(this.info.table, seat, FOREVER - 1).then((log) => {
				this.logs.set(seat, log);
			});
			fetching.catch(() => this.fetching.delete(seat));
			this.fetching.set(seat, fetching);
		}
		return fetching;
	}

	at(step: number, seat: number): Promise<Position> {
		const number = this.steps[step]!;
		const key = `${seat}:${number}`;
		let frame = this.frames.get(key);
		if (!frame) {
			frame = socket.ask({
				type: 'review',
				table: this.info.table,
				at: number,
				seat,
			}) as Promise<unknown> as Promise<Position>;
			frame.catch(() => this.frames.delete(key));
			this.frames.set(key, frame);
			if (this.frames.size > 400) this.frames.delete(this.frames.keys().next().value!);
		}
		return frame;
	}

	/* The table as text, as a terminal would show it. */
	async text(step: number, seat: number): Promise<string> {
		const answer = await socket.ask({
			type: 'show',
			table: this.info.table,
			at: this.steps[step]!,
			seat,
		});
		return withNames(answer.text, playersOf(this.info.seats, this.mine, []));
	}
}

const FOREVER = 1_000_000_000;

/* Of a match that is over, by who follows its table already or needs no more of it. */
export async function filmOf(info: TableInfo, mine: number[]): Promise<Film> {
	const { table } = info;
	const end = (await socket.ask({ type: 'review', table, at: FOREVER })) as unknown as Position;
	const past = end.more ? await logUpTo(table, 0, end.since) : [];
	const log = [...past, ...end.log];
	const numbers = [...new Set(log.map((entry) => entry.number))];
	const before = Math.max(0, (numbers[0] ?? end.number + 1) - 1);
	return new Film(info, mine, [before, ...numbers], log);
}

export async function openFilm(id: string): Promise<Film> {
	let info: TableInfo | null = null;
	const stop = socket.listen((message) => {
		if (message.type === 'table' && message.table === id)
			info = message as unknown as TableInfo;
	});
	try {
		const answer = await socket.ask({ type: 'watch', table: id });
		await socket.ask({ type: 'unwatch', table: id }).catch(() => undefined); /* and what it is has come by then */
		if (!info) throw new Error(w.saidNothing);
		return await filmOf(info, answer.seats ?? []);
	} finally {
		stop();
	}
}
