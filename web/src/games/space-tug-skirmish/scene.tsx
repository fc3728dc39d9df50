/* scene.tsx - what just happened, as a scene: the Epoch Shift that sweeps the room, cards that are
 * played, parts drawn with a pencil, Contracts stamped, money that comes and goes, tugs that rise. */
import type { Entry, Scene, Told } from '../../game';
import { OUT, type Point } from '../../pieces';
import { FaceOf, faceOf, type Face } from './hand';
import { missionArt } from './missions';
import { epochFace } from './overlays';
import { Plan, px } from './plan';
import type { News, View } from './view';
import { w } from './w';

type Kind = News['kind'];
type Of<K extends Kind> = Extract<News, { kind: K }>;

/* Each begins at plan.at, and leaves there where the next begins. */
type Teller<K extends Kind> = (plan: Plan, news: Of<K>, entry: Entry<News>) => void;

function Printed({ face }: { face: Face }) {
	return (
		<div class={`card card--${face.side} plan__card`}>
			<FaceOf face={face} />
		</div>
	);
}

const Word = ({ text, bad }: { text: string; bad?: boolean }) => <b class={'plan__word' + (bad ? ' is-bad' : '')}>{text}</b>;

/* Where somebody runs in the race; without it, at their panel. */
function runner(plan: Plan, seat: number): Point {
	const { root, players } = plan.room;
	const selector = `[data-runner="${players[seat - 1]?.letter}"]`;
	const [x, y] = root.querySelector(selector) ? plan.spot(selector) : plan.seat(seat - 1);
	return [x, y + 26];
}

/* --- the world --------------------------------------------------------------------- */

/* A light sweeps the room, and in its middle the card is turned. */
function shift(plan: Plan, news: Of<'shift'>, entry: Entry<News>): void {
	const card = plan.view.catalogue.epochs[news.epoch - 1];
	if (!card) return;
	const t = plan.at;
	const middle = plan.spot('.sheet');
	const wide = innerWidth;
	plan.mark(<div class={`plan__veil is-tone${card.tone}`} />, t, t + 2300, (scene, mark) => {
		scene.key(mark, [[t, { opacity: 0 }], [t + 260, { opacity: 1 }], [t + 1900, { opacity: 1 }], [t + 2300, { opacity: 0 }]]);
	});
	plan.mark(<div class={`plan__sweep is-tone${card.tone}`} />, t, t + 1000, (scene, mark) => {
		scene.key(mark, [[t, { translate: `${-0.5 * wide}px 0px` }, 'ease-in-out'], [t + 1000, { translate: `${1.2 * wide}px 0px` }]]);
	});
	const turned = t + 560;
	plan.mark(
		<div class="plan__turn">
			<div class="plan__back" />
			<Printed face={epochFace(card)} />
		</div>,
		t,
		t + 2300,
		(scene, mark) => {
			const [back, front] = mark.firstElementChild!.children as unknown as [HTMLElement, HTMLElement];
			scene.key(mark, [
				[t, { translate: px([middle[0], -220]), scale: 0.8, opacity: 1 }, OUT],
				[t + 420, { translate: px(middle), scale: 1.15 }],
				[t + 1900, { translate: px(middle), scale: 1.15, opacity: 1 }, 'ease-in'],
				[t + 2300, { translate: px(plan.spot('.sheet__aside')), scale: 0.4, opacity: 0 }],
			]);
			scene.during(back, t, turned).during(front, turned);
			scene.key(back, [[turned - 130, { scale: '1 1' }, 'ease-in'], [turned, { scale: '0 1' }]]);
			scene.key(front, [[turned, { scale: '0 1' }, OUT], [turned + 160, { scale: '1 1' }]]);
		},
	);
	plan.cue(t, 'tannoy');
	plan.cue(turned, 'card');
	plan.know(turned, entry);
	plan.hold(turned + 500);
	plan.at = t + 1900;
}

