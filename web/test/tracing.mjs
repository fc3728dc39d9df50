/* tracing.mjs - what the page's own thread does while something is done, as the browser tells it, and scenes of
 * golden games to look at. */
import { stranger } from './kit.mjs';

/* Golden game, whose eyes, and which news: the kind, of which the last is looked at. */
export const SCENES = [
	['traders-4-1.txt', 1, ['roll', 'planets', 'sell', 'rob']],
	['flank-2-1.txt', 1, ['reveal', 'result', 'base']],
	['one-false-step-3-1.txt', 3, ['shoot', 'jump', 'train']],
	['one-small-step-3-1.txt', 1, ['land', 'produce', 'research']],
	['space-tug-skirmish-3-1.txt', 1, ['shift', 'launch', 'play']],
];

const MAIN = 'CrRendererMain';
const NEVER = 1_000_000_000;

/* The events of the page's thread, of these categories, while something is done. */
export async function eventsWhile(session, act, ...categories) {
	const events = [];
	const take = ({ value }) => void events.push(...value);
	session.on('Tracing.dataCollected', take);
	await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['toplevel', '__metadata', ...categories] } });
	await act();
	const over = new Promise((done) => session.once('Tracing.tracingComplete', done));
	await session.send('Tracing.end');
	await over;
	session.off('Tracing.dataCollected', take);
	const threads = new Set(events.filter(({ name, args }) => name === 'thread_name' && args.name === MAIN).map(({ pid, tid }) => `${pid} ${tid}`));
	return events.filter(({ pid, tid }) => threads.has(`${pid} ${tid}`));
}

/* The last of each kind of news that is seen in a replay, as steps; and the last step. */
export async function stepsOf(page, table, kinds) {
	const { answer, close } = await stranger(page);
	const end = await answer({ type: 'review', table, at: NEVER });
	const log = [...end.log];
	for (let { more, since } = end; more; ) {
		const part = await answer({ type: 'log', table, seat: 0, before: since + 1 });
		log.unshift(...part.log);
		({ more, since } = part);
	}
	close();
	const numbers = [...new Set(log.map(({ number }) => number))];
	const steps = kinds.map((kind) => [kind, numbers.indexOf(log.findLast((entry) => entry.kind === kind && entry.number < end.number)?.number) + 1]);
	return [...steps.filter(([, step]) => step > 0), ['the end', numbers.length]];
}

/* Before a step of a replay, as a seat sees it. */
export async function standBefore(page, server, table, step, seat) {
	await page.goto(`${server.url}/rules`);
	await page.goto(`${server.url}/replay/${table}#${step - 1}`);
	await page.waitForSelector('.film');
	const at = await page.evaluate(() => document.querySelector('.room').dataset.stamp);
	await page.getByLabel('Seen by').selectOption(String(seat));
	await page.waitForSelector(`.room:not([data-stamp="${at}"]):not([data-busy])`);
}
