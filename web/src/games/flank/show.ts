/* show.ts - what just happened, shown moving. Everything is drawn at its end already; a scene
 * only lets it come from where it was, so nothing is wrong if it is cut short. */
import type { Entry } from '../../game';
import type { Stage } from '../../pieces';
import { turnOf } from './lay';
import { newsOf, zoneAt, type View } from './view';

const POP: Keyframe[] = [
	{ transform: 'scale(0)', opacity: 0 },
	{ transform: 'scale(1.25)', opacity: 1, offset: 0.6 },
	{ transform: 'none' },
];
const SHAKE: Keyframe[] = [
	{ transform: 'none' },
	{ transform: 'translateX(-5px)' },
	{ transform: 'translateX(5px)' },
	{ transform: 'translateX(-3px)' },
	{ transform: 'none' },
];
const FLASH: Keyframe[] = [{ filter: 'brightness(2.2)' }, { filter: 'none' }];

interface Scene {
	view: View;
	seat: number;
	stage: Stage;
	root: HTMLElement;
	at: number;
}

function all(scene: Scene, query: string): Element[] {
	return [...scene.root.querySelectorAll(query)];
}

/* Units come from the zone they left. */
function march(scene: Scene, entry: Entry): void {
	const way = newsOf(entry, 'march') ?? newsOf(entry, 'join');
	const from = zoneAt(scene.view, way?.from),
		to = zoneAt(scene.view, way?.to);
	if (!from || !to) return;
	const turn = turnOf(scene.view, scene.seat);
	const [a, b] = turn(from.x, from.y),
		[c, d] = turn(to.x, to.y);
	for (const stack of all(scene, `[data-inside="${to.id}"] [data-mover="${entry.seat}"]`))
		scene.stage.run(
			stack,
			[{ transform: `translate(${a - c}px, ${b - d}px)` }, { transform: 'none' }],
			{ delay: scene.at, time: 480, easing: 'cubic-bezier(.5, 0, .3, 1)' },
		);
	for (const shape of all(scene, `[data-zone="${to.id}"]`))
		scene.stage.run(shape, FLASH, { delay: scene.at + 380, time: 400 });
	scene.at += 300;
}

/* A unit comes from the area it was in. */
function shift(scene: Scene, entry: Entry): void {
	const way = newsOf(entry, 'push') ?? newsOf(entry, 'move') ?? newsOf(entry, 'green') ?? newsOf(entry, 'yellow');
	const piece = entry.pieces.at(-1)?.id; /* where the unit stands now */
	if (!way || !piece) return;
	const target = scene.root.querySelector(`[data-piece="${piece}"]`);
	const lane = target?.closest('.fk-sheet')?.querySelector(`.fk-lane--${way.from} .fk-lane__units`);
	const icons = target?.querySelectorAll('.fk-icon');
	const icon = icons?.[icons.length - 1];
	if (!lane || !icon) return;
	const a = lane.getBoundingClientRect(),
		b = icon.getBoundingClientRect();
	scene.stage.run(
		icon,
		[
			{ transform: `translate(${a.left + a.width / 2 - b.left - b.width / 2}px, ${a.top + a.height / 2 - b.top - b.height / 2}px) scale(1.2)` },
			{ transform: 'none' },
		],
		{ delay: scene.at, time: 520, easing: 'cubic-bezier(.5, 0, .3, 1)' },
	);
	scene.at += 260;
}

/* The visors go up, the units stand there, the points count. Once for both sides. */
function reveal(scene: Scene): void {
	for (const visor of all(scene, '.fk-visor')) {
		const down = visor.closest('.fk-sheet--own');
		scene.stage.run(
			visor,
			[
				{ transform: 'none', visibility: 'visible' },
				{ transform: 'none', visibility: 'visible', offset: 0.35 },
				{ transform: `translateY(${down ? 102 : -102}%)`, visibility: 'visible' },
			],
			{ delay: scene.at, time: 900, easing: 'cubic-bezier(.6, 0, .2, 1)' },
		);
	}
	all(scene, '.fk-sheet .fk-unit').forEach((unit, i) =>
		scene.stage.run(unit, POP, { delay: scene.at + 420 + i * 60, time: 380 }),
	);
	all(scene, '.fk-tally__bar').forEach((bar) =>
		scene.stage.run(
			bar,
			[
				{ transform: 'scaleX(0)', transformOrigin: 'left' },
				{ transform: 'none', transformOrigin: 'left' },
			],
			{ delay: scene.at + 600, time: 500 },
		),
	);
	scene.at += 900;
}

function pop(scene: Scene, query: string, frames: Keyframe[], time: number): void {
	for (const element of all(scene, query)) scene.stage.run(element, frames, { delay: scene.at, time });
	scene.at += time / 3;
}

export function play(view: View, seat: number, news: Entry[], stage: Stage, root: HTMLElement): void {
	const scene: Scene = { view, seat, stage, root, at: 0 };
	let revealed = false;
	for (const entry of news) {
		const first = entry.pieces[0]?.id ?? '';
		switch (entry.kind) {
			case 'march':
			case 'join':
				march(scene, entry);
				break;
			case 'build':
				pop(scene, `[data-piece="${first}"] .fk-stack__move`, POP, 420);
				break;
			case 'battle':
				pop(scene, `[data-zone="${first}"]`, FLASH, 700);
				pop(scene, '.fk-battle', [{ opacity: 0, transform: 'translateX(2rem)' }, { opacity: 1, transform: 'none' }], 420);
				break;
			case 'reveal':
				if (!revealed) reveal(scene);
				revealed = true;
				break;
			case 'push':
			case 'move':
			case 'green':
			case 'yellow':
				shift(scene, entry);
				break;
			case 'blue':
				pop(scene, `[data-lane="${entry.seat}-front"] .fk-spent`, POP, 380);
				break;
			case 'base':
				pop(scene, `[data-piece="${first}"] .fk-stack__move`, SHAKE, 500);
				break;
			case 'result':
				pop(scene, '.fk-clash, .fk-dispatch', FLASH, 600);
				break;
			default:
				break;
		}
	}
}
