/* purse.tsx - one player's panel: the tug, small; phase, stats, income, cards; what lasts. */
import type { BoardProps, Player } from '../../game';
import { actable, Amount, markClass } from '../../pieces';
import { STAT_KEYS } from './read';
import { StatIcon, TokenSign } from './signs';
import { MiniTug } from './tug';
import { nameOfTug, type Tug, type View } from './view';
import { w } from './w';

type Props = BoardProps<View>;

function Trio({ tug }: { tug: Tug }) {
	return (
		<span class="trio">
			{w.stats.map((name, stat) => (
				<span key={name}>
					<StatIcon stat={stat} named />
					{tug.stats[stat]}
				</span>
			))}
		</span>
	);
}

export function Purse({ view, player, props }: { view: View; player: Player; props: Props }) {
	const tug = view.players[player.seat];
	if (!tug)
		return <p class="master">{w.masterPanel(view.team?.goal ?? 0, view.roundLimit)}</p>;
	const ops = tug.phase === 'ops';
	const parts = tug.parts.map((part) => part.name).join(', ') || w.bare;
	const seen = tug.seen.join(', ');
	return (
		<div class="tugpanel">
			<div
				class={'tugpanel__mini' + markClass(props.marks.get(tug.id))}
				{...actable(props, tug.id, w.tugWith(nameOfTug(player, player.me), parts))}
			>
				<MiniTug tug={tug} sign={player.letter} />
			</div>
			<div class="tugpanel__row">
				<span class={'phase' + (ops ? ' phase--ops' : '')}>{w.orbits[tug.phase]}</span>
				{view.token === player.seat && (
					<span class="holds" role="img" aria-label={w.holdsShiftToken} title={w.holdsShiftToken}>
						<TokenSign />
					</span>
				)}
				<Trio tug={tug} />
				<span
					class="cards-held"
					role="img"
					aria-label={w.holdsCards(tug.handDesign, tug.handOps, seen)}
					title={w.holdsBriefly(tug.handDesign, tug.handOps, seen)}
				>
					<i class="back back--design" />
					{tug.handDesign}
					<i class="back back--ops" />
					{tug.handOps}
				</span>
			</div>
			{tug.lasting.length > 0 && (
				<p class="lasting">
					{tug.lasting.map((last, i) => (
						<span key={i} class="chip chip--line">
							{last.name}
							{last.stat ? `, ${w.stats[STAT_KEYS.indexOf(last.stat)]}` : ''}
							<small>{last.turns === 0 ? w.thisTurn : w.turnsMore(last.turns)}</small>
						</span>
					))}
				</p>
			)}
		</div>
	);
}

export function money(view: View, player: Player, still: boolean) {
	const tug = view.players[player.seat];
	return tug ? (
		<span>
			{w.currency.before}
			<Amount value={tug.funds} still={still} />
			{w.currency.after}{' '}
			<small title={w.income(tug.phase === 'ops')}>
				{tug.phase === 'ops' ? `+${tug.income}` : `(+${tug.income})`}
			</small>
		</span>
	) : (
		''
	);
}
