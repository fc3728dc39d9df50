/* lines.ts - the log as lines, with the rounds they belong to where the game counts them. */
import type { Player } from '../game';
import type { Line } from './log';
import { namedEntry, type WireEntry } from './wire';

export function linesOf(log: WireEntry[], players: Player[]): Line[] {
	let round: number | undefined;
	return log.map((wire) => {
		const entry = namedEntry(wire, players);
		const begins = /^Round (\d+)\b/.exec(entry.text);
		if (begins) round = Number(begins[1]);
		return { entry, round };
	});
}
