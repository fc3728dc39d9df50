/* frame.test.mjs - what the frame promises whatever the game: who looks elsewhere is called
 * when it is their turn, if they wanted to be; and a click counts however soon after a new
 * position it comes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyAsked, ask, calm, fork, golden, HANG, meet, moved, opened, person, Server, settle, stamp } from './kit.mjs';

const { server, chromium } = await opened();

/* A browser that writes down its notifications, and whose page can be hidden. */
async function callable(answer) {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page, { name: 'Ann' });
	await page.addInitScript((permission) => {
		globalThis.calls = [];
		globalThis.elsewhere = false;
		Object.defineProperty(document, 'hidden', { get: () => globalThis.elsewhere });
		globalThis.Notification = class {
			static permission = localStorage.getItem('asked') ?? 'default';
			static async requestPermission() {
				localStorage.setItem('asked', permission);
				return (this.permission = permission);
			}
			constructor(title, { body }) {
				globalThis.calls.push(`${title}: ${body}`);
			}
			close() {}
		};
	}, answer);
	return page;
}

const look = (page, away) => page.evaluate((hidden) => void (globalThis.elsewhere = hidden), away);
const calls = async (page) => {
	await calm(page);
	return page.evaluate(() => globalThis.calls);
};

async function wantCalls(page, name, says) {
	await page.getByRole('button', { name: 'More', exact: true }).click();
	await page.getByRole('menuitem', { name }).click();
	await page.waitForSelector(`.notice:has-text("${says}")`);
}

/* Each of them makes a move, whoever begins, until it is Ann's turn again. */
async function round(ann, bob) {
	for (let moves = 0; ; moves++) {
		const page = await anyAsked([ann, bob]);
		if (page === ann && moves > 0) return;
		const at = await stamp(page);
		await page.locator('.choice').first().click();
		assert.ok(await moved(page, at));
	}
}

test('who looks elsewhere is called, if they want to be', HANG, async () => {
	const ann = await callable('granted');
	const bob = await person(chromium, { reducedMotion: 'reduce' });
	await settle(bob, { name: 'Bob' });
	await meet(server, 'Connect Four', ann, bob);
	await look(ann, true);
	await round(ann, bob);
	assert.deepEqual(await calls(ann), [], 'nobody is called who did not ask for it');
	assert.match(await ann.title(), /^● Your turn: Connect Four/);
	await look(ann, false);
	await wantCalls(ann, 'Call me when it is my turn', 'You will be called');
	await round(ann, bob);
	assert.deepEqual(await calls(ann), [], 'nor who is looking');
	await look(ann, true);
	await round(ann, bob);
	const question = (await ann.locator('.question__ask').innerText()).replace(/^Your turn[.:] /, '');
	const [call, ...more] = await calls(ann);
	assert.match(call, /^Your turn: Connect Four: /);
	assert.equal(call.replace(/^Your turn: Connect Four: /, '').toLowerCase().replace(/\.$/, ''), question.toLowerCase().replace(/\.$/, ''));
	assert.deepEqual(more, [], 'once');
	await look(ann, false);
	await wantCalls(ann, 'Do not call me on my turn', 'You will not be called');
	await look(ann, true);
	await round(ann, bob);
	assert.equal((await calls(ann)).length, 1);
	for (const page of [ann, bob]) {
		assert.deepEqual(page.faults, []);
		await page.context().close();
	}
});

test('who refuses notifications is told that the title still says it', HANG, async () => {
	const page = await callable('denied');
	await page.goto(server.url);
	await page.getByRole('button', { name: 'Play Traders against bots' }).click();
	await page.waitForSelector('.room[data-asked]');
	await wantCalls(page, 'Call me when it is my turn', 'You will not be called; the title still says so');
	await page.context().close();
});

test('a click in the instant a new position appears is not lost', HANG, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page, { 'guide.flank': 'done' });
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	const match = await golden(server, 'flank-2-1.txt');
	await page.goto(`${server.url}/table/${await fork(page, match, 14, 'build')}`);
	await page.waitForSelector('.fk-kinds .is-open');
	/* As soon as the page is drawn anew, before anything else can run: a click on a unit, which
	 * could be built at several bases. */
	await page.evaluate(() => {
		const room = document.querySelector('.room');
		globalThis.clicked = new Promise((resolve) => {
			const watcher = new MutationObserver(() => {
				const unit = document.querySelector('.fk-kinds .is-open');
				if (!room.dataset.asked || !unit) return;
				watcher.disconnect();
				unit.click();
				resolve(unit.dataset.piece);
			});
			watcher.observe(room, { attributeFilter: ['data-stamp'] });
		});
	});
	const at = await stamp(page);
	await page.locator('.choice').first().click();
	await page.locator('.choice').first().click(); /* at the first base */
	const unit = await page.evaluate(() => globalThis.clicked);
	assert.notEqual(await stamp(page), at);
	await calm(page);
	assert.equal(await page.locator('.fk-kinds .is-chosen').getAttribute('data-piece'), unit);
	assert.equal(await page.locator('.near-head .widen').count(), 1, 'its bases are listed');
	assert.deepEqual(page.faults, []);
	await page.context().close();
});

