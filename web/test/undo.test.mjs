/* undo.test.mjs - taking back, against bots: to one's own last decision, over what they answered; and
 * where something was revealed, why not, and a table for practice from there. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, HANG, moved, opened, person, playWith, settle, stamp } from './kit.mjs';

const { server, chromium } = await opened();

async function begun(game) {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page);
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	await playWith(page, server, game, 2, []);
	assert.ok(await asked(page));
	return page;
}

const turn = (page) => page.locator('.room').getAttribute('data-asked');

/* The first of the listed choices that is called so, or the first of all; until one is asked again. */
async function choose(page, text) {
	const before = await stamp(page), asking = await turn(page);
	const named = page.locator(`.choice[data-move="${text}"]`);
	await ((await named.count()) > 0 ? named : page.locator('.choice')).first().click();
	assert.ok(await moved(page, before));
	await page.waitForSelector(`.room[data-over], .room[data-asked]:not([data-asked="${asking}"])`);
}

test('undo takes back what a bot answered, and is told once', HANG, async () => {
	const page = await begun('connect-four');
	const undo = page.getByRole('button', { name: 'Undo' });
	assert.equal(await undo.getAttribute('aria-disabled'), 'true');
	await choose(page, 'drop 4');
	assert.equal(await undo.getAttribute('aria-disabled'), 'false');
	assert.match(await undo.getAttribute('title'), /what bots answered \(2 moves\)/);
	const asking = await turn(page);
	await undo.click();
	await page.waitForSelector(`.room[data-asked]:not([data-asked="${asking}"])`);
	assert.equal(await undo.getAttribute('aria-disabled'), 'true');
	const lines = await page.locator('.room__log li').allInnerTexts();
	assert.equal(lines.filter((line) => /takes a move back/.test(line)).length, 1, lines.join(' | '));
	assert.equal(lines.filter((line) => /drops a stone/.test(line)).length, 0, lines.join(' | '));
	assert.deepEqual(page.faults, []);
});

test('what was revealed since stays, and can be practised from', HANG, async () => {
	const page = await begun('leduc');
	const undo = page.getByRole('button', { name: 'Undo' });
	for (let i = 0; i < 6 && !/drawn or revealed/.test(await undo.getAttribute('title')); i++) await choose(page, 'check');
	assert.match(await undo.getAttribute('title'), /It stays: Something was drawn or revealed/);
	const table = page.url();
	await undo.click();
	const dialog = page.locator('dialog[open]');
	assert.match(await dialog.innerText(), /Something was drawn or revealed since your last decision/);
	await dialog.getByRole('button', { name: 'Resign and practise from there' }).click();
	await page.waitForURL((url) => String(url) !== table && String(url).includes('/table/'));
	assert.ok(await asked(page));
	assert.equal(await undo.count(), 1);
	assert.deepEqual(page.faults, []);
});
