/* tip.tsx - what a piece is and what a click on it does, beside the piece. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Mark, Move } from '../game';
import { useSource, type Source } from './source';

export function findPiece(id: string): Element | null {
	return document.querySelector(`.room [data-piece="${CSS.escape(id)}"]`);
}

function Tip({ id, name, mark }: { id: string; name: string; mark: Mark | undefined }) {
	const box = useRef<HTMLDivElement>(null);
	const [at, setAt] = useState<{ x: number; y: number } | null>(null);
	useLayoutEffect(() => {
		const piece = findPiece(id);
		if (!piece || !box.current) return setAt(null);
		const target = piece.getBoundingClientRect();
		const own = box.current.getBoundingClientRect();
		let x = target.right + 10;
		if (x + own.width > innerWidth - 8) x = target.left - own.width - 10;
		let y = target.top + target.height / 2 - own.height / 2;
		if (x < 8) {
			x = Math.max(
				8,
				Math.min(
					innerWidth - own.width - 8,
					target.left + target.width / 2 - own.width / 2,
				),
			);
			y =
				target.top - own.height - 10 > 8
					? target.top - own.height - 10
					: target.bottom + 10;
		}
		setAt({ x, y: Math.max(8, Math.min(innerHeight - own.height - 8, y)) });
	}, [id, mark, name]);
	const moves = mark?.moves ?? [];
	const lines = [...new Set(moves.map((move) => move.explain))];
	return (
		<div
			ref={box}
			class={at ? 'tip is-there' : 'tip'}
			aria-hidden="true"
			style={at ? { left: `${at.x}px`, top: `${at.y}px` } : undefined}
		>
			<b>{name}</b>
			{mark?.chosen ? (
				<span>Chosen; click again to take that back</span>
			) : (
				lines.slice(0, 4).map((line) => <span key={line}>{line}</span>)
			)}
			{lines.length > 4 && <span>and {lines.length - 4} more</span>}
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
	marks,
	moves,
}: {
	focus: Source<string | null>;
	marks: Map<string, Mark>;
	moves: Move[];
}) {
	const id = useSource(focus);
	return id === null ? null : (
		<Tip id={id} mark={marks.get(id)} name={nameOfPiece(id, moves, findPiece(id))} />
	);
}
