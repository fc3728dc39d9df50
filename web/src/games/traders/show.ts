/* show.ts - from what happened to a scene: ships along their paths, goods between planet, ship
 * and Earth, money and cards over the ship they belong to. Entries follow each other; the
 * whole is squeezed into the time that the frame leaves before the next position. */
import type { Entry } from '../../game';
import { Stage, type Point } from '../../pieces';
import { heading, spotOf, way } from './hex';
import { shipSpot, storeSpot } from './spots';
import { EARTH, goodsOf, planetAt, seatOfShip, type Good, type View } from './view';

/* Something that flies over the map and is gone. */
export interface Ghost {
	key: string;
	good?: Good;
	sign?: 'coin' | 'card' | 'lock';
	text?: string;
	tone?: 'up' | 'down';
	path: Point[];
	delay: number;
	time: number;
}

export interface Scene {
	ghosts: Ghost[];
	length: number;
	play(stage: Stage, root: Element): void;
	turned: Map<number, number>; /* where ships look afterwards */
}

interface Script {
	at: number; /* ms so far */
	ghosts: Ghost[];
	acts: ((stage: Stage, root: Element, squeeze: number) => void)[];
	turned: Map<number, number>;
}

const LONGEST = 1050;
const OUT: Point = [0, -46];

function placeIn(view: View, entry: Entry): number {
	const planet = entry.pieces.find((piece) => view.planets.some((known) => known.id === piece.id));
	return planet ? view.planets.find((known) => known.id === planet.id)!.place : EARTH + 1;
}

function otherShip(entry: Entry): number {
	const ships = entry.pieces
		.filter((piece) => piece.id.startsWith('ship-p'))
		.map((piece) => seatOfShip(piece.id));
	return ships.find((seat) => seat !== entry.seat) ?? ships[ships.length - 1] ?? entry.seat;
}

function fly(script: Script, view: View, entry: Entry): void {
	const hexes = entry.pieces.filter((piece) => piece.id.startsWith('hex-')).map((piece) => piece.id);
	if (hexes.length < 2) return;
	const ids = way(view, hexes[0], hexes[1]);
	const path = ids.map(spotOf);
	if (path.length < 2) return; /* out and back again: it stands where it stood */
	path[path.length - 1] = shipSpot(view, entry.seat);
	const time = Math.min(800, 260 + 110 * (path.length - 1)),
		delay = script.at;
	const turn = heading(path[path.length - 2], path[path.length - 1]);
	script.turned.set(entry.seat, turn);
	script.acts.push((stage, root, squeeze) => {
		const ship = root.querySelector(`[data-ship="${entry.seat}"]`);
		const cue = { delay: delay * squeeze, time: time * squeeze };
		stage.along(ship, path, cue);
		const hull = ship?.querySelector('.ship__hull');
		const turns = unwound(path.slice(1).map((to, i) => heading(path[i], to)));
		stage.run(
			hull,
			turns.map((angle) => ({ transform: `rotate(${angle}deg) scale(1.1)` })),
			cue,
		);
		stage.run(
			ship?.querySelector('.ship__fire'),
			[{ transform: 'scale(1.3, 2)' }, { transform: 'scale(1, 1.6)' }, { transform: 'none' }],
			cue,
		);
	});
	script.at += time;
}

/* Angles that follow each other the short way round. */
function unwound(angles: number[]): number[] {
	return angles.reduce<number[]>((out, angle) => {
		const last = out[out.length - 1] ?? angle;
		return [...out, angle + 360 * Math.round((last - angle) / 360)];
	}, []);
}

function ghost(script: Script, what: Omit<Ghost, 'key' | 'delay' | 'time'>, time: number, wait = 0): void {
	script.ghosts.push({ ...what, key: `${script.ghosts.length}`, delay: script.at + wait, time });
}

function above([x, y]: Point, by: Point = OUT): Point[] {
	return [
		[x, y - 12],
		[x + by[0], y + by[1]],
	];
}

/* A word over a ship: money gained or lost, a turn lost. */
function say(script: Script, view: View, seat: number, text: string, tone: 'up' | 'down' | undefined): void {
	ghost(script, { text, tone, path: above(shipSpot(view, seat)) }, 700);
	script.at += 220;
}

function money(text: string): string {
	return / (\d+) MCr/.exec(text)?.[1] ?? '';
}

function moveGoods(script: Script, view: View, entry: Entry, from: Point, to: Point): void {
	goodsOf(view, entry.pieces).forEach((good, i) =>
		ghost(script, { good, path: [from, arch(from, to), to] }, 380, i * 90),
	);
	script.at += 320;
}

function arch([x, y]: Point, [a, b]: Point): Point {
	return [(x + a) / 2, Math.min(y, b) - 30];
}

function pop(script: Script, query: string, frames: Keyframe[], time: number): void {
	const delay = script.at;
	script.acts.push((stage, root, squeeze) =>
		root
			.querySelectorAll(query)
			.forEach((element) =>
				stage.run(element, frames, { delay: delay * squeeze, time: time * squeeze }),
			),
	);
	script.at += time * 0.8;
}

