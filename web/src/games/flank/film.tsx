/* film.tsx - a battle resolved in sight: both formations as they stood when the last token was spent, the
 * count one by one, the losing frontline falling, a base burning, flanks striking, and who has the zone.
 * It plays in a layer over the board, which stays as before until it is through. */
import type { Entry, Player, Told } from '../../game';
import { Badge, Scene } from '../../pieces';
import { TokenSign, UnitIcon } from './art';
import { groundOf } from './ground';
import { w } from './say';
import { AREAS, factionOf, newsOf, playerName, unitsIn, unitTitle, viewpoint, whoAt, zoneAt, zoneOf, type Area, type Army, type News, type UnitKey, type View, type Zone } from './view';

type Line = Entry<News>;
type Lanes = Record<Area, Army>;

interface Side {
	seat: number;
	lanes: Lanes;
	base: boolean;
	blue: number;
	points: number; /* as they were counted in the end */
}

/* One thing on the stage: a unit, a base or a blue token, and what it counts. */
interface Man {
	id: string;
	seat: number;
	area: Area;
	kind: UnitKey | 'base' | 'blue';
	worth: number;
}

interface Fight {
	zone: Zone;
	sides: Side[]; /* by seats */
	men: Man[];
	winner: number; /* -1 after a tie */
}

/* --- what there was -------------------------------------------------------------------------- */

function shifted(lanes: Lanes, unit: UnitKey, from: Area, to?: Area): void {
	lanes[from] = { ...lanes[from], [unit]: Math.max(0, (lanes[from][unit] ?? 0) - 1) };
	if (to) lanes[to] = { ...lanes[to], [unit]: (lanes[to][unit] ?? 0) + 1 };
}

/* What was told before the result, put to the sheets as they were. */
function replayed(sides: Side[], news: Line[]): void {
	for (const { data, seat } of news) {
		if (data?.kind === 'result') return;
		const side = sides[seat]!,
			other = sides[1 - seat]!;
		if (data?.kind === 'reveal') side.lanes = { front: { ...data.front }, support: { ...data.support }, flank: { ...data.flank } };
		else if (data?.kind === 'blue') side.blue++;
		else if (data?.kind === 'push' || data?.kind === 'green') shifted(other.lanes, data.unit, data.from, data.to);
		else if (data?.kind === 'move' || data?.kind === 'yellow') shifted(side.lanes, data.unit, data.from, data.to);
		else if (data?.kind === 'remove') shifted(other.lanes, data.unit, data.from);
	}
}

function menOf(view: View, side: Side): Man[] {
	const each: Record<Area, number> = { front: view.limits.frontPoints, support: view.limits.supportPoints, flank: 0 };
	const men: Man[] = AREAS.flatMap((area) =>
		unitsIn(side.lanes[area]).flatMap(([kind, count]) =>
			Array.from({ length: count }, (_, i): Man => ({ id: `${side.seat}.${area}.${kind}.${i}`, seat: side.seat, area, kind, worth: each[area] })),
		),
	);
	const base: Man[] = side.base ? [{ id: `${side.seat}.base`, seat: side.seat, area: 'front', kind: 'base', worth: view.limits.basePoints }] : [];
	const blue = Array.from({ length: side.blue }, (_, i): Man => ({ id: `${side.seat}.blue.${i}`, seat: side.seat, area: 'front', kind: 'blue', worth: 1 }));
	return [...base, ...men, ...blue];
}

function fightOf({ before, after, news }: Told<View, News>): Fight | null {
	const begun = news.map((entry) => newsOf(entry, 'battle')).find(Boolean);
	const zone = begun ? zoneAt(after, begun.zone) : zoneOf(before, before.battle?.zone ?? '');
	const result = news.find(({ kind }) => kind === 'result');
	const told = newsOf(result, 'result');
	if (!zone) return null;
	const sides = [0, 1].map((seat): Side => {
		const sheet = begun ? undefined : before.battle?.sheets[seat];
		return {
			seat,
			lanes: { front: { ...sheet?.front }, support: { ...sheet?.support }, flank: { ...sheet?.flank } },
			base: sheet?.base ?? (zone.base && zone.location === seat),
			blue: sheet?.fromBlue ?? 0,
			points: told ? (seat === result!.seat ? told.own : told.other) : (sheet?.points ?? 0),
		};
	});
	replayed(sides, news);
	const [a, b] = sides.map(({ points }) => points);
	return { zone, sides, men: sides.flatMap((side) => menOf(before, side)), winner: a === b ? -1 : a! > b! ? 0 : 1 };
}

