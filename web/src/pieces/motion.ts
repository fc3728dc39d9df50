/* motion.ts - showing what happened. A stage plays one scene at a time: pieces that exist are
 * moved along a path to where they are already drawn, so that nothing is wrong if the scene is
 * cut short. Anybody may skip it: skip() leaves everything at its end. */
export type Point = [number, number];

export interface Cue {
	delay: number;
	time: number;
	easing?: string;
}

const EASE = 'cubic-bezier(.3, .7, .2, 1)';

export class Stage {
	private running: Animation[] = [];
	private timers: ReturnType<typeof setTimeout>[] = [];

	/* Keyframes on an element that is drawn at its end already. */
	run(element: Element | null | undefined, frames: Keyframe[], cue: Cue): void {
		if (!element || typeof element.animate !== 'function') return;
		const animation = element.animate(frames, {
			delay: cue.delay,
			duration: cue.time,
			easing: cue.easing ?? EASE,
			fill: 'backwards',
		});
		this.running.push(animation);
	}

	/* An SVG group along a path of points, in the drawing's own units. */
	along(element: Element | null | undefined, path: Point[], cue: Cue): void {
		if (path.length < 2) return;
		this.run(
			element,
			path.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` })),
			{ ...cue, easing: cue.easing ?? 'cubic-bezier(.5, 0, .3, 1)' },
		);
	}

	at(delay: number, act: () => void): void {
		this.timers.push(setTimeout(act, delay));
	}

	get busy(): boolean {
		return this.running.some((animation) => animation.playState === 'running');
	}

	skip(): void {
		for (const animation of this.running) animation.finish();
		for (const timer of this.timers) clearTimeout(timer);
		this.running = [];
		this.timers = [];
	}
}
