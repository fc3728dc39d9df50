/* words.tsx - Traders in the frame's words: chips in the bar, the steps of a turn, and the
 * list of choices in the order in which people think of them. */
import type { VNode } from 'preact';
import { theOne, withVerb, type Choice, type Group, type Player } from '../../game';
import { Chip, Die } from '../../pieces';
import { Coin, GoodIcon, HexSign } from './goods';
import { distances, heading, spotOf } from './hex';
import { flightSteps } from './spots';
import { HUES } from './planets';
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
	wordsOf,
	type Act,
	type TraderMove,
	type View,
} from './view';

export function headline(view: View): VNode {
	const lit = view.planets.filter((planet) => planet.producing);
	return (
		<>
			{view.round > 0 && <Chip tone="line">Round {view.round}</Chip>}
			{view.round > 0 && (
				<span class="chip made">
					<span class="made__word">Producing now:</span>
					{lit.length === 0 && 'nobody'}
					{lit.map((planet) => (
						<span key={planet.id} class="made__one">
							<i class="ball" style={{ background: HUES[planet.place] }} />
							{planet.name}
						</span>
					))}
				</span>
			)}
		</>
	);
}

/* The die as it fell, before the question. */
export function lead(view: View, still?: boolean): VNode | null {
	if (view.dice.length === 0 || view.step < 4) return null;
	const key = `${view.round}.${view.turn}.${view.isExtra}`;
	return (
		<span class="rolled">
			{view.dice.map((face, i) => (
				<span key={`${key}.${i}`} title={rollWords(view, face)}>
					<Die value={face} roll={key} still={still} fresh />
				</span>
			))}
		</span>
	);
}

const STEPS = ['', 'Planets', 'Event', 'Act', 'Move', 'Act', 'Sell and buy'];

export function steps(view: View): { name: string; state: 'done' | 'now' | 'next' }[] {
	if (view.step === 0) return [];
	return STEPS.map((name, step) => ({
		name,
		state:
			step < view.step ? ('done' as const) : step === view.step ? ('now' as const) : ('next' as const),
	})).slice(2);
}

export function sub(view: View, player: Player): string {
	return view.players[player.seat]?.company?.name ?? '';
}

export function strip(view: View, player: Player): { main: string; small: string } {
	const trader = view.players[player.seat];
	return trader
		? { main: `${trader.money} MCr`, small: `${trader.delivered} of ${3 * view.goal.units}` }
		: { main: '', small: '' };
}

/* --- choices --------------------------------------------------------------------- */

function hexes(steps: number): VNode {
	return (
		<>
			{steps}
			<HexSign />
			<span class="sr">{steps === 1 ? 'hex' : 'hexes'}</span>
		</>
	);
}

function coins(price: number): VNode {
	return price === 0 ? (
		<>free</>
	) : (
		<>
			{price}
			<Coin />
			<span class="sr">MCr</span>
		</>
	);
}

function flights(moves: TraderMove[], view: View, seat: number): Group[] {
	const me = view.players[seat];
	const far = distances(view, me.ship);
	const ends = withVerb(moves, 'fly')
		.map((move) => {
			const hex = hexNumbered(view, move.move.to);
			return { move, hex, steps: flightSteps(view, hex, far) };
		})
		.sort((a, b) => a.steps - b.steps);
	const of = (test: (end: (typeof ends)[number]) => boolean, what: string, then: string): Choice[] => {
		const fit = ends.filter(test);
		return fit.length === 0
			? []
			: [
					{
						move: fit[0].move,
						what,
						then,
						cost: hexes(fit[0].steps),
						more: fit.length > 1 ? fit.map((end) => end.move) : undefined,
					},
				];
	};
	const choices: Choice[] = [];
	choices.push(
		...of(
			(end) => end.hex.kind === 'dock',
			'Dock at Earth',
			unitsOf(me.cargo) ? `Bring ${wordsOf(view, me.cargo)} home` : 'Nothing aboard yet',
		),
	);
	for (const planet of view.planets.slice(0, 5)) {
		const goods = storeAt(me, planet.place);
		choices.push(
			...of(
				(end) => end.hex.place === planet.place && me.stations.includes(end.hex.id),
				`${planet.name}, your station`,
				unitsOf(goods) ? `${wordsOf(view, goods)} there` : 'Nothing there yet',
			),
		);
	}
	for (const planet of view.planets.slice(0, 5)) {
		const price = stationPrice(view, me, planet.place);
		choices.push(
			...of(
				(end) => end.hex.place === planet.place && !me.stations.includes(end.hex.id),
				`${planet.name}, a free spot`,
				price === 0 ? 'Build there, free' : `A station there is ${price} MCr`,
			),
		);
	}
	choices.push(...of((end) => !end.hex.place, 'Open space', 'Any other lit hex'));
	const stay = theOne(moves, 'stay');
	if (stay)
		choices.push({
			move: stay,
			what: 'Stay here',
			then: 'Do not fly this turn',
			flat: true,
			cost: hexes(0),
		});
	return [{ title: 'Where to', note: 'click a lit hex, or press a number', choices }];
}

