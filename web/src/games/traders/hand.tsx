/* hand.tsx - what one holds oneself: the dock of a desk, the cards of a phone, whose dock stands
 * under its map. */
import type { BoardProps } from '../../game';
import { Card } from '../../pieces';
import { Dock } from './dock';
import { w } from './say';
import { handText } from './texts';
import { titled, type View } from './view';

export function Hand(props: BoardProps<View>) {
	const { view } = props;
	if (!props.phone) return <Dock props={props} />;
	if (view.hand.length === 0) return <p class="hand hand--empty">{w.hand.none(view.prices.card)}</p>;
	return (
		<ul class="hand">
			{view.hand.map((card, i) => (
				<li key={`${card.id}.${i}`}>
					<Card id={card.id} name={titled(card.name)} card={handText(card)} props={props} />
				</li>
			))}
		</ul>
	);
}

export function handNote(view: View, seat: number): string {
	if (view.hand.length === 0) return '';
	if (view.turn !== seat) return w.hand.later;
	return view.phase === 'flying'
		? w.hand.afterMove
		: view.phase === 'market'
			? w.hand.nextTurn
			: '';
}
