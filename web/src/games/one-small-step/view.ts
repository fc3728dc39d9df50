/* view.ts - what the server tells of a table of One Small Step, as src/games/one-small-step/
 * json.c writes it, and the small questions that everything else asks of it. */
import type { Country as CountryKey, Move as Made, News, Phase, Place, Resource } from '../../../made/one-small-step';
import type { BoardProps, Entry, Move, Player } from '../../game';
import { canPick } from '../../pieces';

export type Key = Resource;
export const KEYS: readonly Key[] = ['morale', 'iron', 'oil', 'aluminum', 'gold'];
export type Price = Partial<Record<Key, number>>;

export interface Technology {
	id: string;
	name: string;
	group: 'works' | 'mission';
	x: number; /* in thousandths of the chart */
	y: number;
	place: Place; /* for spies */
	yields?: Key; /* what Produce gives more of */
	needs: string[][]; /* of each group one */
	price: Price;
	rule: string;
	text: string;
	moon?: boolean;
	marks: number[];
	spies: number[];
	/* How it stands for the viewer; not there for spectators and before countries. */
	status?: 'open' | 'yours' | 'later' | 'stalled' | 'short' | 'blocked';
	pay?: Price;
	lacks?: Price;
	blocker?: number;
	borrowed?: boolean;
}

export interface Country {
	id: string;
	key: CountryKey;
	name: string;
	title: string;
	base: Price;
	/* More than everybody has at the start. */
	start: Price;
	ability: string;
	rule: string;
	text: string;
	network: Price[];
	seat?: number;
}

export interface Store {
	id: string;
	place: Place; /* for spies */
	key: Key;
	stock: number;
	makes: number;
	loses: number;
	upgrade: number;
	spies: number[];
}

export interface Nation {
	seat: number;
	id: string;
	hand_id: string;
	country?: string;
	name?: string;
	trade?: number;
	stores: Store[];
	tier: number;
	cards: number;
	guards: number;
	stalled: number[];
	landed: number;
	firsts: number;
	spies: { id: string; place: Place; at: string }[];
	spies_home: number;
	forecast: { moon: number; objective: number; stock: number; total: number; steps: number };
}

export interface EspionageCard {
	id: string;
	kind: number;
	ids: string[]; /* in the own hand, and in one that is seen */
	name: string;
	count: number;
	price: Price;
	rule: string;
	now: string; /* the same at the viewer's tier */
	text: string;
}

export interface View {
	phase: Phase;
	turn: number;
	turns: number;
	limit: number;
	first: number;
	timer?: number; /* who landed first */
	card?: string; /* at work */
	technology?: string;
	left?: number;
	die?: number;
	landing: number[];
	resources: { id: string; key: Key; name: string }[];
	objective: {
		id: string;
		name: string;
		points: number;
		text: string;
		aim: string; /* all of it, in words */
		all: { rule: string; met: number[] }[];
		met?: boolean;
	};
	technologies: Technology[];
	way?: string[]; /* what is left of the shortest way to the Moon */
	countries: Country[];
	tiers: { draw: number; both: boolean; steal: boolean }[];
	players: Nation[];
	deck: { id: string; left: number; limit: number; discards: EspionageCard[] };
	you?: number;
	hand?: EspionageCard[];
	known?: { seat: number; cards: EspionageCard[] }[];
}

export type Props = BoardProps<View>;

/* What a move is made of, and what an entry tells. */
export function made(move: Move): Made {
	return move.move;
}

export function news(entry: Entry): News {
	return entry.data;
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
			.join(', ') || 'nothing'
	);
}

export function hasMore(country: Country): boolean {
	return KEYS.some((key) => country.start[key]);
}

/* "Makes 1 Iron, 1 Gold. Starts with 1 Oil more" */
export function makesAndStarts(view: View, country: Country): string {
	const makes = `Makes ${wordsOf(view, country.base)}`;
	return hasMore(country) ? `${makes}. Starts with ${wordsOf(view, country.start)} more` : makes;
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
	return `${first} points for the first on the Moon${then.length ? `, then ${then.join(', ')}` : ''}`;
}

/* OSS-C34, in a line. */
export function guardWords(whose: string): string {
	return `A guard stops the next card that a rival aims at ${whose}, and is used up by it`;
}

/* A seat as its country where it has one: "USSR". */
export function nationName(view: View, seat: number): string {
	return view.players[seat]?.name ?? `seat ${seat + 1}`;
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

/* "Lander, Heavy Lifter and Docking" */
function listWords(names: string[]): string {
	return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
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
	if (two) return `any two of ${listWords(two)}`;
	return groups.map((group) => group.join(' or ')).join(', and ');
}

/* What may still be meant after the pieces clicked so far. */
export function leftOver(props: Props): Move[] {
	const last = props.chosen.at(-1);
	return last === undefined ? [] : (props.marks.get(last)?.moves ?? []);
}

export function isOpen(props: Props, id: string): boolean {
	return canPick(props.marks.get(id));
}

/* Every card whose text the viewer may read, whether held, seen or discarded. */
function cardsOf(view: View): EspionageCard[] {
	return [...(view.hand ?? []), ...(view.known ?? []).flatMap((hand) => hand.cards), ...view.deck.discards];
}

export function cardOf(view: View, id: string): EspionageCard | undefined {
	return cardsOf(view).find((card) => card.ids.includes(id));
}

export function cardOfKind(view: View, kind: number | undefined): EspionageCard | undefined {
	return cardsOf(view).find((card) => card.kind === kind);
}

/* What an Espionage action allows at a tier, in a few words. */
export function tierWords(tier: View['tiers'][number]): string {
	if (!tier.both) return `play or draw ${tier.draw}`;
	return `play 1, draw ${tier.draw}${tier.steal ? ' or steal' : ''}`;
}
