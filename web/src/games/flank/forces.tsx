/* forces.tsx - between battles: the reference sheet of either side, units with price and talent,
 * upgrades bought and to be bought; what came of the last battle; and the choice of a faction. */
import { useState } from 'preact/hooks';
import type { BoardProps } from '../../game';
import { PieceButton } from './act';
import { Price, UnitIcon } from './art';
import { unitsOf } from './read';
import { w } from './say';
import { factionOf, movesOf, playerName, tokenWords, viewpoint, whoAt, type Faction, type Unit, type Upgrade, type View } from './view';

type Props = BoardProps<View>;

function UnitRow({ props, unit, seat }: { props: Props; unit: Unit; seat: number }) {
	const { view } = props;
	return (
		<li>
			<PieceButton
				props={props}
				id={unit.id}
				name={w.forces.unit(unit.title, tokenWords(unit.price), unit.used, unit.copies, unit.text)}
				kind="fk-recruit"
			>
				<UnitIcon name={unit.key} faction={factionOf(view, seat)} seat={seat} />
				<span class="fk-recruit__words">
					<b>{unit.title}</b>
					<small>{unit.text}</small>
				</span>
				<span class="fk-recruit__side">
					<Price tokens={unit.price} />
					<span class="fk-pips" aria-hidden="true">
						{Array.from({ length: unit.copies }, (_, i) => (
							<i key={i} class={i < unit.used ? 'is-on' : ''} />
						))}
					</span>
				</span>
			</PieceButton>
		</li>
	);
}

function UpgradeRow({ props, upgrade }: { props: Props; upgrade: Upgrade }) {
	return (
		<li>
			<PieceButton
				props={props}
				id={upgrade.id}
				name={w.forces.upgrade(upgrade.title, upgrade.active ? w.forces.active : tokenWords(upgrade.price), upgrade.text)}
				kind={`fk-upgrade${upgrade.active ? ' is-active' : ''}`}
			>
				<span class="fk-upgrade__head">
					<b>{upgrade.title}</b>
					{upgrade.active ? <i>{w.forces.active}</i> : <Price tokens={upgrade.price} />}
				</span>
				<small>{upgrade.text}</small>
			</PieceButton>
		</li>
	);
}

function Dispatch({ lines }: { lines: string[] }) {
	return (
		<div class="fk-dispatch" role="group" aria-label={w.forces.lastBattle}>
			<h3 class="label">{w.forces.lastBattle}</h3>
			{lines.map((line, i) => (
				<p key={i}>{line}</p>
			))}
		</div>
	);
}

export function Forces({ props, dispatch }: { props: Props; dispatch: string[] }) {
	const { view, seat, players } = props;
	const me = viewpoint(view, seat);
	const [shown, setShown] = useState(me);
	const asked = movesOf(props.moves, 'build', 'buy', 'place', 'disband').length > 0;
	const of = asked ? me : shown;
	const side = view.players[of]!;
	if (side.roster.length === 0) return null;
	const active = side.upgrades.filter((upgrade) => upgrade.active).length;
	return (
		<section class={`fk-forces fk-s${of}`} aria-label={w.forces.of(playerName(players, of))}>
			{dispatch.length > 0 && <Dispatch lines={dispatch} />}
			<div class="fk-forces__tabs">
				{[me, 1 - me].map((one) => (
					<button
						key={one}
						class={`fk-tab fk-s${one}`}
						aria-pressed={of === one}
						onClick={(event) => {
							setShown(one);
							if (props.phone) event.currentTarget.scrollIntoView({ behavior: 'smooth', block: 'start' });
						}}
					>
						{view.players[one]!.faction?.title ?? playerName(players, one)}
						<small>{w.forces.count(whoAt(players, one), view.players[one]!.units, view.limits.population)}</small>
					</button>
				))}
			</div>
			<ul class="fk-recruits" aria-label={w.forces.units}>
				{side.roster.map((unit) => (
					<UnitRow key={unit.id} props={props} unit={unit} seat={of} />
				))}
			</ul>
			<h3 class="label fk-forces__label">
				{w.forces.activeOf(active, view.limits.upgrades)}
			</h3>
			<ul class="fk-upgrades" aria-label={w.forces.upgrades}>
				{side.upgrades.map((upgrade) => (
					<UpgradeRow key={upgrade.id} props={props} upgrade={upgrade} />
				))}
			</ul>
		</section>
	);
}

/* --- taking a faction -------------------------------------------------------- */

function FactionCard({ props, faction }: { props: Props; faction: Faction }) {
	const taken = props.view.players.find((side) => side.faction?.id === faction.id);
	const seat = taken ? taken.seat : Math.max(0, props.seat);
	return (
		<li>
			<PieceButton
				props={props}
				id={faction.id}
				name={w.forces.faction(faction.title, faction.about, taken && playerName(props.players, taken.seat))}
				kind={'fk-faction' + (taken ? ' is-taken' : '')}
			>
				<span class="fk-faction__base">
					<UnitIcon name="base" faction={faction.key} seat={seat} />
				</span>
				<b>{faction.title}</b>
				<span class="fk-faction__units">
					{unitsOf(faction.key).map((unit) => (
						<UnitIcon key={unit} name={unit} faction={faction.key} seat={seat} />
					))}
				</span>
				<span>{faction.about}</span>
				{taken && <i>{playerName(props.players, taken.seat)}</i>}
			</PieceButton>
		</li>
	);
}

export function Factions({ props }: { props: Props }) {
	return (
		<div class="fk-factions" role="group" aria-label={w.forces.take}>
			<ul>
				{props.view.factions.map((faction) => (
					<FactionCard key={faction.id} props={props} faction={faction} />
				))}
			</ul>
			<p class="fk-factions__board">
				<b>{props.view.board.title}.</b> {props.view.board.about}
			</p>
		</div>
	);
}
