/* stage.tsx - the battle: the zone itself is the stage, both combat sheets on it, the enemy's turned to face
 * the own one; between them the points one by one, and what they would mean if combat ended now. */
import type { ComponentChildren } from 'preact';
import type { BoardProps } from '../../game';
import { Badge, canPick, markClass } from '../../pieces';
import { PieceButton, Said } from './act';
import { TokenSign, UnitIcon } from './art';
import type { Form } from './draft';
import { groundOf } from './ground';
import { Picture } from './pictures';
import { w } from './say';
import { Orders } from './orders';
import {
	pointsAfter,
	areaPiece,
	armyWords,
	factionOf,
	isOpenBattle,
	movesOf,
	outlook,
	playerName,
	sheetPiece,
	shiftOf,
	sizeOf,
	unitsIn,
	unitTitle,
	viewpoint,
	whoAt,
	zoneOf,
	type Area,
	type Move,
	type Sheet,
	type UnitKey,
	type View,
} from './view';
import { choice } from './words';

type Props = BoardProps<View>;

function worth(view: View, area: Area, sheet: Sheet): string {
	if (area === 'front') return w.battle.each(view.limits.frontPoints);
	if (area === 'support') return w.battle.each(view.limits.supportPoints);
	return view.battle!.open ? w.battle.strikes(sheet.strikes) : w.battle.strikesSupport;
}

/* How many of them would fall by the points if combat ended now: of the frontline alone. */
function doomedIn(view: View, sheet: Sheet, area: Area, unit: UnitKey): number {
	return area === 'front' && view.battle!.changing ? Math.min(sheet.falls[unit] ?? 0, sheet.front[unit] ?? 0) : 0;
}

/* All units of a type in an area: one button, a miniature each. */
function Stack({ props, sheet, area, unit }: { props: Props; sheet: Sheet; area: Area; unit: UnitKey }) {
	const { view } = props;
	const count = sheet[area][unit]!;
	const id = sheetPiece(view, area, unit);
	const title = unitTitle(view, unit, count);
	const doomed = doomedIn(view, sheet, area, unit);
	return (
		<PieceButton
			props={props}
			id={id}
			name={w.battle.stack(playerName(props.players, sheet.seat), count, title, area)}
			kind={`fk-unit${doomed > 0 ? ' is-doomed' : ''}`}
		>
			<span class="fk-unit__row">
				{Array.from({ length: count }, (_, i) => (
					<UnitIcon key={i} name={unit} faction={factionOf(view, sheet.seat)} seat={sheet.seat} />
				))}
			</span>
			<span class="fk-unit__name">{title}</span>
			{doomed > 0 && <i class="fk-unit__doom">{w.battle.falls(doomed, count)}</i>}
		</PieceButton>
	);
}

/* Units put into an area that are not sent yet: one can be taken back. A click on them is one on their
 * area, so that two clicks there put two. */
function Drafted({ props, form, area }: { props: Props; form: Form; area: Area }) {
	const { view, seat } = props;
	const count = form.split[area];
	const title = unitTitle(view, form.unit, count);
	return (
		<span class="fk-unit fk-unit--draft">
			<span class="fk-unit__row" aria-hidden="true">
				{Array.from({ length: count }, (_, i) => (
					<UnitIcon key={i} name={form.unit} faction={factionOf(view, seat)} seat={seat} />
				))}
			</span>
			<button class="fk-unit__back" onClick={() => form.take(area)}>
				<Said as={w.battle.takeBack(count, title)}>−</Said>
			</button>
		</span>
	);
}

function Spent({ sheet }: { sheet: Sheet }) {
	const blue = sheet.fromBlue;
	if (blue === 0) return null;
	return (
		<span class="fk-spent" role="img" aria-label={w.battle.blueSpent(blue)}>
			{blue > 3 ? (
				<>
					<TokenSign colour="blue" />
					<b>×{blue}</b>
				</>
			) : (
				Array.from({ length: blue }, (_, i) => <TokenSign key={i} colour="blue" />)
			)}
		</span>
	);
}

