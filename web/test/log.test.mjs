/* log.test.mjs - the log of a long match: after a reload its newest lines are there, older ones
 * come as it is scrolled, none twice and none missing; a replay has them at every step. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { ANSWERING, ask, calm, HANG, moved, opened, person, settle, stamp, stays } from './kit.mjs';

const { server, chromium } = await opened();
let ann, table;
const PAGE = 64 * 1024; /* bytes of log in one message */

/* Traders' data with the longest match that it allows: 200 rounds. */
async function longData() {
	const data = await (await fetch(`${server.url}/api/games/traders/data`)).text();
	assert.match(data, /round_limit: 50 /);
	const body = data.replace('round_limit: 50 ', 'round_limit: 200 ');
	const answer = await fetch(`${server.url}/api/data?game=traders`, { method: 'POST', body });
	return (await answer.json()).data;
}

/* A match of Traders against a bot that wins none: `moves` moves, each the first choice; its id. */
async function playLong(page, moves) {
	return page.evaluate(
		([wanted, data]) =>
			new Promise((resolve, reject) => {
				const ws = new WebSocket(`ws://${location.host}/ws`);
				const say = (message) => ws.send(JSON.stringify(message));
				let table = '',
					answered = 0;
				ws.onopen = () => {
					say({ type: 'hello', name: 'Ada' });
					say({ type: 'create', game: 'traders', data, players: ['me', 'random'] });
				};
				ws.onclose = (event) => reject(new Error(`closed: ${event.reason}`));
				ws.onmessage = (event) => {
					const message = JSON.parse(event.data);
					if (message.type === 'error') reject(new Error(message.text));
					if (message.over) reject(new Error(`over after ${answered} moves`));
					if (message.type === 'ok' && table === '') {
						table = message.table;
						say({ type: 'start', table });
					}
					const question = message.question;
					if (!question || question.turn <= answered) return;
					answered = question.turn;
					if (answered > wanted) {
						ws.onclose = null;
						ws.close();
						resolve(table);
					} else
						say({
							type: 'play',
							table,
							seat: 1,
							turn: answered,
							move: question.moves[0].text,
						});
				};
			}),
		[moves, await longData()],
	);
}

/* What the seat's log says, oldest first, as the page words it. */
async function wholeLog(page, seat = 1) {
	const entries = [];
	for (let before, more = true; more;) {
		const [answer] = await ask(page, { type: 'log', table, seat, ...(before && { before }) });
		assert.equal(answer.type, 'log', answer.text);
		entries.unshift(...answer.log);
		before = answer.since + 1;
		more = answer.more;
	}
	return entries.map((entry) =>
		entry.text.replace(/\bp1\b/g, 'Ada').replace(/\bp2\b/g, 'Bellatrix'),
	);
}

const lines = (page) =>
	page
		.locator('.log__line')
		.evaluateAll((rows) => rows.map((row) => row.lastElementChild.textContent).reverse());

const toEnd = (page) =>
	page.locator('.room__log').evaluate((log) => log.scrollTo(0, log.scrollHeight));

/* Scrolls until the log says all of `wanted`; what it says then. */
async function readAll(page, wanted) {
	let said;
	for (const end = Date.now() + ANSWERING; Date.now() < end; await calm(page)) {
		said = await lines(page);
		if (isDeepStrictEqual(said, wanted)) break;
		await toEnd(page);
	}
	return said;
}

before(async () => {
	ann = stays(await person(chromium, { reducedMotion: 'reduce' }));
	await settle(ann, { name: 'Ada' });
	await ann.goto(server.url);
	table = await playLong(ann, 300);
});

test('a reload in a long match shows the newest of the log, scrolling fetches the rest', HANG, async () => {
	const wanted = await wholeLog(ann);
	const sizes = [];
	ann.on('websocket', (socket) =>
		socket.on('framereceived', ({ payload }) => sizes.push(payload.length)),
	);
	await ann.goto(`${server.url}/table/${table}`);
	await ann.waitForSelector('.room[data-asked]');
	const first = await lines(ann);
	assert.ok(first.length >= 50 && first.length < wanted.length, `${first.length} lines at first`);
	assert.deepEqual(first, wanted.slice(-first.length));
	assert.deepEqual(await readAll(ann, wanted), wanted);
	assert.equal(await ann.getByText('Older lines come as you scroll').count(), 0);
	assert.ok(Math.max(...sizes) < PAGE + 2048, `a message has ${Math.max(...sizes)} bytes`);
	assert.deepEqual(ann.faults, []);
});

test('play goes on under a log that was fetched, also over a broken connection', HANG, async () => {
	await ann.goto(`${server.url}/table/${table}`);
	await ann.waitForSelector('.room[data-asked]');
	const before = await readAll(ann, await wholeLog(ann));
	const at = await stamp(ann);
	do await ann.locator('.choice').first().click();
	while (!(await moved(ann, at)));
	await ann.waitForSelector(`.room[data-asked]:not([data-stamp="${at}"])`);
	const after = await wholeLog(ann);
	assert.ok(after.length > before.length);
	assert.deepEqual(await readAll(ann, after), after);
	await ann.getByRole('button', { name: 'Latest' }).click();
	await server.kill();
	await ann.waitForSelector('.link-state:has-text("connection is lost")');
	await server.begin();
	await ann.waitForSelector('.link-state', { state: 'detached' });
	assert.deepEqual(await readAll(ann, after), after);
	ann.faults.length = 0; /* the browser complains of the broken connection itself */
});

test('a guide begun in a long match waits for all of its log', HANG, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await page.goto(server.url);
	const token = (await ann.context().cookies()).find((cookie) => cookie.httpOnly);
	await page.context().addCookies([token]);
	await page.goto(`${server.url}/table/${table}`);
	await page.waitForSelector('.guide');
	const wanted = await wholeLog(page);
	assert.equal(await page.getByText('Older lines come as you scroll').count(), 0);
	assert.deepEqual((await lines(page)).slice(-50), wanted.slice(-50));
	assert.deepEqual(page.faults, []);
	await page.context().close();
});

test('a replay of a long match has its whole log, for every seat, at its steps', HANG, async () => {
	await ask(ann, { type: 'resign', table, seat: 1 });
	const wanted = await wholeLog(ann);
	await ann.goto(`${server.url}/replay/${table}`);
	await ann.waitForSelector('.film');
	const steps = Number(await ann.getByLabel('Step', { exact: true }).getAttribute('max'));
	assert.ok(steps > 400, `${steps} steps`);
	await ann.getByRole('button', { name: 'To the end' }).click();
	await ann.waitForSelector('.room[data-over]');
	for (const seat of [1, 2, 0]) {
		await ann.getByLabel('Seen by').selectOption(String(seat));
		const all = await wholeLog(ann, seat);
		assert.equal(all.length, wanted.length);
		assert.deepEqual(await readAll(ann, all), all);
		await ann.locator('.room__log').evaluate((log) => log.scrollTo(0, 0));
	}
	await ann.getByRole('button', { name: 'One step back' }).click();
	await ann.waitForSelector('.room:not([data-over])');
	const spectators = (await wholeLog(ann, 0)).slice(0, -1); /* without the resignation */
	assert.deepEqual(await readAll(ann, spectators), spectators);
	await ann.getByRole('button', { name: 'To the start' }).click();
	await ann.getByText('Nothing has happened yet').waitFor();
	assert.deepEqual(ann.faults, []);
});
