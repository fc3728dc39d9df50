/* read.ts - what the board draws, read from the state as one seat is told it and the data of the
 * table. Seats count from 0 in it; members of sets that have no keys (technologies, cards) from 1
 * in the state, from 0 in the columns of the book. */
import type { Book } from '../../game';
import type {
	Country as CountryKey,
	Order,
	Place,
	Resource,
	Seat,
	View as State,
} from '../../../made/one-small-step';

export const KEYS: readonly Resource[] = ['morale', 'iron', 'oil', 'aluminum', 'gold'];
export type Price = Partial<Record<Resource, number>>;
const COUNTRIES: CountryKey[] = ['usa', 'ussr', 'china', 'japan'];
const ORDERS: Order[] = ['first', 'second', 'third', 'fourth'];

/* Only what is not 0. */
function priceIn(of: (key: Resource) => number): Price {
	return Object.fromEntries(KEYS.map((key) => [key, of(key)]).filter(([, units]) => units));
}

/* Whether a price is anything at all. */
export function isPriced(price: Price): boolean {
	return KEYS.some((key) => price[key]);
}

function seatsIn(seats: Seat[]): number[] {
	return seats.map((seat) => seat - 1);
}

/* One of the data's rows: its columns by their names. */
function rowOf(book: Book, table: string, at: number) {
	const of = (column: string) => book[`${table}[].${column}`][at];
	return {
		number: (column: string) => of(column) as number,
		text: (column: string) => of(column) as string,
		list: (column: string) => of(column) as string[],
		price: (column: string) => priceIn((key) => of(`${column}.${key}`)),
	};
}

function rows<T>(book: Book, table: string, make: (at: number) => T): T[] {
	return (book[`${table}[].piece`] as string[]).map((_, at) => make(at));
}

/* --- the chart */

/* The groups of which one technology each is needed, by their pieces. */
function needsOf(book: Book, at: number): string[][] {
	const row = rowOf(book, 'technology', at);
	const names: string[] = book['technology[].name'];
	const others = row.list('needs[].or');
	return row.list('needs[].one').map((one, i) =>
		[one, others[i]!]
			.map((name) => names.indexOf(name))
			.filter((found) => found >= 0)
			.map((found) => book['technology[].piece'][found] as string),
	);
}

function technologyOf(state: State, book: Book, at: number) {
	const row = rowOf(book, 'technology', at);
	const { marks, spies, status, pay, lacks, blocker, borrowed } = state.technology[at]!;
	const yields = row.list('does[].effect').indexOf('yield');
	const more = row.list('does[].number') as unknown as number[];
	return {
		id: row.text('piece'),
		name: row.text('name'),
		group: row.text('group') as 'works' | 'mission',
		x: row.number('x'), /* in thousandths of the chart */
		y: row.number('y'),
		place: `technology-${at + 1}` as Place, /* for spies */
		yields: row.list('does[].what')[yields] as Resource | undefined, /* what Produce gives more of */
		more: yields < 0 ? 0 : more[yields]!, /* and how many */
		needs: needsOf(book, at), /* of each group one */
		price: row.price('price'),
		rule: row.text('rule'),
		text: row.text('text'),
		moon: row.list('does[].effect').includes('land'),
		marks: seatsIn(marks),
		spies: seatsIn(spies),
		/* How it stands for the viewer; not there for spectators and before countries. */
		status: status || undefined,
		pay: status ? priceIn((key) => pay[key]) : undefined,
		lacks: isPriced(lacks) ? priceIn((key) => lacks[key]) : undefined,
		blocker: blocker ? blocker - 1 : undefined,
		borrowed,
	};
}

/* --- countries and players */

function countryOf(state: State, book: Book, at: number) {
	const row = rowOf(book, 'faction', at);
	const key = COUNTRIES[at]!;
	const seat = state.player.findIndex((player) => player.country === key);
	const paid = KEYS.map((each) => row.list(`network[].${each}`) as unknown as number[]);
	return {
		id: row.text('piece'),
		key,
		name: row.text('name'),
		title: row.text('title'),
		/* What it makes: of both rows of the mat where they count (OSS-C04). */
		base: priceIn((each) => row.number(`base.${each}`) + book.base_production - 1),
		start: row.price('start'), /* more than everybody has at the start */
		ability: row.text('ability'),
		rule: row.text('rule'),
		text: row.text('text'),
		/* What each tier costs; the first is free. */
		network: [{}, ...paid[0]!.map((_, tier) => priceIn((each) => paid[KEYS.indexOf(each)]![tier]!))] as Price[],
		seat: seat < 0 ? undefined : seat,
	};
}

/* Where spies may stand: what a place is on the table, and how the ids of spies there end. */
function groundsOf(book: Book) {
	const [seats, resources, technologies] = ['seat', 'resource', 'technology'].map(
		(trait): (number | Resource)[] => book[`place[].${trait}`],
	);
	return new Map(
		technologies!.map((technology, at) => [
			(technology ? `technology-${technology}` : `p${seats![at]}-${resources![at]}`) as Place,
			{ id: book['place[].piece'][at] as string, spy: book['place[].spy'][at] as string },
		]),
	);
}
type Grounds = ReturnType<typeof groundsOf>;

