/* replay.test.mjs - a finished match again: steps, viewpoints, a link to a moment, a
 * transcript file, and a new table that goes on from there. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { asked, calm, golden as openGolden, HANG, lookAround, opened, past, person, settle, stamp, top, until } from './kit.mjs';

const { server, chromium } = await opened();

const golden = join(top, 'tests/goldens/traders-3-1.txt');
const count = (page) => page.locator('.film__count').innerText();
const step = async (page) => parseInt(await count(page), 10);

test(
	'a transcript file is opened, stepped through, shared and taken over',
	HANG,
	async () => {
		const page = await person(chromium, {
			reducedMotion: 'reduce',
			viewport: { width: 1280, height: 800 },
		});
		await settle(page);
		await page.goto(`${server.url}/replay`);
		await page.locator('input[type=file]').setInputFiles(golden);
		await page.waitForSelector('.film');
		assert.match(await count(page), /^0 \/ \d{3}/);
		const last = Number((await count(page)).split('/')[1]);
		const said = () => page.locator('.question__ask').innerText();
		assert.equal(await said(), 'The table is set.');
		for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
		await page.waitForSelector('.film__count:has-text("5 /")');
		await page.keyboard.press('ArrowLeft');
		await page.waitForSelector('.film__count:has-text("4 /")');
		await page.keyboard.press('End');
		await page.waitForSelector('.idle .standings');
		await page.keyboard.press('Home');
		await until(async () => (await step(page)) === 0);
		await page.getByRole('button', { name: 'Play', exact: true }).click();
		await page.getByLabel('Speed').selectOption('4');
		await until(async () => (await step(page)) >= 3);
		await page.getByRole('button', { name: 'Pause' }).click();

		/* Cards: a seat sees its own, a spectator none. */
		const shown = async (act) => {
			const at = await stamp(page);
			await act();
			await past(page, at);
		};
		await shown(() => page.getByLabel('Step', { exact: true }).fill(String(Math.round(last / 2))));
		await shown(() => page.getByLabel('Seen by').selectOption('2'));
		await page.waitForSelector('.room__hand');
		await shown(() => page.getByLabel('Seen by').selectOption('0'));
		await page.waitForSelector('.room__hand', { state: 'detached' });

		/* The address is the moment. */
		await page.waitForURL(new RegExp(`#${Math.round(last / 2)}$`));
		const words = await said();
		const other = await person(chromium, { reducedMotion: 'reduce' });
		await other.goto(page.url());
		await other.waitForSelector('.film');
		assert.equal(await other.locator('.question__ask').innerText(), words);

		/* What if. */
		await page.getByRole('button', { name: 'Take over from here' }).click();
		await page.getByLabel('The others are').selectOption('greedy');
		await page.getByRole('button', { name: 'Take over', exact: true }).click();
		await page.waitForURL(/\/table\//);
		assert.ok(await asked(page));
		await page.locator('.choice').first().click();
		for (const each of [page, other]) assert.deepEqual(each.faults, []);
	},
);

