/* piece.tsx - a button that stands for a piece: it picks where a click does something now, else
 * it shows the piece large. What is drawn on it is for the eye; its name is for the ear. */
import type { ComponentChildren } from 'preact';
import { canPick } from '../../pieces';
import type { Props } from './view';

export function Piece({
	props,
	id,
	name,
	class: looks,
	title,
	children,
	...rest
}: {
	props: Props;
	id: string;
	name: string;
	class: string;
	title?: string; /* what it is, where no tip says what a click does */
	children: ComponentChildren;
	'data-p'?: number;
}) {
	const mark = props.marks.get(id);
	const open = canPick(mark) || mark?.chosen === true;
	const watch = open ? () => props.focus(id) : undefined;
	const leave = open ? () => props.focus(null) : undefined;
	return (
		<button
			type="button"
			class={looks}
			data-piece={id}
			title={open ? undefined : title}
			aria-pressed={mark?.chosen ? true : undefined}
			onClick={() => (open ? props.pick(id) : props.look(id))}
			onPointerEnter={watch}
			onPointerLeave={leave}
			onFocus={watch}
			onBlur={leave}
			{...rest}
		>
			<span class="sr">
				{name}
				{open && mark?.label ? `: ${mark.label}` : ''}
			</span>
			<span class="piece__face" aria-hidden="true">
				{children}
			</span>
		</button>
	);
}
