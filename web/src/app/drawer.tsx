/* drawer.tsx - the list of choices as a drawer. It is open for who wants it, which is remembered, and
 * opens by itself where a choice has no place on the table. Closed, it is still there for screen
 * readers, and opens when the focus comes into it. The machine says when it is open. */
import { useEffect } from 'preact/hooks';
import { Icon } from './icons';
import { shortcut } from './shortcuts';
import { w } from './words';

const LOOKS = 6, /* frames in which a board may still be finding its size */
	LACKING = 3; /* so many of them in a row: what is said on the board comes a frame or two after the question */

/* Tells once that some choice has no place, after the board has drawn this part of the question. */
export function useNeed(part: string, lacks: () => boolean, tell: () => void): void {
	useEffect(() => {
		if (part === 'nothing') return undefined;
		let left = LOOKS;
		let lacking = 0;
		let frame = 0;
		const look = () => {
			lacking = lacks() ? lacking + 1 : 0;
			left--;
			if (lacking === LACKING) tell();
			else if (left > 0 || lacking > 0) frame = requestAnimationFrame(look);
		};
		frame = requestAnimationFrame(look);
		return () => cancelAnimationFrame(frame);
	}, [part]);
}

export function DrawerButton({ open, toggle, name }: { open: boolean; toggle(): void; name: string }) {
	return (
		<button
			class="button button--quiet drawer__button"
			aria-expanded={open}
			aria-keyshortcuts={shortcut('d')}
			onClick={toggle}
			title={w.drawerKey}
		>
			<Icon name="list" />
			<span class="long">{name}</span>
		</button>
	);
}
