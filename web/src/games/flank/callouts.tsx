/* callouts.tsx - panels on the map that say what can be done with the zone they stand beside: an attack or
 * a move with who goes, what it costs and whom it meets; who joins; where survivors go. */
import type { ComponentChildren } from 'preact';
import type { BoardProps } from '../../game';
import { markClass, MoveButton, Panel, type Box, type Frame } from '../../pieces';
import { Said } from './act';
import { TokenSign, UnitIcon } from './art';
import type { Send } from './draft';
import { lay, type Fit } from './lay';
import { wayOf } from './map';
import { w } from './say';
import { AREAS, armyWords, factionOf, isWar, movesOf, outOf, unitOfType, unitsAt, unitTitle, zoneOf, type Move, type UnitKey, type View, type Zone } from './view';
import { choice } from './words';

type Props = BoardProps<View>;

const LETTERS = 42; /* in a line of a panel */
const WIDE = 296; /* px */

/* What panels should not hide: who stands where, and names. */
export function boxesOf(view: View, fit: Fit): Box[] {
	return view.board.zones.flatMap((zone) => {
		const laid = lay(zone, fit);
		const men = laid.items.filter(({ seat }) => seat >= 0);
		return [
			{ x: laid.name[0], y: laid.name[1] - 6, wide: zone.title.length * fit.letter + 46, high: 26 },
			...men.map(({ at }) => ({ x: at[0], y: at[1] - 16 * laid.scale, wide: 44 * laid.scale, high: 52 * laid.scale, weight: 0.8 })),
			...(laid.base ? [{ x: laid.base[0], y: laid.base[1] - 20, wide: 56 * laid.scale, high: 56 * laid.scale, weight: 0.8 }] : []),
		];
	});
}

interface CallProps {
	zone: Zone;
	fit: Fit;
	frame: Frame;
	title: string;
	cost?: boolean;
	then?: ComponentChildren;
	thenLong?: number; /* letters of it */
	body?: number; /* px of what follows */
	quiet?: boolean; /* it says what a click would do, and is not clicked */
	children?: ComponentChildren;
}

/* Beside its zone; on a phone along the edge of the map that is further from it. */
function Call({ zone, fit, frame, title, cost, then, thenLong = 0, body = 0, quiet, children }: CallProps) {
	const at = fit.at(zone.x, zone.y);
	const inside = (
		<>
			<span class="fk-call__head">
				<b>{title}</b>
				{cost && (
					<span class="fk-call__price">
						1<TokenSign colour="yellow" />
					</span>
				)}
			</span>
			{then && <span class="fk-call__then">{then}</span>}
			{children}
		</>
	);
	const look = `fk-call${quiet ? ' is-quiet' : ''}`;
	if (frame.width < 600)
		return (
			<div class={`${look} fk-call--${at[1] > fit.high * 0.52 ? 'top' : 'bottom'}`} role={quiet ? undefined : 'group'} aria-label={quiet ? undefined : title} aria-hidden={quiet ? 'true' : undefined}>
				{inside}
			</div>
		);
	const high = 44 + 18 * Math.ceil(thenLong / LETTERS) + body;
	return (
		<Panel at={at} frame={frame} wide={WIDE} high={high} free={64} look={look} name={quiet ? undefined : title}>
			{inside}
		</Panel>
	);
}

/* Who is met there: "Commando, 2 Walkers and a base". */
function metWords(view: View, zone: Zone, seat: number): string {
	const foes = unitsAt(zone, 1 - seat);
	const base = zone.base && zone.location === 1 - seat;
	return w.listed([...(foes.count > 0 ? [armyWords(view, foes.of)] : []), ...(base ? [w.call.aBase] : [])]);
}

function wayWords(view: View, from: Zone, to: Zone, seat: number): string {
	return isWar(view, to, seat) ? w.call.against(from.title, metWords(view, to, seat)) : w.call.room(from.title, to.limit - unitsAt(to, seat).count);
}

/* What a march to the zone pointed at would be; after a finger's first touch the frame says it. */
function MarchNote({ props, fit, frame, over }: { props: Props; fit: Fit; frame: Frame; over: string | null }) {
	const { view, seat } = props;
	const way = wayOf(props, over);
	if (!way || view.phase !== 'move' || props.phone) return null;
	const [from, to] = way;
	const says = wayWords(view, from, to, seat);
	return (
		<Call zone={to} fit={fit} frame={frame} quiet cost title={isWar(view, to, seat) ? w.choices.attack(to.title) : w.choices.moveTo(to.title)} then={says} thenLong={says.length + 24}>
			<span class="fk-call__hint">{w.call.thenWho}</span>
		</Call>
	);
}

/* One of those who go, or stay. */
function Goer({ props, id, unit, goes, turn }: { props: Props; id: string; unit: UnitKey; goes: boolean; turn(): void }) {
	const { view, seat, marks } = props;
	const title = unitTitle(view, unit);
	return (
		<button class={`fk-goer${goes ? ' is-on' : ''}${markClass(marks.get(id))}`} data-piece={id} aria-pressed={goes} onClick={turn}>
			<UnitIcon name={unit} faction={factionOf(view, seat)} seat={seat} />
			<span>{title}</span>
			{!goes && <small>{w.call.stays}</small>}
		</button>
	);
}

export function sendWords(view: View, seat: number, send: Send): string {
	const zone = zoneOf(view, view.target ?? '');
	return zone && isWar(view, zone, seat) ? w.call.attackWith(send.count) : w.call.goWith(send.count);
}

