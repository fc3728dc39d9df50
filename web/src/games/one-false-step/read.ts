/* read.ts - what the board draws, read from the state as one seat is told it and the data of the
 * table. Seats count from 0 in it. */
import type { Book } from '../../game';
import type { City, Claim, Mayor, Section, Seat, System, View as State } from '../../../made/one-false-step';

const SECTIONS: Section[] = ['valley-floor', 'upper-fork', 'long-lode', 'landings', 'tule-flats', 'lamplight-range', 'high-country', 'coast-road', 'section-9', 'section-10', 'section-11', 'section-12'];
const MAYORS: Mayor[] = ['amos', 'bonita', 'clem', 'dov', 'esther', 'flora', 'mayor-7', 'mayor-8', 'mayor-9', 'mayor-10', 'mayor-11', 'mayor-12'];
const SYSTEMS: System[] = ['guidance', 'life-support', 'fuel'];

/* In the map's units: the steps of a layout, and how large an upright section is. */
const STEP = 20;
const SHORT = 100;
const LONG = 140;
const EACH = 12; /* claims that a section has room for: they are numbered by sections */

/* Seats count from 1 outside; 0 is none. */
function seatOf(seat: Seat | 0): number | undefined {
	return seat === 0 ? undefined : seat - 1;
}

function cityId(book: Book, city: City): string {
	return book['city[].piece'][city - 1];
}

function claimId(state: State, book: Book, claim: Claim): string {
	return book['spot[].piece'][state.claim[claim - 1].spot - 1];
}

/* --- the landscape ------------------------------------------------------------------- */

function sectionsOf(state: State, book: Book) {
	const of = (column: string) => book[`layout[].slot[].${column}`][state.layout - 1];
	return state.section.map((section, slot) => {
		const across = of('lies')[slot] === 'across';
		const number = SECTIONS.indexOf(section) + 1;
		return {
			number,
			name: book['section[].name'][number - 1] as string,
			text: book['section[].text'][number - 1] as string,
			x: STEP * of('x')[slot],
			y: STEP * of('y')[slot],
			width: across ? LONG : SHORT,
			height: across ? SHORT : LONG,
			upsideDown: state.turned[slot],
		};
	});
}

function citiesOf(state: State, book: Book, sections: number[]) {
	const names: string[] = book['section[].name'];
	return state.city
		.slice(0, book['city[].name'].length)
		.map((town, at) => ({
			id: cityId(book, at + 1),
			number: at + 1,
			card: book['city[].card_piece'][at] as string,
			trainId: book['city[].train_piece'][at] as string,
			name: book['city[].name'][at] as string,
			text: book['city[].text'][at] as string,
			rule: book['city[].rule'][at] as string, /* what it does, from its numbers */
			section: names.indexOf(book['city[].section'][at]) + 1,
			x: town.x,
			y: town.y,
			seat: book['city[].seat'][at] === 'yes', /* a County Seat */
			population: book['city[].population'][at] as number,
			food: book['city[].food'][at] as number,
			red: book['city[].red'][at] as number,
			where: town.where,
			owner: seatOf(town.owner),
			chips: town.chips, /* the bid in the starting auction; Fridays left while it is inactive */
			pile: town.pile, /* counters standing in it: its strength */
			middle: town.middle, /* counters to be placed from its card */
			train: town.train,
			room: town.room, /* counters it can hold; 0: no limit */
		}))
		.filter((city) => sections.includes(city.section));
}

function claimsOf(state: State, book: Book) {
	return state.claim.flatMap((claim, at) => {
		if (claim.spot === 0 || claim.kind === 0) return [];
		return [
			{
				id: claimId(state, book, at + 1),
				kind: claim.kind,
				section: book['spot[].section'][claim.spot - 1] as number,
				number: book['spot[].number'][claim.spot - 1] as number,
				x: claim.x,
				y: claim.y,
				owner: seatOf(claim.owner),
				defender: claim.defender === 0 ? undefined : cityId(book, claim.defender),
			},
		];
	});
}

/* From each city to the claims at its door, along the sections' own lines, and over their seams. */
function linesOf(state: State, book: Book, sections: number[]) {
	const claim = (section: number, local: number) =>
		claimId(state, book, EACH * sections.indexOf(section) + local);
	const doors = citiesOf(state, book, sections).flatMap((city) => {
		const at = book['city[].piece'].indexOf(city.id);
		return book['city[].claims[]'][at].map((local: number) => ({ from: city.id, to: claim(city.section, local) }));
	});
	const own = sections.flatMap((section) =>
		book['section[].line[].from'][section - 1].map((from: number, i: number) => ({
			from: claim(section, from),
			to: claim(section, book['section[].line[].to'][section - 1][i]),
		})),
	);
	const seams = state.port.flatMap((port) =>
		port.meets === 0 || port.meets < port.claim
			? []
			: [{ from: claimId(state, book, port.claim), to: claimId(state, book, port.meets) }],
	);
	return [...doors, ...own, ...seams] as { from: string; to: string }[];
}

/* Lines that run off the map: to be drawn as roads that fade. */
function roadsOf(state: State, book: Book) {
	return state.port
		.filter((port) => port.meets === 0)
		.map(({ claim, x, y }) => ({ from: claimId(state, book, claim), x, y }));
}

/* What was written about the way in which the table settled its map. */
function surveyText(book: Book): string {
	return book['survey[].text'][book['survey[].name'].indexOf(book.map)] ?? '';
}

