/* rail.tsx - the edge of the table under the chart: the secondary objective, whatever a
 * half-made choice still asks for (how many, of what, which card), and the way out. */
import { Badge, canPick, markClass } from '../../pieces';
import type { Move } from '../../game';
import { CardIcon, Res } from './icons';
import { OwnStores } from './mat';
import { allNumbers } from './swaps';
import { cardOf, leftOver, made, playerAt, resourceName, technologyOf, type Props, type View } from './view';
import { Piece } from './piece';
import { w } from './say';

/* --- the objective ------------------------------------------------------------------ */

function Objective({ props }: { props: Props }) {
	const { objective } = props.view;
	const seat = props.seat;
	const met = objective.all.filter((met) => met.includes(seat)).length;
	const holders = props.view.players.filter((nation) =>
		objective.all.every((met) => met.includes(nation.seat)),
	);
	const says = w.rail.objective(objective.name, objective.aim, objective.points);
	return (
		<Piece class={'aim' + markClass(props.marks.get(objective.id))} props={props} id={objective.id} name={says} title={says}>
			<span class="aim__points" aria-hidden="true">
				{objective.points}
				<small>{w.rail.points}</small>
			</span>
			<span class="aim__words" aria-hidden="true">
				<b>{objective.name}</b>
				<span>{objective.aim}</span>
			</span>
			<span class="aim__who" aria-hidden="true">
				{holders.map((nation) => {
					const player = playerAt(props.players, nation.seat);
					return player && <Badge key={nation.seat} player={player} size="small" />;
				})}
				{seat >= 0 && !objective.met && objective.all.length > 1 && (
					<small>{w.rail.met(met, objective.all.length)}</small>
				)}
			</span>
		</Piece>
	);
}

/* --- what is still to be said ---------------------------------------------------------- */

/* A move among its like, in a word or a number. */
function short(move: Move): string {
	const said = made(move);
	switch (said.verb) {
		case 'sell':
		case 'buy':
		case 'swap':
			return String(said.tokens);
		case 'draw':
			return String(said.cards);
		case 'play':
			return w.rail.play;
		case 'turn-in':
			return w.rail.turnIn;
		case 'discard':
			return w.rail.discard;
		default:
			return move.explain;
	}
}

function titleOf(view: View, moves: Move[]): string {
	const said = moves[0] && made(moves[0]);
	switch (said?.verb) {
		case 'sell':
			return w.rail.sell(resourceName(view, said.resource));
		case 'buy':
			return w.rail.buy(resourceName(view, said.resource));
		case 'swap':
			return w.rail.swap(resourceName(view, said.resource), resourceName(view, said.gain));
		case 'draw':
			return w.rail.draw;
		default:
			return w.rail.which;
	}
}

/* Moves that no further piece tells apart. */
function same(props: Props): Move[] {
	const left = leftOver(props);
	if (left.length < 2) return [];
	for (const mark of props.marks.values())
		if (canPick(mark) && !mark.chosen && mark.moves.some((move) => left.includes(move))) return [];
	return allNumbers(props.view, left);
}

function Ways({ props, moves }: { props: Props; moves: Move[] }) {
	return (
		<div class="tray" role="group" aria-label={titleOf(props.view, moves)}>
			<span class="tray__title">{titleOf(props.view, moves)}</span>
			{moves.map((move) => (
				<button
					key={move.text}
					type="button"
					class="tray__way"
					data-move={move.text}
					title={move.explain}
					aria-label={`${short(move)}: ${move.explain}`}
					onClick={() => props.play(move.text)}
				>
					{short(move)}
				</button>
			))}
			{props.chosen.length > 0 && (
				<button type="button" class="tray__back" onClick={() => props.pick(props.chosen.at(-1)!)}>
					{w.rail.back}
				</button>
			)}
		</div>
	);
}

