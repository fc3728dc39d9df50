/* seats.tsx - the players along the edge, with what they hold. */
import type { BoardProps, GameUI, Player } from '../game';
import { Badge } from '../pieces/badge';
import { w } from './words';

function standing(player: Player, sealed: boolean): string {
	if (sealed) return player.turn ? w.isChoosing : w.hasSealed;
	if (player.kind === 'bot') return player.bot ? w.levelBot(w.botLevel(player.bot)) : w.bot;
	if (player.resigned) return w.botPlaysOn;
	if (player.away) return w.away;
	return player.present ? '' : w.notHereSeat;
}

function Who({ player, sub, sealed }: { player: Player; sub: string | undefined; sealed: boolean }) {
	const kind = standing(player, sealed);
	return (
		<span class="seat__who">
			<span class="seat__name">
				<span>{player.me ? w.nameAndYou(player.name) : player.name}</span>
				{kind && <small class="seat__kind">{kind}</small>}
			</span>
			{sub && <span class="seat__what">{sub}</span>}
		</span>
	);
}

function Left({ seconds }: { seconds: number }) {
	return (
		<span class={seconds < 20 ? 'seat__clock is-short' : 'seat__clock'} aria-label={w.timeLeft}>
			{Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
		</span>
	);
}

export function Seats({ ui, props, clock, sealed }: { ui: GameUI; props: BoardProps; clock: Map<number, number>; sealed: boolean }) {
	return (
		<ul class="seats" data-count={props.players.length}>
			{props.players.map((player) => {
				const left = clock.get(player.seat);
				return (
					<li
						key={player.seat}
						class={'seat' + (player.turn ? ' is-turn' : '') + (player.present ? '' : ' is-gone')}
						data-p={player.colour + 1}
						data-seat={player.seat}
					>
						<div class="seat__row seat__head">
							<Badge player={player} />
							<Who player={player} sub={ui.sub?.(props.view, player)} sealed={sealed} />
							{player.turn && <span class="sr">, {w.toMove}</span>}
							{left !== undefined && <Left seconds={left} />}
							{ui.money && (
								<span class="seat__money">{ui.money(props.view, player, props.still)}</span>
							)}
						</div>
						{ui.Purse && <ui.Purse view={props.view} player={player} props={props} />}
					</li>
				);
			})}
		</ul>
	);
}

/* On a phone, in the bar: everybody's sign with the one number that decides; a touch opens the rest. */
export function Strip({ ui, view, players, open }: { ui: GameUI; view: any; players: Player[]; open(): void }) {
	return (
		<div class="room__strip" aria-hidden="true" data-count={players.length} onClick={open}>
			{players.map((player) => (
				<div key={player.seat} class={'strip__seat' + (player.turn ? ' is-turn' : '')} data-p={player.colour + 1}>
					<Badge player={player} size="small" />
					<b>{ui.strip ? ui.strip(view, player) : player.name}</b>
				</div>
			))}
		</div>
	);
}
