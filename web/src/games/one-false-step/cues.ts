/* cues.ts - what One False Step sounds like, beside the sounds of the house: wood, tin and church bells. */
import { hiss, later, low, tone, type Recipe, type Sound } from '../../pieces/sounds';

const gavel = (): Sound[] => [hiss(500, 500, 60, 0.7, 0.6), tone(160, 80, 80, 'sine', 0.4)];

export const cues: Record<string, Recipe> = {
	bid: gavel,
	sold: () => [...gavel(), ...later(140, ...gavel())],
	claim: () => [hiss(2600, 2600, 100, 5, 0.4)],
	harvest: () => [low(tone(120, 45, 200, 'sine', 0.5), 300), low(hiss(300, 300, 80, 0.8, 0.25), 300)],
	gold: () => [tone(2093, 2093, 300, 'triangle', 0.06), ...later(70, tone(2637, 2637, 300, 'triangle', 0.06))],
	button: () => [0, 60, 130, 215, 320].flatMap((at) => later(at, hiss(3000, 3000, 20, 6, 0.35))),
	day: () => [tone(440, 440, 1200, 'sine', 0.14), tone(1108, 1108, 900, 'sine', 0.06), tone(1319, 1319, 700, 'sine', 0.04)],
	/* In a tin cup. */
	dice: () => [0, 70, 150, 240, 340, 450, 570].flatMap((at, i) => later(at, hiss(1200 + i * 90, 1200 + i * 90, 45, 5, 0.4))),
	raise: () => [...later(0, hiss(3000, 3000, 20, 6, 0.35)), ...later(80, hiss(3000, 3000, 20, 6, 0.35)), ...later(160, tone(330, 440, 200, 'triangle', 0.18))],
	unwind: () => [tone(220, 98, 400, 'sawtooth', 0.12), ...later(60, tone(233, 92, 340, 'sawtooth', 0.06))],
	liftoff: () => [low(hiss(90, 260, 2200, 0.5, 0.7, 300), 260), tone(42, 60, 2200, 'sine', 0.3, 300)],
	/* A whistle that falls, the hotel, and one late plate. */
	crash: () => [
		tone(1500, 180, 700, 'sine', 0.1),
		...later(700, low(hiss(900, 60, 700, 0.4, 0.9), 900), tone(90, 28, 600, 'sine', 0.6)),
		...later(1400, tone(1976, 1976, 250, 'triangle', 0.14)),
	],
	gazette: () => [hiss(500, 500, 60, 0.7, 0.8), tone(95, 50, 180, 'sine', 0.5), ...later(120, hiss(2400, 900, 700, 0.6, 0.2, 150))],
};
