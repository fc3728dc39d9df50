/* board.tsx - the picture of a table of One Small Step: the chart, or the choice of countries at the
 * start. A phone has its dock under the chart. */
import { Chart } from './chart';
import { Dock } from './dock';
import { Draft } from './draft';
import type { Props } from './view';

export function Board(props: Props) {
	return (
		<div class={'oss' + (props.still ? ' is-still' : '')} data-phase={props.view.phase}>
			{props.view.phase === 'drafting' ? (
				<Draft props={props} />
			) : (
				<>
					<Chart props={props} />
					{props.phone && <Dock props={props} />}
				</>
			)}
		</div>
	);
}
