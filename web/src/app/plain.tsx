/* plain.tsx - the board of a game that has none of its own: its text, as a terminal would
 * show it, and its pieces as buttons. Every registered game can be played with it. */
import type { BoardProps, GameUI } from '../game';
import { w } from './words';

function PlainBoard({ show, marks, pick, focus }: BoardProps) {
	return (
		<div class="plain-board">
			{show && (
				<pre class="plain-text" tabIndex={0} aria-label={w.asText}>
					{show}
				</pre>
			)}
			{marks.size > 0 && (
				<div class="plain-pieces">
					{[...marks]
						.filter(([, mark]) => mark.moves.length > 0)
						.map(([id, mark]) => (
							<button
								key={id}
								class={mark.chosen ? 'button is-marked' : 'button'}
								data-piece={id}
								onClick={() => pick(id)}
								onFocus={() => focus(id)}
								onBlur={() => focus(null)}
							>
								{mark.moves[0]!.pieces.find((piece) => piece.id === id)?.name ?? id}
							</button>
						))}
				</div>
			)}
		</div>
	);
}

export function plain(slug: string): GameUI {
	return { slug, theme: 'world-plain', Board: PlainBoard, guide: [] };
}
