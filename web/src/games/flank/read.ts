/* read.ts - what the board draws, read from the state as one seat is told it and the data of the
 * table. Seats count from 0 in it; zones, cards and types of units from 1, as moves and news name
 * them. */
import type { Book } from '../../game';
import type { Area, Colour, Faction as FactionKey, Phase, Unit as UnitKey, View as State } from '../../../made/flank';

export const COLOURS: Colour[] = ['blue', 'green', 'yellow'];
export const AREAS: Area[] = ['front', 'support', 'flank'];
const FACTIONS: FactionKey[] = ['kaldari', 'terran', 'swarm'];
/* The types of each faction, one faction after another. */
const UNITS: UnitKey[] = [
	...(['warrior', 'mystic', 'sentry', 'guardian'] as const),
	...(['soldier', 'commando', 'tank', 'walker'] as const),
	...(['roach', 'locust', 'spider', 'rhino'] as const),
];
const TYPES = UNITS.length / FACTIONS.length;
const OPEN: Phase[] = ['before', 'spending', 'strikes', 'regroup'];

export type Tokens = Record<Colour, number>;
export type Army = Partial<Record<UnitKey, number>>;
type Counts = Partial<Record<number, number>>; /* by type */

export function unitsOf(faction: FactionKey | 0): UnitKey[] {
	const at = faction === 0 ? FACTIONS.length : FACTIONS.indexOf(faction);
	return UNITS.slice(TYPES * at, TYPES * (at + 1));
}

function armyOf(state: State, seat: number, counts: Counts): Army {
	const units = unitsOf(state.faction[seat]);
	return Object.fromEntries(Object.entries(counts).map(([type, count]) => [units[Number(type) - 1], count]));
}

function tokensAt(book: Book, path: string, at?: number): Tokens {
	const of = (colour: Colour): number => {
		const column = book[`${path}.${colour}`];
		return at === undefined ? column : column[at];
	};
	return { blue: of('blue'), green: of('green'), yellow: of('yellow') };
}

export function isOpen(state: State): boolean {
	return state.battle !== 0 && OPEN.includes(state.phase);
}

/* --- the board ----------------------------------------------------------------- */

/* Who stands in a zone; in a battle those on the sheets too. */
function standing(state: State, seat: number, zone: number): { count: number; of: Army } {
	const fought = zone === state.battle && isOpen(state) && state.phase !== 'regroup';
	const parts: Counts[] = [state.army[seat][zone - 1]];
	if (fought) parts.push(...AREAS.map((area) => state.sheet[seat][area]), state.aside[seat]);
	const all: Counts = {};
	for (const part of parts)
		for (const [type, count] of Object.entries(part)) all[Number(type)] = (all[Number(type)] ?? 0) + count!;
	return { count: Object.values(all).reduce<number>((sum, count) => sum + count!, 0), of: armyOf(state, seat, all) };
}

function zoneOf(state: State, book: Book, number: number) {
	const at: number = book['board-zone[].row'][number - 1] - 1;
	const side: string = book['zone[].side'][at];
	const first = state.first - 1;
	const location = side === 'none' ? undefined : side === 'first' ? first : 1 - first;
	return {
		id: book['board-zone[].piece'][number - 1] as string,
		name: book['zone[].name'][at] as string,
		title: book['zone[].title'][at] as string,
		limit: book['zone[].limit'][at] as number,
		x: book['zone[].x'][at] as number,
		y: book['zone[].y'][at] as number,
		corners: book['zone[].corner[]'][at] as number[],
		near: book['board-zone[].near'][number - 1].map((other: number) => book['board-zone[].piece'][other - 1]) as string[],
		location, /* whose base location it is */
		base: location !== undefined && state.bases[location].includes(number),
		units: [0, 1].map((seat) => standing(state, seat, number)),
	};
}

function boardOf(state: State, book: Book) {
	const at: number = book['board_table[].name'].indexOf(book.board);
	const zones: number[] = book['board-zone[].row'].flatMap((row: number, i: number) => (row > 0 ? [i + 1] : []));
	return {
		title: book['board_table[].title'][at] as string,
		about: book['board_table[].about'][at] as string,
		width: book['board_table[].width'][at] as number,
		height: book['board_table[].height'][at] as number,
		border: book['board_table[].line[]'][at] as [number, number, number, number],
		zones: zones.map((zone) => zoneOf(state, book, zone)),
	};
}

/* --- players --------------------------------------------------------------------- */

function factionOf(book: Book, key: FactionKey) {
	const at = FACTIONS.indexOf(key);
	return {
		id: book['faction[].piece'][at] as string,
		key,
		title: book['faction[].title'][at] as string,
		people: book['faction[].people'][at] as string,
		about: book['faction[].about'][at] as string,
	};
}

function rosterOf(state: State, book: Book, seat: number) {
	return unitsOf(state.faction[seat]).map((key, i) => {
		const at = UNITS.indexOf(key);
		return {
			id: book['unit[].piece'][at] as string,
			key,
			name: book['unit[].name'][at] as string, /* in the ids of pieces */
			title: book['unit[].title'][at] as string,
			plural: book['unit[].plural'][at] as string,
			price: state.price[seat][i],
			copies: book['unit[].copies'][at] as number,
			used: state.total[seat][i + 1] ?? 0,
			text: book['unit[].text'][at] as string,
			flavour: book['unit[].flavour'][at] as string,
			does: book['unit[].effect[].kind'][at] as string[],
		};
	});
}

