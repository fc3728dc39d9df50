/* dock.tsx - along the lower edge, always in the same places: tokens, the units that can be built, the own
 * cards or the upgrades that can be bought, and the one way on. */
import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../../game';
import { canPick, markClass, MoveButton } from '../../pieces';
import { PieceButton, Said } from './act';
import { Price, Sign, TokenSign, UnitIcon } from './art';
import { Picture } from './pictures';
import { w } from './say';
import { COLOURS, factionOf, movesOf, outOf, tokenWords, type Colour, type Resource, type Unit, type Upgrade, type View } from './view';

type Props = BoardProps<View>;

/* --- tokens ------------------------------------------------------------------------ */

function Stock({ props, colour }: { props: Props; colour: Colour }) {
	const { view, seat } = props;
	const side = view.players[seat]!;
	const have = side.tokens[colour],
		extra = side.onCard[colour],
		most = view.limits.tokens[colour];
	return (
		<PieceButton
			props={props}
			id={`token-${colour}`}
			name={w.hand.tokens(have, most, colour, extra, w.hand.does[colour])}
			kind={`fk-stock fk-tok--${colour}${have + extra > 0 ? '' : ' is-none'}`}
		>
			<TokenSign colour={colour} />
			<span class="fk-stock__words">
				<b>{have + extra}</b>
				<small>{w.hand.does[colour]}</small>
			</span>
			<span class="fk-slots">
				{Array.from({ length: most }, (_, i) => (
					<i key={i} class={i < have ? 'is-on' : ''} />
				))}
				{Array.from({ length: extra }, (_, i) => (
					<i key={`x${i}`} class="is-on is-extra" />
				))}
			</span>
		</PieceButton>
	);
}

/* --- what can be built and bought ---------------------------------------------------- */

function Kind({ props, unit }: { props: Props; unit: Unit }) {
	const { view, seat } = props;
	return (
		<PieceButton
			props={props}
			id={unit.id}
			name={w.forces.unit(unit.title, tokenWords(unit.price), unit.used, unit.copies, unit.text)}
			kind="fk-kind"
			title={unit.text}
		>
			<UnitIcon name={unit.key} faction={factionOf(view, seat)} seat={seat} />
			<span class="fk-kind__name">
				{unit.title}
				<small>
					{unit.used}/{unit.copies}
				</small>
			</span>
			<span class="fk-kind__line">
				{unit.does.map((kind, i) => (
					<Sign key={i} kind={kind} />
				))}
				<Price tokens={unit.price} />
			</span>
		</PieceButton>
	);
}

/* What an upgrade does, and whose units do it. */
export function UpgradeSign({ view, seat, upgrade }: { view: View; seat: number; upgrade: Upgrade }) {
	return (
		<span class="fk-up__sign">
			<Sign kind={upgrade.does[0]!} />
			{upgrade.whose && (
				<i>
					<UnitIcon name={upgrade.whose} faction={factionOf(view, seat)} seat={seat} />
				</i>
			)}
		</span>
	);
}

function Offer({ props, upgrade }: { props: Props; upgrade: Upgrade }) {
	return (
		<PieceButton
			props={props}
			id={upgrade.id}
			name={w.forces.upgrade(upgrade.title, upgrade.active ? w.forces.active : tokenWords(upgrade.price), upgrade.text)}
			kind={`fk-offer${upgrade.active ? ' is-active' : ''}`}
			title={upgrade.text}
		>
			<UpgradeSign view={props.view} seat={props.seat} upgrade={upgrade} />
			<span class="fk-offer__words">
				<b>{upgrade.title}</b>
				{upgrade.active ? <small>{w.forces.active}</small> : <Price tokens={upgrade.price} />}
			</span>
		</PieceButton>
	);
}

/* While one builds: what can be bought, and what would be given up for it. */
function Offers({ props }: { props: Props }) {
	const { view, seat, chosen } = props;
	const side = view.players[seat]!;
	const buying = side.upgrades.some(({ id }) => chosen.includes(id));
	const shown = side.upgrades.filter(({ active, id }) => !active || (buying && canPick(props.marks.get(id))));
	return (
		<div class="fk-offers" role="group" aria-label={w.forces.upgrades}>
			{shown.map((upgrade) => (
				<Offer key={upgrade.id} props={props} upgrade={upgrade} />
			))}
		</div>
	);
}

/* --- cards ------------------------------------------------------------------------- */

interface Uses {
	play?: ReturnType<typeof movesOf>[number];
	mine?: ReturnType<typeof movesOf>[number];
}

/* What can be done with a card now. */
export function usesOf({ moves }: Props, card: Resource): Uses {
	const its = moves.filter((move) => move.pieces[0]?.id === card.id);
	return { play: movesOf(its, 'play', 'hide')[0], mine: movesOf(its, 'mine')[0] };
}

export function cardName(card: Resource, { play }: Uses): string {
	const does = play ? `: ${play.move.verb === 'hide' ? w.hand.hideIt : w.hand.playIt}` : '';
	return w.hand.card(card.title, card.copies, tokenWords(card.gives)) + does;
}

/* A card: its picture, what it gives, and below what it gives as a force mine. A finger's first touch
 * shows it whole, the second plays it. */
