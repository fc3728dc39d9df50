/* honours.ts - where the money came from, and what each designer will be remembered for, counted from
 * the log and given with a straight face. */
import type { Entry, Honour, Part, Player } from '../../game';
import { awarded, type Award } from '../../pieces/awards';
import type { News, View } from './view';
import { w } from './w';

/* The money at the start, and what each third of the game added to it. */
export function breakdown(view: View, seat: number): Part[] {
	const tug = view.players[seat];
	if (!tug) return [];
	const points = [...tug.curve, tug.funds];
	const at = (part: number) => points[Math.round(((points.length - 1) * part) / 3)]!;
	const names = [w.breakdown.early, w.breakdown.middle, w.breakdown.late];
	return [
		{ name: w.breakdown.start, value: at(0) },
		...names.map((name, i) => ({ name, value: at(i + 1) - at(i) })),
	];
}

const one = (...kinds: News['kind'][]) => (news: News) => (kinds.includes(news.kind) ? 1 : 0);

interface Told {
	news: News;
	seat: number; /* who played the last card before it */
}

/* What a card does to another's tug is the work of who played it. */
function toldOf(log: Entry<News>[]): Told[] {
	let player = 0;
	return log.flatMap(({ data }) => {
		if (!data) return [];
		if (data.kind === 'play') player = data.seat;
		return [{ news: data, seat: player }];
	});
}

type Mine = Award<keyof typeof w.honours, News>;

const AWARDS: Mine[] = [
	{ name: 'jobs', least: 2, of: one('contract') },
	{ name: 'late', least: 1, of: one('console') },
	{ name: 'lifts', least: 3, of: one('launch') },
	{ name: 'purse', least: 5, of: (news) => (news.kind === 'steal' ? news.money : 0) },
	{ name: 'repairs', least: 3, of: one('repair') },
	{ name: 'skip', least: 2, of: (news) => (news.kind === 'destroy' && !news.source ? 1 : 0) },
	{ name: 'target', least: 3, of: (news) => ((news.kind === 'destroy' && news.source) || news.kind === 'disable' ? 1 : 0) },
	{ name: 'wrecker', least: 3, of: () => 0 },
	{ name: 'income', least: 20, of: (news) => (news.kind === 'income' ? news.money : 0) },
];

function counts({ name, of }: Mine, told: Told[], seats: number): number[] {
	const count = Array.from({ length: seats }, () => 0);
	for (const { news, seat } of told) {
		/* Disturbances are nobody's. */
		const harm = (news.kind === 'disable' || news.kind === 'destroy') && news.source?.startsWith('card-');
		if (name === 'wrecker' && harm && seat > 0 && seat !== news.seat) count[seat - 1]!++;
		else if (news.seat - 1 in count) count[news.seat - 1]! += of(news);
	}
	return count;
}

export function honours(log: Entry<News>[], players: Player[]): Honour[] {
	const told = toldOf(log);
	return awarded(AWARDS, AWARDS.map((award) => counts(award, told, players.length)), w.honours);
}
