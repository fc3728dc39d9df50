/* director.ts - one clock for everything that is told. A scene is a pure function of time: whoever
 * plays, pauses, scrubs, skips or tests it seeks. The director plays one scene at a time and says
 * what may be known so far: the frame shows no line, number or question before its moment. */
import { render, type VNode } from 'preact';
import type { Entry } from '../game';
import { Source } from '../app/source';

export type Target = string | Element | null | undefined | Iterable<Element>;
export type Frame = [ms: number, look: Keyframe, easing?: string];

/* What can be revealed besides a line of the news: `view`, the numbers beside the board; `board`, the
 * board itself, which until then stands as before; `result`, who has won. */
export type Fact = Entry | 'view' | 'board' | 'result';

interface Cue {
	at: number;
	name: string;
	notes: number[];
}

export const OUT = 'cubic-bezier(.2, .8, .2, 1)';

function eased(share: number): number {
	return 1 - (1 - share) ** 3;
}

/* The words of an element, by the text node that its owner knows, so that they stay the owner's. */
function wordsIn(element: Element): Text {
	const { firstChild } = element;
	return firstChild instanceof Text ? firstChild : element.appendChild(new Text());
}

export class Scene {
	t = 0;
	readonly cues: Cue[] = [];
	readonly reveals: { at: number; what: Fact }[] = [];
	private tracks: Animation[] = [];
	private ticks: ((t: number) => void)[] = [];
	private ends: (() => void)[] = [];
	readonly root: Element;
	length: number;

	/* It lasts so many ms at the pace of 1. */
	constructor(root: Element, length: number) {
		this.root = root;
		this.length = length;
	}

	/* Elements for it: by a selector within the root, or themselves. */
	all(target: Target): Element[] {
		if (!target) return [];
		if (typeof target === 'string') return [...this.root.querySelectorAll(target)];
		return target instanceof Element ? [target] : [...target];
	}

	/* Keyframes at their moments. `translate`, `scale` and `rotate` leave an element's own transform
	 * alone; before the first moment and after the last it looks as then. */
	key(target: Target, frames: Frame[]): this {
		const list: Keyframe[] = frames.map(([ms, look, easing]) => ({
			easing: easing ?? 'linear',
			...look,
			offset: Math.min(1, Math.max(0, ms / this.length)),
		}));
		if ((list[0]?.offset ?? 0) > 0) list.unshift({ ...list[0], offset: 0, easing: 'linear' });
		if ((list.at(-1)?.offset ?? 1) < 1) list.push({ ...list.at(-1), offset: 1 });
		for (const element of this.all(target)) {
			this.pivot(element, frames);
			const track = element.animate(list, { duration: this.length, fill: 'both' });
			track.pause();
			track.currentTime = this.t;
			this.tracks.push(track);
		}
		return this;
	}

	/* What is drawn grows and turns about its own middle, but where its owner placed it otherwise. */
	private pivot(element: Element, frames: Frame[]): void {
		if (!(element instanceof SVGElement) || element.hasAttribute('transform')) return;
		if (!frames.some(([, look]) => 'scale' in look || 'rotate' in look) || element.style.transformBox) return;
		element.style.transformBox = 'fill-box';
		element.style.transformOrigin = 'center';
		this.ends.push(() => {
			element.style.transformBox = element.style.transformOrigin = '';
		});
	}

	fade(target: Target, at: number, time = 300, from = 0, to = 1): this {
		return this.key(target, [
			[at, { opacity: from }],
			[at + time, { opacity: to }],
		]);
	}

	pop(target: Target, at: number, time = 420): this {
		return this.key(target, [
			[at, { scale: 0, opacity: 0 }, 'cubic-bezier(.2, .9, .3, 1)'],
			[at + time * 0.6, { scale: 1.15, opacity: 1 }, 'ease-in-out'],
			[at + time, { scale: 1, opacity: 1 }],
		]);
	}

	/* From where it is not yet, so many px away. */
	come(target: Target, at: number, time: number, x: number, y: number): this {
		return this.key(target, [
			[at, { translate: `${x}px ${y}px`, opacity: 0 }, OUT],
			[at + time * 0.4, { opacity: 1 }],
			[at + time, { translate: '0px 0px', opacity: 1 }],
		]);
	}

