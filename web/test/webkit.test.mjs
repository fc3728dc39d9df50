/* webkit.test.mjs - a whole match of each game in Debian's WebKitGTK, by a mouse on the board.
 *
 *   PERILUNE_LONG=all node --test web/test/webkit.test.mjs     as `./test long` runs it
 */
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { playWith, Server } from './kit.mjs';
import { KNOWN } from './places.mjs';
import { byMouse, playOn, SHORT } from './players.mjs';
import { webkit } from './webdriver.mjs';

const KEPT = { ...KNOWN, drawer: 'closed', sound: 'off', level: 'greedy', name: 'Ada' };
const wanted = process.env.PERILUNE_LONG;
const SLOWLY = { timeout: 7_200_000 }; /* it draws without a graphics card */

let server, browser;
before(async () => {
	if (wanted) server = await Server.start();
});
after(() => server?.stop());
afterEach(async () => {
	await browser?.close();
	browser = undefined;
});

for (const [game, [seats, short]] of Object.entries(SHORT)) {
	const skip = !wanted || (wanted !== 'all' && !game.startsWith(wanted));
	test(`a whole match of ${game} in WebKit`, { ...SLOWLY, skip }, async () => {
		browser = await webkit(1280, 800);
		const { page } = browser;
		await page.goto(`${server.url}/settings`);
		await page.evaluate((kept) => {
			for (const [key, value] of Object.entries(kept)) localStorage.setItem(`perilune.${key}`, value);
		}, KEPT);
		await page.reload();
		await page.waitForSelector('main');
		await playWith(page, server, game, seats, short);
		const count = await playOn(page, await byMouse(page));
		console.log(`${game} in WebKit: ${count.board} moves on the board, ${count.list} by the list`);
		assert.ok(count.board > count.list, `most is done on the board: ${count.board} moves, and ${count.list} by the list`);
		assert.deepEqual(await page.faults(), []);
	});
}
