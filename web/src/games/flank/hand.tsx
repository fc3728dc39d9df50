/* hand.tsx - what one holds oneself: the dock of a desk, the cards of a phone, whose dock stands under its
 * map. */
import type { BoardProps } from '../../game';
import { Dock, ResourceCard } from './dock';
import { w } from './say';
import { COLOURS, type View } from './view';

export function Hand(props: BoardProps<View>) {
	const { view, seat, phone } = props;
	if (!view.players[seat]) return null;
	if (!phone) return <Dock props={props} />;
	return (
		<ul class="fk-cards" aria-label={w.hand.cards}>
			{view.hand.map((card) => (
				<li key={card.id}>
					<ResourceCard props={props} card={card} whole />
				</li>
			))}
		</ul>
	);
}

export function handNote(view: View, seat: number): string {
	const extra = view.players[seat]?.onCard;
	if (extra && COLOURS.some((colour) => extra[colour] > 0)) return w.hand.extra;
	if (view.hand.length === 0) return w.hand.none;
	return view.phase === 'harvest' && view.turn === seat ? w.hand.click : '';
}
