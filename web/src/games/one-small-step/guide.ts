/* guide.ts - the first game of One Small Step, taught by playing it. Each step waits for its
 * moment and goes when the thing it speaks of is done. */
import type { Move as Made } from '../../../made/one-small-step';
import type { GuideNow, GuideStep } from '../../game';
import { of, resourceName, technologyIn, technologyOf, type View } from './view';

type Now = GuideNow<View>;

function me(now: Now) {
	return now.view.players[now.seat];
}

function did(now: Now, ...kinds: string[]): boolean {
	return now.since.some((entry) => kinds.includes(entry.kind) && entry.seat === now.seat);
}

function can(now: Now, verb: Made['verb']): boolean {
	return now.asked && of(now.moves, verb).length > 0;
}

function acting(now: Now): boolean {
	return now.asked && now.view.phase === 'acting';
}

function isPlacing(now: Now): boolean {
	return now.asked && now.view.phase === 'placing';
}

function openPlates(now: Now): string[] {
	return of(now.moves, 'research').map((move) => technologyIn(now.view, move)!.id);
}

/* Close to the Moon there is no time left for what pays slowly. */
const NEAR = 3;

function isNear(now: Now): boolean {
	const nation = me(now);
	return nation?.country !== undefined && nation.forecast.steps <= NEAR;
}

/* On the mats of rivals, and anywhere on the chart. */
function placesOfSpies({ view, seat }: Now): string[] {
	const rivals = view.players.filter((nation) => nation.seat !== seat);
	return [...rivals.map((nation) => `.stock[aria-label="Stockpile of ${nation.name}"]`), '.chart'];
}

/* Where spies of rivals stand that the reader has to do with: on the own mat and on the chart. */
function hatsNear({ view, seat }: Now): string[] {
	const own = view.players[seat]?.stores.map((store) => store.id) ?? [];
	return view.players
		.filter((nation) => nation.seat !== seat)
		.flatMap((nation) => nation.spies.map((spy) => spy.at))
		.filter((at) => own.includes(at) || technologyOf(view, at));
}

/* What the first of them does. */
function hatWords(now: Now): string {
	const at = hatsNear(now)[0] ?? '';
	const store = me(now)?.stores.find((one) => one.id === at);
	if (store) return `The hat on your ${resourceName(now.view, store.key)} is a rival’s spy: it takes one token of it from every harvest of yours.`;
	const technology = technologyOf(now.view, at);
	return technology?.marks.length
		? `The hat on ${technology.name} is a rival’s spy: it borrows its effect from who has it.`
		: `The hat on ${technology?.name} is a rival’s spy. Nobody has that technology, so it keeps everybody else out: go round it, or research Spy Satellite.`;
}

function done(now: Now, kind: string): boolean {
	return now.log.some((entry) => entry.kind === kind && entry.seat === now.seat);
}

export const guide: GuideStep<View>[] = [
	{
		id: 'country',
		title: 'Four want one photograph',
		text: ({ moves }) =>
			`Take a country: each makes a little of everything and can do one thing better than the others. ${moves.length > 1 ? 'Click the one you like.' : 'The others chose before you, since you play before them: one is left. Click it.'}`,
		when: (now) => can(now, 'pick') && now.view.phase === 'drafting',
		at: '.draft__all',
		done: (now) => did(now, 'pick'),
	},
	{
		id: 'chart',
		title: 'The way to the Moon',
		text: 'The chart is the whole race. Below are works, which make you produce more; above them missions. The gold line is the shortest way left for you, and the Moon needs two of Lander, Heavy Lifter and Docking.',
		when: (now) => now.view.phase !== 'drafting',
		at: '.chart',
	},
	{
		id: 'blocked',
		title: 'A rival’s spy',
		text: (now) => `${hatWords(now)} Some cards unmask spies.`,
		when: (now) => now.asked && now.view.phase !== 'drafting' && hatsNear(now).length > 0,
		at: (now) => hatsNear(now).slice(0, 1),
	},
	{
		id: 'research',
		title: 'Research',
		text: 'A turn is one action. Raised plates are those you can pay for now. Works come first, and Radio Hour above all: Morale is what runs short. Click a raised plate.',
		when: (now) => acting(now) && openPlates(now).length > 0 && !done(now, 'research'),
		at: openPlates,
		done: (now) => did(now, 'research'),
	},
	{
		id: 'produce',
		title: 'Produce',
		text: (now) => {
			const nation = me(now);
			const most = [...(nation?.stores ?? [])].sort((a, b) => b.makes - a.makes)[0];
			return `Nothing is made unless you spend a turn on it. Produce gives all five at once${most ? `, and most of it ${resourceName(now.view, most.key)}` : ''}. It is what you do when no plate is worth its price.`;
		},
		when: (now) => acting(now) && !done(now, 'produce'),
		at: 'produce',
		done: (now) => did(now, 'produce'),
	},
	{
		id: 'spy',
		title: 'Send your spy',
		text: 'One spy waits at home. On a rival’s resource it takes one token of every harvest, best of all of Morale. On a technology that a rival has it borrows the effect; on one that nobody has it blocks the others. Click your spies, then the place.',
		when: (now) => ((acting(now) && can(now, 'place')) || isPlacing(now)) && (me(now)?.spies.length ?? 0) === 0,
		at: (now) => (isPlacing(now) ? placesOfSpies(now) : ['spy-box']),
		done: (now) => did(now, 'place'),
	},
	{
		id: 'trade',
		title: 'Trade what you have too much of',
		text: (now) =>
			`Click Iron, Oil or Aluminum on your mat to sell up to ${me(now)?.trade ?? 3} for Gold, or your Gold to buy. Morale is not for sale.`,
		when: (now) => acting(now) && can(now, 'sell') && done(now, 'produce'),
		at: '.own',
	},
	{
		id: 'espionage',
		title: 'Espionage',
		text: 'Draw a card, or play one: most cards do more with every tier of your network. Click the deck.',
		when: (now) => acting(now) && can(now, 'draw') && !done(now, 'draw') && done(now, 'produce'),
		at: 'deck',
		done: (now) => did(now, 'draw', 'play'),
	},
	{
		id: 'card',
		title: 'Play a card',
		text: 'Cards you can play are raised. The magnifying glass reads one; a click plays it, and then it asks for its targets.',
		when: (now) => acting(now) && can(now, 'play'),
		at: '.cards__list',
	},
	{
		id: 'train',
		title: 'Train',
		text: 'A higher tier means one spy more, more cards, and stronger ones. One step up is usually worth its Gold.',
		when: (now) => acting(now) && can(now, 'train') && !isNear(now),
		moot: isNear,
		at: (now) => [`tier-${(me(now)?.tier ?? 1) + 1}`],
	},
	{
		id: 'objective',
		title: 'More than the landing',
		text: ({ view }) =>
			`Points decide: ${view.landing[0]} for the first on the Moon, ${view.objective.points} for ${view.objective.name}, and a point for every four tokens left over. The bar beside each player says how it would end now.`,
		when: (now) => now.view.phase !== 'drafting' && now.view.turns >= 3,
		at: 'objective',
	},
	{
		id: 'last',
		title: 'The last turn',
		text: 'Somebody is on the Moon: everybody else has one more turn. Land too if you can, or make your stockpile and the objective count.',
		when: (now) => now.view.timer !== undefined && now.asked && !me(now)?.landed,
		moot: (now) => (me(now)?.landed ?? 0) > 0,
		at: '.moon',
	},
];
