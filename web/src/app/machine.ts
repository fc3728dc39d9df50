/* machine.ts - where a table or a replay is, as one value that events change: which position is shown
 * and how many wait behind it, what is chosen of the answer, whether it is sealed, what is open beside
 * the board, and whether the server hears. It draws nothing, waits for nothing and sends nothing: what
 * is to be done besides is told with the next value. */
import type { Choice, Move } from '../game';
import { click, pick } from './pick';

export type Tab = 'choices' | 'hand' | 'players' | 'log';

/* A position as it comes to be shown. */
export interface Shown {
	stamp: number; /* changes with every position */
	asking: string; /* which question is asked; '' where none is */
	moves: Move[]; /* what may be done now; none while others' moves are shown */
	waiting: number; /* positions that wait behind this one */
	seat: number; /* whose view it is, from 1; 0: a spectator's */
	pending: number[]; /* who is asked, from 1 */
	linked: boolean; /* the server hears */
}

export interface State extends Shown {
	chosen: string[]; /* pieces clicked so far of a move of several */
	sure: Move | null; /* a tap that waits for the second */
	opened: Choice | null; /* a choice that stands for several */
	sealed: boolean; /* one's own answer lies face down until the others have theirs */
	sent: string; /* the question that a move was sent for */
	tab: Tab;
	wish: boolean; /* the list of choices is to be open, until it is closed again */
	shown: string; /* the part of a question that it is open for, or closed, or has to be open */
	closed: string;
	needed: string;
}

export type Event =
	| ({ type: 'position' } & Shown)
	| { type: 'press'; id: string; finger: boolean }
	| { type: 'choose'; choice: Choice }
	| { type: 'play'; text: string }
	| { type: 'confirm' | 'not' | 'back' | 'anew' | 'refused' }
	| { type: 'backTo'; left: number }
	| { type: 'tab'; tab: Tab; open: boolean }
	| { type: 'show' | 'hide' | 'need'; tab?: Tab }
	| { type: 'toggle'; open: boolean };

/* The next value, and the move to send, if there is one. */
export interface Step {
	state: State;
	play?: string;
}

const NONE: string[] = [];
const NOTHING = { chosen: NONE, sure: null, opened: null };

export function begin(wish: boolean): State {
	return {
		stamp: -1,
		asking: '',
		moves: [],
		waiting: 0,
		seat: 0,
		pending: [],
		linked: true,
		...NOTHING,
		sealed: false,
		sent: '',
		tab: 'choices',
		wish,
		shown: '',
		closed: '',
		needed: '',
	};
}

/* The part of the question that is being answered, which the drawer is open or closed for. */
export function partOf(state: State): string {
	if (state.moves.length === 0) return 'nothing';
	return `${state.asking} ${state.chosen.join()} ${state.sure ? 'sure' : ''} ${state.opened?.move.text ?? ''}`;
}

/* Whether the list is open. `always` where something there has to be seen, whatever is asked. */
export function isOpen(state: State, always: boolean): boolean {
	const part = partOf(state);
	const forced = state.shown === part || state.needed === part;
	return always || state.opened !== null || (state.closed !== part && (state.wish || forced));
}

/* Several were asked at once, one of them is done, and the others are still asked. */
function isSealed(before: State, { seat, pending }: Shown): boolean {
	if (seat === 0 || before.seat !== seat || pending.includes(seat) || pending.length === 0) return false;
	const fewer = pending.every((other) => before.pending.includes(other));
	return fewer && (before.sealed || before.pending.includes(seat));
}

/* What was begun belongs to its question, so that the next one begins with nothing however soon
 * after it the next click comes. */
function place(state: State, shown: Shown): State {
	const same = state.asking === shown.asking && shown.moves.length > 0;
	const fits = same && pick(shown.moves, state.chosen).moves.length > 0;
	const fresh = state.stamp !== shown.stamp;
	return {
		...state,
		...shown,
		...(fits ? {} : NOTHING),
		sealed: fresh || state.seat !== shown.seat ? isSealed(state, shown) : state.sealed,
		/* What was on its way when the line broke may never have come there. */
		sent: shown.linked ? state.sent : '',
		tab: shown.moves.length > 0 && fresh ? 'choices' : state.tab,
	};
}

