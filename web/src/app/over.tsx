/* over.tsx - the end of a match: who has won, who stands where, and the way to the page that tells the
 * rest. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameUI, Player } from '../game';
import { style } from '../games/registry';
import { Badge } from '../pieces/badge';
import { say } from './dialog';
import type { Line } from './log';
import type { Position, TableInfo } from './wire';
import { w } from './words';

const MOST_LAST = 6; /* lines in which it stands */

export function verdict(position: Position, players: Player[]): string {
	const winners = (position.result ?? [])
		.filter((row) => row.place === 1)
		.map((row) => players[row.seat - 1]!);
	const won = winners.length > 0;
	if (players.length === 1) {
		const { me, name } = players[0]!;
		if (me) return won ? w.youWin : w.youLose;
		return won ? w.wins(name) : w.loses(name);
	}
	if (!won) return w.gameOver;
	if (winners.length === players.length) return w.draw;
	/* With two players who resigns ends the match. */
	if (players.length === 2 && players.some((player) => player.me && player.resigned))
		return w.resignedTo(winners[0]!.name);
	if (winners.length === 1)
		return winners[0]!.me && players.filter((player) => player.me).length === 1
			? w.youWin
			: w.wins(winners[0]!.name);
	return w.winTogether(winners.map((player) => player.name));
}

export function Standings({
	position,
	players,
}: {
	position: Position;
	players: Player[];
}) {
	const rows = [...(position.result ?? [])].sort(
		(a, b) => a.place - b.place || b.score - a.score,
	);
	return (
		<ol class="standings">
			{rows.map((row) => {
				const player = players[row.seat - 1]!;
				return (
					<li key={row.seat} class={row.place === 1 ? 'is-first' : undefined}>
						<span class="standings__place">{w.place(row.place)}</span>
						<Badge player={player} size={row.place === 1 ? 'big' : undefined} />
						<b>{player.me ? w.nameAndYou(player.name) : player.name}</b>
						<span class="figure">{row.text}</span>
					</li>
				);
			})}
		</ol>
	);
}

/* What tells of the end, where the game says so: why it is over, or what the winner's score is made of; and what
 * decided between equals. */
export function lastWords(lines: Line[], winner: number): string[] {
	const last = lines.slice(-MOST_LAST).map(({ entry }) => entry);
	const why = last.find(({ kind }) => /(^|-)win$|^time-out$|^cure$/.test(kind)) ?? last.find(({ kind, seat }) => kind === 'score' && seat === winner);
	const tie = last.find(({ kind }) => kind === 'tie');
	return [why, tie].flatMap((entry) => entry?.text ?? []);
}

export interface OverProps {
	position: Position;
	players: Player[];
	lines: Line[];
	ui: GameUI;
	info: TableInfo;
	mine: boolean;
	close(): void; /* to the board */
	rematch?(): void;
}

type Page = ComponentType<OverProps>;

/* The result is a page of its own, which is fetched when somebody comes to it. */
export function Over(props: OverProps) {
	const [page, setPage] = useState<{ Result: Page } | null>(null);
	useEffect(() => {
		Promise.all([import('../result/index'), style('result')]).then(
			([module]) => setPage({ Result: module.Result }),
			(why) => {
				say(w.resultDidNotCome(why.message), { bad: true });
				props.close();
			},
		);
	}, []);
	if (page) return <page.Result {...props} />;
	return (
		<p class="sr" role="status">
			{w.oneMoment}
		</p>
	);
}