const WINDS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

function windOf(from: string, to: string): string {
	const turn = heading(spotOf(from), spotOf(to));
	return from === to ? 'where you are' : WINDS[Math.round((turn + 360) / 45) % 8];
}

/* One flight among its like: where it ends, by what the map shows. */
export function choice(move: TraderMove, view: View, seat: number): Choice {
	const me = view.players[seat];
	if (!me || move.move.verb !== 'fly') return { move };
	const hex = hexNumbered(view, move.move.to);
	const cost = hexes(flightSteps(view, hex, distances(view, me.ship)));
	const planet = hex.place ? planetAt(view, hex.place) : undefined;
	const dock = planet?.place === EARTH ? `Dock at ${planet.name}` : move.explain;
	return planet
		? { move, what: `${planet.name}, ${hex.side}`, then: dock, cost }
		: { move, what: `Open space, ${windOf(me.ship, hex.id)}`, then: move.pieces[0].name, cost };
}

const PLAYS = new Set<Act['verb']>(['play', 'play-against', 'play-to-rob', 'play-on', 'play-to-swap']);

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
							what: `Play ${titled(kind.name)}`,
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
	const name = place ? planetAt(view, place).name : 'here';
	const choices: Choice[] = [];
	for (const move of moves) {
		const act = move.move;
		if (act.verb === 'build')
			choices.push({
				move,
				what: `Build a station on ${name}`,
				then: 'It makes a unit whenever the planet is lit',
				cost: coins(stationPrice(view, me, place)),
			});
		else if (act.verb === 'load')
			choices.push({
				move,
				what: `Load ${goodName(view, act.good)}`,
				then: `${name} to your ship`,
				cost: <GoodIcon good={act.good} />,
			});
		else if (act.verb === 'unload')
			choices.push({
				move,
				what: `Unload ${goodName(view, act.good)}`,
				then: place === EARTH ? 'Into your store at Earth' : `Your ship to ${name}`,
				cost: <GoodIcon good={act.good} />,
			});
	}
	choices.push(...plays(moves, view));
	const done = theOne(moves, 'done');
	if (done)
		choices.push({
			move: done,
			what: isRolling(view) ? 'Roll and fly' : 'Go on',
			then: isRolling(view) ? `You fly ${flightWords(view)}` : done.explain,
			flat: true,
		});
	return [{ title: view.phase === 'acting' ? 'Before you fly' : 'After the flight', choices }];
}

function discarding(view: View, card: number | undefined): string {
	return card ? `, discard ${titled(cardKind(view, card).name)}` : '';
}

function market(moves: TraderMove[], view: View): Group[] {
	const price = (place: number) => (place === EARTH ? view.prices.sellEarth : view.prices.sellStation);
	const choices: Choice[] = withVerb(moves, 'sell')
		.map((move) => ({ ...move.move, move, place: placeNumber(move.move.place) }))
		.sort((a, b) => price(b.place) - price(a.place))
		.map(({ move, units, good, place }) => ({
			move,
			what: `Sell ${units} ${goodName(view, good)}`,
			then: `From ${place === EARTH ? 'your store at ' : ''}${planetAt(view, place).name}`,
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
			what: `Buy a card${buys.length > 1 ? ', discard one' : discarding(view, buys[0].move.give)}`,
			then: 'From the stack, unseen',
			cost: coins(view.prices.card),
			more: buys.length > 1 ? buys : undefined,
		});
	const end = theOne(moves, 'done');
	if (end)
		choices.push({
			move: end,
			what: 'End your turn',
			then: view.extraTurns > 0 ? 'your extra turn comes next' : 'the next player’s turn',
			flat: true,
		});
	return [{ title: 'Sell and buy', choices }];
}

function companies(moves: TraderMove[], view: View): Group[] {
	return [
		{
			title: 'Companies',
			choices: withVerb(moves, 'take').map((move) => {
				const company = view.companies![move.move.company - 1];
				return { move, what: company.name, then: `Ship: the ${company.ship}` };
			}),
		},
	];
}

const WORDS: Partial<Record<Act['verb'], string>> = {
	decline: 'Let it happen',
	refuse: 'Leave it in space',
	leave: 'Keep my hand',
	'give-cargo': 'Give the cargo',
};

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
					title: `What ${planetAt(view, view.asked).name} makes`,
					choices: withVerb(moves, 'assign').map((move) => ({
						move,
						what: capital(wordsOf(view, unitsFrom(move.move.goods))),
					})),
				},
			];
		default:
			return [
				{
					title: 'Your answer',
					choices: moves.map((move) => ({
						move,
						what: WORDS[move.move.verb] ?? capital(move.text),
						flat: move.move.verb in WORDS && move.move.verb !== 'give-cargo',
					})),
				},
			];
	}
}
