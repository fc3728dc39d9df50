/* hand.tsx - cards as they are printed: the own hand, and the cards of piles and offers. */
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { BoardProps } from '../../game';
import { canPick, markClass } from '../../pieces';
import { cardArt } from './art';
import { DeckList } from './decks';
import { Dock } from './dock';
import { movesOf, playsLeft, type Held, type Printed, type View } from './view';
import { w } from './w';

type Props = BoardProps<View>;

export interface Face {
	band: string;
	side: string;
	price?: string;
	was?: string; /* the printed price, where the world has changed it */
	title: string;
	text: string;
	flavour?: string;
	art: VNode;
	count?: number;
}

export function faceOf(card: Printed & { price?: number; count?: number }): Face {
	const price = card.price ?? card.cost;
	return {
		band: w.kinds[card.kind],
		side: card.deck,
		price: w.brief(price),
		was: price !== card.cost ? w.was(card.cost) : undefined,
		title: card.name,
		text: card.text,
		flavour: card.flavour,
		art: cardArt(card),
		count: card.count,
	};
}

/* What is printed: band, drawing, title, rule, joke. */
export function FaceOf({ face }: { face: Face }) {
	return (
		<>
			<span class="card__band">
				<span>{face.band}</span>
				{face.price && (
					<span>
						{face.was && (
							<s>
								<span class="sr">{w.printed}</span>
								{face.was}
							</s>
						)}{' '}
						{face.price}
					</span>
				)}
			</span>
			<span class="card__art">{face.art}</span>
			<span class="card__body">
				<span class="card__said">
					<span class="card__title">
						{face.title}
						{face.count && face.count > 1 ? <b class="card__count"> ×{face.count}</b> : null}
					</span>
					<span class="card__text">{face.text}</span>
				</span>
				{face.flavour && <span class="card__flavour">{face.flavour}</span>}
			</span>
		</>
	);
}

/* A card to pick, with what that leads to; what cannot be picked now is read. */
export function TugCard({ id, face, props, why }: { id: string; face: Face; props: Props; why?: string }) {
	const mark = props.marks.get(id);
	const open = canPick(mark) || mark?.chosen === true;
	const plays = movesOf(mark?.moves ?? [], 'play').length > 0;
	return (
		<div class={`card card--${face.side}` + (open ? ' is-playable' : '') + markClass(mark)}>
			<button
				class="card__front"
				data-piece={id}
				aria-pressed={mark?.chosen ? true : undefined}
				onClick={() => (open ? props.pick(id) : props.look(id))}
			>
				<FaceOf face={face} />
				{plays && mark?.label && <span class="card__then">{mark.label}</span>}
				<span class="sr">{open ? w.playable : (why ?? w.read)}</span>
			</button>
			{open && (
				<button class="card__look" aria-label={w.readTitle(face.title)} title={w.read} onClick={() => props.look(id)}>
					<svg viewBox="0 0 20 20" aria-hidden="true">
						<circle cx="9" cy="9" r="5.5" />
						<path d="m13 13 4.5 4.5" />
					</svg>
				</button>
			)}
		</div>
	);
}

/* What can be played stands first: the cards of the phase that the tug is in. */
export function handOf(view: View, seat: number): Held[] {
	const tug = view.players[seat];
	return tug ? [...view.hand].sort((a, b) => Number(b.deck === tug.phase) - Number(a.deck === tug.phase)) : [];
}

export function whyNot(card: Held, { view, seat }: Props): string {
	return card.deck === view.players[seat]?.phase ? w.notPlayable : w.waitsFor[card.deck];
}

/* At a desk the hand's place is the dock; on a phone, where that stands under the drawing, it has the
 * cards in full. */
export function Hand(props: Props) {
	const { view, seat } = props;
	const [listed, setListed] = useState(false);
	if (!props.phone)
		return (
			<>
				<Dock props={props} list={() => setListed(true)} />
				{listed && <DeckList props={props} close={() => setListed(false)} />}
			</>
		);
	if (!view.players[seat]) return <p class="hand hand--empty">{w.noHandOfMaster}</p>;
	if (view.hand.length === 0) return <p class="hand hand--empty">{w.noHand}</p>;
	return (
		<ul class="hand">
			{handOf(view, seat).map((card) => (
				<li key={card.id}>
					<TugCard id={card.id} face={faceOf(card)} props={props} why={whyNot(card, props)} />
				</li>
			))}
		</ul>
	);
}

export function handNote(view: View, seat: number): string {
	const tug = view.players[seat];
	if (!tug || view.hand.length === 0) return '';
	const held = w.held(tug.handDesign + tug.handOps, tug.handLimit);
	if (view.turn !== seat || view.phase !== 'playing') return held;
	return w.toPlay(held, playsLeft(view, tug), tug.phase === 'ops');
}
