/* guide.ts - the first game of Flank, taught by playing it. Each step waits for its moment and
 * goes when the thing it speaks of is done. */
import type { GuideNow, GuideStep } from '../../game';
import { PASSED_OVER } from './remarks';
import { w } from './say';
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
		title: w.guide.faction.title,
		text: w.guide.faction.text,
		when: (now) => can(now, 'take'),
		at: '.fk-factions ul',
		done: (now) => did(now, 'take'),
	},
	{
		id: 'goal',
		title: w.guide.goal.title,
		text: w.guide.goal.text,
		when: (now) => now.view.round > 0,
		at: '.fk-map',
	},
	{
		id: 'harvest',
		title: w.guide.harvest.title,
		text: w.guide.harvest.text,
		when: (now) => now.view.phase === 'harvest' && can(now, 'play'),
		at: ['.fk-fan', '.fk-minis'],
		done: (now) => did(now, 'play', 'mine'),
	},
	{
		id: 'build',
		title: w.guide.build.title,
		text: w.guide.build.text,
		when: (now) => can(now, 'build'),
		at: '.fk-kinds',
		done: (now) => did(now, 'build'),
	},
	{
		id: 'upgrade',
		title: w.guide.upgrade.title,
		text: w.guide.upgrade.text,
		when: (now) => now.view.phase === 'build' && now.asked && built(now),
		at: '.fk-offers',
	},
	{
		id: 'move',
		title: w.guide.move.title,
		text: (now) => (passedOver(now) ? w.guide.move.missed : w.guide.move.text),
		when: (now) => (now.view.phase === 'move' && can(now, 'march')) || (now.asked && passedOver(now)),
		at: '.fk-map',
	},
	{
		id: 'form',
		title: w.guide.form.title,
		text: ({ view: { limits } }) => w.guide.form.text(limits.frontPoints, limits.supportPoints),
		when: (now) => now.view.phase === 'formation' && now.asked && !can(now, 'hide', 'hide-nothing'),
		at: AREAS.map((area) => `.fk-sheet--own .fk-lane--${area}`),
		done: (now) => now.view.phase !== 'formation' || can(now, 'hide', 'hide-nothing'),
	},
	{
		id: 'hide',
		title: w.guide.hide.title,
		text: ({ view }) => w.guide.hide.text(tokenWords(view.limits.mine)),
		when: (now) => can(now, 'hide', 'hide-nothing'),
		at: ['.fk-orders', '.fk-fan', '.fk-minis'],
		done: (now) => now.view.phase !== 'formation',
	},
	{
		id: 'reveal',
		title: w.guide.reveal.title,
		text: ({ view: { limits } }) => w.guide.reveal.text(limits.frontPoints, limits.supportPoints, limits.basePoints),
		when: (now) => now.asked && now.view.battle?.changing === true,
		at: '.fk-clash',
	},
	{
		id: 'spend',
		title: w.guide.spend.title,
		text: w.guide.spend.text,
		when: (now) => now.view.phase === 'spending' && now.asked,
		at: ['.fk-stocks', '.fk-plus'],
		done: (now) => did(now, 'blue', 'green', 'yellow', 'stop'),
	},
	{
		id: 'strike',
		title: w.guide.strike.title,
		text: w.guide.strike.text,
		when: (now) => now.view.phase === 'strikes' && now.asked,
		at: '.fk-sheet--foe .fk-lane--support',
		done: (now) => did(now, 'strike', 'spare'),
	},
	{
		id: 'return',
		title: w.guide.return.title,
		text: w.guide.return.text,
		when: (now) => now.view.phase === 'regroup' && now.asked,
		at: '.fk-call',
		done: (now) => did(now, 'return', 'perish'),
	},
	{
		id: 'after',
		title: w.guide.after.title,
		text: w.guide.after.text,
		when: (now) => now.asked && now.view.battle === undefined && now.log.some((entry) => entry.kind === 'result'),
		at: '.room__log',
	},
];
