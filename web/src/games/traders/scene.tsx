/* scene.tsx - what just happened, as a scene: ships along their paths, goods between planet, ship and
 * shelf, coins to the purse, cards from the deck or slammed on the table, dice before their words. */
import type { Entry, Scene, Told } from '../../game';
import { arch, OUT, px, rollDie, type Point } from '../../pieces';
import { cardArt, planetArt } from './art';
import { heading, spotOf, way } from './hex';
import { CardBack, Coin, Crated, Landing, Lock, Smoke, Thrown, Word, type Face } from './marks';
import { w } from './say';
import { shipSpot, storeSpot } from './spots';
import { Tell } from './tell';
import {
	cardKind,
	EARTH,
	goodsIn,
	hexNumbered,
	placeNumber,
	placeOf,
	planetAt,
	playerAt,
	storeAt,
	titled,
	type Good,
	type News,
	type View,
} from './view';
import { whereabouts } from './whereabouts';

type Kind = News['kind'];
type Of<K extends Kind> = Extract<News, { kind: K }>;

/* Each begins at tell.at, says when what it tells is known, and leaves tell.at where the next begins. */
type Teller<K extends Kind> = (tell: Tell, news: Of<K>) => number;

/* --- places ------------------------------------------------------------------------ */

const ship = (tell: Tell, seat: number): Point => tell.where.spot(shipSpot(tell.view, seat));

/* Where a player's goods lie; those at Earth, on the shelf. */
function store(tell: Tell, seat: number, place: number, good: Good): Point {
	if (place === EARTH) return tell.where.shelf(seat, good);
	return tell.where.spot(storeSpot(tell.view, tell.view.players[seat], place));
}

const crate = (tell: Tell, good: Good) => <Crated good={good} unit={tell.where.unit} />;

/* A crate from one place to another, with a note for each that the shelf holds. */
function carry(tell: Tell, good: Good, from: Point, to: Point, wait = 0): number {
	return tell.fly(crate(tell, good), [from, arch(from, to), to], 360, tell.at + wait);
}

/* --- the map ----------------------------------------------------------------------- */

/* Angles that follow each other the short way round. */
function unwound(angles: number[], last: number): number[] {
	return angles.reduceRight<number[]>((out, angle) => {
		const next = out[0] ?? last;
		return [angle + 360 * Math.round((next - angle) / 360), ...out];
	}, []);
}

/* The way of a flight, in units of the map; it ends where the ship is drawn. */
export function flownBy(view: View, { seat, from, to }: Of<'fly'>): Point[] {
	const path = way(view, hexNumbered(view, from).id, hexNumbered(view, to).id).map(spotOf);
	path[path.length - 1] = shipSpot(view, seat - 1);
	return path;
}

/* Where a ship looks after a flight. */
export function headingAfter(path: Point[]): number {
	return heading(path[path.length - 2], path[path.length - 1]);
}

function fly(tell: Tell, news: Of<'fly'>): number {
	const path = flownBy(tell.view, news);
	if (path.length < 2) return tell.at; /* out and back again: it stands where it stood */
	const t = tell.at;
	const time = Math.min(620, 260 + 90 * (path.length - 1)); /* docking too it is no reveal */
	const end = path[path.length - 1];
	const at = (i: number) => t + (time * i) / (path.length - 1);
	const last = headingAfter(path);
	const turns = unwound(path.slice(1).map((to, i) => heading(path[i], to)), last);
	const docks = placeOf(tell.view, hexNumbered(tell.view, news.to).id) > 0;
	tell.boardFirst();
	tell.lay(t + time + (docks ? 260 : 60), (scene) => {
		const drawn = `[data-ship="${news.seat - 1}"]`;
		scene
			.key(drawn, path.map(([x, y], i) => [at(i), { translate: `${x - end[0]}px ${y - end[1]}px` }, i === path.length - 2 ? OUT : 'linear']))
			.key(`${drawn} .ship__hull`, turns.map((angle, i) => [at(i + 0.25), { rotate: `${angle - last}deg` }]))
			.key(`${drawn} .ship__fire`, [[t, { scale: '1.3 2.2' }], [t + time * 0.8, { scale: '1 1.7' }, 'ease-out'], [t + time, { scale: '1 1' }]]);
		if (docks)
			scene.key(`${drawn} .ship-turn`, [[t + time, { scale: '1 1' }], [t + time + 70, { scale: '1.2 .82' }], [t + time + 160, { scale: '.94 1.08' }], [t + time + 260, { scale: '1 1' }]]);
	});
	tell.cue(t, 'whoosh');
	if (docks) tell.cue(t + time, 'dock');
	tell.at = t + time;
	return tell.at;
}

