/* shortcuts.ts - keys of one letter, number or sign that do something at once. Who speaks to the
 * machine, or presses keys by mistake, turns them off or has them with Alt; arrows, Enter, Esc and Tab
 * always work. */
import { singleKeys } from './wishes';

/* What aria-keyshortcuts says of a key. */
export function shortcut(key: string): string | undefined {
	if (!key || singleKeys.value === 'off') return undefined;
	return singleKeys.value === 'alt' ? `Alt+${key}` : key;
}

/* With Alt some systems make other letters; the key itself is the same. */
function plainKey({ key, code }: KeyboardEvent): string {
	return /^[ -~]$/.test(key) ? key.toLowerCase() : (/^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase() ?? '');
}

/* The one character that was pressed, as this person presses them; '' where it is none. */
export function characterOf(event: KeyboardEvent): string {
	if (event.ctrlKey || event.metaKey || event.key.length !== 1 || event.key === ' ') return '';
	if (singleKeys.value === 'alt') return event.altKey ? plainKey(event) : '';
	return singleKeys.value === 'on' && !event.altKey ? event.key : '';
}
