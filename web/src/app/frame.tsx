/* frame.tsx - the frame of a game: bar with the question, board, choices, hand, players, log. A table
 * and a replay both fill it. Clicks, keys and the list all end in the machine. */
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Choice, Entry, Move, Player } from '../game';
import { Badge } from '../pieces/badge';
import { Announcer } from './announce';
import { BoardNote } from './boardnote';
import { adviceIn, Choices, wordsOf } from './choices';
import { useDesk, type Desk, type FrameProps } from './desk';
import { hushNotices } from './dialog';
import { DrawerButton, useNeed } from './drawer';
import { Fallback } from './fallback';
import { HintNote } from './hintnote';
import { Mark as Brand } from './icons';
import { useKeptFocus } from './keep';
import { handleKey, type Keys } from './keys';
import { Log, Ticker } from './log';
import { hasBegun, partOf, type Tab } from './machine';
import { placeless } from './places';
import { Seats, Strip } from './seats';
import { turnSound, useRoomSound } from './sound';
import { SoundButton } from './sounding';
import { Chosen, Confirm, Steps } from './steps';
import { Tips } from './tip';
import { Typed } from './typed';
import { w } from './words';

const NOTHING_NEW: Entry[] = []; /* a replay's question tells it already */

/* What was opened beside the board. */
function shut(): boolean {
	const way = document.querySelector<HTMLButtonElement>('.hintnote__close, .log.is-whole .log__head button');
	way?.click();
	return way !== null;
}

function escape({ room, state, tell, busy }: Desk): boolean {
	if (busy) room.skip();
	else if (hasBegun(state)) tell({ type: 'back' });
	else if (hushNotices()) return true;
	else return shut();
	return true;
}

/* Nobody does by number what they cannot see. */
function digit({ rows, asking, open, tell }: Desk, key: string): boolean {
	const row = rows.find((candidate) => candidate.key === key);
	if (!row || !asking) return false;
	tell(open ? { type: 'choose', choice: row.choice } : { type: 'show', tab: 'choices' });
	return true;
}

function toLog({ phone, open, tell }: Desk): void {
	if (phone) tell({ type: 'tab', tab: 'log', open });
	else document.querySelector<HTMLButtonElement>('.log__head button')?.click();
}

function keysOf(desk: Desk): Keys {
	const { room, state, tell, picked, open } = desk;
	return {
		digit: (key) => digit(desk, key),
		escape: () => escape(desk),
		marked: (id) => (picked.marks.get(id)?.moves.length ?? 0) > 0,
		listed: (text) => state.moves.some((move) => move.text === text),
		typed: () => {
			if (!desk.asking) return;
			tell({ type: 'show', tab: 'choices' });
			desk.type(true);
		},
		tool: { ...room.keys, ...(desk.busy ? { Enter: () => room.skip() } : {}), d: () => tell({ type: 'toggle', open }), m: turnSound, l: () => toLog(desk) },
	};
}

function useKeys(desk: Desk): void {
	const now = useRef<() => Keys>(null!);
	now.current = () => keysOf(desk);
	useKeptFocus(desk.box, now);
	useEffect(() => {
		const key = (event: KeyboardEvent) => handleKey(event, now.current());
		addEventListener('keydown', key);
		return () => removeEventListener('keydown', key);
	}, []);
}

/* What of this moment style sheets and tests go by. */
function dataOf({ room, state, asking, busy, open, keyed }: Desk) {
	return {
		'data-tab': state.tab,
		'data-drawer': open ? 'open' : 'closed',
		'data-busy': busy || undefined,
		'data-replay': room.replay || undefined,
		'data-covered': room.covered || undefined,
		'data-guided': Boolean(room.guide) || undefined,
		'data-asked': asking ? state.asking : undefined,
		'data-stamp': state.stamp,
		'data-over': (room.over && !busy) || undefined,
		'data-shortcuts': keyed ? undefined : 'off',
	};
}