function upgradesOf(state: State, book: Book, seat: number) {
	const faction = state.faction[seat];
	const each = book['upgrade[].name'].length / FACTIONS.length;
	const from = faction === 0 ? 0 : each * FACTIONS.indexOf(faction);
	return Array.from({ length: faction === 0 ? 0 : each }, (_, i) => ({
		id: book['upgrade[].piece'][from + i] as string,
		title: book['upgrade[].title'][from + i] as string,
		price: tokensAt(book, 'upgrade[].price', from + i),
		text: book['upgrade[].text'][from + i] as string,
		flavour: book['upgrade[].flavour'][from + i] as string,
		does: book['upgrade[].effect[].kind'][from + i] as string[],
		whose: UNITS.find((unit) => unit === book['upgrade[].effect[].unit'][from + i][0]), /* one type alone, or nobody */
		active: state.upgrades[seat].includes(i + 1),
	}));
}

function sideOf(state: State, book: Book, seat: number) {
	const key = state.faction[seat];
	return {
		seat,
		bases: state.bases[seat].length,
		units: state.units[seat],
		cards: state.cards[seat],
		tokens: state.tokens[seat],
		onCard: state.extra[seat],
		faction: key === 0 ? undefined : factionOf(book, key),
		roster: rosterOf(state, book, seat),
		upgrades: upgradesOf(state, book, seat),
	};
}

/* --- battles ------------------------------------------------------------------------ */

/* What a unit of each type brings, wherever it stands. */
function worthOf(state: State, seat: number) {
	return unitsOf(state.faction[seat]).map((key, i) => ({
		key,
		points: state.assault[seat][i + 1] ?? 0,
	}));
}

function sizeOf(counts: Counts): number {
	return Object.values(counts).reduce<number>((sum, count) => sum + count!, 0);
}

function sheetOf(state: State, book: Book, of: number) {
	const own = (counts: Counts) => armyOf(state, of, counts);
	const base = state.siege && state.attacker !== of + 1;
	const { front, support, flank } = state.sheet[of];
	return {
		seat: of,
		base,
		waiting: state.battle === 0 ? {} : own(state.army[of][state.battle - 1]),
		front: own(front),
		support: own(support),
		flank: own(flank),
		aside: own(state.aside[of]),
		points: state.battle_points[of],
		fromFront: (book.front_points as number) * sizeOf(front),
		fromSupport: (book.support_points as number) * sizeOf(support),
		fromBase: base ? (book.base_points as number) : 0,
		fromBlue: state.points[of],
		fromUpgrades: state.upgrade_points[of],
		strikes: state.battle_strikes[of], /* if combat ended now */
		struck: state.struck[of], /* of the support, by the other's strikes */
		stopped: state.stopped.some((seat) => seat === of + 1),
		falls: own(state.falling[of]), /* if combat ended now */
		worth: worthOf(state, of),
		hidden: book['card[].piece'][state.mined[of] - 1] as string | undefined,
		hiddenTitle: book['card[].title'][state.mined[of] - 1] as string | undefined,
		forming: state.pending.some((seat) => seat === of + 1),
	};
}

const TIE = 3; /* among winners of a battle, which are seats from 1 */

function battleOf(state: State, book: Book) {
	if (state.battle === 0) return undefined;
	return {
		zone: book['board-zone[].piece'][state.battle - 1] as string,
		attacker: state.attacker - 1,
		spentThisTurn: state.spent,
		winner: state.winner === 0 ? undefined : state.winner === TIE ? -1 : state.winner - 1,
		open: isOpen(state), /* both formations lie open */
		changing: state.phase === 'before' || state.phase === 'spending', /* its points still can */
		sheets: [0, 1].map((seat) => sheetOf(state, book, seat)),
	};
}

/* --- all of it ------------------------------------------------------------------------ */

function handOf(state: State, book: Book, seat: number) {
	return (state.hand[seat] ?? []).flatMap((copies, at) =>
		copies === 0
			? []
			: [
					{
						id: book['card[].piece'][at] as string,
						title: book['card[].title'][at] as string,
						gives: tokensAt(book, 'card[].gives', at),
						copies,
						flavour: book['card[].flavour'][at] as string,
					},
				],
	);
}

function limitsOf(book: Book) {
	return {
		tokens: tokensAt(book, 'token_limit'),
		mine: tokensAt(book, 'mine'),
		upgrades: book.upgrade_limit as number,
		population: book.population as number,
		movePrice: book.move_price as number,
		attackersOver: book.attackers_over as number,
		frontPoints: book.front_points as number,
		supportPoints: book.support_points as number,
		basePoints: book.base_points as number,
	};
}

export function read(state: State, book: Book, seat: number) {
	const piece = (zone: number) => (zone === 0 ? undefined : (book['board-zone[].piece'][zone - 1] as string));
	return {
		round: state.round,
		phase: state.phase,
		first: state.first - 1,
		initiative: state.initiative - 1,
		turn: state.turn - 1,
		source: state.target === 0 ? undefined : piece(state.source),
		target: piece(state.target),
		limits: limitsOf(book),
		factions: state.phase === 'choosing' ? FACTIONS.map((key) => factionOf(book, key)) : [],
		board: boardOf(state, book),
		players: [0, 1].map((of) => sideOf(state, book, of)),
		battle: battleOf(state, book),
		hand: handOf(state, book, seat),
	};
}
