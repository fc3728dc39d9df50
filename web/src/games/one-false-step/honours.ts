/* honours.ts - where a score comes from, and what each mayor will be remembered for, counted from the log
 * and given with a straight face. */
import type { Entry, Honour, Part, Player } from '../../game';
import { w } from './say';
import type { News, View } from './view';

export function breakdown(view: View, seat: number): Part[] {
	const { chips, cities, knowHow } = view.players[seat]!.from;
	const { parts } = w.purse;
	return [
		{ name: parts.chips, value: chips },
		{ name: parts.cities, value: cities },
		{ name: parts.knowHow, value: knowHow },
	];
}

/* What counts for an award, and for fewer than how many there is none. */
interface Award {
	name: keyof typeof w.honours;
	least: number;
	of(news: News): number;
}

const AWARDS: Award[] = [
	{ name: 'moon', least: 1, of: (news) => (news.kind === 'shoot' && news.holding === 3 ? 1 : 0) },
	{ name: 'crew', least: 3, of: (news) => (news.kind === 'shoot' && news.holding < 3 ? news.aboard : 0) },
	{ name: 'bang', least: 1, of: (news) => (news.kind === 'shoot' && news.holding === 0 ? 1 : 0) },
	{ name: 'court', least: 2, of: (news) => (news.kind === 'jump' && news.won ? 1 : 0) },
	{ name: 'lawyers', least: 2, of: (news) => (news.kind === 'jump' && !news.won ? 1 : 0) },
	{ name: 'supper', least: 1, of: (news) => (news.kind === 'starve' ? 1 : 0) },
	{ name: 'patent', least: 2, of: (news) => (news.kind === 'learn' ? 1 : 0) },
	{ name: 'workshop', least: 8, of: (news) => (news.kind === 'raise' ? news.price : 0) },
	{ name: 'auctioneer', least: 6, of: (news) => (news.kind === 'bid' ? 1 : 0) },
	{ name: 'land', least: 6, of: (news) => (news.kind === 'stake' ? 1 : 0) },
	{ name: 'bank', least: 2, of: (news) => (news.kind === 'exchange' ? 1 : 0) },
	{ name: 'railway', least: 3, of: (news) => (news.kind === 'train' ? news.counters : 0) },
];

const MOST = 5;

/* Who has most of it, where one alone has. */
function bestAt(award: Award, log: Entry<News>[], players: Player[]): { seat: number; count: number } | null {
	const count = players.map(() => 0);
	for (const { data } of log) if (data && data.seat - 1 in count) count[data.seat - 1]! += award.of(data);
	const most = Math.max(...count);
	const seats = count.flatMap((each, seat) => (each === most ? [seat] : []));
	return most >= award.least && seats.length === 1 ? { seat: seats[0]!, count: most } : null;
}

/* Nobody is given a second while others have none. */
export function honours(log: Entry<News>[], players: Player[]): Honour[] {
	const won = AWARDS.flatMap((award) => {
		const best = bestAt(award, log, players);
		return best ? [{ ...w.honours[award.name], ...best }] : [];
	});
	const given: Honour[] = [];
	while (given.length < MOST && won.length > 0) {
		const has = (seat: number) => given.filter((one) => one.seat === seat).length;
		const fewest = Math.min(...won.map(({ seat }) => has(seat)));
		const [{ title, text, count, seat }] = won.splice(won.findIndex((one) => has(one.seat) === fewest), 1) as [(typeof won)[number]];
		given.push({ title, text: text(count), seat });
	}
	return given;
}
