/* resign.tsx - leaving a game before its end: asking first, and where to go from there; and letting
 * a bot leave it. */
import { useState } from 'preact/hooks';
import type { Player } from '../game';
import { Dialog } from './dialog';
import { makeTable } from './start';
import type { TableInfo } from './wire';
import { w } from './words';

export function Resign({ two, close, resign }: { two: boolean; close(): void; resign(): void }) {
	return (
		<Dialog title={w.resignAsk} close={close} kind="small">
			<p>
				{two
					? w.resignTwo
					: w.resignMore}
			</p>
			<div class="actions">
				<button class="button" onClick={close}>
					{w.playOn}
				</button>
				<button class="button button--call" onClick={resign}>
					{w.resign}
				</button>
			</div>
		</Dialog>
	);
}

/* A bot that sees no hope any more is let go, or not: it is asked once. */
export function LetResign({ players, letResign }: { players: Player[]; letResign(player: Player): void }) {
	const [answered, setAnswered] = useState(false);
	const player = players.find((one) => one.wouldResign);
	if (!player || answered || !players.some((one) => one.me)) return null;
	return (
		<Dialog title={w.wouldResign(player.name)} close={() => setAnswered(true)} kind="small">
			<p>{w.wouldResignWhy}</p>
			<div class="actions">
				<button class="button" onClick={() => setAnswered(true)}>
					{w.playOn}
				</button>
				<button
					class="button button--call"
					onClick={() => {
						setAnswered(true);
						letResign(player);
					}}
				>
					{w.letResign}
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
				{w.newGame}
			</button>
			<a class="button" href="/">
				{w.lobby}
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
		<Dialog title={w.resignedTitle} close={close} kind="small">
			<p>{w.othersPlayOn}</p>
			<div class="actions">
				<button class="button button--call" onClick={close}>
					{w.watch}
				</button>
				<Leave info={info} players={players} />
			</div>
		</Dialog>
	);
}
