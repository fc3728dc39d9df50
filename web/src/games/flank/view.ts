/* view.ts - the table as the server shows it to one seat (src/games/flank/json.c), and small
 * questions about it. Ids are those of pieces; seats count from 0. */
import type { Entry, Move as Choosable, Player } from '../../game';
import { capital } from '../../app/wire';
import type { Area, Colour, Move as Described, News, Phase } from '../../../made/flank';

export type { Area, Colour, News, Phase };

export type Move = Choosable<Described>;
export type Tokens = Record<Colour, number>;
export const COLOURS: Colour[] = ['blue', 'green', 'yellow'];

export const AREAS: Area[] = ['front', 'support', 'flank'];
export const AREA_TITLES: Record<Area, string> = { front: 'Frontline', support: 'Support', flank: 'Flank' };

/* Units by the names of their types: { soldier: 2 }. */
export type Army = Record<string, number>;

export interface Zone {
	id: string;
	name: string;
	title: string;
	limit: number;
	x: number;
	y: number;
	corners: number[];
	near: string[];
	location?: number; /* whose base location it is */
	base?: boolean;
	units0?: { count: number; of: Army };
	units1?: { count: number; of: Army };
}

export interface Faction {
	id: string;
	name: string;
	title: string;
	people: string;
	about: string;
}

export interface Unit {
	id: string;
	key: string; /* in moves and news; the name may be changed in the data */
	name: string;
	title: string;
	plural: string;
	price: Tokens;
	copies: number;
	used: number;
	text: string;
	flavour: string;
}

export interface Upgrade {
	id: string;
	title: string;
	price: Tokens;
	when: 'ongoing' | 'before' | 'after';
	text: string;
	does: string; /* the text without when */
	flavour: string;
	active: boolean;
}

export interface Side {
	seat: number;
	bases: number;
	units: number;
	zones: number;
	cards: number;
	tokens: Tokens;
	onCard: Tokens;
	faction?: Faction;
	roster?: Unit[];
	upgrades?: Upgrade[];
}

/* What a unit brings: points wherever it stands, strikes and strikes cancelled by area. */
export interface Worth {
	points: number;
	strikes: Record<Area, number>;
	screens: Record<Area, number>;
}

export interface Sheet {
	seat: number;
	base: boolean;
	waiting?: Army;
	front?: Army;
	support?: Army;
	flank?: Army;
	aside?: Army;
	lost?: Army;
	points?: number;
	fromFront?: number;
	fromSupport?: number;
	fromBase?: number;
	fromBlue?: number;
	fromUpgrades?: number;
	strikes?: number;
	stopped?: boolean;
	falls?: Army; /* if combat ended now */
	worth?: Record<string, Worth>; /* of a unit of each type */
	hidden?: string;
	forming: boolean;
}

export interface Battle {
	zone: string;
	attacker: number;
	spentThisTurn: number;
	winner?: number;
	sheets: [Sheet, Sheet];
	ifEndedNow?: string; /* only while that can be changed */
}

export interface Resource {
	id: string;
	title: string;
	gives: Tokens;
	copies: number;
	flavour: string;
}

export interface View {
	round: number;
	roundLimit: number;
	phase: Phase;
	first: number;
	initiative: number;
	turn: number;
	deck: number;
	source?: string;
	target?: string;
	limits: {
		tokens: Tokens;
		mine: Tokens;
		upgrades: number;
		population: number;
		movePrice: number;
		attackersOver: number;
		frontPoints: number;
		supportPoints: number;
		basePoints: number;
	};
	factions?: Faction[];
	board: {
		name: string;
		title: string;
		about: string;
		width: number;
		height: number;
		border: [number, number, number, number];
		zones: Zone[];
	};
	players: [Side, Side];
	battle?: Battle;
	hand: Resource[];
	discards: Record<string, number>;
}

export function zoneOf(view: View, id: string): Zone | undefined {
	return view.board.zones.find((zone) => zone.id === id);
}

export function unitsAt(zone: Zone, seat: number): { count: number; of: Army } {
	return (seat === 0 ? zone.units0 : zone.units1) ?? { count: 0, of: {} };
}

