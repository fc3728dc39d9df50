/* wishes.ts - what this person settled once for all tables; this browser keeps it. Pace and sound
 * have files of their own. */
import { recall, remember, Source } from './source';

export class Wish<T extends string> extends Source<T> {
	constructor(
		private key: string,
		readonly values: readonly T[],
		usual: T,
	) {
		const kept = recall(key) as T;
		super(values.includes(kept) ? kept : usual);
	}

	choose(value: T): void {
		remember(this.key, value);
		this.set(value);
	}
}

/* Keys of one character: at once, with Alt, or not at all. */
export type SingleKeys = 'on' | 'alt' | 'off';
export const singleKeys = new Wish<SingleKeys>('shortcuts', ['on', 'alt', 'off'], 'on');

/* How much is said of a turn by itself: all of it, in few words, the question alone, or nothing
 * until it is asked for. */
export type Telling = 'all' | 'short' | 'question' | 'asked';
export const telling = new Wish<Telling>('telling', ['all', 'short', 'question', 'asked'], 'short');

export type BoardAs = 'drawn' | 'text';
export const boardAs = new Wish<BoardAs>('board', ['drawn', 'text'], 'drawn');

export type Theme = 'system' | 'light' | 'dark';
export const theme = new Wish<Theme>('theme', ['system', 'light', 'dark'], 'system');

export type Contrast = 'system' | 'more';
export const contrast = new Wish<Contrast>('contrast', ['system', 'more'], 'system');
