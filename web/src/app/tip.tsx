/* tip.tsx - what a piece is and what a click on it does, beside the piece. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Mark, Move } from '../game';
import { useSource, type Source } from './source';
import { w } from './words';

/* A piece may stand in several places: the one under the pointer or the focus comes first. */
export function findPiece(id: string): Element | null {
	const all = `.room [data-piece="${CSS.escape(id)}"]`;
	return document.querySelector(`${all}:is(:hover, :focus-visible)`) ?? document.querySelector(all);
}

const GAP = 10, /* px between a tip and what it is about */
	EDGE = 8, /* px to the edge of the window */
	ROOM = 240; /* letters that a tip has room for */

/* Beside a piece, above or below it: the first place where the tip covers nothing of it, nor of
 * the button under the pointer, which may stand elsewhere; nor, if that can be, of the choices
 * that the next click goes to. */
export function placeFor(piece: DOMRect, wide: number, high: number): { x: number; y: number } {
	const keep = (at: number, size: number, most: number) =>
		Math.max(EDGE, Math.min(most - size - EDGE, at));
	const middle = keep(piece.top + piece.height / 2 - high / 2, high, innerHeight);
	const centre = keep(piece.left + piece.width / 2 - wide / 2, wide, innerWidth);
	const places = [
		{ x: piece.right + GAP, y: middle },
		{ x: piece.left - wide - GAP, y: middle },
		{ x: centre, y: piece.top - high - GAP },
		{ x: centre, y: piece.bottom + GAP },
	];
	const fits = ({ x, y }: { x: number; y: number }) =>
		x >= EDGE && y >= EDGE && x + wide <= innerWidth - EDGE && y + high <= innerHeight - EDGE;
	const button = document.querySelector('.room :is(button, [role="button"]):hover');
	const off = (under: DOMRect | undefined) =>
		({ x, y }: { x: number; y: number }) =>
			!under || x > under.right || x + wide < under.left || y > under.bottom || y + high < under.top;
	const clear = off(button?.getBoundingClientRect());
	const free = off(document.querySelector('.room__choices')?.getBoundingClientRect());
	/* A piece as large as the window leaves none: then in the corner. */
	return (
		places.find((place) => fits(place) && clear(place) && free(place)) ??
		places.find((place) => fits(place) && clear(place)) ??
		places.find(fits) ?? { x: innerWidth - wide - EDGE, y: EDGE }
	);
}

/* What a move does, and where it leads on to, in games that say the one without the other. */
function lineOf(move: Move, id: string, namesNext: boolean): string {
	const next = namesNext && move.pieces.find((piece) => piece.id !== id);
	return next ? `${next.name}: ${move.explain}` : move.explain;
}

function Tip({ id, name, mark, namesNext }: { id: string; name: string; mark: Mark | undefined; namesNext: boolean }) {
	const box = useRef<HTMLDivElement>(null);
	const [at, setAt] = useState<{ x: number; y: number } | null>(null);
	useLayoutEffect(() => {
		const piece = findPiece(id);
		if (!piece || !box.current) return setAt(null);
		const own = box.current.getBoundingClientRect();
		setAt(placeFor(piece.getBoundingClientRect(), own.width, own.height));
	}, [id, mark, name]);
	const moves = mark?.moves ?? [];
	const lines = [...new Set(moves.map((move) => lineOf(move, id, namesNext && moves.length > 1)))];
	/* The first says it; more where they are short, which those of one kind that differ in a number are not. */
	const said = lines.slice(0, 4).filter((_, i, all) => i === 0 || all.slice(0, i + 1).join('').length <= ROOM);
	return (
		<div
			ref={box}
			class={at ? 'tip is-there' : 'tip'}
			aria-hidden="true"
			style={at ? { left: `${at.x}px`, top: `${at.y}px` } : undefined}
		>
			<b>{name}</b>
			{mark?.chosen ? (
				<span>{w.chosen}</span>
			) : (
				<>
					{said.map((line) => (
						<span key={line}>{line}</span>
					))}
					{lines.length > said.length && <span>{w.andMore(lines.length - said.length)}</span>}
				</>
			)}
		</div>
	);
}

function nameOfPiece(id: string, moves: Move[], element: Element | null): string {
	for (const move of moves)
		for (const piece of move.pieces) if (piece.id === id) return piece.name;
	const label = element?.getAttribute('aria-label') ?? '';
	return label.split(':')[0]!.split('. ')[0]!;
}

/* It follows the pointer by itself, so that a board need not be drawn again for it. */
export function Tips({
	focus,
	namesNext,
	marks,
	moves,
}: {
	focus: Source<string | null>;
	namesNext: boolean;
	marks: Map<string, Mark>;
	moves: Move[];
}) {
	const id = useSource(focus);
	return id === null ? null : (
		<Tip id={id} namesNext={namesNext} mark={marks.get(id)} name={nameOfPiece(id, moves, findPiece(id))} />
	);
}
