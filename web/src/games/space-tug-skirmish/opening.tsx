/* opening.tsx - before the first round: how the seven cards are split, whether the hand is kept,
 * which Persona one is; and what this browser's person has reached in earlier games. */
import type { BoardProps, Move } from '../../game';
import { canPick, markClass } from '../../pieces';
import { personaArt } from './art';
import { bestFor, bests, levelReached } from './records';
import { TugDrawing } from './tug';
import { aboutOf, movesOf, playerAt, splitOf, type View } from './view';
import { w } from './w';

type Props = BoardProps<View>;

function Fan({ design, ops }: { design: number; ops: number }) {
	const cards = [...Array(design).fill('design'), ...Array(ops).fill('ops')];
	return (
		<span class="backs" aria-hidden="true">
			{cards.map((deck, i) => (
				<i key={i} class={`back back--${deck}`} />
			))}
		</span>
	);
}

function Splits({ props, moves }: { props: Props; moves: Move[] }) {
	return (
		<div class="splits">
			{moves.map((move) => {
				const { design, ops } = splitOf(move);
				const [designs, others] = w.fan(design, ops);
				return (
					<button
						key={move.text}
						class="split"
						data-move={move.text}
						title={move.explain}
						onClick={() => props.play(move.text)}
					>
						<Fan design={design} ops={ops} />
						<b>
							<span>{designs}</span> <span>{others}</span>
						</b>
					</button>
				);
			})}
		</div>
	);
}

function Personas({ props }: { props: Props }) {
	const moves = movesOf(props.moves, 'be');
	return (
		<ul class="personas">
			{props.view.catalogue.personas.map((persona) => {
				const mark = props.marks.get(persona.id);
				const open = canPick(mark);
				const reached = levelReached(persona.id);
				const taken = moves.length > 0 && !open;
				return (
					<li key={persona.id}>
						<button
							class={'person' + (taken ? ' is-taken' : '') + markClass(mark)}
							data-piece={persona.id}
							onClick={() => (open ? props.pick(persona.id) : props.look(persona.id))}
							onPointerEnter={() => open && props.focus(persona.id)}
							onPointerLeave={() => props.focus(null)}
						>
							{personaArt(persona)}
							<b>{persona.name}</b>
							<span>{persona.cards[0]?.text}</span>
							<small>{taken ? w.taken : aboutOf(persona, props.view) + (reached > 1 ? w.youOpened(reached) : '')}</small>
						</button>
					</li>
				);
			})}
		</ul>
	);
}

function waitsFor(props: Props): string {
	const names = props.players.filter((player) => player.turn && !player.me).map((player) => player.name);
	return names.length > 0 ? w.waiting(names) : '';
}

export function Opening({ props }: { props: Props }) {
	const { view, moves } = props;
	const [title, note] = w.opening[view.phase] ?? ['', ''];
	const keep = movesOf(moves, 'keep')[0];
	const begin = movesOf(moves, 'begin')[0];
	const first = playerAt(props.players, view.first);
	const tug = view.players[Math.max(0, props.seat)] ?? view.players[0];
	return (
		<section class="opening" aria-label={title}>
			{tug && view.phase !== 'becoming' && (
				<svg class="opening__tug sheet-lines" viewBox="20 180 750 280" aria-hidden="true">
					<TugDrawing tug={tug} sign={playerAt(props.players, tug.seat)?.letter ?? ''} />
				</svg>
			)}
			<header>
				<span class="label">{view.mode.title}</span>
				<h2>{title}</h2>
				<p>{moves.length > 0 || view.phase === 'becoming' ? note : waitsFor(props) || note}</p>
			</header>
			{keep && (
				<button class="act act--call" data-move={keep.text} onClick={() => props.play(keep.text)}>
					<b>{w.keepThese(view.hand.reduce((sum, card) => sum + card.count, 0))}</b>
					<small>{w.lieBelow}</small>
				</button>
			)}
			{view.phase === 'becoming' ? (
				<Personas props={props} />
			) : (
				<Splits props={props} moves={movesOf(moves, 'split', 'redraw')} />
			)}
			{begin && (
				<button class="act act--call" data-move={begin.text} onClick={() => props.play(begin.text)}>
					<b>{w.begin}</b>
					<small>{first ? w.holdsToken(first.name) : ''}</small>
				</button>
			)}
		</section>
	);
}

/* The mode, and one's own table of bests. */
export function Records({ props }: { props: Props }) {
	const { view, players } = props;
	const best = bestFor(view, players.length);
	const rest = bests()
		.filter((one) => one !== best)
		.sort((a, b) => a.title.localeCompare(b.title) || a.seats - b.seats);
	const seats = (count: number) => (count === 1 ? w.alone : w.players(count));
	return (
		<section class="records" aria-label={w.modeAndBests}>
			<span class="label">{w.mode}</span>
			<h3>{view.mode.title}</h3>
			<p>{view.mode.about}</p>
			<span class="label">{w.yourBests}</span>
			{best && (
				<p class="records__best">
					<b>{best.rounds}</b>
					{w.rounds(best.title, seats(best.seats))}
					<small>{w.won(best.games, best.day)}</small>
				</p>
			)}
			{!best && rest.length === 0 && <p>{w.noBests}</p>}
			{rest.length > 0 && (
				<table>
					<tbody>
						{rest.slice(0, 6).map((one) => (
							<tr key={`${one.mode}.${one.seats}`}>
								<th scope="row">{one.title}</th>
								<td>{seats(one.seats)}</td>
								<td>{one.rounds}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</section>
	);
}