/* What a push or a move would make of the points: "5 → 3", and what that means for the viewer. */
function GhostNote({ props, move }: { props: Props; move: Move }) {
	const { view, seat } = props;
	const then = pointsAfter(move, view, seat);
	const shift = shiftOf(move, view, seat);
	if (!then || !shift) return null;
	const now = view.battle!.sheets[shift.seat]!.points;
	const lead = then[seat]! - then[1 - seat]!;
	return (
		<>
			<b class="fk-ghost__points">
				{view.phase === 'spending' && <TokenSign colour={shift.verb === 'push' ? 'green' : 'yellow'} />}
				{now} → {then[shift.seat]}
			</b>
			<em class="fk-ghost__lead">{w.battle.lead(lead)}</em>
		</>
	);
}

/* Where the chosen unit may go: it stands there as it would. */
function Ghost({ props, sheet, unit, move }: { props: Props; sheet: Sheet; unit: UnitKey; move?: Move }) {
	return (
		<span class="fk-unit fk-unit--ghost" aria-hidden="true">
			<UnitIcon name={unit} faction={factionOf(props.view, sheet.seat)} seat={sheet.seat} />
			{move && <GhostNote props={props} move={move} />}
		</span>
	);
}

/* The unit that would come here by the choice that is begun, or by the move pointed at. */
function ghostFor(props: Props, id: string, sheet: Sheet, area: Area, aim: Aim | null): { unit: UnitKey; move?: Move } | null {
	const { view, chosen, marks, seat } = props;
	if (aim && aim.seat === sheet.seat && aim.to === area && aim.unit) return { unit: aim.unit, move: aim.move };
	const [move] = chosen.length > 0 ? (marks.get(id)?.moves ?? []) : [];
	const shift = move && shiftOf(move, view, seat);
	return shift && shift.to === area && shift.seat === sheet.seat ? { unit: shift.unit, move } : null;
}

interface LaneProps {
	props: Props;
	sheet: Sheet;
	area: Area;
	form: Form | null;
	aim: Aim | null;
}

/* A click on an area: where the chosen unit goes, or one more of those that are being placed. */
function Drop({ props, sheet, area, form, fits }: LaneProps & { fits: Move | undefined }) {
	const { view, marks } = props;
	const id = areaPiece(sheet.seat, area);
	const mark = marks.get(id);
	if (fits)
		return (
			<button
				class="fk-lane__drop"
				data-move={fits.text}
				aria-label={w.battle.putOne(unitTitle(view, form!.unit), area, worth(view, area, sheet))}
				onClick={() => form!.put(area)}
			/>
		);
	return (
		<button
			class="fk-lane__drop"
			data-piece={id}
			aria-label={w.battle.toArea(area) + (mark?.label ? `: ${mark.label}` : '')}
			onClick={() => props.pick(id)}
			onPointerEnter={() => props.focus(id)}
			onPointerLeave={() => props.focus(null)}
			onFocus={() => props.focus(id)}
			onBlur={() => props.focus(null)}
		/>
	);
}

