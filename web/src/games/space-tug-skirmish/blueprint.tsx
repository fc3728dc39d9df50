/* blueprint.tsx - one tug, large, as an engineer's drawing: each part labelled with what it is
 * good for, and a small window with what can be done to it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps, Player } from '../../game';
import { Badge, canPick, markClass, pressable, useSize } from '../../pieces';
import { spotsOf, TugDrawing, type Spot } from './tug';
import { benefit, kindOf, movesOf, nameOfTug, playerAt, type Part, type Tug, type Verb, type View } from './view';
import { w } from './w';

type Props = BoardProps<View>;

const WIDE = 860;
const HIGH = 566;
const SHIFT: [number, number] = [38, 30];
const LABELLED = 520; /* px: a narrower sheet names its parts in a list below */

/* What a part is, in the words of its label. */
function words(spot: Spot): { kind: string; title: string; says: string } {
	if (!spot.part) return { kind: w.slots[spot.slot!], title: w.mat[spot.slot!], says: w.noStats };
	const { part } = spot;
	return {
		kind: kindOf(part),
		title: part.name,
		says: part.off ? w.offRepair(part.repair) : benefit(part),
	};
}

export function partName(part: Part): string {
	return `${part.name}, ${kindOf(part)}${part.off ? `, ${w.disabled}` : ''}`;
}

/* A click on a part: it is aimed at or mended at once; where it could be thrown away, a window
 * asks first; else it is read. */
function usePart(props: Props) {
	const [held, setHeld] = useState<string | null>(null);
	useEffect(() => setHeld(null), [props.moves]);
	const act = (part: Part) => {
		const moves = props.marks.get(part.id)?.moves ?? [];
		if (moves.length === 0) props.look(part.id);
		else if (movesOf(moves, 'mend', 'aim-at-part').length === moves.length) props.pick(part.id);
		else setHeld(held === part.id ? null : part.id);
	};
	return { held, act, close: () => setHeld(null) };
}

/* As many whole words as fit; the rest is read in the part's window. */
function clip(text: string, most: number): string {
	if (text.length <= most) return text;
	const cut = text.slice(0, most + 1);
	return cut.slice(0, Math.max(cut.lastIndexOf(' '), 8)).replace(/[ ,:.]+$/, '');
}

interface Placed extends Spot {
	left: number;
	wide: number;
	line: number; /* y of the rule that the lead ends at */
	size: number;
	full: boolean; /* with a second line */
}

/* Labels in rows above and below the tug, in the order of what they point to, so that no two
 * lines cross. */
function place(spots: Spot[], top: number, foot: number): Placed[] {
	const rows = (up: boolean): Placed[] => {
		const list = spots.filter((spot) => spot.up === up).sort((a, b) => a.x - b.x);
		const double = list.length > 5;
		const half = Math.ceil(list.length / 2);
		return list.map((spot, i) => {
			const count = double ? (i < half ? half : list.length - half) : list.length;
			const at = double && i >= half ? i - half : i;
			const wide = Math.min((WIDE - 40) / count, 250);
			const used = wide * count;
			const left = 20 + ((WIDE - 40 - used) * at) / Math.max(1, count - 1) + wide * at;
			const row = double && i >= half ? 1 : 0;
			const line = up ? top + (double ? 34 + row * 30 : 64) : foot - (double ? 58 - row * 30 : 56);
			return { ...spot, left, wide: wide - 14, line, size: count > 4 ? 14.5 : count > 3 ? 16 : 17.5, full: !double };
		});
	};
	return [...rows(true), ...rows(false)];
}