function storesOf(state: State, grounds: Grounds, seat: number) {
	const player = state.player[seat]!;
	return KEYS.map((key) => {
		const place = `p${seat + 1}-${key}` as Place; /* for spies */
		return {
			id: grounds.get(place)!.id,
			place,
			key,
			stock: player.stock[key],
			makes: player.makes[key],
			loses: player.loses[key],
			upgrade: player.upgrade[key],
			spies: seatsIn(player.watched[key]),
		};
	});
}

function spiesOf(state: State, grounds: Grounds, seat: number) {
	const { watches, posts } = state.player[seat]!;
	return [...watches, ...posts.map((at) => `technology-${at}` as Place)].map((place) => {
		const ground = grounds.get(place)!;
		return { id: `spy-p${seat + 1}-${ground.spy}`, place, at: ground.id };
	});
}

function nationOf(state: State, book: Book, grounds: Grounds, seat: number) {
	const player = state.player[seat]!;
	const country = player.country ? rowOf(book, 'faction', COUNTRIES.indexOf(player.country)) : undefined;
	return {
		seat,
		id: `mat-p${seat + 1}`,
		hand_id: `hand-p${seat + 1}`,
		country: country?.text('piece'),
		name: country?.text('name'),
		trade: country && player.trade,
		stores: storesOf(state, grounds, seat),
		tier: player.tier,
		cards: player.cards,
		guards: player.guards,
		stalled: seatsIn(player.stalled),
		landed: player.landed ? ORDERS.indexOf(player.landed) + 1 : 0,
		spies: spiesOf(state, grounds, seat),
		spies_home: player.spies_home,
		/* If the race ended now; and how far the Moon is. */
		forecast: {
			moon: player.moon_points,
			objective: player.objective_points,
			stock: player.stock_points,
			total: player.points,
			steps: player.steps,
		},
	};
}

/* --- cards */

/* A kind of card, as a player of this tier reads it; 0: as anybody does. */
function kindOf(book: Book, at: number, tier: number) {
	const row = rowOf(book, 'card', at);
	return {
		kind: at + 1,
		ids: [row.text('piece'), row.text('seen')], /* in the own hand, and in one that is seen */
		name: row.text('name'),
		price: row.price('price'),
		rule: row.text('rule'),
		now: row.text(tier > 0 ? `tier_${tier}` : 'rule'),
		text: row.text('text'),
	};
}

/* Some of the kinds, by how many there are of each: cards in the own hand, or seen in another. */
function cardsIn(kinds: ReturnType<typeof kindOf>[], counts: number[], seen = false) {
	return kinds
		.filter((card) => counts[card.kind - 1])
		.map((card) => ({ ...card, id: card.ids[seen ? 1 : 0]!, count: counts[card.kind - 1]! }));
}

function handsOf(state: State, kinds: ReturnType<typeof kindOf>[], seat: number) {
	const own = state.player[seat];
	const known = own?.known.map((cards, other) => ({ seat: other, cards: cardsIn(kinds, cards, true) })) ?? [];
	return {
		hand: cardsIn(kinds, own?.hand ?? []),
		known: known.filter((hand) => hand.cards.length > 0),
	};
}

/* --- the rest */

function objectiveOf(state: State, book: Book, seat: number) {
	const row = rowOf(book, 'objective', state.objective - 1);
	const met = row.list('all[].test').map((_, i) => seatsIn(state.criterion[i]!.met));
	return {
		id: 'objective',
		name: row.text('name'),
		points: row.number('points'),
		text: row.text('text'),
		aim: row.text('aim'), /* all of it, in words */
		all: met, /* who meets each part of it */
		met: met.every((seats) => seats.includes(seat)),
	};
}

function courseOf(state: State, book: Book) {
	return {
		phase: state.phase,
		turn: state.turn - 1,
		turns: state.turns,
		timer: state.timer ? state.timer - 1 : undefined, /* who landed first */
		card: state.card ? (book['card[].piece'][state.card - 1] as string) : undefined, /* at work */
		technology: state.technology_at_work
			? (book['technology[].piece'][state.technology_at_work - 1] as string)
			: undefined,
		die: state.die || undefined,
		asked: book.skimming === 'asked', /* before a spy takes: it may be left */
		landing: book['landing[]'].slice(0, state.seats) as number[],
		way: state.way.map((at) => book['technology[].piece'][at - 1] as string), /* shortest, to the Moon */
	};
}

export function read(state: State, book: Book, seat: number) {
	const grounds = groundsOf(book);
	const kinds = rows(book, 'card', (at) => kindOf(book, at, state.player[seat]?.tier ?? 0));
	return {
		...courseOf(state, book),
		resources: KEYS.map((key, at) => ({
			id: book['resource[].piece'][at] as string,
			key,
			name: book['resource[].name'][at] as string,
		})),
		objective: objectiveOf(state, book, seat),
		each: book.resources_a_point as number, /* tokens left over that make a point */
		technologies: rows(book, 'technology', (at) => technologyOf(state, book, at)),
		countries: rows(book, 'faction', (at) => countryOf(state, book, at)),
		tiers: (book['tier[].draw'] as number[]).map((draw, at) => ({
			draw,
			both: book['tier[].both'][at] === 'yes',
			steal: book['tier[].steal'][at] === 'yes',
		})),
		players: state.player.map((_, each) => nationOf(state, book, grounds, each)),
		kinds, /* of cards, by their numbers */
		deck: {
			id: 'deck',
			left: state.deck_left,
			limit: book.hand_limit as number,
			discards: cardsIn(kinds, state.discard),
		},
		...handsOf(state, kinds, seat),
	};
}
