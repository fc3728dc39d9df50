/* view.ts - small questions about what the board draws (read.ts). Seats count from 0. */
import type { BoardProps, Move, Player } from '../../game';
import type { Chip as Good, Day, Move as Act, News } from '../../../made/one-false-step';
import type { read } from './read';

export type { Act, Good, News };
export type View = ReturnType<typeof read>;
export type Props = BoardProps<View, Act, News>;
export type City = View['map']['cities'][number];
export type Claim = View['map']['claims'][number];
export type Mayor = View['players'][number];
export type System = Mayor['rocket']['systems'][number];

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

/* "mine 3-2" */
export function claimName(claim: Claim): string {
	return `${claim.kind} ${claim.section}-${claim.number}`;
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
