/* takeover.tsx - a finished match taken over from some point, to try what if. */
import { useState } from 'preact/hooks';
import type { Player } from '../game';
import { Dialog, say } from './dialog';
import { go } from './route';
import { socket } from './socket';
import { level } from './start';
import type { TableInfo } from './wire';
import { w } from './words';

function Others({ bot, set }: { bot: string; set(bot: string): void }) {
	return (
		<label class="field">
			{w.othersAre}
			<select value={bot} onChange={(event) => set(event.currentTarget.value)}>
				{['easy', 'normal', 'hard', 'expert', 'greedy', 'random'].map((name) => (
					<option key={name} value={name}>
						{w.levelBots(name)}
					</option>
				))}
			</select>
		</label>
	);
}

export function TakeOver({
	info,
	at,
	players,
	close,
}: {
	info: TableInfo;
	at: number;
	players: Player[];
	close(): void;
}) {
	const turn = players.find((player) => player.turn)?.seat ?? 0;
	const [seat, setSeat] = useState(players.find((player) => player.me)?.seat ?? turn);
	const [bot, setBot] = useState(level());
	const submit = (event: Event) => {
		event.preventDefault();
		socket
			.ask({
				type: 'fork',
				table: info.table,
				at,
				players: players.map((player) => (player.seat === seat ? 'me' : bot)),
			})
			.then(
				(answer) => go(`/table/${answer.table}`),
				(why) => say(why.message, { bad: true }),
			);
	};
	return (
		<Dialog title={w.takeOverHere} close={close} kind="small">
			<form class="stack" onSubmit={submit}>
				<p class="soft">{w.newTableGoesOn}</p>
				<label class="field">
					{w.youPlay}
					<select
						value={seat}
						onChange={(event) => setSeat(Number(event.currentTarget.value))}
					>
						{players.map((player) => (
							<option key={player.seat} value={player.seat}>
								{player.letter}, {player.name}
								{player.turn ? w.toMoveNow : ''}
							</option>
						))}
					</select>
				</label>
				<Others bot={bot} set={setBot} />
				<button class="button button--call">{w.takeOver}</button>
			</form>
		</Dialog>
	);
}
