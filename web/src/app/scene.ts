/* scene.ts - the scene that a game has for what led from one position to the next, if it has one. */
import type { Entry, GameUI, Player } from '../game';
import type { Known, Scene } from '../pieces/director';
import { viewOf } from './book';
import type { Position, WireEntry } from './wire';

const SET_PIECE = 3000; /* ms; what is shorter decides nothing great */
const STILL = 1000; /* ms of silence before it */
const AFTER = 4000;

/* What goes on below the cues is still before the first thing lands. */
function hushed(scene: Scene): Scene {
	const lands = [...scene.cues.filter(({ name }) => name === 'land'), ...scene.reveals].map(({ at }) => at);
	const first = lands.length > 0 ? Math.min(...lands) : scene.length;
	return scene.cue(Math.max(0, first - STILL), 'hush', STILL + AFTER);
}

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
		const scene = ui.scene({ ...views, news, seat: after.seat - 1, players, root });
		return scene && scene.length >= SET_PIECE ? hushed(scene) : scene;
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
