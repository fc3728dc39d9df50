/* room.tsx - the frame of a room: bar, question, board, choices, hand, players, log. A table
 * and a replay both fill it. Clicks, keys and the list all end in play(). */
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps, Choice, Entry, GameUI, Mark, Move, Player } from '../game';
import { Announcer } from './announce';
import { adviceIn, Choices, groupsOf, rowsOf, wordsOf, type Advised } from './choices';
import { hushNotices } from './dialog';
import { DrawerButton, useDrawer } from './drawer';
import { Fallback } from './fallback';
import { Mark as Brand } from './icons';
import { keepFocus, useKeptFocus } from './keep';
import { handleKey } from './keys';
import { Log, Ticker, type Line } from './log';
import { click, pick } from './pick';
import { placeless } from './places';
import { Seats, Strip } from './seats';
import { shortcuts } from './shortcuts';
import { Source, useSource } from './source';
import { Tips } from './tip';
import { Typed } from './typed';
import { w } from './words';

export interface RoomProps {
	ui: GameUI;
	title: string;
	players: Player[];
	seat: number;
	view: any;
	stamp: number; /* changes with every position */
	asking: string; /* which question is asked; a choice half made lasts as long as it */
	news: Entry[];
	lines: Line[];
	older?(): void; /* fetches lines from before these */
	moves: Move[]; /* what may be done now; none while others' moves are shown */
	ask: string | null;
	sentence: VNode;
	ends: string | null; /* how what is said of this position ends; null while it goes on by itself */
	over: boolean;
	still: boolean;
	show?: string;
	hints: Map<string, Advised> | null;
	clock: Map<number, number>;
	busy: boolean;
	skip(): void;
	play(text: string): void;
	look(id: string): void;
	tools: ComponentChildren;
	keys: Record<string, () => void>;
	jump?(number: number): void;
	idle?: ComponentChildren; /* in the choices' place when there are none */
	offers?: boolean; /* that has something to do, so that the drawer stays open for it */
	extra?: ComponentChildren; /* beside the room: dialogs, guide, curtain */
	under?: ComponentChildren; /* under the board: a replay's controls */
	guide?: ComponentChildren; /* the first-game guide: near, and over nothing */
	replay?: boolean;
	covered?: boolean; /* by a curtain: nothing behind it is seen or read out */
}

/* What was clicked so far of one question's answer. It belongs to that question, so that the
 * next one begins with nothing however soon after it the next click comes. */
interface Begun {
	asking: string;
	chosen: string[];
	sure: Move | null; /* a tap that waits for the second */
	opened: Choice | null; /* a choice that stands for several */
}
const NOTHING: Begun = { asking: '', chosen: [], sure: null, opened: null };

type Tab = 'choices' | 'hand' | 'players' | 'log';

const NONE: Move[] = [];
const NOTHING_NEW: Entry[] = []; /* a replay's question tells it already */

/* What the board shows: what can be clicked, and where something was, is or would be. */
function marksFor(
	base: Map<string, Mark>,
	hints: Map<string, Advised> | null,
	pointed: string[],
	news: Entry[],
): Map<string, Mark> {
	const marks = new Map<string, Mark>();
	for (const [id, mark] of base) marks.set(id, { ...mark });
	const at = (id: string) => {
		const mark = marks.get(id) ?? { moves: NONE };
		marks.set(id, mark);
		return mark;
	};
	for (const id of pointed) at(id).hover = true;
	for (const entry of news) for (const piece of entry.pieces) at(piece.id).last = true;
	if (hints)
		for (const mark of marks.values())
			if (mark.moves.some((move) => hints.get(move.text)?.rank === 0)) mark.hint = true;
	return marks;
}

export function usePhone(): boolean {
	const query = useMemo(() => matchMedia('(max-width: 767px), (max-height: 520px)'), []);
	const [phone, setPhone] = useState(query.matches);
	useEffect(() => {
		const change = () => setPhone(query.matches);
		query.addEventListener('change', change);
		return () => query.removeEventListener('change', change);
	}, [query]);
	return phone;
}