/* --- how it looks ------------------------------------------------------------------------------ */

function Figure({ view, man }: { view: View; man: Man }) {
	const title = man.kind === 'base' ? w.battle.base : man.kind === 'blue' ? '' : unitTitle(view, man.kind);
	return (
		<span class={`fk-film__man is-${man.kind === 'blue' ? 'blue' : 'unit'}`} data-man={man.id}>
			<span class="fk-film__body">{man.kind === 'blue' ? <TokenSign colour="blue" /> : <UnitIcon name={man.kind} faction={factionOf(view, man.seat)} seat={man.seat} />}</span>
			{title && <span class="fk-unit__name">{title}</span>}
			{man.worth > 0 && <i class="fk-film__points">+{man.worth}</i>}
		</span>
	);
}

function Lane({ view, fight, seat, area }: { view: View; fight: Fight; seat: number; area: Area }) {
	return (
		<div class={`fk-lane fk-lane--${area}`}>
			<p class="fk-lane__name">{w.areas[area]}</p>
			<span class="fk-lane__units">
				{fight.men
					.filter((man) => man.seat === seat && man.area === area)
					.map((man) => (
						<Figure key={man.id} view={view} man={man} />
					))}
			</span>
		</div>
	);
}

function Film({ view, players, fight, me }: { view: View; players: Player[]; fight: Fight; me: number }) {
	const { floor, art } = groundOf(fight.zone.name);
	const sheet = (seat: number) => (
		<div class={`fk-sheet fk-s${seat} ${seat === me ? 'fk-sheet--own' : 'fk-sheet--foe'}`}>
			{AREAS.map((area) => (
				<Lane key={area} view={view} fight={fight} seat={seat} area={area} />
			))}
		</div>
	);
	const sum = (seat: number) => {
		const player = players.find((known) => known.seat === seat);
		return (
			<p class={`fk-tally__sum fk-s${seat}`}>
				{player && <Badge player={player} />}
				<b class="fk-film__n" data-n={seat}>
					0
				</b>
			</p>
		);
	};
	return (
		<section class="fk-film" aria-hidden="true">
			<svg class="fk-stage__ground" viewBox="0 0 100 84" preserveAspectRatio="none">
				<rect width="100" height="84" fill={floor} />
				{art}
				<rect width="100" height="100" fill="#0b1319" opacity=".5" />
			</svg>
			{sheet(1 - me)}
			<div class="fk-clash">
				{sum(1 - me)}
				<div class="fk-clash__mid">
					<p class="fk-film__say" />
					<div class="fk-pull">
						<span class={`fk-film__bar fk-s${1 - me}`} data-bar={1 - me} />
						<span class={`fk-film__bar fk-s${me}`} data-bar={me} />
					</div>
				</div>
				{sum(me)}
			</div>
			{sheet(me)}
			<svg class="fk-film__over" />
		</section>
	);
}

/* --- its times ----------------------------------------------------------------------------------- */

const START = 500,
	VERDICT = 900,
	FALL = 260,
	BURN = 1300,
	STRIKE = 1000,
	TOLL = 700,
	REST = 1500,
	BREATH = 350,
	AWAY = 150; /* two pictures of one battle: no longer than it takes to see that they are one */

type Step = { at: number; entry: Line; men: Man[]; kind: 'fall' | 'base' | 'strike' | 'tell'; by?: Man };

/* Frontline first, the base last of it; one side after the other. */
function counted(fight: Fight, me: number): Man[] {
	const rank = (man: Man) => (man.area === 'front' ? 0 : 1) * 10 + (man.kind === 'blue' ? 5 : 0);
	return fight.men.filter(({ worth }) => worth > 0).sort((a, b) => rank(a) - rank(b) || Number(a.seat === me) - Number(b.seat === me));
}

