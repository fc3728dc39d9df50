/* pages.ts - older parts of a log, asked for one at a time: a page waits for the one before. */
import { socket } from './socket';
import type { LogPage, WireEntry } from './wire';

/* What a seat (0: a spectator) learnt after record `since` and before what is known. */
export async function pageOf(table: string, seat: number, since: number): Promise<LogPage> {
	const answer = await socket.ask({ type: 'log', table, seat, before: since + 1 });
	return answer as unknown as LogPage;
}

/* All that it learnt up to a record. */
export async function logUpTo(table: string, seat: number, number: number): Promise<WireEntry[]> {
	const pages: WireEntry[][] = [];
	for (let since = number, more = true; more;) {
		const page = await pageOf(table, seat, since);
		pages.unshift(page.log);
		({ since, more } = page);
	}
	return pages.flat();
}