export function Room(room: RoomProps) {
	const { ui, players, view, seat } = room;
	const [begun, setBegun] = useState<Begun>(NOTHING);
	const asking = room.moves.length > 0;
	const { chosen, sure, opened } =
		asking && begun.asking === room.asking && pick(room.moves, begun.chosen).moves.length > 0
			? begun
			: NOTHING;
	const begin = (what: Partial<Begun>) =>
		setBegun({ ...NOTHING, ...what, asking: room.asking });
	const [pointed, setPointed] = useState<string[]>([]);
	const focus = useMemo(() => new Source<string | null>(null), []);
	const [typing, setTyping] = useState(false);
	const [tab, setTab] = useState<Tab>('choices');
	const touch = useRef(false);
	const phone = usePhone();
	const keyed = useSource(shortcuts);

	const box = useRef<HTMLDivElement>(null);
	const about = asking ? `${room.asking} ${chosen.join()} ${sure ? 'sure' : ''} ${opened?.move.text ?? ''}` : '';
	const drawer = useDrawer(
		about,
		opened !== null || room.offers === true || (phone && Boolean(room.guide)),
		() => box.current !== null && !sure && placeless(box.current, picked.moves, picked.marks).length > 0,
	);
	const tellTab = (wanted: Tab) => {
		if (wanted === tab && drawer.open) drawer.hide();
		else {
			setTab(wanted);
			if (!drawer.open) drawer.show();
		}
	};

	/* A new question's list begins at its top. */
	const list = useRef<HTMLElement>(null);
	useLayoutEffect(() => list.current?.scrollTo(0, 0), [room.asking, opened, chosen.length]);
	useEffect(() => {
		if (asking) setTab('choices');
	}, [asking, room.stamp]);

	const picked = useMemo(() => pick(room.moves, chosen), [room.moves, chosen]);
	const marks = useMemo(
		() =>
			marksFor(
				picked.marks,
				room.hints,
				sure ? [...pointed, ...sure.pieces.map((p) => p.id)] : pointed,
				room.news,
			),
		[picked, room.hints, pointed, room.news, sure],
	);
	const listed = opened?.more ?? picked.moves;
	const groups = useMemo(
		() =>
			groupsOf(
				listed,
				!asking || opened || chosen.length > 0 ? undefined : ui.group?.(listed, view, seat),
				(move) => ui.choice?.(move, view, seat) ?? { move },
			),
		[listed, view, seat, chosen, opened],
	);
	const rows = useMemo(() => rowsOf(groups), [groups]);

	const play = (text: string) => {
		begin(NOTHING);
		focus.set(null);
		setPointed([]);
		hushNotices();
		keepFocus();
		room.play(text);
	};
	const onPick = (id: string) => {
		if (room.busy) {
			room.skip();
			return;
		}
		const result = click(room.moves, chosen, id);
		if (!result.move) {
			begin({ chosen: result.chosen });
		} else if (touch.current && sure?.text !== result.move.text) {
			begin({ chosen, sure: result.move });
		} else {
			play(result.move.text);
		}
	};
	const choose = (choice: Choice) => {
		if (choice.more && choice.more.length > 1) begin({ chosen, opened: choice });
		else play(choice.move.text);
	};
	const escape = (): boolean => {
		if (room.busy) room.skip();
		else if (sure || opened || chosen.length > 0) begin({ chosen: chosen.slice(0, -1) });
		else return hushNotices();
		return true;
	};

	const now = useRef<() => Parameters<typeof handleKey>[1]>(null!);
	now.current = () => ({
		digit: (key) => {
			const row = rows.find((candidate) => candidate.key === key);
			if (!row || !asking) return false;
			/* Nobody does by number what they cannot see. */
			if (!drawer.open) {
				drawer.show();
				return true;
			}
			choose(row.choice);
			return true;
		},
		escape,
		marked: (id) => (picked.marks.get(id)?.moves.length ?? 0) > 0,
		listed: (text) => room.moves.some((move) => move.text === text),
		typed: () => {
			if (!asking) return;
			drawer.show();
			setTab('choices');
			setTyping(true);
		},
		tool: {
			...room.keys,
			m: () => {
				setTab('choices');
				drawer.toggle();
			},
			l: () => {
				const log = document.querySelector<HTMLDetailsElement>('.room__log');
				if (phone) tellTab('log');
				else if (log) log.open = !log.open;
			},
		},
	});
	useKeptFocus(box, now);
	useEffect(() => {
		const key = (event: KeyboardEvent) => handleKey(event, now.current());
		const pointer = (event: PointerEvent) => {
			touch.current = event.pointerType === 'touch';
		};
		addEventListener('keydown', key);
		addEventListener('pointerdown', pointer, true);
		return () => {
			removeEventListener('keydown', key);
			removeEventListener('pointerdown', pointer, true);
		};
	}, []);

	const board: BoardProps = {
		view,
		seat,
		players,
		marks,
		chosen,
		pick: onPick,
		play,
		moves: room.moves,
		news: room.news,
		focus: (id) => !touch.current && focus.set(id),
		look: room.look,
		still: room.still,
		phone,
		ask: room.ask ?? undefined,
		show: room.show,
	};
	const tabs: { tab: Tab; name: string }[] = [
		{ tab: 'choices', name: room.replay ? w.thisStep : w.choices },
		...(ui.Hand && seat >= 0 ? [{ tab: 'hand' as Tab, name: w.hand }] : []),
		{ tab: 'players', name: w.playersLabel },
		{ tab: 'log', name: w.log },
	];

	return (
		<div
			ref={box}
			class={`room ${ui.theme}${ui.Hand && seat >= 0 ? '' : ' has-no-hand'}`}
			data-tab={tab}
			data-drawer={drawer.open ? 'open' : 'closed'}
			data-step={chosen.length > 0 || opened ? true : undefined}
			data-busy={room.busy || undefined}
			data-replay={room.replay || undefined}
			data-covered={room.covered || undefined}
			data-guided={Boolean(room.guide) || undefined}
			data-asked={asking ? room.asking : undefined}
			data-stamp={room.stamp}
			data-over={(room.over && !room.busy) || undefined}
			data-shortcuts={keyed ? undefined : 'off'}
			onClick={room.busy ? () => room.skip() : undefined}
		>
			<header class="room__bar">
				<a class="brand" href="/" aria-label={w.brandBack}>
					<Brand />
				</a>
				<h1 class="room__title">{room.title}</h1>
				{ui.headline && <div class="room__chips">{ui.headline(view, players)}</div>}
				<div class="room__ask question">
					{ui.lead?.(view, room.still)}
					<p class="question__ask" tabIndex={-1}>
						{room.sentence}
					</p>
					{asking && (chosen.length > 0 || opened) ? (
						<Chosen
							names={chosen.map((id) => nameOf(id, room.moves))}
							opened={opened && wordsOf(opened, players).what}
							back={(left) => begin({ chosen: chosen.slice(0, left) })}
						/>
					) : (
						ui.steps && <Steps steps={ui.steps(view)} />
					)}
				</div>
				<div class="tools">
					{(asking || room.idle) && !phone && (
						<DrawerButton drawer={drawer} name={room.replay ? w.thisStep : w.choices} />
					)}
					{room.tools}
				</div>
			</header>
			<main class="room__board" aria-label={w.board}>
				<Fallback
					renew={room.stamp}
					otherwise={
						<p class="empty" role="alert">
							{w.noBoard}
						</p>
					}
				>
					<ui.Board {...board} />
				</Fallback>
				{room.busy && (
					<button class="room__skip button button--small" onClick={() => room.skip()}>
						{w.skip}
					</button>
				)}
			</main>
			{sure && (
				<Confirm
					choice={ui.choice?.(sure, view, seat) ?? { move: sure }}
					players={players}
					play={() => play(sure.text)}
					not={() => begin({ chosen, opened })}
				/>
			)}
			{room.under}
			{phone && <Ticker lines={room.lines} open={() => tellTab('log')} />}
			<Strip ui={ui} view={view} players={players} />
			<div class="tabs" role="tablist" aria-label={w.underBoard}>
				{tabs.map((item) => (
					<button
						key={item.tab}
						role="tab"
						data-tab={item.tab}
						aria-selected={drawer.open && tab === item.tab}
						onClick={() => tellTab(item.tab)}
					>
						{item.name}
					</button>
				))}
			</div>
			<div class="room__near">
				<section
					ref={list}
					class={drawer.open ? 'room__choices' : 'room__choices sr'}
					aria-label={w.choices}
					tabIndex={-1}
					onFocusIn={drawer.open ? undefined : drawer.show}
				>
					{phone && room.guide}
					{asking ? (
						<Choices
							groups={groups}
							rows={rows}
							players={players}
							hints={room.hints}
							choose={choose}
							point={(choice) =>
								setPointed(
									choice
										? (choice.more ?? [choice.move]).flatMap((move) =>
												move.pieces.map((p) => p.id),
											)
										: [],
								)
							}
							marked={sure?.text ?? null}
							narrowed={chosen.length > 0 || opened !== null}
							widen={() => begin(NOTHING)}
							type={() => setTyping(true)}
						/>
					) : (
						room.idle
					)}
					{asking &&
						(typing ? (
							<Typed
								moves={room.moves}
								players={players}
								play={play}
								close={() => setTyping(false)}
							/>
						) : (
							phone && (
								<button class="link typed__open" onClick={() => setTyping(true)}>
									{w.typeMoveKey}
								</button>
							)
						))}
				</section>
				{ui.Hand && seat >= 0 && (
					<section class="room__hand" data-sheet="hand" aria-label={w.yourHand}>
						<div class="near-head">
							<h2 class="label">{w.yourHand}</h2>
							<span class="soft">{ui.handNote?.(view, seat)}</span>
						</div>
						<Fallback renew={room.stamp} otherwise={null}>
							<ui.Hand {...board} />
						</Fallback>
					</section>
				)}
			</div>
			<aside class="room__side" aria-label={w.playersAndLog}>
				<section
					class="room__players"
					data-sheet="players"
					aria-label={w.playersLabel}
					tabIndex={0}
				>
					<Seats ui={ui} props={board} clock={room.clock} />
				</section>
				{!phone && room.guide}
				<Log
					lines={room.lines}
					older={room.older}
					players={players}
					point={setPointed}
					jump={room.jump}
				/>
			</aside>
			{!sure && <Tips focus={focus} marks={picked.marks} moves={room.moves} />}
			<Announcer
				news={room.replay ? NOTHING_NEW : room.news}
				stamp={room.stamp}
				ends={room.covered ? null : room.ends && asking ? `${w.countChoices(room.moves.length)} ${room.ends}` : room.ends}
				advice={adviceIn(groups, room.hints, players)}
			/>
			{room.extra}
		</div>
	);
}

