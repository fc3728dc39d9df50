/* tell.tsx - the plan of a scene of Traders: cards that are turned or slammed, besides what every plan has. */
import type { VNode } from 'preact';
import type { Told } from '../../game';
import { OUT, Plan, px, type Point } from '../../pieces';
import { CardBack, Turned, type Face } from './marks';
import type { News, View } from './view';
import type { Whereabouts } from './whereabouts';

export class Tell extends Plan<View, News> {
	constructor(
		room: Told<View, News>,
		readonly where: Whereabouts,
	) {
		super(room);
	}

	get view(): View {
		return this.room.after;
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
}
