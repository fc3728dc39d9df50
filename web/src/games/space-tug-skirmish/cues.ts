/* cues.ts - what Space Tug Skirmish sounds like, beside the sounds of the house: paper, relays and a
 * tannoy. */
import { hiss, later, low, tone, type Recipe } from '../../pieces/sounds';

const tick = () => hiss(3000, 3000, 20, 6, 0.4);
const thud = () => [tone(120, 45, 220, 'sine', 0.5), hiss(300, 300, 80, 0.8, 0.25)];
const stamp = () => [hiss(500, 500, 60, 0.7, 0.8), tone(95, 50, 180, 'sine', 0.5)];

/* Ticks of a ratchet, so many ms apart. */
const ratchet = (count: number, gap: number) => Array.from({ length: count }, (_, i) => later(i * gap, tick())).flat();

export const cues: Record<string, Recipe> = {
	draw: () => [hiss(2400, 2400, 200, 0.6, 0.25, 40)],
	fit: () => [...ratchet(4, 60), ...later(250, ...thud())],
	relay: () => [tick(), tone(60, 60, 90, 'square', 0.12)],
	met: () => [tone(2637, 2637, 600, 'sine', 0.14), tone(5274, 5274, 200, 'sine', 0.03)],
	income: () => [...ratchet(6, 38), ...later(240, tone(880, 880, 200, 'triangle', 0.16))],
	hit: () => [
		tone(1100, 1060, 90, 'triangle', 0.2),
		...later(110, tone(1490, 1440, 90, 'triangle', 0.14)),
		...later(200, tone(1870, 1800, 120, 'triangle', 0.09)),
	],
	off: () => [low(tone(330, 82, 500, 'sawtooth', 0.14, 10), 1200)],
	on: () => [low(tone(82, 330, 500, 'sawtooth', 0.12, 60), 1200)],
	tannoy: () => [tone(523, 523, 320, 'sine', 0.18), ...later(330, tone(440, 440, 470, 'sine', 0.18))],
	ignition: () => [
		low(tone(110, 110, 2200, 'sawtooth', 0.12, 500), 500),
		low(tone(112, 116, 2200, 'sawtooth', 0.12, 500), 500),
		hiss(300, 900, 2200, 0.5, 0.2, 700),
	],
	away: () => [tone(740, 370, 260, 'triangle', 0.12)],
	/* The room falls silent; somebody claps, once. */
	approved: () => [...stamp(), ...later(520, hiss(1500, 1500, 60, 0.9, 0.5))],
};