/* Who goes: all that can, until a tap says who stays. */
function Picking({ props, fit, frame, send }: { props: Props; fit: Fit; frame: Frame; send: Send }) {
	const { view, seat } = props;
	const from = zoneOf(view, view.source ?? ''),
		to = zoneOf(view, view.target ?? '');
	if (!from || !to) return null;
	const says = wayWords(view, from, to, seat);
	const all = send.units.reduce((sum, { here }) => sum + here, 0);
	const war = isWar(view, to, seat);
	return (
		<Call zone={to} fit={fit} frame={frame} cost title={view.battle ? w.choices.bringMore(from.title) : war ? w.choices.attack(to.title) : w.choices.moveTo(to.title)} then={`${says} ${w.call.tapStays}`} thenLong={says.length + 18} body={76 * Math.ceil(all / 5) + 52}>
			<span class="fk-goers">
				{send.units.flatMap(({ id, unit, here, goes }) =>
					Array.from({ length: here }, (_, i) => (
						<Goer key={id + i} props={props} id={id} unit={unit} goes={i < goes} turn={() => send.turn(id, i >= goes)} />
					)),
				)}
			</span>
			<button
				class="fk-go button--call"
				data-move={send.move?.text}
				disabled={!send.move}
				title={send.move?.explain}
				onClick={() => send.move && props.play(send.move.text)}
			>
				{send.move ? sendWords(view, seat, send) : w.call.nobody} {send.move && <small>{w.call.orTap(to.title)}</small>}
			</button>
		</Call>
	);
}

/* Who comes along for nothing. */
function Joining({ props, fit, frame }: { props: Props; fit: Fit; frame: Frame }) {
	const { view, seat, moves } = props;
	const to = zoneOf(view, view.target ?? view.battle?.zone ?? '');
	const joins = movesOf(moves, 'join');
	if (!to || joins.length === 0) return null;
	return (
		<Call zone={to} fit={fit} frame={frame} title={w.call.joins} then={w.call.joinsThen} thenLong={50} body={80 * Math.ceil(joins.length / 4)}>
			<span class="fk-goers">
				{joins.map((move) => {
					const unit = move.move.verb === 'join' ? unitOfType(view, seat, move.move.type) : undefined;
					const from = move.move.verb === 'join' ? view.board.zones[move.move.from - 1]?.title : '';
					return (
						<button key={move.text} class="fk-goer fk-goer--free" data-move={move.text} title={move.explain} onClick={() => props.play(move.text)}>
							<UnitIcon name={unit?.key ?? ''} faction={factionOf(view, seat)} seat={seat} />
							<span>{unit?.title}</span>
							<small>{w.call.from(from ?? '')}</small>
						</button>
					);
				})}
			</span>
		</Call>
	);
}

/* How many of a type came through the battle. */
function survivorsOf({ view, seat }: Props, key: UnitKey): number {
	const sheet = view.battle?.sheets[seat];
	return AREAS.reduce((sum, area) => sum + (sheet?.[area][key] ?? 0), sheet?.aside[key] ?? 0);
}

/* One of the survivors, who then goes to a zone. */
function Survivor({ props, type }: { props: Props; type: number }) {
	const { view, seat, marks } = props;
	const unit = unitOfType(view, seat, type)!;
	const mark = marks.get(unit.id);
	const many = survivorsOf(props, unit.key);
	return (
		<button class={`fk-goer${mark?.chosen ? ' is-on' : ''}${markClass(mark)}`} data-piece={unit.id} aria-pressed={mark?.chosen === true} onClick={() => props.pick(unit.id)}>
			<Said as={w.tray.survivor(unit.title)}>
				<UnitIcon name={unit.key} faction={factionOf(view, seat)} seat={seat} />
				<span>{unit.title}</span>
				{many > 1 && <small>×{many}</small>}
			</Said>
		</button>
	);
}

/* Where survivors go: a zone for all of them, or one of them first. */
function Survivors({ props, fit, frame }: { props: Props; fit: Fit; frame: Frame }) {
	const { view, moves, seat } = props;
	const zone = zoneOf(view, view.battle?.zone ?? '');
	const types = [...new Set(moves.flatMap(({ move }) => (move.verb === 'place' ? [move.type] : [])))];
	const all = movesOf(moves, 'place-all'),
		left = movesOf(moves, 'disband');
	if (!zone || moves.length === 0) return null;
	const holds = types.length === 0;
	const says = holds ? '' : all.length > 0 ? w.tray.zoneForAll : types.length > 1 ? w.tray.unitThenZone : w.tray.zone;
	const buttons = [...(holds ? all : []), ...left];
	return (
		<Call zone={zone} fit={fit} frame={frame} title={w.choices.survivors} then={says} thenLong={says.length} body={(holds ? 0 : 78) + 44 * buttons.length}>
			{!holds && (
				<span class="fk-goers">
					{types.map((type) => (
						<Survivor key={type} props={props} type={type} />
					))}
				</span>
			)}
			{buttons.map((move: Move) => (
				<MoveButton key={move.text} props={props} move={move} look={`fk-go button ${all.includes(move) ? 'button--call' : ''}`}>
					{all.includes(move) ? w.tray.hold : choice(move, view, seat).what}
				</MoveButton>
			))}
		</Call>
	);
}

export function Callouts({ props, fit, send, over }: { props: Props; fit: Fit; send: Send | null; over: string | null }) {
	const { view, moves } = props;
	if (moves.length === 0 || fit.wide === 0) return null;
	const frame: Frame = { width: fit.wide, height: fit.high, scale: 1, avoid: boxesOf(view, fit), taken: [] };
	if (view.phase === 'picking' && send) return <Picking props={props} fit={fit} frame={frame} send={send} />;
	if (view.phase === 'joining' && outOf(moves)) return <Joining props={props} fit={fit} frame={frame} />;
	if (view.phase === 'regroup') return <Survivors props={props} fit={fit} frame={frame} />;
	return <MarchNote props={props} fit={fit} frame={frame} over={over} />;
}
