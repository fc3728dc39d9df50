/* undo.tsx - back to one's own last decision, over what bots answered; where it stays, why, and the
 * way to try it another way all the same. */
import { Dialog, say } from './dialog';
import type { Sight } from './feed';
import { go } from './route';
import { socket } from './socket';
import type { SeatInfo, TableInfo } from './wire';
import { w } from './words';

/* Which record of a table one's own last decision came after; of this visit. */
const decided = new Map<string, number>();

const place = (sight: Sight) => `${sight.now!.table} ${sight.seat}`;

export function noteDecision(sight: Sight): void {
	decided.set(place(sight), sight.now!.number);
}

/* The seat that can take something back, else the one that would like to. */
export function undoerOf(mine: number[], sights: Map<number, Sight>): Sight | undefined {
	const own = mine.map((seat) => sights.get(seat)).filter((sight) => sight?.now) as Sight[];
	return own.find((sight) => sight.now!.undo) ?? own.find((sight) => decided.has(place(sight))) ?? own[0];
}

/* A table like it that goes on from there, against the same bots; people's seats are played by bots. */
function practise(info: TableInfo, mine: number[], at: number): Promise<void> {
	const who = (seat: SeatInfo) => (mine.includes(seat.seat) ? 'me' : seat.kind === 'bot' ? seat.name : 'normal');
	return socket
		.ask({ type: 'fork', table: info.table, at, players: info.seats.map(who) })
		.then((answer) => go(`/table/${answer.table}`));
}

/* Only a match that is over is an open book: who would know now what comes could not go on with it. */
export function Stays({ sight, info, mine, close }: { sight: Sight; info: TableInfo; mine: number[]; close(): void }) {
	const why = sight.now!.stays ?? 'nothing';
	const at = decided.get(place(sight));
	const two = info.seats.length === 2 && info.seats.filter((seat) => seat.kind === 'person').length === 1;
	const may = (why === 'shown' || why === 'hidden') && at !== undefined;
	const resign = () =>
		socket
			.ask({ type: 'resign', table: info.table, seat: sight.seat })
			.then(() => practise(info, mine, at!))
			.catch((problem) => say(problem.message, { bad: true }));
	return (
		<Dialog title={w.itStays} close={close} kind="small">
			<p>{w.stays(why)}</p>
			{may && <p class="soft">{two ? w.practiseNow : w.practiseLater}</p>}
			<div class="actions">
				<button class={may && two ? 'button' : 'button button--call'} onClick={close}>
					{w.playOn}
				</button>
				{may && two && (
					<button class="button" onClick={() => void resign()}>
						{w.resignAndPractise}
					</button>
				)}
			</div>
		</Dialog>
	);
}
