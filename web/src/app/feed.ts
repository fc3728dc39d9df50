/* feed.ts - one table as this browser knows it: who sits there, what each of its seats saw,
 * and what was said. Positions wait in a queue, so that what others did is seen one after
 * another and not only its end. */
import { changedState } from './changes';
import { Flow, moverOf, REVEALS } from './flow';
import { pageOf } from './pages';
import { socket, type Message } from './socket';
import { Director, type Playing, type Scene } from '../pieces/director';
import { rateOf } from './pace';
import { Source } from './source';
import type { Entry, GameUI } from '../game';
import type { ChatLine, Position, TableInfo, WireEntry } from './wire';

/* How long a position stays before the next one where no scene shows what happened: a routine
 * move, and each thing told of it. */
const MOVE = 420,
	EACH = 220,
	LONGEST = 1100;

/* Who fell behind is shown less: faster, when so many wait or one has waited so many ms; then only
 * the newest. */
const SOME = 3,
	LATE = 8000,
	MANY = 16,
	LOST = 24_000;

const TWICE = 400; /* ms between two skips that are one */

const AGAIN = 3000; /* ms after a page was refused */

/* All of the log comes with it, or its newest part, after which older pages are asked for. */
function beginsAnew(position: Position): boolean {
	return position.since === 0 || position.more === true;
}

/* What one seat (or a spectator, 0) sees. */
export interface Sight {
	seat: number;
	now: Position | null; /* what is shown */
	before: Position | null; /* what was, which `news` lead on from */
	queue: Position[]; /* what will be */
	news: WireEntry[]; /* what led to `now` */
	jumped: boolean; /* several positions at once: there is nothing to be shown move by move */
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
	readonly director = new Director();
	acts = 0; /* counts what the director was given to show */
	private flow = new Flow();
	private last = 0;
	private skipped = 0;
	private stage: GameUI | null = null; /* as which somebody draws what is to be seen */
	private stop: () => void;

	constructor(
		readonly id: string,
		private still: () => boolean,
	) {
		this.director.known.listen(() => this.tell());
		this.director.now.listen(() => this.tell());
		document.addEventListener('visibilitychange', this.hidden);
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
		document.removeEventListener('visibilitychange', this.hidden);
		this.director.close();
		this.stop();
		socket.unfollow(this.id);
	}

	/* Nobody looks: nothing is played meanwhile, nor afterwards. */
	private hidden = (): void => {
		if (document.hidden) this.skip();
	};

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
				before: null,
				queue: [],
				news: [],
				jumped: false,
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
		if (this.director.idle.value) this.flow.anew();
		this.step();
	}

	/* Whoever draws this table says so, and plays then what each position tells. */
	staged(as: GameUI | null): void {
		this.stage = as;
		if (!as) this.skip();
	}

	/* Shows the next position of every seat, once what was told of the last is through. */
	private step(): void {
		while (this.director.idle.value && this.waiting > 0) {
			const late = this.waiting > MANY || this.oldest() > LOST;
			for (const sight of this.sights.values()) this.go(sight, late ? Infinity : 1);
			const told = [...this.sights.values()].filter((sight) => sight.news.length > 0);
			if (told.length === 0 || !this.stage || late || document.hidden) continue;
			this.acts++;
			this.director.expect(told.every((sight) => this.stage!.waits?.(sight.news)));
		}
		this.tell();
	}

	/* The next positions of a seat; what several tell is told as one. */
	private go(sight: Sight, count: number): void {
		const { now: before, queue } = sight;
		if (queue.length === 0) return;
		const news: WireEntry[] = [];
		const several = count > 1 && queue.length > 1;
		for (const position of queue.splice(0, count)) {
			this.show(sight, position);
			news.push(...sight.news);
		}
		sight.news = news;
		sight.before = before;
		sight.jumped = several;
	}

	/* What the director is to show of this seat's news; null: there is nothing to be seen. */
	perform(sight: Sight, make: () => Scene | null, news: Entry[], sound: Playing['sound']): void {
		if (this.director.idle.value) return;
		const scene = make();
		const haste = this.waiting > SOME || this.oldest() > LATE ? 2 : 1;
		const routine = (ms: number) => Math.max(haste, this.hurry(sight, news, ms));
		const done = scene
			? this.director.play(scene, news, {
					...rateOf(scene, this.still(), scene.length < REVEALS ? routine(scene.length) : haste),
					sound,
				})
			: this.director.rest(this.pause(sight, news, routine));
		void done.then(() => this.step());
	}

	/* The routine moves of a rival's turn flow; what oneself did has its time. */
	private hurry(sight: Sight, news: Entry[], ms: number): number {
		const mover = moverOf(news) + 1;
		if (this.mine.includes(mover)) return 1;
		const waiting = sight.queue
			.map(({ since, log }) => moverOf(log.filter(({ number }) => number > since)))
			.filter((seat) => seat >= 0);
		const other = waiting.findIndex((seat) => seat !== mover);
		return this.flow.haste(mover, ms, other < 0 ? waiting.length : other);
	}

	private oldest(): number {
		const came = [...this.sights.values()].flatMap((sight) => sight.queue[0]?.came ?? []);
		return came.length > 0 ? Date.now() - Math.min(...came) : 0;
	}

	private pause(sight: Sight, news: Entry[], routine: (ms: number) => number): number {
		if (this.still() || news.length === 0) return 0;
		const own = news.every((entry) => this.mine.includes(entry.seat + 1));
		if (sight.queue.length === 0 && sight.now!.pending.some((seat) => this.mine.includes(seat))) return 0;
		const ms = Math.min(own ? MOVE : MOVE + EACH * news.length, LONGEST);
		return ms / routine(ms);
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
	private get waiting(): number {
		return Math.max(0, ...[...this.sights.values()].map((sight) => sight.queue.length));
	}

	/* And one more while what is shown is not all told. */
	get untold(): number {
		return this.waiting + (this.director.known.value.all ? 0 : 1);
	}

	get busy(): boolean {
		return this.untold > 0;
	}

	/* To the end of the scene; where one was skipped just before, straight to the newest position. */
	skip(): void {
		const again = document.hidden || Date.now() - this.skipped < TWICE;
		this.skipped = Date.now();
		if (again)
			for (const sight of this.sights.values()) this.go(sight, Infinity);
		this.director.skip();
		this.tell();
	}

	read(): void {
		if (this.unread > 0) {
			this.unread = 0;
			this.tell();
		}
	}
}