/* Whose zone it is: who has units or a base there. */
export function holder(zone: Zone): number {
	if (unitsAt(zone, 0).count > 0) return 0;
	if (unitsAt(zone, 1).count > 0) return 1;
	return zone.base ? zone.location! : -1;
}

/* Zones are numbered in moves and news as the view lists them, from 1. */
export function zoneAt(view: View, number: number | undefined): Zone | undefined {
	return number === undefined ? undefined : view.board.zones[number - 1];
}

/* Types are numbered within a faction, from 1. */
export function unitOfType(view: View, seat: number, type: number): Unit | undefined {
	return view.players[seat]?.roster?.[type - 1];
}

/* What the news counts by the keys of units, counted by their names. */
export function armyOf(view: View, counts: Partial<Record<string, number>> | undefined): Army {
	const army: Army = {};
	for (const unit of view.players.flatMap((side) => side.roster ?? []))
		if (counts?.[unit.key]) army[unit.name] = counts[unit.key]!;
	return army;
}

export function unitNamed(view: View, name: string): Unit | undefined {
	return view.players.flatMap((side) => side.roster ?? []).find((unit) => unit.name === name);
}

export function unitTitle(view: View, name: string, count = 1): string {
	const unit = unitNamed(view, name);
	return unit ? (count === 1 ? unit.title : unit.plural) : name;
}

export function factionOf(view: View, seat: number): string {
	return view.players[seat]?.faction?.name ?? (seat === 0 ? 'terran' : 'swarm');
}

export function sizeOf(army: Army | undefined): number {
	return Object.values(army ?? {}).reduce((sum, count) => sum + count, 0);
}

