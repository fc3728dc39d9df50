/* hintnote.tsx - advice where it is meant: beside the thing that a bot would choose, with its chance,
 * its reason and a button that does it. Where the list is open, it is said there. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { adviceOf, type Advised } from './choices';
import type { Desk } from './desk';
import { Icon } from './icons';
import { findPiece, placeFor } from './tip';
import type { Move } from '../game';
import { w } from './words';

/* The place of a move: the first of its pieces that is drawn, or a button that makes it. */
function placeOf(move: Move): Element | null {
	for (const piece of move.pieces) {
		const found = findPiece(piece.id);
		if (found) return found;
	}
	return document.querySelector(`.room [data-move="${CSS.escape(move.text)}"]:not(.choice)`);
}

/* Beside it at a desk; on a phone at the other end of the board. */
type Spot = { x: number; y: number } | 'below' | 'above';

function spotOf(place: Element | null, box: Element, phone: boolean): Spot {
	const at = place?.getBoundingClientRect();
	if (!at || phone) return at && at.top + at.height / 2 > innerHeight / 2 ? 'above' : 'below';
	const { width, height } = box.getBoundingClientRect();
	return placeFor(at, width, height);
}

function useSpot(move: Move, phone: boolean) {
	const box = useRef<HTMLDivElement>(null);
	const [spot, setSpot] = useState<Spot>('below');
	useLayoutEffect(() => {
		const look = () => setSpot(spotOf(placeOf(move), box.current!, phone));
		const ringed = placeOf(move); /* boards ring their pieces; a button has it from here */
		ringed?.setAttribute('data-hinted', '');
		look();
		addEventListener('resize', look);
		return () => {
			removeEventListener('resize', look);
			ringed?.removeAttribute('data-hinted');
		};
	}, [move, phone]);
	return { box, spot };
}

/* The move as the list calls it; one that stands there for others by its own words. */
function choiceOf({ room, groups, seat }: Desk, move: Move) {
	const listed = groups.flatMap((group) => group.choices).find((choice) => choice.move.text === move.text && !choice.more);
	return listed ?? room.ui.choice?.(move, room.view, seat) ?? { move };
}

function Note({ desk, move, advised, close }: { desk: Desk; move: Move; advised: Advised; close(): void }) {
	const { room, tell, phone } = desk;
	const { what, chance, why } = adviceOf(choiceOf(desk, move), advised, room.players);
	const { box, spot } = useSpot(move, phone);
	return (
		<div
			ref={box}
			class={`hintnote hintnote--${typeof spot === 'string' ? spot : 'beside'}`}
			role="group"
			aria-label={w.hint}
			style={typeof spot === 'object' ? { left: `${spot.x}px`, top: `${spot.y}px` } : undefined}
		>
			<p>
				<span class="label">{w.hint}</span>
				<b>{what}</b>
				<span class="hintnote__chance">{chance}</span>
				{why && <span class="soft">{why}</span>}
			</p>
			<div class="actions">
				<button class="button button--small button--call" onClick={() => tell({ type: 'play', text: move.text })}>
					{w.doIt}
				</button>
				<button class="button button--small" onClick={() => tell({ type: 'show', tab: 'choices' })}>
					{w.allChances}
				</button>
			</div>
			<button class="hintnote__close" aria-label={w.close} onClick={close}>
				<Icon name="close" />
			</button>
		</div>
	);
}

export function HintNote({ desk }: { desk: Desk }) {
	const { hints } = desk.room;
	const [closed, setClosed] = useState(false);
	useEffect(() => setClosed(false), [hints]);
	if (!hints || closed || !desk.asking || desk.open || desk.state.sure) return null;
	const [text, advised] = [...hints].find(([, hint]) => hint.rank === 0) ?? [];
	const move = desk.state.moves.find((one) => one.text === text);
	return move && advised ? <Note desk={desk} move={move} advised={advised} close={() => setClosed(true)} /> : null;
}
