/* smooth.mjs - how long the page's own thread is busy at a stretch while scenes and endings of golden games
 * are played, by their own clock, at a desk: no task of a scene is to take 50 ms.
 *
 *   node web/test/smooth.mjs [GAME...]
 *
 * Said are the longest by the wall, which is longer the more else the machine does (its load stands
 * beside it), and the longest by the processor's time, which is what the page needs.
 */
import { loadavg } from 'node:os';
import { browser, golden, person, Server, settle, stranger, until } from './kit.mjs';

/* Golden game, whose eyes, and which news: the kind, and which of them. */
const SCENES = [
	['traders-4-1.txt', 1, ['roll', 'planets', 'sell', 'rob']],
	['flank-2-1.txt', 1, ['reveal', 'result', 'base']],
	['one-false-step-3-1.txt', 3, ['shoot', 'jump', 'train']],
	['one-small-step-3-1.txt', 1, ['land', 'produce', 'research']],
	['space-tug-skirmish-3-1.txt', 1, ['shift', 'launch', 'play']],
];
const LONG = 50; /* ms */
const MAIN = 'CrRendererMain';
const NEVER = 1_000_000_000;

/* In the page: scenes as they begin. */
function noting() {
	globalThis.scenes = [];
	addEventListener('scene', ({ detail }) => globalThis.scenes.push(detail));
}

/* The tasks of the page's thread while something is done. */
async function tasksWhile(session, act) {
	const events = [];
	const take = ({ value }) => void events.push(...value);
	session.on('Tracing.dataCollected', take);
	await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['toplevel', '__metadata'] } });
	await act();
	const over = new Promise((done) => session.once('Tracing.tracingComplete', done));
	await session.send('Tracing.end');
	await over;
	session.off('Tracing.dataCollected', take);
	const threads = new Set(events.filter(({ name, args }) => name === 'thread_name' && args.name === MAIN).map(({ pid, tid }) => `${pid} ${tid}`));
	return events.filter(({ name, dur, pid, tid }) => name.endsWith('RunTask') && dur && threads.has(`${pid} ${tid}`));
}

/* The last of each kind of news that is seen in a replay, as steps; and the last step. */
async function stepsOf(page, table, kinds) {
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

async function stand(page, server, table, step, seat) {
	await page.goto(`${server.url}/rules`);
	await page.goto(`${server.url}/replay/${table}#${step - 1}`);
	await page.waitForSelector('.film');
	const at = await page.evaluate(() => document.querySelector('.room').dataset.stamp);
	await page.getByLabel('Seen by').selectOption(String(seat));
	await page.waitForSelector(`.room:not([data-stamp="${at}"]):not([data-busy])`);
	await page.evaluate(() => void (globalThis.scenes.length = 0));
}

function say(what, length, tasks) {
	const most = (field) => Math.max(0, ...tasks.map((task) => (task[field] ?? 0) / 1000));
	const over = (field) => tasks.filter((task) => task[field] > LONG * 1000).length;
	console.log(`${what}: ${length} ms; longest ${most('tdur').toFixed(0)} ms of the processor (${over('tdur')} over ${LONG}), ${most('dur').toFixed(0)} by the wall (${over('dur')}), load ${loadavg()[0].toFixed(1)}`);
}

const wanted = process.argv.slice(2);
const server = await Server.start();
const chromium = await browser();
try {
	for (const [file, seat, kinds] of SCENES.filter(([name]) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)))) {
		const page = await person(chromium, { drawer: 'closed' });
		await page.addInitScript(noting);
		await settle(page);
		await page.goto(server.url);
		const session = await page.context().newCDPSession(page);
		const table = await golden(server, file);
		for (const [what, step] of await stepsOf(page, table, kinds)) {
			await stand(page, server, table, step, seat);
			const tasks = await tasksWhile(session, async () => {
				await page.keyboard.press('ArrowRight');
				if (what === 'the end') await page.locator('.finale__ways .button--call').waitFor();
				else {
					await page.waitForSelector(`.film__count:has-text("${step} /")`);
					await until(() => page.evaluate(() => globalThis.scenes.every(({ director }) => director.idle.value) && !document.querySelector('.room').dataset.busy), 'its end');
				}
			});
			const length = await page.evaluate(() => Math.round(globalThis.scenes.at(-1)?.scene.length ?? 0));
			say(`${file.replace(/-\d.*/, '')}, ${what}`, length, tasks);
		}
		await page.context().close();
	}
} finally {
	await chromium.close();
	await server.stop();
}
process.exit(0);