/* The bank, where a resource is to be named. */
function Bank({ props }: { props: Props }) {
	const { view } = props;
	const title =
		view.phase === 'converting'
			? w.rail.becomes
			: view.phase === 'bartering'
				? w.rail.swapFor
				: w.rail.buyFor;
	return (
		<div class="tray" role="group" aria-label={title}>
			<span class="tray__title">{title}</span>
			{view.resources
				.filter((resource) => canPick(props.marks.get(resource.id)))
				.map((resource) => (
					<Piece
						key={resource.id}
						class={'tray__way tray__way--res' + markClass(props.marks.get(resource.id))}
						props={props} id={resource.id} name={resource.name}
					>
						<Res of={resource.key} />
						<span class="tray__name">{resource.name}</span>
					</Piece>
				))}
			{props.chosen.length > 0 && (
				<button type="button" class="tray__back" onClick={() => props.pick(props.chosen.at(-1)!)}>
					{w.rail.back}
				</button>
			)}
		</div>
	);
}

/* A rival's hand, laid open. */
function Seen({ props }: { props: Props }) {
	const cards = props.view.known.flatMap((hand) => hand.cards);
	const open = cards.filter((card, i) => canPick(props.marks.get(card.id)) && cards.findIndex((other) => other.id === card.id) === i);
	return (
		<div class="tray" role="group" aria-label={w.rail.seen}>
			<span class="tray__title">{w.rail.take}</span>
			{open.map((card) => (
				<Piece
					key={card.id}
					class={'tray__way tray__way--card' + markClass(props.marks.get(card.id))}
					props={props} id={card.id} name={`${card.name}. ${card.now}`}
				>
					<CardIcon card={card} />
					{card.name}
				</Piece>
			))}
		</div>
	);
}

/* What is being done, where pieces of the chart or the mats are asked for. */
function AtWork({ props }: { props: Props }) {
	const { view } = props;
	const id = view.technology ?? view.card;
	const name = view.technology
		? technologyOf(view, view.technology)?.name
		: view.card && (cardOf(view, view.card)?.name ?? '');
	const text = props.moves.length > 0 ? w.rail.hints[view.phase] : '';
	return (
		<div class="tray tray--quiet">
			{name && id && (
				<button type="button" class="tray__work" onClick={() => props.look(id)}>
					<span class="sr">{w.rail.read} </span>
					{name}
				</button>
			)}
			{text && <span class="tray__hint">{text}</span>}
		</div>
	);
}

function Tray({ props }: { props: Props }) {
	/* Effects to choose from and a ransom are no pieces, and what a spy takes is asked out of turn:
	 * they are said here at once. */
	const said = props.moves.filter((move) => ['opt', 'pay', 'skim'].includes(made(move).verb));
	if (said.length > 0) return <Ways props={props} moves={said} />;
	const ways = same(props);
	if (ways.length > 0) return <Ways props={props} moves={ways} />;
	if (props.view.resources.some((resource) => canPick(props.marks.get(resource.id)))) return <Bank props={props} />;
	if (props.view.phase === 'picking' && props.moves.length > 0) return <Seen props={props} />;
	return <AtWork props={props} />;
}

/* --- the way out ------------------------------------------------------------------------- */

/* What ends a step or a turn, as its button says it. */
function outWord(view: View, move: Move): string | undefined {
	switch (made(move).verb) {
		case 'done':
			return view.phase === 'leaving' ? w.rail.endTurn : w.rail.done;
		case 'skip':
			return w.rail.skip;
		case 'lie-low':
			return w.rail.lieLow;
		default:
			return undefined;
	}
}

function Out({ props }: { props: Props }) {
	const out = props.moves.find((move) => outWord(props.view, move));
	if (!out) return null;
	const word = outWord(props.view, out);
	return (
		<button
			type="button"
			class={'out' + (made(out).verb === 'lie-low' ? ' out--quiet' : '')}
			data-move={out.text}
			title={out.explain}
			aria-label={`${word}. ${out.explain}`}
			onClick={() => props.play(out.text)}
		>
			{word}
		</button>
	);
}

export function Rail({ props }: { props: Props }) {
	return (
		<div class="rail">
			{props.phone && <OwnStores props={props} />}
			<Objective props={props} />
			<Tray props={props} />
			<Out props={props} />
		</div>
	);
}