/* Who falls by a line of the news: those that stand there still. */
function fallenBy(fight: Fight, entry: Line, gone: Set<string>): Man[] {
	const { data, seat } = entry;
	const take = (of: number, area: Area, kind: string, count: number) => {
		const men = fight.men.filter((man) => man.seat === of && man.area === area && man.kind === kind && !gone.has(man.id)).slice(0, count);
		for (const man of men) gone.add(man.id);
		return men;
	};
	if (data?.kind === 'fall') return unitsIn((data.units ?? {}) as Army).flatMap(([kind, count]) => take(seat, 'front', kind, count));
	if (data?.kind === 'base') return take(seat, 'front', 'base', 1);
	return data?.kind === 'strike' ? take(1 - seat, 'support', data.unit, 1) : [];
}

/* What follows the count, each at its moment; the last is when it is all told. */
function stepsOf(fight: Fight, news: Line[], from: number): { steps: Step[]; end: number } {
	const gone = new Set<string>();
	let at = from;
	const after = news.slice(news.findIndex(({ kind }) => kind === 'result') + 1);
	const strikers = [0, 1].map((seat) => fight.men.filter((man) => man.seat === seat && man.area === 'flank'));
	const used = [0, 0];
	const steps = after.map((entry): Step => {
		const men = fallenBy(fight, entry, gone);
		const kind: Step['kind'] = men.length === 0 ? 'tell' : (entry.kind as Step['kind']);
		const own = strikers[entry.seat] ?? [];
		const by = kind === 'strike' && own.length > 0 ? own[used[entry.seat]!++ % own.length] : undefined;
		const step = { at, entry, men, kind, by };
		at += kind === 'fall' ? FALL * men.length + 900 : kind === 'base' ? BURN : kind === 'strike' ? STRIKE : TOLLED.has(entry.kind) ? TOLL : 0;
		return step;
	});
	return { steps, end: at };
}

/* What is said, besides who falls. */
const TOLLED = new Set(['fall', 'base', 'strike', 'spare', 'recall', 'perish', 'return', 'salvage']);

/* --- its tracks ---------------------------------------------------------------------------------- */

const man = (id: string) => `[data-man="${id}"]`;

function count(scene: Scene, box: Element, fight: Fight, me: number, from: number, each: number): void {
	const order = counted(fight, me);
	const sums = [0, 0];
	const told: [number, string][][] = [[[0, '0']], [[0, '0']]];
	order.forEach((one, i) => {
		const at = from + i * each;
		sums[one.seat]! += one.worth;
		told[one.seat]!.push([at, String(sums[one.seat])]);
		const chip = box.querySelector(`${man(one.id)} .fk-film__points`);
		scene.key(chip, [[at, { scale: 0.4, opacity: 0 }], [at + 110, { scale: 1.1, opacity: 1 }], [at + 900, { scale: 1, opacity: 1 }], [at + 1200, { opacity: 0 }]]);
		scene.key(box.querySelector(`${man(one.id)} .fk-film__body`), [[at, { translate: '0 0' }, 'ease-out'], [at + 90, { translate: '0 -7px' }, 'ease-in'], [at + 220, { translate: '0 0' }]]);
		scene.cue(at, 'count', one.seat === me ? 1 : 0, i);
	});
	/* What upgrades give stands nowhere: it comes last. */
	const last = from + order.length * each;
	for (const { seat, points } of fight.sides) {
		if (points !== sums[seat]) told[seat]!.push([last, String(points)]);
		scene.text(box.querySelector(`[data-n="${seat}"]`), told[seat]!);
	}
	const most = Math.max(1, fight.sides[0]!.points + fight.sides[1]!.points);
	const bars = [...box.querySelectorAll<HTMLElement>('[data-bar]')];
	scene.tick((t) => {
		for (const bar of bars) {
			const now = Number(told[Number(bar.dataset.bar)]!.filter(([at]) => at <= t).at(-1)?.[1] ?? 0);
			bar.style.width = `${(100 * now) / most}%`;
		}
	});
}