function Lane({ props, sheet, area, form, aim }: LaneProps) {
	const { view, marks, seat } = props;
	const id = areaPiece(sheet.seat, area);
	const mark = marks.get(id);
	const own = sheet.seat === seat;
	const fits = form && own ? form.fits(area) : undefined;
	const open = canPick(mark) && (!form || !own);
	const ghost = ghostFor(props, id, sheet, area, aim);
	return (
		<div
			class={`fk-lane fk-lane--${area}${markClass(mark)}${fits ? ' is-open' : ''}${open || fits ? ' has-drop' : ''}`}
			data-piece={open || fits ? undefined : id}
			data-lane={`${sheet.seat}-${area}`}
		>
			{(open || fits) && <Drop props={props} sheet={sheet} area={area} form={form} aim={aim} fits={fits} />}
			<p class="fk-lane__name">
				{w.areas[area]}
				<small>{worth(view, area, sheet)}</small>
			</p>
			<span class="fk-lane__units">
				{area === 'front' && sheet.base && (
					<span class="fk-unit fk-unit--base" role="img" aria-label={w.battle.basePoints(view.limits.basePoints)}>
						<UnitIcon name="base" faction={factionOf(view, sheet.seat)} seat={sheet.seat} />
						<span class="fk-unit__name">
							{w.battle.base}, {view.limits.basePoints}
						</span>
					</span>
				)}
				{unitsIn(sheet[area]).map(([unit]) => (
					<Stack key={unit} props={props} sheet={sheet} area={area} unit={unit} />
				))}
				{form && own && form.split[area] > 0 && <Drafted props={props} form={form} area={area} />}
				{ghost && <Ghost props={props} sheet={sheet} unit={ghost.unit} move={ghost.move} />}
			</span>
			{area === 'front' && <Spent sheet={sheet} />}
		</div>
	);
}

/* What hides a sheet until both are ready; it stays in the page, to be lifted. */
function Visor({ props, sheet, open }: { props: Props; sheet: Sheet; open: boolean }) {
	const { view, players, seat } = props;
	const { waiting } = sheet;
	const ready = !sheet.forming;
	return (
		<div class={'fk-visor' + (open ? ' is-up' : '')} aria-hidden={open}>
			<span class="fk-visor__plate">
				<b>
					{playerName(players, sheet.seat)}:{' '}
					{view.phase === 'formation'
						? ready
							? w.battle.sealed
							: w.battle.forming
						: view.battle!.attacker === sheet.seat
							? w.battle.attack
							: w.battle.defence}
				</b>
				<span class="fk-visor__units">
					{!open &&
						unitsIn(waiting).flatMap(([unit, count]) =>
							Array.from({ length: count }, (_, i) => (
								<UnitIcon key={unit + i} name={unit} faction={factionOf(view, sheet.seat)} seat={sheet.seat} />
							)),
						)}
				</span>
				<small>
					{open
						? ''
						: sizeOf(waiting) > 0
							? armyWords(view, waiting)
							: sheet.base
								? w.battle.baseAlone
								: seat < 0
									? ''
									: w.battle.allPlaced}
					{sheet.base && sizeOf(waiting) > 0 ? ` ${w.battle.andBase}` : ''}
				</small>
			</span>
		</div>
	);
}

function CombatSheet({ props, sheet, mine, form, aim }: { props: Props; sheet: Sheet; mine: boolean; form: Form | null; aim: Aim | null }) {
	const { view, players, seat } = props;
	const open = isOpenBattle(view);
	const seen = open || (sheet.seat === seat && view.phase === 'formation');
	const lanes: Area[] = mine ? ['front', 'support', 'flank'] : ['support', 'front', 'flank'];
	return (
		<div
			class={`fk-sheet fk-s${sheet.seat} ${mine ? 'fk-sheet--own' : 'fk-sheet--foe'}`}
			role="group"
			aria-label={w.battle.sheet(playerName(players, sheet.seat), view.battle!.attacker === sheet.seat)}
		>
			{lanes.map((area) => (
				<Lane key={area} props={props} sheet={sheet} area={area} form={form} aim={aim} />
			))}
			<Visor props={props} sheet={sheet} open={seen} />
			{sheet.hidden && (
				<span class="fk-minicard">
					<Picture card={sheet.hidden} />
					<span>{open ? sheet.hiddenTitle : w.battle.hidden(sheet.hiddenTitle)}</span>
				</span>
			)}
			{open && sizeOf(sheet.aside) > 0 && (
				<span class="fk-aside">{w.battle.aside(armyWords(view, sheet.aside))}</span>
			)}
		</div>
	);
}

/* --- points ------------------------------------------------------------------ */

