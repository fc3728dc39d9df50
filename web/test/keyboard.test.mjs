/* keyboard.test.mjs - a whole game of Traders without a pointer: Tab and Enter in the lobby;
 * arrows and Enter, numbers, and typed moves at the table. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, draws, HANG, keys, moved, opened, person, playWith, settle, stamp, toResult } from './kit.mjs';

const { server, chromium } = await opened();

async function tabTo(page, name) {
	for (let i = 0; i < 40; i++) {
		await page.keyboard.press('Tab');
		if (
			(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) === name
		)
			return;
	}
	assert.fail(`Tab does not reach "${name}"`);
}

test('a whole game by keyboard alone', HANG, async () => {
	const page = await person(chromium, {
		reducedMotion: 'reduce',
		viewport: { width: 1280, height: 800 },
	});
	await settle(page);
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	await tabTo(page, 'Play Traders against bots');
	await page.keyboard.press('Enter');
	await page.waitForSelector('.room');
	await playWith(page, server, 'traders', 2, ['cure_units=1', 'cure_money=0']); /* the mouse plays it at length */
	const draw = draws(11);
	const used = { arrows: 0, number: 0, typed: 0 };
	let turns = 0;
	while (await asked(page)) {
		const at = await stamp(page);
		const way = ['arrows', 'number', 'arrows', 'typed', 'number'][turns++ % 5];
		if (!(await keys[way](page, draw))) {
			await page.keyboard.press('Escape');
			continue;
		}
		if (await moved(page, at)) used[way]++;
		else if ((await page.locator('dialog[open]').count()) > 0 || draw(4) === 0)
			await page.keyboard.press('Escape');
	}
	await toResult(page);
	for (const [way, count] of Object.entries(used))
		assert.ok(count >= 4, `${way} made ${count} moves only`);
	await page.keyboard.press('Escape');
	assert.equal(await page.locator('dialog[open]').count(), 0);
	console.log(used);
	assert.deepEqual(page.faults, []);
});

test('the keys explain themselves, and letters are the tools', HANG, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page);
	await page.goto(server.url);
	await page.getByRole('button', { name: 'Play Connect Four against a bot' }).click();
	assert.ok(await asked(page));
	await page.keyboard.press('?');
	await page.waitForSelector('dialog[open] .keys');
	await page.keyboard.press('Escape');
	await page.keyboard.press('r');
	await page.waitForSelector('dialog[open] .prose');
	await page.keyboard.press('Escape');
	await page.keyboard.press('h');
	await page.waitForSelector('.choice__hint');
	await page.keyboard.press('c');
	await page.keyboard.type('hello, Bellatrix <b>');
	await page.keyboard.press('Enter');
	await page.waitForSelector('.chat__lines p:has-text("hello, Bellatrix <b>")');
	await page.keyboard.press('Escape');
	assert.equal(await page.locator('.chat').count(), 0);
	assert.deepEqual(page.faults, []);
});
