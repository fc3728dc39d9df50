/* menu.tsx - the tools that are wanted less often. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from './icons';
import { w } from './words';

export interface Item {
	text: string;
	icon: IconName;
	act(): void;
	hidden?: boolean;
}

function MenuList({ items, close }: { items: Item[]; close(): void }) {
	return (
		<div class="menu__list panel" role="menu" aria-label={w.more}>
			{items
				.filter((item) => !item.hidden)
				.map((item) => (
					<button
						key={item.text}
						role="menuitem"
						class="menu__item"
						onClick={() => {
							close();
							item.act();
						}}
					>
						<Icon name={item.icon} />
						{item.text}
					</button>
				))}
		</div>
	);
}

export function Menu({ items }: { items: Item[] }) {
	const [open, setOpen] = useState(false);
	const box = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (!open) return undefined;
		box.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
		const away = (event: Event) => {
			if (!box.current?.contains(event.target as Node)) setOpen(false);
		};
		addEventListener('pointerdown', away);
		return () => removeEventListener('pointerdown', away);
	}, [open]);
	const key = (event: KeyboardEvent) => {
		const all = [...box.current!.querySelectorAll<HTMLElement>('[role=menuitem]')];
		const at = all.indexOf(document.activeElement as HTMLElement);
		if (event.key === 'Escape') {
			setOpen(false);
			button.current?.focus();
		} else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
			all[(at + (event.key === 'ArrowDown' ? 1 : -1) + all.length) % all.length]?.focus();
		} else {
			return;
		}
		event.preventDefault();
		event.stopPropagation();
	};
	return (
		<div class="menu" ref={box} onKeyDown={open ? key : undefined}>
			<button
				ref={button}
				class="button button--quiet"
				aria-label={w.more}
				aria-haspopup="menu"
				aria-expanded={open}
				onClick={() => setOpen(!open)}
			>
				<Icon name="more" />
			</button>
			{open && (
				<MenuList
					items={items}
					close={() => {
						setOpen(false);
						button.current?.focus();
					}}
				/>
			)}
		</div>
	);
}