/* The one move that is pointed at: on the list, or by the unit chosen and the area under the
 * pointer. Its outcome is drawn before it is made. */
export interface Aim {
	move: Move;
	seat: number;
	from?: Area;
	to?: Area;
	unit?: UnitKey;
}

export function aimOf(props: Props, over: string | null): Aim | null {
	const { moves, marks, chosen, view, seat } = props;
	if (view.phase !== 'spending' && view.phase !== 'before') return null;
	const hovered = new Set([...marks].filter(([, mark]) => mark.hover).map(([id]) => id));
	const wanted = hovered.size > 0 ? [...hovered] : over ? [...chosen, over] : [];
	if (wanted.length === 0) return null;
	const fit = moves.filter(
		(move) =>
			move.pieces.length === wanted.length && move.pieces.every((piece) => wanted.includes(piece.id)),
	);
	if (fit.length !== 1) return null;
	const move = fit[0]!;
	const shift = shiftOf(move, view, seat);
	return shift ? { move, seat: shift.seat, unit: shift.unit, from: shift.from, to: shift.to } : { move, seat };
}

/* A part of the points; its word goes where there is no room for it, the number stays. */
function Segment({ n, kind, children }: { n: number; kind: string; children: ComponentChildren }) {
	return n > 0 ? (
		<span class={`fk-seg fk-seg--${kind}`} style={{ flexGrow: n }}>
			<b>{n}</b>
			<span>{children}</span>
		</span>
	) : null;
}

function Bar({ sheet, most }: { sheet: Sheet; most: number }) {
	return (
		<span class={`fk-tally__bar fk-s${sheet.seat}`} aria-hidden="true" style={{ flexGrow: sheet.points, '--most': most }}>
			<Segment n={sheet.fromFront} kind="front">
				{w.battle.bar.front}
			</Segment>
			<Segment n={sheet.fromBase} kind="base">
				{w.battle.bar.base}
			</Segment>
			<Segment n={sheet.fromSupport} kind="support">
				{w.battle.bar.support}
			</Segment>
			<Segment n={sheet.fromBlue} kind="blue">
				<TokenSign colour="blue" />
			</Segment>
			<Segment n={sheet.fromUpgrades} kind="more">
				{w.battle.bar.upgrades}
			</Segment>
		</span>
	);
}

/* What a side has; where a blue token would add one, the button that does it. */
function Tally({ props, sheet, after }: { props: Props; sheet: Sheet; after?: number }) {
	const player = props.players.find((known) => known.seat === sheet.seat);
	const { points } = sheet;
	const [blue] = sheet.seat === props.seat ? movesOf(props.moves, 'spend') : [];
	const parts = [
		w.battle.parts.front(sheet.fromFront),
		sheet.fromBase ? w.battle.parts.base(sheet.fromBase) : '',
		w.battle.parts.support(sheet.fromSupport),
		sheet.fromBlue ? w.battle.parts.blue(sheet.fromBlue) : '',
		sheet.fromUpgrades ? w.battle.parts.upgrades(sheet.fromUpgrades) : '',
	].filter(Boolean);
	return (
		<div class={`fk-tally fk-s${sheet.seat}`} role="group" aria-label={w.battle.tally(playerName(props.players, sheet.seat), points, parts.join(', '))}>
			{blue && (
				<button class="fk-plus" data-move={blue.text} title={blue.explain} onClick={() => props.play(blue.text)}>
					<Said as={w.tray.blue}>
						<TokenSign colour="blue" />
						<span>
							{points} → {points + 1}
						</span>
					</Said>
				</button>
			)}
			<p class="fk-tally__sum">
				{player && <Badge player={player} />}
				<b class="fk-tally__n">{points}</b>
				{after !== undefined && after !== points && <i class="fk-tally__after">→ {after}</i>}
			</p>
			{sheet.stopped && <span class="fk-tally__stop">{w.battle.stopped}</span>}
		</div>
	);
}

