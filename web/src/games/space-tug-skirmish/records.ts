/* records.ts - what this browser keeps of its person's games: the fewest rounds of a won game,
 * for each mode and number of players, and the highest level of each Persona, which stays open
 * for good (STS-102). */
import { recall, remember } from '../../app/source';
import type { Entry, Player } from '../../game';
import { isOver, type View } from './view';

const BESTS = 'bests.space-tug-skirmish';
const LEVELS = 'levels.space-tug-skirmish';

export interface Best {
	mode: string;
	title: string;
	seats: number;
	rounds: number;
	games: number;
	day: string;
	last?: string; /* what was counted last, so that it counts once */
}

function read<T>(key: string, otherwise: T): T {
	try {
		const value = JSON.parse(recall(key) ?? 'null');
		return value && typeof value === 'object' ? value : otherwise;
	} catch {
		return otherwise;
	}
}

export function bests(): Best[] {
	const list = read<Best[]>(BESTS, []);
	return Array.isArray(list) ? list : [];
}

export function bestFor(view: View, seats: number): Best | undefined {
	return bests().find((best) => best.mode === view.mode.name && best.seats === seats);
}

export function levels(): Record<string, number> {
	return read<Record<string, number>>(LEVELS, {});
}

/* The level of a Persona that was reached in any game; at least the first. */
export function levelReached(persona: string): number {
	return Math.max(1, Number(levels()[persona]) || 1);
}

/* Only what was reached in play: some tables open levels from the start. */
function keepLevel(view: View, seat: number, player: Player, news: Entry[]): void {
	const persona = view.players[seat]?.persona;
	const rose = news.some((entry) => entry.kind === 'level' && entry.seat === player.seat);
	if (!rose || !persona || persona.level <= levelReached(persona.id)) return;
	remember(LEVELS, JSON.stringify({ ...levels(), [persona.id]: persona.level }));
}

function wonBy(view: View, seat: number): boolean {
	if (view.phase === 'won') return view.turn === seat;
	return view.phase === 'team-won' && seat !== view.team?.master;
}

/* One game by what it was: the same end seen again (a page loaded anew) counts once. */
function markOf(view: View): string {
	return `${view.round}.${view.players.map((tug) => tug.curve.join(',')).join('/')}`;
}

function keepBest(view: View, seat: number, seats: number): void {
	if (!isOver(view) || !wonBy(view, seat)) return;
	const all = bests();
	const mark = markOf(view);
	const old = all.find((best) => best.mode === view.mode.name && best.seats === seats);
	if (old?.last === mark) return;
	const better = !old || view.round < old.rounds;
	const best: Best = {
		mode: view.mode.name,
		title: view.mode.title,
		seats,
		rounds: better ? view.round : old.rounds,
		games: (old?.games ?? 0) + 1,
		day: better ? new Date().toISOString().slice(0, 10) : old.day,
		last: mark,
	};
	const rest = all.filter((other) => other !== old);
	remember(BESTS, JSON.stringify([...rest, best]));
}

/* Looks at each position of one's own games; others' are nobody's record. */
export function keepRecords(view: View, seat: number, players: Player[], news: Entry[]): void {
	const player = players[seat];
	if (!player?.me) return;
	keepLevel(view, seat, player, news);
	keepBest(view, seat, players.length);
}
