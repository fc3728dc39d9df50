/* hand.tsx - the own cards. */
import type { BoardProps } from '../../game';
import { Card } from '../../pieces';
import { handText } from './texts';
import { titled, type View } from './view';

export function Hand(props: BoardProps<View>) {
	const { view } = props;
	if (view.hand.length === 0)
		return (
			<p class="hand hand--empty">
				No cards yet. Buy one at the end of your turn for {view.prices.card} MCr, or find one.
			</p>
		);
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
	if (view.turn !== seat) return 'on your turn, but Counter any time';
	return view.phase === 'flying'
		? 'playable after you move'
		: view.phase === 'market'
			? 'playable next turn'
			: '';
}
