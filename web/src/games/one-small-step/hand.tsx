/* hand.tsx - what lies before the viewer: the mat, the espionage cards, the deck and the
 * discards. */
import { canPick, markClass } from '../../pieces';
import { CardIcon, Cost } from './icons';
import { Mat } from './mat';
import { isPriced, type EspionageCard, type Props } from './view';
import { Piece } from './piece';
import { w } from './say';

export function CardRow({ props, card }: { props: Props; card: EspionageCard }) {
	const mark = props.marks.get(card.id);
	const open = canPick(mark) || mark?.chosen === true;
	const priced = isPriced(card.price);
	return (
		<li class="ecard-cell" data-card={card.id}>
			<Piece
				class={'ecard' + (open ? ' is-playable' : '') + markClass(mark)}
				props={props} id={card.id} name={`${card.name}${card.count > 1 ? w.hand.several(card.count) : ''}. ${card.now}`} title={card.now}
			>
				<span class="ecard__art" aria-hidden="true">
					<CardIcon card={card} />
				</span>
				<span class="ecard__words" aria-hidden="true">
					<b>
						<span class="ecard__name">{card.name}</span>
						{card.count > 1 && <i> ×{card.count}</i>}
						{priced && <Cost view={props.view} price={card.price} quiet />}
					</b>
					<span>{card.now}</span>
				</span>
			</Piece>
			{open && (
				<button class="ecard__look" aria-label={w.hand.readCard(card.name)} title={w.hand.read} onClick={() => props.look(card.id)}>
					<svg viewBox="0 0 20 20" aria-hidden="true">
						<circle cx="9" cy="9" r="5.5" />
						<path d="m13 13 4.5 4.5" />
					</svg>
				</button>
			)}
		</li>
	);
}

function Piles({ props }: { props: Props }) {
	const { deck } = props.view;
	const thrown = deck.discards.reduce((total, card) => total + card.count, 0);
	const mark = props.marks.get(deck.id);
	return (
		<div class="piles">
			<Piece class={'pile pile--deck' + markClass(mark)} props={props} id={deck.id} name={w.hand.deckLeft(deck.left)}>
				<b aria-hidden="true">{deck.left}</b>
				<span aria-hidden="true">{canPick(mark) ? w.hand.draw : w.hand.deck}</span>
			</Piece>
			<button class="pile pile--discards" onClick={() => props.look('discards')}>
				<span class="sr">{w.hand.thrown(thrown)}</span>
				<b aria-hidden="true">{thrown}</b>
				<span aria-hidden="true">{w.hand.discards}</span>
			</button>
		</div>
	);
}

export function Hand(props: Props) {
	const { view } = props;
	const cards = view.hand;
	const held = view.players[props.seat]?.cards ?? 0;
	return (
		<div class="table-edge">
			<Mat props={props} />
			<section class="cards panel" aria-label={w.hand.name(held, view.deck.limit)}>
				<div class="mat__head">
					<h2 class="label">{w.hand.title(held, view.deck.limit)}</h2>
				</div>
				<ul class={'cards__list' + (cards.length <= 3 ? ' cards__list--few' : '') + (cards.length <= 2 ? ' cards__list--two' : '')}>
					{cards.map((card) => (
						<CardRow key={card.id} props={props} card={card} />
					))}
					{cards.length === 0 && (
						<li class="cards__none">{w.hand.none}</li>
					)}
				</ul>
				<Piles props={props} />
			</section>
		</div>
	);
}