const SPREAD = 62; /* px between dice */

function roll(tell: Tell, news: Of<'roll'>): number {
	const t = tell.at;
	const faces = [news.die, news.second, news.third, news.fourth].filter((face): face is Of<'roll'>['die'] => !!face);
	const [x, y] = ship(tell, news.seat - 1);
	const from = tell.where.throw(news.seat - 1);
	const top = tell.where.spot([0, 0])[1] + 40;
	const beside = y - 74 < top ? y + 74 : y - 74;
	const lands = (i: number) => t + 640 + 110 * i;
	const known = lands(faces.length - 1);
	faces.forEach((value, i) => {
		const to: Point = [x + SPREAD * (i - (faces.length - 1) / 2), beside];
		tell.mark(<Thrown value={value} />, t, known + 420, (scene, mark) => {
			scene.key(mark, [
				[t, { translate: px(from), opacity: 1 }, OUT],
				[lands(i) - 160, { translate: px([to[0], to[1] - 14]), opacity: 1 }, 'ease-in'],
				[lands(i), { translate: px(to), opacity: 1 }],
				[known + 300, { translate: px(to), opacity: 1 }],
				[known + 420, { translate: px(to), opacity: 0 }],
			]);
			rollDie(scene, mark.querySelector('.die'), value, t, lands(i));
		});
		tell.cue(lands(i) - 40, 'land');
	});
	tell.cue(t, 'dice');
	tell.at = known;
	return known;
}

function build(tell: Tell, news: Of<'build'>): number {
	const t = tell.at;
	const player = playerAt(tell.room.players, news.seat - 1);
	if (!player) return t;
	const [x, y] = tell.where.spot(spotOf(hexNumbered(tell.view, news.at).id));
	tell.mark(<Landing sign={player} unit={tell.where.unit} />, t, t + 430, (scene, mark) =>
		scene.key(mark, [
			[t, { translate: `${x}px ${y - 60}px`, scale: 0.7, opacity: 0 }, 'ease-in'],
			[t + 90, { opacity: 1 }],
			[t + 220, { translate: `${x}px ${y}px`, scale: 1 }],
			[t + 270, { translate: `${x}px ${y}px`, scale: '1.16 .84' }],
			[t + 430, { translate: `${x}px ${y}px`, scale: '1 1', opacity: 1 }],
		]),
	);
	tell.cue(t + 200, 'build');
	tell.at = t + 430;
	return tell.at;
}

/* A shake of the head, of the whole board or of what fails. */
function shake(tell: Tell, query: string, from: number, time: number, by: string[]): void {
	tell.lay(from + time, (scene) => {
		const frames = ['0px 0px', ...by, '0px 0px'];
		scene.key(query, frames.map((translate, i) => [from + (time * i) / (frames.length - 1), { translate }]));
	});
}

/* --- goods ------------------------------------------------------------------------- */

/* Planets that shine make units, one after another. */
function make(tell: Tell, news: Of<'make'>): number {
	const place = placeNumber(news.planet);
	const seat = news.seat - 1;
	const from = tell.where.spot(spotOf(planetAt(tell.view, place).hex));
	let there = tell.at;
	goodsIn(news.goods).forEach((good, i) => {
		tell.cue(tell.at + 90 * i, 'produce', i);
		there = carry(tell, good, from, store(tell, seat, place, good), 90 * i);
	});
	tell.at += 130;
	return there;
}

