/* together.test.mjs - several people: an invitation, two who play each other, one who
 * watches; a page loaded again in the middle of a turn; a server that dies and comes back;
 * two at one screen. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyAsked, ask, asked, draws, HANG, meet, moved, opened, past, person, Server, settle, stamp, toResult } from './kit.mjs';

const { server, chromium } = await opened();

const quiet = { reducedMotion: 'reduce', viewport: { width: 1100, height: 750 } };

async function known(name, more) {
	const page = await person(chromium, { ...quiet, ...more });
	await settle(page, { name });
	return page;
}

const question = (page) => page.locator('.question__ask').innerText();

/* One move of whoever is asked; false once it is over. */
async function turn(pages, draw) {
	const page = await anyAsked(pages);
	if (!page) return false;
	const at = await stamp(page);
	/* A choice may stand for several moves: then one of those. */
	do {
		const rows = page.locator('.choice');
		await rows.nth(draw(await rows.count())).click();
	} while (!(await moved(page, at)));
	return true;
}

test('two browsers play each other to the end, a third watches', HANG, async () => {
	const [ann, bob, eve] = [await known('Ann'), await known('Bob'), await known('Eve')];
	await meet(server, 'Connect Four', ann, bob);
	await eve.goto(ann.url());
	await eve.waitForSelector('.room');
	assert.match(await eve.locator('.room').innerText(), /Ann/);
	assert.match(await eve.locator('.idle').innerText(), /You are watching/);
	const draw = draws(3);
	for (let i = 0; i < 200 && (await turn([ann, bob], draw)); i++)
		assert.equal(await eve.locator('.choice').count(), 0, 'who watches has no choices');
	for (const page of [ann, bob, eve]) {
		await toResult(page);
		assert.match(await page.locator('dialog h1').innerText(), /win|draw/i);
		assert.deepEqual(page.faults, []);
	}
	assert.equal(await eve.getByRole('button', { name: 'Play again' }).count(), 0);
	await ann.getByRole('button', { name: 'Play again' }).click();
	await ann.waitForURL((address) => !bob.url().includes(address.pathname));
	await bob.getByRole('link', { name: 'To the rematch' }).click();
	await bob.waitForSelector('.waiting');
	for (const page of [ann, bob, eve]) await page.context().close();
});

test(
	'Traders between two people: what one does, the other and a spectator see',
	HANG,
	async () => {
		const [ann, bob, eve] = [await known('Ann'), await known('Bob'), await known('Eve')];
		await meet(server, 'Traders', ann, bob);
		await eve.goto(ann.url());
		await eve.waitForSelector('.room');
		const draw = draws(5);
		for (let i = 0; i < 16 && (await turn([ann, bob], draw)); i++);
		await eve.locator('.log__line').nth(10).waitFor({ state: 'attached' });
		await ann.keyboard.press('c');
		await ann.keyboard.type('good luck');
		await ann.keyboard.press('Enter');
		await bob.waitForSelector('.tools .dot');
		await bob.getByRole('button', { name: /Chat/ }).click();
		await bob.waitForSelector('.chat__lines p:has-text("good luck")');
		/* Eve knows no card: her page has none of either hand. */
		assert.equal(await eve.locator('.room__hand').count(), 0);
		for (const page of [ann, bob, eve]) {
			assert.deepEqual(page.faults, []);
			await page.context().close();
		}
	},
);

test('a page loaded again in the middle of a turn asks the same', HANG, async () => {
	const page = await known('Ann');
	await page.goto(server.url);
	await page.getByRole('button', { name: 'Play Traders against bots' }).click();
	const draw = draws(9);
	for (let i = 0; i < 12; i++) {
		await asked(page);
		await turn([page], draw);
	}
	await asked(page);
	const before = [await question(page), await page.locator('.choice').allInnerTexts()];
	await page.reload();
	await asked(page);
	assert.deepEqual([await question(page), await page.locator('.choice').allInnerTexts()], before);
	await page.goto(server.url);
	await page
		.getByRole('link', { name: /^Play on/ })
		.first()
		.click();
	await asked(page);
	assert.deepEqual([await question(page), await page.locator('.choice').allInnerTexts()], before);
	assert.deepEqual(page.faults, []);
	await page.context().close();
});

