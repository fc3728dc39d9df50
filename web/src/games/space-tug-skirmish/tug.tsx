/* tug.tsx - a tug as a line drawing: hull, what is in its three slots, Features on their masts,
 * Ilities in their rack, and whether it stands on the ground or burns in orbit. The same drawing
 * serves the blueprint and, small, the rivals' panels. */
import type { ComponentChildren } from 'preact';
import {
	featureDrawing,
	ilityDrawing,
	ilitySpot,
	nozzles,
	socketsFor,
	specAnchor,
	specDrawing,
	type Socket,
} from './parts';
import type { Part, Slot, Tug } from './view';

export interface Spot {
	part?: Part; /* none: what the mat has in that slot */
	slot?: Slot;
	x: number;
	y: number; /* where a label's line begins */
	up: boolean; /* its label stands above the tug */
}

/* Every part with the point that its label points to. */
export function spotsOf(tug: Tug): Spot[] {
	const features = tug.parts.filter((part) => part.kind === 'feature');
	const sockets = socketsFor(features);
	const spots: Spot[] = (['fuel', 'prop', 'manip'] as Slot[]).map((slot) => {
		const part = tug.parts.find((one) => one.slot === slot);
		const [x, y] = specAnchor(slot, part);
		return { part, slot, x, y, up: slot === 'fuel' };
	});
	features.forEach((part, i) => {
		const { x, y, down } = sockets[i]!;
		spots.push({ part, x, y: down ? y + 34 : y - 34, up: !down });
	});
	tug.parts
		.filter((part) => part.kind === 'ility')
		.forEach((part, i) => {
			const [x, y] = ilitySpot(i);
			spots.push({ part, x, y: y - 28, up: true });
		});
	return spots;
}

type Wrap = (part: Part | undefined, key: string, drawing: ComponentChildren) => ComponentChildren;

function Cross({ x, y, size }: { x: number; y: number; size: number }) {
	const h = size * 0.8;
	return (
		<path
			class="cross"
			d={`M${x - size} ${y - h}L${x + size} ${y + h}M${x + size} ${y - h}L${x - size} ${y + h}`}
		/>
	);
}

const HEARTS: Record<Slot, [number, number, number]> = {
	prop: [160, 262, 40],
	fuel: [309, 262, 44],
	manip: [620, 290, 40],
};

function SlotOf({ tug, slot, wrap }: { tug: Tug; slot: Slot; wrap: Wrap }) {
	const part = tug.parts.find((one) => one.slot === slot);
	const [x, y, size] = HEARTS[slot];
	return (
		<>
			{wrap(
				part,
				slot,
				<>
					<g class={part?.off ? 'off' : undefined}>{specDrawing(slot, part)}</g>
					{part?.off && <Cross x={x} y={y} size={size} />}
				</>,
			)}
		</>
	);
}

function Mast({ socket }: { socket: Socket }) {
	return socket.mast === undefined ? null : (
		<path class="ln" d={`M${socket.x} ${socket.y}V${socket.mast}`} />
	);
}

function FeatureAt({ part, socket, wrap }: { part: Part; socket: Socket; wrap: Wrap }) {
	const turn = socket.down ? ' scale(1 -1)' : '';
	return (
		<>
			{wrap(
				part,
				part.id,
				<g transform={`translate(${socket.x} ${socket.y})`}>
					<g transform={turn.trim() || undefined} class={part.off ? 'off' : undefined}>
						{featureDrawing(part)}
					</g>
					{part.off && <Cross x={0} y={socket.down ? 30 : -30} size={30} />}
				</g>,
			)}
		</>
	);
}

function Flames({ tug }: { tug: Tug }) {
	const { x, at, wide } = nozzles(tug.parts.find((part) => part.slot === 'prop' && !part.off));
	return (
		<g class="flames" aria-hidden="true">
			{at.map((y) => (
				<path
					key={y}
					class="dm"
					d={`M${x} ${y - wide}L${x - 62} ${y - wide * 1.6}M${x} ${y}H${x - 76}M${x} ${y + wide}L${x - 62} ${y + wide * 1.6}M${x - 4} ${y - wide / 2}L${x - 40} ${y - wide * 0.7}M${x - 4} ${y + wide / 2}L${x - 40} ${y + wide * 0.7}`}
				/>
			))}
		</g>
	);
}

/* On the ground it stands on trestles. */
function Trestles() {
	return (
		<g class="trestles" aria-hidden="true">
			<path
				class="dm"
				d="M30 446H760M232 446l20-154M280 446l-20-154M236 420h40M242 372h28M486 446l20-116M540 446l-20-116M490 420h46M497 380h32"
			/>
		</g>
	);
}

function Hull({ sign }: { sign: string }) {
	return (
		<g class="hull">
			<path class="bd" d="M400 196h112l34 34v64l-34 34H400Z" />
			<path class="th" d="M430 196v132M512 196v132M400 262h112" />
			<circle class="bd" cx="470" cy="230" r="19" />
			<circle class="th" cx="470" cy="230" r="12" />
			<path class="th" d="M462 238l16-16M466 241l15-15" />
			{[0, 1, 2, 3, 4, 5].map((i) => (
				<circle key={i} class="rivet" cx="408" cy={206 + i * 22} r="2" />
			))}
			<text class="hull__sign" x="471" y="312">
				{sign}
			</text>
		</g>
	);
}

export function TugDrawing({ tug, sign, wrap }: { tug: Tug; sign: string; wrap?: Wrap }) {
	const each: Wrap = wrap ?? ((_, key, drawing) => <g key={key}>{drawing}</g>);
	const features = tug.parts.filter((part) => part.kind === 'feature');
	const ilities = tug.parts.filter((part) => part.kind === 'ility');
	const sockets = socketsFor(features);
	return (
		<>
			{tug.phase === 'ops' ? <Flames tug={tug} /> : <Trestles />}
			{sockets.map((socket, i) => (
				<Mast key={i} socket={socket} />
			))}
			<path class="bd" d="M206 240h200v44H206Z" />
			<path class="th" d="M214 240l22 44 22-44 22 44 22-44 22 44 22-44 22 44 22-44" />
			<SlotOf tug={tug} slot="prop" wrap={each} />
			<SlotOf tug={tug} slot="fuel" wrap={each} />
			<SlotOf tug={tug} slot="manip" wrap={each} />
			{ilities.map((part, i) => {
				const [x, y] = ilitySpot(i);
				return each(
					part,
					part.id,
					<g transform={`translate(${x} ${y})`}>
						<g class={part.off ? 'off' : undefined}>{ilityDrawing(part)}</g>
						{part.off && <Cross x={0} y={-17} size={10} />}
					</g>,
				);
			})}
			{features.map((part, i) => (
				<FeatureAt key={part.id} part={part} socket={sockets[i]!} wrap={each} />
			))}
			<Hull sign={sign} />
		</>
	);
}

/* The whole of a tug, small. */
export function MiniTug({ tug, sign }: { tug: Tug; sign: string }) {
	return (
		<svg class="mini sheet-lines" viewBox="20 70 750 390" aria-hidden="true">
			<TugDrawing tug={tug} sign={sign} />
		</svg>
	);
}
