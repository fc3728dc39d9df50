/* words.tsx - Traders in the frame's words: chips in the bar, the steps of a turn, and the
 * list of choices in the order in which people think of them. */
import type { VNode } from 'preact';
import { theOne, withVerb, type Choice, type Group, type Player } from '../../game';
import { Chip, Die } from '../../pieces';
import { Coin, GoodIcon, HexSign } from './goods';
import { deedName } from './deed';
import { flightTo } from './flight';
import { distances, heading, spotOf } from './hex';
import { flightSteps } from './spots';
import { w } from './say';
import {
	cardKind,
	EARTH,
	flightWords,
	goodName,
	hexNumbered,
	isRolling,
	placeNumber,
	placeOf,
	planetAt,
	rollWords,
	stationPrice,
	storeAt,
	titled,
	unitsOf,
	unitsFrom,
	where,
	wordsOf,
	type Act,
	type TraderMove,
	type View,
} from './view';

export function headline(view: View): VNode {
	return <>{view.round > 0 && <Chip tone="line">{w.bar.round(view.round)}</Chip>}</>;
}

/* The die as it fell, before the question. */
export function lead(view: View): VNode | null {
	if (view.dice.length === 0 || view.step < 4) return null;
	const key = `${view.round}.${view.turn}.${view.isExtra}`;
	return (
		<span class="rolled">
			{view.dice.map((face, i) => (
				<span key={`${key}.${i}`} title={rollWords(view, face)}>
					<Die value={face} still />
				</span>
			))}
		</span>
	);
}

export function steps(view: View): { name: string; state: 'done' | 'now' | 'next' }[] {
	if (view.step === 0) return [];
	return w.bar.steps
		.map((name, i) => ({
			name,
			state:
				i + 1 < view.step ? ('done' as const) : i + 1 === view.step ? ('now' as const) : ('next' as const),
		}))
		.slice(1); /* planets come before a turn */
}

export function sub(view: View, player: Player): string {
	return view.players[player.seat]?.company?.name ?? '';
}

export function strip(view: View, player: Player): string {
	const trader = view.players[player.seat];
	return trader ? `${trader.delivered}/${3 * view.goal.units}` : '';
}

/* --- choices --------------------------------------------------------------------- */

function hexes(steps: number): VNode {
	return (
		<>
			{steps}
			<HexSign />
			<span class="sr">{w.hexWord(steps)}</span>
		</>
	);
}

function coins(price: number): VNode {
	return price === 0 ? (
		<>{w.free}</>
	) : (
		<>
			{price}
			<Coin />
			<span class="sr">MCr</span>
		</>
	);
}

interface End {
	move: TraderMove;
	hex: ReturnType<typeof hexNumbered>;
	steps: number;
}

function endsOf(moves: TraderMove[], view: View, seat: number): End[] {
	const far = distances(view, view.players[seat].ship);
	return withVerb(moves, 'fly')
		.map((move) => {
			const hex = hexNumbered(view, move.move.to);
			return { move, hex, steps: flightSteps(view, hex, far) };
		})
		.sort((a, b) => a.steps - b.steps);
}

/* One choice for all the ends of a kind, the nearest first. */
function flight(fit: End[], what: string, then: string): Choice[] {
	const [near] = fit;
	if (!near) return [];
	const more = fit.length > 1 ? fit.map((end) => end.move) : undefined;
	return [{ move: near.move, what, then, cost: hexes(near.steps), more }];
}

function flights(moves: TraderMove[], view: View, seat: number): Group[] {
	const me = view.players[seat];
	const ends = endsOf(moves, view, seat);
	const planets = view.planets.slice(0, 5);
	const own = (end: End) => me.stations.includes(end.hex.id);
	const choices: Choice[] = flight(
		ends.filter((end) => end.hex.kind === 'dock'),
		w.list.dockAtEarth(planetAt(view, EARTH).name),
		unitsOf(me.cargo) ? w.list.bringHome(wordsOf(view, me.cargo)) : w.list.nothingAboard,
	);
	for (const { place, name } of planets) {
		const goods = storeAt(me, place);
		const then = unitsOf(goods) ? w.list.goodsThere(wordsOf(view, goods)) : w.list.nothingThere;
		const there = ends.filter((end) => end.hex.place === place && own(end));
		choices.push(...flight(there, w.list.ownStation(name), then));
	}
	for (const { place, name } of planets) {
		const there = ends.filter((end) => end.hex.place === place && !own(end));
		choices.push(...flight(there, w.list.freeSpot(name), w.list.buildThere(stationPrice(view, me, place))));
	}
	choices.push(...flight(ends.filter((end) => !end.hex.place), w.list.space, w.list.otherHex));
	const move = theOne(moves, 'stay');
	if (move) choices.push({ move, what: w.list.stay, then: w.list.stayThen, flat: true, cost: hexes(0) });
	return [{ title: w.list.whereTo, note: w.list.whereToNote, choices }];
}

const WINDS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

function windOf(from: string, to: string): string {
	const turn = heading(spotOf(from), spotOf(to));
	return from === to ? w.list.here : w.list.sides[WINDS[Math.round((turn + 360) / 45) % 8]];
}

