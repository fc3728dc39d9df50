/* sheets.tsx - the battle: both combat sheets, the enemy's turned to face the own one, the
 * points between them one by one, and what they would mean if combat ended now. */
import type { ComponentChildren } from 'preact';
import type { BoardProps } from '../../game';
import { capital } from '../../app/wire';
import { Amount, Badge, canPick, markClass } from '../../pieces';
import { PieceButton, Said } from './act';
import { TokenSign, UnitIcon } from './art';
import type { Form, Send } from './draft';
import { Tray } from './tray';
import {
	after as afterOf,
	AREA_TITLES,
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
	zoneOf,
	type Area,
	type Move,
	type Sheet,
	type UnitKey,
	type View,
} from './view';

type Props = BoardProps<View>;

function worth(view: View, area: Area, sheet: Sheet): string {
	if (area === 'front') return `${view.limits.frontPoints} each`;
	if (area === 'support') return `${view.limits.supportPoints} each`;
	if (!view.battle!.open) return 'strikes support';
	return sheet.strikes === 1 ? '1 strike' : `${sheet.strikes} strikes`;
}

/* All units of a type in an area: one button, a token each. */
function Stack({ props, sheet, area, unit }: { props: Props; sheet: Sheet; area: Area; unit: UnitKey }) {
	const { view } = props;
	const count = sheet[area][unit]!;
	const id = sheetPiece(view, area, unit);
	const title = unitTitle(view, unit, count);
	const whose = playerName(props.players, sheet.seat);
	return (
		<PieceButton
			props={props}
			id={id}
			name={`${whose}: ${count} ${title}, ${AREA_TITLES[area].toLowerCase()}`}
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
			<Said as={`${form.split[area]} ${unitTitle(view, form.unit, form.split[area])} put here: take one back`}>
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
		<span class="fk-spent" role="img" aria-label={`${blue} blue tokens spent`}>
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
	const title = AREA_TITLES[area];
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
					aria-label={`To ${title.toLowerCase()}${mark?.label ? `: ${mark.label}` : ''}`}
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
					aria-label={`Put one ${unitTitle(view, form!.unit)} into ${title.toLowerCase()}, ${worth(view, area, sheet)}`}
					onClick={() => form!.put(area)}
				/>
			)}
			<p class="fk-lane__name">
				{title}
				<small>{worth(view, area, sheet)}</small>
			</p>
			<span class="fk-lane__units">
				{area === 'front' && sheet.base && (
					<span class="fk-unit fk-unit--base" role="img" aria-label={`Base, ${view.limits.basePoints} points`}>
						<UnitIcon name="base" faction={factionOf(view, sheet.seat)} seat={sheet.seat} />
						<span class="fk-unit__name">Base, {view.limits.basePoints}</span>
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
							? 'formed up, sealed'
							: 'forming up'
						: view.battle!.attacker === sheet.seat
							? 'on the attack'
							: 'on the defence'}
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
								? 'a base alone'
								: seat < 0
									? ''
									: 'all placed'}
					{sheet.base && sizeOf(waiting) > 0 ? ' and a base' : ''}
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
	const role = view.battle!.attacker === sheet.seat ? 'attacks' : 'defends';
	return (
		<div
			class={`fk-sheet fk-s${sheet.seat} ${mine ? 'fk-sheet--own' : 'fk-sheet--foe'}`}
			role="group"
			aria-label={`Combat sheet of ${playerName(players, sheet.seat)}, who ${role}`}
		>
			{lanes.map((area) => (
				<Lane key={area} props={props} sheet={sheet} area={area} form={form} aim={aim} />
			))}
			<Visor props={props} sheet={sheet} open={seen} />
			{sheet.hidden && !open && (
				<span class="fk-aside">
					Hidden: {view.hand.find((card) => card.id === sheet.hidden)?.title ?? 'a card'}
				</span>
			)}
			{open && sizeOf(sheet.aside) > 0 && (
				<span class="fk-aside">Set aside: {armyWords(view, sheet.aside)}</span>
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
		`frontline ${sheet.fromFront}`,
		sheet.fromBase ? `base ${sheet.fromBase}` : '',
		`support ${sheet.fromSupport}`,
		sheet.fromBlue ? `blue tokens ${sheet.fromBlue}` : '',
		sheet.fromUpgrades ? `upgrades ${sheet.fromUpgrades}` : '',
	].filter(Boolean);
	const name = playerName(props.players, sheet.seat);
	return (
		<div class={`fk-tally fk-s${sheet.seat}`} role="group" aria-label={`${name}, ${points} points: ${parts.join(', ')}`}>
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
					Front
				</Segment>
				<Segment n={sheet.fromBase} kind="base">
					Base
				</Segment>
				<Segment n={sheet.fromSupport} kind="support">
					Support
				</Segment>
				<Segment n={sheet.fromBlue} kind="blue">
					<TokenSign colour="blue" />
				</Segment>
				<Segment n={sheet.fromUpgrades} kind="more">
					Upgrades
				</Segment>
			</div>
			{sheet.stopped && <span class="fk-tally__stop">stopped</span>}
		</div>
	);
}

function strikeWords(props: Props, foe: Sheet, own: Sheet): string {
	const { players } = props;
	return [own, foe]
		.filter((sheet) => sheet.strikes > 0)
		.map((sheet) => {
			const victims = sizeOf((sheet === own ? foe : own).support);
			const many = Math.min(sheet.strikes, victims);
			const [by, whose] = [sheet.seat, 1 - sheet.seat].map((seat) => playerName(players, seat)).map((name) => (name === 'You' ? 'your' : `${name}’s`));
			return victims === 0 ? '' : capital(`${by} flank then destroys ${many === 1 ? 'one' : many} in ${whose} support.`);
		})
		.filter(Boolean)
		.join(' ');
}

function IfNow({ props, foe, own, aim }: { props: Props; foe: Sheet; own: Sheet; aim: Aim | null }) {
	const { view, players } = props;
	const battle = view.battle!;
	if (battle.winner !== undefined) {
		const text =
			battle.winner < 0
				? 'A tie: both frontlines fall.'
				: `${playerName(players, battle.winner)} ${playerName(players, battle.winner) === 'You' ? 'win' : 'wins'} the battle.`;
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
			<span class="fk-ifnow__tag">{aim ? 'With this' : 'If combat ended now'}</span>
			<span>
				{aim ? (
					<>
						<b>{capital(aim.move.text)}.</b> {aim.move.explain}.
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
	const after = aim ? afterOf(aim.move, view, seat) : null;
	return (
		<section class={`fk-battle${open ? ' is-open' : ''}`} aria-label={`Battle for ${zoneOf(view, battle.zone)?.title}`}>
			<CombatSheet props={props} sheet={foe} mine={false} form={null} aim={aim} />
			<div class="fk-clash">
				{open && (
					<>
						<Tally props={props} sheet={foe} most={most} after={after?.points[1 - me]} />
						<Tally props={props} sheet={own} most={most} after={after?.points[me]} />
						<IfNow props={props} foe={foe} own={own} aim={aim} />
					</>
				)}
				{!open && view.phase !== 'reinforce' && (
					<p class="fk-hush">
						{view.phase === 'formation'
							? 'In secret: nobody sees the other’s sheet before both are ready.'
							: ''}
					</p>
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
