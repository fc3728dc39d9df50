/* view.ts - small questions about what the board draws (read.ts). Seats count from 0. */
import { withVerb, type BoardProps, type Move as AnyMove, type Player } from '../../game';
import type { Chip as Good, Day, Move as Act, News } from '../../../made/one-false-step';
import type { read } from './read';
import { w } from './say';

export type { Act, Good, News };
export type Move = AnyMove<Act>;
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
export function alike(moves: Move[], chosen: string[]): Move[] {
	if (chosen.length === 0) return [];
	return moves.filter(
		(move) =>
			move.pieces.length === chosen.length &&
			move.pieces.every((piece, i) => piece.id === chosen[i]),
	);
}

export function sectionName(view: View, number: number): string {
	return view.map.sections.find((section) => section.number === number)?.name ?? '';
}

/* What lines join a place with, by name. */
export function beside({ map }: View, id: string): string[] {
	const ids = map.lines.flatMap((line) => (line.from === id ? [line.to] : line.to === id ? [line.from] : []));
	return ids.map((other) => {
		const claim = map.claims.find((one) => one.id === other);
		return claim ? claimName(claim) : (map.cities.find((city) => city.id === other)?.name ?? '');
	});
}

/* Of the raises that can be paid, the one that helps a whole shot most, and how likely that is then. */
export function bestRaise(moves: Move[], { rocket }: Mayor): { name: string; chance: number } | undefined {
	const after = withVerb(moves, 'raise').flatMap((move) => {
		const raised = rocket.systems.find((system) => system.id === move.pieces[0]?.id);
		if (!raised?.next) return [];
		const parts = rocket.systems.map((system) => (system === raised ? raised.next!.chance : system.chance) / 1000);
		return [{ name: raised.name, chance: 1000 * parts.reduce((all, part) => all * part, 1) }];
	});
	return after.sort((a, b) => b.chance - a.chance)[0];
}
