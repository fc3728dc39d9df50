/* act.tsx - buttons for what is not drawn on the map: pieces that are clicked, and ways on that
 * no piece stands for. */
import type { ComponentChildren } from 'preact';
import type { BoardProps, Move } from '../../game';
import { canPick, markClass } from '../../pieces';
import type { View } from './view';

type Props = BoardProps<View>;

/* What is drawn, and what is said of it instead to who cannot see it. */
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
	children,
	onAct,
}: {
	props: Props;
	id: string;
	name: string;
	kind: string;
	children: ComponentChildren;
	onAct?(): void;
}) {
	const mark = props.marks.get(id);
	const open = canPick(mark) || mark?.chosen === true;
	return (
		<button
			class={kind + markClass(mark)}
			data-piece={id}
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

/* A move as a button of its own. */
export function MoveButton({
	props,
	move,
	call,
	children,
}: {
	props: Props;
	move: Move;
	call?: boolean;
	children: ComponentChildren;
}) {
	return (
		<button
			class={'button button--small' + (call ? ' button--call' : '')}
			data-move={move.text}
			title={move.explain}
			onClick={() => props.play(move.text)}
		>
			{children}
		</button>
	);
}
