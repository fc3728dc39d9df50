/* cues.ts - the sounds of the house, which every game has; a game's own `cues` come before these.
 * Each has something to be seen beside it. What they are made of: pieces/sounds.ts. */
import { above, hiss, later, low, tone, type Recipe, type Sound } from '../pieces/sounds';

/* The same again and again, each `gap` ms after the one before; the gaps grow by `more`. */
function again(count: number, gap: number, sound: (i: number) => Sound, more = 0): Sound[] {
	return Array.from({ length: count }, (_, i) => later(i * gap + i * i * more, sound(i))).flat();
}

function plink(half = 0): Sound[] {
	const hertz = above(660, half);
	return [tone(hertz, hertz, 250, 'triangle', 0.22), tone(hertz * 2.01, hertz * 2.01, 120, 'sine', 0.08)];
}

const thud = () => [tone(120, 45, 220, 'sine', 0.5), hiss(300, 300, 80, 0.8, 0.25)];

const stamp = () => [hiss(500, 500, 60, 0.7, 0.8), tone(95, 50, 180, 'sine', 0.5)];

/* Notes so many half tones above one another. */
function chord(hertz: number, steps: number[], gap: number, lasts: number, last: number): Sound[] {
	return steps.flatMap((step, i) =>
		later(i * gap, tone(above(hertz, step), above(hertz, step), i === steps.length - 1 ? last : lasts, 'triangle', 0.2)),
	);
}

export const CUES: Record<string, Recipe> = {
	/* --- of the frame: what who does not look is to know ------------------------------------ */
	turn: () => [...plink(0), ...later(160, ...plink(5))], /* you are asked */
	clock: (left = 0) => [tone(1760 - 60 * left, 1760 - 60 * left, 90, 'square', 0.07), ...later(120, tone(1320, 1320, 90, 'square', 0.06))],
	sealed: () => [hiss(3000, 3000, 20, 6, 0.35), ...later(40, ...thud())], /* your choice lies face down */
	error: () => [tone(196, 185, 160, 'sawtooth', 0.09), ...later(170, tone(147, 139, 220, 'sawtooth', 0.09))],
	won: () => chord(392, [0, 4, 7, 12], 130, 300, 900),
	lost: () => chord(330, [0, -2, -5], 220, 400, 600),

	/* --- of every table --------------------------------------------------------------------- */
	tick: () => [hiss(3000, 3000, 22, 6, 0.5)],
	plink,
	thud,
	dice: () => again(7, 85, (i) => hiss(1800 + i * 130, 1800 + i * 130, 35, 4, 0.35), 6),
	land: () => [hiss(900, 900, 50, 2, 0.5), tone(180, 90, 90, 'sine', 0.3)],
	coin: () => [tone(1319, 1319, 110, 'square', 0.05), ...later(90, tone(1760, 1760, 160, 'square', 0.05))],
	card: () => [hiss(2400, 900, 300, 0.6, 0.3, 60)],
	paper: () => [hiss(2400, 900, 500, 0.6, 0.2, 150)],
	stamp,
	held: () => [tone(523, 523, 180, 'triangle', 0.2), ...later(90, tone(784, 784, 300, 'triangle', 0.2))],
	failed: () => [tone(220, 98, 350, 'sawtooth', 0.12)],
	whoosh: () => [tone(300, 900, 500, 'sine', 0.1, 60), hiss(1000, 3000, 500, 0.8, 0.2, 120)],
	fanfare: (hertz = 392) => chord(hertz, [0, 4, 7, 12], 130, 300, 900),
	sigh: () => chord(330, [0, -2, -5], 220, 400, 400),
	cheer: () => [hiss(700, 1300, 1600, 0.5, 0.3, 350)],
	rumble: () => [low(hiss(90, 260, 2200, 0.5, 0.7, 300), 260), tone(42, 60, 2200, 'sine', 0.3, 300)],
	boom: () => [low(hiss(900, 60, 900, 0.4, 0.9), 900), tone(90, 28, 700, 'sine', 0.6)],
	whistle: () => [tone(500, 1900, 900, 'sine', 0.1)],
	fall: () => [tone(1500, 180, 1100, 'sine', 0.1)],
	scan: () => [tone(180, 900, 500, 'square', 0.04)],
	strike: () => [hiss(3200, 500, 160, 1.5, 0.5), tone(700, 120, 140, 'sawtooth', 0.12)],
	radio: () => [hiss(1600, 1600, 350, 3, 0.15), ...later(300, tone(2475, 2475, 250, 'sine', 0.1))],
	pencil: () => again(5, 120, () => hiss(4200, 4200, 80, 1, 0.2)),
};
