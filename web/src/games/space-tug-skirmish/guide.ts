/* guide.ts - the first game of Space Tug Skirmish, taught by playing it. Each step waits for its
 * moment and goes when the thing it speaks of is done. */
import type { GuideNow, GuideStep } from '../../game';
import { dollars, movesOf, type Verb, type View } from './view';

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

export const guide: GuideStep<View>[] = [
	{
		id: 'split',
		title: 'Seven cards',
		text: 'You build a space tug on the ground and earn with it in orbit. Design cards build, Ops cards are played up there. Take five Design and two Ops for a start.',
		when: (now) => now.view.phase === 'splitting' && now.asked,
		at: '.splits',
		done: (now) => now.view.phase !== 'splitting',
	},
	{
		id: 'keep',
		title: 'Your hand',
		text: 'These are your cards. The Features among them earn money each turn in orbit, Specs give Strength, Speed and Energy. Keep the hand, or draw again with one card fewer.',
		when: (now) => can(now, 'keep'),
		at: '.room__hand',
		done: (now) => now.view.phase !== 'redrawing',
	},
	{
		id: 'draw',
		title: 'Draw',
		text: 'Each turn begins with a card, from the deck you like. On the ground you want Design cards.',
		when: (now) => now.view.phase === 'drawing' && can(now, 'draw'),
		at: ['deck-design', 'deck-ops'],
		done: (now) => did(now, 'draw'),
	},
	{
		id: 'goal',
		title: 'What wins',
		text: ({ view }) =>
			!view.team
				? `End a turn of yours in orbit with ${dollars(view.goal)} and you win. The curve of funds shows who has how much.`
				: `Together the designers need ${dollars(view.team.goal)} before round ${view.roundLimit} is over.`,
		when: (now) => now.view.round > 0,
		at: '.funds',
	},
	{
		id: 'contracts',
		title: 'What the world asks',
		text: 'Once a round an Epoch card is turned. Contracts pay the first tug in orbit that has the stats they ask for: green is met, red says how much is short. Others change the rules for all, or simply hurt.',
		when: (now) => now.view.contracts.length > 0,
		at: '.match',
	},
	{
		id: 'build',
		title: 'Build',
		text: 'On the ground you play up to two Design cards a turn. Raised cards can be paid for: click one and see it bolted on. Features first, they pay for themselves in two or three turns.',
		when: (now) => me(now)?.phase === 'design' && can(now, 'play'),
		at: inHand,
		done: (now) => did(now, 'play'),
	},
	{
		id: 'part',
		title: 'Your tug, redrawn',
		text: 'There it is. Click a part or its label to read it, to repair it when it is off, or to throw it away. The small letters at the left show the others’ tugs.',
		when: (now) => (me(now)?.parts.length ?? 0) > 0,
		at: (now) => (me(now)?.parts ?? []).slice(0, 1).map((part) => part.id),
	},
	{
		id: 'launch',
		title: 'Launch',
		text: ({ view, seat }) =>
			`A tug on the ground earns nothing. Yours would earn ${dollars(view.players[seat]?.income ?? 0)} a turn up there. With three or four parts, or when a Contract is within reach, begin a turn with Launch.`,
		when: (now) => (me(now)?.parts.length ?? 0) >= 2 && can(now, 'launch'),
		at: ['phase-token'],
		done: (now) => did(now, 'launch', 'end-turn'),
	},
	{
		id: 'ops',
		title: 'In orbit',
		text: 'Your income came when the turn began. Up here you play one Ops card a turn: a favour for you, or an accident for somebody else. Raised cards can be paid for.',
		when: (now) => me(now)?.phase === 'ops' && can(now, 'play'),
		at: inHand,
		done: (now) => did(now, 'play'),
	},
	{
		id: 'off',
		title: 'Something is off',
		text: 'A crossed-out part is disabled: it earns and gives nothing. Repair it, cheaper on the ground. What is still disabled when you launch is lost.',
		when: (now) => (me(now)?.parts ?? []).some((part) => part.off),
		at: (now) => (me(now)?.parts ?? []).filter((part) => part.off).map((part) => part.id),
	},
	{
		id: 'home',
		title: 'Up and down',
		text: ({ view, seat }) =>
			`If your tug earns too little, go back to Design for ${dollars(view.players[seat]?.returnPrice ?? 5)}, build, and launch again. When to change is what the game is about.`,
		when: (now) => can(now, 'return') && now.view.round > 4,
		at: ['phase-token'],
	},
	{
		id: 'list',
		title: 'Every card there is',
		text: 'The deck list shows all 280 cards; search it for “speed” or “disable”. Discard piles lie open there too.',
		when: (now) => now.view.round > 2,
		at: '.deck--list',
	},
];
