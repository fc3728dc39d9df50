/* index.tsx - the lab: a game's data to edit, checked as one types; simulations of it on the
 * server; what they found, compared with what was before. Only where the server has it open
 * (`perilune serve --lab`). */
import './lab.css';
import { useEffect } from 'preact/hooks';
import { games, gamesProblem, loadGames } from '../app/games';
import { Hall } from '../app/hall';
import { go } from '../app/route';
import { Shelf } from '../app/shelf';
import { useSource } from '../app/source';
import type { GameInfo } from '../app/wire';
import { Bench } from './bench';
import { w } from './words';

function Front({ known }: { known: GameInfo[] }) {
	return (
		<>
			<h1 class="display">{w.lab}</h1>
			<p class="lab__lead">{w.lead}</p>
			<Shelf known={known} to="/lab/" word={w.open} says={w.openDataOf} />
		</>
	);
}

function Chooser({ game, known }: { game: GameInfo; known: GameInfo[] }) {
	return (
		<label class="lab__chooser">
			<span class="sr">{w.game}</span>
			<select
				value={game.game}
				onChange={(event) => go(`/lab/${event.currentTarget.value}`)}
			>
				{known.map((info) => (
					<option key={info.game} value={info.game}>
						{info.title}
					</option>
				))}
			</select>
		</label>
	);
}

export function Lab({ game }: { game: string | null }) {
	const all = useSource(games);
	const problem = useSource(gamesProblem);
	useEffect(() => void loadGames(), []);
	const info = all?.games.find((known) => known.game === game);
	const known = all?.games.filter((one) => !one.yardstick || one === info) ?? [];
	return (
		<Hall title={info ? w.labOf(info.title) : w.lab}>
			<main class={info ? 'lab' : 'page lab'}>
				{problem && (
					<p class="empty" role="alert">
						{problem}
					</p>
				)}
				{all && !info && <Front known={known} />}
				{info && (
					<>
						<div class="page__head">
							<h1 class="display">{w.theLabOf(info.title)}</h1>
							<Chooser game={info} known={known} />
						</div>
						<Bench key={info.game} game={info} />
					</>
				)}
			</main>
		</Hall>
	);
}
