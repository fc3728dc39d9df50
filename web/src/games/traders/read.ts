/* read.ts - what the board draws, read from the state as one seat is told it and the data of the
 * table. Seats count from 0 in it, places from 1: the planets, then Earth, then the ship. */
import type { Book } from '../../game';
import type { Good, Place, Planet, Shop, Step, View as State } from '../../../made/traders';

const PLACES: Place[] = ['gobi', 'bob', 'inti', 'seranide', 'supay', 'earth', 'ship'];
const SHOPS: Shop[] = ['gobi', 'bob', 'inti', 'seranide', 'supay', 'earth'];
const GOODS: Good[] = ['metal', 'food', 'gem'];
const STEPS: Step[] = ['planet', 'event', 'act', 'move', 'act-again', 'market'];

/* Moves, news and states name places; the board numbers them. 0 is none. */
export function placeNumber(place: Place | 0): number {
	return place === 0 ? 0 : PLACES.indexOf(place) + 1;
}

/* The hexes on the map, by row and column. */
function hexesOf(state: State, book: Book) {
	const id: string[] = book['hex[].piece'];
	const [column, row] = [book['hex[].column'], book['hex[].row']];
	const [place, side] = [book['hex[].place'], book['hex[].side']];
	const reach = new Set(state.reach);
	const planets = new Set(SHOPS.map((_, i) => planetHex(book, i)));
	const kindOf = (at: number) =>
		planets.has(id[at]) ? 'planet' : place[at] === 'earth' ? 'dock' : place[at] ? 'spot' : undefined;
	return id
		.map((own: string, at) => ({
			id: own,
			number: at + 1,
			column: column[at] as number,
			row: row[at] as number,
			kind: kindOf(at) as 'planet' | 'dock' | 'spot' | undefined,
			place: placeNumber(place[at]) || undefined,
			side: (side[at] || undefined) as string | undefined, /* of its planet */
			reach: reach.has(at + 1),
		}))
		.filter((hex) => hex.column > 0 && hex.row > 0)
		.sort((a, b) => a.row - b.row || a.column - b.column);
}

function planetHex(book: Book, at: number): string {
	const [x, y] = [book['planet[].column'][at], book['planet[].row'][at]];
	const [column, row]: number[][] = [book['hex[].column'], book['hex[].row']];
	return book['hex[].piece'][column.findIndex((each, i) => each === x && row[i] === y)];
}

function planetsOf(state: State, book: Book) {
	return SHOPS.map((shop, at) => {
		const own = shop === 'earth' ? undefined : (shop as Planet);
		const producing = own && state.lit.includes(own);
		const rebellion = own && state.rebellion[own];
		const says = rebellion ? 'planet[].halt' : producing ? 'planet[].make' : undefined;
		return {
			id: book['planet[].piece'][at] as string,
			place: at + 1,
			name: book['planet[].name'][at] as string,
			hex: planetHex(book, at),
			character: book['planet[].character'][at] as string,
			makes: own && state.makes[own],
			producing,
			rebellion,
			says: own ? says && (book[says][at] as string) : (book['planet[].dock'][at] as string),
			met: own ? [] : peopleOf(book, 'dock'),
		};
	});
}

/* Whom one meets with something, each with a line. */
function peopleOf(book: Book, meeting: string): { name: string; of: string; line: string }[] {
	return (book['character[].with'] as string[]).flatMap((met, at) =>
		met === meeting
			? [
					{
						name: book['character[].name'][at] as string,
						of: book['character[].of'][at] as string,
						line: book['character[].flavour'][at] as string,
					},
				]
			: [],
	);
}

/* The printed map that is played on, if players do not say what planets make. */
function mapOf(book: Book) {
	const names: string[] = book['distribution[].name'];
	const at = book.map !== 'none' ? names.indexOf(book.map) : book.goods === 'map' ? 0 : -1;
	if (at < 0) return undefined;
	return {
		title: book['distribution[].title'][at] as string,
		flavour: book['distribution[].flavour'][at] as string,
		met: peopleOf(book, 'map'),
	};
}

function companyOf(book: Book, number: number) {
	const of = (column: string): string => book[`company[].${column}`][number - 1];
	return {
		id: of('piece'),
		number,
		name: of('name'),
		boss: of('boss'),
		ship: of('ship'),
		motto: of('motto'),
		story: of('story'),
		emblem: of('emblem'),
	};
}

/* The cards of a hand, one by one, by their kinds from 1. */
function cardsIn(hand: Record<number, number>): number[] {
	return Object.entries(hand).flatMap(([kind, count]) =>
		Array.from({ length: count }, () => Number(kind)),
	);
}

function tradersOf(state: State, book: Book) {
	return state.player.map((player, seat) => {
		const here = new Set(player.stations.map((spot) => book['hex[].place'][spot - 1]));
		return {
			seat,
			company: player.company ? companyOf(book, player.company) : undefined,
			money: player.money,
			ship: book['hex[].piece'][player.ship - 1] as string,
			docked: placeNumber(player.docked),
			cargo: player.goods.ship,
			stations: player.stations.map((spot) => book['hex[].piece'][spot - 1] as string),
			stores: SHOPS.filter((shop) => shop === 'earth' || here.has(shop)).map((shop) => ({
				place: placeNumber(shop),
				goods: player.goods[shop],
			})),
			delivered: player.delivered,
			cards: player.cards,
			known: cardsIn(player.hand as Record<number, number>).map(
				(kind) => book['action[].name'][kind - 1] as string,
			),
			skips: player.skips,
		};
	});
}