function mapOf(state: State, book: Book) {
	const sections = sectionsOf(state, book);
	const numbers = sections.map((section) => section.number);
	return {
		name: book['layout[].title'][state.layout - 1] as string,
		text: book['layout[].text'][state.layout - 1] as string,
		survey: surveyText(book),
		width: Math.max(...sections.map((section) => section.x + section.width)),
		height: Math.max(...sections.map((section) => section.y + section.height)),
		sections,
		cities: citiesOf(state, book, numbers),
		claims: claimsOf(state, book),
		lines: linesOf(state, book, numbers),
		roads: roadsOf(state, book),
	};
}

/* --- players ---------------------------------------------------------------------------- */

function levelsOf(book: Book) {
	return (book['level[].name'] as string[]).map((name, at) => ({
		name,
		rule: book['level[].rule'][at] as string,
		price: book['level[].cost'][at] as number,
		target: book['level[].needs'][at] as number,
		chance: book['level[].chance'][at] as number, /* thousandths */
	}));
}

function nextOf(player: State['player'][number], system: System, holder: Seat | 0) {
	return {
		price: player.price[system],
		target: player.next_target[system],
		chance: player.next_chance[system],
		fee: player.fee[system] || undefined,
		feeTo: player.fee[system] ? seatOf(holder) : undefined,
		takesKnowHow: player.leads.includes(system),
	};
}

function systemsOf(state: State, book: Book, player: State['player'][number]) {
	const highest = levelsOf(book).length;
	const mayor = MAYORS.indexOf(player.mayor);
	return SYSTEMS.map((system, at) => ({
		id: book['system[].piece'][at] as string,
		name: book['system[].name'][at] as string,
		title: book['mayor[].card[].title'][mayor][at] as string,
		text: book['mayor[].card[].text'][mayor][at] as string,
		level: player.level[system],
		target: player.target[system],
		chance: player.chance[system],
		next: player.level[system] < highest ? nextOf(player, system, state.holder[system]) : undefined,
	}));
}

/* Whether so many systems can hold at all: a chance that rounds to nothing is not none. */
function isPossible(player: State['player'][number], held: number): boolean {
	const chances = SYSTEMS.map((system) => player.chance[system]);
	const sure = chances.filter((chance) => chance === 1000).length;
	return held >= sure && held <= SYSTEMS.length - chances.filter((chance) => chance === 0).length;
}

function mayorsOf(state: State, book: Book) {
	return state.player.map((player, seat) => {
		const mayor = MAYORS.indexOf(player.mayor);
		return {
			seat,
			id: `player-p${seat + 1}`,
			mayor: book['mayor[].name'][mayor] as string,
			motto: book['mayor[].motto'][mayor] as string,
			rule: book['mayor[].rule'][mayor] as string,
			score: player.points,
			from: { chips: player.red, cities: player.points_of_cities, knowHow: player.points_of_know_how },
			red: player.red,
			food: player.food,
			gold: player.gold,
			farms: player.farms,
			mines: player.mines,
			upkeep: player.upkeep,
			income: { food: player.farms * book.farm_yield, gold: player.mines * book.mine_yield },
			offersLeft: player.offers_left,
			rocket: {
				id: `rocket-p${seat + 1}`,
				name: book['mayor[].rocket'][mayor] as string,
				figure: mayor % 6, /* which of the drawings */
				aboard: player.rocket,
				systems: systemsOf(state, book, player),
				shot: {
					food: book.shot_food as number,
					each: book.shot_system as number, /* red chips for a system that holds */
					crew: book.shot_counter as number, /* and for a counter aboard if all do */
					outcomes: player.shot.map((chance, held) => ({
						held,
						chance,
						possible: isPossible(player, held),
						gain: player.gain[held],
						wins: player.points + player.gain[held] >= book.goal,
					})),
				},
			},
		};
	});
}

function knowHowOf(state: State, book: Book) {
	return SYSTEMS.map((system, at) => {
		const holder = seatOf(state.holder[system]);
		return {
			id: book['system[].know_how_piece'][at] as string,
			system: book['system[].name'][at] as string,
			title: book['system[].know_how'][at] as string,
			text: book['system[].text'][at] as string,
			holder,
			level: holder === undefined ? undefined : state.player[holder].level[system],
			rule: book['system[].rule'][at] as string,
			points: book['system[].points'][at] as number,
		};
	});
}

/* --- the course of the game --------------------------------------------------------------- */

function auctionOf(state: State, book: Book) {
	const phase = state.phase === 'answering' ? state.resume : state.phase;
	if (phase !== 'bidding' && phase !== 'button' && phase !== 'paying') return undefined;
	return {
		lot: state.lot === 0 ? 'button' : cityId(book, state.lot),
		bid: state.bid,
		bidder: seatOf(state.bidder),
		in: state.in.map((seat) => seat - 1),
	};
}

function offerOf({ offer, turn }: State) {
	if (offer.to === 0 || offer.gives === 0) return undefined;
	return {
		by: turn - 1,
		to: offer.to - 1,
		gives: offer.gives,
		give: offer.give,
		takes: offer.gives === 'food' ? ('gold' as const) : ('food' as const),
		take: offer.take,
	};
}

export function read(state: State, book: Book, seat: number) {
	return {
		seat, /* whose view it is; -1: a spectator's */
		week: state.week,
		day: state.day || undefined,
		phase: state.phase,
		turn: state.turn - 1,
		order: state.player.map((_, place) => (state.button - 1 + place) % state.seats), /* from the Button on */
		dice: state.dice.filter((die) => die > 0),
		goal: book.goal as number,
		bankRate: book.bank_rate as number,
		yields: { mine: book.mine_yield as number, farm: book.farm_yield as number },
		auction: auctionOf(state, book),
		offer: offerOf(state),
		deck: state.deck_left + state.tops,
		players: mayorsOf(state, book),
		knowHow: knowHowOf(state, book),
		levels: levelsOf(book),
		map: mapOf(state, book),
	};
}
