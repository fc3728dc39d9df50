/* start.ts - making tables. */
import { say } from './dialog';
import { askName } from './name';
import { go } from './route';
import { socket } from './socket';
import { recall } from './source';

export interface Order {
	game: string;
	players: string[];
	options?: string[];
	data?: string;
	name?: string;
	public?: boolean;
	time?: number;
}

/* A few letters of our own for the key of all chance, so that the server alone cannot choose it. */
function contribution(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(12));
	return [...bytes]
		.map((byte) => byte.toString(36).padStart(2, '0'))
		.join('')
		.slice(0, 20);
}

/* Makes a table, gives our part of its chance, starts it if nobody is waited for. */
export async function makeTable(order: Order): Promise<string | null> {
	try {
		if (order.players.includes('open')) await askName();
		const message: Record<string, unknown> = {
			type: 'create',
			game: order.game,
			players: order.players,
		};
		if (order.options?.length) message.options = order.options;
		if (order.data) message.data = order.data;
		if (order.name) message.name = order.name;
		if (order.public) message.public = true;
		if (order.time) message.time = order.time;
		const made = await socket.ask(message as any);
		const table = made.table as string;
		for (const seat of made.seats as number[])
			await socket.ask({ type: 'contribute', table, seat, contribution: contribution() });
		if (!order.players.includes('open')) await socket.ask({ type: 'start', table });
		go(`/table/${table}`);
		return table;
	} catch (why) {
		say((why as Error).message, { bad: true });
		return null;
	}
}

export async function join(table: string, seat?: number): Promise<void> {
	try {
		await askName();
		await socket.ask({
			type: 'join',
			table,
			contribution: contribution(),
			...(seat ? { seat } : {}),
		});
		go(`/table/${table}`);
	} catch (why) {
		say((why as Error).message, { bad: true });
	}
}

export function level(): string {
	return recall('level') ?? 'normal';
}
