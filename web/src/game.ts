/* game.ts - what the frame and a game's board have to do with each other.
 *
 * The frame (web/src/app) speaks with the server, keeps the moves, the log, the clock and
 * the keyboard. A game (web/src/games/<slug>) draws one view of its table and says in its
 * own words what can be done. A board never talks to the server: it calls pick() when a
 * piece is clicked, and the frame finds out which moves that leaves.
 *
 * Seats count from 0 here, as in the games' views; -1 is nobody, or a spectator. (The
 * protocol counts from 1: socket.ts converts, nothing else does.)
 */
import type { ComponentChildren, ComponentType, VNode } from 'preact';
import type { Scene } from './pieces/director';
import type { Recipe } from './pieces/sounds';

export type { Recipe, Scene };

export interface Piece {
	id: string;
	name: string;
}

/* One thing that may be done: `text` names it here, in the page's language, the server is sent
 * its `notation`; `explain` is for people, `pieces` are what is clicked for it, in order. What it is for programs is `move`, by the
 * game's table of moves (M: the type Move of web/made/<slug>); in it seats count from 1. */
export interface Move<M = any> {
	text: string;
	notation?: string; /* of a game that describes its moves */
	declines?: boolean; /* it says no to what another did or what is offered */
	ends?: boolean; /* it ends a step or a turn */
	explain: string;
	move: M;
	action?: number;
	pieces: Piece[];
}

/* One line of what a seat learnt. Names of players stand in `text` already. What it is for
 * programs is `data` (N: the type News of web/made/<slug>), in which seats count from 1; lines
 * of the frame's own have none. */
export interface Entry<N = any> {
	number: number;
	seat: number;
	kind: string;
	text: string;
	remark?: boolean; /* of the table rather than the game: somebody resigned */
	data?: N;
	pieces: Piece[];
}

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'star';

export interface Player {
	seat: number;
	name: string;
	kind: 'open' | 'person' | 'bot';
	bot?: string;      /* how a bot is called, "normal" */
	present: boolean;
	away: boolean;     /* a bot keeps the seat */
	resigned: boolean;
	wouldResign?: boolean; /* a bot that sees no hope, if its only opponent lets it */
	me: boolean;
	turn: boolean;     /* a move of theirs is wanted */
	colour: number;    /* 0 to 5: --p1 to --p6, Okabe-Ito */
	shape: Shape;
	letter: string;    /* "A" to "F" */
}

/* What a click on a piece can do now. */
export interface Mark<M = any> {
	moves: Move<M>[];     /* the moves that are left after it */
	label?: string;    /* what it does, in a few words */
	chosen?: boolean;  /* it was clicked already; a click takes that back */
	hint?: boolean;    /* the bot would */
	hover?: boolean;   /* a choice of the list that points here has the pointer or the focus */
	last?: boolean;    /* something just happened here; moves may be empty */
}

export interface BoardProps<V = any, M = any, N = any> {
	view: V;
	seat: number;                     /* whose view it is */
	players: Player[];
	marks: Map<string, Mark<M>>;       /* by piece id */
	chosen: string[];                 /* pieces clicked so far of a move of several */
	pick(id: string): void;           /* a click on a piece */
	play(text: string): void;         /* straight to a move, for a button of the game's own */
	moves: Move<M>[];                 /* all that are listed */
	news: Entry<N>[];                 /* what happened since the last position, to animate */
	focus(id: string | null): void;   /* pointer or focus on a piece: the frame explains it */
	look(id: string): void;           /* show this card or piece large (cardText) */
	still: boolean;                   /* no animation: reduced motion, or scrubbing */
	phone: boolean;
	ask?: string;                     /* the question, if this seat is asked */
	show?: string;                    /* the table as text, for games without a board */
}

/* The text of a card or piece, enlarged. */
export interface CardText {
	title: string;
	text: string;
	flavour?: string;
	cost?: string;
	art?: VNode;
	clause?: string;                  /* where in the rules */
}

/* A choice as the list shows it; what is left out is taken from the move. */
export interface Choice {
	move: Move;
	what?: string;                    /* "Dock at Earth" */
	then?: string;                    /* "Bring food and a gem home" */
	cost?: ComponentChildren;         /* "2 hexes" */
	flat?: boolean;                   /* the way out: pass, stay, decline; its key is 0 */
	more?: Move[];                    /* it stands for all of these: choosing it lists them */
}

export interface Group {
	title: string;
	note?: string;
	choices: Choice[];
}

/* One step of a first-game guide. It waits until `when` holds, points at `at` (piece ids
 * or CSS selectors of the frame), and goes away when `done` holds or Next is pressed. */
export interface GuideStep<V = any, M = any, N = any> {
	id: string;
	title: string;
	text: string | ((now: GuideNow<V, M, N>) => string);
	when?(now: GuideNow<V, M, N>): boolean;
	at?: string | string[] | ((now: GuideNow<V, M, N>) => string[]);
	done?(now: GuideNow<V, M, N>): boolean; /* without it there is a Next button */
	moot?(now: GuideNow<V, M, N>): boolean; /* nothing is left to teach: it need not come */
}
export interface GuideNow<V = any, M = any, N = any> {
	view: V;
	seat: number;
	asked: boolean;
	moves: Move<M>[];
	news: Entry<N>[];                 /* since the last position */
	log: Entry<N>[];                  /* everything so far */
	since: Entry<N>[];                /* what happened since this step was shown */
}

