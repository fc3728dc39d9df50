/* words.tsx - One False Step in the frame's words: the week in the bar, and the list of choices
 * in the order in which people think of them. */
import type { VNode } from 'preact';
import { withVerb, type Choice, type Group, type Move } from '../../game';
import { Chip } from '../../pieces';
import { FoodSign, GoldSign, RedSign } from './ink';
import { cityOf, doors, goodName, otherGood, percent, plural, waits, type City, type Mayor, type System, type View, type Act } from './view';

export function headline(view: View): VNode {
	return (
		<>
			<Chip tone="line">{view.week > 0 ? `Week ${view.week}` : 'Starting auction'}</Chip>
			<Chip tone="line">
				{view.deck === 0 ? 'no cities left to sell' : `${plural(view.deck, 'city', 'cities')} still to be sold`}
			</Chip>
		</>
	);
}

/* Several moves behind one choice, or the one there is. */
function several(moves: Move<Act>[], what: string, then: string, cost?: Choice['cost']): Choice[] {
	if (moves.length === 0) return [];
	if (moves.length === 1) return [{ move: moves[0] }];
	return [{ move: moves[0], what, then, cost, more: moves }];
}

function gold(count: number): VNode {
	return (
		<>
			{count}
			<GoldSign name="Gold" />
		</>
	);
}

function food(count: number): VNode {
	return (
		<>
			{count}
			<FoodSign name="Food" />
		</>
	);
}

function red(count: number): VNode {
	return (
		<>
			{count}
			<RedSign name="red" />
		</>
	);
}

/* --- Monday ------------------------------------------------------------------------- */

function placements(moves: Move<Act>[], view: View, seat: number): Group[] {
	return view.map.cities
		.filter((city) => city.owner === seat && city.middle > 0)
		.map((city) => {
			const own = moves.filter((move) => move.pieces[0]?.id === city.card);
			const claims = [...withVerb(own, 'stake'), ...withVerb(own, 'jump')].map((move) => ({
				move,
				what: `${move.move.verb === 'jump' ? 'Jump' : 'Stake'} ${move.pieces[1].name}`,
				then: move.explain,
			}));
			const many = (verb: 'strengthen' | 'board' | 'train', what: string): Choice[] =>
				several(withVerb(own, verb), what, withVerb(own, verb)[0]?.explain ?? '');
			return {
				title: `${city.name}: ${plural(city.middle, 'counter')}`,
				note: 'click the counters, then a lit place',
				choices: [
					...claims,
					...many('strengthen', `Strengthen ${city.name}`),
					...many('board', 'Board the rocket'),
					...many('train', 'Send by Train'),
				],
			};
		});
}

/* --- trade -------------------------------------------------------------------------- */

function trades(moves: Move<Act>[], view: View): Group[] {
	const banks = withVerb(moves, 'exchange').map((move): Choice => {
		const { gives, get } = move.move;
		return { move, what: `Bank: ${get * view.bankRate} ${goodName(gives)} for ${get} ${goodName(otherGood(gives))}` };
	});
	const offers = view.players.flatMap((mayor) =>
		several(
			withVerb(moves, 'offer').filter((move) => move.move.to === mayor.seat + 1),
			`Offer p${mayor.seat + 1} a trade`,
			`has ${mayor.food} Food and ${mayor.gold} Gold`,
		),
	);
	return [{ title: 'Trade', note: 'any numbers can be typed', choices: [...banks, ...offers] }];
}

/* --- the other days --------------------------------------------------------------------- */

function feeding(moves: Move<Act>[], view: View, me: Mayor): Group[] {
	const feed = withVerb(moves, 'feed').map((move): Choice => ({ move, what: 'Feed every city', cost: food(me.upkeep) }));
	const starve = withVerb(moves, 'starve').map((move): Choice => {
		const city = cityOf(view, move.pieces[0].id)!;
		return { move, what: `Let ${city.name} starve`, then: move.explain };
	});
	return [{ title: 'Wednesday', note: 'click a city to let it starve', choices: [...feed, ...starve] }];
}

/* What a system's next level is good for. */
function raised(view: View, system: System): string {
	const next = system.next!;
	const points = view.knowHow.find((one) => one.system === system.name)?.points ?? 0;
	const know = next.takesKnowHow ? `; you take the Know-how, +${plural(points, 'point')}` : '';
	const fee = next.fee ? `; ${next.fee} of it goes to p${next.feeTo! + 1}` : '';
	return `holds on ${next.target} or more, ${percent(next.chance)} instead of ${percent(system.chance)}${know}${fee}`;
}

/* The chances of a Moon Shot. */
function fired({ systems, shot }: Mayor['rocket']): string {
	const holds = systems.map((system) => `${system.name} ${percent(system.chance)}`).join(', ');
	return `${holds}. Points: ${shot.outcomes.map((outcome) => `+${outcome.gain} ${percent(outcome.chance)}`).join(', ')}`;
}

function launching(moves: Move<Act>[], view: View, me: Mayor): Group[] {
	const raises = withVerb(moves, 'raise').map((move): Choice => {
		const system = me.rocket.systems.find((one) => one.id === move.pieces[0]?.id)!;
		return {
			move,
			what: `Raise ${system.name} to ${system.level + 1}`,
			then: raised(view, system),
			cost: gold(system.next!.price),
		};
	});
	const all = me.rocket.shot.outcomes.at(-1)!;
	const shot = withVerb(moves, 'shoot').map((move): Choice => ({
		move,
		what: `Fire a Moon Shot: ${percent(all.chance)} for +${all.gain}${all.wins ? ', and the game' : ''}`,
		then: fired(me.rocket),
		cost: food(me.rocket.shot.food),
	}));
	const done = withVerb(moves, 'done').map((move): Choice => ({ move, what: 'Done for today', flat: true }));
	return [{ title: 'Thursday', note: 'click a system, or your rocket', choices: [...raises, ...shot, ...done] }];
}

/* What a city is good for. */
function offered(view: View, city: City): string {
	const { mines, farms } = doors(view, city);
	return `eats ${city.food} Food, worth ${plural(city.red, 'point')}; mines at its door ${mines}, farms ${farms}; Active at once`;
}

function opening(moves: Move<Act>[], view: View): Group[] {
	const choices = view.map.cities
		.filter((city) => city.where === 'seat')
		.flatMap((city) => {
			const bids = moves.filter((move) => move.pieces[0]?.id === city.id);
			return several(
				bids,
				`Bid on ${city.name}`,
				offered(view, city),
				<>from {red(city.chips + 1)}</>,
			);
		});
	return [{ title: 'County Seats', note: 'click one on the map', choices }];
}

function bidding(moves: Move<Act>[], view: View): Group[] {
	const wakes = (move: Move<Extract<Act, { verb: 'bid' }>>) => `Active after ${plural(waits(move.move.chips), 'Friday')}, and the Button is yours`;
	const bids = withVerb(moves, 'bid').map((move): Choice => ({
		move,
		what: `Bid ${move.move.chips}`,
		then: view.phase === 'bidding' ? wakes(move) : move.explain,
	}));
	const pass = withVerb(moves, 'pass').map((move): Choice => ({ move, what: 'Pass for good', flat: true }));
	return [{ title: 'Saturday', choices: [...bids, ...pass] }];
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
					title: 'Your answer',
					choices: moves
						.filter((move) => move.move.verb !== 'exchange')
						.map((move) => ({ move, flat: move.move.verb === 'decline' })),
				},
				...trades(moves, view),
			];
	}
}
