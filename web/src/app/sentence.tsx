/* sentence.tsx - the one line that says whose turn it is and what they are asked, and what stands in
 * the list's place where there is nothing to choose. */
import type { Player } from '../game';
import { missingOf } from './boardnote';
import { verdict } from './over';
import { Leave } from './resign';
import { useSealedCue } from './sound';
import { withNames, type Position, type TableInfo } from './wire';
import { w } from './words';

/* How what is said of a position ends: with the question, or with who has won. Nothing is said
 * while others are waited for, except to spectators, who hear what they do. */
export function endsOf(now: Position, players: Player[], busy: boolean, question?: string): string | null {
	if (busy) return null;
	if (now.over) return verdict(now, players);
	if (question) return `${w.yourTurn} ${question}`;
	return now.seat === 0 || players[now.seat - 1]?.resigned ? '' : null;
}

/* The one sentence at the top: whose turn it is, and what they are asked. */
export function Sentence({
	now,
	players,
	busy,
	sealed,
}: {
	now: Position;
	players: Player[];
	busy: boolean;
	sealed: boolean;
}) {
	useSealedCue(sealed);
	if (now.over && !busy) return <>{verdict(now, players)}</>;
	const gone = players[now.seat - 1]?.resigned === true;
	if (now.question && !busy && !gone) {
		return (
			<>
				<em>{w.yourTurn}</em> {withNames(now.question.text, players)}
			</>
		);
	}
	const asked = players.filter((player) => player.turn);
	const left = gone ? <em>{w.youResigned} </em> : now.seat === 0 && <em>{w.watchingNow} </em>;
	if (asked.length === 0) return <>{left}{w.goingOn}</>;
	const names = asked.map((player) =>
		!player.me ? player.name : player.resigned ? w.botInYourSeat : w.you,
	);
	if (sealed)
		return (
			<>
				<em>{w.sealed}</em> {w.sealedWaiting(names)}
			</>
		);
	const missing = missingOf(players);
	if (missing) return <>{left}{w.notHereAsked(missing.name)}</>;
	const you = asked.some((player) => player.me && !player.resigned);
	const bots = asked.every((player) => player.kind === 'bot' || player.resigned);
	return (
		<>
			{left}
			{bots ? w.areThinking(names, you) : w.areToMove(names, you)}
		</>
	);
}

export function Idle({
	now,
	ended,
	players,
	info,
	over,
}: {
	now: Position;
	ended: boolean;
	players: Player[];
	info: TableInfo;
	over(): void;
}) {
	if (ended)
		return (
			<div class="idle">
				<p>{verdict(now, players)}</p>
				<button class="button button--call" onClick={over}>
					{w.standings}
				</button>
			</div>
		);
	const asked = players.filter((player) => player.turn && !player.me);
	if (players[now.seat - 1]?.resigned)
		return (
			<div class="idle">
				<p>{w.resignedWatching}</p>
				<div class="actions">
					<Leave info={info} players={players} />
				</div>
			</div>
		);
	return (
		<div class="idle">
			<p class="soft">
				{now.seat === 0
					? w.youWatch
					: asked.length > 0
						? w.choicesAppear
						: w.oneMoment}
			</p>
		</div>
	);
}
