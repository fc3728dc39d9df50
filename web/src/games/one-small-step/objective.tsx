/* objective.tsx - on the chart, under its title: the secondary objective, and what is being carried out. */
import { Badge, markClass } from '../../pieces';
import { Piece } from './piece';
import { w } from './say';
import { cardOf, playerAt, technologyOf, type Props } from './view';

export function Objective({ props }: { props: Props }) {
	const { objective } = props.view;
	const seat = props.seat;
	const met = objective.all.filter((seats) => seats.includes(seat)).length;
	const holders = props.view.players.filter((nation) => objective.all.every((seats) => seats.includes(nation.seat)));
	const who = holders.map((nation) => nation.name).join(', ');
	const says = w.rail.objective(objective.name, objective.aim, objective.points) + (who && `. ${w.rail.held(who)}`);
	return (
		<Piece class={'aim' + markClass(props.marks.get(objective.id))} props={props} id={objective.id} name={says} title={says}>
			<span class="aim__points" aria-hidden="true">
				{objective.points}
			</span>
			<span class="aim__words" aria-hidden="true">
				<b>{objective.name}</b>
				<span>{objective.aim}</span>
			</span>
			<span class="aim__who" aria-hidden="true">
				{holders.map((nation) => {
					const player = playerAt(props.players, nation.seat);
					return player && <Badge key={nation.seat} player={player} size="small" />;
				})}
				{seat >= 0 && !objective.met && objective.all.length > 1 && <small>{w.rail.met(met, objective.all.length)}</small>}
			</span>
		</Piece>
	);
}

/* The card or technology whose effects are being carried out; a click reads it. */
export function Work({ props }: { props: Props }) {
	const { view } = props;
	const id = view.technology ?? view.card;
	const name = id && (technologyOf(view, id)?.name ?? cardOf(view, id)?.name);
	if (!id || !name) return null;
	return (
		<button type="button" class="work" onClick={() => props.look(id)}>
			<span class="sr">{w.rail.read} </span>
			{name}
		</button>
	);
}
