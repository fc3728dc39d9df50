/* factions.tsx - the choice of a faction: its base, its units, and what it is about. */
import type { BoardProps } from '../../game';
import { PieceButton } from './act';
import { UnitIcon } from './art';
import { unitsOf } from './read';
import { w } from './say';
import { playerName, type Faction, type View } from './view';

type Props = BoardProps<View>;

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
