/* states.test.mjs - what the frame shows while there is something else to know than a question: advice
 * beside its thing, one's own choice sealed, somebody gone, others watched; and the whole log. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calm, fork, golden, HANG, meet, moved, opened, person, settle, stamp } from './kit.mjs';

const { server, chromium } = await opened(60_000); /* bots wait: positions stay as they are */

const KNOWN = { 'guide.traders': 'done', 'guide.flank': 'done' };

async function visitor(options = {}) {
	const page = await person(chromium, { reducedMotion: 'reduce', drawer: 'closed', ...options });
	await settle(page, KNOWN);
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	return page;
}

async function sit(page, file, at, moment) {
	await page.goto(`${server.url}/table/${await fork(page, await golden(server, file), at, moment)}`);
	await page.waitForSelector('.room[data-asked]');
	await calm(page);
}

/* In the page: whether advice stands in the window, and beside what it is about. */
function noteFaults() {
	const note = document.querySelector('.hintnote').getBoundingClientRect();
	const marked = document.querySelector('[data-hinted]')?.getBoundingClientRect();
	const faults = [];
	if (note.left < 0 || note.top < 0 || note.right > innerWidth || note.bottom > innerHeight) faults.push('out of sight');
	if (!marked) faults.push('about nothing');
	else if (note.left < marked.right && note.right > marked.left && note.top < marked.bottom && note.bottom > marked.top)
		faults.push('over what it is about');
	return faults;
}

test('advice stands beside its thing, says why, leads to the list, and is done by its button', HANG, async () => {
	for (const options of [{}, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }]) {
		const page = await visitor(options);
		await sit(page, 'traders-2-1.txt', 90, 'market');
		const advise = () => page.getByRole('button', { name: 'Hint' }).click();
		await advise();
		const note = page.locator('.hintnote');
		await note.waitFor();
		assert.match(await note.innerText(), /% to win/);
		assert.deepEqual(await page.evaluate(noteFaults), []);
		assert.equal(await page.locator('.room[data-drawer=open]').count(), 0, 'the board keeps its room');
		await page.keyboard.press('Escape');
		await note.waitFor({ state: 'detached' });
		await advise();
		await note.getByRole('button', { name: 'All chances' }).click();
		await page.waitForSelector('.room[data-drawer=open] .choice.is-hint');
		assert.equal(await note.count(), 0, 'it is said once');
		await sit(page, 'traders-2-1.txt', 90, 'market');
		await advise();
		await note.waitFor();
		const at = await stamp(page);
		await note.getByRole('button', { name: 'Do it' }).click();
		assert.ok(await moved(page, at));
		assert.deepEqual(page.faults, []);
	}
});

test('a sealed choice is said to be sealed, on the board and at each seat, until it opens', HANG, async () => {
	const page = await visitor();
	await sit(page, 'flank-2-1.txt', 194, 'formation');
	for (let steps = 0; steps < 20 && (await page.locator('.room[data-asked]').count()) > 0; steps++) {
		const at = await stamp(page);
		await page.evaluate(() => document.querySelector('.choice').click());
		await moved(page, at);
		await calm(page);
	}
	const note = page.locator('.boardnote');
	await note.waitFor();
	assert.match(await note.innerText(), /Your choice is sealed\. It opens when Bellatrix has chosen too\./);
	assert.match(await page.locator('.seat[data-seat="0"]').innerText(), /sealed/);
	assert.match(await page.locator('.seat[data-seat="1"]').innerText(), /choosing/);
	assert.equal(await page.locator('.question__who .badge').innerText(), 'B');
	assert.deepEqual(page.faults, []);
});

test('who is asked and not here is said to be missing, with what comes of it; who watches is told so', HANG, async () => {
	const [ann, bob, eve] = [await visitor(), await visitor(), await visitor()];
	await meet(server, 'Traders', ann, bob);
	await eve.goto(ann.url());
	await eve.waitForSelector('.room');
	const gone = (await ann.locator('.room[data-asked]').count()) > 0 ? ann : bob;
	const here = gone === ann ? bob : ann;
	assert.equal(await here.locator('.boardnote').count(), 0, 'who thinks is not missing');
	await gone.goto(server.url);
	const note = here.locator('.boardnote');
	await note.waitFor();
	assert.match(await note.innerText(), /is not here\. The table is kept/);
	assert.match(await eve.locator('.question__ask').innerText(), /^Watching: /);
	await eve.locator('.boardnote').waitFor();
	await gone.goBack();
	await note.waitFor({ state: 'detached' });
	for (const page of [ann, bob, eve]) assert.deepEqual(page.faults, []);
});

test('the log has the lines that are free, and opens over the players, by button and by key', HANG, async () => {
	const page = await visitor();
	await sit(page, 'traders-6-1.txt', 300, 'acting');
	const high = () => page.locator('.room__log').evaluate((log) => log.clientHeight);
	const before = await high();
	assert.ok(before >= 60, `${before} px`);
	await page.keyboard.press('l');
	await page.waitForSelector('.room__log.is-whole');
	assert.ok((await high()) > 2 * before && (await high()) > 400, `${await high()} px, ${before} before`);
	await page.keyboard.press('Escape');
	await page.waitForSelector('.room__log:not(.is-whole)');
	await page.getByRole('button', { name: 'Log', exact: true }).click();
	await page.waitForSelector('.room__log.is-whole');
	assert.deepEqual(page.faults, []);
});
