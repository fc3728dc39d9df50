/* tray.tsx - what a half-made choice still asks for that is no piece of the table (how many, of what,
 * which effect, which of a rival's cards): a panel over the dock, above what it speaks of. */
import type { ComponentChildren } from 'preact';
import { canPick, markClass } from '../../pieces';
import type { Move } from '../../game';
import { CardIcon, Res } from './icons';
import { Piece } from './piece';
import { w } from './say';
import { allNumbers } from './swaps';
import { leftOver, made, resourceName, type Props, type View } from './view';

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

/* What it brings, or costs. */
function Price({ move }: { move: Move }) {
	const said = made(move);
	if (said.verb !== 'sell' && said.verb !== 'buy') return null;
	return (
		<small class="tray__price">
			{said.verb === 'sell' ? '+' : '−'}
			{said.tokens}
			<Res of="gold" />
		</small>
	);
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
			return w.list.lists[view.phase] ?? w.rail.which;
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

/* The panel, with the way back where something was chosen. Over a store it stands above that. */
function Panel({ props, title, children }: { props: Props; title: string; children: ComponentChildren }) {
	const stores = props.view.players[props.seat]?.stores ?? [];
	const at = stores.findIndex((store) => store.id === props.chosen[0]);
	return (
		<div class={'tray' + (at < 0 ? ' tray--middle' : '')} role="group" aria-label={title} style={{ '--at': at }}>
			<span class="tray__title">{title}</span>
			<span class="tray__ways">
				{children}
				{props.chosen.length > 0 && (
					<button type="button" class="tray__back" onClick={() => props.pick(props.chosen.at(-1)!)}>
						{w.rail.back}
					</button>
				)}
			</span>
		</div>
	);
}

function Ways({ props, moves }: { props: Props; moves: Move[] }) {
	return (
		<Panel props={props} title={titleOf(props.view, moves)}>
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
					<Price move={move} />
				</button>
			))}
		</Panel>
	);
}

/* The bank, where a resource is to be named. */
function Bank({ props }: { props: Props }) {
	const { view } = props;
	const title =
		view.phase === 'converting' ? w.rail.becomes : view.phase === 'bartering' ? w.rail.swapFor : w.rail.buyFor;
	return (
		<Panel props={props} title={title}>
			{view.resources
				.filter((resource) => canPick(props.marks.get(resource.id)))
				.map((resource) => (
					<Piece
						key={resource.id}
						class={'tray__way' + markClass(props.marks.get(resource.id))}
						props={props} id={resource.id} name={resource.name}
					>
						<Res of={resource.key} />
						<span class="tray__name">{resource.name}</span>
					</Piece>
				))}
		</Panel>
	);
}

/* A rival's hand, laid open. */
function Seen({ props }: { props: Props }) {
	const cards = props.view.known.flatMap((hand) => hand.cards);
	const open = cards.filter((card, i) => canPick(props.marks.get(card.id)) && cards.findIndex((other) => other.id === card.id) === i);
	return (
		<Panel props={props} title={w.rail.take}>
			{open.map((card) => (
				<Piece
					key={card.id}
					class={'tray__way tray__way--card' + markClass(props.marks.get(card.id))}
					props={props} id={card.id} name={`${card.name}. ${card.now}`}
				>
					<CardIcon card={card} />
					<span class="tray__text">
						{card.name}
						<small>{card.now}</small>
					</span>
				</Piece>
			))}
		</Panel>
	);
}

export function Tray({ props }: { props: Props }) {
	/* Effects to choose from and a ransom are no pieces, and what a spy takes is asked out of turn:
	 * they are said here at once. */
	const said = props.moves.filter((move) => ['opt', 'pay', 'skim'].includes(made(move).verb));
	if (said.length > 0) return <Ways props={props} moves={said} />;
	const ways = same(props);
	if (ways.length > 0) return <Ways props={props} moves={ways} />;
	if (props.view.resources.some((resource) => canPick(props.marks.get(resource.id)))) return <Bank props={props} />;
	return props.view.phase === 'picking' && props.moves.length > 0 ? <Seen props={props} /> : null;
}
