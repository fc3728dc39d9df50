/* bed.ts - what is heard below the cues where somebody chose it: no melody that could tire, but a room:
 * something that hums, and now and then something that drops. It gives way to cues, and is still
 * before what decides a game lands. */
import { above, hiss, low, tone, type Sound } from '../pieces/sounds';
import { draws, type Voices } from './voices';

interface Room {
	hum: Sound[]; /* goes on; `lasts` is how long one breath of it is */
	drop(draw: () => number): Sound[];
	gap: [number, number]; /* ms between two drops */
}

const FIVE = [0, 2, 4, 7, 9, 12];

function pluck(hertz: number, lasts: number, wave: OscillatorType, gain: number) {
	return (draw: () => number) => {
		const note = above(hertz, FIVE[Math.floor(draw() * FIVE.length)]!);
		return [tone(note, note, lasts, wave, gain * (0.5 + draw() / 2), 8)];
	};
}

/* By the class of a game's world. */
const ROOMS: Record<string, Room> = {
	'world-traders': { hum: [], drop: pluck(262, 1400, 'triangle', 0.16), gap: [1800, 4800] },
	'world-flank': {
		hum: [low(tone(55, 55, 9000, 'sawtooth', 0.1, 3000), 180), low(tone(82.6, 82.2, 9000, 'sawtooth', 0.08, 3000), 220)],
		drop: (draw) => [tone(1200 + 300 * draw(), 900, 300, 'sine', 0.02, 40)],
		gap: [5000, 11_000],
	},
	'world-false-step': {
		hum: [low(hiss(300, 220, 8000, 0.5, 0.16, 3500), 300)],
		drop: (draw) => [tone(440 + 2 * draw(), 440, 2600, 'sine', 0.05), tone(1108, 1108, 2000, 'sine', 0.02)],
		gap: [9000, 20_000],
	},
	'world-one-small-step': {
		hum: [],
		drop: () => [low(tone(98, 92, 240, 'triangle', 0.2, 10), 400), hiss(3000, 3000, 18, 6, 0.06)],
		gap: [1000, 1000],
	},
	'world-space-tug': {
		hum: [low(tone(50, 50, 9000, 'sawtooth', 0.12, 3000), 140), tone(100.4, 100, 9000, 'sine', 0.05, 3000)],
		drop: (draw) => [hiss(4200, 4200, 70 + 60 * draw(), 1, 0.05), { ...hiss(4200, 3800, 90, 1, 0.05), at: 130 }],
		gap: [6000, 14_000],
	},
};

const LOUD = 0.5;
const DUCKED = LOUD / 4; /* 12 dB less */
const BACK = 1500; /* ms after a cue */

export class Bed {
	private out: GainNode;
	private draw = draws(11);
	private timers = new Set<number>();
	private back = 0;

	constructor(
		private voices: Voices,
		theme: string,
	) {
		this.out = voices.aside();
		this.to(LOUD, 1.5);
		const room = ROOMS[theme] ?? ROOMS['world-traders']!;
		this.drop(room);
		if (room.hum.length > 0) this.hum(room.hum);
	}

	private to(gain: number, time: number): void {
		this.out.gain.setTargetAtTime(gain, this.voices.context.currentTime, time);
	}

	private wait(ms: number, act: () => void): void {
		const timer = window.setTimeout(() => {
			this.timers.delete(timer);
			act();
		}, ms);
		this.timers.add(timer);
	}

	private drop(room: Room): void {
		const [least, most] = room.gap;
		this.wait(least + (most - least) * this.draw(), () => {
			this.voices.add(room.drop(this.draw), this.out);
			this.drop(room);
		});
	}

	/* One breath begins in the middle of the one before. */
	private hum(breath: Sound[]): void {
		this.voices.add(breath, this.out);
		this.wait(breath[0]!.lasts * 0.5, () => this.hum(breath));
	}

	/* A cue is heard. */
	duck(): void {
		this.quiet(DUCKED, BACK);
	}

	/* Nothing at all, for so many ms. */
	hush(ms: number): void {
		this.quiet(0, ms);
	}

	private quiet(gain: number, ms: number): void {
		const until = performance.now() + ms;
		if (gain > 0 && this.back > performance.now()) return; /* quieter already */
		if (gain === 0) this.back = until;
		this.to(gain, gain === 0 ? 0.02 : 0.08);
		this.wait(ms, () => performance.now() >= this.back && this.to(LOUD, 1));
	}

	end(): void {
		for (const timer of this.timers) clearTimeout(timer);
		this.to(0, 0.2);
		window.setTimeout(() => this.out.disconnect(), 1500);
	}
}
