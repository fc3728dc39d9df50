/* movebutton.tsx - a move as a button of its own, where no drawn piece stands for it. `look` is the
 * class of the game's buttons; the one to take first is called out. */
import type { ComponentChildren } from 'preact';
import type { BoardProps, Move } from '../game';

export function MoveButton({
	props,
	move,
	call,
	look = 'button',
	children,
}: {
	props: Pick<BoardProps, 'play'>;
	move: Move;
	call?: boolean;
	look?: string;
	children: ComponentChildren;
}) {
	return (
		<button
			class={look + (call ? ` ${look.split(' ')[0]}--call` : '')}
			data-move={move.text}
			title={move.explain}
			onClick={() => props.play(move.text)}
		>
			{children}
		</button>
	);
}