export function Frame(room: FrameProps) {
	const desk = useDesk(room);
	const { state, tell, picked, busy, phone } = desk;
	const lacks = () =>
		desk.box.current !== null && !state.sure && placeless(desk.box.current, picked.moves, picked.marks).length > 0;
	useNeed(partOf(state), lacks, () => tell({ type: 'need' }));
	useKeys(desk);
	useRoomSound(room.ui.theme);
	/* What happened is shown on the board as it is drawn now, before anybody sees it. */
	useLayoutEffect(() => room.perform(desk.box.current!), [room.act]);
	const hand = room.ui.Hand && desk.seat >= 0;
	return (
		<div
			ref={desk.box}
			class={`room ${room.ui.theme}${hand ? '' : ' has-no-hand'}`}
			{...dataOf(desk)}
			onClick={busy ? (event) => !(event.target as Element).closest('.film, .tools, dialog, .finale') && room.skip() : undefined}
		>
			<Bar desk={desk} />
			<BoardPlace desk={desk} />
			<Sure desk={desk} />
			<HintNote desk={desk} />
			{room.under}
			{phone && <Ticker lines={room.lines} open={() => toLog(desk)} />}
			<Tabs desk={desk} hand={Boolean(hand)} />
			<div class="room__near">
				<ListPlace desk={desk} />
				{hand && <HandPlace desk={desk} />}
			</div>
			<Side desk={desk} />
			{!state.sure && <Tips focus={desk.focus} namesNext={room.ui.namesNext === true} marks={picked.marks} moves={state.moves} />}
			<Voice desk={desk} />
			{room.extra}
		</div>
	);
}

function Bar({ desk }: { desk: Desk }) {
	const { room, asking, phone, open, tell } = desk;
	return (
		<header class="room__bar">
			<a class="brand" href="/" aria-label={w.brandBack}>
				<Brand />
			</a>
			<h1 class="room__title">{room.title}</h1>
			<StripPlace desk={desk} />
			{room.ui.headline && <div class="room__chips">{room.ui.headline(room.told, room.players)}</div>}
			<Question desk={desk} />
			<div class="tools">
				{(asking || room.idle) && !phone && (
					<DrawerButton
						open={open}
						toggle={() => tell({ type: 'toggle', open })}
						name={room.replay ? w.thisStep : w.choices}
					/>
				)}
				<SoundButton />
				{room.tools}
			</div>
		</header>
	);
}

/* How the person who is asked calls a piece. */
function nameOf(id: string, moves: Move[]): string {
	for (const move of moves) for (const piece of move.pieces) if (piece.id === id) return piece.name;
	return id;
}

function Question({ desk: { room, state, tell, asking } }: { desk: Desk }) {
	const { ui, told: view, players } = room;
	const { chosen, opened } = state;
	return (
		<div class="room__ask question">
			{ui.lead?.(view, room.still)}
			{!asking && !room.replay && !room.over && <Waited players={players} />}
			<p class="question__ask" tabIndex={-1}>
				{room.sentence(state.sealed)}
			</p>
			{asking && (chosen.length > 0 || opened) ? (
				<Chosen
					names={chosen.map((id) => nameOf(id, state.moves))}
					opened={opened && wordsOf(opened, players).what}
					back={(left) => tell({ type: 'backTo', left })}
				/>
			) : (
				ui.steps && <Steps steps={ui.steps(view)} />
			)}
		</div>
	);
}

/* Whose signs stand before the line, while others are asked. */
function Waited({ players }: { players: Player[] }) {
	const asked = players.filter((player) => player.turn && !player.me);
	return asked.length === 0 ? null : (
		<span class="question__who">
			{asked.map((player) => (
				<Badge key={player.seat} player={player} size="small" />
			))}
		</span>
	);
}

function BoardPlace({ desk }: { desk: Desk }) {
	const { room, board, busy } = desk;
	const { Board } = room.ui;
	const drawn = useMemo(() => <Board {...board} />, [Board, board]);
	return (
		<main class="room__board" aria-label={w.board}>
			<Fallback
				renew={room.shown.stamp}
				otherwise={
					<p class="empty" role="alert">
						{w.noBoard}
					</p>
				}
			>
				{drawn}
			</Fallback>
			<BoardNote desk={desk} />
			{busy && (
				<button class="room__skip button button--small" onClick={() => room.skip()}>
					{w.skip}
				</button>
			)}
		</main>
	);
}

function Sure({ desk: { room, state, tell, seat } }: { desk: Desk }) {
	const { sure } = state;
	return sure ? (
		<Confirm
			choice={room.ui.choice?.(sure, room.view, seat) ?? { move: sure }}
			players={room.players}
			play={() => tell({ type: 'confirm' })}
			not={() => tell({ type: 'not' })}
		/>
	) : null;
}

function Tabs({ desk: { room, state, tell, open }, hand }: { desk: Desk; hand: boolean }) {
	const tabs: { tab: Tab; name: string }[] = [
		{ tab: 'choices', name: room.replay ? w.thisStep : w.choices },
		...(hand ? [{ tab: 'hand' as Tab, name: w.hand }] : []),
		{ tab: 'players', name: w.playersLabel },
		{ tab: 'log', name: w.log },
	];
	return (
		<div class="tabs" role="tablist" aria-label={w.underBoard}>
			{tabs.map(({ tab, name }) => (
				<button
					key={tab}
					role="tab"
					data-tab={tab}
					aria-selected={open && state.tab === tab}
					onClick={() => tell({ type: 'tab', tab, open })}
				>
					{name}
				</button>
			))}
		</div>
	);
}

