/* dock.tsx - along the lower edge, always in the same places: what is aboard, what the cure still
 * lacks, the stack, the own cards, and the one thing to press when there is nothing left to click. */
import type { ComponentChildren } from 'preact';
import { theOne, withVerb, type BoardProps } from '../../game';
import { canPick, Card, Die, Fan, markClass, ShipToken } from '../../pieces';
import { cardArt, stackArt } from './art';
import { deedName } from './deed';
import { Arrow, Crate } from './goods';
import { w } from './say';
import { handText } from './texts';
import {
	EARTH,
	goodName,
	GOODS,
	isOver,
	isRolling,
	lacking,
	lackingWords,
	playerAt,
	storeAt,
	titled,
	unitsOf,
	wordsOf,
	type Act,
	type Good,
	type News,
	type Phase,
	type Trader,
	type View,
} from './view';

type Props = BoardProps<View, Act, News>;

/* --- the hold ---------------------------------------------------------------------- */

/* A crate aboard; a button where it can be unloaded or thrown out. */
function Aboard({ props, good }: { props: Props; good: Good }) {
	const moves = [...withVerb(props.moves, 'unload'), ...withVerb(props.moves, 'jettison')];
	const move = moves.find((one) => one.move.good === good);
	if (!move) return <Crate good={good} />;
	return (
		<button
			class="crate-way"
			data-piece={move.pieces[0]?.id}
			data-move={move.text}
			title={move.explain}
			onClick={() => props.play(move.text)}
		>
			<Crate good={good} />
			<Arrow />
			<span class="sr">
				{move.move.verb === 'unload' ? w.list.unload(goodName(props.view, good)) : deedName(move, props.view)}.{' '}
				{move.explain}
			</span>
		</button>
	);
}

function Bay({ props, trader }: { props: Props; trader: Trader }) {
	const { view, players, seat } = props;
	const player = playerAt(players, seat);
	const aboard = GOODS.flatMap((good) => Array.from({ length: trader.cargo[good] }, () => good));
	const free = Math.max(0, view.room.cargo - aboard.length);
	const says = wordsOf(view, trader.cargo);
	return (
		<div class="bay">
			{player && (
				<svg class="bay__ship" viewBox="-34 -36 68 72" aria-hidden="true">
					<ShipToken sign={player} turn={28} />
				</svg>
			)}
			<span class="bay__words">
				<b>{trader.company?.ship ?? w.purse.ship}</b>
				<span>{says ? w.dock.aboard(says) : w.dock.empty}</span>
			</span>
			<span class="bay__crates">
				{aboard.map((good, i) => (
					<Aboard key={good + i} props={props} good={good} />
				))}
				{Array.from({ length: free }, (_, i) => (
					<Crate key={i} empty />
				))}
			</span>
		</div>
	);
}

/* --- the cure ---------------------------------------------------------------------- */

/* It fills as the six units come to Earth. */
function Flask({ part }: { part: number }) {
	const top = 54 - 36 * part;
	return (
		<svg class="flask" viewBox="0 0 40 60" aria-hidden="true">
			<defs>
				<clipPath id="trd-flask">
					<path d="M14 3h12v16l11 30q2 8-7 8H10q-9 0-7-8L14 19z" />
				</clipPath>
			</defs>
			<g clip-path="url(#trd-flask)">
				<rect class="flask__glass" width="40" height="60" />
				<rect class="flask__brew" y={top} width="40" height="60" />
				<circle cx="15" cy={Math.max(top + 6, 46)} r="2.4" fill="#fff" />
				<circle cx="25" cy={Math.max(top + 10, 50)} r="1.7" fill="#fff" />
			</g>
			<path class="flask__edge" d="M14 3h12v16l11 30q2 8-7 8H10q-9 0-7-8L14 19z" />
			<path class="flask__lip" d="M11 3h18" />
		</svg>
	);
}

/* The units that the cure wants, those at Earth in their crates. */
export function Medicine({ view, trader }: { view: View; trader: Trader }) {
	const store = storeAt(trader, EARTH);
	return (
		<span class="medicine">
			{GOODS.map((good) => {
				const more = store[good] - view.goal.units;
				return (
					<span
						key={good}
						class="medicine__kind"
						role="img"
						aria-label={w.cure.have(store[good], view.goal.units, goodName(view, good))}
					>
						{Array.from({ length: view.goal.units }, (_, i) => (
							<Crate key={i} good={good} empty={i >= store[good]} />
						))}
						{more > 0 && <small class="medicine__more">+{more}</small>}
					</span>
				);
			})}
		</span>
	);
}

function Cure({ view, trader }: { view: View; trader: Trader }) {
	const { goods, money } = lacking(view, trader);
	const all = GOODS.length * view.goal.units;
	const missing = lackingWords(view, trader);
	return (
		<div class="bay cure" data-piece="purse">
			<Flask part={(all - unitsOf(goods)) / all} />
			<span class="cure__body">
				<b class="cure__words">
					{w.cure.name} <em>{missing ? w.cure.missing(missing) : w.cure.dock}</em>
				</b>
				<span class="cure__row">
					<Medicine view={view} trader={trader} />
					<span class="coins" style={{ '--full': `${100 - (100 * money) / view.goal.money}%` }}>
						<b>{w.cure.money(trader.money, view.goal.money)}</b>
					</span>
				</span>
			</span>
		</div>
	);
}

