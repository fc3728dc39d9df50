/* log.tsx - what this seat learnt, newest first; pointing at a line points at its pieces. */
import type { Entry, Player } from '../game';
import { Badge } from '../pieces/badge';

export interface Line {
	entry: Entry;
	round?: number;
}

export function LogList({
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
