/* waiting.tsx - a table before play: who sits where, the invitation, and the start. */
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
import { capital, playersOf } from './wire';
import { w } from './words';

export function Waiting({ feed }: { feed: Feed }) {
	const info = feed.info!;
	const players = playersOf(info.seats, feed.mine, []);
	const open = players.filter((player) => player.kind === 'open').length;
	const act = (message: any) =>
		socket.ask(message).catch((why) => say(why.message, { bad: true }));
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
						{open === 0
							? w.everybodyHere
							: w.seatsFree(open)}{' '}
						{capital(w.paceShort(info.time))}
						{info.public ? w.listed : w.byInvitation}
						{info.options.length > 0 && `, ${info.options.join(', ')}`}.
					</p>
					<ul class="rows waiting__seats">
						{players.map((player) => (
							<li key={player.seat}>
								<Badge player={player} />
								<span>
									<b>{player.me ? w.nameAndYou(player.name) : player.name}</b>
									<small>
										{player.kind === 'bot'
											? w.levelBot(w.botLevel(player.bot ?? ''))
											: player.kind === 'open'
												? w.free
												: player.present
													? w.here
													: w.notHereNow}
									</small>
								</span>
								{player.kind === 'open' ? (
									<button
										class="button button--small"
										onClick={() => join(info.table, player.seat + 1)}
										aria-label={w.sitHereAt(player.letter)}
									>
										{w.sitHere}
									</button>
								) : (
									player.me && (
										<button
											class="button button--small"
											onClick={() =>
												act({
													type: 'leave',
													table: info.table,
													seat: player.seat + 1,
												})
											}
											aria-label={w.standUpFrom(player.letter)}
										>
											{w.standUp}
										</button>
									)
								)}
							</li>
						))}
					</ul>
					<div class="actions">
						{open === 0 && (feed.mine.length > 0 || feed.maker) && (
							<button
								class="button button--call"
								onClick={() => act({ type: 'start', table: info.table })}
							>
								{w.startGame}
							</button>
						)}
						{open > 0 && (
							<button
								class="button button--call"
								onClick={() => copyLink(`/table/${info.table}`, w.theInvitation)}
							>
								<Icon name="link" />
								{w.copyInvitation}
							</button>
						)}
						{feed.mine.length === 0 && open > 0 && (
							<button class="button" onClick={() => join(info.table)}>
								{w.sitDown}
							</button>
						)}
						{feed.maker && (
							<button
								class="button button--quiet"
								onClick={() =>
									act({ type: 'delete', table: info.table }).then(() => go('/'))
								}
							>
								{w.putAway}
							</button>
						)}
					</div>
					{open > 0 && <Invitation path={`/table/${info.table}`} />}
				</div>
			</main>
		</Hall>
	);
}
