/* book.ts - a table's data, which never changes and is fetched once, and the view that a game's
 * board draws: read from a position and that, where the game does so. */
import type { Book, GameUI } from '../game';
import { loadGame } from '../games/registry';
import { language } from '../language';
import type { Position } from './wire';
import { w } from './words';

const TRIES = 6;

/* A busy server may let go of a request or put it off: it is asked again, ever later. */
async function fetchBook(table: string, tries = TRIES): Promise<Book> {
	const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/book?language=${language}`).catch(() => null);
	if (answer?.ok) return answer.json();
	if (tries <= 1 || answer?.status === 404)
		throw new Error(w.dataDidNotCome(String(answer?.status ?? w.noAnswer)));
	await new Promise((done) => setTimeout(done, 250 * 2 ** (TRIES - tries)));
	return fetchBook(table, tries - 1);
}

/* The game of a table, with the table's data where its board reads them. */
export async function openGame(slug: string, table: string): Promise<GameUI> {
	const ui = await loadGame(slug);
	return ui.read ? { ...ui, book: await fetchBook(table) } : ui;
}

const views = new WeakMap<Position, any>();

export function viewOf(ui: GameUI, position: Position): any {
	if (!ui.read || !ui.book) return position.state;
	if (!views.has(position)) views.set(position, ui.read(position.state, ui.book, position.seat - 1));
	return views.get(position);
}
