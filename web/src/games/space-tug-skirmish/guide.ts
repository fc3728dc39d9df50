/* guide.ts - the first game of Space Tug Skirmish, taught by playing it. Each step waits for its
 * moment and goes when the thing it speaks of is done. */
import type { GuideNow, GuideStep } from '../../game';
import { movesOf, type Verb, type View } from './view';
import { w } from './w';

type Now = GuideNow<View>;

function me(now: Now) {
	return now.view.players[now.seat];
}

function did(now: Now, ...kinds: string[]): boolean {
	return now.since.some((entry) => kinds.includes(entry.kind) && entry.seat === now.seat);
}

function can(now: Now, verb: Verb): boolean {
	return now.asked && movesOf(now.moves, verb).length > 0;
}

function inHand(now: Now): string[] {
	return movesOf(now.moves, 'play').map((move) => move.pieces[0]!.id);
}

/* What a step says that says the same to everybody. */
function says(id: keyof typeof w.guide) {
	const [title, text] = w.guide[id] as [string, string];
	return { title, text };
}

export const guide: GuideStep<View>[] = [
	{
		id: 'split',
		...says('split'),
		when: (now) => now.view.phase === 'splitting' && now.asked,
		at: '.splits',
		done: (now) => now.view.phase !== 'splitting',
	},
	{
		id: 'keep',
		...says('keep'),
		when: (now) => can(now, 'keep'),
		at: '.room__hand',
		done: (now) => now.view.phase !== 'redrawing',
	},
	{
		id: 'draw',
		...says('draw'),
		when: (now) => now.view.phase === 'drawing' && can(now, 'draw'),
		at: ['deck-design', 'deck-ops'],
		done: (now) => did(now, 'draw'),
	},
	{
		id: 'goal',
		title: w.guideGoal,
		text: ({ view }) =>
			view.team ? w.guideTeam(view.team.goal, view.roundLimit) : w.guideWin(view.goal),
		when: (now) => now.view.round > 0,
		at: '.race',
	},
	{
		id: 'contracts',
		...says('contracts'),
		when: (now) => now.view.contracts.length > 0,
		at: '.jobs',
	},
	{
		id: 'build',
		...says('build'),
		when: (now) => me(now)?.phase === 'design' && can(now, 'play'),
		at: inHand,
		done: (now) => did(now, 'play'),
	},
	{
		id: 'part',
		...says('part'),
		when: (now) => (me(now)?.parts.length ?? 0) > 0,
		at: (now) => (me(now)?.parts ?? []).slice(0, 1).map((part) => part.id),
	},
	{
		id: 'launch',
		title: w.launch,
		text: ({ view, seat }) => w.guideLaunch(view.players[seat]?.income ?? 0),
		when: (now) => (me(now)?.parts.length ?? 0) >= 2 && can(now, 'launch'),
		at: ['phase-token'],
		done: (now) => did(now, 'launch', 'end-turn'),
	},
	{
		id: 'ops',
		...says('ops'),
		when: (now) => me(now)?.phase === 'ops' && can(now, 'play'),
		at: inHand,
		done: (now) => did(now, 'play'),
	},
	{
		id: 'off',
		...says('off'),
		when: (now) => (me(now)?.parts ?? []).some((part) => part.off),
		at: (now) => (me(now)?.parts ?? []).filter((part) => part.off).map((part) => part.id),
	},
	{
		id: 'home',
		title: w.guideHome,
		text: ({ view, seat }) => w.guideReturn(view.players[seat]?.returnPrice ?? 5),
		when: (now) => can(now, 'return') && now.view.round > 4,
		at: ['phase-token'],
	},
	{
		id: 'list',
		...says('list'),
		when: (now) => now.view.round > 2,
		at: '.deck--list',
	},
];