/* To Earth's shelf with a note, the higher the fuller it is. */
function brought(tell: Tell, seat: number, place: number, good: Good, there: number): void {
	if (place !== EARTH) return;
	tell.cue(there - 20, 'plink', 2 * Math.max(0, storeAt(tell.view.players[seat], EARTH)[good] - 1));
}

function load(tell: Tell, news: Of<'load'>): number {
	const seat = news.seat - 1;
	tell.cue(tell.at, 'tick');
	tell.at = carry(tell, news.good, store(tell, seat, placeNumber(news.place), news.good), ship(tell, seat));
	return tell.at;
}

function unload(tell: Tell, news: Of<'unload'>): number {
	const seat = news.seat - 1;
	const place = placeNumber(news.place);
	const there = carry(tell, news.good, ship(tell, seat), store(tell, seat, place, news.good));
	if (place === EARTH) brought(tell, seat, place, news.good, there);
	else tell.cue(tell.at, 'tick');
	tell.at = there;
	return there;
}

function arrive(tell: Tell, news: Of<'arrive'>): number {
	const seat = news.seat - 1;
	const place = placeNumber(news.place);
	const there = carry(tell, news.good, tell.where.middle, store(tell, seat, place, news.good));
	brought(tell, seat, place, news.good, there);
	tell.at = there;
	return there;
}

function sell(tell: Tell, news: Of<'sell'>): number {
	const seat = news.seat - 1;
	const place = placeNumber(news.place);
	const from = store(tell, seat, place, news.good);
	const stall = tell.where.spot(spotOf(planetAt(tell.view, place).hex));
	const sold = tell.fly(crate(tell, news.good), [from, arch(from, stall), stall], 260);
	tell.at += 160;
	const there = coins(tell, stall, tell.where.purse(seat), news.money);
	tell.at = Math.max(sold, there);
	return tell.at;
}

/* Goods that drift away. */
function lose(tell: Tell, seat: number, goods: Good[]): number {
	const [x, y] = ship(tell, seat);
	goods.forEach((good, i) => tell.rise(crate(tell, good), [x, y], 620, tell.at + 80 * i, [60 + 26 * i, -78]));
	tell.at += 420;
	return tell.at;
}

function rob(tell: Tell, news: Of<'rob'>): number {
	tell.cue(tell.at, 'stolen');
	tell.at = carry(tell, news.good, ship(tell, news.victim - 1), ship(tell, news.seat - 1));
	return tell.at;
}

/* Several alike become one of another kind. */
function swap(tell: Tell, news: Of<'swap'>): number {
	const t = tell.at;
	const place = placeNumber(news.place);
	const at = (good: Good) => store(tell, news.seat - 1, place, good);
	const [x, y] = at(news.good);
	const middle: Point = [x, y - 46];
	for (let i = 0; i < news.units; i++) tell.fly(crate(tell, news.good), [[x - 14 + 28 * i, y], middle], 240);
	tell.cue(t + 220, 'tick');
	tell.at = tell.fly(crate(tell, news.gain), [middle, [middle[0], middle[1] - 12], at(news.gain)], 260, t + 240);
	return tell.at;
}

/* --- money and cards --------------------------------------------------------------- */

/* As many as there are, five at most; the sum rises from where they land. */
function coins(tell: Tell, from: Point, to: Point, sum: number): number {
	const t = tell.at;
	const count = Math.min(5, sum);
	let there = t;
	for (let i = 0; i < count; i++) {
		there = tell.fly(<Coin />, [from, arch(from, to, 20 + 9 * i), to], 340, t + 55 * i);
		tell.cue(there - 20, 'coin');
	}
	tell.at = there;
	tell.rise(<Word text={w.tell.gains(sum)} />, to, 620, there, [0, -26]);
	return there;
}

function money(tell: Tell, news: Of<'money'>): number {
	return coins(tell, tell.where.middle, tell.where.purse(news.seat - 1), news.money);
}

function loseMoney(tell: Tell, news: Of<'lose-money'>): number {
	const purse = tell.where.purse(news.seat - 1);
	tell.cue(tell.at, news.pirates ? 'pirate' : 'stolen');
	for (let i = 0; i < Math.min(5, news.money); i++)
		tell.rise(<Coin />, purse, 560, tell.at + 60 * i, [-40 + 20 * i, -70]);
	tell.rise(<Word text={w.tell.loses(news.money)} down />, purse, 700, tell.at, [0, -26]);
	tell.at += 300;
	return tell.at;
}

