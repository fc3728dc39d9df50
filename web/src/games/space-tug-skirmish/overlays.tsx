/* overlays.tsx - questions that take the place of the drawing: whom a card is aimed at, which
 * cards come back from the pile, and what the Epoch Master turns. */
import { useState } from 'preact/hooks';
import type { BoardProps } from '../../game';
import { actable, Badge, canPick, markClass } from '../../pieces';
import { epochArt } from './art';
import { PartList } from './blueprint';
import { faceOf, TugCard, type Face } from './hand';
import { StatIcon } from './signs';
import { TugDrawing } from './tug';
import { dollars, KINDS, movesOf, playerAt, STATS, type Epoch, type Tug, type View } from './view';

type Props = BoardProps<View>;

/* One rival's tug to aim at: as a whole, or a part of it. */
function Target({ tug, props }: { tug: Tug; props: Props }) {
	const player = playerAt(props.players, tug.seat)!;
	const whole = canPick(props.marks.get(tug.id));
	return (
		<article class={'target' + markClass(props.marks.get(tug.id))}>
			<header>
				<Badge player={player} />
				<b>{player.name}</b>
				<span>
					{tug.phase === 'ops' ? 'Ops' : 'Design'}, {dollars(tug.funds)}
				</span>
			</header>
			<div
				class={'target__sheet' + markClass(props.marks.get(tug.id))}
				{...actable(props, tug.id, `${player.name}'s tug`)}
			>
				<svg class="sheet-lines" viewBox="0 40 800 440" aria-hidden="true">
					<TugDrawing
						tug={tug}
						sign={player.letter}
						wrap={(part, key, drawing) => (
							<g
								key={part?.id ?? key}
								class={'part' + (part ? markClass(props.marks.get(part.id)) : '')}
								onClick={part && !whole ? () => props.pick(part.id) : undefined}
							>
								{drawing}
							</g>
						)}
					/>
				</svg>
				<p class="target__stats" aria-hidden="true">
					{STATS.map((name, stat) => (
						<span key={name}>
							<StatIcon stat={stat} />
							{tug.stats[stat]}
						</span>
					))}
				</p>
			</div>
			<PartList
				tug={tug}
				props={props}
				act={(part) => (canPick(props.marks.get(part.id)) ? props.pick(part.id) : props.look(part.id))}
			/>
		</article>
	);
}

export function Targets({ props }: { props: Props }) {
	const open = (tug: Tug) =>
		canPick(props.marks.get(tug.id)) || tug.parts.some((part) => canPick(props.marks.get(part.id)));
	const rivals = props.view.players.filter((tug) => (props.moves.length > 0 ? open(tug) : tug.seat !== props.seat));
	return (
		<section class="targets" aria-label={`${props.view.acting ?? 'A card'}: choose`}>
			<h2>
				{props.view.acting}
				<small>{rivals.some((tug) => canPick(props.marks.get(tug.id))) ? 'click a tug' : 'click a lit part'}</small>
			</h2>
			<div class="targets__all">
				{rivals.map((tug) => (
					<Target key={tug.seat} tug={tug} props={props} />
				))}
			</div>
		</section>
	);
}

/* The own discard pile, open: what lay there may come back. */
export function Pile({ props }: { props: Props }) {
	const { view } = props;
	const tug = view.players[props.seat];
	const [text, setText] = useState('');
	if (!tug) return null;
	const rows = tug.pile.filter((row) => row.name.toLowerCase().includes(text.toLowerCase()));
	return (
		<section class="targets pile" aria-label="Your discard pile">
			<h2>
				{view.acting}
				<small>
					take up to {view.toChoose} {view.toChoose === 1 ? 'card' : 'cards'} back
				</small>
				{tug.pile.length > 8 && (
					<input
						type="search"
						placeholder="Find a card"
						aria-label="Find a card in the pile"
						value={text}
						onInput={(event) => setText(event.currentTarget.value)}
					/>
				)}
			</h2>
			<ul class="pile__cards">
				{rows.map((row) => (
					<li key={row.id}>
						<TugCard id={row.id} face={faceOf(row)} props={props} />
					</li>
				))}
			</ul>
			<Enough props={props} />
		</section>
	);
}

/* The way out of taking and mending. */
export function Enough({ props }: { props: Props }) {
	const [enough] = movesOf(props.moves, 'enough');
	return enough ? (
		<button class="act" data-move={enough.text} onClick={() => props.play(enough.text)}>
			<b>Enough</b>
			<small>take no more</small>
		</button>
	) : null;
}

export function epochFace(card: Epoch): Face {
	return {
		band: KINDS[card.kind],
		side: 'epoch',
		title: card.name,
		text: card.text,
		flavour: card.flavour,
		art: epochArt(card),
	};
}

/* What the Epoch Master may turn. */
export function Offer({ props }: { props: Props }) {
	const { view } = props;
	return (
		<section class="targets offer" aria-label="Epoch Shift">
			<h2>
				Epoch Shift
				<small>{props.moves.length > 0 ? 'turn one, the other is discarded' : 'the Epoch Master chooses'}</small>
			</h2>
			<ul class="offer__cards">
				{view.offer.map((card) => (
					<li key={card.id}>
						<TugCard id={card.id} face={epochFace(card)} props={props} />
					</li>
				))}
			</ul>
		</section>
	);
}
