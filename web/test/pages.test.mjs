/* pages.test.mjs - every page: no fault of accessibility that axe-core can find (WCAG 2.2
 * AA), by day and by night; small and quick; and nothing in the console. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { asked, checkInAllLights, fork, golden, HANG, opened, person, settle, top } from './kit.mjs';

const { server, chromium } = await opened();
let match;
before(async () => {
	match = await golden(server, 'traders-4-1.txt');
});

checkInAllLights('the pages', async (options, see) => {
	const page = await person(chromium, options);
	await settle(page);
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	await see(page, 'lobby');
	await page.getByRole('button', { name: 'Set a table of Traders' }).click();
	await page.waitForSelector('dialog[open]');
	await page.locator('.setup__more summary').first().click();
	await see(page, 'setup');
	await page.getByRole('button', { name: 'Open the table' }).click();
	await page.waitForSelector('.waiting');
	await see(page, 'waiting room');
	for (const [path, there] of [
		['/watch', '.page section'],
		['/settings', '.wishes'],
		['/rules', '.shelf li'],
		['/rules/traders', '.prose li'],
		['/replay', '.drop'],
		[`/replay/${match}#100`, '.film'],
		['/nowhere', '.message'],
	]) {
		await page.goto(server.url + path);
		await page.waitForSelector(there);
		await see(page, path);
	}
	await page.goto(`${server.url}/table/${await fork(page, match, 150)}`);
	await asked(page);
	await see(page, 'table');
	if (options.viewport.width < 768) {
		for (const tab of ['Hand', 'Players', 'Log']) {
			await page.getByRole('tab', { name: tab }).click();
			await see(page, `table, ${tab}`);
		}
	}
	await page.keyboard.press('c');
	await page.waitForSelector('.chat');
	await see(page, 'chat');
	await page.context().close();
});

test('the first page is small and soon there', HANG, async () => {
	const page = await person(chromium);
	const session = await page.context().newCDPSession(page);
	await session.send('Network.enable');
	let bytes = 0,
		style = 0;
	const sheets = new Set();
	session.on('Network.responseReceived', ({ type, requestId }) => void (type === 'Stylesheet' && sheets.add(requestId)));
	session.on('Network.loadingFinished', (event) => {
		bytes += event.encodedDataLength;
		if (sheets.has(event.requestId)) style += event.encodedDataLength;
	});
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	await page.waitForLoadState('networkidle');
	const first = bytes;
	assert.ok(first > 10_000 && first < 100 * 1024, `${first} bytes`);
	/* A game's style sheet comes with the game: of some 45 kB in all there is little here. */
	assert.ok(style > 1000 && style < 12 * 1024, `${style} bytes of style sheets`);
	/* Again, with everything kept: from the address to a button that works. Counted is the time
	 * that the page itself takes, so that it does not matter what else the machine does. */
	await session.send('Performance.enable', { timeDomain: 'threadTicks' });
	const worked = async () => {
		const { metrics } = await session.send('Performance.getMetrics');
		return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
	};
	const begun = performance.now(),
		before = await worked();
	await page.goto(server.url, { waitUntil: 'commit' });
	await page.getByRole('button', { name: 'Play Traders against bots' }).waitFor();
	const took = (await worked()) - before;
	console.log(`first page: ${first} bytes; a button to press after ${Math.round(took)} ms of work, ${Math.round(performance.now() - begun)} ms in all`);
	assert.ok(took > 0 && took < 1000, `${took} ms`);
	assert.deepEqual(page.faults, []);
});

/* Where `:has()` leads to a selector of any element, a browser styles everything anew at every
 * change: 170 ms of a click instead of 16, once. */
test('no style sheet makes a browser restyle the whole room at every move', () => {
	const any = /:has\([^{}]*\)[^{},]*[\s>+~](?:\*|:(?:not|nth-|first-|last-|only-))[^{}]*\{/g;
	const sheets = readdirSync(join(top, 'web/src'), { recursive: true }).filter((file) => file.endsWith('.css'));
	assert.ok(sheets.length >= 8, `only ${sheets.length} sheets`);
	for (const sheet of sheets)
		assert.deepEqual(readFileSync(join(top, 'web/src', sheet), 'utf8').match(any), null, sheet);
});

test('files are kept by browsers, and the page is asked for with its tag', async () => {
	const first = await fetch(server.url);
	const html = await first.text();
	assert.equal(first.headers.get('cache-control'), 'no-cache');
	const again = await fetch(server.url, {
		headers: { 'If-None-Match': first.headers.get('etag') },
	});
	assert.equal(again.status, 304);
	const script = /src="(\/assets\/main-[A-Z0-9]+\.js)"/.exec(html)[1];
	const bundle = await fetch(server.url + script);
	assert.match(bundle.headers.get('cache-control'), /immutable/);
	assert.equal(bundle.headers.get('content-encoding'), 'gzip');
	assert.equal((await fetch(`${server.url}/assets/nothing.js`)).status, 404);
});

test('an address that leads nowhere shows the way back', async () => {
	const page = await person(chromium);
	const answer = await page.goto(`${server.url}/no/such/page`);
	assert.equal(answer.status(), 404);
	await page.getByRole('heading', { name: 'There is nothing here.' }).waitFor();
	await page.goto(`${server.url}/table/tooshort`);
	await page.getByText('A table code has 16 letters and digits.').waitFor();
	assert.equal((await fetch(`${server.url}/api/nothing`)).headers.get('content-type'), 'text/plain; charset=utf-8');
});

test('who has a code joins on a phone too', async () => {
	const page = await person(chromium, { viewport: { width: 390, height: 844 } });
	await page.goto(server.url);
	await page.getByRole('textbox', { name: 'Table code or link' }).fill(match);
	await page.getByRole('button', { name: 'Join friends' }).click();
	await page.waitForURL(`${server.url}/**/${match}`);
	assert.deepEqual(page.faults, []);
});
