/* guide.ts - the first game of One False Step, taught by playing it. */
import { withVerb, type GuideNow, type GuideStep } from '../../game';
import { plural, type View, type Act, type News } from './view';

type Now = GuideNow<View, Act, News>;

function me(now: Now) {
	return now.view.players[now.seat];
}

function did(now: Now, ...kinds: string[]): boolean {
	return now.since.some((entry) => kinds.includes(entry.kind) && entry.seat === now.seat);
}

type Verb = Act['verb'];

function can(now: Now, verb: Verb): boolean {
	return now.asked && withVerb(now.moves, verb).length > 0;
}

function marked(now: Now, verb: Verb, piece: number): string[] {
	return withVerb(now.moves, verb)
		.map((move) => move.pieces[piece]?.id ?? '')
		.filter(Boolean);
}

export const guide: GuideStep<View, Act, News>[] = [
	{
		id: 'bid',
		title: 'Thirty points make a governor',
		text: ({ view }) =>
			`Red chips are points, and so are the red dots of your cities, and Know-how: who has ${view.goal} wins on the spot. But first you need a city. Those in the list under the map are for sale: look for mines and farms at the door, click one and bid a few chips. If somebody bids more you have them back.`,
		when: (now) => can(now, 'bid-on'),
		at: '.ofs-lots',
		done: (now) => did(now, 'bid-on'),
	},
	{
		id: 'stake',
		title: 'Stake a claim',
		text: 'Monday: place the counters that your cities gave you on Sunday. One is taken up already: click a lit mine or farm to claim it. A farm pays a Food, a mine a Gold, every Tuesday.',
		when: (now) => can(now, 'stake'),
		at: (now) => marked(now, 'stake', 1).slice(0, 4),
		done: (now) => did(now, 'stake', 'jump', 'board', 'strengthen', 'train'),
	},
	{
		id: 'week',
		title: 'The week',
		text: 'Seven days, always in this order. Sunday brings counters, Monday places them, Tuesday pays, Wednesday eats, Thursday flies, Friday wakes cities, Saturday sells one. Who has the Button acts first; the signs beside the day show who is next.',
		when: (now) => now.view.week > 0,
		at: '.ofs-week',
	},
	{
		id: 'feed',
		title: 'Feed your cities',
		text: (now) =>
			`Wednesday: your cities eat ${me(now)?.upkeep ?? 0} Food. A city that is not fed is lost. If you are short, trade first: the Bank gives 1 for ${now.view.bankRate}.`,
		when: (now) => now.view.phase === 'feeding' && now.asked,
		at: '.ofs-desk',
		done: (now) => did(now, 'feed', 'starve'),
	},
	{
		id: 'raise',
		title: 'Raise your systems',
		text: 'Thursday: Gold makes the rocket better. Each system shows its chance now and after the next level. The first to reach a level takes the Know-how: 2 points, and a fee from those who follow.',
		when: (now) => can(now, 'raise'),
		at: (now) => marked(now, 'raise', 0),
		done: (now) => did(now, 'raise'),
	},
	{
		id: 'shoot',
		title: 'A Moon Shot',
		text: (now) =>
			`${me(now)?.rocket.shot.food ?? 4} Food buys a throw of two dice for each system, and a red chip for each that holds. The row of chances says what to expect: with systems at level 1 hardly anything holds, so raise them first and keep the Food for Wednesday.`,
		when: (now) => can(now, 'shoot'),
		at: '.ofs-pay',
		done: (now) => did(now, 'shoot'),
	},
	{
		id: 'auction',
		title: 'Saturday: a city is sold',
		text: 'Bid red chips or pass for good. Half of what you pay, rounded up, is how many Fridays it sleeps before it is yours to use. The buyer also takes the Button.',
		when: (now) => now.view.phase === 'bidding' && now.asked,
		at: '.ofs-desk',
		done: (now) => did(now, 'bid', 'pass'),
	},
	{
		id: 'strength',
		title: 'Hold what you have',
		text: 'The number at a city is its strength. It defends every claim that is connected to it, and it attacks when you jump a claim of somebody else: a die and your strength against theirs.',
		when: (now) => now.view.week >= 2 && can(now, 'strengthen'),
		at: (now) => marked(now, 'strengthen', 1),
	},
	{
		id: 'jump',
		title: 'Jump a claim',
		text: 'Claims of others that a city of yours can reach are lit in red once you take up its card. Point at one to see your chance before you try.',
		when: (now) => can(now, 'jump'),
		at: (now) => [...marked(now, 'jump', 0).slice(0, 1), ...marked(now, 'jump', 1).slice(0, 1)],
		done: (now) => did(now, 'jump'),
	},
	{
		id: 'board',
		title: 'Load the rocket',
		text: (now) =>
			`A counter aboard is worth a point if all three systems hold, and gone if not. Your rocket stands before the mountains with ${plural(me(now)?.rocket.aboard ?? 0, 'counter')} aboard. Load it when the chance is good.`,
		when: (now) => can(now, 'board') && (me(now)?.rocket.shot.outcomes.at(-1)?.chance ?? 0) > 50,
		at: (now) => [me(now)?.rocket.id ?? ''],
	},
	{
		id: 'trade',
		title: 'Trade',
		text: 'Whenever you are asked you may trade with the Bank; on Wednesday and Thursday you may also offer another mayor Food for Gold, or Gold for Food. They answer at once.',
		when: (now) => can(now, 'offer'),
		at: '.ofs-trade',
	},
];
