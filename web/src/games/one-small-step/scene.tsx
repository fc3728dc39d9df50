/* scene.tsx - what just happened, as a scene: markers stamped on the chart, spies that come and are
 * caught, goods between stores and bank, cards held up as posters, dice before their words. */
import type { VNode } from 'preact';
import type { Entry, Scene, Told } from '../../game';
import { arch, Badge, Die, OUT, Plan, px, rollDie, type Point } from '../../pieces';
import { Emblem, Res } from './icons';
import { showLanding } from './landing';
import { craftAt, layOf } from './lay';
import { Poster } from './posters';
import { Hat } from './spy';
import { cardOfKind, KEYS, pieceAt, playerAt, type Key, type News, type View } from './view';
import { Where } from './where';

type Kind = News['kind'];
type Of<K extends Kind> = Extract<News, { kind: K }>;

export class Tell extends Plan<View, News> {
	readonly where: Where;

	constructor(room: Told<View, News>) {
		super(room);
		this.where = new Where(room.root, room.after, room.seat);
	}

	get view(): View {
		return this.room.after;
	}
}

/* Each begins at tell.at, says when what it tells is known, and leaves tell.at where the next begins. */
type Teller<K extends Kind> = (tell: Tell, news: Of<K>) => number;

/* --- pictures ---------------------------------------------------------------------- */

function Goods({ of, count = 1 }: { of: Key; count?: number }) {
	return (
		<span class="tell__goods">
			<Res of={of} />
			{count > 1 && <b>{count}</b>}
		</span>
	);
}

function Sign({ tell, seat, big }: { tell: Tell; seat: number; big?: boolean }) {
	const player = playerAt(tell.room.players, seat);
	return player ? <Badge player={player} size={big ? 'big' : undefined} /> : <i />;
}

function Agent({ tell, seat }: { tell: Tell; seat: number }) {
	const player = playerAt(tell.room.players, seat);
	return (
		<span class="spy tell__spy" data-p={(player?.colour ?? 0) + 1}>
			<span class="spy__face">
				<Hat />
				<i>{player?.letter}</i>
			</span>
		</span>
	);
}

function Shield() {
	return (
		<svg class="tell__shield" viewBox="0 0 40 48">
			<path d="M20 2 37 8v14q0 16-17 24Q3 38 3 22V8z" fill="#fff5e0" stroke="#1a2145" stroke-width="3" />
			<path d="m12 23 6 7 11-14" fill="none" stroke="#00694d" stroke-width="5" />
		</svg>
	);
}

/* A card, held up. */
function Held({ view, card }: { view: View; card: number }) {
	const kind = cardOfKind(view, card);
	if (!kind) return <Back />;
	return (
		<span class="tell__card">
			<Poster card={kind} />
			<b>{kind.name}</b>
			<span>{kind.rule}</span>
		</span>
	);
}

function Back() {
	return <span class="tell__back" />;
}

/* --- small movements --------------------------------------------------------------- */

/* Down on a place, as a stamp comes. */
function stampAt(tell: Tell, picture: VNode, to: Point, from: number): void {
	tell.mark(picture, from, from + 180, (scene, mark) =>
		scene.key(mark, [
			[from, { translate: px([to[0], to[1] - 18]), scale: 3, rotate: '-24deg', opacity: 0 }, 'ease-in'],
			[from + 90, { translate: px(to), scale: 0.85, rotate: '5deg', opacity: 1 }, 'ease-out'],
			[from + 180, { translate: px(to), scale: 1, rotate: '0deg', opacity: 1 }],
		]),
	);
}

function pop(tell: Tell, picture: VNode, at: Point, from: number, time = 420): void {
	tell.mark(picture, from, from + time, (scene, mark) =>
		scene.key(mark, [
			[from, { translate: px(at), scale: 0, opacity: 0 }, OUT],
			[from + time * 0.4, { scale: 1.2, opacity: 1 }],
			[from + time * 0.75, { translate: px(at), scale: 1, opacity: 1 }],
			[from + time, { translate: px(at), scale: 1, opacity: 0 }],
		]),
	);
}

const above = ([x, y]: Point, by = 90): Point => [x, y - by];

/* Goods to a place from over it, as from the bank. Says when they are there. */
function come(tell: Tell, key: Key, count: number, to: Point, from = tell.at): number {
	return tell.fly(<Goods of={key} count={count} />, [above(to), to], 260, from);
}

function leave(tell: Tell, key: Key, count: number, from: Point, at = tell.at): void {
	tell.rise(<Goods of={key} count={count} />, from, 300, at, [0, -80]);
}

/* Goods from store to store. */
function carry(tell: Tell, key: Key, count: number, from: Point, to: Point): number {
	return tell.fly(<Goods of={key} count={count} />, [from, arch(from, to), to], 340);
}

