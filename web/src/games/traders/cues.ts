/* cues.ts - what Traders sounds like: candy, glass and brass. */
import { above, hiss, later, low, tone, type Recipe } from '../../pieces/sounds';

const plink = (n: number) => [
	tone(above(660, n), above(660, n), 250, 'triangle', 0.22),
	tone(above(1320, n), above(1320, n), 120, 'sine', 0.08),
];

const tap = () => [hiss(3000, 3000, 20, 6, 0.35)];
const thud = () => [tone(120, 45, 220, 'sine', 0.5), hiss(300, 300, 80, 0.8, 0.25)];

/* Half tones: no two bubbles alike. */
const BUBBLES = [0, 2, -1, 1, -2];

export const cues: Record<string, Recipe> = {
	fly: () => [tone(300, 900, 500, 'sine', 0.1), hiss(1000, 3000, 500, 0.8, 0.15, 60)],
	dock: () => [tone(220, 330, 110, 'triangle'), ...later(110, tone(330, 260, 140, 'triangle'))],
	deliver: (n = 0) => plink(n),
	coin: (n = 0) => [
		tone(above(1319, n), above(1319, n), 120, 'square', 0.05),
		...later(60, tone(above(1760, n), above(1760, n), 140, 'square', 0.05)),
	],
	build: () => [...tap(), ...later(90, ...tap()), ...later(180, ...tap(), ...thud())],
	flip: () => [hiss(2400, 900, 300, 0.6, 0.2, 20)],
	pirate: () => [low(tone(196, 147, 600, 'sawtooth', 0.2, 40), 900)],
	counter: () => [tone(1568, 1568, 400), tone(2349, 2349, 400, 'sine', 0.12)],
	stolen: () => [tone(900, 300, 500, 'sine', 0.12)],
	produce: (n = 0) => {
		const half = BUBBLES[n % BUBBLES.length]!;
		return [tone(above(400, half), above(700, half), 150, 'sine', 0.16)];
	},
	spot: () => [hiss(1200, 1200, 60, 8, 0.3)],
	cured: () => [
		...[0, 4, 7, 12].flatMap((half, i) =>
			later(130 * i, tone(above(392, half), above(392, half), i === 3 ? 900 : 300, 'triangle')),
		),
		...later(200, hiss(700, 1300, 1400, 0.5, 0.25, 350)),
	],
	sneeze: () => [hiss(900, 2600, 420, 0.7, 0.12, 300), ...later(440, hiss(2600, 500, 260, 0.6, 0.4))],
	late: () => [0, -2, -5].flatMap((half, i) => later(220 * i, tone(above(330, half), above(330, half), 400, 'triangle', 0.14))),
};