test(
	'a transcript that was tampered with is refused with its line',
	HANG,
	async () => {
		const page = await person(chromium);
		await page.goto(`${server.url}/replay`);
		const text = readFileSync(golden, 'utf8').replace(/^(\d+ p\d) roll$/m, '$1 end turn');
		await page
			.locator('input[type=file]')
			.setInputFiles({ name: 'bad.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
		await page.waitForSelector('.notice.is-bad:has-text("line ")');
		await page
			.locator('input[type=file]')
			.setInputFiles({
				name: 'huge.txt',
				mimeType: 'text/plain',
				buffer: Buffer.alloc(300_000, 'x'),
			});
		await page.waitForSelector('.notice.is-bad:has-text("256 KiB")');
	},
);

test('who watches without a hand has a board that leaves no paper empty', HANG, async () => {
	const page = await person(chromium, { drawer: 'closed', reducedMotion: 'reduce' });
	await page.goto(server.url);
	for (const file of ['traders-4-1', 'flank-2-1', 'one-false-step-4-1', 'one-small-step-4-1', 'space-tug-skirmish-4-1']) {
		await page.goto(`${server.url}/replay/${await openGolden(server, `${file}.txt`)}#100`);
		await page.waitForSelector('.film');
		await calm(page);
		const { width, height } = await page.locator('.room__board').boundingBox();
		const share = (100 * width * height) / (1440 * 900);
		assert.ok(share >= 65, `${file}: the board has ${share.toFixed(1)} %`);
	}
	assert.deepEqual(page.faults, []);
	await page.context().close();
});

/* Who watches from a seat that holds cards. */
test('at 768 and 1024 px all of a replay can be seen and pressed', HANG, async () => {
	const page = await person(chromium, { drawer: 'closed', reducedMotion: 'reduce' });
	await page.goto(server.url);
	const all = [];
	for (const [file, at, seat] of [['traders-4-1', 500, 3], ['flank-2-1', 100, 1], ['one-false-step-4-1', 300, 1], ['one-small-step-4-1', 100, 1], ['space-tug-skirmish-3-1', 150, 1]]) {
		await page.goto(`${server.url}/replay/${await openGolden(server, `${file}.txt`)}#${at}`);
		await page.waitForSelector('.film');
		const before = await stamp(page);
		await page.getByLabel('Seen by').selectOption(String(seat));
		await past(page, before);
		for (const size of [{ width: 768, height: 1024 }, { width: 1024, height: 768 }]) {
			await page.setViewportSize(size);
			await calm(page);
			all.push(...(await page.evaluate(lookAround)).map((fault) => `${file} at ${size.width}: ${fault}`));
			const over = await page.locator('.film').evaluate((film) => film.scrollWidth - film.clientWidth);
			/* Cards hang out of the page below: coming to one moves nothing. */
			for (const card of await page.locator('.room__hand button').all()) await card.evaluate((one) => one.scrollIntoView({ block: 'nearest' }));
			const off = await page.evaluate(() => document.querySelector('.room').scrollTop);
			if (off > 0) all.push(`${file} at ${size.width}: the room is ${off} px off`);
			if (over > 0) all.push(`${file} at ${size.width}: the controls are ${over} px too wide`);
		}
	}
	assert.deepEqual(all, []);
	assert.deepEqual(page.faults, []);
	await page.context().close();
});

test('a game without a board of its own is shown as text at every step', HANG, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await page.goto(server.url);
	for (const [file, says] of [
		['connect-four-2-1.txt', /^[.XO ]{7}/m],
		['leduc-2-1.txt', /Player 1: .*chips? in/],
	]) {
		const match = await openGolden(server, file);
		await page.goto(`${server.url}/replay/${match}`);
		await page.waitForSelector('.film');
		const board = page.locator('.room__board');
		const before = await board.innerText();
		assert.match(before, says);
		await page.keyboard.press('End');
		await page.waitForSelector('.idle .standings');
		const after = await board.innerText();
		assert.match(after, says);
		assert.notEqual(after, before);
		assert.doesNotMatch(after, /could not be drawn/);
	}
	assert.deepEqual(page.faults, []);
	await page.context().close();
});

test('who has nothing to see again is offered a game to watch', HANG, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await page.goto(`${server.url}/replay`);
	await page.getByRole('button', { name: 'Watch it' }).click();
	await page.waitForSelector('.film');
	await page.waitForSelector('.film__count:has-text("2 /")'); /* it goes on by itself */
	await page.getByRole('button', { name: 'Pause' }).click();
	const at = await count(page);
	assert.match(at, /^\d+ \/ \d{3}/);
	await page.keyboard.press('ArrowRight');
	await page.waitForSelector(`.film__count:has-text("${parseInt(at) + 1} /")`);
	assert.deepEqual(page.faults, []);
	await page.context().close();
});

/* Events that a person's hand on a slider makes. */
const slide = (page, share, ...events) =>
	page.locator('.film__moment').evaluate((bar, [at, names]) => {
		bar.value = String(at * bar.max);
		for (const name of names) bar.dispatchEvent(new Event(name, { bubbles: true }));
	}, [share, events]);

test('a step is looked into by hand, forth and back, and goes on when it is let go', HANG, async () => {
	const page = await person(chromium, { viewport: { width: 1280, height: 800 } });
	await settle(page);
	await page.addInitScript(() => addEventListener('scene', ({ detail }) => (globalThis.scenes = [...(globalThis.scenes ?? []), detail.scene])));
	await page.goto(`${server.url}/replay/${await openGolden(server, 'traders-3-1.txt')}#12`);
	await page.waitForSelector('.film__count:has-text("12 /")');
	const at = () => page.evaluate(() => globalThis.scenes && [globalThis.scenes.length, globalThis.scenes.at(-1).t / globalThis.scenes.at(-1).length]);
	for (const [count, shares] of [[1, [0.5, 0.25, 0.75]], [2, [0.4]]]) {
		for (const share of shares) {
			await slide(page, share, 'input');
			await until(async () => {
				const seen = await at();
				return seen !== undefined && seen !== null && seen[0] === count && Math.abs(seen[1] - share) < 0.001;
			}, `scene ${count} at ${share}`);
			assert.equal(await page.locator('.room[data-busy]').count(), 1, 'it is held');
		}
		await slide(page, shares.at(-1), 'change');
		await page.locator('.room:not([data-busy])').waitFor();
		await until(async () => (await page.locator('.film__moment').inputValue()) === '200', 'the slider at its end');
	}
	assert.equal(await step(page), 12);
	assert.deepEqual(page.faults, []);
});
