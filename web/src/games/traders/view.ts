/* view.ts - small questions about what the board draws (read.ts). Places are 1 to 5 for the
 * planets, 6 for Earth, 7 for the ship. */
import type { Entry, Move, Player } from '../../game';
import type { Good, Move as Act, News, Phase } from '../../../made/traders';
import type { read } from './read';
import { w } from './say';

export { placeNumber } from './read';
export type { Act, Good, News, Phase };
export type TraderMove = Move<Act>;
export type TraderEntry = Entry<News>;
export type Units = Record<Good, number>;
export const GOODS: Good[] = ['metal', 'food', 'gem'];
export const EARTH = 6;

export type View = ReturnType<typeof read>;
export type HexCell = View['hexes'][number];
export type Planet = View['planets'][number];
export type Trader = View['players'][number];
export type Company = NonNullable<Trader['company']>;
export type Kind = View['kinds'][number];
export type FaceUp = View['hand'][number];

export function planetAt(view: View, place: number): Planet {
	return view.planets[place - 1];
}

/* A planet as sentences need it: some languages speak of Earth in another way. */
export function where(planet: Planet): { name: string; earth: boolean } {
	return { name: planet.name, earth: planet.place === EARTH };
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

/* What a player still has to bring to Earth for the cure, and to have in the purse. */
export function lacking(view: View, trader: Trader): { goods: Units; money: number } {
	const store = storeAt(trader, EARTH);
	const less = (good: Good) => Math.max(0, view.goal.units - store[good]);
	return {
		goods: { metal: less('metal'), food: less('food'), gem: less('gem') },
		money: Math.max(0, view.goal.money - trader.money),
	};
}

/* That in words: "2 metal, 8 MCr"; of several kinds the units are only counted. */
export function lackingWords(view: View, trader: Trader): string {
	const { goods, money } = lacking(view, trader);
	const kinds = GOODS.filter((good) => goods[good] > 0);
	const units =
		kinds.length > 1
			? [w.cure.goods(unitsOf(goods))]
			: kinds.map((good) => w.units(goods[good], goodName(view, good)));
	return [...units, ...(money > 0 ? [w.price(money)] : [])].join(', ');
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
	return w.die.rolled(face, die[face - 1], base);
}

/* Goods have our keys in the view, and the data's names in moves and pieces. */
export function goodName(view: View, good: Good): string {
	return view.resources.find((resource) => resource.key === good)!.name;
}

export function hexNumbered(view: View, number: number): HexCell {
	return view.hexes.find((hex) => hex.number === number)!;
}

/* A kind of action card by its number in moves and news. */
export function cardKind(view: View, card: number): Kind {
	return view.kinds[card - 1];
}

/* What ends this step is to roll the dice. */
export function isRolling(view: View): boolean {
	return view.phase === 'acting' && !view.engineFailed;
}

/* The goods of a move or an event, one by one. */
export function goodsIn(goods: Good[] | Partial<Units>): Good[] {
	return Array.isArray(goods)
		? goods
		: GOODS.flatMap((good) => Array.from({ length: goods[good] ?? 0 }, () => good));
}

export function unitsFrom(goods: Good[] | Partial<Units>): Units {
	const units = { metal: 0, food: 0, gem: 0 };
	for (const good of goodsIn(goods)) units[good]++;
	return units;
}

/* "1 and 2 count 1, 3 and 4 count 2, 5 and 6 count 3": the faces that count the same together. */
export function dieWords(view: View): string {
	const { die } = view.flight;
	return [...new Set(die)]
		.map((hexes) => {
			const faces = die.flatMap((each, i) => (each === hexes ? [i + 1] : []));
			return w.die.counts(faces, hexes);
		})
		.join(', ');
}

/* "1 hex, and what the die counts: 1 and 2 count 1 ..." */
export function flightWords(view: View): string {
	return w.die.flight(view.flight.base, dieWords(view));
}

/* "metal", "2 food and gem"; "" for nothing. */
export function wordsOf(view: View, goods: Units): string {
	return w.listed(
		GOODS.filter((good) => goods[good] > 0).map((good) => w.units(goods[good], goodName(view, good))),
	);
}

/* The first letter large: names of cards stand small in the data. */
export function titled(name: string): string {
	return name.replace(/(^|\s)\S/g, (letter) => letter.toUpperCase());
}

export function shipPiece(seat: number): string {
	return `ship-p${seat + 1}`;
}

export function isOver(view: View): boolean {
	return view.phase === 'cured' || view.phase === 'timed-out';
}

export function playerAt(players: Player[], seat: number): Player | undefined {
	return players.find((player) => player.seat === seat);
}