test('a hint marks one choice as the best, also one that stands for many moves', HANG, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page);
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	const match = await golden(server, 'traders-4-1.txt');
	for (const from of [150, 200]) {
		await page.goto(`${server.url}/table/${await fork(page, match, from, 'flying')}`);
		await page.waitForSelector('.room[data-asked]');
		await page.keyboard.press('h');
		await page.waitForSelector('.choice__hint');
		assert.equal(await page.locator('.choice.is-hint').count(), 1);
		assert.match(await page.locator('.choice.is-hint .choice__hint').innerText(), /^best: \d+ ± \d+ % to win$/);
	}
	assert.deepEqual(page.faults, []);
	await page.context().close();
});

test('who resigns is told so, watches on, and finds the way to another game', HANG, async (t) => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page, { 'seats.traders': '3' });
	const slow = await Server.start(1000); /* else the match is over while one still reads */
	t.after(() => slow.stop());
	await page.goto(slow.url);
	await page.getByRole('button', { name: 'Play Traders against bots' }).click();
	await page.waitForSelector('.room[data-asked]');
	const left = page.url();
	await page.getByRole('button', { name: 'More', exact: true }).click();
	await page.getByRole('menuitem', { name: 'Resign' }).click();
	await page.getByRole('button', { name: 'Resign', exact: true }).click();
	const told = page.getByRole('dialog', { name: 'You resigned' });
	await told.getByRole('link', { name: 'Lobby' }).waitFor();
	await told.getByRole('button', { name: 'Watch', exact: true }).click();
	await page.locator('.question__ask', { hasText: /^You resigned/ }).waitFor();
	assert.equal(await page.locator('.choice').count(), 0, 'nothing is asked any more');
	await page.getByRole('button', { name: 'New game' }).click();
	await page.waitForURL((url) => url.href !== left);
	await page.waitForSelector('.room[data-asked]');
	assert.equal(await page.locator('.seat').count(), 3);
	assert.deepEqual(page.faults, []);
	await page.context().close();
});

test('a bot that sees no hope resigns if it is let', HANG, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page);
	await page.goto(server.url);
	const lost = await golden(server, 'space-tug-skirmish-2-1.txt'); /* by the second seat */
	const players = ['me', 'search:iterations=400:ms=5000'];
	const [made] = await ask(page, { type: 'fork', table: lost, at: 760, players });
	await page.goto(`${server.url}/table/${made.table}`);
	const would = page.getByRole('dialog', { name: /would resign$/ });
	const room = page.locator('.room[data-asked]');
	for (;;) {
		await would.or(room).first().waitFor();
		if (await would.isVisible()) break;
		const at = await stamp(page);
		const ends = page.locator('.choice', { hasText: /^end/i });
		await ((await ends.count()) > 0 ? ends : page.locator('.choice')).first().click();
		await moved(page, at);
	}
	await would.getByRole('button', { name: 'Let it resign' }).click();
	await page.waitForSelector('.room[data-over]');
	await page.locator('.question__ask', { hasText: 'You win.' }).first().waitFor();
	assert.deepEqual(page.faults, []);
	await page.context().close();
});

test('the log follows, unless somebody reads further down; a button leads back', HANG, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page);
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	const match = await golden(server, 'traders-3-1.txt');
	await page.goto(`${server.url}/table/${await fork(page, match, 60)}`);
	const log = page.locator('.room__log');
	const at = async () => {
		await calm(page);
		return log.evaluate((element) => element.scrollTop);
	};
	const scroll = async (to) => {
		await log.evaluate((element, top) => element.scrollTo(0, top), to);
		await calm(page);
	};
	const on = async () => {
		await page.waitForSelector('.room[data-asked]');
		const before = await stamp(page);
		await page.locator('.choice').last().click();
		assert.ok(await moved(page, before));
	};
	await page.waitForSelector('.room[data-asked]');
	await scroll(12);
	await on();
	assert.equal(await at(), 0, 'a little is as good as the top');
	await scroll(300);
	await on();
	assert.ok((await at()) >= 300, 'who reads is left alone');
	await page.getByRole('button', { name: 'Latest' }).click();
	assert.equal(await at(), 0);
	assert.equal(await page.getByRole('button', { name: 'Latest' }).count(), 0);
	await on();
	assert.equal(await at(), 0, 'and it follows again');
	assert.deepEqual(page.faults, []);
	await page.context().close();
});

/* A tug that can be built on. */
function onTheGround(_view, seat, state) {
	return state.phase === 'playing' && state.player[seat].orbit === 'design';
}

test('on a phone the second tap is in sight, the guide or not', HANG, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce', viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });
	await settle(page, { 'guide.space-tug-skirmish': 'split keep draw goal contracts' });
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	const match = await golden(server, 'space-tug-skirmish-2-1.txt');
	await page.goto(`${server.url}/table/${await fork(page, match, 4, onTheGround)}`);
	await page.waitForSelector('.guide');
	assert.match(await page.locator('.guide').innerText(), /Raised cards can be paid for: tap one/);
	await page.getByRole('tab', { name: 'Hand' }).click();
	await page.locator('.is-playable .card__front').first().tap();
	const sure = page.getByRole('button', { name: 'Do it' });
	await sure.waitFor();
	const box = await sure.boundingBox();
	assert.ok(box.y + box.height <= 667, `at ${box.y} px`);
	const before = await stamp(page);
	await sure.tap();
	assert.ok(await moved(page, before));
	assert.deepEqual(page.faults, []);
	await page.context().close();
});
