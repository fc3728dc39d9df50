/* overlays.tsx - whom a card is aimed at, which takes the place of the drawing; cards to choose from,
 * laid below the drawing: those that come back from the pile, and what the Epoch Master turns; and the
 * card that a rival plays. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { BoardProps, Mark, Player } from '../../game';
import { actable, Badge, canPick, markClass } from '../../pieces';
import { epochArt } from './art';
import { PartList } from './blueprint';
import { FaceOf, faceOf, TugCard, type Face } from './hand';
import { StatIcon } from './signs';
import { TugDrawing } from './tug';
import { playerAt, signOf, type Act, type Epoch, type News, type Part, type Tug, type View } from './view';
import { w } from './w';

type Props = BoardProps<View, Act, News>;

/* The tugs that can be aimed at, or a part of which can. */
export function aimedAt(view: View, marks: Map<string, Mark>): Tug[] {
	return view.players.filter(
		(tug) => canPick(marks.get(tug.id)) || tug.parts.some((part) => canPick(marks.get(part.id))),
	);
}

/* A card on its way from a hand to the table. */
function Flying({ face, by }: { face: Face; by?: string }) {
	return (
		<div class={`card card--${face.side}`}>
			<FaceOf face={face} />
			{by && <span class="card__then">{by}</span>}
		</div>
	);
}

/* What a rival plays, or the card that is aimed, beside the rival's tug. */
export function Playing({ props, shown }: { props: Props; shown: number }) {
	const { view, players, news, seat } = props;
	if (view.phase === 'aiming' && props.moves.length > 0 && view.actingCard)
		return (
			<div class="playing">
				<Flying face={faceOf(view.actingCard)} />
			</div>
		);
	if (shown === seat || props.moves.length > 0) return null;
	const data = news.map((entry) => entry.data).findLast((one) => one?.kind === 'play');
	if (data?.kind !== 'play' || data.seat - 1 !== shown) return null;
	const card = view.catalogue.cards[data.card - 1];
	return card ? (
		<div class="playing" key={news.at(-1)?.number}>
			<Flying face={faceOf({ ...card, price: data.money })} by={w.playedBy(playerAt(players, shown)?.name ?? '')} />
		</div>
	) : null;
}

/* A tug that is aimed at as a whole is one button; of one that is aimed at by its parts the lit ones
 * are. */
function Drawn({ tug, player, props, whole }: { tug: Tug; player: Player; props: Props; whole: boolean }) {
	const wrap = (part: Part | undefined, key: string, drawing: ComponentChildren) => (
		<g
			key={part?.id ?? key}
			class={'part' + (part ? markClass(props.marks.get(part.id)) : '')}
			onClick={part && !whole ? () => props.pick(part.id) : undefined}
		>
			{drawing}
		</g>
	);
	return (
		<svg class="target__tug sheet-lines" viewBox="10 60 780 400" aria-hidden="true">
			<TugDrawing tug={tug} sign={signOf(tug, player)} wrap={wrap} />
		</svg>
	);
}

function Target({ tug, props }: { tug: Tug; props: Props }) {
	const player = playerAt(props.players, tug.seat)!;
	const mark = props.marks.get(tug.id);
	const whole = canPick(mark);
	const act = (part: Part) => (canPick(props.marks.get(part.id)) ? props.pick(part.id) : props.look(part.id));
	return (
		<article class={'target' + (whole ? ' is-whole' : '') + markClass(mark)} data-p={player.colour + 1}>
			<div class="target__sheet" {...(whole ? actable(props, tug.id, w.tugOf(player.name)) : {})}>
				<header>
					<Badge player={player} />
					<b>{player.name}</b>
					<span>{w.tugAt(tug.phase === 'ops', tug.funds)}</span>
				</header>
				<Drawn tug={tug} player={player} props={props} whole={whole} />
				<p class="target__stats" aria-hidden="true">
					{w.stats.map((name, stat) => (
						<span key={name}>
							<StatIcon stat={stat} />
							{tug.stats[stat]}
						</span>
					))}
					<span>{w.incomeOf(tug.income)}</span>
				</p>
				{whole && mark?.label && <p class="target__then">{mark.label}</p>}
			</div>
			{!whole && <PartList tug={tug} props={props} act={act} />}
		</article>
	);
}

/* The card that is aimed, and all that it could hit. */
export function Targets({ props }: { props: Props }) {
	const { view, marks } = props;
	const tugs = aimedAt(view, marks);
	const card = view.actingCard;
	return (
		<section class="targets" aria-label={w.choose(view.acting ?? w.aCard)}>
			{card && !props.phone && (
				<div class="targets__card">
					<Flying face={faceOf(card)} />
				</div>
			)}
			<h2>{tugs.some((tug) => canPick(marks.get(tug.id))) ? w.clickTug : w.clickPart}</h2>
			<div class="targets__all">
				{tugs.map((tug) => (
					<Target key={tug.seat} tug={tug} props={props} />
				))}
			</div>
		</section>
	);
}

/* The own discard pile, open: what lay there may come back. */
function Pile({ props }: { props: Props }) {
	const { view } = props;
	const tug = view.players[props.seat];
	const [text, setText] = useState('');
	if (!tug) return null;
	const rows = tug.pile.filter((row) => row.name.toLowerCase().includes(text.toLowerCase()));
	return (
		<section class="tray" aria-label={w.yourPile}>
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
			<ul class="tray__cards">
				{rows.map((row) => (
					<li key={row.id}>
						<TugCard id={row.id} face={faceOf(row)} props={props} />
					</li>
				))}
			</ul>
		</section>
	);
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
function Offer({ props }: { props: Props }) {
	const { view } = props;
	return (
		<section class="tray" aria-label={w.shift}>
			<h2>
				{w.shift}
				<small>{props.moves.length > 0 ? w.turnOne : w.masterChooses}</small>
			</h2>
			<ul class="tray__cards">
				{view.offer.map((card) => (
					<li key={card.id}>
						<TugCard id={card.id} face={epochFace(card)} props={props} />
					</li>
				))}
			</ul>
		</section>
	);
}

/* Cards to choose from; null where there are none. */
export function trayOf(props: Props) {
	const { view } = props;
	if (view.phase === 'salvaging' && props.moves.length > 0) return <Pile props={props} />;
	return view.phase === 'mastering' && view.offer.length > 0 ? <Offer props={props} /> : null;
}
