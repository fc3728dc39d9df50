/* boardnote.tsx - a strip on the upper edge of the board while one can do nothing about it: one's
 * own choice lies face down, or who is asked is not here. It says what comes next by itself. */
import type { Player } from '../game';
import { Badge } from '../pieces/badge';
import type { Desk } from './desk';
import { copyLink } from './invite';
import { w } from './words';

/* Who is waited for and cannot know it. */
export function missingOf(players: Player[]): Player | null {
	const asked = players.filter((player) => player.turn && !player.resigned);
	const [only] = asked;
	if (asked.length !== 1 || !only || only.me) return null;
	return only.kind === 'person' && !only.present && !only.away ? only : null;
}

function Sealed({ players }: { players: Player[] }) {
	const names = players.filter((player) => player.turn).map((player) => player.name);
	return (
		<div class="boardnote" role="note">
			<span class="boardnote__cards" aria-hidden="true">
				<i />
				<i />
			</span>
			<p>
				<b>{w.sealed}</b> <span class="soft">{w.sealedOpens(names)}</span>
			</p>
		</div>
	);
}

function Gone({ player, left }: { player: Player; left: number | undefined }) {
	return (
		<div class="boardnote" role="note">
			<Badge player={player} />
			<p>
				<b>{w.isNotHere(player.name)}</b>{' '}
				<span class="soft">{left === undefined ? w.seatIsKept : w.botMovesIn(w.minutes(left))}</span>
			</p>
			<button class="button button--small" onClick={() => void copyLink(location.pathname, w.theAddress)}>
				{w.callThem}
			</button>
		</div>
	);
}

export function BoardNote({ desk }: { desk: Desk }) {
	const { room, state, busy, asking } = desk;
	if (busy || asking || room.over || room.replay) return null;
	if (state.sealed) return <Sealed players={room.players} />;
	const gone = missingOf(room.players);
	return gone ? <Gone player={gone} left={room.clock.get(gone.seat)} /> : null;
}
