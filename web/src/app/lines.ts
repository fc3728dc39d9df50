/* lines.ts - the log as lines, with the rounds they belong to where the game counts them, and
 * with what a game has to remark on what the rules pass over in silence. */
import type { GameUI, Player } from '../game';
import type { Line } from './log';
import { namedEntry, type WireEntry } from './wire';

/* Bots take back what they answered only where somebody takes back what it answers: once is enough. */
export function isTold({ remark, kind, seat }: WireEntry, players: Player[]): boolean {
	return !(remark && kind === 'undo' && players[seat - 1]?.kind === 'bot');
}

export function linesOf(log: WireEntry[], players: Player[], ui: GameUI): Line[] {
	let round: number | undefined;
	const entries = log.filter((wire) => isTold(wire, players)).map((wire) => namedEntry(wire, players));
	return entries.flatMap((entry, at) => {
		const remarks = ui.remarks?.(entries, at, players) ?? [];
		const lines: Line[] = remarks.map((remark) => ({ entry: remark, round }));
		round = entry.data?.round ?? round;
		return [...lines, { entry, round }];
	});
}
