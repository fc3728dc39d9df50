/* guide.ts - the first game of One False Step, taught by playing it. */
import { withVerb, type GuideNow, type GuideStep } from '../../game';
import { w } from './say';
import type { View, Act, News } from './view';

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
		title: w.guide.bid.title,
		text: ({ view }) => w.guide.bid.text(view.goal),
		when: (now) => can(now, 'bid-on'),
		at: '.ofs-lots',
		done: (now) => did(now, 'bid-on'),
	},
	{
		id: 'stake',
		title: w.guide.stake.title,
		text: ({ view }) => w.guide.stake.text(view.yields.farm, view.yields.mine),
		when: (now) => can(now, 'stake'),
		at: (now) => marked(now, 'stake', 1).slice(0, 4),
		done: (now) => did(now, 'stake', 'jump', 'board', 'strengthen', 'train'),
	},
	{
		id: 'week',
		title: w.guide.week.title,
		text: w.guide.week.text,
		when: (now) => now.view.week > 0,
		at: '.ofs-week',
	},
	{
		id: 'feed',
		title: w.guide.feed.title,
		text: (now) => w.guide.feed.text(me(now)?.upkeep ?? 0, now.view.bankRate),
		when: (now) => now.view.phase === 'feeding' && now.asked,
		at: '.ofs-desk',
		done: (now) => did(now, 'feed', 'starve'),
	},
	{
		id: 'raise',
		title: w.guide.raise.title,
		text: w.guide.raise.text,
		when: (now) => can(now, 'raise'),
		at: (now) => marked(now, 'raise', 0),
		done: (now) => did(now, 'raise'),
	},
	{
		id: 'shoot',
		title: w.guide.shoot.title,
		text: (now) => w.guide.shoot.text(me(now)?.rocket.shot.food ?? 0, me(now)?.rocket.shot.each ?? 0),
		when: (now) => can(now, 'shoot'),
		at: '.ofs-pay',
		done: (now) => did(now, 'shoot'),
	},
	{
		id: 'auction',
		title: w.guide.auction.title,
		text: w.guide.auction.text,
		when: (now) => now.view.phase === 'bidding' && now.asked,
		at: '.ofs-desk',
		done: (now) => did(now, 'bid', 'pass'),
	},
	{
		id: 'strength',
		title: w.guide.strength.title,
		text: w.guide.strength.text,
		when: (now) => now.view.week >= 2 && can(now, 'strengthen'),
		at: (now) => marked(now, 'strengthen', 1),
	},
	{
		id: 'jump',
		title: w.guide.jump.title,
		text: w.guide.jump.text,
		when: (now) => can(now, 'jump'),
		at: (now) => [...marked(now, 'jump', 0).slice(0, 1), ...marked(now, 'jump', 1).slice(0, 1)],
		done: (now) => did(now, 'jump'),
	},
	{
		id: 'board',
		title: w.guide.board.title,
		text: (now) => w.guide.board.text(me(now)?.rocket.aboard ?? 0, me(now)?.rocket.shot.crew ?? 0),
		when: (now) => can(now, 'board') && (me(now)?.rocket.shot.outcomes.at(-1)?.chance ?? 0) > 50,
		at: (now) => [me(now)?.rocket.id ?? ''],
	},
	{
		id: 'trade',
		title: w.guide.trade.title,
		text: w.guide.trade.text,
		when: (now) => can(now, 'offer'),
		at: ['chips-food', 'chips-gold'],
	},
];
