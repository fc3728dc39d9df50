/* honours.ts - where a score came from, and what each side will be remembered for: counted from the log,
 * said with a straight face. */
import type { Entry, Honour, Part, Player } from '../../game';
import { w } from './say';
import type { News, View } from './view';

export function breakdown(view: View, seat: number): Part[] {
	const side = view.players[seat];
	if (!side) return [];
	return [
		{ name: w.honours.bases, value: side.bases },
		{ name: w.honours.units, value: side.units },
		{ name: w.honours.upgrades, value: side.upgrades.filter(({ active }) => active).length },
	];
}

type Count = (data: News) => number;

/* What is counted, and for whom: -1 for the other side. */
const COUNTS: { key: keyof typeof w.honours.awards; of: Count; other?: boolean; least: number }[] = [
	{ key: 'roads', of: (data) => Number(data.kind === 'march'), least: 3 },
	{ key: 'flank', of: (data) => Number(data.kind === 'strike'), least: 2 },
	{ key: 'fire', of: (data) => Number(data.kind === 'base'), other: true, least: 1 },
	{ key: 'fallen', of: (data) => (data.kind === 'fall' ? data.count : 0), least: 2 },
	{ key: 'purse', of: (data) => Number(data.kind === 'blue' || data.kind === 'green' || data.kind === 'yellow'), least: 3 },
	{ key: 'mines', of: (data) => Number(data.kind === 'mine'), least: 2 },
	{ key: 'nursery', of: (data) => Number(data.kind === 'build'), least: 6 },
];

const MOST = 4;

/* Who did most of something, if only one did: the clearest leads first. */
export function honours(log: Entry<News>[], players: Player[]): Honour[] {
	const all = COUNTS.flatMap(({ key, of, other, least }) => {
		const sums = players.map(() => 0);
		for (const { data, seat } of log) if (data && seat >= 0) sums[other ? 1 - seat : seat]! += of(data);
		const best = Math.max(...sums);
		const seats = players.filter(({ seat }) => sums[seat] === best);
		if (best < least || seats.length !== 1) return [];
		const lead = best / (1 + Math.max(0, ...sums.filter((sum) => sum !== best)));
		const { title, text } = w.honours.awards[key];
		return [{ lead, honour: { title, text: text(best), seat: seats[0]!.seat } }];
	});
	return all
		.sort((a, b) => b.lead - a.lead)
		.slice(0, MOST)
		.map(({ honour }) => honour);
}