function falls(scene: Scene, box: Element, men: Man[], at: number): void {
	men.forEach((one, i) => {
		const d = at + i * FALL;
		scene.key(box.querySelector(man(one.id)), [
			[d, { translate: '0 0', rotate: '0deg', opacity: 1 }],
			[d + 60, { translate: '-5px 0', rotate: '0deg', opacity: 1 }],
			[d + 120, { translate: '5px 0', rotate: '0deg', opacity: 1 }, 'cubic-bezier(.5, 0, .9, .5)'],
			[d + 430, { translate: '0 22px', rotate: '24deg', opacity: 0.2 }],
		]);
		scene.cue(d, 'fall');
	});
}

function burns(scene: Scene, box: Element, base: Man, at: number): void {
	const body = box.querySelector(man(base.id));
	scene.key(body, [[at, { scale: '1 1', opacity: 1, filter: 'none' }], [at + 80, { scale: '1.15 .85', opacity: 1, filter: 'brightness(2.2) sepia(1) saturate(6) hue-rotate(-20deg)' }], [at + 500, { scale: '1.02 .95', opacity: 1, filter: 'brightness(1.4) sepia(1) saturate(6) hue-rotate(-20deg)' }, 'ease-in'], [at + 820, { scale: '1.1 0', opacity: 0, filter: 'brightness(.6)' }]]);
	scene.key(box.querySelector('.fk-stage__ground'), [[at, { translate: '0 0' }], [at + 50, { translate: '-7px 4px' }], [at + 110, { translate: '6px -3px' }], [at + 260, { translate: '0 0' }]]);
	scene.cue(at, 'burn');
}

/* A line from the striker to the struck, drawn between where they stand. */
function strikes(scene: Scene, box: Element, over: SVGSVGElement, step: Step): void {
	const target = step.men[0] && box.querySelector(`${man(step.men[0].id)} .fk-film__body`);
	const from = step.by && box.querySelector(`${man(step.by.id)} .fk-film__body`);
	if (!target) return;
	const frame = box.getBoundingClientRect();
	const spot = (element: Element) => {
		const { left, top, width, height } = element.getBoundingClientRect();
		return [left + width / 2 - frame.left, top + height / 2 - frame.top] as const;
	};
	const [x2, y2] = spot(target);
	const [x1, y1] = from ? spot(from) : [x2, y2 + 120];
	const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
	group.setAttribute('class', `fk-s${step.entry.seat}`);
	group.innerHTML = `<path class="fk-film__arc" d="M${x1} ${y1}Q${(x1 + x2) / 2 + 60} ${(y1 + y2) / 2 - 30} ${x2} ${y2}"/><g transform="translate(${x2} ${y2})"><path class="fk-film__bang" d="M0-44 10-16 38-24 20 0 42 18 12 16 4 44-8 16-38 26-20 2-44-14-14-14Z"/></g>`;
	over.append(group);
	const arc = group.querySelector('.fk-film__arc'),
		bang = group.querySelector('.fk-film__bang');
	scene.draw(arc, step.at, 240);
	scene.key(arc, [[step.at - 10, { opacity: 0 }], [step.at, { opacity: 1 }], [step.at + 480, { opacity: 1 }], [step.at + 700, { opacity: 0 }]]);
	scene.key(bang, [[step.at + 230, { scale: 0.2, opacity: 0 }], [step.at + 240, { scale: 0.3, opacity: 1 }], [step.at + 370, { scale: 1.1, opacity: 1 }], [step.at + 600, { scale: 0.9, opacity: 0 }]]);
	scene.cue(step.at, 'whip');
	falls(scene, box, step.men, step.at + 260);
}

