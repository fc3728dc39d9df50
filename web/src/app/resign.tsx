/* resign.tsx - leaving a game before its end: asking first, and where to go from there. */
import type { Player } from '../game';
import { Dialog } from './dialog';
import { makeTable } from './start';
import type { TableInfo } from './wire';

export function Resign({ two, close, resign }: { two: boolean; close(): void; resign(): void }) {
	return (
		<Dialog title="Resign?" close={close} kind="small">
			<p>
				{two
					? 'The match ends and the other side wins.'
					: 'A bot plays your seat on to the end. You can watch, or begin another game.'}
			</p>
			<div class="actions">
				<button class="button" onClick={close}>
					Play on
				</button>
				<button class="button button--call" onClick={resign}>
					Resign
				</button>
			</div>
		</Dialog>
	);
}

/* The same game again: bots where bots were, open seats where people were. */
function again(info: TableInfo, players: Player[]): void {
	void makeTable({
		game: info.game,
		players: players.map((player) =>
			player.me ? 'me' : player.kind === 'bot' ? (player.bot ?? 'normal') : 'open',
		),
		options: info.options,
		data: info.data === 'standard' ? undefined : info.data,
		time: info.time,
		public: info.public,
	});
}

/* Where who has resigned can go. */
export function Leave({ info, players }: { info: TableInfo; players: Player[] }) {
	return (
		<>
			<button class="button" onClick={() => again(info, players)}>
				New game
			</button>
			<a class="button" href="/">
				Lobby
			</a>
		</>
	);
}

/* Said once, right after it. */
export function Resigned({
	info,
	players,
	close,
}: {
	info: TableInfo;
	players: Player[];
	close(): void;
}) {
	return (
		<Dialog title="You resigned" close={close} kind="small">
			<p>A bot plays your seat on, and the others play to the end.</p>
			<div class="actions">
				<button class="button button--call" onClick={close}>
					Watch
				</button>
				<Leave info={info} players={players} />
			</div>
		</Dialog>
	);
}
