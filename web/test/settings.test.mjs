/* settings.test.mjs - how somebody wants to play: a page, and a window over table and replay, by button
 * and by key. What is chosen holds at once and is kept; and any table is there as text. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { calm, check, fork, golden, HANG, moved, opened, person, settle, stamp, until } from './kit.mjs';

const { server, chromium } = await opened(60_000); /* bots wait: positions stay as they are */
let match;
before(async () => {
	match = await golden(server, 'traders-2-1.txt');
});

async function visitor(options = {}) {
	const page = await person(chromium, { reducedMotion: 'reduce', drawer: 'closed', ...options });
	await settle(page);
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	return page;
}

async function sit(page) {
	await page.goto(`${server.url}/table/${await fork(page, match, 90, 'market')}`);
	await page.waitForSelector('.room[data-asked]');
	await calm(page);
}

const paper = (page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const inRoom = (page) => page.evaluate(() => getComputedStyle(document.querySelector('.room__bar')).color);
const open = (page) => page.locator('.dialog--settings');

test('settings are a page, and a window over table and replay, by button and by key', HANG, async () => {
	const page = await visitor({ bypassCSP: true });
	await page.keyboard.press(',');
	await page.waitForURL(`${server.url}/settings`);
	await page.goto(server.url);
	await page.getByRole('link', { name: 'Settings' }).click();
	await page.waitForSelector('main .wishes');
	for (const [path, there] of [[`/table/${await fork(page, match, 90, 'market')}`, '.room[data-asked]'], [`/replay/${match}#40`, '.film']]) {
		await page.goto(server.url + path);
		await page.waitForSelector(there);
		await page.keyboard.press(',');
		await open(page).waitFor();
		assert.equal(await page.evaluate(() => document.activeElement.type), 'radio', 'one is in it at once');
		await page.keyboard.press('Escape');
		await open(page).waitFor({ state: 'detached' });
		await page.getByRole('button', { name: 'More', exact: true }).click();
		await page.getByRole('menuitem', { name: 'Settings' }).click();
		await open(page).waitFor();
		const faults = [];
		await check(page, path, faults);
		assert.deepEqual(faults, []);
		await page.getByRole('button', { name: 'Close' }).click();
		await open(page).waitFor({ state: 'detached' });
	}
	assert.deepEqual(page.faults, []);
});

test('light or dark holds against the system, in a game’s own world too, and is kept', HANG, async () => {
	const page = await visitor({ colorScheme: 'light' });
	const day = await paper(page);
	await page.goto(`${server.url}/settings`);
	await page.getByRole('radio', { name: 'Dark', exact: true }).check();
	const night = await paper(page);
	assert.notEqual(night, day);
	await sit(page);
	assert.equal(await paper(page), night, 'after a reload');
	const byWish = await page.evaluate(() => getComputedStyle(document.querySelector('.room')).getPropertyValue('--world'));
	await page.evaluate(() => localStorage.removeItem('perilune.theme'));
	await page.emulateMedia({ colorScheme: 'dark' });
	await page.reload();
	await page.waitForSelector('.room[data-asked]');
	assert.equal(await paper(page), night, 'as by a dark system');
	assert.equal(await page.evaluate(() => getComputedStyle(document.querySelector('.room')).getPropertyValue('--world')), byWish);
	await page.keyboard.press(',');
	await page.getByRole('radio', { name: 'Light', exact: true }).check();
	assert.equal(await paper(page), day);
	await page.getByRole('radio', { name: 'As the system' }).first().check();
	assert.equal(await paper(page), night);
	const before = await inRoom(page);
	await page.getByRole('radio', { name: 'Strong' }).check();
	assert.notEqual(await inRoom(page), before);
	assert.deepEqual(page.faults, []);
});

test('single keys work with Alt alone, where they are wanted so', HANG, async () => {
	const page = await visitor();
	await sit(page);
	await page.keyboard.press(',');
	await page.getByRole('radio', { name: 'With Alt' }).check();
	await page.keyboard.press('Escape');
	for (const key of ['r', 'c', 'v', ',', '1', '/']) await page.keyboard.press(key);
	await calm(page);
	assert.equal(await page.locator('dialog[open], .chat, .typed').count(), 0);
	assert.equal(await page.locator('.room[data-drawer=open]').count(), 0);
	assert.equal(await page.locator('.drawer__button').getAttribute('aria-keyshortcuts').then((keys) => /^Alt\+.$/.test(keys)), true);
	await page.keyboard.press('Alt+r');
	await page.waitForSelector('dialog[open] .prose');
	await page.keyboard.press('Escape');
	const at = await stamp(page);
	await page.keyboard.press('Alt+1');
	await page.waitForSelector('.room[data-drawer=open]');
	await page.keyboard.press('Alt+1');
	if (!(await moved(page, at))) assert.ok((await page.locator('.chosen').count()) > 0, 'the first choice was taken');
	assert.deepEqual(page.faults, []);
});

const voice = (page) => page.locator('[data-voice]').innerText();

test('as much is said of a turn as is wanted, and all of it on demand', HANG, async () => {
	const page = await visitor();
	await page.goto(`${server.url}/settings`);
	for (const [name, fits] of [
		['Nothing', (said) => said === ''],
		['The question', (said, question) => said.endsWith(question) && said.split('.').length <= question.split('.').length + 2],
		['In few words', (said, question) => said.endsWith(question)],
	]) {
		await page.goto(`${server.url}/settings`);
		await page.getByRole('radio', { name }).check();
		await sit(page);
		const question = (await page.locator('.question__ask').innerText()).trim();
		const said = (await voice(page)).trim();
		assert.ok(fits(said, question), `${name}: ${said}`);
		await page.keyboard.press('s');
		await until(async () => (await voice(page)).trim().endsWith(question), 'what is asked');
	}
	assert.deepEqual(page.faults, []);
});

test('a key shows any table as text, as it is now; and text can be the board, which is played on', HANG, async () => {
	const page = await visitor();
	for (const [file, says] of [
		['traders-2-1.txt', /Round \d+ of 50/],
		['flank-2-1.txt', /Round \d+, initiative/],
		['one-false-step-3-1.txt', /Week \d+/],
		['one-small-step-2-1.txt', /Turn \d+/],
		['space-tug-skirmish-2-1.txt', /Goal \$/],
	]) {
		await page.goto(`${server.url}/replay/${await golden(server, file)}#100`);
		await page.waitForSelector('.film');
		await page.keyboard.press('v');
		const text = page.locator('.dialog--text pre');
		await text.waitFor();
		assert.match(await text.innerText(), says, file);
		assert.ok(await text.evaluate((pre) => pre === document.activeElement), 'it can be read and scrolled at once');
		assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
	}
	await page.goto(`${server.url}/settings`);
	await page.getByRole('radio', { name: 'As text' }).check();
	await sit(page);
	const before = await page.locator('.room__board pre').innerText();
	for (let presses = 0; presses < 4; presses++) {
		const at = await stamp(page);
		await page.locator('.plain-pieces button, .choice').first().click();
		if (await moved(page, at)) break;
	}
	await until(async () => (await page.locator('.room__board pre').innerText()) !== before, 'another text');
	assert.deepEqual(page.faults, []);
});
