/* act.ts - what makes a drawn thing a piece that can be acted on: a button for pointer,
 * keyboard and screen reader where a click does something now, a named picture elsewhere. */
import type { BoardProps, Mark } from '../game';

type Act = Pick<BoardProps, 'marks' | 'pick' | 'focus'> & Partial<Pick<BoardProps, 'look'>>;

export function canPick(mark: Mark | undefined): boolean {
	return mark !== undefined && mark.moves.length > 0;
}

/* The classes of a mark, for the style sheet: raised, chosen, advised, just touched. */
export function markClass(mark: Mark | undefined): string {
	if (!mark) return '';
	return (
		(canPick(mark) || mark.chosen ? ' is-open' : '') +
		(mark.chosen ? ' is-chosen' : '') +
		(mark.hint ? ' is-hint' : '') +
		(mark.hover ? ' is-hover' : '') +
		(mark.last ? ' is-last' : '')
	);
}

/* What makes a button of something drawn: a browser gives it neither focus nor keys by itself.
 * In SVG the attribute is tabindex, in small letters; any other spelling is no attribute at all. */
export function pressable(press: () => void) {
	return {
		role: 'button' as const,
		tabindex: 0,
		onClick: (event: Event) => {
			event.stopPropagation();
			press();
		},
		onKeyDown: (event: KeyboardEvent) => {
			if (event.key !== 'Enter' && event.key !== ' ') return;
			event.preventDefault();
			if (!event.repeat) press();
		},
	};
}

/* Attributes for an SVG group, or any element that is not a button, that stands for the
 * piece `id`. `name` says what it is; what a click does is added from the mark. With
 * `looks`, a click on a piece that can do nothing now shows it large. */
export function actable(act: Act, id: string, name: string, looks = false) {
	const mark = act.marks.get(id);
	const open = canPick(mark) || mark?.chosen === true;
	const says = open && mark?.label ? `${name}: ${mark.label}` : name;
	const watch = {
		'data-piece': id,
		'aria-label': says,
		onPointerEnter: () => act.focus(id),
		onPointerLeave: () => act.focus(null),
	};
	if (!open)
		return looks && act.look
			? { ...watch, role: 'img' as const, onClick: () => act.look!(id) }
			: { ...watch, role: 'img' as const };
	return {
		...watch,
		...pressable(() => act.pick(id)),
		'aria-pressed': mark!.chosen ? true : undefined,
		onFocus: () => act.focus(id),
		onBlur: () => act.focus(null),
	};
}
