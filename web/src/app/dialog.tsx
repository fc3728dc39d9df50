/* dialog.tsx - a window over the page, and short notices at its foot. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from './icons';
import { Source, useSource } from './source';
import { w } from './words';

export function Dialog({
	title,
	close,
	children,
	kind,
	bare,
}: {
	title: string;
	close(): void;
	children: ComponentChildren;
	kind?: string;
	bare?: boolean;
}) {
	const box = useRef<HTMLDialogElement>(null);
	useLayoutEffect(() => {
		const before = document.activeElement as HTMLElement | null;
		box.current?.showModal();
		/* What one most likely wants there, rather than the way out. */
		const first = [
			'input:not([type=radio], [type=checkbox], [type=range], [type=search])',
			'.button--call',
			'.actions .button',
			'input:checked',
		];
		first
			.map((what) => box.current?.querySelector<HTMLElement>(`.dialog__body ${what}`))
			.find(Boolean)
			?.focus();
		return () => (before?.isConnected ? before.focus() : undefined);
	}, []);
	return (
		<dialog
			ref={box}
			class={'dialog' + (kind ? ` dialog--${kind}` : '')}
			aria-label={title}
			onCancel={(event) => {
				event.preventDefault();
				close();
			}}
			onClick={(event) => {
				if (event.target === box.current) close();
			}}
		>
			<div class="dialog__sheet">
				<header class="dialog__head">
					<h2 class={bare ? 'sr' : 'display'}>{title}</h2>
					<button
						class="button button--quiet dialog__close"
						aria-label={w.close}
						onClick={close}
					>
						<Icon name="close" />
					</button>
				</header>
				<div class="dialog__body">{children}</div>
			</div>
		</dialog>
	);
}

export interface Notice {
	id: number;
	text: string;
	bad?: boolean;
	link?: { text: string; act(): void };
}

const notices = new Source<Notice[]>([]);
let count = 0;

export function say(text: string, more: Partial<Notice> = {}): void {
	const id = ++count;
	notices.set(
		[...notices.value.filter((notice) => notice.text !== text), { id, text, ...more }].slice(
			-3,
		),
	);
	setTimeout(() => unsay(id), more.bad || more.link ? 12_000 : 5000);
}

function unsay(id: number): void {
	notices.set(notices.value.filter((notice) => notice.id !== id));
}

export function hushNotices(): boolean {
	const some = notices.value.length > 0;
	notices.set([]);
	return some;
}

export function Notices() {
	const list = useSource(notices);
	const box = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		if (box.current?.matches(':popover-open')) box.current.hidePopover();
		if (list.length > 0) box.current?.showPopover();
	}, [list]);
	return (
		<div class="notices" ref={box} popover="manual" role="status" aria-live="polite">
			{list.map((notice) => (
				<div key={notice.id} class={notice.bad ? 'notice is-bad' : 'notice'}>
					<span>{notice.text}</span>
					{notice.link && (
						<button class="button button--small" onClick={notice.link.act}>
							{notice.link.text}
						</button>
					)}
					<button
						class="notice__close"
						aria-label={w.dismiss}
						onClick={() => unsay(notice.id)}
					>
						<Icon name="close" />
					</button>
				</div>
			))}
		</div>
	);
}
