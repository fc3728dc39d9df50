/* cues.ts - what Traders sounds like, beside the sounds of the house: candy, glass and brass. */
import { above, hiss, later, low, tone, type Recipe } from '../../pieces/sounds';

const tap = () => [hiss(3000, 3000, 20, 6, 0.35)];

/* Half tones: no two bubbles alike. */
const BUBBLES = [0, 2, -1, 1, -2];

export const cues: Record<string, Recipe> = {
	dock: () => [tone(220, 330, 110, 'triangle'), ...later(110, tone(330, 260, 140, 'triangle'))],
	build: () => [
		...tap(),
		...later(90, ...tap()),
		...later(180, ...tap(), tone(120, 45, 220, 'sine', 0.5), hiss(300, 300, 80, 0.8, 0.25)),
	],
	pirate: () => [low(tone(196, 147, 600, 'sawtooth', 0.2, 40), 900)],
	counter: () => [tone(1568, 1568, 400), tone(2349, 2349, 400, 'sine', 0.12)],
	stolen: () => [tone(900, 300, 500, 'sine', 0.12)],
	produce: (n = 0) => {
		const half = BUBBLES[n % BUBBLES.length]!;
		return [tone(above(400, half), above(700, half), 150, 'sine', 0.16)];
	},
	spot: () => [hiss(1200, 1200, 60, 8, 0.5)],
	sneeze: () => [hiss(900, 2600, 420, 0.7, 0.12, 300), ...later(440, hiss(2600, 500, 260, 0.6, 0.4))],
};