/* A Contract taken: its picture comes forward and is stamped. */
function contract(plan: Plan, news: Of<'contract'>, entry: Entry<News>): void {
	const card = plan.view.catalogue.epochs[news.epoch - 1];
	if (!card) return;
	const t = plan.at;
	const [from, to] = [plan.spot('.jobs'), runner(plan, news.seat)];
	const middle = plan.spot('.sheet');
	plan.mark(
		<div class="plan__mission">
			{missionArt(card)}
			<b>{card.name}</b>
			<span>{w.ending.paid}</span>
		</div>,
		t,
		t + 1250,
		(scene, mark) => {
			scene.key(mark, [
				[t, { translate: px(from), scale: 0.5, opacity: 0.6 }, OUT],
				[t + 320, { translate: px(middle), scale: 1, opacity: 1 }],
				[t + 950, { translate: px(middle), scale: 1, opacity: 1 }, 'ease-in'],
				[t + 1250, { translate: px(to), scale: 0.2, opacity: 0.3 }],
			]);
			scene.during(mark.querySelector('span'), t + 430).during(mark.querySelector('b'), t + 430);
			scene.key(mark.querySelector('span'), [[t + 430, { scale: 2.4, opacity: 0 }, 'ease-in'], [t + 540, { scale: 0.94, opacity: 1 }], [t + 600, { scale: 1 }]]);
		},
	);
	plan.cue(t + 520, 'stamp');
	plan.cue(t + 560, 'met');
	plan.know(t + 430, entry);
	plan.hold(t + 430);
	plan.at = t + 900;
	money(plan, news.seat, news.money);
}

/* --- cards ------------------------------------------------------------------------- */

/* From whose hand it comes to the middle of the sheet, to be read. */
function play(plan: Plan, news: Of<'play'>, entry: Entry<News>): void {
	const card = plan.view.catalogue.cards[news.card - 1];
	if (!card) return;
	const t = plan.at;
	const mine = news.seat - 1 === plan.room.seat;
	const part = card.kind === 'feature' || card.kind === 'spec' || card.kind === 'ility';
	plan.know(t, entry);
	if (mine && part) {
		pencil(plan, `p${news.seat}-${card.key}`, t);
		plan.at = t + 350;
		return;
	}
	const stays = mine ? 420 : 1050;
	const from = mine ? plan.spot('.dock__hand') : plan.seat(news.seat - 1);
	const [x, y] = plan.spot('.sheet');
	/* A rival's stays beside the rival's tug, where the board shows it. */
	const stand = mine ? null : plan.room.root.querySelector('.playing');
	const to: Point = stand ? plan.spot('.playing') : [x, y];
	if (stand) plan.lay(t, (scene) => scene.during(stand, t + stays));
	plan.mark(<Printed face={faceOf({ ...card, price: news.money })} />, t, stand ? t + stays : t + stays + 200, (scene, mark) =>
		scene.key(mark, [
			[t, { translate: px(from), scale: 0.35, rotate: '-12deg', opacity: 1 }, OUT],
			[t + 280, { translate: px(to), scale: 1, rotate: '-3deg' }],
			[t + stays, { translate: px(to), scale: 1, rotate: '-3deg', opacity: 1 }, 'ease-in'],
			[t + stays + 200, { translate: px([to[0], to[1] - 30]), scale: 0.92, rotate: '-3deg', opacity: 0 }],
		]),
	);
	plan.cue(t, 'card');
	plan.at = t + stays;
}

/* A card from a deck to a hand. */
function draw(plan: Plan, news: Of<'draw'>, entry: Entry<News>): void {
	const t = plan.at;
	const mine = news.seat - 1 === plan.room.seat;
	if (!mine) return plan.know(t, entry);
	plan.fly(<span class={`back back--${news.deck} plan__card-back`} />, plan.spot(`[data-piece="deck-${news.deck}"]`), plan.spot('.dock__hand'), 320);
	plan.cue(t, 'draw');
	plan.know(t + 300, entry);
	plan.hold(t + 300);
	plan.at = t + 240;
}

/* --- the tug ----------------------------------------------------------------------- */

/* What is drawn on the sheet, line by line as a pencil would. */
function pencil(plan: Plan, part: string, t: number): void {
	const lines = (element: SVGElement) => element.querySelectorAll<SVGGeometryElement>('path, circle');
	plan.drawn(
		`[data-drawn="${part}"]`,
		t,
		t + 620,
		(element, share) => {
			for (const line of lines(element)) {
				line.setAttribute('pathLength', '1');
				line.style.strokeDasharray = '1 1';
				line.style.strokeDashoffset = String(1 - share);
				line.style.fillOpacity = String(share ** 3);
			}
		},
		(element) => {
			for (const line of lines(element)) {
				line.removeAttribute('pathLength');
				line.style.strokeDasharray = line.style.strokeDashoffset = line.style.fillOpacity = '';
			}
		},
	);
	plan.cue(t, 'pencil');
	plan.cue(t + 480, 'fit');
}

