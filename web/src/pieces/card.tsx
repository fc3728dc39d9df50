/* card.tsx - cards: a front with drawing, cost, title, text and flavour; a back; a small one
 * for piles and boards; and a large one to read. */
import type { ComponentChildren, VNode } from 'preact';
import type { BoardProps, CardText } from '../game';
import { canPick, markClass } from './act';
import { w } from './words';

/* The front of a card as a button: it is picked where it can be, else shown large. A card
 * always has a second, small button to read it. */
export function Card({
	id,
	name,
	card,
	props,
	kind,
}: {
	id: string;
	name: string;
	card: CardText;
	props: BoardProps;
	kind?: string;
}) {
	const mark = props.marks.get(id);
	const open = canPick(mark) || mark?.chosen === true;
	const does = open ? mark?.label : undefined;
	const watch = open ? () => props.focus(id) : undefined;
	const leave = open ? () => props.focus(null) : undefined;
	return (
		<div class={'card' + (open ? ' is-playable' : '') + markClass(mark)}>
			<button
				class="card__front"
				data-piece={id}
				aria-pressed={mark?.chosen ? true : undefined}
				onClick={() => (open ? props.pick(id) : props.look(id))}
				onPointerEnter={watch}
				onPointerLeave={leave}
				onFocus={watch}
				onBlur={leave}
			>
				<CardFace card={card} kind={kind} />
				<span class="sr">{does ?? (open ? '' : w.read)}</span>
			</button>
			{open && (
				<button
					class="card__look"
					aria-label={w.readThis(name)}
					title={w.read}
					onClick={() => props.look(id)}
				>
					<svg viewBox="0 0 20 20" aria-hidden="true">
						<circle cx="9" cy="9" r="5.5" />
						<path d="m13 13 4.5 4.5" />
					</svg>
				</button>
			)}
		</div>
	);
}

/* What is printed on a front. */
export function CardFace({ card, kind }: { card: CardText; kind?: string }) {
	return (
		<>
			{card.art && <span class="card__art">{card.art}</span>}
			{card.cost && <span class="card__cost">{card.cost}</span>}
			<span class="card__body">
				<span class="card__title">{card.title}</span>
				{kind && <span class="card__kind">{kind}</span>}
				<span class="card__text">{card.text}</span>
				{card.flavour && <span class="card__flavour">{card.flavour}</span>}
			</span>
		</>
	);
}

/* The card large, to be read: what the frame shows for look(). */
export function LargeCard({ card }: { card: CardText }) {
	return (
		<article class="card card--large">
			<CardFace card={card} />
			{card.clause && <p class="card__clause">{card.clause}</p>}
		</article>
	);
}

export function CardBack({
	name,
	art,
	children,
}: {
	name: string;
	art?: VNode;
	children?: ComponentChildren;
}) {
	return (
		<span class="card card--back" role="img" aria-label={name}>
			{art}
			{children}
		</span>
	);
}

/* A card of a pile or a board, as wide as its place: drawing and title alone. */
export function SmallCard({
	label,
	card,
	onLook,
	id,
}: {
	label: string;
	card: CardText;
	id?: string;
	onLook?(): void;
}) {
	return (
		<button class="card card--small" data-piece={id} onClick={onLook}>
			{card.art && <span class="card__art">{card.art}</span>}
			<span class="card__body">
				<span class="card__kind">{label}</span>
				<span class="card__title">{card.title}</span>
				<span class="card__text">{card.text}</span>
			</span>
		</button>
	);
}
