/* map.tsx - the zone board: zones with their limits, the border, bases and armies, and the beam
 * from the zone that is fought for to the combat sheets. */
import type { BoardProps } from '../../game';
import { actable, markClass, type Point } from '../../pieces';
import { UnitToken } from './art';
import { lay, layFight, outline, turnOf, type Fight, type Turn } from './lay';
import { w } from './say';
import {
	armyPiece,
	armyWords,
	factionOf,
	holder,
	playerName,
	unitsAt,
	unitTitle,
	viewpoint,
	whoAt,
	zoneOf,
	type View,
	type Zone,
} from './view';
import { choice } from './words';

type Props = BoardProps<View>;

function points(list: Point[]): string {
	return list.map((p) => p.join()).join(' ');
}

function zoneWords(view: View, zone: Zone, props: Props): string {
	const parts = [w.board.zone(zone.title, zone.limit)];
	if (zone.base) parts.push(w.board.baseOf(whoAt(props.players, zone.location!)));
	else if (zone.location !== undefined) parts.push(w.board.baseLost);
	for (const seat of [0, 1])
		if (unitsAt(zone, seat).count > 0)
			parts.push(`${playerName(props.players, seat)}: ${armyWords(view, unitsAt(zone, seat).of)}`);
	return parts.join('. ');
}

/* In a battle its zone shows who is there; afterwards it is a zone like others. */
function isFought(view: View, id: string): boolean {
	return view.battle?.zone === id && view.phase !== 'regroup';
}

/* A zone is clicked for moves, for building and for coming back. With nothing chosen, a zone
 * where all survivors may go takes them all, and one where only one kind may go takes one. */
function zoneAct(props: Props, id: string) {
	if (props.view.phase !== 'regroup' || props.chosen.length > 0) return props;
	const here = props.moves.filter((move) => move.pieces.at(-1)?.id === id);
	const whole = here.find((move) => move.pieces.length === 1) ?? (here.length === 1 ? here[0] : undefined);
	if (!whole) return props;
	const marks = new Map(props.marks).set(id, { ...props.marks.get(id), moves: [whole], label: `${choice(whole, props.view, props.seat).what}. ${whole.explain}` });
	return { ...props, marks, pick: () => props.play(whole.text) };
}

function ZoneShape({ props, zone, turn }: { props: Props; zone: Zone; turn: Turn }) {
	const { view } = props;
	const owner = holder(zone);
	const hot = view.battle?.zone === zone.id;
	const shape = points(outline(zone, turn));
	const kind = (owner >= 0 ? ` fk-s${owner}` : '') + (hot ? ' is-hot' : '');
	const aim = view.target === zone.id || view.source === zone.id;
	const act = zoneAct(props, zone.id);
	return (
		<g
			{...actable(act, zone.id, zoneWords(view, zone, props))}
			class={`fk-zone${kind}${aim ? ' is-aim' : ''}${markClass(act.marks.get(zone.id))}`}
			data-zone={zone.id}
		>
			<polygon class="fk-zone__glow" points={shape} />
			<polygon class="fk-zone__floor" points={shape} />
			<polygon class="fk-zone__edge" points={shape} />
		</g>
	);
}

function Versus({ view, zone, laid }: { view: View; zone: Zone; laid: Fight }) {
	const { attacker } = view.battle!;
	const defender = 1 - attacker;
	return (
		<g class="fk-versus" aria-hidden="true">
			{zone.base && (
				<g transform={`translate(${laid.base.join(' ')})`}>
					<UnitToken name="base" faction={factionOf(view, zone.location!)} seat={zone.location!} size={laid.size} />
				</g>
			)}
			<g transform={`translate(${laid.pill.join(' ')})`}>
				<rect x="-38" y="-14" width="76" height="28" rx="14" />
				<text y="5.5">
					<tspan class={`fk-ink-s${attacker}`}>{unitsAt(zone, attacker).count}</tspan>
					{w.board.versus}
					<tspan class={`fk-ink-s${defender}`}>{unitsAt(zone, defender).count}</tspan>
				</text>
			</g>
		</g>
	);
}

