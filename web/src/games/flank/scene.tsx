/* scene.tsx - what just happened, as scenes: units march, bases rise, visors go up, tokens are spent; and
 * a battle that ends is resolved in sight (film.tsx). Everything is drawn at its end already; a scene lets
 * it come from where it was. */
import type { Entry, Told } from '../../game';
import { OUT, Scene } from '../../pieces';
import { battleFilm } from './film';
import { newsOf, zoneAt, type Area, type News, type View } from './view';

type Line = Entry<News>;

/* A part of a scene: so long, and laid from its moment on. */
interface Act {
	lasts: number;
	lay(scene: Scene, at: number): void;
}

interface Stage {
	told: Told<View, News>;
	root: HTMLElement;
}

const MARCH = 460,
	BUILD = 340,
	SHIFT = 440,
	SPEND = 320,
	OPEN = 1150;

function middle(element: Element): [number, number] {
	const { left, top, width, height } = element.getBoundingClientRect();
	return [left + width / 2, top + height / 2];
}

/* px of the screen in the units that a drawn thing is moved by. */
function unit(element: Element): number {
	return element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
}

/* Things come to where they are from so far away. */
function comes(scene: Scene, elements: Element[], from: [number, number], at: number, time: number): void {
	elements.forEach((element, i) => {
		const [x, y] = middle(element);
		const k = unit(element);
		const [dx, dy] = [(from[0] - x) / k, (from[1] - y) / k];
		scene.key(element, [
			[at + i * 30, { translate: `${dx}px ${dy}px` }, 'cubic-bezier(.5, 0, .3, 1)'],
			[at + time * 0.5 + i * 15, { translate: `${dx / 2}px ${dy / 2 - 14}px` }, 'cubic-bezier(.5, 0, .3, 1)'],
			[at + time, { translate: '0px 0px' }],
		]);
	});
}

function menAt(root: Element, zone: string, seat: number, key: string, count: number): Element[] {
	const all = [...root.querySelectorAll(`[data-inside="${zone}"] .fk-man[data-mover="${seat}"][data-unit="${key}"]`)];
	return all.slice(-count);
}

/* Units from one zone to another. */
function fromZone({ told, root }: Stage, entry: Line, from: number, to: number, units: [string, number][], cue: string): Act | null {
	const [a, b] = [zoneAt(told.after, from), zoneAt(told.after, to)];
	const start = a && root.querySelector(`[data-zone="${a.id}"]`);
	const men = b ? units.flatMap(([key, count]) => menAt(root, b.id, entry.seat, key, count)) : [];
	if (!start || men.length === 0) return null;
	const origin = middle(start);
	return { lasts: MARCH, lay: (scene, at) => void (comes(scene, men, origin, at, MARCH), scene.cue(at, cue)) };
}

function marches(stage: Stage, entry: Line): Act | null {
	const march = newsOf(entry, 'march'),
		join = newsOf(entry, 'join');
	if (march) return fromZone(stage, entry, march.from, march.to, Object.entries(march.units ?? {}) as [string, number][], 'servo');
	return join ? fromZone(stage, entry, join.from, join.to, [[join.unit, 1]], 'servo') : null;
}

/* Survivors go from the zone that was fought for. */
function returns(stage: Stage, entry: Line): Act | null {
	const back = newsOf(entry, 'return');
	const from = stage.told.before.board.zones.findIndex(({ id }) => id === stage.told.before.battle?.zone) + 1;
	if (!back || from === 0 || back.zone === from) return null;
	return fromZone(stage, entry, from, back.zone, Object.entries(back.units ?? {}) as [string, number][], 'servo');
}

function builds({ told, root }: Stage, entry: Line): Act | null {
	const built = newsOf(entry, 'build');
	const zone = built && zoneAt(told.after, built.zone);
	const [man] = built && zone ? menAt(root, zone.id, entry.seat, built.unit, 1) : [];
	return man ? { lasts: BUILD, lay: (scene, at) => void scene.pop(man, at, BUILD).cue(at, 'thud') } : null;
}

/* A badge on the panel of who bought it. */
function buys({ root }: Stage, entry: Line): Act | null {
	const badges = root.querySelectorAll(`.seat[data-seat="${entry.seat}"] .fk-owned li`);
	const last = badges[badges.length - 1];
	return newsOf(entry, 'buy') && last ? { lasts: BUILD, lay: (scene, at) => void scene.pop(last, at, BUILD).cue(at, 'badge') } : null;
}

/* Tokens come: the stocks of who looks, the panel of a rival. */
function gains({ told, root }: Stage, entry: Line): Act | null {
	const got = newsOf(entry, 'play') ?? newsOf(entry, 'mine');
	if (!got) return null;
	const own = entry.seat === told.seat;
	const where = own
		? Object.keys(got.tokens).map((colour) => root.querySelector(`.fk-stock.fk-tok--${colour} .fk-stock__words b`))
		: [...root.querySelectorAll(`.seat[data-seat="${entry.seat}"] .fk-holds__one`)];
	const there = where.filter((element) => element !== null);
	if (there.length === 0) return null;
	return {
		lasts: SPEND,
		lay: (scene, at) => void scene.key(there, [[at, { scale: 0.6 }, OUT], [at + 160, { scale: 1.2 }, OUT], [at + SPEND, { scale: 1 }]]).cue(at, entry.kind === 'mine' ? 'mine' : 'harvest'),
	};
}

