/* guide.ts - the first game of Traders, taught by playing it. Each step waits for its moment
 * and goes when the thing it speaks of is done. */
import { theOne, type GuideNow, type GuideStep } from '../../game';
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
		: `You rolled ${view.dice.join(' and ')}: that counts ${view.allowance - base}, and ${base} more makes ${view.allowance} hexes (${dieWords(view)}). `;
}

export const guide: GuideStep<View, Act, News>[] = [
	{
		id: 'company',
		title: 'Earth is sneezing',
		text: 'All of Earth has a cold, and who brings home the cure first wins. Take a company: they differ in manners, not in strength. Click the one you like.',
		when: (now) => can(now, 'take'),
		at: '.companies__all',
		done: (now) => did(now, 'take'),
	},
	{
		id: 'goal',
		title: 'What wins',
		text: ({ view }) =>
			`Bring ${view.goal.units} metal, ${view.goal.units} food and ${view.goal.units} gems to Earth, then dock there with ${view.goal.money} MCr for the machine. Your panel shows what you have; pale units are still wanting. Who comes later in the round starts with a little money, since the first is ahead.`,
		when: (now) => now.view.round > 0,
		at: (now) => [`[data-seat="${now.seat}"]`],
	},
	{
		id: 'fly',
		title: 'Fly',
		text: (now) =>
			`${rolled(now)}The lit hexes are where the flight can end; the number is how many hexes it takes. Head for a planet: a dashed pad beside one is a spot for a station, and your first is free.`,
		when: (now) => can(now, 'fly'),
		at: (now) => [shipPiece(now.seat)],
		done: (now) => did(now, 'fly') || did(now, 'stay'),
	},
	{
		id: 'spot',
		title: 'Find a spot',
		text: 'Nothing comes of flying alone: you still have no station, and the first is free. End the flight on a dashed pad beside a planet, or nearer to one, and build there.',
		when: (now) => can(now, 'fly') && ownStations(now).length === 0 && now.view.round > 1,
		at: (now) => [shipPiece(now.seat)],
		done: (now) => did(now, 'fly') || did(now, 'stay'),
		moot: (now) => ownStations(now).length > 0,
	},
	{
		id: 'roll',
		title: 'Roll',
		text: (now) =>
			`A turn goes event, act, move, act, sell and buy; steps in which you can do nothing are passed over. ${theOne(now.moves, 'done')?.explain ?? 'Roll'}.`,
		when: (now) => can(now, 'done') && isRolling(now.view) && !can(now, 'load'),
		at: 'dice',
		done: (now) => did(now, 'roll'),
	},
	{
		id: 'build',
		title: 'Build a station',
		text: 'Your ship stands on a free spot. Build here: from now on, whenever this planet is lit, the station makes a unit for you.',
		when: (now) => can(now, 'build'),
		at: (now) => [me(now).ship],
		done: (now) => did(now, 'build'),
	},
	{
		id: 'lit',
		title: 'Lit planets produce',
		text: 'Each round a card lights planets. Those that shine make a unit at every station on them, yours and others’. The plate under a planet shows what it can make.',
		when: (now) => ownStations(now).length > 0 && now.view.planets.some((planet) => planet.producing),
		at: (now) => now.view.planets.filter((planet) => planet.producing).map((planet) => planet.id),
	},
	{
		id: 'make',
		title: 'Choose what to make',
		text: 'Your station produces, and this planet makes two kinds. Pick what your medicine still lacks.',
		when: (now) => now.view.phase === 'making' && can(now, 'make'),
		at: (now) => [now.view.planets[now.view.asked - 1]?.id ?? ''],
		done: (now) => did(now, 'make'),
	},
	{
		id: 'load',
		title: 'Load',
		text: ({ view }) =>
			`A unit waits on your station and your ship is docked there. Take it aboard: the ship holds ${view.room.cargo}.`,
		when: (now) => can(now, 'load') && me(now).docked !== EARTH,
		at: '.callout',
		done: (now) => did(now, 'load'),
	},
	{
		id: 'home',
		title: 'Bring it home',
		text: (now) =>
			docks(now).length > 0
				? 'There is cargo aboard, and a dock beside Earth is within reach: fly there. To dock you may stop early; the rest of the flight is lost.'
				: 'There is cargo aboard. Earth is too far for this roll: fly toward it, and dock on one of the hexes beside it next time.',
		when: (now) => can(now, 'fly') && unitsOf(me(now).cargo) > 0 && me(now).docked !== EARTH,
		at: (now) => (docks(now).length > 0 ? docks(now) : ['planet-earth']),
		done: (now) => did(now, 'fly') || did(now, 'stay'),
	},
	{
		id: 'unload',
		title: 'Unload at Earth',
		text: ({ view }) =>
			`Put it into your store. Units here count for the cure; what you do not need sells for ${view.prices.sellEarth} MCr each, on a station only for ${view.prices.sellStation}.`,
		when: (now) => can(now, 'unload') && me(now).docked === EARTH,
		at: '.callout',
		done: (now) => did(now, 'unload'),
	},
	{
		id: 'sell',
		title: 'Sell and buy',
		text: ({ view }) =>
			`Sell what you have more than ${view.goal.units} of at Earth, and save ${view.goal.money} MCr for the machine. An action card is ${view.prices.card} MCr. Further stations are ${view.prices.station} MCr, a second one on the same planet ${view.prices.second}.`,
		when: (now) => now.view.phase === 'market' && now.asked && (can(now, 'sell') || can(now, 'buy')),
		at: 'stack',
		done: (now) => did(now, 'sell') || did(now, 'buy'),
	},
	{
		id: 'cards',
		title: 'Cards',
		text: 'You hold an action card. Raised cards can be played now: click one, then what it is aimed at. A Counter waits until somebody harms you.',
		when: (now) => now.view.hand.length > 0 && now.asked,
		at: (now) => now.view.hand.slice(0, 1).map((card) => card.id),
	},
];
