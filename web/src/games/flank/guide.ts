/* guide.ts - the first game of Flank, taught by playing it. Each step waits for its moment and
 * goes when the thing it speaks of is done. */
import type { GuideNow, GuideStep } from '../../game';
import { PASSED_OVER } from './remarks';
import { AREAS, movesOf, tokenWords, type Move, type View } from './view';

type Now = GuideNow<View>;

function did(now: Now, ...kinds: string[]): boolean {
	return now.since.some((entry) => kinds.includes(entry.kind) && entry.seat === now.seat);
}

function can(now: Now, ...verbs: Move['move']['verb'][]): boolean {
	return now.asked && movesOf(now.moves, ...verbs).length > 0;
}

function built(now: Now): boolean {
	return now.log.some((entry) => entry.kind === 'build' && entry.seat === now.seat);
}

function passedOver(now: Now): boolean {
	return now.log.some((entry) => entry.kind === PASSED_OVER && entry.seat === now.seat);
}

export const guide: GuideStep<View>[] = [
	{
		id: 'faction',
		title: 'Whom do you lead?',
		text: 'Three peoples, one moon. The Terrans rearrange themselves, the Kal’Dari rearrange you, and the Swarm is simply many. Terrans forgive a beginner most. Take one.',
		when: (now) => can(now, 'take'),
		at: '.fk-factions ul',
		done: (now) => did(now, 'take'),
	},
	{
		id: 'goal',
		title: 'Take their bases',
		text: 'You win when the other side has no base left. Yours are at the lower left. The numbers in a zone say how many units you have there and how many fit.',
		when: (now) => now.view.round > 0,
		at: '.fk-map',
	},
	{
		id: 'harvest',
		title: 'First, harvest',
		text: 'A round is Harvest, Build, Move. Turn cards into tokens now: click one. What goes above your limits is lost, so keep a card that would spill over; it can also be hidden in a battle.',
		when: (now) => now.view.phase === 'harvest' && can(now, 'play'),
		at: '.fk-cards',
		done: (now) => did(now, 'play', 'mine'),
	},
	{
		id: 'build',
		title: 'Build an army',
		text: 'Click a unit, then a base of yours to raise it there. The signs are its price, and every type has a talent of its own. Keep one or two yellow: marching costs yellow.',
		when: (now) => can(now, 'build'),
		at: '.fk-recruits',
		done: (now) => did(now, 'build'),
	},
	{
		id: 'upgrade',
		title: 'Upgrades, or savings',
		text: 'An upgrade works from now on; you can have four. But tokens that you keep are spent in battle: blue is a point, green pushes one of theirs, yellow moves one of yours.',
		when: (now) => now.view.phase === 'build' && now.asked && built(now),
		at: '.fk-upgrades',
	},
	{
		id: 'move',
		title: 'March',
		text: (now) =>
			passedOver(now)
				? 'Your Move phase went by: each march costs a yellow token, and you had none left, or nobody to send. Keep some yellow next time. Then click a zone of yours, a lit zone beside it, and who goes. Where the enemy stands there is a battle.'
				: 'Each march costs a yellow token: click a zone of yours, a lit zone beside it, then who goes. March where the enemy has a unit or a base and there is a battle.',
		when: (now) => (now.view.phase === 'move' && can(now, 'march')) || (now.asked && passedOver(now)),
		at: '.fk-map',
	},
	{
		id: 'form',
		title: 'Form up in secret',
		text: 'Frontline: 1 point each, but if you lose the battle, all in front die. Support: 2 points each. Flank: no points, but each unit there kills one in their support afterwards, whoever wins. Somebody must stand in front. Click areas until all are placed.',
		when: (now) => now.view.phase === 'formation' && now.asked && !can(now, 'hide', 'hide-nothing'),
		at: AREAS.map((area) => `.fk-sheet--own .fk-lane--${area}`),
		done: (now) => now.view.phase !== 'formation' || can(now, 'hide', 'hide-nothing'),
	},
	{
		id: 'hide',
		title: 'A card up your sleeve',
		text: ({ view }) =>
			`All are placed. You may hide one of your cards now: at the reveal it is force mined for ${tokenWords(view.limits.mine)}, for this battle alone; what you do not spend of it is lost. Click a card, or hide nothing and keep them all.`,
		when: (now) => can(now, 'hide', 'hide-nothing'),
		at: ['.fk-tray', '.fk-cards'],
		done: (now) => now.view.phase !== 'formation',
	},
	{
		id: 'reveal',
		title: 'The visors are up',
		text: ({ view }) =>
			`Both sheets are open now. The bars add up the points: ${view.limits.frontPoints} for each unit in front, ${view.limits.supportPoints} in support, ${view.limits.basePoints} for a base, 1 for each blue token. More points win. Below them stands how it would end at this moment, and who would fall.`,
		when: (now) => now.asked && now.view.battle?.changing === true,
		at: '.fk-clash',
	},
	{
		id: 'spend',
		title: 'Turn it, token by token',
		text: 'In turns you spend what you saved: click one of theirs to push it (green), one of yours to move it (yellow), or add a point (blue). Point at a choice to see what it makes of the points. Who stops has stopped for good, and the other gets one more turn.',
		when: (now) => now.view.phase === 'spending' && now.asked,
		at: '.fk-tray',
		done: (now) => did(now, 'blue', 'green', 'yellow', 'stop'),
	},
	{
		id: 'strike',
		title: 'Your flank strikes',
		text: 'This is what the flank is for: whoever won, each unit of yours there now destroys one in their support. Click who falls.',
		when: (now) => now.view.phase === 'strikes' && now.asked,
		at: '.fk-sheet--foe .fk-lane--support',
		done: (now) => did(now, 'strike', 'spare'),
	},
	{
		id: 'return',
		title: 'Survivors regroup',
		text: 'The winner keeps the zone, the loser falls back to zones beside it that the enemy does not hold. Click a lit zone for all of them, or a unit first to split them. Who finds no room is lost.',
		when: (now) => now.view.phase === 'regroup' && now.asked,
		at: '.fk-tray',
		done: (now) => did(now, 'return'),
	},
	{
		id: 'after',
		title: 'What a battle leaves',
		text: 'The loser’s frontline is gone, and a base that stood in it; after a tie both are. Flanks have struck, survivors stand in the zone or beside it, and the winner has drawn a card. The log tells it again. An attacker marches no more in that round, so choose your battle well.',
		when: (now) => now.asked && now.view.battle === undefined && now.log.some((entry) => entry.kind === 'result'),
		at: '.room__log',
	},
];
