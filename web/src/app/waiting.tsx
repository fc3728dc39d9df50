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

export function paceWords(seconds: number): string {
	if (seconds === 0) return 'no clock';
	if (seconds < 120) return `${seconds} s a move`;
	if (seconds < 7200) return `${Math.round(seconds / 60)} min a move`;
	return seconds < 172800
		? `${Math.round(seconds / 3600)} h a move`
		: `${Math.round(seconds / 86400)} days a move`;
}

export function Waiting({ feed }: { feed: Feed }) {
	const info = feed.info!;
	const players = playersOf(info.seats, feed.mine, []);
	const open = players.filter((player) => player.kind === 'open').length;
	const act = (message: any) =>
		socket.ask(message).catch((why) => say(why.message, { bad: true }));
	return (
		<Hall title={`${info.title}, waiting`}>
			<main class="waiting">
				<img class="waiting__scene" src={posterOf({ game: info.game }).scene} alt="" />
				<div class="panel waiting__sheet">
					<h1 class="display">
						{info.title}
						{info.name ? `: ${info.name}` : ''}
					</h1>
					<p class="soft">
						{open === 0
							? 'Everybody is here.'
							: `${open} ${open === 1 ? 'seat is' : 'seats are'} free.`}{' '}
						{capital(paceWords(info.time))}
						{info.public ? ', listed in the lobby' : ', by invitation'}
						{info.options.length > 0 && `, ${info.options.join(', ')}`}.
					</p>
					<ul class="rows waiting__seats">
						{players.map((player) => (
							<li key={player.seat}>
								<Badge player={player} />
								<span>
									<b>
										{player.name}
										{player.me ? ' (you)' : ''}
									</b>
									<small>
										{player.kind === 'bot'
											? `${player.bot} bot`
											: player.kind === 'open'
												? 'free'
												: player.present
													? 'here'
													: 'not here now'}
									</small>
								</span>
								{player.kind === 'open' ? (
									<button
										class="button button--small"
										onClick={() => join(info.table, player.seat + 1)}
										aria-label={`Sit here, seat ${player.letter}`}
									>
										Sit here
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
											aria-label={`Stand up from seat ${player.letter}`}
										>
											Stand up
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
								Start the game
							</button>
						)}
						{open > 0 && (
							<button
								class="button button--call"
								onClick={() => copyLink(`/table/${info.table}`, 'The invitation')}
							>
								<Icon name="link" />
								Copy the invitation
							</button>
						)}
						{feed.mine.length === 0 && open > 0 && (
							<button class="button" onClick={() => join(info.table)}>
								Sit down
							</button>
						)}
						{feed.maker && (
							<button
								class="button button--quiet"
								onClick={() =>
									act({ type: 'delete', table: info.table }).then(() => go('/'))
								}
							>
								Put the table away
							</button>
						)}
					</div>
					{open > 0 && <Invitation path={`/table/${info.table}`} />}
				</div>
			</main>
		</Hall>
	);
}
