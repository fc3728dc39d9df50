/* drawer.tsx - the list of choices as a drawer. It is open for who wants it, which is remembered, and
 * opens by itself where a choice has no place on the table. Closed, it is still there for screen
 * readers, and opens when the focus comes into it. */
import { useEffect, useState } from 'preact/hooks';
import { Icon } from './icons';
import { shortcut } from './shortcuts';
import { recall, remember, Source, useSource } from './source';
import { w } from './words';

const wanted = new Source(recall('drawer') === 'open');

export interface Drawer {
	open: boolean;
	show(): void; /* for now */
	hide(): void;
	toggle(): void; /* for good */
}

/* `needs` tells whether some choice has no place, once the board has drawn this part of the
 * question; `about` is that part. Whoever closes the drawer has it closed until the next one. */
export function useDrawer(about: string, always: boolean, needs: () => boolean): Drawer {
	const wish = useSource(wanted);
	const [needed, setNeeded] = useState('');
	const [shown, setShown] = useState('');
	const [closed, setClosed] = useState('');
	useEffect(() => {
		if (!about) return undefined;
		let frames = 3;
		let timer = 0;
		const look = () => {
			if (needs()) setNeeded(about);
			else if (frames-- > 0) timer = requestAnimationFrame(look);
		};
		timer = requestAnimationFrame(look);
		return () => cancelAnimationFrame(timer);
	}, [about]);
	const part = about || 'nothing';
	const forced = shown === part || (about !== '' && needed === about);
	const open = always || (closed !== part && (wish || forced));
	return {
		open,
		show: () => {
			setClosed('');
			setShown(part);
		},
		hide: () => setClosed(part),
		toggle: () => {
			remember('drawer', open ? 'closed' : 'open');
			wanted.set(!open);
			setClosed(open ? part : '');
		},
	};
}

export function DrawerButton({ drawer, name }: { drawer: Drawer; name: string }) {
	return (
		<button
			class="button button--quiet drawer__button"
			aria-expanded={drawer.open}
			aria-keyshortcuts={shortcut('m')}
			onClick={drawer.toggle}
			title={w.drawerKey}
		>
			<Icon name="list" />
			<span class="long">{name}</span>
		</button>
	);
}