test(
	'a server killed in the middle of a game comes back, and the page with it',
	HANG,
	async () => {
		const page = await known('Ann');
		await page.goto(server.url);
		await page.getByRole('button', { name: 'Play Traders against bots' }).click();
		const draw = draws(13);
		for (let i = 0; i < 6; i++) {
			await asked(page);
			await turn([page], draw);
		}
		await asked(page);
		await server.kill();
		await page.waitForSelector('.link-state:has-text("connection is lost")');
		/* A move made meanwhile waits, and is played once. */
		const at = await stamp(page);
		await page.locator('.choice').first().click();
		await server.begin();
		await page.waitForSelector('.link-state', { state: 'detached' });
		await past(page, at);
		for (let i = 0; i < 4; i++) {
			await asked(page);
			await turn([page], draw);
		}
		const real = page.faults.filter((fault) => !/WebSocket|ERR_CONNECTION/.test(fault));
		assert.deepEqual(real, []);
		await page.context().close();
	},
);

test(
	'two at one screen: a curtain between them, and each sees their own cards only',
	HANG,
	async () => {
		const page = await known('Ann');
		await page.goto(server.url);
		await page.getByRole('button', { name: 'Set a table of Leduc Poker' }).click();
		await page.getByLabel('Seat B').selectOption('me');
		await page.getByRole('button', { name: 'Play', exact: true }).click();
		await page.waitForSelector('.curtain');
		assert.match(await page.locator('.curtain').innerText(), /Ann A/);
		await page.getByRole('button', { name: 'I am Ann A' }).click();
		await asked(page);
		await page.waitForSelector('.plain-text:has-text("Ann B: hidden")');
		await page.locator('.choice').first().click();
		await page.waitForSelector('.curtain:has-text("Ann B")');
		await page.getByRole('button', { name: 'I am Ann B' }).click();
		await asked(page);
		await page.waitForSelector('.plain-text:has-text("Ann A: hidden")');
		assert.deepEqual(page.faults, []);
		await page.context().close();
	},
);

test('a refused move says why, with its clause', HANG, async () => {
	const page = await known('Ann');
	await page.goto(server.url);
	await page.getByRole('button', { name: 'Set a table of Leduc Poker' }).click();
	await page.getByLabel('Seat B').selectOption('me');
	await page.getByRole('button', { name: 'Play', exact: true }).click();
	for (const who of ['Ann A', 'Ann B', 'Ann A']) {
		await page.getByRole('button', { name: `I am ${who}` }).click();
		await asked(page);
		await page.keyboard.press('/');
		await page.keyboard.type('raise');
		await page.keyboard.press('Enter');
	}
	/* Two raises a round; the third is not listed, and typing it does not help. */
	await page.locator('.notice.is-bad').getByRole('button', { name: 'Rule LED-005' }).click();
	await page.waitForSelector('dialog[open] #LED-005.is-cited');
	await page.context().close();
});

test('who stays away is played for, and takes the seat back', HANG, async (t) => {
	const slow = await Server.start(300); /* else the bots are done before one is back */
	t.after(() => slow.stop());
	const page = await person(chromium, quiet);
	await settle(page, { name: 'Ann', 'guide.traders': '' });
	await page.goto(slow.url);
	const [made] = await ask(page, {
		type: 'create',
		game: 'traders',
		players: ['me', 'normal', 'normal'],
		time: 1,
	});
	await ask(page, { type: 'start', table: made.table });
	await page.goto(`${slow.url}/table/${made.table}`);
	await page.waitForSelector('.seat__clock');
	/* Nobody is taught while a bot plays. */
	await page.waitForSelector('.banner');
	assert.equal(await page.locator('.guide').count(), 0);
	/* For a while only: who does nothing again is played for again. */
	await Promise.all([
		page.waitForSelector('.banner', { state: 'detached' }),
		page.waitForSelector('.guide'),
		page.getByRole('button', { name: 'Take it back' }).click(),
	]);
	await page.waitForSelector('.log__line:has-text("is back")', { state: 'attached' });
	assert.deepEqual(page.faults, []);
	await page.context().close();
});

test('what is not there is said', HANG, async () => {
	const page = await known('Ann');
	await page.goto(`${server.url}/table/aaaaaaaaaaaaaaaa`);
	await page.waitForSelector('.message:has-text("no such table")');
	await page.goto(`${server.url}/replay/aaaaaaaaaaaaaaaa`);
	await page.waitForSelector('.message:has-text("no such table")');
	await page.goto(`${server.url}/rules/chess`);
	await page.waitForSelector('[role=alert]:has-text("no such game")');
	await page.context().close();
});
