/* fan.tsx - cards as a hand holds them: they lap over one another as far as they must to have room.
 * A world says by --card how wide a card is and by --room how much room there is, and lets the one
 * under the pointer or the focus stand up in full. */
import type { VNode } from 'preact';

export function Fan({ cards, name }: { cards: VNode[]; name?: string }) {
	const middle = (cards.length - 1) / 2;
	return (
		<ul class="fan fanned" aria-label={name} style={{ '--n': cards.length }}>
			{cards.map((card, i) => (
				<li key={card.key} style={{ '--i': i - middle }}>
					{card}
				</li>
			))}
		</ul>
	);
}
