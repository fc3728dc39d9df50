/* keys.ts - the keyboard of a room: arrows between what can be acted on, numbers for the
 * list, letters for the tools. Enter and Space are the focused button's own. */
import { nextStop, type Open } from './rove';
import { characterOf } from './shortcuts';

export interface Keys extends Open {
	digit(key: string): boolean;
	escape(): boolean;
	typed(): void;
	tool: Record<string, () => void>;
}

function inList(target: Element, key: string): HTMLElement | null {
	const list = target.closest('.choice-groups');
	if (!list) return null;
	const all = [...list.querySelectorAll<HTMLElement>('.choice')];
	const at = all.indexOf(target as HTMLElement);
	if (at < 0) return null;
	const step = key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1;
	return all[(at + step + all.length) % all.length] ?? null;
}

function goOn(event: KeyboardEvent, target: Element, keys: Keys): void {
	if (target.closest('.log, .chat, [role=tablist]')) return;
	const found = inList(target, event.key) ?? nextStop(target, event.key, keys);
	if (!found) return;
	event.preventDefault();
	found.focus();
	found.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/* Keys of one character: false where it is none that means anything here. */
function character(key: string, target: Element, keys: Keys): boolean {
	if (/^[0-9]$/.test(key)) return keys.digit(key);
	const act = key === '/' ? keys.typed : keys.tool[key];
	if (!act || ((key === ' ' || key === 'Enter') && target.matches('button, [role=button], summary, a'))) return false;
	act();
	return true;
}

export function handleKey(event: KeyboardEvent, keys: Keys): void {
	const target = event.target as Element;
	if (event.defaultPrevented || document.querySelector('dialog[open], .finale')) return;
	const written = target.matches('input, textarea, select, [contenteditable]');
	const single = characterOf(event);
	if (single && !written && character(single, target, keys)) event.preventDefault();
	if (single || event.ctrlKey || event.metaKey || event.altKey) return;
	if (event.key === 'Escape') {
		if (keys.escape()) event.preventDefault();
		return;
	}
	if (written) return;
	if (event.key.startsWith('Arrow') && !keys.tool[event.key]) {
		goOn(event, target, keys);
		return;
	}
	const named = event.key.length > 1 || event.key === ' ';
	if (named && character(event.key, target, keys)) event.preventDefault();
}