const GROW: Keyframe[] = [{ transform: 'scale(0)' }, { transform: 'scale(1.25)' }, { transform: 'none' }];
const SHAKE: Keyframe[] = [
	{ transform: 'none' },
	{ transform: 'rotate(-9deg)' },
	{ transform: 'rotate(9deg)' },
	{ transform: 'rotate(-5deg)' },
	{ transform: 'none' },
];
const FLIP: Keyframe[] = [
	{ transform: 'rotateY(90deg) scale(1.3)' },
	{ transform: 'rotateY(0) scale(1.25)' },
	{ transform: 'rotateY(0) scale(1.25)' },
	{ transform: 'none' },
];

/* One entry, by its kind; kinds that need no picture have none. */
function tell(script: Script, view: View, entry: Entry): void {
	const seat = entry.seat;
	const trader = view.players[seat];
	const place = placeIn(view, entry);
	switch (entry.kind) {
		case 'planets':
			pop(script, '.hud__planets', FLIP, 350);
			pop(
				script,
				'.planet.is-lit .face',
				[{ transform: 'scale(1)' }, { transform: 'scale(1.18)' }, { transform: 'none' }],
				350,
			);
			break;
		case 'make':
			moveGoods(script, view, entry, spotOf(planetAt(view, place).hex), storeSpot(view, trader, place));
			script.at -= 200;
			break;
		case 'draw':
			pop(script, '.hud__event', FLIP, 480);
			break;
		case 'roll':
			script.at += 420;
			break;
		case 'fly':
			fly(script, view, entry);
			break;
		case 'build': {
			const hex = entry.pieces.find((piece) => piece.id.startsWith('hex-'))!.id;
			pop(script, `[data-station="${hex}"] .station-pop`, GROW, 420);
			break;
		}
		case 'load':
			moveGoods(script, view, entry, storeSpot(view, trader, place), shipSpot(view, seat));
			break;
		case 'unload':
			moveGoods(
				script,
				view,
				entry,
				shipSpot(view, seat),
				place === EARTH ? spotOf(planetAt(view, EARTH).hex) : storeSpot(view, trader, place),
			);
			break;
		case 'arrive':
			moveGoods(
				script,
				view,
				entry,
				[shipSpot(view, seat)[0] + 60, shipSpot(view, seat)[1] - 80],
				place > EARTH ? shipSpot(view, seat) : storeSpot(view, trader, place),
			);
			break;
		case 'sell': {
			const from = storeSpot(view, trader, place);
			goodsOf(view, entry.pieces).forEach((good) => ghost(script, { good, path: above(from) }, 420));
			ghost(
				script,
				{
					text: `+${money(entry.text.slice(entry.text.lastIndexOf(' for ')))} MCr`,
					tone: 'up',
					path: above(from, [0, -64]),
				},
				800,
				160,
			);
			script.at += 300;
			break;
		}
		case 'money':
			say(script, view, seat, `+${money(entry.text)} MCr`, 'up');
			break;
		case 'lose-money':
			say(script, view, seat, `−${money(entry.text)} MCr`, 'down');
			break;
		case 'lose-cargo':
		case 'jettison':
		case 'refuse':
			goodsOf(view, entry.pieces)
				.slice(0, entry.kind === 'lose-cargo' ? 3 : 1)
				.forEach((good, i) =>
					ghost(script, { good, path: above(shipSpot(view, seat), [50 + 20 * i, -70]) }, 700),
				);
			script.at += 320;
			break;
		case 'buy':
		case 'get-card':
			pop(
				script,
				'.hud__stack',
				[
					{ transform: 'none' },
					{ transform: 'translateY(-8px) rotate(-4deg)' },
					{ transform: 'none' },
				],
				250,
			);
			ghost(script, { sign: 'card', path: above(shipSpot(view, seat)) }, 700);
			break;
		case 'rob':
			moveGoods(script, view, entry, shipSpot(view, otherShip(entry)), shipSpot(view, seat));
			break;
		case 'steal': {
			const from = shipSpot(view, otherShip(entry)),
				to = shipSpot(view, seat);
			ghost(script, { sign: 'card', path: [from, arch(from, to), to] }, 520);
			script.at += 400;
			break;
		}
		case 'halt':
			pop(script, `.planet[data-place="${place}"] .face`, SHAKE, 500);
			break;
		case 'clamp':
			ghost(script, { sign: 'lock', path: above(shipSpot(view, otherShip(entry))) }, 800);
			script.at += 300;
			break;
		case 'skip':
			say(script, view, seat, 'loses this turn', 'down');
			break;
		case 'fail':
			pop(script, `[data-ship="${seat}"] .ship-turn`, SHAKE, 400);
			break;
		case 'boost':
			say(script, view, seat, 'one die more', 'up');
			break;
		default:
			break;
	}
}

/* A scene of all that is new. Everything ends as the view has it already. */
export function sceneOf(view: View, news: Entry[]): Scene {
	const script: Script = { at: 0, ghosts: [], acts: [], turned: new Map() };
	for (const entry of news)
		if (entry.seat >= 0 && entry.seat < view.players.length) tell(script, view, entry);
	const whole = Math.max(script.at, 1);
	const squeeze = Math.min(1, Math.min(420 + 220 * news.length, LONGEST) / whole);
	return {
		ghosts: script.ghosts.map((one) => ({ ...one, delay: one.delay * squeeze })),
		length: whole * squeeze,
		turned: script.turned,
		play: (stage, root) => script.acts.forEach((act) => act(stage, root, squeeze)),
	};
}
