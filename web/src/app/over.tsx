/* over.tsx - the end of a match: who stands where, and what one may do then. */
import { viewOf } from './book';
import type { GameUI, Player } from '../game';
import { Badge } from '../pieces/badge';
import { Dialog } from './dialog';
import type { Line } from './log';
import type { Position, TableInfo } from './wire';

const PLACES = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];

export function verdict(position: Position, players: Player[]): string {
	const winners = (position.result ?? [])
		.filter((row) => row.place === 1)
		.map((row) => players[row.seat - 1]!);
	if (players.length === 1) {
		const who = players[0]!.me ? 'You' : players[0]!.name;
		const verb = winners.length > 0 ? 'win' : 'lose';
		return who === 'You' ? `You ${verb}.` : `${who} ${verb}s.`;
	}
	if (winners.length === 0) return 'The game is over.';
	if (winners.length === players.length) return 'The game is over: a draw.';
	/* With two players who resigns ends the match. */
	if (players.length === 2 && players.some((player) => player.me && player.resigned))
		return `You resigned: ${winners[0]!.name} wins.`;
	if (winners.length === 1)
		return winners[0]!.me && players.filter((player) => player.me).length === 1
			? 'You win.'
			: `${winners[0]!.name} wins.`;
	return `${winners.map((player) => player.name).join(' and ')} win together.`;
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
						<span class="standings__place">{PLACES[row.place] ?? row.place}</span>
						<Badge player={player} size={row.place === 1 ? 'big' : undefined} />
						<b>
							{player.name}
							{player.me ? ' (you)' : ''}
						</b>
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
						To the rematch
					</a>
				) : (
					mine && (
						<button class="button button--call" onClick={rematch}>
							Play again
						</button>
					)
				)}
				<a class="button" href={`/replay/${info.table}`}>
					Replay
				</a>
				<button class="button" onClick={close}>
					Look at the board
				</button>
				<a class="button" href="/">
					Lobby
				</a>
			</div>
			<p class="soft fine">
				The dice and cards can be checked by anybody:{' '}
				<a href={`/api/tables/${info.table}/transcript`} download>
					the transcript
				</a>{' '}
				has the secret that was promised before the game, and <code>perilune verify</code>{' '}
				proves every move.
			</p>
		</Dialog>
	);
}