/* The count, and what it comes to; without a result, which was told before, the points as they stood. */
function verdictOf(scene: Scene, box: Element, fight: Fight, me: number, at: number, each: number, result: Line | undefined): void {
	if (!result) {
		const most = Math.max(1, fight.sides[0]!.points + fight.sides[1]!.points);
		for (const { seat, points } of fight.sides) {
			scene.text(box.querySelector(`[data-n="${seat}"]`), [[0, String(points)]]);
			box.querySelector<HTMLElement>(`[data-bar="${seat}"]`)!.style.width = `${(100 * points) / most}%`;
		}
		return;
	}
	count(scene, box, fight, me, START, each);
	scene.cue(0, 'sealed').cue(at, fight.winner === me || fight.winner < 0 ? 'held' : 'yielded');
	for (const { seat: of } of fight.sides) {
		const n = box.querySelector(`[data-n="${of}"]`);
		scene.key(n, of === fight.winner ? [[at, { scale: 1 }, 'ease-out'], [at + 150, { scale: 1.45 }, 'ease-in-out'], [at + 500, { scale: 1.15 }]] : [[at, { opacity: 1 }], [at + 400, { opacity: 0.5 }]]);
	}
}

export function battleFilm(told: Told<View, News>): Scene | null {
	const { before, news, players, root, seat } = told;
	const fight = fightOf(told);
	const place = root.querySelector('.room__board');
	if (!fight || !place) return null;
	const me = viewpoint(before, seat);
	const result = news.find(({ kind }) => kind === 'result');
	const each = Math.min(240, 2400 / Math.max(1, counted(fight, me).length));
	const verdict = START + each * counted(fight, me).length + 350;
	const { steps, end } = stepsOf(fight, news, result ? verdict + VERDICT : BREATH);
	const length = end + (result ? REST : BREATH);
	const scene = new Scene(root, length);
	const box = scene.layer(<Film view={before} players={players} fight={fight} me={me} />, place);
	const who = fight.winner < 0 ? null : whoAt(players, fight.winner);
	const [low, high] = fight.sides.map(({ points }) => points).sort((a, b) => a - b) as [number, number];
	const counts: [number, string][] = [
		[0, w.film.begins(fight.zone.title)],
		[START, w.film.counts],
		[verdict, who ? w.battle.wins(who, high, low) : w.battle.tie(high, low)],
	];
	const last: [number, string][] = result ? [[end, who ? w.outcome.won(who, fight.zone.title) : w.outcome.tie(fight.zone.title)]] : [];
	scene.text(box.querySelector('.fk-film__say'), [...(result ? counts : []), ...steps.flatMap((step) => saidOf(step, players, seat)), ...last]);
	verdictOf(scene, box, fight, me, verdict, each, result);
	tell(scene, box, news, steps, { result, verdict, length });
	return scene;
}

/* When a step has been seen. */
function seenAt({ at, kind, men }: Step): number {
	return at + { fall: FALL * Math.max(1, men.length) + 150, base: 700, strike: 520, tell: 0 }[kind];
}

/* What is about to fall, and then who did, in the words of the log. */
function saidOf(step: Step, players: Player[], seat: number): [number, string][] {
	const { at, kind, entry } = step;
	const told: [number, string][] = TOLLED.has(entry.kind) ? [[seenAt(step), entry.text]] : [];
	const ahead = { fall: w.film.falls, base: w.film.burns, strike: w.film.strikes(playerName(players, entry.seat), entry.seat === seat), tell: '' }[kind];
	return ahead ? [[at, ahead], ...told] : told;
}

/* Who falls, and from when each line is known. */
function tell(scene: Scene, box: Element, news: Line[], steps: Step[], { result, verdict, length }: { result: Line | undefined; verdict: number; length: number }): void {
	const over = box.querySelector<SVGSVGElement>('.fk-film__over')!;
	if (result) {
		for (const entry of news.slice(0, news.indexOf(result))) scene.reveal(START, entry);
		scene.reveal(verdict, result);
	}
	for (const step of steps) {
		if (step.kind === 'fall') falls(scene, box, step.men, step.at);
		if (step.kind === 'base') burns(scene, box, step.men[0]!, step.at);
		if (step.kind === 'strike') strikes(scene, box, over, step);
		scene.reveal(seenAt(step), step.entry);
	}
	scene.reveal(length - AWAY, 'view', 'board');
	scene.key(box, [[length - AWAY, { opacity: 1 }], [length, { opacity: 0 }]]);
}