/* The zone that a battle begins in. */
function flares({ told, root }: Stage, entry: Line): Act | null {
	const begun = newsOf(entry, 'battle');
	const zone = begun && zoneAt(told.after, begun.zone);
	const floor = zone && root.querySelector(`[data-zone="${zone.id}"] .fk-zone__floor`);
	if (!begun) return null;
	return {
		lasts: 420,
		lay: (scene, at) => {
			if (floor) scene.key(floor, [[at, { fillOpacity: 0 }], [at + 140, { fillOpacity: 0.6 }], [at + 420, { fillOpacity: 0 }]]);
			scene.cue(at, 'sealed');
		},
	};
}

/* --- on the stage of a battle ---------------------------------------------------------------- */

function tallyOf(root: Element, seat: number): Element | null {
	return root.querySelector(`.fk-tally.fk-s${seat} .fk-tally__n`);
}

/* What tells how it stands, or would end. */
const OUTLOOK = '.fk-pull, .fk-ifnow, .fk-unit__doom, .fk-lane__name small';

/* The points on the stage are those of before until then. */
function holdPoints({ told, root }: Stage, scene: Scene, at: number): void {
	for (const seat of [0, 1]) {
		const [was, is] = [told.before, told.after].map((view) => view.battle?.sheets[seat]?.points);
		const n = tallyOf(root, seat);
		if (!n || was === undefined || is === undefined || was === is) continue;
		scene.text(n, [[0, String(was)], [at, String(is)]]);
		scene.key(n, [[at, { scale: 1 }, OUT], [at + 120, { scale: 1.35 }, OUT], [at + 320, { scale: 1 }]]);
	}
	scene.during(root.querySelectorAll(OUTLOOK), at).toggle('.is-doomed', 'is-doomed', at);
}

/* A unit goes from one area of its sheet to another. */
function shifts(stage: Stage, entry: Line): Act | null {
	const shift = newsOf(entry, 'push') ?? newsOf(entry, 'move') ?? newsOf(entry, 'green') ?? newsOf(entry, 'yellow');
	if (!shift) return null;
	const owner = shift.kind === 'move' || shift.kind === 'yellow' ? entry.seat : 1 - entry.seat;
	const lane = (area: Area) => stage.root.querySelector(`[data-lane="${owner}-${area}"] .fk-lane__units`);
	const from = lane(shift.from),
		piece = entry.pieces.at(-1)?.id;
	const icons = lane(shift.to)?.querySelectorAll(piece ? `[data-piece="${piece}"] .fk-icon` : '.fk-icon') ?? [];
	const icon = icons[icons.length - 1];
	if (!from || !icon) return null;
	const origin = middle(from);
	return { lasts: SHIFT, lay: (scene, at) => void (comes(scene, [icon], origin, at, SHIFT), scene.cue(at, shift.kind === 'push' || shift.kind === 'green' ? 'push' : 'servo')) };
}

function spends({ root }: Stage, entry: Line): Act | null {
	if (entry.kind !== 'blue') return null;
	const tokens = root.querySelectorAll(`[data-lane="${entry.seat}-front"] .fk-spent .fk-tok`);
	const last = tokens[tokens.length - 1];
	return { lasts: SPEND, lay: (scene, at) => void scene.pop(last, at, SPEND).cue(at, 'token', entry.seat) };
}

/* Both visors go up, and who stands there comes forward; then the points. */
function opens({ root }: Stage, news: Line[]): Act | null {
	const visors = root.querySelectorAll('.fk-visor');
	if (!news.some(({ kind }) => kind === 'reveal') || visors.length === 0) return null;
	return {
		lasts: OPEN,
		lay: (scene, at) => {
			for (const visor of visors) {
				const down = visor.closest('.fk-sheet--own') !== null;
				scene.key(visor, [
					[at, { visibility: 'visible', translate: '0 0' }],
					[at + 180, { visibility: 'visible', translate: '0 0' }, 'cubic-bezier(.6, 0, .2, 1)'],
					[at + 700, { visibility: 'visible', translate: `0 ${down ? 102 : -102}%` }],
				]);
				scene.key(visor.querySelectorAll('.fk-visor__plate'), [[at, { opacity: 0 }], [OPEN, { opacity: 0 }]]);
			}
			root.querySelectorAll('.fk-sheet .fk-unit').forEach((man, i) => scene.pop(man, at + 420 + i * 40, 340));
			scene.during(root.querySelectorAll('.fk-clash > *, .fk-lane__name small'), at + 760);
			scene.during(root.querySelectorAll('.fk-unit__doom'), at + OPEN - 1).toggle('.is-doomed', 'is-doomed', at + OPEN - 1);
			scene.cue(at + 180, 'visor');
		},
	};
}

const ACTS = [marches, returns, builds, buys, gains, flares, shifts, spends];

export function waits(news: Pick<Line, 'kind'>[]): boolean {
	return news.some(({ kind }) => kind === 'result' || kind === 'strike');
}

export function scene(told: Told<View, News>): Scene | null {
	const { news, root } = told;
	if (waits(news)) return battleFilm(told);
	const stage: Stage = { told, root };
	const opening = opens(stage, news);
	let length = opening?.lasts ?? 0;
	const parts = news.map((entry) => {
		const act = opening ? null : (ACTS.map((make) => make(stage, entry)).find(Boolean) ?? null);
		const at = opening ? 0 : length;
		length += act?.lasts ?? 0;
		return { entry, act, at, told: length };
	});
	if (length === 0) return null;
	const made = new Scene(root, length);
	opening?.lay(made, 0);
	for (const part of parts) {
		part.act?.lay(made, part.at);
		made.reveal(part.told, part.entry);
	}
	if (!opening && root.querySelector('.fk-battle')) holdPoints(stage, made, length - 1);
	return made;
}
