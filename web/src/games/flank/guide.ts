/* guide.ts - the first game of Flank, taught by playing it. Each step waits for its moment and
 * goes when the thing it speaks of is done. */
import type { GuideNow, GuideStep } from '../../game';
import { areaPiece, AREAS, type View } from './view';

type Now = GuideNow<View>;

function did(now: Now, ...kinds: string[]): boolean {
	return now.since.some((entry) => kinds.includes(entry.kind) && entry.seat === now.seat);
}

function can(now: Now, start: string): boolean {
	return now.asked && now.moves.some((move) => move.text.startsWith(start));
}

export const guide: GuideStep<View>[] = [
	{
		id: 'faction',
		title: 'Whom do you lead?',
		text: 'Three peoples want one moon. Terrans rearrange themselves, the Kal’Dari rearrange you, the Swarm is many. Take one.',
		when: (now) => can(now, 'take '),
		at: '.fk-factions ul',
		done: (now) => did(now, 'take') || now.view.phase !== 'choosing',
	},
	{
		id: 'goal',
		title: 'Their bases',
		text: 'You win when the other side has no base left. Your half of the board is the lower left; the number in a zone says how many of your units fit.',
		when: (now) => now.view.round > 0,
		at: '.fk-map',
	},
	{
		id: 'harvest',
		title: 'Harvest',
		text: 'A round is Harvest, Build, Move. First turn resource cards into tokens: click one. What would be more than your limits is lost, so you need not play them all.',
		when: (now) => now.view.phase === 'harvest' && can(now, 'play '),
		at: '.fk-cards',
		done: (now) => did(now, 'play', 'mine') || now.view.phase !== 'harvest',
	},
	{
		id: 'build',
		title: 'Build an army',
		text: 'Click a unit, then a base of yours to raise it there. The signs are its price; every type has a talent of its own.',
		when: (now) => can(now, 'build '),
		at: '.fk-recruits',
		done: (now) => did(now, 'build') || now.view.phase !== 'build',
	},
	{
		id: 'upgrade',
		title: 'Upgrades, and savings',
		text: 'Upgrades work from now on, four at most. But tokens you keep are spent in battle: blue is a point, green pushes their unit, yellow moves yours.',
		when: (now) => now.view.phase === 'build' && now.asked && now.log.some((entry) => entry.kind === 'build'),
		at: '.fk-upgrades',
	},
	{
		id: 'move',
		title: 'Move',
		text: 'Each move costs a yellow token: click a zone of yours, then a lit zone beside it. Moving into a zone that the enemy holds starts a battle.',
		when: (now) => now.view.phase === 'move' && can(now, 'move '),
		at: '.fk-map',
		done: (now) => did(now, 'march') || now.view.phase === 'picking' || now.view.phase === 'harvest',
	},
	{
		id: 'send',
		title: 'Who goes?',
		text: 'Click units on the board, one click for each that goes, then send them; or send all.',
		when: (now) => now.view.phase === 'picking' && now.asked,
		at: '.fk-tray',
		done: (now) => did(now, 'march') || now.view.phase !== 'picking',
	},
	{
		id: 'form',
		title: 'Form up in secret',
		text: 'Frontline: 1 point each, and lost if you lose. Support: 2 points each. Flank: no points, but each unit there destroys one in their support afterwards. Somebody must stand in front. Click areas.',
		when: (now) => now.view.phase === 'formation' && now.asked,
		at: (now) => AREAS.map((area) => areaPiece(now.seat, area)),
		done: (now) => now.view.phase !== 'formation',
	},
	{
		id: 'spend',
		title: 'Spend, or stop',
		text: 'The visors are up. Click their unit to push it for green, yours to move it for yellow, or add a blue point. Who stops has stopped for good; the other has one more turn.',
		when: (now) => now.view.phase === 'spending' && now.asked,
		at: '.fk-clash',
		done: (now) => did(now, 'blue', 'green', 'yellow', 'stop') || now.view.phase !== 'spending',
	},
	{
		id: 'now',
		title: 'If combat ended now',
		text: 'This line says who would win and who would fall. Point at a choice to see what it would make of the points.',
		when: (now) => now.view.battle?.ifEndedNow !== undefined && now.asked,
		at: '.fk-ifnow',
	},
	{
		id: 'strike',
		title: 'The flank strikes',
		text: 'Whoever won: your flank now destroys units in their support. Click who falls.',
		when: (now) => now.view.phase === 'strikes' && now.asked,
		at: '.fk-sheet--foe .fk-lane--support',
		done: (now) => did(now, 'strike', 'spare') || now.view.phase !== 'strikes',
	},
	{
		id: 'return',
		title: 'Survivors come back',
		text: 'The winner holds the zone, the loser falls back to zones beside it. Click a lit zone for all of them, or a unit first.',
		when: (now) => now.view.phase === 'regroup' && now.asked,
		at: '.fk-tray',
		done: (now) => now.view.phase !== 'regroup',
	},
];
