/* sound.ts - what is heard: on or off, how loud, and whether something goes on below, is this
 * person's, and kept. The engine (voices.ts) is fetched at the first sound after the first click or
 * key, since no browser lets a page be heard before. A page that nobody sees is silent. */
import { useEffect, useRef } from 'preact/hooks';
import type { GameUI, Recipe } from '../game';
import type { Bed } from './bed';
import { recall, remember, Source } from './source';
import type { Voices } from './voices';

const LOUDNESS = 35; /* per cent */
const NIGHT = 22,
	MORNING = 7; /* o'clock: in between it is half as loud */

export const volume = new Source(Number(recall('volume') ?? LOUDNESS));
export const muted = new Source(recall('sound') === 'off');
export const bedding = new Source(recall('bed') === 'on');

export function setVolume(percent: number): void {
	remember('volume', String(percent));
	volume.set(percent);
}

export function mute(off: boolean): void {
	remember('sound', off ? 'off' : 'on');
	muted.set(off);
}

/* The other way round; what is on again says so. */
export function turnSound(): void {
	mute(!muted.value);
	hear('tick');
}

export function setBed(on: boolean): void {
	remember('bed', on ? 'on' : 'off');
	bedding.set(on);
}

/* What it says of a sound that was asked for, for tests and for finding out why it is silent. */
export type Heard = 'no' | 'soon' | 'yes';

type Engine = typeof import('./voices');
let engine: Engine | null = null;
let voices: Voices | null = null;
let coming: Promise<void> | null = null;
let bed: Bed | null = null;
let world: string | null = null; /* of the room that somebody is in */

function loudness(): number {
	const hour = new Date().getHours();
	return volume.value / (hour >= NIGHT || hour < MORNING ? 2 : 1);
}

/* Whether anything may be heard now. */
function mayBe(): boolean {
	if (muted.value || volume.value <= 0 || document.hidden) return false;
	return navigator.userActivation?.hasBeenActive !== false && 'AudioContext' in window;
}

function fetched(): Promise<void> {
	coming ??= import('./voices').then(
		(module) => {
			engine = module;
			voices = new module.Voices();
			voices.loudness(module.gainOf(loudness()));
		},
		() => {
			coming = null; /* the next sound tries again */
		},
	);
	return coming;
}

function sounds(name: string, notes: number[], cues?: Record<string, Recipe>) {
	const recipe = cues?.[name] ?? engine!.CUES[name];
	return recipe ? recipe(...notes) : [];
}

/* A cue: by its name among the game's own, else among the house's; `after` ms from now. */
export function hear(name: string, notes: number[] = [], after = 0, cues?: Record<string, Recipe>): Heard {
	if (!mayBe()) return 'no';
	if (!voices) {
		const asked = performance.now();
		void fetched().then(() => voices && performance.now() - asked < 500 && hear(name, notes, after, cues));
		return 'soon';
	}
	if (name === 'hush') bed?.hush(notes[0] ?? Infinity);
	else if (voices.play(name, sounds(name, notes, cues), after)) bed?.duck();
	return 'yes';
}

/* What the director of a game's scenes calls for. */
export function heardBy(ui: GameUI) {
	return (name: string, notes: number[], after: number) => void hear(name, notes, after, ui.cues);
}

/* What goes on below begins and ends as it is wished. */
function settle(): void {
	if (world !== null && mayBe()) void fetched();
	voices?.loudness(muted.value || document.hidden ? 0 : engine!.gainOf(loudness()));
	if (!mayBe()) voices?.hush();
	const wanted = bedding.value && world !== null && mayBe();
	if (!wanted) {
		bed?.end();
		bed = null;
	} else if (!bed) {
		const theme = world!;
		void Promise.all([import('./bed'), fetched()]).then(([{ Bed }]) => {
			if (!bed && voices && world === theme && bedding.value && mayBe()) bed = new Bed(voices, theme);
		});
	}
}

for (const source of [volume, muted, bedding] as Source<unknown>[]) source.listen(settle);
document.addEventListener('visibilitychange', settle);

/* A room of that world, until it is left; what goes on below waits for the first click. */
export function useRoomSound(theme: string): void {
	useEffect(() => {
		world = theme;
		settle();
		addEventListener('pointerdown', settle, { once: true });
		addEventListener('keydown', settle, { once: true });
		return () => {
			world = null;
			settle();
		};
	}, [theme]);
}

/* For who does not look: a turn that came after others', and the last seconds of it. */
export function useTurnCues(asking: string, others: boolean, left: number | undefined): void {
	const waited = useRef(true);
	if (others) waited.current = true;
	useEffect(() => {
		if (asking === '' || !waited.current) return;
		waited.current = false;
		hear('turn');
	}, [asking]);
	useEffect(() => {
		if (left !== undefined && (left === 30 || left <= 10)) hear('clock', [Math.min(10, left)]);
	}, [left]);
}

export function useSealedCue(sealed: boolean): void {
	useEffect(() => {
		if (sealed) hear('sealed');
	}, [sealed]);
}
