/* guide.ts - the first game of Traders, taught by playing it. Each step waits for its moment
 * and goes when the thing it speaks of is done. */
import { theOne, type GuideNow, type GuideStep } from '../../game';
import { w } from './say';
import { dieWords, EARTH, isRolling, shipPiece, unitsOf, type Act, type News, type View } from './view';

type Now = GuideNow<View, Act, News>;

function me(now: Now) {
	return now.view.players[now.seat];
}

function did(now: Now, kind: string): boolean {
	return now.since.some((entry) => entry.kind === kind && entry.seat === now.seat);
}

function can(now: Now, verb: Act['verb']): boolean {
	return now.asked && theOne(now.moves, verb) !== undefined;
}

function ownStations(now: Now): string[] {
	return me(now)?.stations ?? [];
}

/* Docks of Earth that this flight can end at. */
function docks(now: Now): string[] {
	const of = new Set(now.view.hexes.filter((hex) => hex.kind === 'dock').map((hex) => hex.id));
	return now.moves.flatMap((move) => move.pieces.map((piece) => piece.id)).filter((id) => of.has(id));
}

/* "You rolled 4, which counts 2, and 1 hex more: 3 hexes. " */
function rolled({ view }: Now): string {
	const { base } = view.flight;
	return view.dice.length === 0
		? ''
		: w.guide.fly.rolled(view.dice, view.allowance - base, base, view.allowance, dieWords(view));
}

export const guide: GuideStep<View, Act, News>[] = [
	{
		id: 'company',
		title: w.guide.company.title,
		text: w.guide.company.text,
		when: (now) => can(now, 'take'),
		at: '.companies__all',
		done: (now) => did(now, 'take'),
	},
	{
		id: 'assign',
		title: w.guide.assign.title,
		text: w.guide.assign.text,
		when: (now) => can(now, 'assign'),
		at: (now) => [now.view.planets[now.view.asked - 1]?.id ?? ''],
		done: (now) => did(now, 'assign'),
	},
	{
		id: 'goal',
		title: w.guide.goal.title,
		text: ({ view }) => w.guide.goal.text(view.goal.units, view.goal.money),
		when: (now) => now.view.round > 0,
		at: (now) => [`[data-seat="${now.seat}"]`],
	},
	{
		id: 'fly',
		title: w.guide.fly.title,
		text: (now) => rolled(now) + w.guide.fly.text,
		when: (now) => can(now, 'fly'),
		at: (now) => [shipPiece(now.seat)],
		done: (now) => did(now, 'fly') || did(now, 'stay'),
	},
	{
		id: 'spot',
		title: w.guide.spot.title,
		text: w.guide.spot.text,
		when: (now) => can(now, 'fly') && ownStations(now).length === 0 && now.view.round > 1,
		at: (now) => [shipPiece(now.seat)],
		done: (now) => did(now, 'fly') || did(now, 'stay'),
		moot: (now) => ownStations(now).length > 0,
	},
	{
		id: 'roll',
		title: w.guide.roll.title,
		text: (now) => w.guide.roll.text(theOne(now.moves, 'done')?.explain),
		when: (now) => can(now, 'done') && isRolling(now.view) && !can(now, 'load'),
		at: 'dice',
		done: (now) => did(now, 'roll'),
	},
	{
		id: 'build',
		title: w.guide.build.title,
		text: w.guide.build.text,
		when: (now) => can(now, 'build'),
		at: (now) => [me(now).ship],
		done: (now) => did(now, 'build'),
	},
	{
		id: 'lit',
		title: w.guide.lit.title,
		text: w.guide.lit.text,
		when: (now) => ownStations(now).length > 0 && now.view.planets.some((planet) => planet.producing),
		at: (now) => now.view.planets.filter((planet) => planet.producing).map((planet) => planet.id),
	},
	{
		id: 'make',
		title: w.guide.make.title,
		text: w.guide.make.text,
		when: (now) => now.view.phase === 'making' && can(now, 'make'),
		at: (now) => [now.view.planets[now.view.asked - 1]?.id ?? ''],
		done: (now) => did(now, 'make'),
	},
	{
		id: 'load',
		title: w.guide.load.title,
		text: ({ view }) => w.guide.load.text(view.room.cargo),
		when: (now) => can(now, 'load') && me(now).docked !== EARTH,
		at: '.callout',
		done: (now) => did(now, 'load'),
	},
	{
		id: 'home',
		title: w.guide.home.title,
		text: (now) => (docks(now).length > 0 ? w.guide.home.near : w.guide.home.far),
		when: (now) => can(now, 'fly') && unitsOf(me(now).cargo) > 0 && me(now).docked !== EARTH,
		at: (now) => (docks(now).length > 0 ? docks(now) : ['planet-earth']),
		done: (now) => did(now, 'fly') || did(now, 'stay'),
	},
	{
		id: 'unload',
		title: w.guide.unload.title,
		text: ({ view }) => w.guide.unload.text(view.prices.sellEarth, view.prices.sellStation),
		when: (now) => can(now, 'unload') && me(now).docked === EARTH,
		at: '.callout',
		done: (now) => did(now, 'unload'),
	},
	{
		id: 'sell',
		title: w.guide.sell.title,
		text: ({ view: { goal, prices } }) =>
			w.guide.sell.text(goal.units, goal.money, prices.card, prices.station, prices.second),
		when: (now) => now.view.phase === 'market' && now.asked && (can(now, 'sell') || can(now, 'buy')),
		at: 'stack',
		done: (now) => did(now, 'sell') || did(now, 'buy'),
	},
	{
		id: 'cards',
		title: w.guide.cards.title,
		text: w.guide.cards.text,
		when: (now) => now.view.hand.length > 0 && now.asked,
		at: (now) => now.view.hand.slice(0, 1).map((card) => card.id),
	},
];
