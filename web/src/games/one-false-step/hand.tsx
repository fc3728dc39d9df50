/* hand.tsx - what one holds oneself: the dock of a desk, the City cards of a phone, whose dock stands
 * under its map. */
import { Cards } from './cards';
import { Dock } from './dock';
import type { Props } from './view';

export function Hand(props: Props) {
	return props.phone ? <Cards props={props} /> : <Dock props={props} />;
}
