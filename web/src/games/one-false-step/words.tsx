/* words.tsx - One False Step in the frame's words: the list of choices, in the order in which people
 * think of them. */
import type { VNode } from 'preact';
import { withVerb, type Choice, type Group, type Move } from '../../game';
import { FoodSign, GoldSign, RedSign } from './ink';
import { w } from './say';
import { chipWords, cityName, claimName, doors, otherGood, waits, type Act, type City, type Mayor, type System, type View } from './view';

/* Names of players stand for p1 to p6 in the end. */
function seatName(seat: number): string {
	return `p${seat}`;
}

/* A move by itself, in words. */
function whatOf({ move, pieces }: Move<Act>, view: View): string {
	const claim = () => claimName(view.map.claims.find((one) => one.id === pieces[1]?.id)!);
	switch (move.verb) {
		case 'bid-on':
			return w.choice.bidOn(move.chips, cityName(view, move.city));
		case 'stake':
			return w.choice.stake(claim());
		case 'jump':
			return w.choice.jump(claim());
		case 'strengthen':
			return w.choice.strengthen(cityName(view, move.city), move.counters);
		case 'train':
			return w.choice.train(move.counters, cityName(view, move.city), cityName(view, move.to));
		case 'board':
			return w.choice.board(move.counters, cityName(view, move.city));
		case 'starve':
			return w.choice.starve(cityName(view, move.city));
		case 'raise': {
			const system = view.players[view.turn]?.rocket.systems.find((one) => one.id === pieces[0]?.id);
			return w.choice.raise(system?.name ?? '', (system?.level ?? 0) + 1);
		}
		case 'bid':
			return w.choice.bid(move.chips);
		case 'pay':
			return w.choice.pay(chipWords(move));
		case 'hand':
			return w.choice.hand(seatName(move.to));
		case 'exchange':
			return w.choice.bank(move.get * view.bankRate, move.gives, move.get, otherGood(move.gives));
		case 'offer':
			return w.choice.offer(seatName(move.to), move.give, move.gives, move.take, otherGood(move.gives));
		default:
			return w.choice[move.verb];
	}
}

export function choice(move: Move<Act>, view: View): Choice {
	return { move, what: whatOf(move, view) };
}

/* Several moves behind one choice, or the one there is. */
function several(view: View, moves: Move<Act>[], what: string, then: string, cost?: Choice['cost']): Choice[] {
	if (moves.length === 0) return [];
	if (moves.length === 1) return [choice(moves[0], view)];
	return [{ move: moves[0], what, then, cost, more: moves }];
}

function gold(count: number): VNode {
	return (
		<>
			{count}
			<GoldSign name={w.goods.gold} />
		</>
	);
}

function food(count: number): VNode {
	return (
		<>
			{count}
			<FoodSign name={w.goods.food} />
		</>
	);
}

function red(count: number): VNode {
	return (
		<>
			{count}
			<RedSign name={w.goods.red} />
		</>
	);
}

/* --- Monday ------------------------------------------------------------------------- */

function placements(moves: Move<Act>[], view: View, seat: number): Group[] {
	return view.map.cities
		.filter((city) => city.owner === seat && city.middle > 0)
		.map((city) => {
			const own = moves.filter((move) => move.pieces[0]?.id === city.card);
			const claims = [...withVerb(own, 'stake'), ...withVerb(own, 'jump')];
			const many = (verb: 'strengthen' | 'board' | 'train', what: string): Choice[] =>
				several(view, withVerb(own, verb), what, withVerb(own, verb)[0]?.explain ?? '');
			return {
				title: w.choice.monday(city.name, city.middle),
				note: w.choice.mondayNote,
				choices: [
					...claims.map((move) => choice(move, view)),
					...many('strengthen', w.choice.strengthen(city.name, 1)),
					...many('board', w.choice.boards),
					...many('train', w.choice.trains),
				],
			};
		});
}

/* --- trade -------------------------------------------------------------------------- */

function trades(moves: Move<Act>[], view: View): Group[] {
	const banks = withVerb(moves, 'exchange').map((move) => choice(move, view));
	const offers = view.players.flatMap((mayor) =>
		several(
			view,
			withVerb(moves, 'offer').filter((move) => move.move.to === mayor.seat + 1),
			w.choice.offerTo(seatName(mayor.seat + 1)),
			w.choice.has(mayor.food, mayor.gold),
		),
	);
	return [{ title: w.choice.trade, note: w.choice.tradeNote, choices: [...banks, ...offers] }];
}

