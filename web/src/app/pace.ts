/* pace.ts - how fast this person wants to be told what happened. */
import type { Playing, Scene } from '../pieces/director';
import { recall, remember, Source } from './source';

export type Pace = 'calm' | 'brisk' | 'instant';
export const PACES: readonly Pace[] = ['calm', 'brisk', 'instant'];

const RATE: Record<Pace, number> = { calm: 1, brisk: 1.6, instant: 1 };
const ROUTINE = 1200; /* ms; what is longer has something to reveal */
const REVEAL = 600; /* ms at most, for those who want everything at once */
const KNOWS_IT = 5; /* games until scenes are brisk by themselves */

function kept(): Pace {
	const wish = recall('pace') as Pace;
	if (PACES.includes(wish)) return wish;
	return Number(recall('finished') ?? 0) >= KNOWS_IT ? 'brisk' : 'calm';
}

export const pace = new Source<Pace>(kept());

export function setPace(wish: Pace): void {
	remember('pace', wish);
	pace.set(wish);
}

/* A game was seen to its end. */
export function countFinished(): void {
	remember('finished', String(Number(recall('finished') ?? 0) + 1));
	pace.set(kept());
}

/* How a scene is played; `haste` is for viewers who fell behind. */
export function rateOf(scene: Scene, still: boolean, haste = 1): Pick<Playing, 'rate' | 'still'> {
	if (pace.value !== 'instant') return { still, rate: RATE[pace.value] * haste };
	return { still: still || scene.length <= ROUTINE, rate: Math.max(1, scene.length / REVEAL) * haste };
}