/* A card, unseen, from the stack to a hand. */
function fromDeck(tell: Tell, seat: number): number {
	const t = tell.at;
	const { deck } = tell.where;
	const hand = tell.where.hand(seat);
	tell.lay(t + 200, (scene) => scene.key('.dock .deck__back', [[t, { translate: '0px 0px' }], [t + 120, { translate: '0px -7px' }], [t + 200, { translate: '0px 0px' }]]));
	tell.cue(tell.at, 'card');
	tell.at = tell.fly(<CardBack />, [deck, arch(deck, hand, 60), hand], 420);
	return tell.at;
}

function buy(tell: Tell, news: Of<'buy'>): number {
	const purse = tell.where.purse(news.seat - 1);
	if (news.price > 0) {
		tell.fly(<Coin />, [purse, tell.where.deck], 200);
		tell.at += 120;
	}
	return fromDeck(tell, news.seat - 1);
}

function steal(tell: Tell, news: Of<'steal'>): number {
	const from = tell.where.hand(news.victim - 1),
		to = tell.where.hand(news.seat - 1);
	tell.cue(tell.at, 'stolen');
	tell.at = tell.fly(<CardBack />, [from, arch(from, to, 70), to], 520);
	return tell.at;
}

/* The planets of a round, turned up; then they shine. */
function planets(tell: Tell, news: Of<'planets'>): number {
	const lit = news.lit.map((planet) => planetAt(tell.view, placeNumber(planet)));
	const title = tell.view.planetCard?.title ?? '';
	const face: Face = { title, text: w.card.lit(lit.map((planet) => planet.name), true), art: planetArt(lit) };
	if (lit.length === 0) face.text = w.card.nobody;
	const known = tell.turn(face, tell.where.deck, tell.where.rail, 760);
	tell.lay(known + 520, (scene) => {
		scene.during('.rail__planets', known);
		for (const { place } of lit)
			scene.key(`.planet[data-place="${place}"] .face`, [[known, { scale: 1 }, OUT], [known + 200, { scale: 1.18 }, 'ease-in-out'], [known + 420, { scale: 1 }]]);
	});
	tell.at = known + 260;
	return known;
}

function draw(tell: Tell, news: Of<'draw'>): number {
	const t = tell.at;
	const events = tell.view.kinds.filter((kind) => !kind.action);
	const kind = events[news.event - 1];
	if (!kind) return t;
	const own = tell.view.event?.id === kind.id ? tell.view.event : undefined;
	const face: Face = {
		title: own?.title ?? titled(kind.name),
		text: kind.text,
		art: cardArt(kind.id),
		player: playerAt(tell.room.players, news.seat - 1),
	};
	const known = tell.turn(face, tell.where.deck, tell.where.rail, 940);
	/* What lies below the board is not read before it is turned. */
	tell.lay(known, (scene) => void scene.during('.rail__event', known));
	if (kind.id === 'event-pirate') tell.cue(known, 'pirate');
	tell.at = known + 400;
	return known;
}

function played(tell: Tell, kind: { id: string; name: string; text: string; faces: string[] }, seat: number, face: number): Face {
	return {
		title: kind.faces[face % kind.faces.length] ?? titled(kind.name),
		text: kind.text,
		art: cardArt(kind.id),
		player: playerAt(tell.room.players, seat),
	};
}

function play(tell: Tell, news: Of<'play'>): number {
	const seat = news.seat - 1;
	const face = played(tell, cardKind(tell.view, news.card), seat, news.face);
	const known = tell.slam(face, tell.where.hand(seat), -3, 900);
	tell.cue(known + 80, 'thud');
	tell.at = known + 360;
	return known;
}