/* One flight among its like: where it ends, by what the map shows. */
export function choice(move: TraderMove, view: View, seat: number): Choice {
	const me = view.players[seat];
	if (!me || move.move.verb !== 'fly') return { move };
	const hex = hexNumbered(view, move.move.to);
	const cost = hexes(flightSteps(view, hex, distances(view, me.ship)));
	const planet = hex.place ? planetAt(view, hex.place) : undefined;
	const { title, text, price } = flightTo(view, seat, hex);
	const then = `${price === undefined ? '' : `${w.flight.costs(price)} `}${text}`;
	return planet
		? { move, what: `${title}, ${w.list.sides[hex.side!]}`, then, cost }
		: { move, what: w.list.spaceTo(windOf(me.ship, hex.id)), then, cost };
}

const PLAYS = new Set<Act['verb']>([
	'play',
	'play-against',
	'play-to-rob',
	'play-on',
	'play-to-swap',
	'play-against-on',
	'play-to-rob-on',
]);

function cardOf(view: View, act: Act) {
	return 'card' in act ? cardKind(view, act.card) : undefined;
}

/* Playing a card: all its aims behind one choice. */
function plays(moves: TraderMove[], view: View): Choice[] {
	return view.kinds
		.filter((kind) => kind.action)
		.flatMap((kind) => {
			const fit = moves.filter(({ move }) => PLAYS.has(move.verb) && cardOf(view, move) === kind);
			return fit.length === 0
				? []
				: [
						{
							move: fit[0],
							what: w.list.play(titled(kind.name)),
							then: kind.text,
							cost: coins(kind.cost),
							more: fit.length > 1 ? fit : undefined,
						},
					];
		});
}

function acts(moves: TraderMove[], view: View, seat: number): Group[] {
	const me = view.players[seat];
	const place = me.docked || placeOf(view, me.ship);
	const here = where(planetAt(view, place || EARTH));
	const choices: Choice[] = [];
	for (const move of moves) {
		const act = move.move;
		if (act.verb === 'build')
			choices.push({
				move,
				what: w.list.build(here.name),
				then: w.list.buildThen,
				cost: coins(stationPrice(view, me, place)),
			});
		else if (act.verb === 'load')
			choices.push({
				move,
				what: w.list.load(goodName(view, act.good)),
				then: w.list.loadThen(here),
				cost: <GoodIcon good={act.good} />,
			});
		else if (act.verb === 'unload')
			choices.push({
				move,
				what: w.list.unload(goodName(view, act.good)),
				then: w.list.unloadThen(here),
				cost: <GoodIcon good={act.good} />,
			});
	}
	choices.push(...plays(moves, view));
	const done = theOne(moves, 'done');
	if (done)
		choices.push({
			move: done,
			what: isRolling(view) ? w.list.roll : w.list.goOn,
			then: isRolling(view) ? w.list.rollThen(flightWords(view)) : done.explain,
			flat: true,
		});
	return [{ title: view.phase === 'acting' ? w.list.before : w.list.after, choices }];
}

function buying(view: View, buys: { move: { give?: number } }[]): string {
	const { give } = buys[0].move;
	if (buys.length > 1) return w.list.buyDiscardOne;
	return give ? w.list.buyDiscard(titled(cardKind(view, give).name)) : w.list.buy;
}

function market(moves: TraderMove[], view: View): Group[] {
	const price = (place: number) => (place === EARTH ? view.prices.sellEarth : view.prices.sellStation);
	const choices: Choice[] = withVerb(moves, 'sell')
		.map((move) => ({ ...move.move, move, place: placeNumber(move.move.place) }))
		.sort((a, b) => price(b.place) - price(a.place))
		.map(({ move, units, good, place }) => ({
			move,
			what: w.list.sell(units, goodName(view, good)),
			then: w.list.sellFrom(where(planetAt(view, place))),
			cost: (
				<>
					+{units * price(place)}
					<Coin />
				</>
			),
		}));
	const buys = withVerb(moves, 'buy');
	if (buys.length > 0)
		choices.push({
			move: buys[0],
			what: buying(view, buys),
			then: w.list.unseen,
			cost: coins(view.prices.card),
			more: buys.length > 1 ? buys : undefined,
		});
	const end = theOne(moves, 'done');
	if (end)
		choices.push({
			move: end,
			what: w.list.end,
			then: w.list.endThen(view.extraTurns > 0),
			flat: true,
		});
	return [{ title: w.list.market, choices }];
}

function companies(moves: TraderMove[], view: View): Group[] {
	return [
		{
			title: w.list.companies,
			choices: withVerb(moves, 'take').map((move) => {
				const company = view.companies![move.move.company - 1];
				return { move, what: company.name, then: w.list.ship(company.ship) };
			}),
		},
	];
}

/* What says no, or leaves all as it is. */
const FLAT = new Set<Act['verb']>(['decline', 'refuse', 'leave', 'pass']);

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

export function group(moves: TraderMove[], view: View, seat: number): Group[] {
	switch (view.phase) {
		case 'taking':
			return companies(moves, view);
		case 'flying':
			return flights(moves, view, seat);
		case 'acting':
		case 'acting-again':
			return acts(moves, view, seat);
		case 'market':
			return market(moves, view);
		case 'assigning':
			return [
				{
					title: w.list.makes(planetAt(view, view.asked).name),
					choices: withVerb(moves, 'assign').map((move) => ({
						move,
						what: capital(wordsOf(view, unitsFrom(move.move.goods))),
					})),
				},
			];
		default:
			return [
				{
					title: w.list.answer,
					choices: moves.map((move) => ({
						move,
						what: capital(deedName(move, view)),
						flat: FLAT.has(move.move.verb),
					})),
				},
			];
	}
}