/* The moves of one verb, and the first of them. */
export function withVerb<M extends { verb: string }, V extends M['verb']>(
	moves: Move<M>[],
	verb: V,
): Move<Extract<M, { verb: V }>>[] {
	return moves.filter((move) => move.move.verb === verb) as Move<Extract<M, { verb: V }>>[];
}
export function theOne<M extends { verb: string }, V extends M['verb']>(
	moves: Move<M>[],
	verb: V,
): Move<Extract<M, { verb: V }>> | undefined {
	return withVerb(moves, verb)[0];
}

/* The data of a table (GET /api/tables/ID/book), by columns: "card[].cost" of the field table,
 * "card[].piece" and what else follows for the members of the game's sets. */
export type Book = Record<string, any>;

/* What a scene is made of: the positions before and after, what led from one to the other, and the
 * room as it is drawn now, at `after`. */
export interface Told<V = any, N = any> {
	before: V;
	after: V;
	news: Entry<N>[];
	seat: number;
	players: Player[];
	root: HTMLElement;
}

/* How a seat came off. */
export interface Row {
	seat: number;
	place: number;
	score: number;
	text: string; /* the score in words: "2 bases, 7 units" */
}

/* The end of a game, over the whole room. Its tracks are laid in a layout effect; its last frame
 * stays until the person goes on to the result. */
export interface EndingProps<V = any, N = any> {
	view: V;
	news: Entry<N>[]; /* what brought it, which was seen just before */
	result: Row[];
	seat: number;
	players: Player[];
	scene: Scene;    /* 5.5 s, unless it says otherwise: scene.lasts(4800) */
	won: boolean;    /* this seat did; of a spectator: somebody */
}

/* A part of a score: where it came from. */
export interface Part {
	name: string;
	value: number;
}

/* An award, given with a straight face. */
export interface Honour {
	title: string;
	text: string;
	seat?: number;
}

export interface GameUI<V = any, M = any, N = any> {
	slug: string;
	/* What the board draws, of the state as this seat is told it (the type View of
	 * web/made/<slug>) and the data. Without it the view is the state itself. */
	read?(state: any, book: Book, seat: number): V;
	book?: Book;                                         /* the frame's, where there is read() */
	theme: string;                                       /* CSS class of its world */
	Board: ComponentType<BoardProps<V, M, N>>;
	Hand?: ComponentType<BoardProps<V, M, N>>;                 /* own cards */
	Purse?: ComponentType<{ view: V; player: Player; props: BoardProps<V, M, N> }>; /* body of a player's panel */
	sub?(view: V, player: Player): string;               /* second line under a name */
	money?(view: V, player: Player, still: boolean): VNode | string; /* the number at the right of a name */
	strip?(view: V, player: Player): string;             /* beside a sign, on a phone: the one number that decides */
	headline?(view: V, players: Player[]): VNode;        /* chips in the top bar */
	lead?(view: V, still: boolean): VNode | null;        /* a picture before the question: a die */
	steps?(view: V): { name: string; state: 'done' | 'now' | 'next' }[];
	group?(moves: Move<M>[], view: V, seat: number): Group[];
	choice?(move: Move<M>, view: V, seat: number): Choice;  /* a move by itself, in a list of others like it */
	handNote?(view: V, seat: number): string;            /* "playable after you move" */
	namesNext?: boolean;                                 /* tips name the piece that a move leads on to: what explains it does not */
	cardText?(id: string, view: V): CardText | null;
	round?(view: V): number | undefined;                 /* heads the log's rounds */
	turns?: boolean;                                     /* which are turns of each, where the rules know no rounds */
	remarks?(log: Entry<N>[], at: number, players: Player[]): Entry[]; /* lines of the page's own before an entry */
	guide: GuideStep<V, M, N>[];
	/* What just happened, as a scene, or null where nothing is to be seen; app and pieces/director.ts
	 * see to the rest. */
	scene?(told: Told<V, N>): Scene | null;
	/* Whether the scene of these news needs nothing of the board as it is after them, and reveals it itself: until
	 * then it is not drawn again. */
	waits?(news: Pick<Entry<N>, 'kind' | 'data'>[]): boolean;
	Ending?: ComponentType<EndingProps<V>>;
	cues?: Record<string, Recipe>;                       /* adds to and replaces the house's (app/cues.ts) */
	breakdown?(view: V, seat: number): Part[];           /* why this seat's score is what it is */
	honours?(log: Entry<N>[], players: Player[]): Honour[];
}

/* Where an element stands for a piece it carries data-piece="<id>": the keyboard, tooltips,
 * the guide and the log find it by that. What can be acted on (its mark has moves) is a
 * <button>, or an SVG group made one by actable() or pressable() (pieces/act.ts), which answers
 * click, Enter and Space; it calls pick() then, and focus() on pointer and focus. Arrows, and which
 * piece is the stop of Tab, are the frame's (app/rove.ts).
 * Style sheets: a game's index.tsx imports its own; main.css has pieces/pieces.css for
 * all. The policy of the server forbids inline <style>; style={{...}} is allowed. */