/* A card to or from somewhere, its back or its face. */
function pass(tell: Tell, from: Point, to: Point, card?: number): number {
	const kind = card ? cardOfKind(tell.view, card) : undefined;
	tell.cue(tell.at, 'paper');
	const picture = kind ? <span class="tell__back"><Poster card={kind} /></span> : <Back />;
	tell.at = tell.fly(picture, [from, arch(from, to, 50), to], 340);
	return tell.at;
}

/* --- the chart ---------------------------------------------------------------------- */

function research(tell: Tell, news: Of<'research'>): number {
	const t = tell.at;
	const seat = news.seat - 1;
	const technology = tell.view.technologies[news.technology - 1]!;
	const to = tell.where.berth(technology.id, seat) ?? tell.where.middle;
	KEYS.filter((key) => news.paid[key]).forEach((key, i) => {
		const from = tell.where.store(seat, key);
		tell.fly(<Goods of={key} count={news.paid[key]} />, [from, arch(from, to), to], 250, t + 25 * i);
	});
	tell.cue(t, 'research');
	stampAt(tell, <Sign tell={tell} seat={seat} />, to, t + 300);
	tell.cue(t + 380, 'stamp');
	tell.at = t + 460;
	return t + 390;
}

function place(tell: Tell, news: Of<'place'>): number {
	const t = tell.at;
	const seat = news.seat - 1;
	const from = (news.from && tell.where.post(pieceAt(tell.view, news.from) ?? '')) || tell.where.home(seat);
	const to = tell.where.post(pieceAt(tell.view, news.to) ?? '');
	if (!to) return t;
	tell.cue(t, 'spy');
	tell.at = tell.fly(<Agent tell={tell} seat={seat} />, [from, arch(from, to, 60), to], 400);
	return tell.at;
}

/* Caught: it starts, and is gone. */
function recall(tell: Tell, news: Of<'recall'>): number {
	const t = tell.at;
	const at = tell.where.post(pieceAt(tell.view, news.at) ?? '');
	if (!at) return t;
	const home = tell.where.home(news.owner - 1);
	tell.cue(t, 'caught');
	tell.mark(<Agent tell={tell} seat={news.owner - 1} />, t, t + 520, (scene, mark) =>
		scene.key(mark, [
			...[0, -6, 6, -5, 4, 0].map((by, i): [number, Keyframe] => [t + 36 * i, { translate: px([at[0] + by, at[1]]), scale: i ? 1.25 : 1, opacity: 1 }]),
			[t + 220, { translate: px(at), scale: 1.1, opacity: 1 }, 'ease-in'],
			[t + 520, { translate: px(home), scale: 0.7, opacity: 0.2 }],
		]),
	);
	tell.at = t + 480;
	return t + 220;
}

function strip(tell: Tell, news: Of<'strip'>): number {
	const t = tell.at;
	const technology = tell.view.technologies[news.technology - 1];
	const at = technology && tell.where.berth(technology.id, news.victim - 1);
	if (!at) return t;
	tell.cue(t + 60, 'cut');
	tell.mark(<Sign tell={tell} seat={news.victim - 1} />, t, t + 480, (scene, mark) =>
		scene.key(mark, [
			[t, { translate: px(at), rotate: '0deg', opacity: 1 }],
			[t + 120, { translate: px([at[0], at[1] - 12]), rotate: '-20deg', opacity: 1 }, 'ease-in'],
			[t + 480, { translate: px([at[0] + 30, at[1] + 150]), rotate: '160deg', opacity: 0 }],
		]),
	);
	tell.at = t + 440;
	return t + 130;
}

/* Countries are taken as papers are stamped. */
function take(tell: Tell, news: Of<'pick'>): number {
	const t = tell.at;
	const country = tell.view.countries.find((one) => one.key === news.country)!;
	const at = tell.where.poster(country.id);
	stampAt(tell, <Sign tell={tell} seat={news.seat - 1} big />, at, t + 120);
	tell.mark(<span class="tell__flag"><Emblem of={news.country} /></span>, t, t + 300, (scene, mark) => scene.key(mark, [[t, { translate: px(at), scale: 0.4, opacity: 0 }, OUT], [t + 160, { translate: px(at), scale: 1, opacity: 1 }], [t + 300, { translate: px(at), scale: 1, opacity: 0.6 }]]));
	tell.cue(t + 200, 'stamp');
	tell.at = t + 360;
	return t + 210;
}

/* --- goods ------------------------------------------------------------------------- */

