/* hand.tsx - what one holds: tokens by colour, sign and number, and the resource cards. */
import type { BoardProps } from '../../game';
import { canPick, MoveButton, markClass } from '../../pieces';
import { PieceButton, SMALL } from './act';
import { Price, TokenSign } from './art';
import { w } from './say';
import { COLOURS, movesOf, tokenWords, type Colour, type Resource, type View } from './view';

type Props = BoardProps<View>;

function Tokens({ props, colour }: { props: Props; colour: Colour }) {
	const { view, seat } = props;
	const side = view.players[seat]!;
	const have = side.tokens[colour],
		extra = side.onCard[colour],
		most = view.limits.tokens[colour];
	return (
		<PieceButton
			props={props}
			id={`token-${colour}`}
			name={w.hand.tokens(have, most, colour, extra, w.hand.does[colour])}
			kind="fk-purse"
		>
			<TokenSign colour={colour} />
			<span class="fk-purse__words">
				<b>{w.tokens(have + extra, colour)}</b>
				<small>{w.hand.does[colour]}</small>
			</span>
			<span class={`fk-slots fk-tok--${colour}`} aria-hidden="true">
				{Array.from({ length: most }, (_, i) => (
					<i key={i} class={i < have ? 'is-on' : ''} />
				))}
				{Array.from({ length: extra }, (_, i) => (
					<i key={'x' + i} class="is-on is-extra" />
				))}
			</span>
		</PieceButton>
	);
}

/* A card plays with a click; below it is the way to force mine it. */
function ResourceCard({ props, card }: { props: Props; card: Resource }) {
	const { moves, marks, view } = props;
	const its = moves.filter((move) => move.pieces[0]?.id === card.id);
	const play = movesOf(its, 'play', 'hide')[0];
	const mine = movesOf(its, 'mine')[0];
	const mark = marks.get(card.id);
	const hides = play?.move.verb === 'hide';
	return (
		<li class={'fk-card' + (canPick(mark) ? ' is-playable' : '') + markClass(mark)}>
			<PieceButton
				props={props}
				id={card.id}
				name={w.hand.card(card.title, card.copies, tokenWords(card.gives)) + (play ? `: ${hides ? w.hand.hideIt : w.hand.playIt}` : '')}
				kind="fk-card__face"
				onAct={play ? () => props.play(play.text) : undefined}
			>
				<span class="fk-card__title">
					{card.title}
					{card.copies > 1 && <b> ×{card.copies}</b>}
				</span>
				<Price tokens={card.gives} />
				<span class="fk-card__flavour">{card.flavour}</span>
				{play && <span class="fk-card__do">{hides ? w.hand.hide : w.hand.play}</span>}
			</PieceButton>
			{mine && (
				<MoveButton look={SMALL} props={props} move={mine}>
					{w.hand.mine} <Price tokens={view.limits.mine} />
				</MoveButton>
			)}
		</li>
	);
}

export function Hand(props: Props) {
	const { view, seat } = props;
	if (!view.players[seat]) return null;
	return (
		<div class="fk-hand">
			<div class="fk-purses">
				{COLOURS.map((colour) => (
					<Tokens key={colour} props={props} colour={colour} />
				))}
			</div>
			{view.hand.length > 0 && (
				<ul class="fk-cards" aria-label={w.hand.cards}>
					{view.hand.map((card) => (
						<ResourceCard key={card.id} props={props} card={card} />
					))}
				</ul>
			)}
		</div>
	);
}

export function handNote(view: View, seat: number): string {
	const extra = view.players[seat]?.onCard;
	if (extra && COLOURS.some((colour) => extra[colour] > 0))
		return w.hand.extra;
	if (view.hand.length === 0) return w.hand.none;
	return view.phase === 'harvest' && view.turn === seat ? w.hand.click : '';
}
