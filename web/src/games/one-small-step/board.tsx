/* board.tsx - the picture of a table of One Small Step: the chart, the choice of countries at the
 * start, and what just happened over it all. A phone has its dock under the chart. */
import { useRef } from 'preact/hooks';
import { Chart } from './chart';
import { Dock } from './dock';
import { Draft } from './draft';
import { Telegram, useScene } from './scene';
import type { Props } from './view';

export function Board(props: Props) {
	const root = useRef<HTMLDivElement>(null);
	useScene(props, root);
	return (
		<div class={'oss' + (props.still ? ' is-still' : '')} ref={root} data-phase={props.view.phase}>
			{props.view.phase === 'drafting' ? (
				<Draft props={props} />
			) : (
				<>
					<Chart props={props} />
					{props.phone && <Dock props={props} />}
				</>
			)}
			<Telegram props={props} />
		</div>
	);
}
