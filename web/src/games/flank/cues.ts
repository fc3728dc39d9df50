/* cues.ts - what Flank sounds like: glass, servos and far-off guns. What sounds are made of:
 * pieces/sounds.ts. */
import { above, hiss, later, low, tone, type Recipe } from '../../pieces/sounds';

const TOKENS = [523, 659, 784];

function crack() {
	return [hiss(3200, 500, 160, 1.5, 0.45), tone(700, 120, 140, 'sawtooth', 0.11)];
}

export const cues: Record<string, Recipe> = {
	servo: () => [low(tone(110, 160, 300, 'sawtooth', 0.22), 600)],
	sealed: () => [hiss(3000, 3000, 20, 6, 0.35), ...later(50, tone(120, 45, 200, 'sine', 0.25))],
	visor: () => [tone(180, 900, 500, 'square', 0.04)],
	count: (own = 0, nth = 0) => [tone(above(660, own * 3 + (nth % 5)), above(660, own * 3 + (nth % 5)), 200, 'triangle', 0.18)],
	token: (seat = 0) => [hiss(3000, 3000, 20, 6, 0.35), tone(TOKENS[seat % 3]!, TOKENS[seat % 3]!, 200, 'triangle', 0.16)],
	push: () => [hiss(400, 300, 180, 1, 0.4), tone(90, 70, 200, 'sine', 0.3)],
	fall: crack,
	whip: () => [tone(500, 1900, 260, 'sine', 0.1), ...later(240, ...crack())],
	burn: () => [low(hiss(900, 60, 900, 0.4, 0.8)), tone(90, 28, 700, 'sine', 0.5)],
	held: () => [low(tone(147, 147, 600, 'sawtooth', 0.14, 40), 1000), low(tone(220, 220, 600, 'sawtooth', 0.12, 40), 1000)],
	yielded: () => [low(tone(147, 131, 600, 'sawtooth', 0.14, 40), 700)],
	badge: () => [hiss(3000, 3000, 22, 6, 0.4), ...later(70, tone(784, 784, 180, 'triangle', 0.14))],
	harvest: () => [tone(523, 523, 160, 'triangle', 0.14), ...later(70, tone(784, 784, 200, 'triangle', 0.14))],
	mine: () => [hiss(500, 300, 140, 0.7, 0.5), ...later(90, tone(659, 659, 200, 'triangle', 0.14))],
	moon: () => [low(tone(73, 73, 2000, 'sawtooth', 0.2, 800), 900), low(tone(110, 110, 2000, 'sawtooth', 0.16, 800), 900)],
};
