/* awards.ts - who is remembered for what: awards of a match, by what its log counts for each seat. */
import type { Entry, Honour } from '../game';

/* What counts for an award: how much of it an entry is, and whose, if not its seat's. */
export interface Award<Name, News> {
	name: Name;
	least: number; /* for less there is none */
	of(news: News): number;
	whose?(news: News): number;
}

interface Words {
	title: string;
	text(count: number): string;
}

const MOST = 5;

export function countOf<News extends { seat: number }>(award: Award<unknown, News>, log: Entry<News>[], seats: number): number[] {
	const count = Array.from({ length: seats }, () => 0);
	for (const { data } of log) {
		const amount = data ? award.of(data) : 0;
		const seat = amount > 0 ? (award.whose?.(data!) ?? data!.seat) - 1 : -1;
		if (seat in count) count[seat]! += amount;
	}
	return count;
}

/* Each award goes to whoever alone has most of what it counts, if that is enough; and nobody is given another
 * while one could go to somebody who has fewer. */
export function awarded<Name extends string>(
	awards: { name: Name; least: number }[],
	counts: number[][],
	words: Record<Name, Words>,
): Honour[] {
	const won = awards.flatMap(({ name, least }, i) => {
		const most = Math.max(...counts[i]!);
		const best = counts[i]!.flatMap((each, seat) => (each === most ? [seat] : []));
		return most >= least && best.length === 1 ? [{ name, seat: best[0]!, count: most }] : [];
	});
	const given: Honour[] = [];
	const has = (seat: number) => given.filter((honour) => honour.seat === seat).length;
	while (given.length < MOST && won.length > 0) {
		const fewest = Math.min(...won.map(({ seat }) => has(seat)));
		const [{ name, seat, count }] = won.splice(won.findIndex((one) => has(one.seat) === fewest), 1) as [(typeof won)[number]];
		given.push({ title: words[name].title, text: words[name].text(count), seat });
	}
	return given;
}

/* The same where every award counts entries of the log by themselves. */
export function awardsOf<Name extends string, News extends { seat: number }>(
	awards: Award<Name, News>[],
	log: Entry<News>[],
	seats: number,
	words: Record<Name, Words>,
): Honour[] {
	return awarded(awards, awards.map((award) => countOf(award, log, seats)), words);
}
