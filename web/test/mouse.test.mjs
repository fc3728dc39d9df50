/* mouse.test.mjs - a whole game of Traders by clicks on the board: from the lobby to the
 * standings, then on to the replay. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
	draws,
	HANG,
	moved,
	opened,
	person,
	playFromLobby,
	pointable,
	settle,
	stamp,
	toResult,
} from './kit.mjs';

const { server, chromium } = await opened();

/* Where the pointer can hit one of the things on the board or in the hand that can be acted
 * on: the first in the given order that nothing else covers. */
function target(page, number) {
	return page.evaluate((from) => {
		const all = [
			...document.querySelectorAll(
				'.room__board [data-piece].is-open, .room__board button[data-move], .room__hand [data-piece].is-open, .room__hand button[data-move]',
			),
		].filter((element) => !element.disabled);
		for (let i = 0; i < all.length; i++) {
			const element = all[(from + i) % all.length];
			const box = element.getBoundingClientRect();
			const x = box.left + box.width / 2,
				y = box.top + box.height / 2;
			const hit = box.width > 0 ? document.elementFromPoint(x, y) : null;
			if (hit && element.contains(hit)) return { x, y };
		}
		return null;
	}, number);
}

test('a whole game by clicks on the board', HANG, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page);
	await playFromLobby(page, server);
	const draw = draws(7);
	let clicks = 0,
		listed = 0;
	while (await pointable(page)) {
		const at = await stamp(page);
		const place = await target(page, draw(1000));
		const chosen = await page.locator('.near-head .widen').count();
		if (place === null || (chosen > 0 && draw(3) === 0)) {
			/* What has no piece is in the list; so are moves that share all their pieces. */
			const rows = page.locator('.choice');
			await rows.nth(draw(await rows.count())).click();
			listed++;
		} else {
			await page.mouse.click(place.x, place.y);
			clicks++;
		}
		await moved(page, at);
		/* A card that was opened; what tells the end stays, whenever it comes. */
		const dialog = page.locator('dialog[open]:not(.dialog--over) .dialog__close');
		if ((await dialog.count()) > 0) await dialog.click();
		assert.ok(clicks + listed < 3000, 'the game has an end');
	}
	await toResult(page);
	assert.equal(await page.locator('.standings li').count(), 2);
	assert.match(await page.locator('.standings li').first().innerText(), /\d+ units at Earth/);
	assert.ok(clicks > 40, `only ${clicks} clicks on the board`);
	assert.ok(clicks > 4 * listed, `${listed} of ${clicks + listed} moves needed the list`);
	await page.getByRole('link', { name: 'Replay', exact: true }).click();
	await page.waitForSelector('.film');
	console.log(`${clicks} clicks on the board, ${listed} on the list`);
	assert.deepEqual(page.faults, []);
});