/* A question is answered once, unless the answer was refused. */
function play(state: State, text: string): Step {
	const next = { ...state, ...NOTHING };
	if (state.asking === '' || state.sent === state.asking) return { state: next };
	return { state: { ...next, sent: state.asking }, play: text };
}

function press(state: State, id: string, finger: boolean): Step {
	const result = click(state.moves, state.chosen, id);
	const { move } = result;
	if (!move) return { state: { ...state, ...NOTHING, chosen: result.chosen } };
	if (finger && state.sure?.text !== move.text) return { state: { ...state, opened: null, sure: move } };
	return play(state, move.text);
}

function choose(state: State, choice: Choice): Step {
	if (choice.more && choice.more.length > 1) return { state: { ...state, sure: null, opened: choice } };
	return play(state, choice.move.text);
}

export function hasBegun({ sure, opened, chosen }: State): boolean {
	return sure !== null || opened !== null || chosen.length > 0;
}

/* One step back: the second tap, the opened choice, or the last piece. */
function back(state: State): State {
	if (state.sure) return { ...state, sure: null };
	if (state.opened) return { ...state, opened: null };
	return { ...state, chosen: state.chosen.slice(0, -1) };
}

function openTab(state: State, tab: Tab, open: boolean): State {
	const part = partOf(state);
	if (open && tab === state.tab) return { ...state, closed: part };
	return { ...state, tab, shown: part, closed: '' };
}

function drawer(state: State, event: Extract<Event, { type: 'show' | 'hide' | 'need' }>): State {
	const part = partOf(state);
	const tab = event.tab ?? state.tab;
	if (event.type === 'hide') return { ...state, closed: part };
	if (event.type === 'need') return { ...state, needed: part };
	return { ...state, tab, shown: part, closed: '' };
}

export function step(state: State, event: Event): Step {
	switch (event.type) {
		case 'position': {
			const { type: _, ...shown } = event;
			return { state: place(state, shown) };
		}
		case 'press':
			return press(state, event.id, event.finger);
		case 'choose':
			return choose(state, event.choice);
		case 'play':
			return play(state, event.text);
		case 'confirm':
			return state.sure ? play(state, state.sure.text) : { state };
		case 'not':
			return { state: { ...state, sure: null } };
		case 'back':
			return { state: back(state) };
		case 'backTo':
			return { state: { ...state, ...NOTHING, chosen: state.chosen.slice(0, event.left) } };
		case 'anew':
			return { state: { ...state, ...NOTHING } };
		case 'refused':
			return { state: { ...state, sent: '' } };
		case 'tab':
			return { state: openTab(state, event.tab, event.open) };
		case 'toggle':
			return { state: { ...state, tab: 'choices', wish: !event.open, closed: event.open ? partOf(state) : '' } };
		default:
			return { state: drawer(state, event) };
	}
}

/* A replay's own: where it is and whether it goes on by itself. */
export interface Reel {
	step: number;
	last: number;
	playing: boolean;
	moment?: Moment; /* of the step, where somebody looked into it */
}

/* How far a step's scene is shown, from 0 to 1; while it is held it stays there. */
export interface Moment {
	share: number;
	held: boolean;
	count: number; /* of the times that a scene was taken in hand */
}

export type Turn = { to: number } | { share: number } | 'let go' | 'play' | 'next';

export function turn(reel: Reel, event: Turn): Reel {
	/* At the end there is nothing to go on with: it begins anew. */
	if (event === 'play' && !reel.playing && reel.step >= reel.last) return { ...reel, step: 0, playing: true };
	if (event === 'play') return { ...reel, playing: !reel.playing };
	const { step, last, playing, moment } = reel;
	if (event === 'next') return step < last ? { step: step + 1, last, playing } : { ...reel, playing: false };
	if (event === 'let go') return moment ? { ...reel, moment: { ...moment, held: false } } : reel;
	if ('share' in event) {
		const count = (moment?.count ?? 0) + (moment?.held ? 0 : 1);
		return { step, last, playing: false, moment: { share: event.share, held: true, count } };
	}
	return { step: Math.max(0, Math.min(last, event.to)), last, playing: false };
}