/* A part shakes: it was hit, or works again. */
function shake(plan: Plan, part: string, t: number, far: number): void {
	plan.drawn(
		`[data-drawn="${part}"]`,
		t,
		t + 460,
		(element, share) => {
			const swing = far * Math.sin(share * Math.PI * 7) * (1 - share);
			element.style.translate = `${swing.toFixed(1)}px ${(Math.abs(swing) / 3).toFixed(1)}px`;
			element.style.opacity = String(0.55 + 0.45 * share);
		},
		(element) => {
			element.style.translate = element.style.opacity = '';
		},
	);
}

function partOf(plan: Plan, news: { seat: number; part: number }): { id: string; name: string } {
	const card = plan.view.catalogue.cards[news.part - 1]!;
	return { id: `p${news.seat}-${card.key}`, name: card.name };
}

/* Off, or gone: said at whose it is, where the drawing does not show it. */
function hurt(plan: Plan, news: Of<'disable'> | Of<'destroy'>, entry: Entry<News>): void {
	const t = plan.at;
	const { id, name } = partOf(plan, news);
	const there = plan.room.root.querySelector(`[data-drawn="${id}"]`) !== null;
	plan.hold(t + 100);
	plan.know(t + 100, entry);
	if (there) shake(plan, id, t + 100, 9);
	plan.rise(<Word text={`✕ ${name}`} bad />, there ? plan.spot('.sheet') : plan.seat(news.seat - 1), 900, t + 100);
	plan.cue(t + 100, 'hit');
	plan.cue(t + 300, 'off');
	plan.at = t + 520;
}

function repair(plan: Plan, news: Of<'repair'>, entry: Entry<News>): void {
	const t = plan.at;
	plan.know(t, entry);
	shake(plan, partOf(plan, news).id, t, 3);
	plan.cue(t, 'on');
	plan.at = t + 320;
}

/* Up, or down again: the tug that is shown rises or sinks. */
function changes(up: boolean) {
	return (plan: Plan, news: { seat: number }, entry: Entry<News>) => {
		const t = plan.at;
		const time = up ? 950 : 600;
		plan.know(t, entry);
		plan.drawn(
			`.tug[data-tug="${news.seat}"]`,
			t,
			t + time,
			(element, share) => {
				const left = (1 - share) ** 3;
				element.style.translate = `${(up ? -60 * left : 0).toFixed(1)}px ${((up ? 120 : -70) * left).toFixed(1)}px`;
				element.style.rotate = up ? `${(-8 * left).toFixed(2)}deg` : '';
			},
			(element) => {
				element.style.translate = element.style.rotate = '';
			},
		);
		plan.cue(t, 'relay');
		plan.cue(t, up ? 'ignition' : 'away');
		plan.at = t + (up ? 600 : 400);
	};
}

/* --- money ------------------------------------------------------------------------- */

function money(plan: Plan, seat: number, amount: number): void {
	if (amount === 0) return;
	plan.rise(<Word text={w.change(amount)} bad={amount < 0} />, runner(plan, seat), 760);
	plan.at += 300;
}

function income(plan: Plan, news: Of<'income'>, entry: Entry<News>): void {
	plan.know(plan.at, entry);
	if (news.money > 0) plan.cue(plan.at, 'income');
	money(plan, news.seat, news.money);
}

function steal(plan: Plan, news: Of<'steal'>, entry: Entry<News>): void {
	const t = plan.at;
	plan.know(t, entry);
	plan.hold(t);
	const [from, to] = [runner(plan, news.victim), runner(plan, news.seat)];
	if (news.money > 0) plan.fly(<Word text={w.dollars(news.money)} />, from, to, 620);
	plan.cue(t, 'hit');
	plan.cue(t + 560, 'coin');
	plan.at = t + 560;
}

const TELLERS: { [K in Kind]?: Teller<K> } = {
	shift,
	contract,
	play,
	draw,
	launch: changes(true),
	return: changes(false),
	turn: changes(false),
	disable: hurt,
	destroy: (plan, news, entry) => (news.source ? hurt(plan, news, entry) : plan.know(plan.at, entry)),
	repair,
	income,
	steal,
	gain: (plan, news, entry) => {
		plan.know(plan.at, entry);
		money(plan, news.seat, news.money);
	},
	lose: (plan, news, entry) => {
		plan.know(plan.at, entry);
		money(plan, news.seat, -news.money);
	},
};

/* A whole round is not a film: what there is too much of is told at once. */
const MOST = 6500; /* ms */

export function scene(told: Told<View, News>): Scene | null {
	const plan = new Plan(told);
	for (const entry of told.news) {
		const { data } = entry;
		const tell = data && (TELLERS[data.kind] as Teller<Kind> | undefined);
		if (tell && plan.at < MOST) tell(plan, data, entry);
		else plan.know(plan.at, entry);
	}
	return plan.made();
}
