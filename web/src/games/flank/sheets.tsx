/* sheets.tsx - the battle: both combat sheets, the enemy's turned to face the own one, the
 * points between them one by one, and what they would mean if combat ended now. */
import type { ComponentChildren } from 'preact';
import type { BoardProps } from '../../game';
import { Amount, Badge, canPick, markClass } from '../../pieces';
import { PieceButton, Said } from './act';
import { TokenSign, UnitIcon } from './art';
import type { Form, Send } from './draft';
import { w } from './say';
import { Tray } from './tray';
import {
	pointsAfter,
	areaPiece,
	armyWords,
	factionOf,
	isOpenBattle,
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

/* All units of a type in an area: one button, a token each. */
function Stack({ props, sheet, area, unit }: { props: Props; sheet: Sheet; area: Area; unit: UnitKey }) {
	const { view } = props;
	const count = sheet[area][unit]!;
	const id = sheetPiece(view, area, unit);
	const title = unitTitle(view, unit, count);
	return (
		<PieceButton
			props={props}
			id={id}
			name={w.battle.stack(playerName(props.players, sheet.seat), count, title, area)}
			kind="fk-unit"
		>
			<span class="fk-unit__row">
				{Array.from({ length: count }, (_, i) => (
					<UnitIcon key={i} name={unit} faction={factionOf(view, sheet.seat)} seat={sheet.seat} />
				))}
			</span>
			<span class="fk-unit__name">{title}</span>
		</PieceButton>
	);
}

/* Units put into an area that are not sent yet: a click takes one back. */
function Drafted({ props, form, area }: { props: Props; form: Form; area: Area }) {
	const { view, seat } = props;
	return (
		<button
			class="fk-unit fk-unit--draft is-open"
			onClick={() => form.take(area)}
		>
			<Said as={w.battle.takeBack(form.split[area], unitTitle(view, form.unit, form.split[area]))}>
				<span class="fk-unit__row">
					{Array.from({ length: form.split[area] }, (_, i) => (
						<UnitIcon key={i} name={form.unit} faction={factionOf(view, seat)} seat={seat} />
					))}
				</span>
				<span class="fk-unit__name">{unitTitle(view, form.unit, form.split[area])}</span>
			</Said>
		</button>
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

function Lane({ props, sheet, area, form, aim }: { props: Props; sheet: Sheet; area: Area; form: Form | null; aim: Aim | null }) {
	const { view, marks, seat } = props;
	const id = areaPiece(sheet.seat, area);
	const mark = marks.get(id);
	const own = sheet.seat === seat;
	const fits = form && own ? form.fits(area) : undefined;
	const open = canPick(mark) && (!form || !own);
	const ghost = aim && aim.seat === sheet.seat && aim.to === area ? aim.unit : null;
	return (
		<div
			class={`fk-lane fk-lane--${area}${markClass(mark)}${fits ? ' is-open' : ''}${open || fits ? ' has-drop' : ''}`}
			data-piece={open || fits ? undefined : id}
			data-lane={`${sheet.seat}-${area}`}
		>
			{open && (
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
			)}
			{fits && (
				<button
					class="fk-lane__drop"
					data-move={fits.text}
					aria-label={w.battle.putOne(unitTitle(view, form!.unit), area, worth(view, area, sheet))}
					onClick={() => form!.put(area)}
				/>
			)}
			<p class="fk-lane__name">
				{w.areas[area]}
				<small>{worth(view, area, sheet)}</small>
			</p>
			<span class="fk-lane__units">
				{area === 'front' && sheet.base && (
					<span class="fk-unit fk-unit--base" role="img" aria-label={w.battle.basePoints(view.limits.basePoints)}>
						<UnitIcon name="base" faction={factionOf(view, sheet.seat)} seat={sheet.seat} />
						<span class="fk-unit__name">{w.battle.base}, {view.limits.basePoints}</span>
					</span>
				)}
				{unitsIn(sheet[area]).map(([unit]) => (
					<Stack key={unit} props={props} sheet={sheet} area={area} unit={unit} />
				))}
				{form && own && form.split[area] > 0 && <Drafted props={props} form={form} area={area} />}
				{ghost && (
					<span class="fk-unit fk-unit--ghost" aria-hidden="true">
						<UnitIcon name={ghost} faction={factionOf(view, sheet.seat)} seat={sheet.seat} />
						<span class="fk-unit__name">{unitTitle(view, ghost)}?</span>
					</span>
				)}
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
			{sheet.hidden && !open && (
				<span class="fk-aside">{w.battle.hidden(view.hand.find((card) => card.id === sheet.hidden)?.title)}</span>
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

function Tally({ props, sheet, most, after }: { props: Props; sheet: Sheet; most: number; after?: number }) {
	const player = props.players.find((known) => known.seat === sheet.seat);
	const { points } = sheet;
	const parts = [
		w.battle.parts.front(sheet.fromFront),
		sheet.fromBase ? w.battle.parts.base(sheet.fromBase) : '',
		w.battle.parts.support(sheet.fromSupport),
		sheet.fromBlue ? w.battle.parts.blue(sheet.fromBlue) : '',
		sheet.fromUpgrades ? w.battle.parts.upgrades(sheet.fromUpgrades) : '',
	].filter(Boolean);
	const name = playerName(props.players, sheet.seat);
	return (
		<div class={`fk-tally fk-s${sheet.seat}`} role="group" aria-label={w.battle.tally(name, points, parts.join(', '))}>
			<p class="fk-tally__sum">
				{player && <Badge player={player} />}
				<span class="fk-tally__who">{name}</span>
				<b>
					<Amount value={points} still={props.still} />
				</b>
				{after !== undefined && after !== points && <i class="fk-tally__after">→ {after}</i>}
			</p>
			<div class="fk-tally__bar" aria-hidden="true" style={{ width: `${(100 * points) / most}%` }}>
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
			</div>
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

export function BattleColumn({ props, form, send, aim }: { props: Props; form: Form | null; send: Send | null; aim: Aim | null }) {
	const { view, seat } = props;
	const battle = view.battle!;
	const me = viewpoint(view, seat);
	const own = battle.sheets[me]!,
		foe = battle.sheets[1 - me]!;
	const open = isOpenBattle(view);
	const most = Math.max(own.points, foe.points, 6);
	const after = aim ? pointsAfter(aim.move, view, seat) : null;
	return (
		<section class={`fk-battle${open ? ' is-open' : ''}`} aria-label={w.battle.label(zoneOf(view, battle.zone)!.title)}>
			<CombatSheet props={props} sheet={foe} mine={false} form={null} aim={aim} />
			<div class="fk-clash">
				{open && (
					<>
						<Tally props={props} sheet={foe} most={most} after={after?.[1 - me]} />
						<Tally props={props} sheet={own} most={most} after={after?.[me]} />
						<IfNow props={props} foe={foe} own={own} aim={aim} />
					</>
				)}
				{!open && view.phase !== 'reinforce' && (
					<p class="fk-hush">{view.phase === 'formation' ? w.battle.secret : ''}</p>
				)}
				{view.phase !== 'regroup' && view.phase !== 'reinforce' && view.phase !== 'picking' && view.phase !== 'joining' && (
					<Tray props={props} send={send} form={form} />
				)}
			</div>
			<CombatSheet props={props} sheet={own} mine={true} form={form} aim={aim} />
			<svg class="fk-arrow" aria-hidden="true">
				<path class="fk-arrow__line" />
				<path class="fk-arrow__head" />
			</svg>
		</section>
	);
}
