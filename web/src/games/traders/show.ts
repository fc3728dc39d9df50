/* show.ts - from what happened to a scene: ships along their paths, goods between planet, ship
 * and Earth, money and cards over the ship they belong to. Entries follow each other; the
 * whole is squeezed into the time that the frame leaves before the next position. */
import { Stage, type Point } from '../../pieces';
import { heading, spotOf, way } from './hex';
import { w } from './say';
import { shipSpot, storeSpot } from './spots';
import {
	goodsIn,
	hexNumbered,
	placeNumber,
	planetAt,
	type Good,
	type News,
	type TraderEntry,
	type View,
} from './view';

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

type Flight = Extract<News, { kind: 'fly' }>;

function fly(script: Script, view: View, news: Flight): void {
	const seat = news.seat - 1;
	const ids = way(view, hexNumbered(view, news.from).id, hexNumbered(view, news.to).id);
	const path = ids.map(spotOf);
	if (path.length < 2) return; /* out and back again: it stands where it stood */
	path[path.length - 1] = shipSpot(view, seat);
	const time = Math.min(800, 260 + 110 * (path.length - 1)),
		delay = script.at;
	const turn = heading(path[path.length - 2], path[path.length - 1]);
	script.turned.set(seat, turn);
	script.acts.push((stage, root, squeeze) => {
		const ship = root.querySelector(`[data-ship="${seat}"]`);
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

function moveGoods(script: Script, goods: Good[], from: Point, to: Point): void {
	goods.forEach((good, i) => ghost(script, { good, path: [from, arch(from, to), to] }, 380, i * 90));
	script.at += 320;
}

/* Goods that drift away from a ship. */
function lose(script: Script, view: View, seat: number, goods: Good[]): void {
	goods.forEach((good, i) =>
		ghost(script, { good, path: above(shipSpot(view, seat), [50 + 20 * i, -70]) }, 700),
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

/* Goods between planets, stores and ships. */
function tellGoods(script: Script, view: View, news: News): void {
	const seat = news.seat - 1;
	const trader = view.players[seat];
	const ship = shipSpot(view, seat);
	switch (news.kind) {
		case 'make': {
			const place = placeNumber(news.planet);
			const from = spotOf(planetAt(view, place).hex);
			moveGoods(script, [...new Set(goodsIn(news.goods))], from, storeSpot(view, trader, place));
			script.at -= 200;
			break;
		}
		case 'load':
			moveGoods(script, [news.good], storeSpot(view, trader, placeNumber(news.place)), ship);
			break;
		case 'unload':
			moveGoods(script, [news.good], ship, storeSpot(view, trader, placeNumber(news.place)));
			break;
		case 'arrive':
			moveGoods(
				script,
				[news.good],
				[ship[0] + 60, ship[1] - 80],
				storeSpot(view, trader, placeNumber(news.place)),
			);
			break;
		case 'sell': {
			const from = storeSpot(view, trader, placeNumber(news.place));
			const gain = { text: `+${news.money} MCr`, tone: 'up' as const, path: above(from, [0, -64]) };
			ghost(script, { good: news.good, path: above(from) }, 420);
			ghost(script, gain, 800, 160);
			script.at += 300;
			break;
		}
		case 'lose-cargo':
			lose(script, view, seat, [...new Set(goodsIn(news.goods))]);
			break;
		case 'jettison':
		case 'refuse':
			lose(script, view, seat, [news.good]);
			break;
		case 'rob':
			moveGoods(script, [news.good], shipSpot(view, news.victim - 1), ship);
			break;
	}
}

const LIFT: Keyframe[] = [
	{ transform: 'none' },
	{ transform: 'translateY(-8px) rotate(-4deg)' },
	{ transform: 'none' },
];
const SWELL: Keyframe[] = [{ transform: 'scale(1)' }, { transform: 'scale(1.18)' }, { transform: 'none' }];

/* Cards, money and ships; kinds that need no picture have none. */
function tell(script: Script, view: View, news: News): void {
	const seat = news.seat - 1;
	switch (news.kind) {
		case 'planets':
			pop(script, '.rail__planets', FLIP, 350);
			pop(script, '.planet.is-lit .face', SWELL, 350);
			break;
		case 'draw':
			pop(script, '.rail__event', FLIP, 480);
			break;
		case 'roll':
			script.at += 420;
			break;
		case 'fly':
			fly(script, view, news);
			break;
		case 'build':
			pop(script, `[data-station="${hexNumbered(view, news.at).id}"] .station-pop`, GROW, 420);
			break;
		case 'money':
			say(script, view, seat, `+${news.money} MCr`, 'up');
			break;
		case 'lose-money':
			say(script, view, seat, `−${news.money} MCr`, 'down');
			break;
		case 'buy':
		case 'get-card':
			pop(script, '.deck', LIFT, 250);
			ghost(script, { sign: 'card', path: above(shipSpot(view, seat)) }, 700);
			break;
		case 'steal': {
			const from = shipSpot(view, news.victim - 1),
				to = shipSpot(view, seat);
			ghost(script, { sign: 'card', path: [from, arch(from, to), to] }, 520);
			script.at += 400;
			break;
		}
		case 'halt':
			pop(script, `.planet[data-place="${placeNumber(news.planet)}"] .face`, SHAKE, 500);
			break;
		case 'clamp':
			ghost(script, { sign: 'lock', path: above(shipSpot(view, news.victim - 1)) }, 800);
			script.at += 300;
			break;
		case 'skip':
			say(script, view, seat, w.map.losesTurn, 'down');
			break;
		case 'fail':
			pop(script, `[data-ship="${seat}"] .ship-turn`, SHAKE, 400);
			break;
		case 'boost':
			say(script, view, seat, w.map.moreDice(news.dice), 'up');
			break;
		default:
			tellGoods(script, view, news);
	}
}

/* A scene of all that is new. Everything ends as the view has it already. */
export function sceneOf(view: View, news: TraderEntry[]): Scene {
	const script: Script = { at: 0, ghosts: [], acts: [], turned: new Map() };
	for (const { data } of news) if (data && data.seat <= view.players.length) tell(script, view, data);
	const whole = Math.max(script.at, 1);
	const squeeze = Math.min(1, Math.min(420 + 220 * news.length, LONGEST) / whole);
	return {
		ghosts: script.ghosts.map((one) => ({ ...one, delay: one.delay * squeeze })),
		length: whole * squeeze,
		turned: script.turned,
		play: (stage, root) => script.acts.forEach((act) => act(stage, root, squeeze)),
	};
}
