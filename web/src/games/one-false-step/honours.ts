/* honours.ts - where a score comes from, and what each mayor will be remembered for, counted from the log
 * and given with a straight face. */
import type { Entry, Honour, Part, Player } from '../../game';
import { awardsOf, type Award } from '../../pieces/awards';
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

const AWARDS: Award<keyof typeof w.honours, News>[] = [
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

export function honours(log: Entry<News>[], players: Player[]): Honour[] {
	return awardsOf(AWARDS, log, players.length, w.honours);
}
