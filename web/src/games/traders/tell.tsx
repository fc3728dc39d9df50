/* tell.tsx - the plan of a scene while it is being made: what is drawn over the room, when it moves, and
 * when each line of the news may be known. Its length comes out at the end. */
import type { VNode } from 'preact';
import type { Entry, Told } from '../../game';
import { OUT, Scene, type Point } from '../../pieces';
import { CardBack, Turned, type Face } from './marks';
import type { News, View } from './view';
import type { Whereabouts } from './whereabouts';

const ARC = 'cubic-bezier(.3, .1, .6, 1)';

type Lay = (scene: Scene, layer: HTMLElement) => void;

const px = ([x, y]: Point) => `${x.toFixed(1)}px ${y.toFixed(1)}px`;

/* Halfway between two points, and above both. */
export function arch([x, y]: Point, [a, b]: Point, high = 34): Point {
	return [(x + a) / 2, Math.min(y, b) - high];
}

export class Tell {
	at = 0; /* when what comes next begins, ms */
	private told = 0; /* when the last of it is known */
	private ends = 0;
	private seen = false; /* there is something to be seen */
	private ahead = false; /* the board stands as it will from the beginning */
	private pictures: VNode[] = [];
	private lays: Lay[] = [];

	constructor(
		readonly room: Told<View, News>,
		readonly where: Whereabouts,
	) {}

	get view(): View {
		return this.room.after;
	}

	/* Something that lasts until a moment. */
	lay(until: number, act: Lay): void {
		this.ends = Math.max(this.ends, until);
		this.seen = true;
		this.lays.push(act);
	}

	cue(at: number, name: string, ...notes: number[]): this {
		this.lays.push((scene) => scene.cue(at, name, ...notes));
		return this;
	}

	boardFirst(): void {
		this.ahead = true;
	}

	know(at: number, entry: Entry<News>): void {
		this.told = Math.max(this.told, at);
		this.lays.push((scene) => scene.reveal(at, entry));
	}

	/* A picture above the room, and its tracks; it is there from one moment to another. */
	mark(picture: VNode, from: number, until: number, act: (scene: Scene, mark: HTMLElement) => void): void {
		const at = this.pictures.length;
		this.pictures.push(<span class="tell__mark">{picture}</span>);
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

	/* A picture that rises from a point and fades. */
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

	/* A card, large, from somewhere: its back first, then turned, and off to where it lies. Says when it
	 * can be read. */
	turn(face: Face, from: Point, to: Point, stays: number, back: VNode = <CardBack />): number {
		const t = this.at;
		const leaves = t + stays;
		this.mark(<Turned face={face} back={back} />, t, leaves + 240, (scene, mark) => {
			scene.key(mark, [
				[t, { translate: px(from), scale: 0.25 }, OUT],
				[t + 240, { translate: px(this.where.middle), scale: 1 }],
				[leaves, { translate: px(this.where.middle), scale: 1, opacity: 1 }, 'ease-in'],
				[leaves + 240, { translate: px(to), scale: 0.15, opacity: 0.4 }],
			]);
			const [behind, front] = mark.querySelectorAll<HTMLElement>('.turned > *');
			scene.during(behind!, t, t + 280).during(front!, t + 280);
			scene.key(behind, [[t + 180, { scale: '1 1' }, 'ease-in'], [t + 280, { scale: '0 1' }]]);
			scene.key(front, [[t + 280, { scale: '0 1' }, OUT], [t + 420, { scale: '1 1' }]]);
		});
		this.cue(t + 180, 'card');
		return t + 280;
	}

	/* A card slammed on the table. Says when it can be read, a little before it lies there. */
	slam(face: Face, from: Point, tilt: number, stays: number): number {
		const t = this.at;
		const { middle } = this.where;
		this.mark(<Turned face={face} />, t, t + stays + 180, (scene, mark) => {
			scene.during(mark.querySelector('.turned__words'), t + 200);
			scene.key(mark, [
				[t, { translate: px(from), scale: 0.3, rotate: `${-2 * tilt}deg`, opacity: 1 }, 'ease-out'],
				[t + 190, { translate: px([middle[0], middle[1] - 50]), scale: 1.7, rotate: `${-tilt}deg` }, 'ease-in'],
				[t + 300, { translate: px(middle), scale: 0.94, rotate: `${tilt}deg` }, 'ease-out'],
				[t + 380, { translate: px(middle), scale: 1, rotate: `${tilt}deg` }],
				[t + stays, { scale: 1, opacity: 1, rotate: `${tilt}deg` }],
				[t + stays + 180, { translate: px(middle), scale: 0.9, opacity: 0, rotate: `${tilt}deg` }],
			]);
		});
		return t + 200;
	}

	made(): Scene | null {
		if (!this.seen) return null;
		const scene = new Scene(this.room.root, Math.max(this.ends, this.told, 1));
		const layer = scene.layer(
			<div class="tell" aria-hidden="true">
				{this.pictures}
			</div>,
		);
		for (const act of this.lays) act(scene, layer);
		scene.reveal(this.told, 'view', 'result');
		if (!this.ahead) scene.reveal(this.told, 'board');
		return scene;
	}
}
