/* smooth.test.mjs - what a scene tells line by line leaves the rest of the room alone: the board is not drawn
 * again, the page is not laid out in the middle of a script, and a line of the log moves no other. These are
 * counts, the same on whatever machine; smooth.mjs says how long it takes. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { browser, golden, HANG, person, Server, settle, until } from './kit.mjs';
import { eventsWhile, SCENES, standBefore, stepsOf } from './tracing.mjs';

const SHARE = 0.1; /* of what it takes of the game's own code to draw all of it */
const WAITING = 'one-false-step-3-1.txt'; /* its lines are told with their numbers, and the board after a scene that covers it */
const LAID = 200; /* things laid out anew for a line: a log alone has four times as many */

let server, chromium;
before(async () => {
	server = await Server.start();
	chromium = await browser();
});
after(async () => {
	await chromium?.close();
	await server?.stop();
});

/* In the page: a scene waits to be sought. */
function stopping() {
	const seen = (globalThis.seen = { now: null });
	addEventListener('scene', ({ detail }) => {
		detail.director.pause();
		seen.now = detail;
	});
	const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
	seen.drawn = async () => {
		for (let frames = 0; frames < 3; frames++) await frame();
	};
}

/* How often functions of the game's own file were called since it was asked last. */
async function calls(session) {
	const { result } = await session.send('Profiler.takePreciseCoverage');
	const own = result.filter(({ url }) => /\/assets\/index-[^/]*\.js$/.test(url)).flatMap(({ functions }) => functions);
	return own.reduce((all, { ranges }) => all + ranges[0].count, 0);
}

/* Layouts that a script had to wait for. */
function forced(events) {
	const scripts = events.filter(({ name, ph, dur }) => name === 'FunctionCall' && ph === 'X' && dur);
	const layouts = events.filter(({ name, ph }) => name === 'Layout' && ph === 'X');
	return layouts.filter(({ ts }) => scripts.some((one) => ts >= one.ts && ts < one.ts + one.dur));
}

/* Seeks the moment of each line of a scene, but for those at which numbers or the board are due as well. */
async function tellAll(page, session) {
	const moments = await page.evaluate(() => {
		const { scene, news } = globalThis.seen.now;
		const due = new Set(scene.reveals.filter(({ what }) => typeof what === 'string').map(({ at }) => at));
		const told = scene.reveals.filter(({ what }) => news.includes(what)).map(({ at }) => at);
		/* Where all of it is told the numbers are too. */
		const last = Math.max(...told);
		return [...new Set(told)].filter((at) => at > 0 && at < last && !due.has(at)).sort((a, b) => a - b);
	});
	const counts = [];
	for (const at of moments) {
		await page.evaluate((t) => (globalThis.seen.now.director.seek(t - 1), globalThis.seen.drawn()), at);
		await calls(session);
		await page.evaluate((t) => (globalThis.seen.now.director.seek(t), globalThis.seen.drawn()), at);
		counts.push(await calls(session));
	}
	return counts;
}

for (const [file, seat, kinds] of SCENES)
	test(`a line that is told in ${file} leaves the room as it is`, HANG, async () => {
		const page = await person(chromium, { drawer: 'closed' });
		await page.addInitScript(stopping);
		await settle(page);
		await page.goto(server.url);
		const session = await page.context().newCDPSession(page);
		await session.send('Profiler.enable');
		await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
		const table = await golden(server, file);
		const begun = {};
		let lines = 0;
		for (const [what, step] of (await stepsOf(page, table, kinds)).slice(0, kinds.length)) {
			await standBefore(page, server, table, step, seat);
			await calls(session);
			await page.getByLabel('Seen by').selectOption('0');
			await page.evaluate(() => globalThis.seen.drawn());
			const whole = await calls(session);
			await page.getByLabel('Seen by').selectOption(String(seat));
			await page.evaluate(() => ((globalThis.seen.now = null), globalThis.seen.drawn()));
			await calls(session);
			await page.keyboard.press('ArrowRight');
			await until(() => page.evaluate(() => globalThis.seen.now !== null), 'the scene');
			await page.evaluate(() => globalThis.seen.drawn());
			begun[what] = await calls(session);
			let counts;
			const events = await eventsWhile(session, async () => (counts = await tellAll(page, session)), 'devtools.timeline');
			const laid = events.filter(({ name, args }) => name === 'Layout' && args.beginData).map(({ args }) => args.beginData.dirtyObjects);
			for (const count of counts) assert.ok(count <= whole * SHARE, `${what}: ${count} calls for a line, ${whole} to draw all of it`);
			assert.ok(forced(events).length <= counts.length, `${what}: ${forced(events).length} layouts that a script waited for in ${counts.length} lines`);
			assert.ok(Math.max(0, ...laid) <= LAID, `${what}: ${Math.max(...laid)} things laid out for a line`);
			lines += counts.length;
		}
		if (file === WAITING) assert.ok(begun.jump < begun.train, `the board is drawn below a scene that covers it: ${JSON.stringify(begun)}`);
		else assert.ok(lines > 0, 'no line was told by itself');
		assert.deepEqual(page.faults, []);
	});
