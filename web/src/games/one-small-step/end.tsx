/* end.tsx - the way on, always in the same place: what ends a step or a turn, or where to choose. */
import type { Move } from '../../game';
import { w } from './say';
import { made, type Props, type View } from './view';

/* What ends a step or a turn, as its button says it. */
export function outWord(view: View, move: Move): string | undefined {
	switch (made(move).verb) {
		case 'done':
			return view.phase === 'leaving' ? w.rail.endTurn : w.rail.done;
		case 'skip':
			return w.rail.skip;
		case 'lie-low':
			return w.rail.lieLow;
		default:
			return undefined;
	}
}

export function End({ props }: { props: Props }) {
	const { view, moves } = props;
	const out = moves.find((move) => outWord(view, move));
	if (!out) return <span class="end end--none">{moves.length > 0 && w.rail.hints[view.phase]}</span>;
	const word = outWord(view, out);
	const low = made(out).verb === 'lie-low';
	return (
		<button
			type="button"
			class={'end out' + (low ? ' out--quiet' : moves.length === 1 ? ' out--call' : '')}
			data-move={out.text}
			title={out.explain}
			onClick={() => props.play(out.text)}
		>
			<b>{word}</b>
			{low && <small>{w.list.lieLowText}</small>}
			<span class="sr">. {out.explain}</span>
		</button>
	);
}
