/* waiting.tsx - a table before play: who sits where, the invitation, and the start. */
import type { Player } from '../game';
import { Badge } from '../pieces/badge';
import { say } from './dialog';
import type { Feed } from './feed';
import { posterOf } from './games';
import { Hall } from './hall';
import { Icon } from './icons';
import { copyLink, Invitation } from './invite';
import { go } from './route';
import { socket } from './socket';
import { join } from './start';
import { capital, playersOf, type TableInfo } from './wire';
import { w } from './words';

type Act = (message: any) => Promise<unknown>;

function standing(player: Player): string {
	if (player.kind === 'bot') return w.levelBot(w.botLevel(player.bot ?? ''));
	if (player.kind === 'open') return w.free;
	return player.present ? w.here : w.notHereNow;
}

function Seat({ info, player, act }: { info: TableInfo; player: Player; act: Act }) {
	const seat = player.seat + 1;
	return (
		<li>
			<Badge player={player} />
			<span>
				<b>{player.me ? w.nameAndYou(player.name) : player.name}</b>
				<small>{standing(player)}</small>
			</span>
			{player.kind === 'open' ? (
				<button
					class="button button--small"
					onClick={() => join(info.table, seat)}
					aria-label={w.sitHereAt(player.letter)}
				>
					{w.sitHere}
				</button>
			) : (
				player.me && (
					<button
						class="button button--small"
						onClick={() => act({ type: 'leave', table: info.table, seat })}
						aria-label={w.standUpFrom(player.letter)}
					>
						{w.standUp}
					</button>
				)
			)}
		</li>
	);
}

function Actions({ feed, open, act }: { feed: Feed; open: number; act: Act }) {
	const { table } = feed.info!;
	return (
		<div class="actions">
			{open === 0 && (feed.mine.length > 0 || feed.maker) && (
				<button class="button button--call" onClick={() => act({ type: 'start', table })}>
					{w.startGame}
				</button>
			)}
			{open > 0 && (
				<button class="button button--call" onClick={() => copyLink(`/table/${table}`, w.theInvitation)}>
					<Icon name="link" />
					{w.copyInvitation}
				</button>
			)}
			{feed.mine.length === 0 && open > 0 && (
				<button class="button" onClick={() => join(table)}>
					{w.sitDown}
				</button>
			)}
			{feed.maker && (
				<button class="button button--quiet" onClick={() => act({ type: 'delete', table }).then(() => go('/'))}>
					{w.putAway}
				</button>
			)}
		</div>
	);
}

export function Waiting({ feed }: { feed: Feed }) {
	const info = feed.info!;
	const players = playersOf(info.seats, feed.mine, []);
	const open = players.filter((player) => player.kind === 'open').length;
	const act: Act = (message) => socket.ask(message).catch((why) => say(why.message, { bad: true }));
	return (
		<Hall title={w.waiting(info.title)}>
			<main class="waiting">
				<img class="waiting__scene" src={posterOf({ game: info.game }).scene} alt="" />
				<div class="panel waiting__sheet">
					<h1 class="display">
						{info.title}
						{info.name ? `: ${info.name}` : ''}
					</h1>
					<p class="soft">
						{open === 0 ? w.everybodyHere : w.seatsFree(open)} {capital(w.paceShort(info.time))}
						{info.public ? w.listed : w.byInvitation}
						{info.options.length > 0 && `, ${info.options.join(', ')}`}.
					</p>
					<ul class="rows waiting__seats">
						{players.map((player) => (
							<Seat key={player.seat} info={info} player={player} act={act} />
						))}
					</ul>
					<Actions feed={feed} open={open} act={act} />
					{open > 0 && <Invitation path={`/table/${info.table}`} />}
				</div>
			</main>
		</Hall>
	);
}