/* "2 Soldiers and 1 Tank". */
export function armyWords(view: View, army: Army | undefined): string {
	const words = Object.entries(army ?? {})
		.filter(([, count]) => count > 0)
		.map(([name, count]) => `${count} ${unitTitle(view, name, count)}`);
	if (words.length === 0) return 'nobody';
	return words.length === 1 ? words[0]! : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

export function tokenWords(tokens: Tokens): string {
	const words = COLOURS.filter((colour) => tokens[colour] > 0).map(
		(colour) => `${tokens[colour]} ${colour}`,
	);
	return words.length === 0 ? 'nothing' : words.join(', ');
}

export function isOpenBattle(view: View): boolean {
	return view.battle?.sheets[0].points !== undefined;
}

/* The seat whose side of the table this is: one's own, or the first's for who watches. */
export function viewpoint(view: View, seat: number): number {
	return seat >= 0 ? seat : view.first;
}

export function playerName(players: Player[], seat: number): string {
	const player = players.find((known) => known.seat === seat);
	return player ? (player.me ? 'You' : player.name) : `Player ${seat + 1}`;
}

/* "You win", "Bellatrix wins". */
export function does(players: Player[], seat: number, verb: string, third = `${verb}s`): string {
	const name = playerName(players, seat);
	return `${name} ${name === 'You' ? verb : third}`;
}

/* If combat ended now: "You win 8 to 7", and "Bellatrix loses 1 Tank and the base". */
export function outlook(view: View, players: Player[]): { head: string; losses: string } {
	const [one, two] = view.battle!.sheets;
	const [a, b] = [one.points!, two.points!];
	const loses = (sheet: Sheet, i: number) => {
		const units = sizeOf(sheet.falls) > 0 || !sheet.base ? armyWords(view, sheet.falls) : '';
		const mine = playerName(players, sheet.seat) === 'You';
		const who = mine && i > 0 ? 'you lose' : does(players, sheet.seat, 'lose');
		return `${who} ${[units, sheet.base ? 'the base' : ''].filter(Boolean).join(' and ')}`;
	};
	const losers = [one, two].filter((sheet) => sheet.points! <= Math.min(a, b));
	return {
		head: a === b ? `${a} to ${b}, a tie` : `${does(players, a > b ? 0 : 1, 'win')} ${Math.max(a, b)} to ${Math.min(a, b)}`,
		losses: capital(losers.map(loses).join(', ')),
	};
}

export function areaPiece(seat: number, area: Area): string {
	return `area-p${seat + 1}-${area}`;
}

export function armyPiece(zone: Zone, unit: string): string {
	return `army-${zone.name}-${unit}`;
}

type Verb = Described['verb'];

/* The moves of some verbs. */
export function movesOf(moves: Move[], ...verbs: Verb[]): Move[] {
	return moves.filter(({ move }) => verbs.includes(move.verb));
}

/* The way out of a phase, a turn or an offer. */
export function outOf(moves: Move[]): Move | undefined {
	return movesOf(moves, 'done', 'hide-nothing')[0];
}

/* What happened, if it is of this kind. */
export function newsOf<K extends News['kind']>(entry: Entry | undefined, kind: K): Extract<News, { kind: K }> | undefined {
	return entry?.data?.kind === kind ? entry.data : undefined;
}

/* What a way of forming one type up says. */
export function formOf({ move }: Move, view: View, seat: number): { unit: string; split: Record<Area, number> } | null {
	if (move.verb !== 'form') return null;
	return { unit: unitOfType(view, seat, move.type)!.name, split: { front: 0, support: 0, flank: 0, ...move.units } };
}

/* A push, a move or a removal of a unit on its sheet. */
export interface Shift {
	verb: 'push' | 'shift' | 'remove';
	seat: number; /* whose unit it is */
	unit: string;
	from: Area;
	to?: Area;
}

export function shiftOf({ move }: Move, view: View, seat: number): Shift | null {
	if (move.verb !== 'push' && move.verb !== 'shift' && move.verb !== 'remove') return null;
	const owner = move.verb === 'shift' ? seat : 1 - seat;
	return {
		verb: move.verb,
		seat: owner,
		unit: unitOfType(view, owner, move.type)!.name,
		from: move.from,
		to: move.verb === 'remove' ? undefined : move.to,
	};
}

/* --- what a move would make of a battle --------------------------------------------- */

type Lanes = Record<Area, Army>;

function lanesOf(sheet: Sheet): Lanes {
	return { front: sheet.front ?? {}, support: sheet.support ?? {}, flank: sheet.flank ?? {} };
}

function moved(lanes: Lanes, { unit, from, to }: Shift): Lanes {
	const next = { ...lanes, [from]: { ...lanes[from], [unit]: lanes[from][unit]! - 1 } };
	return to ? { ...next, [to]: { ...next[to], [unit]: (next[to][unit] ?? 0) + 1 } } : next;
}

/* Points of units: of where they stand, and of their types. */
function unitPoints(view: View, sheet: Sheet, lanes: Lanes): number {
	const there = Object.entries(sheet.worth ?? {}).filter(([unit]) => AREAS.some((area) => lanes[area][unit]));
	return (
		view.limits.frontPoints * sizeOf(lanes.front) +
		view.limits.supportPoints * sizeOf(lanes.support) +
		there.reduce((sum, [, worth]) => sum + worth.points, 0)
	);
}

function sum(sheet: Sheet, lanes: Lanes, of: 'strikes' | 'screens'): number {
	return AREAS.reduce(
		(all, area) => Object.entries(lanes[area]).reduce((n, [unit, count]) => n + count * (sheet.worth?.[unit]?.[of][area] ?? 0), all),
		0,
	);
}

export interface After {
	points: [number, number]; /* by seat */
	strikes: [number, number];
}

/* What a spend, a push or a move of the own would make of points and strikes. */
export function after(move: Move, view: View, seat: number): After | null {
	const shift = shiftOf(move, view, seat);
	const sheets = view.battle?.sheets;
	if (!sheets || !isOpenBattle(view) || (!shift && move.move.verb !== 'spend')) return null;
	const lanes = sheets.map((sheet) => (shift?.seat === sheet.seat ? moved(lanesOf(sheet), shift) : lanesOf(sheet)));
	const points = (sheet: Sheet) =>
		sheet.points! + unitPoints(view, sheet, lanes[sheet.seat]!) - unitPoints(view, sheet, lanesOf(sheet)) + (!shift && sheet.seat === seat ? 1 : 0);
	const strikes = (of: number) =>
		Math.max(0, sum(sheets[of]!, lanes[of]!, 'strikes') - sum(sheets[1 - of]!, lanes[1 - of]!, 'screens'));
	return { points: [points(sheets[0]), points(sheets[1])], strikes: [strikes(0), strikes(1)] };
}
