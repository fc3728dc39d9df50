/* senses.test.mjs - whole games by a finger alone, by a mouse, by keys alone, and by roles and names
 * alone, as somebody plays who hears the page and sees nothing: the board is played on, and the list of
 * choices now and then.
 *
 *   PERILUNE_LONG=all node --test web/test/senses.test.mjs     all five games, as `./test long` does
 *   PERILUNE_LONG=flank node --test web/test/senses.test.mjs   one of them
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HANG, opened, person, playWith, settle } from './kit.mjs';
import { FINGER, KNOWN } from './places.mjs';
import { byFinger, byKeys, byMouse, byRoles, playOn, SHORT } from './players.mjs';

/* Which game is played so in ./test too, which has Traders by mouse and by keys elsewhere. */
const USUAL = { finger: 'one-small-step', roles: 'space-tug-skirmish' };
const wanted = process.env.PERILUNE_LONG;

const { server, chromium } = await opened();

const SENSES = [
	['finger', 'by a finger alone, on a phone', byFinger, { ...FINGER, viewport: { width: 390, height: 844 } }],
	['mouse', 'by a mouse', byMouse, { viewport: { width: 1440, height: 900 } }],
	['keys', 'by arrows and Enter', byKeys, { viewport: { width: 1280, height: 800 } }],
	['roles', 'by roles and names alone', byRoles, { viewport: { width: 1280, height: 800 } }],
];

for (const [sense, says, begin, options] of SENSES)
	for (const [game, [seats, short]] of Object.entries(SHORT)) {
		const skip = wanted ? wanted !== 'all' && !game.startsWith(wanted) : USUAL[sense] !== game;
		test(`a whole match of ${game} ${says}`, { ...HANG, skip }, async () => {
			const page = await person(chromium, { drawer: 'closed', reducedMotion: 'reduce', ...options });
			await settle(page, KNOWN);
			await page.goto(server.url);
			await page.waitForSelector('.poster');
			await playWith(page, server, game, seats, short);
			const count = await playOn(page, await begin(page));
			console.log(`${game} ${says}: ${count.board} moves on the board, ${count.list} by the list, ${count.things} things done`);
			assert.ok(count.board > count.list, `most is done on the board: ${count.board} moves, and ${count.list} by the list`);
			assert.deepEqual(page.faults, []);
		});
	}
