/* hand.tsx - the espionage cards: posters in a fan at a desk, of which the one under the pointer or
 * the focus stands up with its whole text; their pictures in a row on a phone, and rows to read in its
 * sheet. */
import { canPick, Fan, markClass } from '../../pieces';
import { Dock } from './dock';
import { Cost } from './icons';
import { Piece } from './piece';
import { Poster } from './posters';
import { w } from './say';
import { isPriced, type EspionageCard, type Props } from './view';

/* A card in hand, and how many there are of it. */
function nameOf(card: EspionageCard): string {
	return `${card.name}${card.count > 1 ? w.hand.several(card.count) : ''}. ${card.now}`;
}

function isPlayable(props: Props, card: EspionageCard): boolean {
	const mark = props.marks.get(card.id);
	return canPick(mark) || mark?.chosen === true;
}

function Title({ props, card }: { props: Props; card: EspionageCard }) {
	return (
		<b aria-hidden="true">
			<span class="poster__name">{card.name}</span>
			{card.count > 1 && <i> ×{card.count}</i>}
			{isPriced(card.price) && <Cost view={props.view} price={card.price} quiet />}
		</b>
	);
}

function PosterCard({ props, card }: { props: Props; card: EspionageCard }) {
	return (
		<Piece
			class={'poster-card' + (isPlayable(props, card) ? ' is-playable' : '') + markClass(props.marks.get(card.id))}
			props={props} id={card.id} name={nameOf(card)}
		>
			<Poster card={card} />
			<span class="poster__words">
				<Title props={props} card={card} />
				<span class="poster__text">
					{card.now}
					<i>{card.text}</i>
				</span>
			</span>
		</Piece>
	);
}

export function Posters({ props }: { props: Props }) {
	const { hand, deck, players } = props.view;
	const name = w.hand.name(players[props.seat]?.cards ?? 0, deck.limit);
	if (hand.length === 0) return <p class="cards__none">{w.hand.none}</p>;
	return <Fan name={name} cards={hand.map((card) => <PosterCard key={card.id} props={props} card={card} />)} />;
}

export function Minis({ props }: { props: Props }) {
	const { view } = props;
	return (
		<ul class="minis">
			{view.hand.map((card) => (
				<li key={card.id}>
					<Piece
						class={'mini' + (isPlayable(props, card) ? ' is-playable' : '') + markClass(props.marks.get(card.id))}
						props={props} id={card.id} name={nameOf(card)}
					>
						<Poster card={card} />
						{card.count > 1 && <i class="mini__count">×{card.count}</i>}
					</Piece>
				</li>
			))}
		</ul>
	);
}

function CardRow({ props, card }: { props: Props; card: EspionageCard }) {
	return (
		<li class="ecard-cell">
			<Piece
				class={'ecard' + (isPlayable(props, card) ? ' is-playable' : '') + markClass(props.marks.get(card.id))}
				props={props} id={card.id} name={nameOf(card)}
			>
				<Poster card={card} />
				<span class="ecard__words">
					<Title props={props} card={card} />
					<span>{card.now}</span>
				</span>
			</Piece>
		</li>
	);
}

export function Hand(props: Props) {
	if (!props.phone) return <Dock props={props} />;
	const { view } = props;
	if (view.hand.length === 0) return <p class="cards__none">{w.hand.none}</p>;
	return (
		<ul class="ecards" aria-label={w.hand.name(view.players[props.seat]?.cards ?? 0, view.deck.limit)}>
			{view.hand.map((card) => (
				<CardRow key={card.id} props={props} card={card} />
			))}
		</ul>
	);
}
