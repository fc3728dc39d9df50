/* firefox.test.mjs - a whole match of each game in Debian's firefox-esr, which Playwright drives by
 * WebDriver BiDi; by roles and names, so that what it makes of a board is what counts.
 *
 *   PERILUNE_LONG=all node --test web/test/firefox.test.mjs     as `./test long` runs it
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import playwright from 'playwright-core';
import { HANG, person, playWith, Server, settle } from './kit.mjs';
import { KNOWN } from './places.mjs';
import { byRoles, playOn, SHORT } from './players.mjs';

const FIREFOX = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
const wanted = process.env.PERILUNE_LONG;

let server, firefox;
before(async () => {
	if (!wanted) return;
	server = await Server.start();
	firefox = await playwright._bidiFirefox.launch({ executablePath: FIREFOX });
});
after(async () => {
	await firefox?.close();
	await server?.stop();
});

for (const [game, [seats, short]] of Object.entries(SHORT)) {
	const skip = !wanted || (wanted !== 'all' && !game.startsWith(wanted));
	test(`a whole match of ${game} in Firefox`, { ...HANG, skip }, async () => {
		const page = await person(firefox, { drawer: 'closed', reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
		await settle(page, KNOWN);
		await page.goto(server.url);
		await page.waitForSelector('.poster');
		await playWith(page, server, game, seats, short);
		const count = await playOn(page, await byRoles(page));
		console.log(`${game} in Firefox: ${count.board} moves on the board, ${count.list} by the list`);
		assert.ok(count.board > count.list, `most is done on the board: ${count.board} moves, and ${count.list} by the list`);
		assert.deepEqual(page.faults, []);
	});
}