function Label({ spot, props, act }: { spot: Placed; props: Props; act(part: Part): void }) {
	const { part } = spot;
	const { kind, title, says } = words(spot);
	const [x, y] = [spot.x + SHIFT[0], spot.y + SHIFT[1]];
	const end = Math.max(spot.left, Math.min(x, spot.left + spot.wide));
	const letters = Math.floor(spot.wide / (spot.size * 0.53));
	const base = spot.up ? spot.line - (spot.full ? 25 : 7) : spot.line + (spot.full ? 19 : 18);
	const mark = part && props.marks.get(part.id);
	const open = canPick(mark) || mark?.chosen;
	const shownTitle = clip(title, letters);
	const shownSays = spot.full ? clip(says, Math.floor(spot.wide / 7.2)) : '';
	const content = (
		<>
			<rect class="tag__area" x={spot.left - 4} y={base - 18} width={spot.wide + 8} height={spot.full ? 44 : 26} />
			<path class="dm" d={`M${x} ${y}L${end} ${spot.line}M${spot.left} ${spot.line}h${spot.wide}`} />
			<circle class="rivet" cx={x} cy={y} r="3.5" />
			<text class="tag__title" x={spot.left} y={base} style={{ fontSize: `${spot.size}px` }}>
				{shownTitle}
			</text>
			{spot.full && (
				<text class="tag__says" x={spot.left} y={base + 18}>
					{shownSays}
				</text>
			)}
		</>
	);
	if (!part)
		return (
			<g class="tag is-mat" role="img" aria-label={`${shownTitle} ${shownSays}, ${kind}`}>
				{content}
			</g>
		);
	return (
		<g
			class={'tag' + (part.off ? ' is-off' : '') + markClass(mark)}
			data-piece={part.id}
			{...pressable(() => act(part))}
			aria-description={`${partName(part)}: ${says}`}
			onPointerEnter={() => props.focus(open ? part.id : null)}
			onPointerLeave={() => props.focus(null)}
			onFocus={() => props.focus(open ? part.id : null)}
			onBlur={() => props.focus(null)}
		>
			{content}
		</g>
	);
}

const DOES: [Verb, (part: Part) => string][] = [
	['repair', (part) => w.repairFor(part.repair)],
	['use', () => w.useIt],
	['destroy', () => w.throwAwayFree],
];

/* What can be done to a part of one's own, said before it is done. */
function PartMenu({ part, props, close }: { part: Part; props: Props; close(): void }) {
	const box = useRef<HTMLDivElement>(null);
	const moves = props.marks.get(part.id)?.moves ?? [];
	useLayoutEffect(() => box.current?.querySelector('button')?.focus(), [part.id]);
	return (
		<div
			class="partmenu"
			role="group"
			aria-label={part.name}
			ref={box}
			onKeyDown={(event) => {
				if (event.key !== 'Escape') return;
				event.preventDefault();
				close();
			}}
		>
			<p class="label">{kindOf(part)}</p>
			<h3>{part.name}</h3>
			<p>{part.text}</p>
			<div class="partmenu__acts">
				{DOES.flatMap(([verb, say]) =>
					movesOf(moves, verb).map((move) => (
						<button
							key={move.text}
							class="button button--small"
							data-move={move.text}
							title={move.explain}
							onClick={() => props.play(move.text)}
						>
							{say(part)}
						</button>
					)),
				)}
				<button class="button button--small" onClick={() => props.look(part.id)}>
					{w.read}
				</button>
				<button class="button button--small button--quiet" onClick={close}>
					{w.leaveIt}
				</button>
			</div>
		</div>
	);
}

/* How much of the sheet a tug needs: what stands on masts is high. */
function frameOf(spots: Spot[]): { top: number; foot: number } {
	const high = spots.some((spot) => spot.up && spot.y < 120);
	const low = spots.some((spot) => !spot.up && spot.y > 400);
	return { top: high ? 0 : 34, foot: low ? HIGH : HIGH - 14 };
}

/* The parts as a list of buttons, where labels would be too small to read. */
export function PartList({ tug, props, act }: { tug: Tug; props: Props; act(part: Part): void }) {
	return (
		<ul class="partlist" aria-label={w.parts}>
			{tug.parts.length === 0 && <li class="partlist__none">{w.bareTug}</li>}
			{tug.parts.map((part) => {
				const mark = props.marks.get(part.id);
				return (
					<li key={part.id}>
						<button
							class={'partchip' + (part.off ? ' is-off' : '') + markClass(mark)}
							data-piece={part.id}
							onClick={() => act(part)}
						>
							<b>{part.name}</b>
							<span>{part.off ? w.offPrice(part.repair) : benefit(part)}</span>
							<i class="sr">{kindOf(part)}</i>
						</button>
					</li>
				);
			})}
		</ul>
	);
}