function strikeWords(props: Props, foe: Sheet, own: Sheet): string {
	const { players } = props;
	return [own, foe]
		.filter((sheet) => sheet.strikes > 0)
		.map((sheet) => {
			const { struck } = sheet === own ? foe : own;
			const [by, of] = [sheet.seat, 1 - sheet.seat].map((seat) => whoAt(players, seat));
			return struck === 0 ? '' : w.battle.strikeThen(by, struck, of);
		})
		.filter(Boolean)
		.join(' ');
}

function IfNow({ props, foe, own, aim }: { props: Props; foe: Sheet; own: Sheet; aim: Aim | null }) {
	const { view, players } = props;
	const battle = view.battle!;
	if (battle.winner !== undefined) {
		const text = battle.winner < 0 ? w.battle.tied : w.battle.won(whoAt(players, battle.winner));
		return (
			<p class="fk-ifnow is-over">
				<b>{text}</b>
			</p>
		);
	}
	if (!battle.changing) return null;
	const { head, losses } = outlook(view, players);
	return (
		<p class={'fk-ifnow' + (aim ? ' is-aim' : '')}>
			<span class="fk-ifnow__tag">{aim ? w.battle.withThis : w.battle.ifNow}</span>
			<span>
				{aim ? (
					<>
						<b>{choice(aim.move, view, props.seat).what}.</b> {aim.move.explain}.
					</>
				) : (
					<>
						<b>{head}.</b> {losses}. {strikeWords(props, foe, own)}
					</>
				)}
			</span>
		</p>
	);
}

/* Who has how much, and what it would come to. */
function Clash({ props, form, aim, own, foe }: { props: Props; form: Form | null; aim: Aim | null; own: Sheet; foe: Sheet }) {
	const { view, seat } = props;
	const open = isOpenBattle(view);
	const most = Math.max(own.points + foe.points, 1);
	const after = aim ? pointsAfter(aim.move, view, seat) : null;
	return (
		<div class="fk-clash">
			{open && <Tally props={props} sheet={foe} after={after?.[foe.seat]} />}
			<div class="fk-clash__mid">
				{open && (
					<div class="fk-pull">
						<Bar sheet={foe} most={most} />
						<Bar sheet={own} most={most} />
					</div>
				)}
				{open && <IfNow props={props} foe={foe} own={own} aim={aim} />}
				<Orders props={props} form={form} />
			</div>
			{open && <Tally props={props} sheet={own} after={after?.[own.seat]} />}
		</div>
	);
}

/* The zone's own ground, from close by. */
function Floor({ name }: { name: string }) {
	const { floor, art } = groundOf(name);
	return (
		<svg class="fk-stage__ground" viewBox="0 0 100 84" preserveAspectRatio="none" aria-hidden="true">
			<rect width="100" height="84" fill={floor} />
			{art}
			<rect width="100" height="100" fill="#0b1319" opacity=".42" />
		</svg>
	);
}

export function BattleStage({ props, form, aim }: { props: Props; form: Form | null; aim: Aim | null }) {
	const { view, seat } = props;
	const battle = view.battle!;
	const zone = zoneOf(view, battle.zone)!;
	const me = viewpoint(view, seat);
	const own = battle.sheets[me]!,
		foe = battle.sheets[1 - me]!;
	return (
		<section class={`fk-battle${isOpenBattle(view) ? ' is-open' : ''}`} aria-label={w.battle.label(zone.title)}>
			<Floor name={zone.name} />
			<CombatSheet props={props} sheet={foe} mine={false} form={null} aim={aim} />
			<Clash props={props} form={form} aim={aim} own={own} foe={foe} />
			<CombatSheet props={props} sheet={own} mine={true} form={form} aim={aim} />
			<svg class="fk-arrow" aria-hidden="true">
				<path class="fk-arrow__line" />
				<path class="fk-arrow__head" />
			</svg>
		</section>
	);
}