function produce(tell: Tell, news: Of<'produce'>): number {
	const seat = news.seat - 1;
	const from = (seat === tell.room.seat ? tell.where.piece('produce') : null) ?? tell.where.owner(seat);
	let there = tell.at;
	KEYS.filter((key) => news.made[key]).forEach((key, i) => {
		const to = tell.where.store(seat, key);
		tell.cue(tell.at + 60 * i, 'produce', i);
		there = tell.fly(<Goods of={key} count={news.made[key]} />, [from, arch(from, to, 44), to], 260, tell.at + 60 * i);
	});
	tell.at = there;
	return there;
}

/* Out of one store to the bank, and back what it gives for it. */
function exchange(tell: Tell, seat: number, gives: Key, gets: Key, tokens: number): number {
	const t = tell.at;
	tell.cue(t, 'trade');
	leave(tell, gives, tokens, tell.where.store(seat, gives));
	tell.at = come(tell, gets, tokens, tell.where.store(seat, gets), t + 180);
	return tell.at;
}

function gain(tell: Tell, seat: number, key: Key, tokens: number): number {
	if (tokens === 0) return tell.at;
	tell.at = come(tell, key, tokens, tell.where.store(seat, key));
	tell.cue(tell.at - 30, 'coin');
	return tell.at;
}

function rob(tell: Tell, news: Of<'take'> | Of<'skim'>): number {
	const tokens = news.kind === 'take' ? news.tokens : 1;
	if (tokens === 0) return tell.at;
	tell.cue(tell.at, 'coin');
	tell.at = carry(tell, news.resource, tokens, tell.where.store(news.victim - 1, news.resource), tell.where.store(news.seat - 1, news.resource));
	return tell.at;
}

function spoil(tell: Tell, news: Of<'spoil'>): number {
	if (news.tokens === 0) return tell.at;
	tell.cue(tell.at + 40, 'thud');
	tell.rise(<Goods of={news.resource} count={news.tokens} />, tell.where.store(news.victim - 1, news.resource), 460, tell.at, [24, 70]);
	tell.at += 360;
	return tell.at - 200;
}

/* --- cards ------------------------------------------------------------------------- */

const READS = 860; /* ms that a card is held up */

function play(tell: Tell, news: Of<'play'>): number {
	const t = tell.at;
	const { middle, deck } = tell.where;
	const from = tell.where.hand(news.seat - 1);
	tell.cue(t, 'card');
	tell.mark(<Held view={tell.view} card={news.card} />, t, t + READS + 240, (scene, mark) =>
		scene.key(mark, [
			[t, { translate: px(from), scale: 0.2, rotate: '-8deg', opacity: 0 }, OUT],
			[t + 200, { translate: px(middle), scale: 1, rotate: '-2deg', opacity: 1 }],
			[t + READS, { translate: px(middle), scale: 1, rotate: '-1deg', opacity: 1 }, 'ease-in'],
			[t + READS + 240, { translate: px(deck), scale: 0.15, rotate: '8deg', opacity: 0.3 }],
		]),
	);
	tell.at = t + READS;
	return t + 160;
}

/* The die lies before anybody is told what it gives. */
function gamble(tell: Tell, news: Of<'gamble'>): number {
	const t = tell.at;
	const [x, y] = tell.where.middle;
	const lands = t + 720;
	tell.mark(<span class="tell__die"><Die value={news.die} /></span>, t, lands + 420, (scene, mark) => {
		scene.key(mark, [
			[t, { translate: px([x - 120, y + 60]) }, OUT],
			[lands - 140, { translate: px([x, y - 16]) }, 'ease-in'],
			[lands, { translate: px([x, y]), opacity: 1 }],
			[lands + 320, { translate: px([x, y]), opacity: 1 }],
			[lands + 420, { translate: px([x, y]), opacity: 0 }],
		]);
		rollDie(scene, mark.querySelector('.die'), news.die, t, lands);
	});
	tell.cue(t, 'dice');
	tell.cue(lands - 40, 'land');
	tell.at = lands + 120;
	gain(tell, news.seat - 1, news.resource, news.tokens);
	return lands + 40;
}

function shield(tell: Tell, news: Of<'shield'>): number {
	const t = tell.at;
	tell.cue(t + 60, 'cut');
	pop(tell, <Shield />, tell.where.owner(news.victim - 1), t, 560);
	tell.at = t + 480;
	return t + 180;
}

/* Talks: everybody waits. */
function stall(tell: Tell, news: Of<'stall'>): number {
	const t = tell.at;
	news.stalled.forEach((seat, i) => pop(tell, <span class="tell__talks">…</span>, tell.where.owner(seat - 1), t + 90 * i, 520));
	tell.cue(t, 'radio');
	tell.at = t + 420;
	return t + 200;
}

/* --- all of it --------------------------------------------------------------------- */

function train(tell: Tell, news: Of<'train'>): number {
	pop(tell, <Agent tell={tell} seat={news.seat - 1} />, tell.where.home(news.seat - 1), tell.at, 420);
	tell.cue(tell.at, 'spy');
	tell.at += 360;
	return tell.at - 160;
}

