/* widerow.tsx - a row that may be wider than its place: how many stand past either end, and the
 * way to them. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { w } from './words';

/* How many are more than half out of sight, on the left and on the right. */
function hidden(row: HTMLElement): [number, number] {
	const box = row.getBoundingClientRect();
	const middles = [...row.children].map((child) => {
		const { left, width } = child.getBoundingClientRect();
		return left + width / 2;
	});
	return [
		middles.filter((x) => x < box.left).length,
		middles.filter((x) => x > box.right).length,
	];
}

export function WideRow({
	name,
	still,
	children,
}: {
	name: string;
	still: boolean;
	children: ComponentChildren;
}) {
	const row = useRef<HTMLUListElement>(null);
	const [[before, after], setHidden] = useState<[number, number]>([0, 0]);
	const look = () => {
		const now = hidden(row.current!);
		setHidden((was) => (was[0] === now[0] && was[1] === now[1] ? was : now));
	};
	useLayoutEffect(look);
	useLayoutEffect(() => {
		const watch = new ResizeObserver(look);
		watch.observe(row.current!);
		return () => watch.disconnect();
	}, []);
	const turn = (way: number) =>
		row.current!.scrollBy({
			left: way * row.current!.clientWidth * 0.8,
			behavior: still ? 'instant' : 'smooth',
		});
	return (
		<div class="widerow">
			<ul class={name} ref={row} onScroll={look}>
				{children}
			</ul>
			{before > 0 && (
				<button
					class="widerow__turn widerow__turn--back"
					aria-label={w.moreLeft(before)}
					onClick={() => turn(-1)}
				>
					‹ {before}
				</button>
			)}
			{after > 0 && (
				<button
					class="widerow__turn"
					aria-label={w.moreRight(after)}
					onClick={() => turn(1)}
				>
					{after} ›
				</button>
			)}
		</div>
	);
}