/* The world behind the tug: the Earth's limb in orbit, a floor and a measure on the ground. */
function Ground({ ops }: { ops: boolean }) {
	return (
		<g class="ground" aria-hidden="true">
			{ops && (
				<g class="limb">
					{[720, 700, 660, 600, 520].map((r) => (
						<circle key={r} cx="960" cy="1070" r={r} />
					))}
				</g>
			)}
			<path class="ax" d="M30 292H800M430 110V470" />
		</g>
	);
}

function Tabs({ props, shown, show }: { props: Props; shown: number; show(seat: number): void }) {
	if (props.view.players.length < 2) return null;
	return (
		<div class="tugtabs" role="group" aria-label={w.whoseTug}>
			{props.view.players.map((tug) => {
				const player = playerAt(props.players, tug.seat);
				return (
					player && (
						<button
							key={tug.seat}
							class="tugtab"
							aria-pressed={shown === tug.seat}
							aria-label={nameOfTug(player, tug.seat === props.seat)}
							title={nameOfTug(player, tug.seat === props.seat)}
							onClick={() => show(tug.seat)}
						>
							<Badge player={player} size="small" />
						</button>
					)
				);
			})}
		</div>
	);
}

function nameOf(tug: Tug, player: Player | undefined, mine: boolean): string {
	return w.where(nameOfTug(player, mine), tug.phase === 'ops');
}

/* What was just bolted on shows it. */
function partClass({ marks, still }: Props, part: Part): string {
	const mark = marks.get(part.id);
	return markClass(mark) + (mark?.last && !still ? ' is-new' : '');
}

export function Blueprint({
	props,
	shown,
	show,
	children,
}: {
	props: Props;
	shown: number;
	show(seat: number): void;
	children?: ComponentChildren;
}) {
	const root = useRef<HTMLDivElement>(null);
	const { width } = useSize(root, { width: 900, height: 500 });
	const { held, act, close } = usePart(props);
	const tug = props.view.players[shown]!;
	const player = playerAt(props.players, shown);
	const mine = shown === props.seat;
	const labelled = width >= LABELLED;
	const part = tug.parts.find((one) => one.id === held);
	const spots = spotsOf(tug);
	const { top, foot } = frameOf(spots);
	return (
		<section class="blueprint" ref={root} aria-label={nameOf(tug, player, mine)}>
			<svg
				class="sheet-lines"
				viewBox={labelled ? `0 ${top} ${WIDE} ${foot - top}` : `20 60 820 460`}
				role="group"
				aria-label={w.drawing(nameOf(tug, player, mine))}
			>
				<Ground ops={tug.phase === 'ops'} />
				<g transform={`translate(${SHIFT.join(' ')})`} class={`tug is-${tug.phase}`} key={tug.id}>
					<TugDrawing
						tug={tug}
						sign={`${player?.letter ?? '?'}-${1 + tug.launches}`}
						wrap={(one, key, drawing) => (
							<g
								key={one?.id ?? key}
								class={'part' + (one ? partClass(props, one) : '')}
								onClick={one ? () => act(one) : undefined}
								aria-hidden="true"
							>
								{drawing}
							</g>
						)}
					/>
				</g>
				{labelled &&
					place(spots, top, foot).map((spot) => (
						<Label key={spot.part?.id ?? spot.slot} spot={spot} props={props} act={act} />
					))}
			</svg>
			<Tabs props={props} shown={shown} show={show} />
			{!labelled && <PartList tug={tug} props={props} act={act} />}
			{part && mine && <PartMenu part={part} props={props} close={close} />}
			{children}
		</section>
	);
}
