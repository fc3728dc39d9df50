/* view.ts - small questions about what the board draws (read.ts). Seats count from 0. */
import type { BoardProps, Move, Player } from '../../game';
import type { Chip as Good, Day, Move as Act, News } from '../../../made/one-false-step';
import type { read } from './read';
import { w } from './say';

export type { Act, Good, News };
export type View = ReturnType<typeof read>;
export type Props = BoardProps<View, Act, News>;
export type City = View['map']['cities'][number];
export type Claim = View['map']['claims'][number];
export type Mayor = View['players'][number];
export type System = Mayor['rocket']['systems'][number];

export const DAYS: Day[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

export function cityOf(view: View, id: string): City | undefined {
	return view.map.cities.find((city) => city.id === id || city.card === id || city.trainId === id);
}

export function citiesOf(view: View, seat: number): City[] {
	return view.map.cities.filter(
		(city) => city.owner === seat && (city.where === 'active' || city.where === 'inactive'),
	);
}

/* "Mine 3-2" */
export function claimName(claim: Claim): string {
	return w.claim(claim.kind, claim.section, claim.number);
}

/* A city as moves name it. */
export function cityName(view: View, number: number): string {
	return view.map.cities.find((city) => city.number === number)?.name ?? '';
}

export function playerAt(players: Player[], seat: number | undefined): Player | undefined {
	return seat === undefined ? undefined : players.find((player) => player.seat === seat);
}

export function otherGood(good: Good): Good {
	return good === 'food' ? 'gold' : 'food';
}

/* "2 Food and 1 Gold" */
export function chipWords(chips: Record<Good, number>): string {
	const own = (Object.keys(w.goods) as Good[]).filter((good) => chips[good] > 0);
	return w.list(own.map((good) => `${chips[good]} ${w.goods[good]}`));
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

/* Moves all of whose pieces are clicked: they differ in numbers only. */
export function alike(moves: Move<Act>[], chosen: string[]): Move<Act>[] {
	if (chosen.length === 0) return [];
	return moves.filter(
		(move) =>
			move.pieces.length === chosen.length &&
			move.pieces.every((piece, i) => piece.id === chosen[i]),
	);
}
