/* keys.ts - the keyboard of a room: arrows between what can be acted on, numbers for the
 * list, letters for the tools. Enter and Space are the focused button's own. */

export interface Keys {
	digit(key: string): boolean;
	escape(): boolean;
	marked(id: string): boolean; /* a click on this piece does something now */
	listed(move: string): boolean; /* this move can be made now */
	typed(): void;
	tool: Record<string, () => void>;
}

function actable(keys: Keys): HTMLElement[] {
	const found = document.querySelectorAll<HTMLElement>(
		'.room__board [data-piece], .room__board [data-move], .room__hand [data-piece], .room__side [data-piece]',
	);
	return [...found].filter(
		({ dataset, tabIndex }, i) =>
			tabIndex >= 0 &&
			(dataset.piece ? keys.marked(dataset.piece) : keys.listed(dataset.move!)) &&
			found[i]!.getClientRects().length > 0,
	);
}

function middle(element: Element): { x: number; y: number } {
	const box = element.getBoundingClientRect();
	return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/* The nearest one in a direction: what lies off the line counts for more than distance. */
function next(from: Element | null, key: string, keys: Keys): HTMLElement | null {
	const all = actable(keys);
	const inside = from && all.includes(from as HTMLElement);
	if (!inside) return all[0] ?? null;
	const here = middle(from);
	let best: HTMLElement | null = null,
		least = Infinity;
	for (const element of all) {
		if (element === from) continue;
		const there = middle(element);
		const dx = there.x - here.x,
			dy = there.y - here.y;
		const along =
			key === 'ArrowRight' ? dx : key === 'ArrowLeft' ? -dx : key === 'ArrowDown' ? dy : -dy;
		const aside = key === 'ArrowRight' || key === 'ArrowLeft' ? Math.abs(dy) : Math.abs(dx);
		if (along <= 2) continue;
		const cost = along + 2.2 * aside;
		if (cost < least) {
			least = cost;
			best = element;
		}
	}
	return best;
}

function inList(target: Element, key: string): HTMLElement | null {
	const list = target.closest('.choice-groups');
	if (
		!list ||
		(key !== 'ArrowDown' && key !== 'ArrowUp' && key !== 'ArrowLeft' && key !== 'ArrowRight')
	)
		return null;
	const all = [...list.querySelectorAll<HTMLElement>('.choice')];
	const at = all.indexOf(target as HTMLElement);
	if (at < 0) return null;
	const step = key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1;
	return all[(at + step + all.length) % all.length] ?? null;
}

export function handleKey(event: KeyboardEvent, keys: Keys): void {
	const target = event.target as Element;
	if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
	if (document.querySelector('dialog[open]')) return;
	if (event.key === 'Escape') {
		if (keys.escape()) event.preventDefault();
		return;
	}
	if (target.matches('input, textarea, select, [contenteditable]')) return;
	const tool = keys.tool[event.key];
	if (event.key.startsWith('Arrow') && !tool) {
		if (target.closest('.log, .chat, [role=tablist]')) return;
		const found = inList(target, event.key) ?? next(target, event.key, keys);
		if (found) {
			event.preventDefault();
			found.focus();
			found.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
		}
		return;
	}
	if (/^[0-9]$/.test(event.key)) {
		if (keys.digit(event.key)) event.preventDefault();
		return;
	}
	if (event.key === '/') {
		event.preventDefault();
		keys.typed();
		return;
	}
	if (tool && !(event.key === ' ' && target.matches('button, [role=button], summary, a'))) {
		event.preventDefault();
		tool();
	}
}
