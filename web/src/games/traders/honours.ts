/* honours.ts - where a score comes from, and what each trader will be remembered for, counted from the
 * log and given with a straight face. */
import type { Entry, Honour, Part, Player } from '../../game';
import { awardsOf, type Award } from '../../pieces/awards';
import { w } from './say';
import { EARTH, goodName, GOODS, goodsIn, storeAt, type News, type View } from './view';

export function breakdown(view: View, seat: number): Part[] {
	const store = storeAt(view.players[seat]!, EARTH);
	return GOODS.map((good) => ({ name: goodName(view, good), value: Math.min(store[good], view.goal.units) }));
}

const AWARDS: Award<keyof typeof w.honours, News>[] = [
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

export function honours(log: Entry<News>[], players: Player[]): Honour[] {
	return awardsOf(AWARDS, log, players.length, w.honours);
}