/* What was to happen lies there, and a Counter comes down on it. */
function counter(tell: Tell, news: Of<'counter'>): number {
	const t = tell.at;
	const seat = news.seat - 1;
	const events = tell.view.kinds.filter((kind) => !kind.action);
	const harm = news.card ? cardKind(tell.view, news.card) : events[(news.event ?? 0) - 1];
	if (harm) tell.slam({ title: titled(harm.name), text: harm.text, art: cardArt(harm.id) }, tell.where.middle, 5, 1340);
	tell.at = t + 180;
	const known = tell.slam(played(tell, cardKind(tell.view, news.counter), seat, news.face), tell.where.hand(seat), -9, 1400);
	tell.cue(known + 80, 'counter');
	tell.cue(known + 80, 'thud');
	shake(tell, '.chart', known + 90, 280, ['-9px 5px', '7px -4px', '-4px 2px']);
	tell.at = known + 360;
	return known;
}

/* --- what befalls a ship or a planet ------------------------------------------------ */

function halt(tell: Tell, news: Of<'halt'>): number {
	const t = tell.at;
	shake(tell, `.planet[data-place="${placeNumber(news.planet)}"] .face`, t, 480, ['-6px 0px', '6px 0px', '-5px 0px', '5px 0px']);
	tell.cue(t, 'stolen');
	tell.at = t + 360;
	return tell.at;
}

function fail(tell: Tell, news: Of<'fail'>): number {
	const t = tell.at;
	tell.rise(<Smoke unit={tell.where.unit} />, ship(tell, news.seat - 1), 620, t, [14, -50]);
	shake(tell, `[data-ship="${news.seat - 1}"] .ship-turn`, t, 400, ['-3px 0px', '3px 0px', '-2px 0px']);
	tell.cue(t, 'stolen');
	tell.at = t + 320;
	return tell.at;
}

function over(tell: Tell, seat: number, text: string, down = true): number {
	tell.rise(<Word text={text} down={down} />, ship(tell, seat), 820, tell.at, [0, -52]);
	tell.at += 320;
	return tell.at - 320;
}

function clamp(tell: Tell, news: Of<'clamp'>): number {
	const t = tell.at;
	const [x, y] = ship(tell, news.victim - 1);
	tell.mark(<Lock unit={tell.where.unit} />, t, t + 620, (scene, mark) =>
		scene.key(mark, [
			[t, { translate: `${x}px ${y - 70}px`, scale: 1.6, opacity: 0 }, 'ease-in'],
			[t + 240, { translate: `${x}px ${y}px`, scale: 1, opacity: 1 }],
			[t + 620, { translate: `${x}px ${y}px`, scale: 1, opacity: 1 }],
		]),
	);
	tell.cue(t + 220, 'thud');
	tell.at = t + 300;
	return tell.at;
}

const TELLERS: { [K in Kind]?: Teller<K> } = {
	planets,
	make,
	draw,
	money,
	arrive,
	'refuse': (tell, news) => lose(tell, news.seat - 1, [news.good]),
	'jettison': (tell, news) => lose(tell, news.seat - 1, [news.good]),
	'get-card': (tell, news) => fromDeck(tell, news.seat - 1),
	'lose-cargo': (tell, news) => {
		tell.cue(tell.at, news.pirates ? 'pirate' : 'stolen');
		return lose(tell, news.seat - 1, goodsIn(news.goods));
	},
	'lose-money': loseMoney,
	fail,
	'boost': (tell, news) => over(tell, news.seat - 1, w.map.moreDice(news.dice), false),
	roll,
	fly,
	build,
	load,
	unload,
	play,
	counter,
	swap,
	halt,
	rob,
	steal,
	clamp,
	'skip': (tell, news) => over(tell, news.seat - 1, w.map.losesTurn),
	sell,
	buy,
};

function tellOne<K extends Kind>(tell: Tell, news: Of<K>, entry: Entry<News>): void {
	const teller = TELLERS[news.kind as K] as Teller<K> | undefined;
	tell.know(teller ? teller(tell, news) : tell.at, entry);
}

export function scene(told: Told<View, News>): Scene | null {
	const where = whereabouts(told);
	if (!where) return null;
	const tell = new Tell(told, where);
	for (const entry of told.news) if (entry.data) tellOne(tell, entry.data, entry);
	return tell.made();
}
