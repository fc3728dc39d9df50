/* remarks.ts - what the rules do in silence: a Move phase in which nothing could be done is
 * passed over (FLK-034), and the next round begins. The log says so. */
import type { Entry, Player } from '../../game';
import { w } from './say';
import { newsOf } from './view';

export const PASSED_OVER = 'passed-over';

/* Who can move either moves or says that it is enough. */
function moved(entry: Entry): boolean {
	return entry.kind === 'march' || newsOf(entry, 'pass')?.step === 'move';
}

export function remarks(log: Entry[], at: number, players: Player[]): Entry[] {
	const { kind, number } = log[at]!;
	const began = log.slice(0, at).findLastIndex((entry) => entry.kind === 'round');
	if (kind !== 'round' || began < 0) return [];
	const round = log.slice(began, at);
	return players
		.filter(({ seat }) => !round.some((entry) => entry.seat === seat && moved(entry)))
		.map(({ seat, name }) => ({
			number,
			seat,
			kind: PASSED_OVER,
			text: w.passedOver(name),
			pieces: [],
		}));
}
