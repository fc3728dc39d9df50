/* board-first.test.mjs - the board has most of the screen, and each choice is on it, whole, uncovered
 * and large enough, or in the list that then opens by itself. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calm, fork, golden, HANG, moved, opened, person, settle, stamp } from './kit.mjs';
import { DESKS, FINGER, KNOWN, measure, onlooker, PHONES, UPRIGHT } from './places.mjs';

/* Golden game, from which step on, which moment. */
const TABLES = [
	['traders-4-1.txt', 200, 'flying'],
	['traders-2-1.txt', 90, 'market'],
	['traders-6-1.txt', 300, 'acting'],
	['flank-2-1.txt', 200, 'move'],
	['flank-2-1.txt', 200, 'build'],
	['flank-2-1.txt', 194, 'formation'],
	['flank-2-1.txt', 199, 'spending'],
	['one-false-step-3-1.txt', 60, 'placing'],
	['one-false-step-3-1.txt', 120, 'launching'],
	['one-false-step-6-1.txt', 60, 'bidding'],
	['one-small-step-2-1.txt', 60, undefined],
	['one-small-step-4-1.txt', 120, undefined],
	['space-tug-skirmish-1-1.txt', 60, undefined],
	['space-tug-skirmish-4-1.txt', 120, undefined],
];

const { server, chromium } = await opened(60_000); /* bots wait: positions stay as they are */

async function measureAll(tables, sizes, options, finger) {
	const page = await onlooker(chromium, server, options);
	const matches = new Map();
	const faults = [];
	let closed = 0;
	for (const [file, at, moment] of tables) {
		if (!matches.has(file)) matches.set(file, await golden(server, file));
		const table = await fork(page, matches.get(file), at, moment);
		const found = await measure(page, `${server.url}/table/${table}`, sizes, finger, `${file} from ${at}, ${moment ?? ''}`);
		assert.ok(found, `nobody is asked in ${file} from ${at}`);
		faults.push(...found.faults);
		closed += found.closed;
	}
	assert.deepEqual(faults, []);
	assert.deepEqual(page.faults, []);
	return closed;
}

test('at a desk the board has 60 % of 1440 by 900 and 50 % of 1024 by 768, and every choice a place', HANG, async () => {
	const closed = await measureAll(TABLES, DESKS, {}, false);
	console.log(`${closed} of ${TABLES.length * 2} without the list`);
	assert.ok(closed > TABLES.length, `only ${closed} without the list`);
});

test('on a phone the board comes first, and every choice has a place', HANG, async () => {
	const some = TABLES.filter((_, i) => i % 2 === 0); /* of every game */
	const sizes = PHONES.map((size) => ({ ...size, least: 77 })); /* where nothing is begun, and the question has two lines */
	const closed = await measureAll(some, sizes, { ...FINGER, colorScheme: 'dark' }, true);
	assert.equal(closed, some.length * 2, 'none needs the list');
});

test('on a tablet held upright a finger finds every choice on the board, and no list is needed', HANG, async () => {
	const some = TABLES.filter((_, i) => i % 2 === 1); /* of every game */
	const closed = await measureAll(some, UPRIGHT, { hasTouch: true }, true);
	assert.equal(closed, some.length);
});

test('the list opens by key and button, is remembered, and is not in the way of numbers unseen', HANG, async () => {
	const page = await person(chromium, { drawer: 'closed', reducedMotion: 'reduce' });
	await settle(page, KNOWN);
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	const table = await fork(page, await golden(server, 'traders-4-1.txt'), 200, 'flying');
	await page.goto(`${server.url}/table/${table}`);
	await page.waitForSelector('.room[data-asked][data-drawer=closed]');
	await calm(page);
	const at = await stamp(page);
	await page.keyboard.press('1');
	await page.waitForSelector('.room[data-drawer=open]');
	assert.equal(await stamp(page), at, 'a number that nobody saw moves nothing');
	await page.keyboard.press('d');
	await page.waitForSelector('.room[data-drawer=closed]');
	await page.getByRole('button', { name: 'Choices' }).click();
	await page.waitForSelector('.room[data-drawer=open]');
	await page.reload();
	await page.waitForSelector('.room[data-asked][data-drawer=open]');
	await page.keyboard.press('d');
	await page.waitForSelector('.room[data-drawer=closed]');
	/* It is there for who comes by Tab, and opens under them. */
	await page.locator('.choice').first().focus();
	await page.waitForSelector('.room[data-drawer=open]');
	await page.keyboard.press('Enter');
	await calm(page);
	/* Steps of a choice are taken back one by one. */
	if (!(await moved(page, at))) {
		await page.locator('.chosen__step').last().click();
		await page.waitForFunction(() => !document.querySelector('.chosen'));
	}
	assert.deepEqual(page.faults, []);
});
