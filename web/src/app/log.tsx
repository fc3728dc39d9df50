/* log.tsx - what this seat learnt, newest first; pointing at a line points at its pieces. It
 * follows the game while its top is in sight; who reads further down is left there, and led
 * back by a button. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Entry, Player } from '../game';
import { Badge } from '../pieces/badge';

export interface Line {
	entry: Entry;
	round?: number;
}

const NEAR = 24; /* px from the top that still count as being there */

export function Log({
	lines,
	...list
}: {
	lines: Line[];
	players: Player[];
	point(ids: string[]): void;
	jump?(number: number): void;
}) {
	const box = useRef<HTMLDetailsElement>(null);
	const [away, setAway] = useState(false);
	const toTop = () => box.current?.scrollTo(0, 0);
	useLayoutEffect(() => {
		if (!away) toTop();
	}, [lines]);
	return (
		<details
			ref={box}
			class="room__log log panel"
			open
			onScroll={(event) => setAway(event.currentTarget.scrollTop > NEAR)}
		>
			<summary>
				<h2 class="label">Log</h2>
			</summary>
			{away && (
				<button class="log__latest button button--small" onClick={toTop}>
					Latest
				</button>
			)}
			<LogList lines={lines} {...list} />
		</details>
	);
}

function LogList({
	lines,
	players,
	point,
	jump,
}: {
	lines: Line[];
	players: Player[];
	point(ids: string[]): void;
	jump?(number: number): void;
}) {
	const shown = lines.slice(-300).reverse();
	if (shown.length === 0) return <p class="empty">Nothing has happened yet.</p>;
	let last: number | undefined;
	return (
		<ol class="log__list">
			{shown.map((line, i) => {
				const { entry } = line;
				const player = players[entry.seat];
				const heading =
					line.round !== undefined && line.round !== last ? line.round : undefined;
				last = line.round ?? last;
				const ids = entry.pieces.map((piece) => piece.id);
				const body = (
					<>
						{player ? <Badge player={player} /> : <span />}
						<span>{entry.text}</span>
					</>
				);
				return (
					<li
						key={`${entry.number}.${lines.length - i}`}
						class={heading !== undefined ? 'has-round' : undefined}
					>
						{heading !== undefined && (
							<span class="log__round label">Round {heading}</span>
						)}
						{ids.length > 0 || jump ? (
							<button
								class="log__line"
								onClick={() => (jump ? jump(entry.number) : point(ids))}
								onPointerEnter={() => point(ids)}
								onPointerLeave={() => point([])}
								onFocus={() => point(ids)}
								onBlur={() => point([])}
							>
								{body}
							</button>
						) : (
							<span class="log__line">{body}</span>
						)}
					</li>
				);
			})}
		</ol>
	);
}
