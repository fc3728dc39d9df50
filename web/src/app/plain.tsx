/* plain.tsx - a table as text, as a terminal would show it: the board of a game that has none of its
 * own, with its pieces as buttons; any game's for those who prefer it; and in a window beside the board. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps, GameUI } from '../game';
import { Dialog } from './dialog';
import { useSource } from './source';
import { boardAs } from './wishes';
import { w } from './words';

const MANY = 14, /* lines that want smaller letters */
	WIDE = 76; /* letters of a line that is no row of a map, and may be broken */

function Text({ text, read }: { text: string; read?: boolean }) {
	const box = useRef<HTMLPreElement>(null);
	useLayoutEffect(() => {
		if (read) box.current!.focus();
	}, []);
	const rows = text.split('\n');
	return (
		<pre
			ref={box}
			class={rows.length > MANY ? 'plain-text plain-text--long' : 'plain-text'}
			tabIndex={0}
			role="region"
			aria-label={w.asText}
		>
			{rows.map((row, i) => (
				<span key={i} class={row.length > WIDE ? 'is-broken' : undefined}>
					{row + '\n'}
				</span>
			))}
		</pre>
	);
}

function PlainBoard({ show, marks, pick, focus }: BoardProps) {
	return (
		<div class="plain-board">
			{show && <Text text={show} />}
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

export function isText(ui: GameUI): boolean {
	return ui.Board === PlainBoard;
}

const asText = new WeakMap<GameUI, GameUI>();

/* A game as this person wants it: what is not drawn has no scenes, and no end to look at. */
export function useBoardAs(ui: GameUI): GameUI {
	if (useSource(boardAs) === 'drawn' || isText(ui)) return ui;
	if (!asText.has(ui)) asText.set(ui, { ...ui, Board: PlainBoard, scene: undefined, Ending: undefined });
	return asText.get(ui)!;
}

/* The text of what is shown, asked for while it is wanted and whenever that changes. */
export function useText(wanted: boolean, fetch: () => Promise<string>, shown: string): string | undefined {
	const [text, setText] = useState<string | undefined>();
	useEffect(() => {
		if (!wanted) return undefined;
		let here = true;
		fetch().then(
			(came) => here && setText(came),
			() => undefined,
		);
		return () => {
			here = false;
		};
	}, [wanted, shown]);
	return text;
}

export function TextDialog({ text, close }: { text: string | undefined; close(): void }) {
	return (
		<Dialog title={w.asText} close={close} kind="text">
			{text === undefined ? <p role="status">{w.oneMoment}</p> : <Text text={text} read />}
		</Dialog>
	);
}
