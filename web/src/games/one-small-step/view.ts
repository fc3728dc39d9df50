/* view.ts - small questions about what the board draws (read.ts). */
import type { Move as Made, News, Place, Resource } from '../../../made/one-small-step';
import type { BoardProps, Move, Player } from '../../game';
import { canPick } from '../../pieces';
import { isPriced, KEYS, type Price, type read } from './read';
import { w } from './say';

export { isPriced, KEYS, type News, type Price };
export type Key = Resource;
export type View = ReturnType<typeof read>;
export type Technology = View['technologies'][number];
export type Country = View['countries'][number];
export type Nation = View['players'][number];
export type Store = Nation['stores'][number];
export type Kind = View['kinds'][number];
export type EspionageCard = View['hand'][number];
export type Props = BoardProps<View>;

/* What a move is made of, and what an entry tells. */
export function made(move: Move): Made {
	return move.move;
}

/* The moves of these verbs. */
export function of(moves: Move[], ...verbs: Made['verb'][]): Move[] {
	return moves.filter((move) => verbs.includes(made(move).verb));
}

/* The technology that a move is about, by its number from 1. */
export function technologyIn(view: View, move: Move): Technology | undefined {
	const said = made(move);
	return 'technology' in said ? view.technologies[said.technology - 1] : undefined;
}

/* The piece of a place for spies: a technology, or a resource of a mat. */
export function pieceAt(view: View, place: Place): string | undefined {
	const stores = view.players.flatMap((nation) => nation.stores);
	return [...view.technologies, ...stores].find((one) => one.place === place)?.id;
}

/* Phases of the end: somebody landed, or nobody did in time. */
export function isOver(view: View): boolean {
	return view.phase === 'landed' || view.phase === 'timed-out';
}

export function resourceName(view: View, key: Key): string {
	return view.resources.find((resource) => resource.key === key)?.name ?? key;
}

/* "3 Iron, 2 Gold" */
export function wordsOf(view: View, price: Price): string {
	return (
		KEYS.filter((key) => price[key])
			.map((key) => `${price[key]} ${resourceName(view, key)}`)
			.join(', ') || w.nothing
	);
}

export function hasMore(country: Country): boolean {
	return isPriced(country.start);
}

/* "Makes 1 Iron, 1 Gold. Starts with 1 Oil more" */
export function makesAndStarts(view: View, country: Country): string {
	return w.makesAndStarts(wordsOf(view, country.base), hasMore(country) ? wordsOf(view, country.start) : '');
}

export function technologyOf(view: View, id: string): Technology | undefined {
	return view.technologies.find((technology) => technology.id === id);
}

export function countryOf(view: View, seat: number): Country | undefined {
	return view.countries.find((country) => country.id === view.players[seat]?.country);
}

/* "20 points for the first on the Moon, then 15, 10, 5" */
export function landingWords(view: View): string {
	const [first, ...then] = view.landing;
	return w.landing(first!, then);
}

/* A seat as its country where it has one: "USSR". */
export function nationName(view: View, seat: number): string {
	return view.players[seat]?.name ?? w.seat(seat + 1);
}

export function playerAt(players: Player[], seat: number): Player | undefined {
	return players.find((player) => player.seat === seat);
}

export function priceOf(technology: Technology): Price {
	return technology.pay ?? technology.price;
}

/* What of the needs is missing: the names of each group that has no marker of this seat. */
export function missing(view: View, technology: Technology, seat: number): string[][] {
	return technology.needs
		.filter((group) => !group.some((id) => technologyOf(view, id)?.marks.includes(seat)))
		.map((group) => group.map((id) => technologyOf(view, id)?.name ?? id));
}

/* All of three or more names, if each group leaves out another one of them: whoever has any two
 * has one of each group. */
function anyTwoOf(groups: string[][]): string[] | undefined {
	const names = [...new Set(groups.flat())];
	const all =
		names.length > 2 &&
		groups.length === names.length &&
		names.every((name) => groups.some((group) => group.length === names.length - 1 && !group.includes(name)));
	return all ? names : undefined;
}

/* "Capsule, and Blast Furnaces or Refinery", "any two of Lander, Heavy Lifter and Docking" */
export function needWords(groups: string[][]): string {
	const two = anyTwoOf(groups);
	return two ? w.anyTwo(two) : w.needs(groups);
}

/* What may still be meant after the pieces clicked so far. */
export function leftOver(props: Props): Move[] {
	const last = props.chosen.at(-1);
	return last === undefined ? [] : (props.marks.get(last)?.moves ?? []);
}

export function isOpen(props: Props, id: string): boolean {
	return canPick(props.marks.get(id));
}

export function cardOf(view: View, id: string): Kind | undefined {
	return view.kinds.find((card) => card.ids.includes(id));
}

export function cardOfKind(view: View, kind: number): Kind | undefined {
	return view.kinds[kind - 1];
}
