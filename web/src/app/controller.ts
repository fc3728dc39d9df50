/* controller.ts - the machine of a table or a replay, at work: it is given every position before it is
 * drawn, so that no question is drawn with what was begun of another; what is wished for is
 * remembered, and moves are handed on. */
import { useMemo, useRef, useState } from 'preact/hooks';
import { hushNotices } from './dialog';
import { keepFocus } from './keep';
import { begin, step, type Event, type Shown, type State } from './machine';
import { recall, remember } from './source';

export interface Controller {
	state: State;
	tell(event: Event): void;
}

/* `play` fails where the move was refused. */
export function useController(shown: Shown, play: (text: string) => Promise<unknown>, played: () => void): Controller {
	const state = useRef<State | null>(null);
	const [, draw] = useState(0);
	state.current = step(state.current ?? begin(recall('drawer') === 'open'), { type: 'position', ...shown }).state;
	const hands = useRef({ play, played });
	hands.current = { play, played };
	const tell = useMemo(
		() => (event: Event) => {
			const before = state.current!;
			const next = step(before, event);
			state.current = next.state;
			if (next.state.wish !== before.wish) remember('drawer', next.state.wish ? 'open' : 'closed');
			if (next.play !== undefined) {
				hushNotices();
				keepFocus();
				hands.current.played();
				hands.current.play(next.play).catch(() => tell({ type: 'refused' }));
			}
			draw((n) => n + 1);
		},
		[],
	);
	return { state: state.current, tell };
}