/* --- the other days --------------------------------------------------------------------- */

function feeding(moves: Move<Act>[], view: View, me: Mayor): Group[] {
	const feed = withVerb(moves, 'feed').map((move): Choice => ({ ...choice(move, view), cost: food(me.upkeep) }));
	const starve = withVerb(moves, 'starve').map((move) => choice(move, view));
	return [{ title: w.choice.wednesday, note: w.choice.wednesdayNote, choices: [...feed, ...starve] }];
}

/* What a system's next level is good for. */
function raised(view: View, system: System): string {
	const next = system.next!;
	const points = view.knowHow.find((one) => one.system === system.name)?.points ?? 0;
	const know = next.takesKnowHow ? w.choice.takes(points) : '';
	const fee = next.fee ? w.choice.fee(next.fee, seatName(next.feeTo! + 1)) : '';
	return `${w.choice.raised(next.target, w.percent(next.chance), w.percent(system.chance))}${know}${fee}`;
}

/* The chances of a Moon Shot. */
function fired({ systems, shot }: Mayor['rocket']): string {
	return w.choice.fired(
		systems.map((system) => `${system.name} ${w.percent(system.chance)}`).join(', '),
		shot.outcomes.map((outcome) => `+${outcome.gain} ${w.percent(outcome.chance, outcome.possible)}`).join(', '),
	);
}

function launching(moves: Move<Act>[], view: View, me: Mayor): Group[] {
	const raises = withVerb(moves, 'raise').map((move): Choice => {
		const system = me.rocket.systems.find((one) => one.id === move.pieces[0]?.id)!;
		return { ...choice(move, view), then: raised(view, system), cost: gold(system.next!.price) };
	});
	const all = me.rocket.shot.outcomes.at(-1)!;
	const shot = withVerb(moves, 'shoot').map((move): Choice => ({
		move,
		what: w.choice.shot(w.percent(all.chance, all.possible), all.gain, all.wins),
		then: fired(me.rocket),
		cost: food(me.rocket.shot.food),
	}));
	const done = withVerb(moves, 'done').map((move): Choice => ({ ...choice(move, view), flat: true }));
	return [{ title: w.choice.thursday, note: w.choice.thursdayNote, choices: [...raises, ...shot, ...done] }];
}

/* What a city is good for. */
function offered(view: View, city: City): string {
	const { mines, farms } = doors(view, city);
	return w.choice.offered(city.food, city.red, mines, farms, city.population);
}

function opening(moves: Move<Act>[], view: View): Group[] {
	const choices = view.map.cities
		.filter((city) => city.where === 'seat')
		.flatMap((city) => {
			const bids = moves.filter((move) => move.pieces[0]?.id === city.id);
			const from = (
				<>
					{w.choice.from} {red(city.chips + 1)}
				</>
			);
			return several(view, bids, w.choice.bidOnCity(city.name), offered(view, city), from);
		});
	return [{ title: w.choice.seats, note: w.choice.seatsNote, choices }];
}

function bidding(moves: Move<Act>[], view: View): Group[] {
	const bids = withVerb(moves, 'bid').map((move): Choice => ({
		...choice(move, view),
		then: view.phase === 'bidding' ? w.choice.wakes(waits(move.move.chips)) : move.explain,
	}));
	const pass = withVerb(moves, 'pass').map((move): Choice => ({ ...choice(move, view), flat: true }));
	return [{ title: w.choice.saturday, choices: [...bids, ...pass] }];
}

export function group(moves: Move<Act>[], view: View, seat: number): Group[] {
	const me = view.players[seat];
	if (!me) return [];
	switch (view.phase) {
		case 'opening':
			return opening(moves, view);
		case 'placing':
			return [...placements(moves, view, seat), ...trades(moves, view)];
		case 'feeding':
			return [...feeding(moves, view, me), ...trades(moves, view)];
		case 'launching':
			return [...launching(moves, view, me), ...trades(moves, view)];
		case 'bidding':
		case 'button':
			return [...bidding(moves, view), ...trades(moves, view)];
		default:
			return [
				{
					title: w.choice.answer,
					choices: moves
						.filter((move) => move.move.verb !== 'exchange')
						.map((move) => ({ ...choice(move, view), flat: move.move.verb === 'decline' })),
				},
				...trades(moves, view),
			];
	}
}
