/* view.ts - the table of One False Step as its json() gives it, and the small questions that
 * a board asks of it. Seats count from 0. */
import type { BoardProps, Move, Player } from '../../game';
import type * as Made from '../../../made/one-false-step';

export type Act = Made.Move;
export type News = Made.News;
export type Props = BoardProps<View, Act, News>;
export type Good = Made.Chip;
export type Day = '' | Made.Day;
export type Where = Made.Where;

export interface Section {
	number: number;
	name: string;
	text: string;
	x: number;
	y: number;
	width: number;
	height: number;
	across: boolean;
	upsideDown: boolean;
}

export interface City {
	id: string;
	card: string;
	trainId: string;
	name: string;
	text: string;
	section: number;
	x: number;
	y: number;
	seat: boolean;
	population: number;
	food: number;
	red: number;
	cap?: number;
	where: Where;
	owner?: number;
	chips: number;  /* the bid in the starting auction; Fridays left while it is inactive */
	pile: number;   /* counters standing in it: its strength */
	middle: number; /* counters to be placed from its card */
	train: number;
}

export interface Claim {
	id: string;
	name: string; /* "mine 3-2" */
	kind: Made.Kind;
	x: number;
	y: number;
	owner?: number;
	defender?: string;
}

export interface Line {
	from: string;
	to: string;
	seam?: boolean;
}

export interface Road {
	from: string;
	x: number;
	y: number;
}

export interface System {
	id: string;
	name: string;
	title: string;
	text: string;
	level: number;
	like: string;
	target: number;
	chance: number; /* thousandths */
	next?: {
		price: number;
		target: number;
		chance: number;
		fee?: number;
		feeTo?: number;
		takesKnowHow: boolean;
	};
}

export interface Outcome {
	held: number;
	chance: number;
	gain: number;
	wins: boolean;
}

export interface Mayor {
	seat: number;
	id: string;
	mayor: string;
	motto: string;
	score: number;
	from: { chips: number; cities: number; knowHow: number };
	red: number;
	food: number;
	gold: number;
	farms: number;
	mines: number;
	upkeep: number;
	offersLeft: number;
	bidding: boolean;
	rocket: {
		id: string;
		name: string;
		aboard: number;
		systems: System[];
		shot: { food: number; aboard: number; outcomes: Outcome[] };
	};
}

export interface KnowHow {
	id: string;
	system: string;
	title: string;
	text: string;
	holder?: number;
	level?: number;
	points: number;
	fee: number;
}

export interface View {
	week: number;
	weekLimit: number;
	day: Day;
	phase: Made.Phase;
	resumes?: Made.Phase;
	goal: number;
	turn: number;
	order: number[]; /* from the Button on */
	dice: number[];
	bankRate: number;
	minimumBid: number;
	offersADay: number;
	population: boolean;
	winner?: number;
	auction?: { lot: string; bid: number; bidder?: number; in: number[] };
	offer?: { by: number; to: number; gives: Good; give: number; takes: Good; take: number };
	deck: number;
	starved: string[];
	players: Mayor[];
	knowHow: KnowHow[];
	levels: { like: string; price: number; target: number; chance: number }[];
	map: {
		name: string;
		text: string;
		width: number;
		height: number;
		sections: Section[];
		cities: City[];
		claims: Claim[];
		lines: Line[];
		roads: Road[];
	};
}

export const DAYS: { day: Day; short: string; does: string }[] = [
	{ day: 'sunday', short: 'Sun', does: 'Populate' },
	{ day: 'monday', short: 'Mon', does: 'Claims' },
	{ day: 'tuesday', short: 'Tue', does: 'Income' },
	{ day: 'wednesday', short: 'Wed', does: 'Expenses' },
	{ day: 'thursday', short: 'Thu', does: 'Rockets' },
	{ day: 'friday', short: 'Fri', does: 'Waking' },
	{ day: 'saturday', short: 'Sat', does: 'Auction' },
];

export function cityOf(view: View, id: string): City | undefined {
	return view.map.cities.find((city) => city.id === id || city.card === id || city.trainId === id);
}

export function citiesOf(view: View, seat: number): City[] {
	return view.map.cities.filter(
		(city) => city.owner === seat && (city.where === 'active' || city.where === 'inactive'),
	);
}

export function playerAt(players: Player[], seat: number | undefined): Player | undefined {
	return seat === undefined ? undefined : players.find((player) => player.seat === seat);
}

/* What people call a seat in a sentence about it. */
export function nameAt(players: Player[], seat: number | undefined): string {
	const player = playerAt(players, seat);
	return player === undefined ? 'nobody' : player.me ? 'you' : player.name;
}

/* Thousandths as people say them. */
export function percent(thousandths: number): string {
	if (thousandths === 0) return '<0.1%'; /* no shot is hopeless: it is rounded */
	if (thousandths < 100) return `${(thousandths / 10).toFixed(1)}%`;
	return `${Math.round(thousandths / 10)}%`;
}

export function plural(count: number, one: string, many = `${one}s`): string {
	return `${count} ${count === 1 ? one : many}`;
}

const NAMES = { red: 'red', food: 'Food', gold: 'Gold' } as const;

export function goodName(good: Good): string {
	return NAMES[good];
}

export function otherGood(good: Good): Good {
	return good === 'food' ? 'gold' : 'food';
}

/* "2 Food and 1 Gold" */
export function chipWords(chips: Record<Good, number>): string {
	const parts = (Object.keys(NAMES) as Good[]).filter((good) => chips[good] > 0).map((good) => `${chips[good]} ${goodName(good)}`);
	return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ');
}

/* How many Mines and Farms are at a city's door. */
export function doors(view: View, city: City): { mines: number; farms: number } {
	const near = new Set(view.map.lines.filter((line) => line.from === city.id).map((line) => line.to));
	const claims = view.map.claims.filter((claim) => near.has(claim.id));
	const mines = claims.filter((claim) => claim.kind === 'mine').length;
	return { mines, farms: claims.length - mines };
}

/* Fridays that a city sleeps for a bid: half of the chips, rounded up. */
export function waits(bid: number): number {
	return bid - Math.floor(bid / 2);
}

export function titled(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/* Moves all of whose pieces are clicked: they differ in numbers only. */
export function alike(moves: Move<Act>[], chosen: string[]): Move<Act>[] {
	if (chosen.length === 0) return [];
	return moves.filter(
		(move) =>
			move.pieces.length === chosen.length &&
			move.pieces.every((piece, i) => piece.id === chosen[i]),
	);
}
