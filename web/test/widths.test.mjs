/* widths.test.mjs - lobby and boards on a phone, a tablet and a desk: nothing scrolls sideways,
 * nothing that can be pressed lies under something else or outside the screen, and the log is
 * there. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calm, fork, golden, HANG, lookAround, opened, person, settle } from './kit.mjs';

const SIZES = [
	{ width: 360, height: 740 },
	{ width: 1024, height: 768 },
	{ width: 1440, height: 900 },
];

/* Golden game, from which step on, which moment: with the fewest and with the most players. */
const TABLES = [
	['traders-2-1.txt', 90, 'market'],
	['traders-6-1.txt', 300, 'acting'],
	['flank-2-1.txt', 0, 'choosing'],
	['flank-2-1.txt', 200, 'build'],
	['flank-2-1.txt', 199, 'spending'],
	['one-false-step-3-1.txt', 60, 'placing'],
	['one-false-step-6-1.txt', 600, 'launching'],
	['one-small-step-2-1.txt', 60, undefined],
	['one-small-step-4-1.txt', 120, undefined],
	['space-tug-skirmish-1-1.txt', 0, undefined],
	['space-tug-skirmish-4-1.txt', 120, undefined],
];

const { server, chromium } = await opened(60_000); /* bots wait: positions stay as they are */

async function faultsOf(page, where, all) {
	for (const size of SIZES) {
		await page.setViewportSize(size);
		await calm(page);
		all.push(...(await page.evaluate(lookAround)).map((fault) => `${where} at ${size.width}: ${fault}`));
	}
}

test('at 360, 1024 and 1440 px everything can be seen and pressed', HANG, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page, {
		'guide.flank': 'done',
		'guide.one-false-step': 'done',
		'guide.one-small-step': 'done',
		'guide.space-tug-skirmish': 'done',
	});
	const all = [];
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	await faultsOf(page, 'lobby', all);
	const matches = new Map();
	for (const [file, at, moment] of TABLES) {
		if (!matches.has(file)) matches.set(file, await golden(server, file));
		const table = await fork(page, matches.get(file), at, moment);
		await page.goto(`${server.url}/table/${table}`);
		await page.waitForSelector('.room[data-asked]');
		await faultsOf(page, `${file} from ${at}`, all);
	}
	/* And with the guide of a first game. */
	const fresh = await person(chromium, { reducedMotion: 'reduce' });
	await fresh.goto(server.url);
	await fresh.waitForSelector('.poster');
	for (const file of ['traders-4-1.txt', 'one-false-step-6-1.txt']) {
		if (!matches.has(file)) matches.set(file, await golden(server, file));
		await fresh.goto(`${server.url}/table/${await fork(fresh, matches.get(file), 0)}`);
		await fresh.waitForSelector('.guide');
		await faultsOf(fresh, `${file} with its guide`, all);
	}
	assert.deepEqual(all, []);
	assert.deepEqual([...page.faults, ...fresh.faults], []);
});
