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

/* What the arrows, Tab and Esc do in the field. */
function keyIn(
	event: KeyboardEvent,
	found: number,
	at: number,
	does: { to(at: number): void; complete?(): void; close(): void },
): void {
	if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
		event.preventDefault();
		const step = event.key === 'ArrowDown' ? 1 : -1;
		does.to(at < 0 ? (step > 0 ? 0 : found - 1) : (at + step + found) % Math.max(1, found));
	} else if (event.key === 'Tab' && does.complete) {
		event.preventDefault();
		does.complete();
	} else if (event.key === 'Escape') {
		event.preventDefault();
		event.stopPropagation();
		does.close();
	}
}

type Found = ReturnType<typeof completions>;

function Completions({
	found,
	chosen,
	players,
	take,
}: {
	found: Found;
	chosen: Move | undefined;
	players: Player[];
	take(text: string): void;
}) {
	return (
		<ul id="typed-list" role="listbox" aria-label={w.moves}>
			{found.map(({ move }, i) => (
				<li
					key={move.text}
					id={`typed-${i}`}
					role="option"
					aria-selected={move === chosen}
					onPointerDown={(event) => {
						event.preventDefault();
						take(move.text);
					}}
				>
					<b>{withNames(move.text, players)}</b>
					<span class="soft">{move.explain}</span>
				</li>
			))}
		</ul>
	);
}

/* The field's attributes as a box with a list. */
function comboOf(found: Found, chosen: Move | undefined) {
	return {
		placeholder: w.typeMove,
		'aria-label': w.typeMove,
		role: 'combobox' as const,
		'aria-expanded': found.length > 0,
		'aria-controls': 'typed-list',
		'aria-autocomplete': 'list' as const,
		'aria-activedescendant': chosen ? `typed-${found.findIndex(({ move }) => move === chosen)}` : undefined,
		autocomplete: 'off',
		spellcheck: false,
		maxLength: 200,
	};
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
	const complete = chosen && text !== chosen.text ? () => setText(chosen.text) : undefined;
	const take = (wanted: string) => {
		close();
		play(wanted);
	};
	const submit = (event: Event) => {
		event.preventDefault();
		/* What is not listed may be allowed all the same: the server knows. */
		const typed = text.trim();
		const exact = moves.find((move) => move.text.toLowerCase() === typed.toLowerCase());
		const move = (at >= 0 ? chosen?.text : undefined) ?? exact?.text ?? chosen?.text ?? typed;
		if (move) take(move);
	};
	return (
		<form class="typed" role="search" aria-label={w.typeMove} onSubmit={submit}>
			<input
				ref={input}
				value={text}
				{...comboOf(found, chosen)}
				onInput={(event) => {
					setText(event.currentTarget.value);
					setAt(-1);
				}}
				onKeyDown={(event) => keyIn(event, found.length, at, { to: setAt, complete, close })}
				onBlur={(event) => {
					if (!(event.relatedTarget as Element | null)?.closest?.('.typed')) close();
				}}
			/>
			<Completions found={found} chosen={chosen} players={players} take={take} />
		</form>
	);
}
