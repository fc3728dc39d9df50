/* scene.ts - the scene that a game has for what led from one position to the next, if it has one. */
import type { Entry, GameUI, Player } from '../game';
import type { Known, Scene } from '../pieces/director';
import { viewOf } from './book';
import type { Position, WireEntry } from './wire';

export function sceneOf(
	ui: GameUI,
	before: Position | null,
	after: Position,
	news: Entry[],
	players: Player[],
	root: HTMLElement,
): Scene | null {
	if (!ui.scene || !before || news.length === 0) return null;
	const views = { before: viewOf(ui, before), after: viewOf(ui, after) };
	try {
		return ui.scene({ ...views, news, seat: after.seat - 1, players, root });
	} catch (why) {
		console.error(why); /* the game goes on without it */
		return null;
	}
}

/* A log without what is still to be told of its news. */
export function knownOf(log: WireEntry[], news: WireEntry[], known: Known): WireEntry[] {
	if (known.all || news.length === 0) return log;
	const untold = new Set(news.filter((_, i) => !known.news.has(i)));
	return log.filter((entry) => !untold.has(entry));
}
