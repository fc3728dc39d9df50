/* sounds.ts - what a sound is made of. A recipe is data: tones that glide and noise that hisses,
 * each with its moment. app/sound.ts makes them heard. */

export interface Sound {
	at: number; /* ms after its cue */
	from: number; /* Hz; of a hiss, what the band is about */
	to: number;
	lasts: number; /* ms */
	gain: number;
	attack: number; /* ms until it is loudest */
	wave?: OscillatorType; /* a tone's; a hiss has none */
	q?: number; /* how narrow a hiss is */
	low?: number; /* what is above is cut off, Hz; of a hiss: it is all that is below its own */
}

/* The notes of its cue come with it: scene.cue(0, 'plink', 4). */
export type Recipe = (...notes: number[]) => Sound[];

export function tone(
	from: number,
	to = from,
	lasts = 250,
	wave: OscillatorType = 'sine',
	gain = 0.2,
	attack = 5,
): Sound {
	return { at: 0, from, to, lasts, gain, attack, wave };
}

export function hiss(from: number, to = from, lasts = 200, q = 0.8, gain = 0.3, attack = 5): Sound {
	return { at: 0, from, to, lasts, gain, attack, q };
}

/* A tone behind a wall, or noise from the deep. */
export function low(sound: Sound, hertz = sound.from): Sound {
	return { ...sound, low: hertz };
}

/* The same, later. */
export function later(ms: number, ...sounds: Sound[]): Sound[] {
	return sounds.map((sound) => ({ ...sound, at: sound.at + ms }));
}

/* A note so many half tones above another. */
export function above(hertz: number, halves: number): number {
	return hertz * 2 ** (halves / 12);
}

export function lengthOf(sounds: Sound[]): number {
	return Math.max(0, ...sounds.map(({ at, lasts }) => at + lasts));
}