function guard(tell: Tell, news: Of<'guard'>): number {
	pop(tell, <Shield />, tell.where.owner(news.seat - 1), tell.at, 420);
	tell.at += 300;
	return tell.at - 120;
}

function score(tell: Tell): number {
	tell.lay(tell.at + 260, () => undefined);
	tell.cue(tell.at, 'tick');
	tell.at += 260;
	return tell.at;
}

const thrown = (tell: Tell, news: Of<'discard'> | Of<'turn-in'>) => pass(tell, tell.where.hand(news.seat - 1), tell.where.deck, news.card);
const taken = (tell: Tell, news: Of<'steal'> | Of<'lift'>) => pass(tell, tell.where.hand(news.victim - 1), tell.where.hand(news.seat - 1), news.card);

const TELLERS: { [K in Kind]?: Teller<K> } = {
	pick: take,
	research,
	place,
	recall,
	strip,
	produce,
	play,
	gamble,
	shield,
	stall,
	train,
	guard,
	spoil,
	score,
	take: rob,
	skim: rob,
	discard: thrown,
	'turn-in': thrown,
	steal: taken,
	lift: taken,
	land: showLanding,
	sell: (tell, news) => exchange(tell, news.seat - 1, news.resource, 'gold', news.tokens),
	buy: (tell, news) => exchange(tell, news.seat - 1, 'gold', news.resource, news.tokens),
	swap: (tell, news) => exchange(tell, news.seat - 1, news.resource, news.gain, news.tokens),
	gain: (tell, news) => gain(tell, news.seat - 1, news.resource, news.tokens),
	convert: (tell, news) => gain(tell, news.seat - 1, news.resource, 1),
	draw: (tell, news) => pass(tell, tell.where.deck, tell.where.hand(news.seat - 1), news.card),
};

/* A line that is told no sooner than what led to it; research of the Moon waits for the landing. */
function tellAll(tell: Tell, news: Entry<News>[]): void {
	let held: Entry<News>[] = [];
	for (const entry of news) {
		const { data } = entry;
		if (data?.kind === 'research' && tell.view.technologies[data.technology - 1]?.moon) {
			held.push(entry);
			continue;
		}
		const teller = data && (TELLERS[data.kind] as Teller<Kind> | undefined);
		const known = Math.max(teller ? teller(tell, data as never) : tell.at, tell.told);
		for (const each of [...held, entry]) tell.know(known, each);
		held = [];
	}
	for (const each of held) tell.know(tell.told, each);
}

/* Crafts glide to where their countries have come. */
function climb(tell: Tell): void {
	const { before, after, root } = tell.room;
	const box = root.querySelector('.chart')?.getBoundingClientRect();
	if (!box || before.phase === 'drafting') return;
	const lay = layOf(after, box.width, box.height);
	const from = tell.turns;
	for (const { seat, country } of after.players) {
		if (!country || !before.players[seat]?.country) continue;
		const [a, b] = [craftAt(lay, before, seat), craftAt(lay, after, seat)];
		if (Math.abs(a.y - b.y) < 1) continue;
		tell.lay(from + 700, (scene) =>
			scene.key(`[data-craft="${seat}"]`, [
				[0, { translate: '-50% -50%' }],
				[from - 1, { translate: '-50% -50%' }],
				[from, { translate: `calc(-50% + ${a.x - b.x}px) calc(-50% + ${a.y - b.y}px)` }, 'cubic-bezier(.4, 0, .2, 1)'],
				[from + 700, { translate: '-50% -50%' }],
			]),
		);
	}
}

/* Who meets all of the objective now, and did not before. */
function meet(tell: Tell): void {
	const { before, after } = tell.room;
	const meets = (view: View, seat: number) => view.objective.all.length > 0 && view.objective.all.every((met) => met.includes(seat));
	const at = tell.where.piece(after.objective.id);
	const fresh = after.players.filter(({ seat }) => meets(after, seat) && !meets(before, seat));
	if (!at || fresh.length === 0 || before.phase === 'drafting') return;
	const from = tell.turns + 60;
	fresh.forEach(({ seat }, i) => {
		const home = tell.where.owner(seat);
		tell.fly(<Sign tell={tell} seat={seat} />, [home, arch(home, at, 70), at], 420, from + 80 * i);
	});
	tell.lay(from + 900, (scene) =>
		scene.key('.aim__points', [[from + 380, { scale: 1 }, OUT], [from + 500, { scale: 1.35 }], [from + 900, { scale: 1 }]]),
	);
	tell.cue(from + 360, 'objective');
}

export function scene(told: Told<View, News>): Scene | null {
	const tell = new Tell(told);
	tellAll(tell, told.news);
	climb(tell);
	meet(tell);
	return tell.made();
}
