/* plan.tsx - the plan of a scene while it is being made: what is drawn over the room, when it moves, and
 * when each line of the news may be known. Its length comes out at the end. Until all is told the board
 * stands as before, so that pictures of the scene's own move over it; or as it is afterwards from the
 * beginning, where its own pieces move. */
import type { VNode } from 'preact';
import type { Entry, Told } from '../game';
import { OUT, Scene } from './director';
import type { Point } from './motion';

const ARC = 'cubic-bezier(.3, .1, .6, 1)';

type Lay = (scene: Scene, layer: HTMLElement) => void;

export const px = ([x, y]: Point) => `${x.toFixed(1)}px ${y.toFixed(1)}px`;

/* Halfway between two points, and above both. */
export function arch([x, y]: Point, [a, b]: Point, high = 34): Point {
	return [(x + a) / 2, Math.min(y, b) - high];
}

export class Plan<V, N> {
	at = 0; /* when what comes next begins, ms */
	told = 0; /* when the last of it is known */
	private ends = 0;
	private covers = 0;
	private seen = false; /* there is something to be seen */
	private ahead = false; /* the board is as it is afterwards */
	private pictures: VNode[] = [];
	private lays: Lay[] = [];

	constructor(readonly room: Told<V, N>) {}

	/* When the board comes to stand as it is after it all. */
	get turns(): number {
		return Math.max(this.told, this.covers);
	}

	/* Something that lasts until a moment. */
	lay(until: number, act: Lay): void {
		this.ends = Math.max(this.ends, until);
		this.seen = true;
		this.lays.push(act);
	}

	cue(at: number, name: string, ...notes: number[]): void {
		this.lays.push((scene) => scene.cue(at, name, ...notes));
	}

	know(at: number, entry: Entry<N>): void {
		this.told = Math.max(this.told, at);
		this.lays.push((scene) => scene.reveal(at, entry));
	}

	/* The room is out of sight until then: nothing is asked before. */
	cover(until: number): void {
		this.covers = Math.max(this.covers, until);
	}

	boardFirst(): void {
		this.ahead = true;
	}

	/* A picture above the room, and its tracks; it is there from one moment to another. */
	mark(picture: VNode, from: number, until: number, act: (scene: Scene, mark: HTMLElement) => void): void {
		const at = this.pictures.length;
		this.pictures.push(<span class="plan__mark">{picture}</span>);
		this.lay(until, (scene, layer) => {
			const mark = layer.firstElementChild!.children[at] as HTMLElement;
			scene.during(mark, from, until);
			act(scene, mark);
		});
	}

	/* A picture along some points, from `from` on. Says when it is there. */
	fly(picture: VNode, path: Point[], time: number, from = this.at): number {
		const last = path.length - 1;
		this.mark(picture, from, from + time, (scene, mark) =>
			scene.key(
				mark,
				path.map((at, i) => [from + (time * i) / last, { translate: px(at) }, ARC]),
			),
		);
		return from + time;
	}

	/* A picture that comes up at a point, moves a little and fades. */
	rise(picture: VNode, [x, y]: Point, time: number, from = this.at, by: Point = [0, -44]): void {
		this.mark(picture, from, from + time, (scene, mark) =>
			scene.key(mark, [
				[from, { translate: px([x, y]), opacity: 0, scale: 0.6 }, OUT],
				[from + 120, { opacity: 1, scale: 1 }],
				[from + time * 0.6, { opacity: 1 }],
				[from + time, { translate: px([x + by[0], y + by[1]]), opacity: 0, scale: 1 }],
			]),
		);
	}

	made(): Scene | null {
		if (!this.seen) return null;
		const scene = new Scene(this.room.root, Math.max(this.ends, this.told, 1));
		const layer = scene.layer(
			<div class="plan" aria-hidden="true">
				{this.pictures}
			</div>,
		);
		for (const act of this.lays) act(scene, layer);
		if (!this.ahead) scene.reveal(this.turns, 'board');
		return scene.reveal(this.turns, 'view', 'result');
	}
}
