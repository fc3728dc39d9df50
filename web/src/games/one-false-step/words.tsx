/* words.tsx - One False Step in the frame's words: the week in the bar, and the list of choices
 * in the order in which people think of them. */
import type { VNode } from 'preact';
import type { Choice, Group, Move } from '../../game';
import { Chip } from '../../pieces';
import { FoodSign, GoldSign, RedSign } from './ink';
import { cityOf, claimName, percent, plural, titled, type Mayor, type View } from './view';

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

function starts(moves: Move[], start: string): Move[] {
	return moves.filter((move) => move.text.startsWith(start));
}

/* Several moves behind one choice, or the one there is. */
function several(moves: Move[], what: string, then: string, cost?: Choice['cost']): Choice[] {
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

function placements(moves: Move[], view: View, seat: number): Group[] {
	return view.map.cities
		.filter((city) => city.owner === seat && city.middle > 0)
		.map((city) => {
			const own = moves.filter((move) => move.pieces[0]?.id === city.card);
			const claims = [...starts(own, 'stake'), ...starts(own, 'jump')].map((move) => {
				const id = move.pieces[1].id;
				const jump = move.text.startsWith('jump');
				return {
					move,
					what: `${jump ? 'Jump' : 'Stake'} ${claimName(id)}`,
					then: move.explain,
				};
			});
			const many = (verb: string, what: string): Choice[] =>
				several(starts(own, verb), what, starts(own, verb)[0]?.explain ?? '');
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

function trades(moves: Move[], view: View): Group[] {
	const banks = starts(moves, 'bank').map((move): Choice => ({ move, what: titled(move.text.replace(/^bank/, 'Bank:')) }));
	const offers = view.players.flatMap((mayor) =>
		several(
			moves.filter((move) => move.text.startsWith('offer') && move.pieces[0]?.id === mayor.id),
			`Offer p${mayor.seat + 1} a trade`,
			`has ${mayor.food} Food and ${mayor.gold} Gold`,
		),
	);
	return [{ title: 'Trade', note: 'any numbers can be typed', choices: [...banks, ...offers] }];
}

/* --- the other days --------------------------------------------------------------------- */

function feeding(moves: Move[], view: View, me: Mayor): Group[] {
	const feed = starts(moves, 'feed').map((move): Choice => ({ move, what: 'Feed every city', cost: food(me.upkeep) }));
	const starve = starts(moves, 'starve').map((move): Choice => {
		const city = cityOf(view, move.pieces[0].id)!;
		return { move, what: `Let ${city.name} starve`, then: move.explain };
	});
	return [{ title: 'Wednesday', note: 'click a city to let it starve', choices: [...feed, ...starve] }];
}

function launching(moves: Move[], me: Mayor): Group[] {
	const raises = starts(moves, 'raise').map((move): Choice => {
		const system = me.rocket.systems.find((one) => one.id === move.pieces[0]?.id)!;
		return {
			move,
			what: `Raise ${system.name} to ${system.level + 1}`,
			then: move.explain.replace(/^Level \d+ for \d+ Gold: /, ''),
			cost: gold(system.next!.price),
		};
	});
	const all = me.rocket.shot.outcomes.at(-1)!;
	const shot = starts(moves, 'moon shot').map((move): Choice => ({
		move,
		what: `Fire a Moon Shot: ${percent(all.chance)} for +${all.gain}${all.wins ? ', and the game' : ''}`,
		then: move.explain.replace(/^\d+ Food\. /, ''),
		cost: food(me.rocket.shot.food),
	}));
	const done = starts(moves, 'done').map((move): Choice => ({ move, what: 'Done for today', flat: true }));
	return [{ title: 'Thursday', note: 'click a system, or your rocket', choices: [...raises, ...shot, ...done] }];
}

function opening(moves: Move[], view: View): Group[] {
	const choices = view.map.cities
		.filter((city) => city.where === 'seat')
		.flatMap((city) => {
			const bids = moves.filter((move) => move.pieces[0]?.id === city.id);
			return several(
				bids,
				`Bid on ${city.name}`,
				bids[0]?.explain.replace(/^.*?: /, '') ?? '',
				<>from {red(city.chips + 1)}</>,
			);
		});
	return [{ title: 'County Seats', note: 'click one on the map', choices }];
}

function bidding(moves: Move[]): Group[] {
	const bids = starts(moves, 'bid ').map((move): Choice => ({
		move,
		what: titled(move.text),
		then: move.explain.replace(/^.*; Active/, 'Active'),
	}));
	const pass = starts(moves, 'pass').map((move): Choice => ({ move, what: 'Pass for good', flat: true }));
	return [{ title: 'Saturday', choices: [...bids, ...pass] }];
}

export function group(moves: Move[], view: View, seat: number): Group[] {
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
			return [...launching(moves, me), ...trades(moves, view)];
		case 'bidding':
		case 'button':
			return [...bidding(moves), ...trades(moves, view)];
		default:
			return [
				{
					title: 'Your answer',
					choices: moves
						.filter((move) => !move.text.startsWith('bank'))
						.map((move) => ({ move, flat: move.text === 'decline' })),
				},
				...trades(moves, view),
			];
	}
}
