/* guide.ts - the first game of One Small Step, taught by playing it. Each step waits for its
 * moment and goes when the thing it speaks of is done. */
import type { Move as Made } from '../../../made/one-small-step';
import type { GuideNow, GuideStep } from '../../game';
import { w } from './say';
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
	return [...rivals.map((nation) => `.stock[data-stock="${nation.seat}"]`), '.chart'];
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
	if (store) return w.guide.blocked.takes(resourceName(now.view, store.key));
	const technology = technologyOf(now.view, at);
	return technology?.marks.length
		? w.guide.blocked.borrows(technology.name)
		: w.guide.blocked.blocks(technology?.name ?? '');
}

function done(now: Now, kind: string): boolean {
	return now.log.some((entry) => entry.kind === kind && entry.seat === now.seat);
}

export const guide: GuideStep<View>[] = [
	{
		id: 'country',
		title: w.guide.country.title,
		text: ({ moves }) => w.guide.country.text(moves.length > 1),
		when: (now) => can(now, 'pick') && now.view.phase === 'drafting',
		at: '.draft__all',
		done: (now) => did(now, 'pick'),
	},
	{
		id: 'chart',
		title: w.guide.chart.title,
		text: w.guide.chart.text,
		when: (now) => now.view.phase !== 'drafting',
		at: '.chart',
	},
	{
		id: 'blocked',
		title: w.guide.blocked.title,
		text: (now) => `${hatWords(now)} ${w.guide.blocked.unmask}`,
		when: (now) => now.asked && now.view.phase !== 'drafting' && hatsNear(now).length > 0,
		at: (now) => hatsNear(now).slice(0, 1),
	},
	{
		id: 'research',
		title: w.guide.research.title,
		text: w.guide.research.text,
		when: (now) => acting(now) && openPlates(now).length > 0 && !done(now, 'research'),
		at: openPlates,
		done: (now) => did(now, 'research'),
	},
	{
		id: 'produce',
		title: w.guide.produce.title,
		text: (now) => {
			const nation = me(now);
			const most = [...(nation?.stores ?? [])].sort((a, b) => b.makes - a.makes)[0];
			return w.guide.produce.text(most && resourceName(now.view, most.key));
		},
		when: (now) => acting(now) && !done(now, 'produce'),
		at: 'produce',
		done: (now) => did(now, 'produce'),
	},
	{
		id: 'spy',
		title: w.guide.spy.title,
		text: w.guide.spy.text,
		when: (now) => ((acting(now) && can(now, 'place')) || isPlacing(now)) && (me(now)?.spies.length ?? 0) === 0,
		at: (now) => (isPlacing(now) ? placesOfSpies(now) : ['spy-box']),
		done: (now) => did(now, 'place'),
	},
	{
		id: 'trade',
		title: w.guide.trade.title,
		text: (now) => w.guide.trade.text(me(now)?.trade ?? 3),
		when: (now) => acting(now) && can(now, 'sell') && done(now, 'produce'),
		at: '.own',
	},
	{
		id: 'espionage',
		title: w.guide.espionage.title,
		text: w.guide.espionage.text,
		when: (now) => acting(now) && can(now, 'draw') && !done(now, 'draw') && done(now, 'produce'),
		at: 'deck',
		done: (now) => did(now, 'draw', 'play'),
	},
	{
		id: 'card',
		title: w.guide.card.title,
		text: w.guide.card.text,
		when: (now) => acting(now) && can(now, 'play'),
		at: ['.dock .fan', '.minis'],
	},
	{
		id: 'train',
		title: w.guide.train.title,
		text: w.guide.train.text,
		when: (now) => acting(now) && can(now, 'train') && !isNear(now),
		moot: isNear,
		at: (now) => [`tier-${(me(now)?.tier ?? 1) + 1}`],
	},
	{
		id: 'objective',
		title: w.guide.objective.title,
		text: ({ view }) => w.guide.objective.text(view.landing[0]!, view.objective.points, view.objective.name, view.each),
		when: (now) => now.view.phase !== 'drafting' && now.view.turns >= 3,
		at: 'objective',
	},
	{
		id: 'last',
		title: w.guide.last.title,
		text: w.guide.last.text,
		when: (now) => now.view.timer !== undefined && now.asked && !me(now)?.landed,
		moot: (now) => (me(now)?.landed ?? 0) > 0,
		at: '.moon',
	},
];
