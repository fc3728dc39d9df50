/* honours.ts - where a score comes from, and what each country will be remembered for, counted from the
 * log and given with a straight face. */
import type { Entry, Honour, Part, Player } from '../../game';
import { awardsOf, type Award } from '../../pieces/awards';
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

const one =
	(...kinds: News['kind'][]) =>
	(news: News) =>
		kinds.includes(news.kind) ? 1 : 0;

const AWARDS: Award<keyof typeof w.honours.awards, News>[] = [
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

export function honours(log: Entry<News>[], players: Player[]): Honour[] {
	return awardsOf(AWARDS, log, players.length, w.honours.awards);
}
