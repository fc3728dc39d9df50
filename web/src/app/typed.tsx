/* typed.tsx - a move as text, with completion: what a terminal player would type. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Move, Player } from '../game';
import { withNames } from './wire';
import { w } from './words';

/* Moves whose text begins with what was typed, then those that contain all its words. */
function completions(
	moves: Move[],
	typed: string,
	players: Player[],
): { move: Move; begins: boolean }[] {
	const wanted = typed.trim().toLowerCase();
	const words = wanted.split(/\s+/);
	const score = (move: Move) => {
		const text = move.text.toLowerCase();
		const long = `${text} ${withNames(move.text, players)} ${move.explain}`.toLowerCase();
		return text.startsWith(wanted) ? 0 : words.every((word) => long.includes(word)) ? 1 : 2;
	};
	return moves
		.map((move) => ({ move, at: score(move) }))
		.filter(({ at }) => at < 2)
		.sort((a, b) => a.at - b.at)
		.map(({ move, at }) => ({ move, begins: at === 0 }))
		.slice(0, 8);
}

export function Typed({
	moves,
	players,
	play,
	close,
}: {
	moves: Move[];
	players: Player[];
	play(text: string): void;
	close(): void;
}) {
	const [text, setText] = useState('');
	const [at, setAt] = useState(-1); /* chosen by the arrows; -1: not yet */
	const input = useRef<HTMLInputElement>(null);
	useLayoutEffect(() => input.current?.focus(), []);
	const found = completions(moves, text, players);
	/* Enter does what was typed as far as it goes; what merely contains it must be chosen. */
	const chosen = at >= 0 ? found[at]?.move : found[0]?.begins ? found[0].move : undefined;
	const key = (event: KeyboardEvent) => {
		if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
			event.preventDefault();
			const step = event.key === 'ArrowDown' ? 1 : -1;
			setAt(
				at < 0
					? step > 0
						? 0
						: found.length - 1
					: (at + step + found.length) % Math.max(1, found.length),
			);
		} else if (event.key === 'Tab' && chosen && text !== chosen.text) {
			event.preventDefault();
			setText(chosen.text);
		} else if (event.key === 'Escape') {
			event.preventDefault();
			event.stopPropagation();
			close();
		}
	};
	return (
		<form
			class="typed"
			role="search"
			aria-label={w.typeMove}
			onSubmit={(event) => {
				event.preventDefault();
				/* What is not listed may be allowed all the same: the server knows. */
				const typed = text.trim();
				const exact = moves.find((move) => move.text.toLowerCase() === typed.toLowerCase());
				const move =
					(at >= 0 ? chosen?.text : undefined) ?? exact?.text ?? chosen?.text ?? typed;
				if (move) {
					close();
					play(move);
				}
			}}
		>
			<input
				ref={input}
				value={text}
				placeholder={w.typeMove}
				aria-label={w.typeMove}
				role="combobox"
				aria-expanded={found.length > 0}
				aria-controls="typed-list"
				aria-autocomplete="list"
				aria-activedescendant={
					chosen ? `typed-${found.findIndex(({ move }) => move === chosen)}` : undefined
				}
				autocomplete="off"
				spellcheck={false}
				maxLength={200}
				onInput={(event) => {
					setText(event.currentTarget.value);
					setAt(-1);
				}}
				onKeyDown={key}
				onBlur={(event) => {
					if (!(event.relatedTarget as Element | null)?.closest?.('.typed')) close();
				}}
			/>
			<ul id="typed-list" role="listbox" aria-label={w.moves}>
				{found.map(({ move }, i) => (
					<li
						key={move.text}
						id={`typed-${i}`}
						role="option"
						aria-selected={move === chosen}
						onPointerDown={(event) => {
							event.preventDefault();
							close();
							play(move.text);
						}}
					>
						<b>{withNames(move.text, players)}</b>
						<span class="soft">{move.explain}</span>
					</li>
				))}
			</ul>
		</form>
	);
}
