/* purse.tsx - one player's panel: the tug, small; phase, stats, income, cards; what lasts; the
 * Persona with its levels; on a phone, where the table has no room for it, the curve of funds. */
import type { BoardProps, Player } from '../../game';
import { actable, Amount, canPick, markClass } from '../../pieces';
import { personaArt } from './art';
import { Curve } from './curve';
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

type Persona = NonNullable<Tug['persona']>;

function Levels({ persona, tug, props, mine }: { persona: Persona; tug: Tug; props: Props; mine: boolean }) {
	return (
		<div class="persona">
			{personaArt(persona)}
			<ol>
				{persona.cards.map((card) => {
					const usable = mine && canPick(props.marks.get(card.id));
					const open = card.level <= persona.level;
					const next = card.level === persona.level + 1;
					return (
						<li key={card.id}>
							<button
								class={'lvl' + (open ? '' : ' is-locked') + (mine ? markClass(props.marks.get(card.id)) : '')}
								data-piece={mine ? card.id : undefined}
								title={open ? card.text : w.locked(card.unlock, card.text)}
								onClick={() => (usable ? props.pick(card.id) : props.look(card.id))}
							>
								<b>{card.level}</b>
								<span>
									{card.name}
									{usable && <i>{w.useLevel}</i>}
									{next && (
										<i> {w.haveOf(tug.towardsLevel, card.unlockAt)}</i>
									)}
								</span>
								<span class="sr">{open ? card.text : w.lockedSaid(card.unlock, card.text)}</span>
							</button>
						</li>
					);
				})}
			</ol>
		</div>
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
			{props.phone && player.seat === Math.max(0, props.seat) && <Curve props={props} tug={tug} />}
			{tug.persona && <Levels persona={tug.persona} tug={tug} props={props} mine={player.seat === props.seat} />}
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
