/* view.ts - the table as the server shows it to one seat (src/games/traders/json.c), and
 * small questions about it. Places are 1 to 5 for the planets, 6 for Earth, 7 for the ship. */
import type { Move, Piece, Player } from '../../game';

export type Good = 'metal' | 'food' | 'gem';
export type Units = Record<Good, number>;
export const GOODS: Good[] = ['metal', 'food', 'gem'];
export const EARTH = 6;

export type Phase =
	| 'ready'
	| 'taking'
	| 'assigning'
	| 'making'
	| 'answering'
	| 'raided'
	| 'stowing'
	| 'offered'
	| 'acting'
	| 'flying'
	| 'acting-again'
	| 'market'
	| 'cured'
	| 'timed-out';

export interface HexCell {
	id: string;
	column: number;
	row: number;
	kind?: 'spot' | 'dock' | 'planet';
	place?: number;
	reach?: boolean;
}

export interface Planet {
	id: string;
	place: number;
	name: string;
	hex: string;
	face: string;
	character: string;
	makes?: Good[];
	producing?: boolean;
	rebellion?: number;
	says?: string;
}

export interface Company {
	id: string;
	name: string;
	boss: string;
	ship: string;
	emblem: string;
	motto: string;
	story: string;
}

export interface Trader {
	seat: number;
	company?: Company;
	money: number;
	ship: string;
	docked: number;
	cargo: Units;
	stations: string[];
	stores: { place: number; goods: Units }[];
	delivered: number;
	cards: number;
	known: string[];
	skips: number;
}

/* A kind of card, as its rule stands in the data. */
export interface Kind {
	id: string;
	name: string;
	text: string;
	cost: number;
	counter: boolean;
	copies: number;
}

export interface FaceUp extends Omit<Kind, 'copies'> {
	title: string;
	flavour: string;
}

export interface View {
	round: number;
	roundLimit: number;
	phase: Phase;
	step: number;
	first: number;
	turn: number;
	isExtra: boolean;
	extraTurns: number;
	engineFailed: boolean;
	boosts: number;
	dice: number[];
	allowance: number;
	flight: { base: number; die: number[] }; /* hexes: always, and by each face of the die */
	asked: number;
	arriving?: Good;
	stack: number;
	goal: { units: number; money: number };
	prices: {
		first: number;
		station: number;
		second: number;
		sellStation: number;
		sellEarth: number;
		card: number;
	};
	room: { cargo: number; hand: number };
	rows: number;
	columns: number;
	planetCard?: { id: string; number: number; title: string; flavour: string };
	event?: FaceUp;
	played?: { id: string; name: string; victim?: number; place?: number; good?: Good };
	hexes: HexCell[];
	planets: Planet[];
	players: Trader[];
	hand: FaceUp[];
	discards: Record<string, number>;
	kinds: Kind[];
	resources: { id: string; key: Good; name: string; nickname: string; flavour: string }[];
	companies?: Company[];
	winner?: number;
	win?: string;
}

export function planetAt(view: View, place: number): Planet {
	return view.planets[place - 1];
}

export function traderAt(view: View, seat: number): Trader | undefined {
	return view.players[seat];
}

export function storeAt(trader: Trader, place: number): Units {
	if (place === EARTH + 1) return trader.cargo;
	return trader.stores.find((store) => store.place === place)?.goods ?? { metal: 0, food: 0, gem: 0 };
}

export function unitsOf(goods: Units): number {
	return goods.metal + goods.food + goods.gem;
}

/* The place that a hex belongs to: its spots and docks, or the planet's own hex. */
export function placeOf(view: View, id: string): number {
	const cell = view.hexes.find((hex) => hex.id === id);
	if (cell?.kind === 'planet') return view.planets.find((planet) => planet.hex === id)!.place;
	return cell?.place ?? 0;
}

/* What a station on this planet would cost, as far as money goes: TRD-063 to TRD-065. */
export function stationPrice(view: View, trader: Trader, place: number): number {
	const there = trader.stations.filter((id) => placeOf(view, id) === place).length;
	if (trader.stations.length === 0) return view.prices.first;
	return there > 0 ? view.prices.second : view.prices.station;
}

/* What a die that fell so means for the flight: TRD-047, TRD-048. */
export function rollWords(view: View, face: number): string {
	const { base, die } = view.flight;
	return `A ${face} on the die counts ${die[face - 1]}; a ship flies ${base} ${base === 1 ? 'hex' : 'hexes'} more than the dice count.`;
}

/* Goods have our keys in the view, and the data's names in moves and pieces. */
export function goodName(view: View, good: Good): string {
	return view.resources.find((resource) => resource.key === good)!.name;
}

/* The goods that pieces like "good-gem" stand for. */
export function goodsOf(view: View, pieces: Piece[]): Good[] {
	return pieces
		.flatMap((piece) => view.resources.filter((resource) => resource.id === piece.id))
		.map((found) => found.key);
}

/* What lies where, by a piece like "store-gobi-gem". */
export function storeOf(view: View, pieces: Piece[]): { place: number; good: Good } | undefined {
	for (const { id } of pieces)
		for (const resource of view.resources)
			for (const planet of [...view.planets, { id: 'planet-ship', place: EARTH + 1 }])
				if (id === `store-${planet.id.slice('planet-'.length)}-${resource.id.slice('good-'.length)}`)
					return { place: planet.place, good: resource.key };
	return undefined;
}

/* How many units of a good the words of a move speak of: "make 2 metal and gem". */
export function unitsIn(view: View, move: Move, good: Good): number {
	const name = goodName(view, good);
	const at = move.text.indexOf(` ${name}`);
	return Number(/(\d+)$/.exec(move.text.slice(0, Math.max(at, 0)))?.[1] ?? 1);
}

/* "metal", "2 food and gem"; "" for nothing. */
export function wordsOf(view: View, goods: Units): string {
	const parts = GOODS.filter((good) => goods[good] > 0).map((good) =>
		goods[good] > 1 ? `${goods[good]} ${goodName(view, good)}` : goodName(view, good),
	);
	return parts.length < 2
		? parts.join('')
		: `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;
}

/* The first letter large: names of cards stand small in the data. */
export function titled(name: string): string {
	return name.replace(/(^|\s)\S/g, (letter) => letter.toUpperCase());
}

export function shipPiece(seat: number): string {
	return `ship-p${seat + 1}`;
}

export function seatOfShip(id: string): number {
	return Number(id.slice('ship-p'.length)) - 1;
}

export function isOver(view: View): boolean {
	return view.phase === 'cured' || view.phase === 'timed-out';
}

export function movesWith(moves: Move[], start: string): Move[] {
	return moves.filter((move) => move.text.startsWith(start));
}

export function playerAt(players: Player[], seat: number): Player | undefined {
	return players.find((player) => player.seat === seat);
}
