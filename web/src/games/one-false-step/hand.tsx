/* hand.tsx - the own office: workshop, City cards, trade. */
import type { BoardProps } from '../../game';
import { Cards } from './cards';
import { Trade } from './trade';
import type { View } from './view';
import { Works } from './works';

export function Hand(props: BoardProps<View>) {
	return (
		<div class="ofs-office">
			<Works props={props} />
			<Cards props={props} />
			<Trade props={props} />
		</div>
	);
}
