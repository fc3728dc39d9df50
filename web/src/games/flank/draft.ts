/* draft.ts - choices of several units, put together one click at a time before they are sent:
 * which units go, and how those of a type are split over the three areas. */
import { useEffect, useState } from 'preact/hooks';
import { AREAS, armyPiece, formOf, movesOf, unitOfType, unitsAt, zoneOf, type Area, type Move, type UnitKey, type View } from './view';

/* --- who goes ---------------------------------------------------------------- */

/* All go that may, until some are to stay. */
export interface Send {
	units: { id: string; unit: UnitKey; here: number; goes: number }[]; /* by types */
	turn(id: string, go: boolean): void; /* one of them goes, or stays */
	count: number; /* who go */
	move?: Move; /* the move that is just this */
}

type Draft = Record<string, number>; /* by pieces */

/* Who goes by a move. */
function tally({ move }: Move, pieces: Map<number, string>): Draft {
	const army: Draft = {};
	if (move.verb === 'send')
		for (const [type, count] of Object.entries(move.units)) army[pieces.get(Number(type))!] = count!;
	return army;
}

function covers(army: Draft, draft: Draft): boolean {
	return Object.entries(draft).every(([id, count]) => (army[id] ?? 0) >= count);
}

function sizeOfDraft(army: Draft): number {
	return Object.values(army).reduce((a, b) => a + b, 0);
}

/* One more of a type; where that is one too many somebody else stays for it. */
function withOne(draft: Draft, id: string, fits: (draft: Draft) => boolean): Draft {
	const next = { ...draft, [id]: (draft[id] ?? 0) + 1 };
	const others = Object.keys(draft).filter((other) => other !== id && draft[other]! > 0);
	return [next, ...others.map((other) => ({ ...next, [other]: next[other]! - 1 }))].find(fits) ?? draft;
}

export function useSend(moves: Move[], view: View, seat: number): Send | null {
	const ways = movesOf(moves, 'send');
	const [draft, setDraft] = useState<Draft | null>(null);
	useEffect(() => setDraft(null), [moves]);
	const source = zoneOf(view, view.source ?? '');
	if (ways.length === 0 || !source) return null;
	const units = [1, 2, 3, 4].flatMap((type) => {
		const unit = unitOfType(view, seat, type);
		return unit ? [{ type, id: armyPiece(view, source, unit.key), unit: unit.key }] : [];
	});
	const pieces = new Map(units.map(({ type, id }) => [type, id]));
	const armies = ways.map((move) => ({ move, army: tally(move, pieces) }));
	const most = armies.reduce((best, way) => (sizeOfDraft(way.army) > sizeOfDraft(best.army) ? way : best));
	const now = draft ?? most.army;
	const fits = (wanted: Draft) => armies.some(({ army }) => covers(army, wanted));
	return {
		units: units
			.filter(({ id }) => armies.some(({ army }) => army[id]))
			.map(({ id, unit }) => ({ id, unit, here: unitsAt(source, seat).of[unit] ?? 0, goes: now[id] ?? 0 })),
		turn: (id, go) => setDraft(go ? withOne(now, id, fits) : { ...now, [id]: Math.max(0, (now[id] ?? 0) - 1) }),
		count: sizeOfDraft(now),
		move: armies.find(({ army }) => sizeOfDraft(army) === sizeOfDraft(now) && covers(army, now))?.move,
	};
}

/* --- who stands where ---------------------------------------------------------- */

export interface Form {
	unit: UnitKey;
	count: number; /* of this type, to be placed */
	left: number; /* not placed yet */
	split: Record<Area, number>;
	fits(area: Area): Move | undefined; /* a move that has one more there */
	put(area: Area): void;
	take(area: Area): void;
	move?: Move;
}

const NOBODY: Record<Area, number> = { front: 0, support: 0, flank: 0 };

export function useForm(moves: Move[], view: View, seat: number, play: (text: string) => void): Form | null {
	const [split, setSplit] = useState(NOBODY);
	useEffect(() => setSplit(NOBODY), [moves]);
	const ways = moves.flatMap((move) => {
		const form = formOf(move, view, seat);
		return form ? [{ move, ...form }] : [];
	});
	const first = ways[0];
	if (!first) return null;
	const sum = (of: Record<Area, number>) => AREAS.reduce((n, area) => n + of[area], 0);
	const count = sum(first.split);
	const way = (wanted: Record<Area, number>) =>
		ways
			.filter((one) => AREAS.every((area) => one.split[area] >= wanted[area]))
			.sort((a, b) => sum(b.split) - sum(a.split))[0]?.move;
	const more = (area: Area) => ({ ...split, [area]: split[area] + 1 });
	return {
		unit: first.unit,
		count,
		left: count - sum(split),
		split,
		fits: (area) => (sum(split) < count ? way(more(area)) : undefined),
		put: (area) => {
			const next = more(area);
			if (!way(next)) return;
			if (count === 1) play(way(next)!.text);
			else setSplit(next);
		},
		take: (area) => setSplit({ ...split, [area]: Math.max(0, split[area] - 1) }),
		move: sum(split) === count ? way(split) : undefined,
	};
}
