/* over.tsx - the end of a match: who stands where, and what one may do then. */
import { viewOf } from './book';
import type { GameUI, Player } from '../game';
import { Badge } from '../pieces/badge';
import { Dialog } from './dialog';
import type { Line } from './log';
import type { Position, TableInfo } from './wire';
import { w } from './words';

export function verdict(position: Position, players: Player[]): string {
	const winners = (position.result ?? [])
		.filter((row) => row.place === 1)
		.map((row) => players[row.seat - 1]!);
	const won = winners.length > 0;
	if (players.length === 1) {
		const { me, name } = players[0]!;
		if (me) return won ? w.youWin : w.youLose;
		return won ? w.wins(name) : w.loses(name);
	}
	if (!won) return w.gameOver;
	if (winners.length === players.length) return w.draw;
	/* With two players who resigns ends the match. */
	if (players.length === 2 && players.some((player) => player.me && player.resigned))
		return w.resignedTo(winners[0]!.name);
	if (winners.length === 1)
		return winners[0]!.me && players.filter((player) => player.me).length === 1
			? w.youWin
			: w.wins(winners[0]!.name);
	return w.winTogether(winners.map((player) => player.name));
}

export function Standings({
	position,
	players,
	ui,
}: {
	position: Position;
	players: Player[];
	ui: GameUI;
}) {
	const rows = [...(position.result ?? [])].sort(
		(a, b) => a.place - b.place || b.score - a.score,
	);
	return (
		<ol class="standings">
			{rows.map((row) => {
				const player = players[row.seat - 1]!;
				return (
					<li key={row.seat} class={row.place === 1 ? 'is-first' : undefined}>
						<span class="standings__place">{w.place(row.place)}</span>
						<Badge player={player} size={row.place === 1 ? 'big' : undefined} />
						<b>{player.me ? w.nameAndYou(player.name) : player.name}</b>
						<span class="figure">
							{ui.score ? ui.score(row.score, viewOf(ui, position), row.seat - 1) : row.score}
						</span>
					</li>
				);
			})}
		</ol>
	);
}

/* The entry that tells of the end, where the game has one: why it is over. */
function lastWord(lines: Line[]): string {
	return lines.slice(-4).find(({ entry }) => /(^|-)win$|^time-out$/.test(entry.kind))?.entry.text ?? '';
}

export function Over({
	position,
	players,
	lines,
	ui,
	info,
	mine,
	close,
	rematch,
}: {
	position: Position;
	players: Player[];
	lines: Line[];
	ui: GameUI;
	info: TableInfo;
	mine: boolean;
	close(): void;
	rematch(): void;
}) {
	const last = verdict(position, players);
	const why = lastWord(lines);
	return (
		<Dialog title={last} close={close} kind="over">
			{why && <p>{why}.</p>}
			<Standings position={position} players={players} ui={ui} />
			<div class="actions">
				{info.rematch ? (
					<a class="button button--call" href={`/table/${info.rematch}`}>
						{w.toRematch}
					</a>
				) : (
					mine && (
						<button class="button button--call" onClick={rematch}>
							{w.playAgain}
						</button>
					)
				)}
				<a class="button" href={`/replay/${info.table}`}>
					{w.replay}
				</a>
				<button class="button" onClick={close}>
					{w.lookAtBoard}
				</button>
				<a class="button" href="/">
					{w.lobby}
				</a>
			</div>
			<p class="soft fine">
				{w.canBeChecked[0]}{' '}
				<a href={`/api/tables/${info.table}/transcript`} download>
					{w.canBeChecked[1]}
				</a>{' '}
				{w.canBeChecked[2]} <code>perilune verify</code> {w.canBeChecked[3]}
			</p>
		</Dialog>
	);
}
