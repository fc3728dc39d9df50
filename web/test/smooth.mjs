/* smooth.mjs - how long the page's own thread is busy at a stretch while scenes and endings of golden games
 * are played, by their own clock, at a desk: no task of a scene is to take 50 ms.
 *
 *   node web/test/smooth.mjs [GAME...]
 *
 * Said are the longest by the wall, which is longer the more else the machine does (its load stands
 * beside it), and the longest by the processor's time, which is what the page needs.
 */
import { loadavg } from 'node:os';
import { browser, golden, person, Server, settle, until } from './kit.mjs';
import { eventsWhile, SCENES, standBefore, stepsOf } from './tracing.mjs';

const LONG = 50; /* ms */

/* In the page: scenes as they begin. */
function noting() {
	globalThis.scenes = [];
	addEventListener('scene', ({ detail }) => globalThis.scenes.push(detail));
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
			await standBefore(page, server, table, step, seat);
			await page.evaluate(() => void (globalThis.scenes.length = 0));
			const events = await eventsWhile(session, async () => {
				await page.keyboard.press('ArrowRight');
				if (what === 'the end') await page.locator('.finale__ways .button--call').waitFor();
				else {
					await page.waitForSelector(`.film__count:has-text("${step} /")`);
					await until(() => page.evaluate(() => globalThis.scenes.length > 0 && globalThis.scenes.every(({ director }) => director.idle.value) && !document.querySelector('.room').dataset.busy), 'its end');
				}
			});
			const length = await page.evaluate(() => Math.round(globalThis.scenes.at(-1)?.scene.length ?? 0));
			const tasks = events.filter(({ name, dur }) => name.endsWith('RunTask') && dur);
			say(`${file.replace(/-\d.*/, '')}, ${what}`, length, tasks);
		}
		await page.context().close();
	}
} finally {
	await chromium.close();
	await server.stop();
}
process.exit(0);
