/* die.tsx - a six-sided die that tumbles before it shows its face. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { w } from './words';

const PIPS: [number, number][][] = [
	[],
	[[18, 18]],
	[
		[11, 11],
		[25, 25],
	],
	[
		[11, 11],
		[18, 18],
		[25, 25],
	],
	[
		[11, 11],
		[25, 11],
		[11, 25],
		[25, 25],
	],
	[
		[11, 11],
		[25, 11],
		[18, 18],
		[11, 25],
		[25, 25],
	],
	[
		[11, 10],
		[25, 10],
		[11, 18],
		[25, 18],
		[11, 26],
		[25, 26],
	],
];

const TUMBLE = 600;

/* Value 0 is a die not thrown yet. It tumbles when it comes to be thrown: when `roll` (any key
 * that differs from throw to throw) changes, or, if it is `fresh`, when it is first drawn. */
export function Die({
	value,
	roll,
	fresh,
	still,
	name,
}: {
	value: number;
	roll?: string | number;
	fresh?: boolean;
	still?: boolean;
	name?: string;
}) {
	const [face, setFace] = useState(value);
	const [rolls, setRolls] = useState(false);
	const last = useRef<unknown>(fresh ? null : roll);
	useEffect(() => {
		const thrown = last.current !== roll;
		last.current = roll;
		if (!thrown || still || value === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
			setFace(value);
			return;
		}
		setRolls(true);
		let turn = 0;
		const tumble = setInterval(() => setFace(1 + ((value + 2 * ++turn) % 6)), 80);
		const end = setTimeout(() => {
			clearInterval(tumble);
			setFace(value);
			setRolls(false);
		}, TUMBLE);
		return () => {
			clearInterval(tumble);
			clearTimeout(end);
			setFace(value);
			setRolls(false);
		};
	}, [value, roll]);
	return (
		<svg
			class={'die' + (rolls ? ' is-rolling' : '')}
			viewBox="0 0 36 36"
			role="img"
			aria-label={name ?? (value === 0 ? w.die : w.dieShowing(value))}
		>
			<rect class="die__body" x="1.5" y="1.5" width="33" height="33" rx="8" />
			{face === 0 ? (
				<text class="die__none" x="18" y="25">
					?
				</text>
			) : (
				PIPS[face].map(([x, y], i) => <circle key={i} class="die__pip" cx={x} cy={y} r="3" />)
			)}
		</svg>
	);
}
