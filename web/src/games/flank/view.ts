/* view.ts - small questions about what the board draws (read.ts). Ids are those of pieces; seats
 * count from 0. */
import type { Entry, Move as Choosable, Player } from '../../game';
import { capital } from '../../app/wire';
import type { Area, Colour, Faction as FactionKey, Move as Described, News, Phase, Unit as UnitKey } from '../../../made/flank';
import { AREAS, COLOURS, type Army, type read, type Tokens } from './read';
import { w } from './say';

export { AREAS, COLOURS };
export type { Area, Army, Colour, FactionKey, News, Phase, Tokens, UnitKey };

export type Move = Choosable<Described>;

export type View = ReturnType<typeof read>;
export type Zone = View['board']['zones'][number];
export type Side = View['players'][number];
export type Faction = NonNullable<Side['faction']>;
export type Unit = Side['roster'][number];
export type Upgrade = Side['upgrades'][number];
export type Sheet = NonNullable<View['battle']>['sheets'][number];
export type Resource = View['hand'][number];

export function zoneOf(view: View, id: string): Zone | undefined {
	return view.board.zones.find((zone) => zone.id === id);
}

export function unitsAt(zone: Zone, seat: number): { count: number; of: Army } {
	return zone.units[seat];
}

/* Whose zone it is: who has units or a base there. */
export function holder(zone: Zone): number {
	if (unitsAt(zone, 0).count > 0) return 0;
	if (unitsAt(zone, 1).count > 0) return 1;
	return zone.base ? zone.location! : -1;
}

/* Whether going there is a battle. */
export function isWar(view: View, zone: Zone, seat: number): boolean {
	const other = 1 - viewpoint(view, seat);
	return unitsAt(zone, other).count > 0 || (zone.base && zone.location === other) || view.battle?.zone === zone.id;
}

/* Zones are numbered in moves and news as the view lists them, from 1. */
export function zoneAt(view: View, number: number | undefined): Zone | undefined {
	return number === undefined ? undefined : view.board.zones[number - 1];
}

/* Types are numbered within a faction, from 1. */
export function unitOfType(view: View, seat: number, type: number): Unit | undefined {
	return view.players[seat]?.roster[type - 1];
}

export function unitOf(view: View, key: UnitKey): Unit | undefined {
	return view.players.flatMap((side) => side.roster).find((unit) => unit.key === key);
}

export function unitTitle(view: View, key: UnitKey, count = 1): string {
	const unit = unitOf(view, key);
	return unit ? (count === 1 ? unit.title : unit.plural) : key;
}

export function factionOf(view: View, seat: number): FactionKey {
	return view.players[seat]?.faction?.key ?? (seat === 0 ? 'terran' : 'swarm');
}

/* The units of an army and how many of each. */
export function unitsIn(army: Army): [UnitKey, number][] {
	return (Object.entries(army) as [UnitKey, number][]).filter(([, count]) => count > 0);
}

export function sizeOf(army: Army): number {
	return unitsIn(army).reduce((sum, [, count]) => sum + count, 0);
}

/* "2 Soldiers and 1 Tank". */
export function armyWords(view: View, army: Army): string {
	const words = unitsIn(army).map(([key, count]) => `${count} ${unitTitle(view, key, count)}`);
	return words.length === 0 ? w.nobody : w.listed(words);
}

export function tokenWords(tokens: Tokens): string {
	const words = COLOURS.filter((colour) => tokens[colour] > 0).map((colour) => w.tokens(tokens[colour], colour));
	return words.length === 0 ? w.nothing : words.join(', ');
}

export function isOpenBattle(view: View): boolean {
	return view.battle?.open === true;
}

/* The seat whose side of the table this is: one's own, or the first's for spectators. */
export function viewpoint(view: View, seat: number): number {
	return seat >= 0 ? seat : view.first;
}

/* Somebody at the table, and whether it is who looks. */
export interface Who {
	name: string;
	me: boolean;
}

export function whoAt(players: Player[], seat: number): Who {
	const player = players.find((known) => known.seat === seat);
	return { name: player?.name ?? w.player(seat + 1), me: player?.me === true };
}