export function ResourceCard({ props, card, whole }: { props: Props; card: Resource; whole?: boolean }) {
	const { view, marks } = props;
	const uses = usesOf(props, card);
	const { play, mine } = uses;
	const mark = marks.get(card.id);
	return (
		<div class={`fk-card${play ? ' is-playable' : ''}${whole ? ' is-whole' : ''}${markClass(mark)}`}>
			<PieceButton props={props} id={card.id} name={cardName(card, uses)} kind="fk-card__face" onAct={play ? () => props.play(play.text) : undefined}>
				<Picture card={card.id} />
				<span class="fk-card__title">
					{card.title}
					{card.copies > 1 && <b> ×{card.copies}</b>}
				</span>
				<Price tokens={card.gives} />
				<span class="fk-card__flavour">{card.flavour}</span>
				{play && <span class="fk-card__do">{play.move.verb === 'hide' ? w.hand.hide : w.hand.play}</span>}
			</PieceButton>
			{mine ? (
				<MoveButton look="fk-mine button" props={props} move={mine}>
					{w.hand.mine} <Price tokens={view.limits.mine} />
				</MoveButton>
			) : (
				<span class="fk-mine" aria-hidden="true">
					{w.hand.mine} <Price tokens={view.limits.mine} />
				</span>
			)}
		</div>
	);
}

function Fan({ props }: { props: Props }) {
	const { hand } = props.view;
	if (hand.length === 0) return <p class="fk-dock__none">{w.hand.none}</p>;
	const middle = (hand.length - 1) / 2;
	return (
		<ul class="fk-fan" style={{ '--n': hand.length }} aria-label={w.hand.cards}>
			{hand.map((card, i) => (
				<li key={card.id} style={{ '--i': i - middle }}>
					<ResourceCard props={props} card={card} />
				</li>
			))}
		</ul>
	);
}

/* A press beside what is open closes it. */
function useBeside(open: boolean, within: string, close: () => void): void {
	useEffect(() => {
		if (!open) return undefined;
		const press = (event: PointerEvent) => {
			if (!(event.target as Element).closest(within)) close();
		};
		addEventListener('pointerdown', press);
		return () => removeEventListener('pointerdown', press);
	}, [open]);
}

/* On a phone a card is its picture; a touch opens it above the dock. */
function Minis({ props }: { props: Props }) {
	const [up, setUp] = useState<string | null>(null);
	const { hand } = props.view;
	useEffect(() => setUp(null), [props.moves]);
	useBeside(up !== null, '.fk-raised, .fk-minis', () => setUp(null));
	const shown = hand.find(({ id }) => id === up);
	return (
		<>
			<ul class="fk-minis" aria-label={w.hand.cards}>
				{hand.map((card) => {
					const uses = usesOf(props, card);
					return (
						<li key={card.id}>
							<button
								class={`fk-mini-card${uses.play ? ' is-playable' : ''}${markClass(props.marks.get(card.id))}`}
								data-piece={card.id}
								aria-expanded={up === card.id}
								onClick={() => setUp(up === card.id ? null : card.id)}
							>
								<Said as={cardName(card, {})}>
									<Picture card={card.id} />
									<span>
										{card.title}
										{card.copies > 1 && ` ×${card.copies}`}
									</span>
								</Said>
							</button>
						</li>
					);
				})}
			</ul>
			{shown && (
				<div class="fk-raised">
					<ResourceCard props={props} card={shown} whole />
				</div>
			)}
		</>
	);
}

/* --- the way on -------------------------------------------------------------------- */

/* What a way on is called, and what follows it. */
function wayOn({ view, moves }: Props): { says: string; then: string } {
	const none = movesOf(moves, 'use').length > 0;
	const ends = view.phase === 'spending' && view.battle!.spentThisTurn > 0;
	const says = ends ? w.tray.endTurn : none ? w.tray.useNone : w.tray.outs[view.phase];
	const last = view.phase === 'spending' && view.battle!.sheets.some((sheet) => sheet.stopped);
	return { says: says ?? '', then: ends || none ? '' : last ? w.tray.battleEnds : (w.tray.after[view.phase] ?? '') };
}

/* The last button of a step, a turn or an offer: always here, never anywhere else. */
function End({ props }: { props: Props }) {
	const { view, moves } = props;
	const move = outOf(moves);
	if (!move) return <span class="fk-end fk-end--none">{moves.length > 0 ? w.tray.above : ''}</span>;
	const { says, then } = wayOn(props);
	const alone = moves.length === 1 || view.phase === 'reinforce';
	return (
		<button
			class={`fk-end${alone ? ' fk-end--call button--call' : ''}`}
			data-move={move.text}
			title={move.explain}
			onClick={() => props.play(move.text)}
		>
			<b>{says}</b>
			{then && <small>{then}</small>}
			<span class="sr">. {move.explain}</span>
		</button>
	);
}

const FIGHTS = ['before', 'spending', 'strikes'];

/* In a battle tokens are what counts; before it what can be built, and cards. */
export function Dock({ props }: { props: Props }) {
	const { view, seat, phone } = props;
	const side = view.players[seat];
	if (!side || view.phase === 'choosing') return null;
	const fights = FIGHTS.includes(view.phase);
	const hides = view.phase === 'formation';
	const builds = view.phase === 'build' && props.moves.length > 0;
	const plays = view.phase === 'harvest' && props.moves.length > 0;
	return (
		<div class={`fk-dock fk-s${seat}${phone ? ' fk-dock--phone' : ''}${fights ? ' is-fight' : ''}${hides ? ' is-hide' : ''}${builds ? ' is-build' : ''}${plays ? ' is-harvest' : ''}`}>
			<div class="fk-stocks">
				{COLOURS.map((colour) => (
					<Stock key={colour} props={props} colour={colour} />
				))}
			</div>
			{!fights && !hides && (
				<div class="fk-kinds" role="group" aria-label={w.forces.units}>
					{side.roster.map((unit) => (
						<Kind key={unit.id} props={props} unit={unit} />
					))}
				</div>
			)}
			{!fights && (builds ? <Offers props={props} /> : phone ? <Minis props={props} /> : <Fan props={props} />)}
			<End props={props} />
		</div>
	);
}
