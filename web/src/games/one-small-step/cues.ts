/* cues.ts - what One Small Step sounds like: teleprinters, stamps, a double-bass in the fog. */
import { hiss, later, low, tone, type Recipe, type Sound } from '../../pieces/sounds';

const thud = () => [tone(120, 45, 220, 'sine', 0.5), hiss(300, 300, 80, 0.8, 0.25)];

const stamp = () => [hiss(500, 500, 60, 0.7, 0.7), tone(95, 50, 120, 'sine', 0.5)];

const tick = (gain = 0.3) => hiss(3000, 3000, 22, 6, gain);

/* Notes of a march, with their lengths. */
const MARCH: [hertz: number, at: number, lasts: number][] = [
	[349, 0, 140],
	[349, 160, 140],
	[440, 320, 150],
	[523, 480, 340],
];

export const cues: Record<string, Recipe> = {
	research: () => Array.from({ length: 9 }, (_, i): Sound[] => later(55 * i, tick())).flat(),
	stamp,
	spy: () => [tone(82, 80, 300, 'triangle', 0.4, 12), tone(165, 160, 160, 'sine', 0.1, 12)],
	caught: () => [hiss(5000, 4200, 200, 0.5, 0.25, 20)],
	produce: (n = 0) => later(12 * (n % 2), ...thud()),
	trade: () => [...stamp(), ...later(130, tone(1319, 1319, 90, 'square', 0.05)), ...later(210, tone(1760, 1760, 140, 'square', 0.05))],
	card: () => [hiss(3000, 1000, 300, 0.8, 0.3, 15)],
	cut: () => [tone(440, 440, 140, 'sine', 0.2), ...later(140, hiss(1800, 1800, 60, 1, 0.3))],
	objective: () => MARCH.flatMap(([hertz, at, lasts]) => later(at, tone(hertz, hertz, lasts, 'triangle', 0.22, 8))),
	engine: () => [low(hiss(80, 200, 1300, 0.5, 0.6, 250), 260)],
	radio: () => [hiss(1600, 1600, 350, 3, 0.15), ...later(300, tone(2475, 2475, 250, 'sine', 0.1))],
	flag: () => [...thud(), ...later(180, low(hiss(700, 700, 1300, 0.5, 0.3, 320), 800))],
};
