/* blueprint.tsx - one tug, large, as an engineer's drawing: each part labelled with what it is
 * good for, and a small window with what can be done to it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps, Player } from '../../game';
import { canPick, markClass, pressable, useSize } from '../../pieces';
import { layOut, room, SMALLER, type Placed, type Sheet } from './labels';
import { spotsOf, TugDrawing, type Spot } from './tug';
import { benefit, kindOf, movesOf, nameOfTug, playerAt, signOf, type Part, type Tug, type Verb, type View } from './view';
import { w } from './w';

type Props = BoardProps<View>;

const LABELLED = 520; /* px: a narrower sheet names its parts in a list below */
const FINGER = 44; /* px that a finger hits */

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
	return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 8)).replace(/[ ,:.]+$/, '')} …`;
}

/* From a label to what it speaks of. */
function Lead({ label: { x, y, left, wide, rule } }: { label: Placed }) {
	const end = Math.max(left, Math.min(x, left + wide));
	return (
		<>
			<path class="lead" d={`M${left} ${rule}h${wide}M${end} ${rule}L${x} ${y}`} />
			<circle class="rivet" cx={x} cy={y} r="4.5" />
		</>
	);
}

function Content({ label, size }: { label: Placed; size: number }) {
	const { left, wide, base, spot } = label;
	const high = Math.max(FINGER, size * 2.45);
	return (
		<>
			<rect class="tag__area" x={left - 6} y={base + size * 0.175 - high / 2} width={wide + 12} height={high} />
			<text class="tag__title" x={left} y={base} style={{ fontSize: `${size}px` }}>
				{clip(label.title, room(wide, size) + 2)}
			</text>
			<text class="tag__says" x={left} y={base + size} style={{ fontSize: `${size * SMALLER}px` }}>
				{clip(label.says, room(wide, size * SMALLER) + 2)}
			</text>
			{spot.part?.off && <path class="tag__off" d={`M${left - 12} ${base - size * 0.7}v${size * 1.7}`} />}
		</>
	);
}

function Label({ label, size, props, act }: { label: Placed; size: number; props: Props; act(part: Part): void }) {
	const { part } = label.spot;
	const { kind, title, says } = words(label.spot);
	if (!part)
		return (
			<g class="tag is-mat" role="img" aria-label={`${title} ${says}, ${kind}`}>
				<Content label={label} size={size} />
			</g>
		);
	const mark = props.marks.get(part.id);
	const open = canPick(mark) || mark?.chosen;
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
			<Content label={label} size={size} />
		</g>
	);
}

const DOES: [Verb, (part: Part) => string][] = [
	['repair', (part) => w.repairFor(part.repair)],
	['use', () => w.useIt],
	['destroy', () => w.throwAwayFree],
];

/* What can be done to a part of one's own, said before it is done; beside the part. */
function PartMenu({ part, at, props, close }: { part: Part; at?: { left: string; top: string }; props: Props; close(): void }) {
	const box = useRef<HTMLDivElement>(null);
	const moves = props.marks.get(part.id)?.moves ?? [];
	useLayoutEffect(() => box.current?.querySelector('button')?.focus(), [part.id]);
	return (
		<div
			class="partmenu"
			role="group"
			aria-label={part.name}
			ref={box}
			style={at}
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

/* The world behind the tug: the Earth's limb in orbit; the axes that it is measured by. */
function Ground({ ops, width, height, axis, hull }: { ops: boolean; width: number; height: number; axis: number; hull: number }) {
	const far = Math.max(width, height) * 0.7;
	return (
		<g class="ground" aria-hidden="true">
			{ops && (
				<g class="limb">
					{[1, 0.93, 0.84, 0.72].map((part) => (
						<circle key={part} cx={width * 0.93} cy={height + far * 0.48} r={far * part} />
					))}
				</g>
			)}
			<path class="ax" d={`M10 ${axis}H${width - 10}M${hull} 8V${height - 8}`} />
		</g>
	);
}

function Drawn({ tug, player, props, act }: { tug: Tug; player: Player | undefined; props: Props; act(part: Part): void }) {
	return (
		<g class={`tug is-${tug.phase}`} key={tug.id} data-tug={tug.seat + 1}>
			<TugDrawing
				tug={tug}
				sign={signOf(tug, player)}
				wrap={(one, key, drawing) => (
					<g
						key={one?.id ?? key}
						class={'part' + (one ? markClass(props.marks.get(one.id)) : '')}
						data-drawn={one?.id}
						onClick={one ? () => act(one) : undefined}
						aria-hidden="true"
					>
						{drawing}
					</g>
				)}
			/>
		</g>
	);
}

/* A narrow sheet has the drawing and rings on its parts. */
function plain(width: number, height: number): Sheet {
	const scale = Math.min(width / 790, height / 372);
	return { scale, left: (width - 750 * scale) / 2 - 20 * scale, top: height / 2 - 268 * scale, size: 14, labels: [] };
}

/* Beside what it speaks of, within the sheet. */
function beside(label: Placed | undefined, width: number, height: number) {
	if (!label) return undefined;
	const within = (at: number, half: number, most: number) => Math.max(half, Math.min(most - half, at));
	return { left: `${within(label.left + label.wide / 2, 184, width)}px`, top: `${within(label.base, 92, height)}px` };
}

export function Blueprint({ props, shown, aside, children }: { props: Props; shown: number; aside: number; children?: ComponentChildren }) {
	const root = useRef<HTMLDivElement>(null);
	const { width, height } = useSize(root, { width: 900, height: 500 });
	const { held, act, close } = usePart(props);
	const tug = props.view.players[shown]!;
	const player = playerAt(props.players, shown);
	const mine = shown === props.seat;
	const labelled = width >= LABELLED;
	const part = tug.parts.find((one) => one.id === held);
	const spots = spotsOf(tug);
	const sheet = labelled ? layOut(spots, words, width, height, aside) : plain(width, height);
	const name = w.where(nameOfTug(player, mine), tug.phase === 'ops');
	const at = (x: number, y: number) => [sheet.left + x * sheet.scale, sheet.top + y * sheet.scale] as const;
	return (
		<section class={`blueprint is-${tug.phase}`} aria-label={name}>
			<div class="blueprint__sheet" ref={root}>
				<svg class="sheet-lines" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={w.drawing(name)}>
					<Ground ops={tug.phase === 'ops'} width={width} height={height} axis={at(0, 262)[1]} hull={at(430, 0)[0]} />
					<g transform={`translate(${sheet.left.toFixed(1)} ${sheet.top.toFixed(1)}) scale(${sheet.scale.toFixed(4)})`}>
						<Drawn tug={tug} player={player} props={props} act={act} />
					</g>
					{!labelled &&
						spots.map((spot) => {
							const [cx, cy] = at(spot.x, spot.y);
							return spot.part && <circle key={spot.part.id} class="ring" cx={cx} cy={cy} r="5.5" />;
						})}
					<g class="leads" aria-hidden="true">
						{sheet.labels.map((label) => (
							<Lead key={label.spot.part?.id ?? label.spot.slot} label={label} />
						))}
					</g>
					{sheet.labels.map((label) => (
						<Label key={label.spot.part?.id ?? label.spot.slot} label={label} size={sheet.size} props={props} act={act} />
					))}
				</svg>
			</div>
			{!labelled && <PartList tug={tug} props={props} act={act} />}
			{part && mine && (
				<PartMenu
					part={part}
					at={beside(sheet.labels.find((label) => label.spot.part === part), width, height)}
					props={props}
					close={close}
				/>
			)}
			{children}
		</section>
	);
}
