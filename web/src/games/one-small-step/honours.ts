/* honours.ts - where a score comes from, and what each country will be remembered for, counted from the
 * log and given with a straight face. */
import type { Entry, Honour, Part, Player } from '../../game';
import { w } from './say';
import type { News, View } from './view';

export function breakdown(view: View, seat: number): Part[] {
	const { moon, objective, stock } = view.players[seat]!.forecast;
	return [
		{ name: w.honours.moon, value: moon },
		{ name: w.honours.objective, value: objective },
		{ name: w.honours.stock, value: stock },
	];
}

/* What counts for an award: how much of it an entry is, and whose, if not its seat's. */
interface Award {
	name: keyof typeof w.honours.awards;
	least: number; /* for less there is none */
	of(news: News): number;
	whose?(news: News): number;
}

const one =
	(...kinds: News['kind'][]) =>
	(news: News) =>
		kinds.includes(news.kind) ? 1 : 0;

const AWARDS: Award[] = [
	{ name: 'fingers', least: 3, of: one('skim') },
	{ name: 'cold', least: 2, of: one('recall'), whose: (news) => (news.kind === 'recall' ? news.owner : 0) },
	{ name: 'plan', least: 5, of: one('produce') },
	{ name: 'bank', least: 12, of: (news) => (news.kind === 'sell' || news.kind === 'buy' ? news.tokens : 0) },
	{ name: 'patience', least: 2, of: one('lie-low') },
	{ name: 'library', least: 3, of: one('play') },
	{ name: 'luck', least: 6, of: (news) => (news.kind === 'gamble' ? news.tokens : 0) },
	{ name: 'purse', least: 4, of: (news) => (news.kind === 'take' ? news.tokens : 0) },
	{ name: 'door', least: 1, of: one('shield'), whose: (news) => (news.kind === 'shield' ? news.victim : 0) },
	{ name: 'committee', least: 10, of: one('research') },
	{ name: 'hats', least: 5, of: one('place') },
	{ name: 'shredder', least: 3, of: one('discard', 'turn-in') },
];

const MOST = 5;

/* Who has most of it, where one alone has. */
function winnerOf(award: Award, log: Entry<News>[], players: Player[]): { seat: number; count: number } | null {
	const count = players.map(() => 0);
	for (const { data } of log) {
		const amount = data ? award.of(data) : 0;
		const seat = amount > 0 ? (award.whose?.(data!) ?? data!.seat) - 1 : -1;
		if (seat in count) count[seat]! += amount;
	}
	const most = Math.max(...count);
	const seats = players.filter(({ seat }) => count[seat] === most);
	return most >= award.least && seats.length === 1 ? { seat: seats[0]!.seat, count: most } : null;
}

/* Nobody is given a third while others have none: those with fewest come first. */
export function honours(log: Entry<News>[], players: Player[]): Honour[] {
	const given: Honour[] = [];
	const has = (seat: number) => given.filter((honour) => honour.seat === seat).length;
	const won = AWARDS.flatMap((award) => {
		const best = winnerOf(award, log, players);
		return best ? [{ award, ...best }] : [];
	});
	while (given.length < MOST && won.length > 0) {
		const fewest = Math.min(...won.map(({ seat }) => has(seat)));
		const [next] = won.splice(won.findIndex(({ seat }) => has(seat) === fewest), 1);
		const { title, text } = w.honours.awards[next!.award.name];
		given.push({ title, text: text(next!.count), seat: next!.seat });
	}
	return given;
}