/* The number of the part of a card that does this, or 0. */
function partOf(book: Book, table: string, at: number, does: string): number {
	const deeds: string[] = book[`${table}[].effect[].do`][at];
	const part = deeds.indexOf(does);
	return part < 0 ? 0 : (book[`${table}[].effect[].number`][at][part] as number);
}

/* A kind of card, as its rule stands in the data: of the set "card" or "event". */
function kindOf(book: Book, set: 'card' | 'event', at: number) {
	const table = set === 'card' ? 'action' : 'event';
	return {
		id: book[`${table}[].piece`][at] as string,
		name: book[`${table}[].name`][at] as string,
		text: book[`${table}[].text`][at] as string,
		cost: (book[`${table}[].cost`]?.[at] ?? 0) as number,
		swaps: partOf(book, table, at, 'swap'), /* so many alike for another */
		people: book[`${table}[].people`][at] as string,
		faces: book[`${table}[].card[].title`][at] as string[],
		action: set === 'card', /* else an event */
		counter: book[`${table}[].counter`][at] === 'yes', /* it can be countered */
		copies: book[`${table}[].copies`][at] as number,
	};
}

/* A card with the title and the line of one of its faces. */
function faceOf(book: Book, set: 'card' | 'event', at: number, face: number) {
	const table = set === 'card' ? 'action' : 'event';
	const titles: string[] = book[`${table}[].card[].title`][at];
	return {
		...kindOf(book, set, at),
		title: titles[face % titles.length],
		flavour: book[`${table}[].card[].flavour`][at][face % titles.length] as string,
	};
}

/* The own cards, each with its own face. */
function handOf(state: State, book: Book) {
	return state.held.flatMap(({ card, face }) => (card ? [faceOf(book, 'card', card - 1, face)] : []));
}

/* One MCr in how many the pirates who are aboard would take. */
function raidOf(state: State, book: Book): number {
	if (state.phase !== 'raided') return 0;
	const [table, at] = state.played.card ? ['action', state.played.card] : ['event', state.event];
	return book[`${table}[].effect[].number`][(at as number) - 1][state.part - 1] as number;
}

/* The dice for the start, roll after roll, by seat; 0 is no die. */
function lotsOf(state: State): number[][] {
	return state.lots.filter((roll) => roll.some((die) => die > 0)) as number[][];
}

function planetCardOf(state: State, book: Book) {
	if (!state.planet_card) return undefined;
	const at = state.planet_card - 1;
	return {
		id: book['planet_card[].piece'][at] as string,
		title: book['planet_card[].title'][at] as string,
		flavour: book['planet_card[].flavour'][at] as string,
	};
}

/* What things cost in MCr, and how much there is room for. */
function numbersOf(book: Book) {
	const costs = (book['action[].effect[].do'] as string[][]).flatMap((deeds, at) =>
		deeds.includes('counter') ? [book['action[].cost'][at] as number] : [],
	);
	return {
		goal: { units: book.cure_units as number, money: book.cure_money as number },
		prices: {
			first: book.station_first as number,
			station: book.station_new as number,
			second: book.station_second as number,
			sellStation: book.sell_station as number,
			sellEarth: book.sell_earth as number,
			card: book.card_price as number,
			counter: costs.length > 0 ? Math.min(...costs) : 0,
		},
		room: { cargo: book.cargo as number, hand: book.hand as number },
		flight: { base: book.move_base as number, die: book['die[]'] as number[] },
		rows: book.rows as number,
		columns: book.columns as number,
		roundLimit: book.round_limit as number,
	};
}

function courseOf(state: State) {
	return {
		round: state.round,
		phase: state.phase,
		step: state.step === 0 ? 0 : STEPS.indexOf(state.step) + 1,
		turn: state.turn - 1,
		isExtra: state.is_extra,
		extraTurns: state.extra,
		engineFailed: state.still,
		boosts: state.boosts,
		dice: state.dice.filter((die) => die > 0) as number[],
		allowance: state.allowance,
		asked: placeNumber(state.planet),
		arriving: state.arriving || undefined,
		stack: state.deck_left,
	};
}

function rows(book: Book, table: string): number[] {
	return book[`${table}[].piece`].map((_: string, at: number) => at);
}

export function read(state: State, book: Book) {
	const kinds = [
		...rows(book, 'action').map((at) => kindOf(book, 'card', at)),
		...rows(book, 'event').map((at) => kindOf(book, 'event', at)),
	];
	const winner = state.phase === 'cured' ? state.turn - 1 : undefined;
	const company = winner === undefined ? 0 : state.player[winner].company;
	return {
		...courseOf(state),
		...numbersOf(book),
		hexes: hexesOf(state, book),
		planets: planetsOf(state, book),
		players: tradersOf(state, book),
		hand: handOf(state, book),
		map: mapOf(book),
		pirate: peopleOf(book, 'raid')[0]?.name ?? '',
		raid: raidOf(state, book),
		lots: lotsOf(state),
		first: state.first - 1,
		kinds, /* of action cards by their numbers, then of events */
		discards: state.discard,
		planetCard: planetCardOf(state, book),
		event: state.event ? faceOf(book, 'event', state.event - 1, state.event_face) : undefined,
		played: state.played.card ? kinds[state.played.card - 1] : undefined,
		resources: GOODS.map((key, at) => ({
			id: book['resource[].piece'][at] as string,
			key,
			name: book['resource[].name'][at] as string,
			nickname: book['resource[].nickname'][at] as string,
			flavour: book['resource[].flavour'][at] as string,
		})),
		companies:
			state.phase === 'taking'
				? rows(book, 'company').map((at) => companyOf(book, at + 1))
				: undefined,
		winner,
		win: company ? (book['company[].win'][company - 1] as string) : undefined,
	};
}
