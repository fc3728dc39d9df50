/* desk.ts - all that the views of a frame share: what is shown, what of it can be chosen, what is
 * marked, and how to tell the machine of it. */
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps, Choice, Entry, GameUI, Group, Mark, Move, Player } from '../game';
import { groupsOf, rowsOf, type Advised, type Row } from './choices';
import { useController } from './controller';
import type { Line } from './log';
import { isOpen, type Event, type Shown, type State } from './machine';
import { pick, type Picked } from './pick';
import { Source, useSource } from './source';
import { singleKeys } from './wishes';

/* What a table or a replay fills a frame with. */
export interface FrameProps {
	ui: GameUI;
	title: string;
	players: Player[];
	view: any; /* what board and hand are drawn of */
	told: any; /* what may be known of it so far, in numbers and words */
	act: number; /* counts what there was to perform */
	perform(root: HTMLElement): void;
	shown: Shown;
	news: Entry[];
	lines: Line[];
	older?(): void; /* fetches lines from before these */
	ask: string | null;
	sentence(sealed: boolean): VNode;
	ends: string | null; /* how what is said of this position ends; null while it goes on by itself */
	over: boolean;
	still: boolean;
	show?: string;
	hints: Map<string, Advised> | null;
	clock: Map<number, number>;
	skip(): void;
	play(text: string): Promise<unknown>;
	look(id: string): void;
	tools: ComponentChildren;
	keys: Record<string, () => void>;
	jump?(number: number): void;
	idle?: ComponentChildren; /* in the choices' place when there are none */
	offers?: boolean; /* that has something to do, so that the drawer stays open for it */
	extra?: ComponentChildren; /* beside the frame: dialogs, curtain */
	under?: ComponentChildren; /* under the board: a replay's controls */
	guide?: ComponentChildren; /* the first-game guide: near, and over nothing */
	replay?: boolean;
	covered?: boolean; /* by a curtain: nothing behind it is seen or read out */
}

export interface Desk {
	room: FrameProps;
	box: { current: HTMLDivElement | null };
	state: State;
	tell(event: Event): void;
	asking: boolean;
	busy: boolean;
	seat: number; /* from 0; -1 is a spectator */
	open: boolean; /* the drawer */
	picked: Picked;
	groups: Group[];
	rows: Row[];
	board: BoardProps;
	phone: boolean;
	keyed: boolean;
	focus: Source<string | null>;
	finger: { current: boolean }; /* the last that touched the screen was a finger */
	point(ids: string[]): void;
	typing: boolean;
	type(on: boolean): void;
}

const NONE: Move[] = [];

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

function useMarks(room: FrameProps, picked: Picked, pointed: string[], sure: Move | null): Map<string, Mark> {
	return useMemo(() => {
		const all = sure ? [...pointed, ...sure.pieces.map((piece) => piece.id)] : pointed;
		return marksFor(picked.marks, room.hints, all, room.news);
	}, [picked, room.hints, pointed, room.news, sure]);
}

/* The list: what is left, in the game's own groups where nothing is chosen yet. */
function useList(room: FrameProps, state: State, picked: Picked, seat: number): { groups: Group[]; rows: Row[] } {
	const { ui, view } = room;
	const listed = state.opened?.more ?? picked.moves;
	const groups = useMemo(() => {
		const whole = state.moves.length > 0 && !state.opened && state.chosen.length === 0;
		const single = (move: Move): Choice => ui.choice?.(move, view, seat) ?? { move };
		return groupsOf(listed, whole ? ui.group?.(listed, view, seat) : undefined, single);
	}, [listed, view, seat, state.chosen, state.opened]);
	return { groups, rows: useMemo(() => rowsOf(groups), [groups]) };
}

/* Whether a finger or a mouse points. */
function useFinger(): { current: boolean } {
	const finger = useRef(false);
	useEffect(() => {
		const pointer = (event: PointerEvent) => {
			finger.current = event.pointerType === 'touch';
		};
		addEventListener('pointerdown', pointer, true);
		return () => removeEventListener('pointerdown', pointer, true);
	}, []);
	return finger;
}

type Parts = Pick<Desk, 'room' | 'state' | 'tell' | 'busy' | 'seat' | 'phone' | 'focus' | 'finger'>;

/* What can be done on the board: the same for good, whatever is done by it now. */
function useActs(parts: Parts): Pick<BoardProps, 'pick' | 'play' | 'focus' | 'look'> {
	const now = useRef(parts);
	now.current = parts;
	return useMemo(
		() => ({
			pick: (id) => {
				const { busy, room, tell, finger } = now.current;
				return busy ? room.skip() : tell({ type: 'press', id, finger: finger.current });
			},
			play: (text) => now.current.tell({ type: 'play', text }),
			focus: (id) => !now.current.finger.current && now.current.focus.set(id),
			look: (id) => now.current.room.look(id),
		}),
		[],
	);
}

/* The same while nothing of it has changed: what is told beside the board, line by line of a scene, is no reason
 * to draw the board again. */
function useBoard(parts: Parts, marks: Map<string, Mark>): BoardProps {
	const { room, state, seat, phone } = parts;
	const { view, players, news, still, show } = room;
	const { chosen, moves } = state;
	const ask = room.ask ?? undefined;
	const acts = useActs(parts);
	return useMemo(
		() => ({ ...acts, view, seat, players, marks, chosen, moves, news, still, phone, ask, show }),
		[view, seat, players, marks, chosen, moves, news, still, phone, ask, show],
	);
}

export function useDesk(room: FrameProps): Desk {
	const focus = useMemo(() => new Source<string | null>(null), []);
	const [pointed, point] = useState<string[]>([]);
	const [typing, type] = useState(false);
	const { state, tell } = useController(room.shown, room.play, () => {
		focus.set(null);
		point([]);
	});
	const phone = usePhone();
	const finger = useFinger();
	const picked = useMemo(() => pick(state.moves, state.chosen), [state.moves, state.chosen]);
	const parts = { room, state, tell, busy: state.waiting > 0, seat: state.seat - 1, phone, focus, finger };
	const marks = useMarks(room, picked, pointed, state.sure);
	const list = useList(room, state, picked, parts.seat);
	return {
		...parts,
		...list,
		box: useRef<HTMLDivElement>(null),
		asking: state.moves.length > 0,
		open: isOpen(state, room.offers === true || (phone && Boolean(room.guide))),
		picked,
		board: useBoard(parts, marks),
		keyed: useSource(singleKeys) !== 'off',
		point,
		typing,
		type,
	};
}
