/* sound.ts - what is heard: on or off and how loud is this person's, and kept. The engine
 * (voices.ts) is fetched at the first sound after the first click or key, since no browser lets a
 * page be heard before. */
import type { GameUI, Recipe } from '../game';
import { recall, remember, Source } from './source';

const LOUDNESS = 35; /* per cent */

export const volume = new Source(Number(recall('volume') ?? LOUDNESS));
export const muted = new Source(recall('sound') === 'off');

export function setVolume(percent: number): void {
	remember('volume', String(percent));
	volume.set(percent);
}

export function mute(off: boolean): void {
	remember('sound', off ? 'off' : 'on');
	muted.set(off);
}

/* A cue: by its name among the game's own, else among the house's. */
export function hear(_name: string, _notes: number[] = [], _after = 0, _cues?: Record<string, Recipe>): void {}

/* What the director of a game's scenes calls for. */
export function heardBy(ui: GameUI) {
	return (name: string, notes: number[], after: number) => hear(name, notes, after, ui.cues);
}