	/* A line, as a pen would; how long it is need not be known. */
	draw(target: Target, at: number, time: number): this {
		for (const path of this.all(target) as SVGGeometryElement[]) {
			path.setAttribute('pathLength', '1');
			path.style.strokeDasharray = '1 1';
			this.ends.push(() => {
				path.removeAttribute('pathLength');
				path.style.strokeDasharray = '';
			});
			this.key(path, [
				[at, { strokeDashoffset: 1 }, 'ease-in-out'],
				[at + time, { strokeDashoffset: 0 }],
			]);
		}
		return this;
	}

	/* What is to be put back when it is over. */
	onFree(act: () => void): this {
		this.ends.push(act);
		return this;
	}

	/* Whatever else follows from the time alone. */
	tick(act: (t: number) => void): this {
		this.ticks.push(act);
		return this;
	}

	/* There from one moment to another, and for nobody, screen readers neither, outside of it. */
	during(target: Target, from: number, to = Infinity): this {
		for (const element of this.all(target) as HTMLElement[]) {
			const own = element.style.visibility;
			this.tick((t) => (element.style.visibility = t >= from && t < to ? own : 'hidden'));
			this.ends.push(() => (element.style.visibility = own));
		}
		return this;
	}

	toggle(target: Target, name: string, from: number, to = Infinity): this {
		for (const element of this.all(target)) {
			const own = element.classList.contains(name);
			this.tick((t) => element.classList.toggle(name, t >= from && t < to));
			this.ends.push(() => element.classList.toggle(name, own));
		}
		return this;
	}

	/* Words of an element that has nothing but words: each from its moment on. */
	text(target: Target, list: [ms: number, words: string][]): this {
		for (const element of this.all(target)) {
			const words = wordsIn(element);
			const own = words.data;
			this.tick((t) => {
				const now = list.filter(([ms]) => t >= ms).at(-1)?.[1] ?? '';
				if (words.data !== now) words.data = now;
			});
			this.ends.push(() => (words.data = own));
		}
		return this;
	}

	count(target: Target, from: number, to: number, at: number, time: number, say: (n: number) => string = String): this {
		for (const element of this.all(target)) {
			const words = wordsIn(element);
			const own = words.data;
			this.tick((t) => {
				const share = eased(Math.max(0, Math.min(1, (t - at) / time)));
				const now = say(Math.round(from + (to - from) * share));
				if (words.data !== now) words.data = now;
			});
			this.ends.push(() => (words.data = own));
		}
		return this;
	}

	/* A picture of its own above the room (or another element), gone when the scene is. */
	layer(picture: VNode, over: Element = this.root): HTMLElement {
		const box = document.createElement('div');
		box.className = 'showing';
		over.append(box);
		render(picture, box);
		this.ends.push(() => {
			render(null, box);
			box.remove();
		});
		return box;
	}

	/* From when on something may be known. What is not revealed is known at the end. */
	reveal(at: number, ...facts: Fact[]): this {
		for (const what of facts) this.reveals.push({ at, what });
		return this;
	}

	/* A sound; none while somebody scrubs or skips. */
	cue(at: number, name: string, ...notes: number[]): this {
		this.cues.push({ at, name, notes });
		return this;
	}

	/* How long it is, where its length was not known when it was made. */
	lasts(length: number): this {
		this.length = length;
		return this;
	}

	seek(t: number): void {
		this.t = Math.max(0, Math.min(this.length, t));
		for (const track of this.tracks) track.currentTime = this.t;
		for (const act of this.ticks) act(this.t);
	}

	/* Everything is left as its owner has it. */
	free(): void {
		for (const track of this.tracks) track.cancel();
		for (const end of this.ends.reverse()) end();
		this.tracks = [];
		this.ticks = [];
		this.ends = [];
	}
}

/* What may be told at a moment. */
export interface Known {
	all: boolean;
	view: boolean;
	board: boolean;
	result: boolean;
	news: ReadonlySet<number>; /* which lines of the news, by their place in it */
}

const ALL: Known = { all: true, view: true, board: true, result: true, news: new Set() };
const NOTHING: Known = { all: false, view: false, board: true, result: false, news: new Set() };

function same(one: Known, other: Known): boolean {
	return (
		one.all === other.all &&
		one.view === other.view &&
		one.board === other.board &&
		one.result === other.result &&
		one.news.size === other.news.size
	);
}

