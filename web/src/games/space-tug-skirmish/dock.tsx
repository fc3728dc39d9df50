/* dock.tsx - along the lower edge of the room, always in the same places: money and decks, the own
 * cards, the switch between ground and orbit, and the end of a turn. */
import type { ComponentChildren } from 'preact';
import type { BoardProps, Move } from '../../game';
import { Amount, canPick, Fan, markClass } from '../../pieces';
import { faceOf, handOf, TugCard, whyNot, type Face } from './hand';
import { DeckSign, SwitchSign } from './signs';
import { isOpening, isOver, movesOf, playerAt, type Tug, type View } from './view';
import { w } from './w';

type Props = BoardProps<View>;

/* --- money and decks --------------------------------------------------------------- */

const DECKS = ['design', 'ops', 'epoch'] as const;

function Deck({ props, deck }: { props: Props; deck: (typeof DECKS)[number] }) {
	const id = `deck-${deck}`;
	const mark = props.marks.get(id);
	const draws = props.view.phase === 'drawing' && canPick(mark);
	return (
		<button
			class={'deck' + (draws ? ' is-asked' : '') + markClass(draws ? mark : mark && { ...mark, moves: [], chosen: false })}
			data-piece={id}
			onClick={() => (draws ? props.pick(id) : props.look(id))}
			onPointerEnter={() => draws && props.focus(id)}
			onPointerLeave={() => props.focus(null)}
		>
			<DeckSign deck={deck} />
			<b>{props.view.decks[deck]}</b>
			<span>
				{draws ? w.drawFrom[deck] : w.deckNames[deck]}
				<i class="sr">{w.leftInDeck}</i>
			</span>
		</button>
	);
}

/* The piles to draw from, and the list of all cards, where what was discarded lies too. */
export function Decks({ props, list }: { props: Props; list(): void }) {
	const piled = props.view.players[props.seat]?.piled ?? 0;
	return (
		<div class="decks" role="group" aria-label={w.decks}>
			{DECKS.map((deck) => (
				<Deck key={deck} props={props} deck={deck} />
			))}
			<button class="deck deck--list" onClick={list}>
				<svg class="decksign" viewBox="0 0 44 40" aria-hidden="true">
					<path d="M6 6h32v30H6ZM12 14h20M12 21h20M12 28h12" />
				</svg>
				{piled > 0 && <b>{piled}</b>}
				<span>
					<i class="sr">{piled > 0 && w.discarded}</i> {w.deckList}
				</span>
			</button>
		</div>
	);
}

function Store({ props, tug, list }: { props: Props; tug: Tug | undefined; list(): void }) {
	return (
		<div class="store">
			{tug && (
				<p class="cash">
					<b>
						{w.currency.before}
						<Amount value={tug.funds} still={props.still} />
						{w.currency.after}
					</b>{' '}
					<small>{w.earns(tug.income, tug.phase === 'ops')}</small>
				</p>
			)}
			<Decks props={props} list={list} />
		</div>
	);
}

/* --- the own cards ----------------------------------------------------------------- */

function Hand({ props }: { props: Props }) {
	const cards = handOf(props.view, props.seat);
	if (cards.length === 0)
		return <p class="dock__none">{props.view.players[props.seat] ? w.noHand : w.noHandOfMaster}</p>;
	return (
		<Fan
			cards={cards.map((card) => (
				<TugCard key={card.id} id={card.id} face={faceOf(card)} props={props} why={whyNot(card, props)} />
			))}
		/>
	);
}

function Mini({ id, face, props, why }: { id: string; face: Face; props: Props; why: string }) {
	const mark = props.marks.get(id);
	const open = canPick(mark) || mark?.chosen === true;
	return (
		<button
			class={`mini-card mini-card--${face.side}` + markClass(mark)}
			data-piece={id}
			aria-pressed={mark?.chosen ? true : undefined}
			onClick={() => (open ? props.pick(id) : props.look(id))}
		>
			<span class="mini-card__price">{face.price}</span>
			<span class="mini-card__art">{face.art}</span>
			<span class="mini-card__name">{face.title}</span>
			<span class="sr">{open ? w.playable : why}</span>
		</button>
	);
}

/* On a phone a card is its picture, its price and its name; a tap on one that cannot be played
 * reads it. */
function Minis({ props }: { props: Props }) {
	const cards = handOf(props.view, props.seat);
	return (
		<ul class="minis">
			{cards.map((card) => (
				<li key={card.id}>
					<Mini id={card.id} face={faceOf(card)} props={props} why={whyNot(card, props)} />
				</li>
			))}
		</ul>
	);
}

