/* shortcuts.ts - keys of one letter, number or sign that do something at once. Who speaks to the
 * machine, or presses keys by mistake, turns them off; arrows, Enter, Esc and Tab always work. */
import { recall, remember, Source } from './source';

export const shortcuts = new Source(recall('shortcuts') !== 'off');

export function turnShortcuts(on: boolean): void {
	remember('shortcuts', on ? 'on' : 'off');
	shortcuts.set(on);
}

/* What aria-keyshortcuts says of a key. */
export function shortcut(key: string): string | undefined {
	return shortcuts.value && key ? key : undefined;
}