/* What a scene about these lines has told at t. */
export function knownAt(scene: Scene, news: Entry[], t: number): Known {
	if (t >= scene.length) return ALL;
	const due = (what: Fact, otherwise: number) => {
		const moments = scene.reveals.filter((one) => one.what === what).map((one) => one.at);
		return t >= (moments.length > 0 ? Math.max(...moments) : otherwise);
	};
	const lines = new Set<number>();
	news.forEach((entry, i) => due(entry, scene.length) && lines.add(i));
	const told = lines.size === news.length;
	const view = due('view', told ? 0 : scene.length);
	const board = due('board', 0);
	const result = due('result', told ? 0 : scene.length);
	return { all: told && view && board && result, view, board, result, news: lines };
}

export interface Playing {
	rate?: number; /* how much faster than it is made */
	still?: boolean; /* nothing moves: the end at once, and what is heard */
	sound?(name: string, notes: number[], after: number): void;
	hold?: boolean; /* its last frame stays until the next scene */
}

export class Director {
	readonly idle = new Source(true); /* the last scene is over */
	readonly known = new Source<Known>(ALL);
	readonly now = new Source<Scene | null>(null); /* what is played, or held */
	private news: Entry[] = [];
	private options: Playing = {};
	private last = 0; /* of the page's clock */
	private beat = 0;
	private done: (() => void) | null = null;

	/* Something is about to be told: until its scene is there, nothing of it is known. The board has it already,
	 * for the scene to be laid on, unless it waits. */
	expect(waits = false): void {
		this.close();
		this.idle.set(false);
		this.known.set(waits ? { ...NOTHING, board: false } : NOTHING);
	}

	/* Resolves when it is over, skipped too. */
	play(scene: Scene, news: Entry[], options: Playing = {}): Promise<void> {
		this.close();
		this.news = news;
		this.options = options;
		this.idle.set(false);
		this.now.set(scene);
		const over = new Promise<void>((done) => (this.done = done));
		if (options.still) {
			for (const { at, name, notes } of scene.cues) options.sound?.(name, notes, at);
			this.seek(scene.length);
		} else {
			this.seek(0);
			this.resume();
		}
		/* Who wants to seek it instead, as tests do, takes it from here. */
		dispatchEvent(new CustomEvent('scene', { detail: { director: this, scene, news, still: options.still === true, rate: options.rate ?? 1 } }));
		return over;
	}

	/* There is nothing to see, and all is known; what comes next may wait a while all the same. */
	rest(ms: number): Promise<void> {
		this.close();
		this.known.set(ALL);
		const over = new Promise<void>((done) => (this.done = done));
		if (ms <= 0) this.end();
		else {
			this.idle.set(false);
			this.beat = -window.setTimeout(() => this.end(), ms);
		}
		return over;
	}

	private hear(after: number, until: number): void {
		for (const { at, name, notes } of this.now.value!.cues)
			if (at > after && at <= until) this.options.sound?.(name, notes, 0);
	}

	private frame = (now: number): void => {
		if (!this.now.value) return; /* it was asked for while there was something to see */
		const { t } = this.now.value;
		/* A page that was busy goes on where it was. */
		const until = t + Math.min(100, Math.max(0, now - this.last)) * (this.options.rate ?? 1);
		this.last = now;
		this.beat = requestAnimationFrame(this.frame);
		this.hear(t === 0 ? -1 : t, until);
		this.seek(until);
	};

	get playing(): boolean {
		return this.beat > 0;
	}

	resume(): void {
		if (this.playing || !this.now.value || this.idle.value) return;
		this.last = performance.now();
		this.beat = requestAnimationFrame(this.frame);
	}

	pause(): void {
		if (this.beat > 0) cancelAnimationFrame(this.beat);
		if (this.beat < 0) clearTimeout(-this.beat);
		this.beat = 0;
	}

	seek(t: number): void {
		const scene = this.now.value;
		if (!scene) return;
		scene.seek(t);
		const known = knownAt(scene, this.news, scene.t);
		if (!same(known, this.known.value)) this.known.set(known);
		if (scene.t >= scene.length) this.end();
	}

	/* To the end: all is known, and nothing is heard. */
	skip(): void {
		if (this.idle.value) return;
		if (this.now.value) this.seek(this.now.value.length);
		else this.end();
	}

	private end(): void {
		this.pause();
		if (!this.options.hold) this.clear();
		this.known.set(ALL);
		this.idle.set(true);
		const { done } = this;
		this.done = null;
		done?.();
	}

	private clear(): void {
		this.now.value?.free();
		this.now.set(null);
		this.options = {};
	}

	/* Whatever there is gives way to what comes, or to nothing. */
	close(): void {
		if (!this.idle.value) this.skip();
		this.clear();
	}
}
