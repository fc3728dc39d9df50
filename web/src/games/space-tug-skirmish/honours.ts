/* honours.ts - where the money came from, and what each designer will be remembered for, counted from
 * the log and given with a straight face. */
import type { Entry, Honour, Part, Player } from '../../game';
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

/* What counts for an award: how much of it an entry is, and whose. */
interface Award {
	name: keyof typeof w.honours;
	least: number; /* for fewer there is none */
	of(news: News): number;
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

const AWARDS: Award[] = [
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

const MOST = 5;

function counts({ name, of }: Award, told: Told[], seats: number): number[] {
	const count = Array.from({ length: seats }, () => 0);
	for (const { news, seat } of told) {
		/* Disturbances are nobody's. */
		const harm = (news.kind === 'disable' || news.kind === 'destroy') && news.source?.startsWith('card-');
		if (name === 'wrecker' && harm && seat > 0 && seat !== news.seat) count[seat - 1]!++;
		else if (news.seat - 1 in count) count[news.seat - 1]! += of(news);
	}
	return count;
}

/* To whom alone has most of it; nobody is given a third while others have none. */
export function honours(log: Entry<News>[], players: Player[]): Honour[] {
	const told = toldOf(log);
	const won = AWARDS.flatMap((award) => {
		const count = counts(award, told, players.length);
		const most = Math.max(...count);
		const best = count.flatMap((each, seat) => (each === most ? [seat] : []));
		return most >= award.least && best.length === 1 ? [{ award, seat: best[0]!, count: most }] : [];
	});
	const given: Honour[] = [];
	const has = (seat: number) => given.filter((each) => each.seat === seat).length;
	while (given.length < MOST && won.length > 0) {
		const fewest = Math.min(...won.map(({ seat }) => has(seat)));
		const [next] = won.splice(won.findIndex(({ seat }) => has(seat) === fewest), 1);
		const { title, text } = w.honours[next!.award.name];
		given.push({ title, text: text(next!.count), seat: next!.seat });
	}
	return given;
}
