/* plan.tsx - a scene while it is being made: one thing after another, each with its pictures above the
 * room, and with the moment from which its line of the news may be known. What is drawn on the board
 * itself is looked for when its time comes, since until then the board stands as before. */
import type { VNode } from 'preact';
import type { Entry, Told } from '../../game';
import { OUT, Scene, type Point } from '../../pieces';
import type { News, View } from './view';

type Lay = (scene: Scene, layer: HTMLElement) => void;

export const px = ([x, y]: Point) => `${x.toFixed(1)}px ${y.toFixed(1)}px`;

export class Plan {
	at = 0; /* when what comes next begins, ms */
	private ends = 0;
	private told = 0;
	private held = 0; /* until when the board stands as before */
	private seen = false;
	private pictures: VNode[] = [];
	private lays: Lay[] = [];

	constructor(readonly room: Told<View, News>) {}

	get view(): View {
		return this.room.after;
	}

	/* The middle of what is drawn now; else of the board. */
	spot(selector: string): Point {
		const { root } = this.room;
		const element = root.querySelector(selector) ?? root.querySelector('.sheet') ?? root;
		const { left, top, width, height } = element.getBoundingClientRect();
		return [left + width / 2, top + height / 2];
	}

	/* The panel of a player at the side, or the sign in the strip of a phone. */
	seat(seat: number): Point {
		const { root } = this.room;
		const panel = root.querySelector(`.seat[data-seat="${seat}"]`);
		const seen = panel && panel.getBoundingClientRect().width > 0;
		return this.spot(seen ? `.seat[data-seat="${seat}"]` : `.strip__seat:nth-child(${seat + 1})`);
	}

	know(at: number, entry: Entry<News>): void {
		this.told = Math.max(this.told, at);
		this.lays.push((scene) => scene.reveal(at, entry));
	}

	/* Until then the board must not show it. */
	hold(at: number): void {
		this.held = Math.max(this.held, at);
	}

	cue(at: number, name: string): void {
		this.lays.push((scene) => scene.cue(at, name));
	}

	lay(until: number, act: Lay): void {
		this.seen = true;
		this.ends = Math.max(this.ends, until);
		this.lays.push(act);
	}

	/* A picture above the room from one moment to another. */
	mark(picture: VNode, from: number, until: number, act: (scene: Scene, mark: HTMLElement) => void): void {
		const at = this.pictures.length;
		this.pictures.push(<span class="plan__mark">{picture}</span>);
		this.lay(until, (scene, layer) => {
			const mark = layer.firstElementChild!.children[at] as HTMLElement;
			scene.during(mark, from, until);
			act(scene, mark);
		});
	}

	/* A picture from a point to another. */
	fly(picture: VNode, from: Point, to: Point, time: number, at = this.at): void {
		const over: Point = [(from[0] + to[0]) / 2, Math.min(from[1], to[1]) - 40];
		this.mark(picture, at, at + time, (scene, mark) =>
			scene.key(mark, [
				[at, { translate: px(from), scale: 0.7 }, 'ease-out'],
				[at + time / 2, { translate: px(over), scale: 1 }, 'ease-in'],
				[at + time, { translate: px(to), scale: 0.8 }],
			]),
		);
	}

	/* Words that rise and fade. */
	rise(picture: VNode, [x, y]: Point, time: number, at = this.at): void {
		this.mark(picture, at, at + time, (scene, mark) =>
			scene.key(mark, [
				[at, { translate: px([x, y + 12]), opacity: 0, scale: 0.6 }, OUT],
				[at + 120, { opacity: 1, scale: 1 }],
				[at + time * 0.65, { opacity: 1 }],
				[at + time, { translate: px([x, y - 38]), opacity: 0, scale: 1 }],
			]),
		);
	}

	/* Something drawn on the board as it is at that moment, from one moment to another: `look` is given
	 * how far it is, `clear` leaves it as its owner has it. */
	drawn(selector: string, from: number, until: number, look: (element: SVGElement, share: number) => void, clear: (element: SVGElement) => void): void {
		this.lay(until, (scene) => {
			const touched = new Set<SVGElement>();
			scene.tick((t) => {
				const element = this.room.root.querySelector<SVGElement>(selector);
				if (!element) return;
				touched.add(element);
				if (t < from || t >= until) clear(element);
				else look(element, (t - from) / (until - from));
			});
			scene.onFree(() => touched.forEach(clear));
		});
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
		scene.reveal(this.told, 'view', 'result');
		if (this.held > 0) scene.reveal(this.held, 'board');
		return scene;
	}
}
