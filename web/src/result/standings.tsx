/* standings.tsx - who stands where, and what each score is made of. */
import type { GameUI, Part, Player, Row } from '../game';
import { w as frame } from '../app/words';
import { Badge } from '../pieces/badge';
import { w } from './words';

const TINTS = [100, 70, 48, 32, 22];

export function sortedRows(result: Row[]): Row[] {
	return [...result].sort((a, b) => a.place - b.place || b.score - a.score);
}

export function partsOf(ui: GameUI, view: any, seat: number): Part[] {
	return (ui.breakdown?.(view, seat) ?? []).filter(({ value }) => value !== 0);
}

function Bar({ parts, whole }: { parts: Part[]; whole: number }) {
	return (
		<span class="segs" aria-hidden="true">
			{parts.filter(({ value }) => value > 0).map(({ name, value }, i) => (
				<span key={name} title={w.part(name, value)} style={{ flex: `0 0 ${(value / whole) * 99}%`, '--m': `${TINTS[i % TINTS.length]}%` }}>
					<i>{name}</i> <b>{value}</b>
				</span>
			))}
		</span>
	);
}

export function Standings({ result, players, ui, view }: { result: Row[]; players: Player[]; ui: GameUI; view: any }) {
	const rows = sortedRows(result).map((row) => ({ ...row, parts: partsOf(ui, view, row.seat) }));
	const sum = (parts: Part[]) => parts.reduce((all, { value }) => all + Math.max(0, value), 0);
	const whole = Math.max(1, ...rows.map(({ parts }) => sum(parts)));
	return (
		<section class="result__panel result__panel--main" aria-labelledby="result-standing">
			<h2 id="result-standing">{w.standing}</h2>
			<ol class="standings result__standings">
				{rows.map(({ seat, place, text, parts }) => {
					const player = players[seat]!;
					return (
						<li key={seat} data-p={player.colour + 1} class={place === 1 ? 'is-first' : undefined}>
							<Badge player={player} />
							<span class="result__name">
								{player.name} <small>{[frame.place(place), player.me && w.you, ui.sub?.(view, player)].filter(Boolean).join(' · ')}</small>
							</span>
							<span class="figure result__total">{text}</span>
							{parts.length > 0 && <Bar parts={parts} whole={whole} />}
							{/* What was lost has no length: it is said. */}
							{parts.length > 0 && <span class={parts.some(({ value }) => value < 0) ? 'segt segt--told' : 'segt'}>{parts.map(({ name, value }) => w.part(name, value)).join(', ')}</span>}
						</li>
					);
				})}
			</ol>
		</section>
	);
}
