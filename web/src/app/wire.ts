/* wire.ts - the protocol of docs/api.md as types, and how it becomes what boards are given:
 * seats from 0, names in place of p1 to p6. */
import type { Entry, Move, Piece, Player, Shape } from '../game';
import { w } from './words';

export interface SeatInfo {
	seat: number; /* from 1 */
	kind: 'open' | 'person' | 'bot';
	name?: string;
	present?: boolean;
	away?: boolean;
	resigned?: boolean;
	would_resign?: boolean; /* a bot of two, if the other side lets it */
	contribution?: string;
}

export interface TableInfo {
	table: string;
	number: number;
	state: 'open' | 'running' | 'finished' | 'old';
	why?: string;
	name: string;
	game: string;
	title: string;
	public: boolean;
	time: number;
	made: number;
	last: number;
	seats: SeatInfo[];
	options: string[];
	data: string;
	commitment: string;
	secret?: string;
	rematch?: string;
	deleted?: boolean;
}

export interface Summary extends Omit<TableInfo, 'options' | 'data' | 'commitment' | 'number'> {
	maker?: boolean;
	yours?: number[];
	asked?: boolean;
}

export interface WireEntry {
	number: number;
	seat: number;
	kind: string;
	text: string;
	remark?: boolean; /* kind and seat say it all; the text is English */
	data?: any; /* of a game's event */
	undone?: number;
	pieces: Piece[];
}

export interface Result {
	seat: number;
	place: number;
	score: number;
	text: string; /* the score in words */
}

export interface Position {
	table: string;
	number: number;
	seat: number; /* from 1; 0: a spectator */
	since: number;
	pending: number[];
	state?: any; /* by the game's table of its state */
	changed?: Record<string, unknown>; /* instead of it: what is new in the one before */
	turn?: number;
	undo?: boolean;
	takes_back?: number; /* how many moves, where bots' answers go with it */
	stays?: string; /* why not */
	question?: { text: string; turn: number; moves: Move[] };
	over: boolean;
	result?: Result[];
	log: WireEntry[]; /* after `since` */
	more?: boolean; /* there is more of it before that, to be asked for */
	clock?: { seat: number; left: number }[]; /* ms left to those asked, under a time control */
	came?: number; /* when it came, by our own clock */
}

/* A part of a log that is asked for: after `since` and before `before`. */
export interface LogPage {
	seat: number;
	before: number;
	since: number;
	more: boolean;
	log: WireEntry[];
}

export interface Advice {
	iterations: number;
	why: string; /* "" where nothing can be said for certain */
	instead?: { move: string; line: { seat: number; move: string }[] }; /* compared with it */
	moves: {
		move: string;
		chance: number;
		error: number; /* of the chance */
		equal: boolean; /* cannot be told from the best */
		sure: boolean; /* a number would say nothing more */
		share: number;
		says: string; /* all of this in words */
		line: { seat: number; move: string }[];
	}[];
}

export interface ChatLine {
	number: number;
	seat: number;
	at: number;
	name: string;
	text: string;
}

export interface GameOption {
	option: string;
	about: string;
	usual: string;
	lo?: number;
	hi?: number;
	choices?: string[];
}

export interface GameInfo {
	game: string;
	title: string;
	about: string;
	designers?: string;
	source?: string; /* whose document the game follows */
	version: number;
	seats: number[];
	usual: number; /* how many play where nobody says otherwise */
	yardstick: boolean;
	options: GameOption[];
}

export interface Games {
	games: GameInfo[];
	bots: { bot: string; about: string }[];
	lab: boolean; /* whether the server has it open */
}

const SHAPES: Shape[] = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'];

/* Bots are called by the stars of their seats' letters. */
const STARS = ['Altair', 'Bellatrix', 'Capella', 'Deneb', 'Electra', 'Fomalhaut'];

export function letterOf(seat: number): string {
	return 'ABCDEF'[seat] ?? '?';
}

export function nameOf(info: SeatInfo): string {
	if (info.kind === 'open') return w.openSeat;
	if (info.kind === 'bot') return STARS[info.seat - 1] ?? w.bot;
	/* So a transcript calls whoever is no bot. */
	return info.name === 'human' ? w.player : info.name && info.name !== 'Guest' ? info.name : w.guest;
}

/* Two guests at one table are told apart by their letters. */
function distinctName(info: SeatInfo, all: SeatInfo[]): string {
	const name = nameOf(info);
	const twins = all.filter((other) => other.kind === 'person' && nameOf(other) === name);
	return twins.length > 1 ? `${name} ${letterOf(info.seat - 1)}` : name;
}

export function playersOf(seats: SeatInfo[], mine: number[], pending: number[]): Player[] {
	return seats.map((info) => ({
		seat: info.seat - 1,
		name: distinctName(info, seats),
		kind: info.kind,
		bot: info.kind === 'bot' ? info.name : undefined,
		present: info.kind === 'bot' || info.present === true,
		away: info.away === true,
		resigned: info.resigned === true,
		wouldResign: info.would_resign === true,
		me: mine.includes(info.seat),
		turn: pending.includes(info.seat),
		colour: info.seat - 1,
		shape: SHAPES[info.seat - 1] ?? 'circle',
		letter: letterOf(info.seat - 1),
	}));
}

/* Texts of the server say p1 to p6. */
export function withNames(text: string, players: Player[]): string {
	return text.replace(/\bp([1-6])\b/g, (whole, seat) => players[Number(seat) - 1]?.name ?? whole);
}

export function namedMove(move: Move, players: Player[]): Move {
	return {
		text: move.text,
		notation: move.notation,
		declines: move.declines,
		ends: move.ends,
		explain: withNames(move.explain, players),
		move: move.move,
		action: move.action,
		pieces: move.pieces.map((piece) => ({
			id: piece.id,
			name: withNames(piece.name, players),
		})),
	};
}

/* What happened at the table rather than in the game is worded here. */
function wordsOf(entry: WireEntry, players: Player[]): string {
	const name = players[entry.seat - 1]?.name ?? '';
	return (entry.remark && w.remark(entry.kind, name)) || withNames(entry.text, players);
}

const named = new WeakMap<WireEntry, { players: Player[]; entry: Entry }>();

/* The same as long as the players are: a log is read whenever something more of it may be told. */
export function namedEntry(wire: WireEntry, players: Player[]): Entry {
	const known = named.get(wire);
	if (known?.players === players) return known.entry;
	const entry = nameIn(wire, players);
	named.set(wire, { players, entry });
	return entry;
}

function nameIn(entry: WireEntry, players: Player[]): Entry {
	return {
		number: entry.number,
		seat: entry.seat - 1,
		kind: entry.kind,
		text: wordsOf(entry, players),
		remark: entry.remark,
		data: entry.data,
		pieces: entry.pieces.map((piece) => ({
			id: piece.id,
			name: withNames(piece.name, players),
		})),
	};
}

export function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
