/* honours.ts - where a score comes from, and what each trader will be remembered for, counted from the
 * log and given with a straight face. */
import type { Entry, Honour, Part, Player } from '../../game';
import { w } from './say';
import { EARTH, goodName, GOODS, goodsIn, storeAt, type News, type View } from './view';

export function breakdown(view: View, seat: number): Part[] {
	const store = storeAt(view.players[seat]!, EARTH);
	return GOODS.map((good) => ({ name: goodName(view, good), value: Math.min(store[good], view.goal.units) }));
}

/* What counts for an award: how much of it an entry is, and whose. */
interface Award {
	name: keyof typeof w.honours;
	least: number; /* for fewer there is none */
	of(news: News): number;
	whose?(news: News): number;
}

const AWARDS: Award[] = [
	{ name: 'miles', least: 12, of: (news) => (news.kind === 'roll' ? news.hexes : 0) },
	{ name: 'stall', least: 4, of: (news) => (news.kind === 'sell' ? news.money : 0) },
	{
		name: 'ransom',
		least: 2,
		of: (news) =>
			news.kind === 'lose-money' && news.pirates ? news.money : news.kind === 'lose-cargo' && news.pirates ? goodsIn(news.goods).length : 0,
	},
	{ name: 'grandmother', least: 1, of: (news) => (news.kind === 'counter' ? 1 : 0) },
	{ name: 'fingers', least: 2, of: (news) => (news.kind === 'steal' || news.kind === 'rob' ? 1 : 0) },
	{
		name: 'target',
		least: 2,
		of: (news) => (news.kind === 'play' && news.victim ? 1 : 0),
		whose: (news) => (news.kind === 'play' ? news.victim! : 0),
	},
	{ name: 'landlord', least: 3, of: (news) => (news.kind === 'build' ? 1 : 0) },
	{ name: 'parked', least: 2, of: (news) => (news.kind === 'fail' || news.kind === 'skip' ? 1 : 0) },
	{ name: 'litter', least: 2, of: (news) => (news.kind === 'jettison' || news.kind === 'refuse' ? 1 : 0) },
	{ name: 'cards', least: 3, of: (news) => (news.kind === 'buy' || news.kind === 'get-card' ? 1 : 0) },
];

const MOST = 5;

/* Who has most of it, where one alone has. */
function winnerOf(award: Award, log: Entry<News>[], players: Player[]): { seat: number; count: number } | null {
	const count = players.map(() => 0);
	for (const { data } of log) {
		if (!data) continue;
		const seat = (award.whose?.(data) ?? data.seat) - 1;
		if (seat in count) count[seat]! += award.of(data);
	}
	const most = Math.max(...count);
	const seats = players.filter(({ seat }) => count[seat] === most);
	return most >= award.least && seats.length === 1 ? { seat: seats[0]!.seat, count: most } : null;
}

/* Nobody is given a third while others have none: those with fewest come first. */
export function honours(log: Entry<News>[], players: Player[]): Honour[] {
	const given: Honour[] = [];
	const has = (seat: number) => given.filter((one) => one.seat === seat).length;
	const won = AWARDS.flatMap((award) => {
		const best = winnerOf(award, log, players);
		return best ? [{ award, ...best }] : [];
	});
	while (given.length < MOST && won.length > 0) {
		const fewest = Math.min(...won.map(({ seat }) => has(seat)));
		const [next] = won.splice(won.findIndex(({ seat }) => has(seat) === fewest), 1);
		const { title, text } = w.honours[next!.award.name];
		given.push({ title, text: text(next!.count), seat: next!.seat });
	}
	return given;
}
