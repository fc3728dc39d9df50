/* act.tsx - buttons for pieces that are clicked and not drawn on the map. */
import type { ComponentChildren } from 'preact';
import type { BoardProps } from '../../game';
import { canPick, markClass } from '../../pieces';
import type { View } from './view';

type Props = BoardProps<View>;

export const SMALL = 'button button--small'; // the look of a move's button here

/* What is drawn, and what is said instead to those who cannot see it. */
export function Said({ as, children }: { as: string; children: ComponentChildren }) {
	return (
		<>
			<span class="sr">{as}</span>
			<span class="fk-seen" aria-hidden="true">
				{children}
			</span>
		</>
	);
}

/* A piece: picked where that does something now, else shown large. */
export function PieceButton({
	props,
	id,
	name,
	kind,
	title,
	children,
	onAct,
}: {
	props: Props;
	id: string;
	name: string;
	kind: string;
	title?: string;
	children: ComponentChildren;
	onAct?(): void;
}) {
	const mark = props.marks.get(id);
	const open = canPick(mark) || mark?.chosen === true;
	return (
		<button
			class={kind + markClass(mark)}
			data-piece={id}
			title={open ? undefined : title}
			aria-pressed={mark?.chosen ? true : undefined}
			onClick={() => (open ? (onAct ?? (() => props.pick(id)))() : props.look(id))}
			onPointerEnter={() => open && props.focus(id)}
			onPointerLeave={() => props.focus(null)}
			onFocus={() => open && props.focus(id)}
			onBlur={() => props.focus(null)}
		>
			<Said as={open && mark?.label ? `${name}. ${mark.label}` : name}>{children}</Said>
		</button>
	);
}