function Inside({ props, zone, turn, add }: { props: Props; zone: Zone; turn: Turn; add?(id: string): void }) {
	const { view, marks } = props;
	const laid = lay(zone, turn);
	const hot = isFought(view, zone.id);
	const fight = hot ? layFight(zone, turn) : null;
	const { name, cap } = fight ?? laid;
	const owner = holder(zone);
	const count = hot
		? unitsAt(zone, view.battle!.attacker).count
		: Math.max(unitsAt(zone, 0).count, unitsAt(zone, 1).count);
	return (
		<g class={'fk-inside' + (hot ? ' is-hot' : '')} data-inside={zone.id}>
			<text class="fk-zname" x={name[0]} y={name[1]} aria-hidden="true">
				{zone.title}
			</text>
			<g class="fk-cap" aria-hidden="true" transform={`translate(${cap.join(' ')})`}>
				<rect x="-18" y="-10" width="36" height="20" rx="10" />
				<text y="4.6">
					{count}/{zone.limit + (hot ? view.limits.attackersOver : 0)}
				</text>
			</g>
			{fight && <Versus view={view} zone={zone} laid={fight} />}
			{!hot &&
				laid.items.map((item) => {
					const id = item.unit ? armyPiece(view, zone, item.unit) : `base-${zone.name}`;
					const open = item.unit && (marks.get(id)?.moves.length ?? 0) > 0;
					const name = item.unit && w.board.stack(unitTitle(view, item.unit, item.count), zone.title, item.count);
					const act = open && name ? actable(add ? { ...props, pick: add } : props, id, name) : { 'data-piece': id, 'aria-hidden': true };
					return (
						<g
							key={item.key}
							{...act}
							class={`fk-stack fk-stack--${item.kind}${markClass(marks.get(id))}${owner === item.seat ? '' : ' is-other'}`}
							transform={`translate(${item.at.join(' ')})`}
						>
							<g class="fk-stack__move" data-mover={item.seat}>
								{item.kind === 'ruin' ? (
									<path class="fk-ruin" d="M-13 9-9-3l5 4 4-9 5 7 5-3 3 13z" />
								) : (
									<UnitToken
										name={item.unit ?? 'base'}
										faction={factionOf(view, item.seat)}
										seat={item.seat}
										size={laid.size}
										count={item.count}
									/>
								)}
							</g>
						</g>
					);
				})}
		</g>
	);
}

/* The way units are about to go. */
function Way({ view, turn }: { view: View; turn: Turn }) {
	const from = view.source && zoneOf(view, view.source);
	const to = view.target && zoneOf(view, view.target);
	if (!from || !to) return null;
	const [a, b] = turn(from.x, from.y),
		[c, d] = turn(to.x, to.y);
	const far = Math.hypot(c - a, d - b) || 1;
	const [ux, uy] = [(c - a) / far, (d - b) / far];
	const [x, y] = [c - ux * 26, d - uy * 26];
	return (
		<g class="fk-way" aria-hidden="true">
			<path d={`M${a + ux * 24} ${b + uy * 24}L${x} ${y}`} />
			<path class="fk-way__head" d={`M${x + ux * 12} ${y + uy * 12}l${-ux * 16 - uy * 8} ${-uy * 16 + ux * 8}l${uy * 16} ${-ux * 16}z`} />
		</g>
	);
}

function Border({ props, turn }: { props: Props; turn: Turn }) {
	const { view, seat } = props;
	const [x1, y1, x2, y2] = view.board.border;
	const [a, b] = [turn(x1, y1), turn(x2, y2)].sort((p, q) => p[0] - q[0]) as [Point, Point];
	const d = `M${a.join(' ')}L${b.join(' ')}`;
	const lean = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
	/* Where the border meets the rim, each side's name stands outside it. */
	const own = viewpoint(view, seat);
	const side = (of: number) => (view.players[of]?.faction?.title ?? '').toUpperCase();
	return (
		<g aria-hidden="true">
			<path class="fk-divide__glow" d={d} />
			<path class="fk-divide" d={d} />
			<g transform={`translate(${a.join(' ')}) rotate(${lean - 90})`}>
				<text class={`fk-side fk-ink-s${1 - own}`} x="6" y="-7">
					{side(1 - own)}
				</text>
				<text class={`fk-side fk-side--own fk-ink-s${own}`} x="-6" y="-7">
					{side(own)}
				</text>
			</g>
		</g>
	);
}

/* A phone in a battle has room for what is around the zone fought for. */
function frame({ view, phone }: Props, turn: Turn): string {
	const zone = phone && !['reinforce', 'picking', 'joining', 'regroup'].includes(view.phase) && zoneOf(view, view.battle?.zone ?? '');
	if (!zone) return `0 0 ${view.board.width} ${view.board.height}`;
	const [x, y] = turn(zone.x, zone.y);
	const left = Math.max(0, Math.min(view.board.width - 420, x - 210));
	return `${left} ${y - 56} 420 126`;
}

export function ZoneBoard({ props, add }: { props: Props; add?(id: string): void }) {
	const { view, seat } = props;
	const turn = turnOf(view, seat);
	const hot = view.battle?.zone;
	const ordered = [...view.board.zones].sort(
		(a, b) => Number(a.id === hot) - Number(b.id === hot) || Number(holder(a) >= 0) - Number(holder(b) >= 0),
	);
	return (
		<svg
			class="fk-map"
			viewBox={frame(props, turn)}
			role="group"
			aria-label={w.board.map(view.board.title, view.board.zones.length, seat >= 0)}
		>
			{ordered.map((zone) => (
				<ZoneShape key={zone.id} props={props} zone={zone} turn={turn} />
			))}
			<Border props={props} turn={turn} />
			<path class="fk-beam" aria-hidden="true" />
			<Way view={view} turn={turn} />
			{view.board.zones.map((zone) => (
				<Inside key={zone.id} props={props} zone={zone} turn={turn} add={add} />
			))}
			<g class="fk-ghosts" aria-hidden="true" />
		</svg>
	);
}