/* --- cards ------------------------------------------------------------------------- */

function Stack({ props }: { props: Props }) {
	const { view, marks } = props;
	const mark = marks.get('stack');
	const open = canPick(mark);
	const buys = theOne(props.moves, 'buy') !== undefined;
	return (
		<button
			class={'deck' + (buys ? ' is-wanted' : '') + markClass(mark)}
			data-piece="stack"
			title={buys && !open ? w.hud.discardFirst : undefined}
			onClick={() => (open ? props.pick('stack') : props.look('stack'))}
		>
			<span class="deck__back">{stackArt()}</span>
			<span class="deck__words">
				<b>{open ? w.hud.buy : w.hud.cards}</b>{' '}
				<span>{open ? w.price(view.prices.card) : w.hud.left(view.stack)}</span>
			</span>
		</button>
	);
}

/* The own cards in a fan. */
function Hand({ props }: { props: Props }) {
	const { view } = props;
	if (view.hand.length === 0) return <p class="dock__none">{w.hand.none(view.prices.card)}</p>;
	const cards = view.hand.map((card, i) => (
		<Card key={`${card.id}.${i}`} id={card.id} name={titled(card.name)} card={handText(card)} props={props} />
	));
	return <Fan cards={cards} />;
}

/* On a phone a card is its picture and its name; a tap on one that cannot be played reads it. */
function Minis({ props }: { props: Props }) {
	const { view, marks } = props;
	return (
		<ul class="minis">
			{view.hand.map((card, i) => {
				const mark = marks.get(card.id);
				const open = canPick(mark) || mark?.chosen === true;
				return (
					<li key={`${card.id}.${i}`}>
						<button
							class={'mini' + markClass(mark)}
							data-piece={card.id}
							aria-pressed={mark?.chosen ? true : undefined}
							onClick={() => (open ? props.pick(card.id) : props.look(card.id))}
						>
							<span class="mini__art">{cardArt(card.id)}</span>
							<span class="mini__name">{titled(card.name)}</span>
						</button>
					</li>
				);
			})}
		</ul>
	);
}

/* --- the way on -------------------------------------------------------------------- */

/* What ends a step, where nothing is rolled. */
const DONE: Partial<Record<Phase, string>> = {
	ready: w.hud.begin,
	market: w.hud.endTurn,
	flying: w.hud.stay,
};

/* The name of who is next, in the order of the table. */
function nextName({ view, players }: Props): string {
	return playerAt(players, (view.turn + 1) % view.players.length)?.name ?? '';
}

/* What follows it. */
function after(props: Props): string {
	const { view } = props;
	if (view.phase === 'flying') return w.dock.keeps;
	if (view.phase === 'acting-again') return w.dock.toMarket;
	if (view.phase !== 'market') return '';
	return view.extraTurns > 0 ? w.dock.extra : w.dock.next(nextName(props));
}

/* How many hexes the dice can give. */
function flightSpan({ flight, boosts }: View): string {
	const dice = 1 + boosts;
	return w.dock.flies(flight.base + dice * Math.min(...flight.die), flight.base + dice * Math.max(...flight.die));
}

function Roll({ props }: { props: Props }) {
	const { view, marks } = props;
	const roll = theOne(props.moves, 'done')!;
	return (
		<button
			class={'end end--call' + markClass(marks.get('dice'))}
			data-piece="dice"
			data-move={roll.text}
			title={roll.explain}
			onClick={() => props.play(roll.text)}
		>
			<span class="end__dice" aria-hidden="true">
				{Array.from({ length: 1 + view.boosts }, (_, i) => (
					<Die key={i} value={0} />
				))}
			</span>
			<b>{w.hud.roll(1 + view.boosts)}</b>
			<small>{flightSpan(view)}</small>
			<span class="sr">
				{' '}
				{w.hud.andFly} {roll.explain}
			</span>
		</button>
	);
}

function Quiet({ children }: { children: ComponentChildren }) {
	return <span class="end end--none">{children}</span>;
}

/* The last button of a step or a turn: always here, never anywhere else. */
function End({ props }: { props: Props }) {
	const { view, moves } = props;
	const done = theOne(moves, 'done') ?? theOne(moves, 'stay');
	if (!done) return <Quiet>{!isOver(view) && moves.length > 0 && w.dock.chooseAbove}</Quiet>;
	if (isRolling(view)) return <Roll props={props} />;
	const says = DONE[view.phase] ?? w.hud.goOn;
	const then = after(props);
	return (
		<button
			class={'end' + (moves.length > 1 ? '' : ' end--call')}
			data-move={done.text}
			title={done.explain}
			onClick={() => props.play(done.text)}
		>
			<b>{says}</b>
			{then && <small>{then}</small>}
			<span class="sr"> {done.explain}</span>
		</button>
	);
}

export function Dock({ props }: { props: Props }) {
	const trader = props.view.players[props.seat];
	if (!trader) return null;
	return (
		<div class={'dock' + (props.phone ? ' dock--phone' : '') + (props.view.hand.length > 3 ? ' dock--many' : '')}>
			<Bay props={props} trader={trader} />
			<Cure view={props.view} trader={trader} />
			<Stack props={props} />
			{props.phone ? <Minis props={props} /> : <Hand props={props} />}
			<End props={props} />
		</div>
	);
}
