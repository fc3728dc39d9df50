/* feed.ts - one table as this browser knows it: who sits there, what each of its seats saw,
 * and what was said. Positions wait in a queue, so that what others did is seen one after
 * another and not only its end. */
import { changedState } from './changes';
import { pageOf } from './pages';
import { socket, type Message } from './socket';
import { Source } from './source';
import type { ChatLine, Position, TableInfo, WireEntry } from './wire';

/* How long a position stays before the next one: a routine move, and a reveal. */
const MOVE = 420,
	EACH = 220,
	LONGEST = 1100;

const AGAIN = 3000; /* ms after a page was refused */

/* All of the log comes with it, or its newest part, after which older pages are asked for. */
function beginsAnew(position: Position): boolean {
	return position.since === 0 || position.more === true;
}

/* What one seat (or a spectator, 0) sees. */
export interface Sight {
	seat: number;
	now: Position | null; /* what is shown */
	queue: Position[]; /* what will be */
	news: WireEntry[]; /* what led to `now` */
	log: WireEntry[]; /* up to `now` */
	from: number; /* the log is whole after this record; 0: from the beginning */
	asked: boolean; /* an older page is on its way */
	stamp: number; /* counts positions shown */
	state: any; /* of the newest that came: what changes is told of it */
}

export class Feed {
	readonly changed = new Source(0);
	info: TableInfo | null = null;
	mine: number[] = [];
	maker = false;
	chat: ChatLine[] = [];
	unread = 0;
	sights = new Map<number, Sight>();
	problem: string | null = null;
	watching = 0;
	private last = 0;
	private timer = 0;
	private stop: () => void;

	constructor(
		readonly id: string,
		private still: () => boolean,
	) {
		this.stop = socket.listen((message) => this.receive(message));
		socket
			.follow(id, () => this.last)
			.then(
				(answer) => {
					this.mine = answer.seats ?? [];
					this.maker = answer.maker === true;
					this.tell();
				},
				(why) => {
					this.problem = why.message;
					this.tell();
				},
			);
	}

	close(): void {
		clearTimeout(this.timer);
		this.stop();
		socket.unfollow(this.id);
	}

	private tell(): void {
		this.changed.set(this.changed.value + 1);
	}

	private receive(message: Message): void {
		if (message.table !== this.id) return;
		if (message.type === 'table') this.info = message as unknown as TableInfo;
		else if (message.type === 'position') this.take(message as unknown as Position);
		else if (message.type === 'chat') this.hear(message.lines);
		else if (message.type === 'ok' && Array.isArray(message.seats)) {
			this.mine = message.seats;
			this.maker = message.maker === true;
		} else return;
		this.tell();
	}

	private hear(lines: ChatLine[]): void {
		const known = new Set(this.chat.map((line) => line.number));
		const fresh = lines.filter((line) => !known.has(line.number));
		if (fresh.length === 0) return;
		if (this.chat.length > 0 || this.sights.size > 0)
			this.unread += fresh.filter((line) => !this.mine.includes(line.seat)).length;
		this.chat = [...this.chat, ...fresh].sort((a, b) => a.number - b.number).slice(-200);
	}

	private take(position: Position): void {
		if (position.changed) {
			const known = this.sights.get(position.seat)?.state;
			position.state = changedState(known, position.changed);
			if (position.state === undefined) {
				/* Not from what is known here: all of it is asked for anew. */
				socket.ask({ type: 'watch', table: this.id }).catch(() => undefined);
				return;
			}
		}
		this.last = Math.max(this.last, position.number);
		position.came = Date.now();
		let sight = this.sights.get(position.seat);
		if (!sight) {
			sight = {
				seat: position.seat,
				now: null,
				queue: [],
				news: [],
				log: [],
				from: 0,
				asked: false,
				stamp: 0,
				state: undefined,
			};
			this.sights.set(position.seat, sight);
		}
		sight.state = position.state;
		const newest = sight.queue.at(-1) ?? sight.now;
		if (newest && position.number < newest.number) return;
		sight.queue.push(position);
		if (sight.queue.length === 1 && this.timer === 0) this.step();
	}

	/* Shows the next position of every seat; comes back for more after a while. */
	private step(): void {
		this.timer = 0;
		let wait = 0;
		for (const sight of this.sights.values()) {
			const position = sight.queue.shift();
			if (!position) continue;
			this.show(sight, position);
			if (
				sight.queue.length > 0 ||
				position.pending.every((seat) => !this.mine.includes(seat))
			)
				wait = Math.max(wait, this.pace(sight, position));
		}
		this.tell();
		if (wait > 0) this.timer = window.setTimeout(() => this.step(), wait);
		else if ([...this.sights.values()].some((sight) => sight.queue.length > 0))
			this.timer = window.setTimeout(() => this.step(), 0);
	}

	private pace(sight: Sight, position: Position): number {
		if (this.still() || document.hidden) return 0;
		const told = sight.news.length;
		if (told === 0) return 0;
		const own = sight.news.every((entry) => this.mine.includes(entry.seat));
		const long = Math.min(own ? MOVE : MOVE + EACH * told, LONGEST);
		return beginsAnew(position) ? 0 : sight.queue.length > 12 ? long / 3 : long;
	}

	private show(sight: Sight, position: Position): void {
		const anew = beginsAnew(position);
		const known = anew ? [] : sight.log;
		if (anew) sight.from = position.more ? position.since : 0;
		const fresh = position.log.filter((entry) => entry.number > position.since);
		const gone = new Set(fresh.filter((entry) => entry.undone).map((entry) => entry.undone!));
		const seen = new Set(known.map((entry) => entry.number));
		const added = fresh.filter((entry) => !seen.has(entry.number));
		sight.log = [...known.filter((entry) => !gone.has(entry.number)), ...added];
		sight.news = sight.now === null || anew ? [] : added;
		sight.now = position;
		sight.stamp++;
	}

	/* One page more of what was before the log, unless one is on its way already. */
	older(sight: Sight): void {
		if (sight.from === 0 || sight.asked) return;
		const { from } = sight;
		sight.asked = true;
		pageOf(this.id, sight.seat, from).then(
			(page) => {
				sight.asked = false;
				if (sight.from !== from) return; /* it began anew meanwhile */
				sight.log = [...page.log, ...sight.log];
				sight.from = page.more ? page.since : 0;
				this.tell();
			},
			() => window.setTimeout(() => (sight.asked = false), AGAIN),
		);
	}

	/* How many positions wait behind those that are shown. */
	get waiting(): number {
		return Math.max(0, ...[...this.sights.values()].map((sight) => sight.queue.length));
	}

	get busy(): boolean {
		return this.waiting > 0;
	}

	/* Straight to the newest position. */
	skip(): void {
		if (!this.busy) return;
		clearTimeout(this.timer);
		this.timer = 0;
		for (const sight of this.sights.values())
			for (let position; (position = sight.queue.shift());) this.show(sight, position);
		this.tell();
	}

	read(): void {
		if (this.unread > 0) {
			this.unread = 0;
			this.tell();
		}
	}
}