/* How the person who is asked calls a piece. */
function nameOf(id: string, moves: Move[]): string {
	for (const move of moves) for (const piece of move.pieces) if (piece.id === id) return piece.name;
	return id;
}

/* What is chosen so far of a choice of several steps: each step leads back to before it. */
function Chosen({
	names,
	opened,
	back,
}: {
	names: string[];
	opened: string | null;
	back(left: number): void;
}) {
	const all = opened ? [...names, opened] : names;
	return (
		<ol class="chosen" aria-label={w.chosenSoFar}>
			{all.map((name, i) => (
				<li key={`${i}.${name}`}>
					<button class="chosen__step" onClick={() => back(Math.min(i, names.length))} aria-label={w.takeBack(name)}>
						{name} <span aria-hidden="true">×</span>
					</button>
				</li>
			))}
			<li class="chosen__now" aria-current="step">
				{w.stepNow(all.length + 1)}
			</li>
		</ol>
	);
}

function Steps({ steps }: { steps: { name: string; state: 'done' | 'now' | 'next' }[] }) {
	return (
		<ol class="steps" aria-label={w.stepsOfTurn}>
			{steps.map((step, i) => (
				<li
					key={i}
					class={
						step.state === 'done'
							? 'is-done'
							: step.state === 'now'
								? 'is-now'
								: undefined
					}
					aria-current={step.state === 'now' ? 'step' : undefined}
				>
					{step.name}
				</li>
			))}
		</ol>
	);
}

/* A finger cannot hover: the first tap says what would be done, the second does it. */
function Confirm({
	choice,
	players,
	play,
	not,
}: {
	choice: Choice;
	players: Player[];
	play(): void;
	not(): void;
}) {
	const { what, then } = wordsOf(choice, players);
	return (
		<div class="confirm" role="group" aria-label={w.doThis}>
			<p>
				<b>{what}</b>
				{then && <span>{then}</span>}
			</p>
			<button class="button" onClick={not}>
				{w.notThat}
			</button>
			<button class="button button--call" onClick={play}>
				{w.doIt}
			</button>
		</div>
	);
}
