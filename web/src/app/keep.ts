/* keep.ts - where the focus is after each change of a room: on what had it while that is there, else
 * on the question, which tells what is asked now. It is never nowhere, where the next Tab would begin
 * at the top of the page. */
import { useLayoutEffect } from 'preact/hooks';
import { rove, type Open } from './rove';

const HOME = '.question__ask';

/* What changes that can take the focus away from something, besides elements that go. */
const CHANGES = ['data-tab', 'data-asked', 'data-stamp', 'data-covered', 'data-drawer', 'disabled', 'hidden'];

/* What is no button any more may be drawn on, and loses the focus with the next frame. */
const HOLDS = 'a[href], button, input, select, textarea, summary, dialog, [tabindex]';

function isNowhere(): boolean {
	const at = document.activeElement;
	return !at || at === document.body || !at.checkVisibility() || !at.matches(HOLDS);
}

/* Who points does not want to be scrolled away from there; who presses keys wants to see where
 * they are. */
export function focusQuestion(byKeys: boolean): void {
	document.querySelector<HTMLElement>(HOME)?.focus({ preventScroll: !byKeys });
}

/* As goHome(), when nothing had the focus and a move was just made. */
export function keepFocus(): void {
	if (isNowhere()) focusQuestion(false);
}

/* Whoever clicks beside everything lets go, and nothing is pressed on them. */
function follow(room: Element, open: () => Open): () => void {
	let held = room.contains(document.activeElement),
		byKeys = false;
	const came = (event: Event) => {
		held = room.contains(event.target as Node);
		rove(room, open());
	};
	const pointed = () => {
		held = byKeys = false;
	};
	const pressed = () => {
		byKeys = true;
	};
	let due = 0;
	const look = () => {
		due = 0;
		rove(room, open());
		if (held && isNowhere() && !document.querySelector('dialog[open], .curtain, .finale')) focusQuestion(byKeys);
	};
	/* The browser itself takes it away after all changes are through. */
	const lost = (event: FocusEvent) => !event.relatedTarget && queueMicrotask(look);
	/* With the next frame, which lays the page out in any case. */
	const soon = () => {
		due ||= requestAnimationFrame(look);
	};
	const watcher = new MutationObserver(soon);
	watcher.observe(room, { childList: true, subtree: true, attributes: true, attributeFilter: CHANGES });
	addEventListener('focusin', came);
	addEventListener('focusout', lost);
	addEventListener('pointerdown', pointed, true);
	addEventListener('keydown', pressed, true);
	look();
	return () => {
		watcher.disconnect();
		cancelAnimationFrame(due);
		removeEventListener('focusin', came);
		removeEventListener('focusout', lost);
		removeEventListener('pointerdown', pointed, true);
		removeEventListener('keydown', pressed, true);
	};
}

export function useKeptFocus(room: { current: HTMLElement | null }, open: { current(): Open }): void {
	useLayoutEffect(() => follow(room.current!, () => open.current()), []);
}