function piecesOf(choice: Choice | null): string[] {
	return (choice ? (choice.more ?? [choice.move]) : []).flatMap((move) => move.pieces.map((piece) => piece.id));
}

function ListPlace({ desk }: { desk: Desk }) {
	const { room, state, tell, asking, open, phone } = desk;
	const list = useRef<HTMLElement>(null);
	/* A new question's list begins at its top. */
	const far = useRef(0);
	useLayoutEffect(() => {
		if (far.current > 0) list.current?.scrollTo(0, 0);
	}, [state.asking, state.opened, state.chosen.length]);
	return (
		<section
			ref={list}
			class={open ? 'room__choices' : 'room__choices sr'}
			aria-label={w.choices}
			tabIndex={-1}
			onScroll={(event) => (far.current = event.currentTarget.scrollTop)}
			onFocusIn={open ? undefined : () => tell({ type: 'show', tab: 'choices' })}
		>
			{phone && room.guide}
			{asking ? <List desk={desk} /> : room.idle}
			{asking && <TypedPlace desk={desk} />}
		</section>
	);
}

function List({ desk }: { desk: Desk }) {
	const { room, state, tell, groups, rows } = desk;
	return (
		<Choices
			groups={groups}
			rows={rows}
			players={room.players}
			hints={room.hints}
			choose={(choice) => tell({ type: 'choose', choice })}
			point={(choice) => desk.point(piecesOf(choice))}
			marked={state.sure?.text ?? null}
			narrowed={state.chosen.length > 0 || state.opened !== null}
			widen={() => tell({ type: 'anew' })}
			type={() => desk.type(true)}
		/>
	);
}

function TypedPlace({ desk: { room, state, tell, typing, type, phone } }: { desk: Desk }) {
	if (typing)
		return (
			<Typed
				moves={state.moves}
				players={room.players}
				play={(text) => tell({ type: 'play', text })}
				close={() => type(false)}
			/>
		);
	return phone ? (
		<button class="link typed__open" onClick={() => type(true)}>
			{w.typeMoveKey}
		</button>
	) : null;
}

function HandPlace({ desk: { room, board, seat } }: { desk: Desk }) {
	const Hand = room.ui.Hand!;
	const drawn = useMemo(() => <Hand {...board} />, [Hand, board]);
	return (
		<section class="room__hand" data-sheet="hand" aria-label={w.yourHand}>
			<div class="near-head">
				<h2 class="label">{w.yourHand}</h2>
				<span class="soft">{room.ui.handNote?.(room.view, seat)}</span>
			</div>
			<Fallback renew={room.shown.stamp} otherwise={null}>
				{drawn}
			</Fallback>
		</section>
	);
}

function StripPlace({ desk: { room, open, tell } }: { desk: Desk }) {
	const { ui, told, players } = room;
	return useMemo(
		() => <Strip ui={ui} view={told} players={players} open={() => tell({ type: 'tab', tab: 'players', open })} />,
		[ui, told, players, open, tell],
	);
}

function SeatsPlace({ desk: { room, state, board } }: { desk: Desk }) {
	const { ui, told, clock } = room;
	const { sealed } = state;
	const props = useMemo(() => ({ ...board, view: told }), [board, told]);
	return useMemo(() => <Seats {...{ ui, props, clock, sealed }} />, [ui, props, [...clock].join(), sealed]);
}

function Side({ desk }: { desk: Desk }) {
	const { room, phone, point } = desk;
	return (
		<aside class="room__side" aria-label={w.playersAndLog}>
			<section class="room__players" data-sheet="players" aria-label={w.playersLabel} tabIndex={0}>
				<SeatsPlace desk={desk} />
			</section>
			{!phone && room.guide}
			<Log lines={room.lines} older={room.older} players={room.players} point={point} jump={room.jump} />
		</aside>
	);
}

function Voice({ desk: { room, state, asking, groups } }: { desk: Desk }) {
	const count = w.countChoices(state.moves.length);
	const ends = room.ends && asking ? `${count} ${room.ends}` : room.ends;
	return (
		<Announcer
			news={room.replay ? NOTHING_NEW : room.news}
			stamp={state.stamp}
			ends={room.covered ? null : ends}
			advice={adviceIn(groups, room.hints, room.players)}
		/>
	);
}
