/* socket.ts - the one connection to the server. It comes back by itself, sends again what
 * was not answered (the server plays nothing twice: turns are numbered), and follows the
 * tables again that were followed. */
import { language } from '../language';
import { Source, recall, remember } from './source';
import { w } from './words';

export interface Message {
	type: string;
	[field: string]: any;
}

export class Refused extends Error {
	constructor(
		public code: string,
		text: string,
		public clause?: string,
	) {
		super(text);
	}
}

interface Refusal {
	code: string;
	text: string;
	said?: string; /* the same in our language, where a rule forbids it */
	clause?: string;
	near?: string[]; /* of words that are no move: moves that are like them */
}

/* What the server would not do, for people: by its code in their language. */
export function refusalOf({ code, text, said, clause, near }: Refusal): Refused {
	const why = said ?? w.refusal(code, text);
	return new Refused(code, near ? `${why} ${w.didYouMean(near)}` : why, clause);
}

interface Waiting {
	message: Message;
	sent: boolean;
	resolve(answer: Message): void;
	reject(why: Error): void;
}

export type Link = 'connecting' | 'open' | 'lost';

/* Acts that are safe to send twice: they carry a turn, or only ask. */
const REPEATABLE = new Set(['play', 'undo', 'watch', 'lobby', 'mine', 'review', 'hint', 'hello', 'log']);
const PATIENCE = 45_000; /* ms in which the server says something, if only a pong */

class Socket {
	readonly link = new Source<Link>('connecting');
	readonly name = new Source<string>(recall('name') ?? '');
	private ws: WebSocket | null = null;
	private waiting = new Map<number, Waiting>();
	private next = 1;
	private tries = 0;
	private heard = Date.now();
	private timer = 0;
	private listeners = new Set<(message: Message) => void>();
	private followed = new Map<string, () => number>();
	private lobby = false;

	start(): void {
		addEventListener('online', () => this.connect());
		addEventListener('visibilitychange', () => {
			if (!document.hidden && this.link.value !== 'open') this.connect();
		});
		setInterval(() => this.check(), 15_000);
		this.connect();
	}

	listen(listener: (message: Message) => void): () => void {
		this.listeners.add(listener);
		return () => void this.listeners.delete(listener);
	}

	/* Asks, and waits for the answer however often the connection breaks. */
	ask(message: Message): Promise<Message> {
		return new Promise((resolve, reject) => {
			const id = this.next++;
			const waiting = { message: { ...message, id }, sent: false, resolve, reject };
			this.waiting.set(id, waiting);
			this.send(waiting);
		});
	}

	/* Follow a table; `since` says how much of it is known when the connection comes back. */
	follow(table: string, since: () => number): Promise<Message> {
		this.followed.set(table, since);
		return this.ask({ type: 'watch', table });
	}

	/* As follow, where the server follows already: after create and join. */
	adopt(table: string, since: () => number): void {
		this.followed.set(table, since);
	}

	unfollow(table: string): void {
		if (this.followed.delete(table))
			this.ask({ type: 'unwatch', table }).catch(() => undefined);
	}

	followLobby(on: boolean): Promise<Message> {
		this.lobby = on;
		return this.ask({ type: 'lobby', follow: on });
	}

	rename(name: string): Promise<Message> {
		remember('name', name);
		this.name.set(name);
		return this.ask({ type: 'hello', name });
	}

	private send(waiting: Waiting): void {
		if (this.ws?.readyState !== WebSocket.OPEN) return;
		waiting.sent = true;
		this.ws.send(JSON.stringify(waiting.message));
	}

	private connect(): void {
		clearTimeout(this.timer);
		if (this.ws && this.ws.readyState <= WebSocket.OPEN) return;
		const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
		const ws = new WebSocket(`${scheme}://${location.host}/ws`);
		this.ws = ws;
		ws.onopen = () => this.opened();
		ws.onmessage = (event) => {
			if (ws === this.ws) this.receive(JSON.parse(event.data));
		};
		ws.onclose = () => {
			if (ws === this.ws) this.lost();
		};
	}

	private opened(): void {
		this.tries = 0;
		this.heard = Date.now();
		const hello: Message = { type: 'hello', language, changes: true };
		const token = recall('token');
		if (token) hello.token = token;
		if (this.name.value) hello.name = this.name.value;
		this.ws!.send(JSON.stringify(hello));
		for (const [table, since] of this.followed) {
			const known = since();
			this.ws!.send(
				JSON.stringify(
					known > 0 ? { type: 'watch', table, since: known } : { type: 'watch', table },
				),
			);
		}
		if (this.lobby) this.ws!.send(JSON.stringify({ type: 'lobby', follow: true }));
		this.link.set('open');
		for (const [id, waiting] of [...this.waiting]) {
			if (!waiting.sent || REPEATABLE.has(waiting.message.type)) {
				this.send(waiting);
			} else {
				this.waiting.delete(id);
				waiting.reject(
					new Refused(
						'lost',
						w.lost,
					),
				);
			}
		}
	}

	private lost(): void {
		this.ws = null;
		this.link.set('lost');
		const wait = Math.min(500 * 2 ** this.tries++, 8000) * (0.8 + 0.4 * Math.random());
		this.timer = window.setTimeout(() => this.connect(), wait);
	}

	/* A connection may die without a word: something is asked when nothing was heard. */
	private check(): void {
		if (this.ws?.readyState !== WebSocket.OPEN) return;
		if (Date.now() - this.heard > PATIENCE) {
			const dead = this.ws;
			this.lost();
			dead.close();
		} else if (Date.now() - this.heard > 14_000) {
			this.ws.send(JSON.stringify({ type: 'hello' }));
		}
	}

	private receive(message: Message): void {
		this.heard = Date.now();
		if (message.type === 'welcome') {
			if (message.token) remember('token', message.token);
			if (message.name && message.name !== 'Guest') this.name.set(message.name);
		}
		const waiting = message.id === undefined ? undefined : this.waiting.get(message.id);
		if (waiting) {
			this.waiting.delete(message.id);
			if (message.type === 'error')
				waiting.reject(refusalOf(message as unknown as Refusal));
			else waiting.resolve(message);
		}
		for (const listener of [...this.listeners]) listener(message);
	}
}

export const socket = new Socket();
