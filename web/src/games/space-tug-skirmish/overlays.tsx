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
import { movesOf, playerAt, type Epoch, type Tug, type View } from './view';
import { w } from './w';

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
				<span>{w.tugAt(tug.phase === 'ops', tug.funds)}</span>
			</header>
			<div
				class={'target__sheet' + markClass(props.marks.get(tug.id))}
				{...actable(props, tug.id, w.tugOf(player.name))}
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
					{w.stats.map((name, stat) => (
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
		<section class="targets" aria-label={w.choose(props.view.acting ?? w.aCard)}>
			<h2>
				{props.view.acting}
				<small>{rivals.some((tug) => canPick(props.marks.get(tug.id))) ? w.clickTug : w.clickPart}</small>
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
		<section class="targets pile" aria-label={w.yourPile}>
			<h2>
				{view.acting}
				<small>{w.takeUpTo(view.toChoose)}</small>
				{tug.pile.length > 8 && (
					<input
						type="search"
						placeholder={w.findCard}
						aria-label={w.findInPile}
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
			<b>{w.enough}</b>
			<small>{w.takeNoMore}</small>
		</button>
	) : null;
}

export function epochFace(card: Epoch): Face {
	return {
		band: w.kinds[card.kind],
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
		<section class="targets offer" aria-label={w.shift}>
			<h2>
				{w.shift}
				<small>{props.moves.length > 0 ? w.turnOne : w.masterChooses}</small>
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
