/* chip.tsx - small facts: goods, resources, money. A chip has a picture and a number, and
 * always a name; an amount that changes counts up or down to what it is now. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { w } from './words';

export function Chip({
	icon,
	name,
	count,
	tone,
	children,
}: {
	icon?: ComponentChildren;
	name?: string;
	count?: number;
	tone?: 'line' | 'call' | 'good' | 'bad';
	children?: ComponentChildren;
}) {
	return (
		<span
			class={'chip' + (tone ? ` chip--${tone}` : '')}
			{...(name ? { role: 'img', 'aria-label': count === undefined ? name : w.some(count, name) } : {})}
		>
			{icon}
			{count !== undefined && <b class="figure">{count}</b>}
			{children}
		</span>
	);
}

/* Several units of a kind in a row, the wanting ones as shadows. */
export function Units({
	icon,
	name,
	have,
	of,
}: {
	icon: ComponentChildren;
	name: string;
	have: number;
	of?: number;
}) {
	const most = of ?? have;
	const cells = [];
	for (let i = 0; i < most; i++)
		cells.push(
			<span key={i} class={'unit' + (i < have ? '' : ' is-wanting')}>
				{icon}
			</span>,
		);
	return (
		<span
			class="units"
			role="img"
			aria-label={of === undefined ? w.some(have, name) : w.someOf(have, of, name)}
		>
			{cells}
			{of !== undefined && have > of && <span class="units__more">+{have - of}</span>}
		</span>
	);
}

const COUNTING = 450;

function isStill(): boolean {
	return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/* A number that moves to its new value and says by its colour which way. */
export function Amount({ value, still }: { value: number; still?: boolean }) {
	const [shown, setShown] = useState(value);
	const [way, setWay] = useState('');
	const last = useRef(value);
	useEffect(() => {
		const from = last.current;
		last.current = value;
		if (from === value) return;
		if (still || isStill()) {
			setShown(value);
			return;
		}
		setWay(value > from ? ' is-up' : ' is-down');
		const start = performance.now();
		let frame = requestAnimationFrame(function step(now) {
			const part = Math.min(1, (now - start) / COUNTING);
			setShown(Math.round(from + (value - from) * part));
			if (part < 1) frame = requestAnimationFrame(step);
		});
		const end = setTimeout(() => {
			setShown(value);
			setWay('');
		}, COUNTING + 500);
		return () => {
			cancelAnimationFrame(frame);
			clearTimeout(end);
			setShown(value);
			setWay('');
		};
	}, [value]);
	return (
		<span class={'amount' + way}>
			<span aria-hidden="true">{shown}</span>
			<span class="sr">{value}</span>
		</span>
	);
}
