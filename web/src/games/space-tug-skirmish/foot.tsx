/* foot.tsx - along the lower edge of the drawing: whose tug it is, who leads it, and what it can do;
 * where nobody holds cards, the decks as well. */
import type { BoardProps } from '../../game';
import { actable, Amount, Badge, canPick, markClass } from '../../pieces';
import { personaArt } from './art';
import { Decks } from './dock';
import { STAT_KEYS } from './read';
import { StatIcon } from './signs';
import { nameOfTug, playerAt, signOf, type Level, type Tug, type View } from './view';
import { w } from './w';

type Props = BoardProps<View>;

function Stat({ props, tug, stat }: { props: Props; tug: Tug; stat: number }) {
	const name = w.stats[stat]!;
	const id = `stat-${STAT_KEYS[stat]}`;
	return (
		<div
			class={'stat' + markClass(props.marks.get(id))}
			{...actable(props, id, w.statIs(name, tug.stats[stat]!), true)}
		>
			<b aria-hidden="true">
				<Amount value={tug.stats[stat]!} still={props.still} />
			</b>
			<span aria-hidden="true">
				<StatIcon stat={stat} />
				{name}
			</span>
		</div>
	);
}

function Plate({ props, tug }: { props: Props; tug: Tug }) {
	const player = playerAt(props.players, tug.seat);
	return (
		<section class="plate" aria-label={w.statsOf(nameOfTug(player, tug.seat === props.seat))}>
			<p class="plate__name">
				{signOf(tug, player)}
				<small>{w.place[tug.phase]}</small>
			</p>
			{w.stats.map((_, stat) => (
				<Stat key={stat} props={props} tug={tug} stat={stat} />
			))}
			{tug.seat !== props.seat && (
				<p class="stat">
					<b>{w.plus(tug.income)}</b>
					<span>{w.aTurn}</span>
				</p>
			)}
		</section>
	);
}

/* A level: open, to be used, or how far the next one is. */
function LevelChip({ card, tug, props, mine }: { card: Level; tug: Tug; props: Props; mine: boolean }) {
	const usable = mine && canPick(props.marks.get(card.id));
	const reached = tug.persona!.level;
	const open = card.level <= reached;
	return (
		<li>
			<button
				class={'lvl' + (open ? '' : ' is-locked') + (mine ? markClass(props.marks.get(card.id)) : '')}
				data-piece={card.id}
				title={open ? card.text : w.locked(card.unlock, card.text)}
				onClick={() => (usable ? props.pick(card.id) : props.look(card.id))}
			>
				<b>{card.level}</b>
				<span>
					{card.name}
					{usable && <i>{w.useLevel}</i>}
					{card.level === reached + 1 && <i> {w.haveOf(tug.towardsLevel, card.unlockAt)}</i>}
				</span>
				<span class="sr">{open ? card.text : w.lockedSaid(card.unlock, card.text)}</span>
			</button>
		</li>
	);
}

/* Who leads this tug, and how far they have come. */
function Leader({ props, tug }: { props: Props; tug: Tug }) {
	const { persona } = tug;
	return persona ? (
		<section class="leader" aria-label={w.levelOf(persona.name, persona.level)}>
			{personaArt(persona)}
			<b class="leader__name">{persona.name}</b>
			<ol>
				{persona.cards.map((card) => (
					<LevelChip key={card.id} card={card} tug={tug} props={props} mine={tug.seat === props.seat} />
				))}
			</ol>
		</section>
	) : null;
}

function Tabs({ props, shown, show }: { props: Props; shown: number; show(seat: number): void }) {
	if (props.view.players.length < 2) return null;
	return (
		<div class="tugtabs" role="group" aria-label={w.whoseTug}>
			{props.view.players.map((tug) => {
				const player = playerAt(props.players, tug.seat);
				const name = nameOfTug(player, tug.seat === props.seat);
				return (
					player && (
						<button
							key={tug.seat}
							class="tugtab"
							aria-pressed={shown === tug.seat}
							aria-label={name}
							title={name}
							onClick={() => show(tug.seat)}
						>
							<Badge player={player} size="small" />
						</button>
					)
				);
			})}
		</div>
	);
}

export function Foot({ props, tug, show, list }: { props: Props; tug: Tug; show(seat: number): void; list(): void }) {
	return (
		<div class="foot">
			<Tabs props={props} shown={tug.seat} show={show} />
			<Leader props={props} tug={tug} />
			{props.seat < 0 && <Decks props={props} list={list} />}
			<Plate props={props} tug={tug} />
		</div>
	);
}