export function playerName(players: Player[], seat: number): string {
	const { name, me } = whoAt(players, seat);
	return me ? w.you : name;
}

/* If combat ended now: "You win 8 to 7", and "Bellatrix loses 1 Tank and the base". */
export function outlook(view: View, players: Player[]): { head: string; losses: string } {
	const [one, two] = view.battle!.sheets;
	const [a, b] = [one.points, two.points];
	const loses = ({ seat, falls, base }: Sheet) =>
		w.battle.loses(whoAt(players, seat), sizeOf(falls) > 0 || !base ? armyWords(view, falls) : '', base);
	const losers = [one, two].filter((sheet) => sheet.points <= Math.min(a, b));
	return {
		head: a === b ? w.battle.tie(a, b) : w.battle.wins(whoAt(players, a > b ? 0 : 1), Math.max(a, b), Math.min(a, b)),
		losses: capital(losers.map(loses).join(', ')),
	};
}

export function areaPiece(seat: number, area: Area): string {
	return `area-p${seat + 1}-${area}`;
}

export function armyPiece(view: View, zone: Zone, unit: UnitKey): string {
	return `army-${zone.name}-${unitOf(view, unit)?.name}`;
}

export function sheetPiece(view: View, area: Area, unit: UnitKey): string {
	return `sheet-${area}-${unitOf(view, unit)?.name}`;
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
export function formOf({ move }: Move, view: View, seat: number): { unit: UnitKey; split: Record<Area, number> } | null {
	if (move.verb !== 'form') return null;
	return { unit: unitOfType(view, seat, move.type)!.key, split: { front: 0, support: 0, flank: 0, ...move.units } };
}

/* A push, a move or a removal of a unit on its sheet. */
export interface Shift {
	verb: 'push' | 'shift' | 'remove';
	seat: number; /* whose unit it is */
	unit: UnitKey;
	from: Area;
	to?: Area;
}

export function shiftOf({ move }: Move, view: View, seat: number): Shift | null {
	if (move.verb !== 'push' && move.verb !== 'shift' && move.verb !== 'remove') return null;
	const owner = move.verb === 'shift' ? seat : 1 - seat;
	return {
		verb: move.verb,
		seat: owner,
		unit: unitOfType(view, owner, move.type)!.key,
		from: move.from,
		to: move.verb === 'remove' ? undefined : move.to,
	};
}

/* --- what a move would make of a battle --------------------------------------------- */

type Lanes = Record<Area, Army>;

function lanesOf({ front, support, flank }: Sheet): Lanes {
	return { front, support, flank };
}

function moved(lanes: Lanes, { unit, from, to }: Shift): Lanes {
	const next = { ...lanes, [from]: { ...lanes[from], [unit]: lanes[from][unit]! - 1 } };
	return to ? { ...next, [to]: { ...next[to], [unit]: (next[to][unit] ?? 0) + 1 } } : next;
}

/* Points of units: of where they stand, and of their types. */
function unitPoints(view: View, sheet: Sheet, lanes: Lanes): number {
	const there = sheet.worth.filter(({ key }) => AREAS.some((area) => lanes[area][key]));
	return (
		view.limits.frontPoints * sizeOf(lanes.front) +
		view.limits.supportPoints * sizeOf(lanes.support) +
		there.reduce((sum, { points }) => sum + points, 0)
	);
}

/* What a spend, a push or a move of the own would make of both sides' points, by seat. */
export function pointsAfter(move: Move, view: View, seat: number): number[] | null {
	const shift = shiftOf(move, view, seat);
	const sheets = view.battle?.sheets;
	if (!sheets || !isOpenBattle(view) || (!shift && move.move.verb !== 'spend')) return null;
	const lanes = sheets.map((sheet) => (shift?.seat === sheet.seat ? moved(lanesOf(sheet), shift) : lanesOf(sheet)));
	const points = (sheet: Sheet) =>
		sheet.points + unitPoints(view, sheet, lanes[sheet.seat]) - unitPoints(view, sheet, lanesOf(sheet)) + (!shift && sheet.seat === seat ? 1 : 0);
	return sheets.map(points);
}
