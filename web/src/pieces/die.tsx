/* die.tsx - a six-sided die that tumbles before it shows its face. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Scene, Target } from './director';
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

const SVG = 'http://www.w3.org/2000/svg';

function pip([x, y]: [number, number]): SVGElement {
	const dot = document.createElementNS(SVG, 'circle');
	for (const [name, value] of Object.entries({ class: 'die__pip', cx: x, cy: y, r: 3 }))
		dot.setAttribute(name, String(value));
	return dot;
}

/* In a scene: a die that is drawn with its value tumbles from one moment to another, and shows it
 * then. Before that it shows nothing. */
export function rollDie(scene: Scene, target: Target, value: number, from: number, until: number): void {
	for (const die of scene.all(target)) {
		const faces = document.createElementNS(SVG, 'g');
		const own = [...die.children].slice(1); /* but the body */
		const name = die.getAttribute('aria-label') ?? '';
		let shown = -1;
		die.append(faces);
		scene.tick((t) => {
			const turn = Math.floor((t - from) / 80);
			const face = t < from ? 0 : t < until ? 1 + ((value + 2 * turn + 1) % 6) : value;
			if (face === shown) return;
			shown = face;
			faces.replaceChildren(...PIPS[face]!.map(pip));
			for (const part of own) part.setAttribute('visibility', 'hidden');
			die.setAttribute('aria-label', t < until ? w.die : name);
		});
		scene.key(die, [
			[from, { rotate: '-220deg', scale: 0.8 }],
			[until - 120, { rotate: '0deg', scale: 1.12 }],
			[until, { rotate: '0deg', scale: 1 }],
		]);
		scene.onFree(() => {
			faces.remove();
			for (const part of own) part.removeAttribute('visibility');
			die.setAttribute('aria-label', name);
		});
	}
}

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