/* --- the ways on ------------------------------------------------------------------- */

/* Why neither of them can be pressed now. */
function whyWait({ view, seat, players, moves }: Props): string {
	if (isOver(view) || isOpening(view)) return '';
	if (moves.length === 0) return view.turn === seat ? '' : w.playsNow(playerAt(players, view.turn)?.name ?? '');
	return view.phase === 'drawing' ? w.drawFirst : view.phase === 'discarding' ? w.discardFirst : w.chooseFirst;
}

/* What a change of phase would cost and bring. */
function leadsTo(props: Props, tug: Tug, can: boolean): string {
	const { view } = props;
	if (!can && view.phase === 'playing' && props.moves.length > 0) return view.changedPhase ? w.onceATurn : w.insteadOfCards;
	if (tug.phase === 'ops') return w.priceNoCards(tug.returnPrice);
	const gain = view.contracts.reduce((sum, contract) => sum + (contract.tugs[props.seat]?.pay ?? 0), 0);
	return gain > 0 ? w.takesContracts(gain) : w.thenEarns(tug.income);
}

/* Between ground and orbit: which it is, and what throwing it costs and brings. */
function Switch({ props, tug }: { props: Props; tug: Tug }) {
	const mark = props.marks.get('phase-token');
	const move = mark?.moves[0];
	const ops = tug.phase === 'ops';
	const watch = move ? () => props.focus('phase-token') : undefined;
	const leave = move ? () => props.focus(null) : undefined;
	return (
		<button
			class={'lever' + (ops ? ' lever--home' : '') + markClass(mark)}
			data-piece="phase-token"
			disabled={!move}
			onClick={() => props.pick('phase-token')}
			onPointerEnter={watch}
			onPointerLeave={leave}
			onFocus={watch}
			onBlur={leave}
		>
			<SwitchSign ops={ops} />
			<span>
				<b>{ops ? w.backToDesign : w.launch}</b>
				<small>{leadsTo(props, tug, move !== undefined)}</small>
				<i class="sr">{move?.explain}</i>
			</span>
		</button>
	);
}

/* What is said of the end of a turn before it is ended. */
function endWords({ view }: Props, tug: Tug): { what: string; then: string; wins: boolean } {
	const lacks = view.goal - tug.funds;
	const wins = !view.team && tug.phase === 'ops' && lacks <= 0;
	if (wins) return { what: w.endAndWin, then: w.winsWith(tug.funds), wins };
	if (view.team) return { what: w.endTurn, then: w.teamFunds(view.team.funds), wins };
	return { what: w.endTurn, then: lacks > 0 ? w.toGo(lacks) : w.launchFirst, wins };
}

function Way({ props, move, call, children }: { props: Props; move: Move; call: boolean; children: ComponentChildren }) {
	return (
		<button
			class={'act act--end' + (call ? ' act--call' : '')}
			data-move={move.text}
			title={move.explain}
			onClick={() => props.play(move.text)}
		>
			{children}
		</button>
	);
}

function End({ props, tug }: { props: Props; tug: Tug }) {
	const [end] = movesOf(props.moves, 'end-turn');
	const [enough] = movesOf(props.moves, 'enough');
	const { what, then, wins } = endWords(props, tug);
	if (enough)
		return (
			<Way props={props} move={enough} call={props.moves.length === 1}>
				<b>{w.enough}</b>
				<small>{w.takeNoMore}</small>
			</Way>
		);
	if (end)
		return (
			<Way props={props} move={end} call={wins || props.moves.length === 1}>
				<b>{what}</b>
				<small>{then}</small>
			</Way>
		);
	return (
		<button class="act act--end" disabled>
			<b>{w.endTurn}</b>
			<small>{whyWait(props)}</small>
		</button>
	);
}

export function Dock({ props, list }: { props: Props; list(): void }) {
	const tug = props.view.players[props.seat];
	return (
		<div class={'dock' + (props.phone ? ' dock--phone' : '')}>
			<Store props={props} tug={tug} list={list} />
			<div class="dock__hand">{props.phone ? <Minis props={props} /> : <Hand props={props} />}</div>
			{tug && (
				<div class="dock__ways">
					<Switch props={props} tug={tug} />
					<End props={props} tug={tug} />
				</div>
			)}
		</div>
	);
}
