/* one-false-step.test.mjs - the Gold Country in the browser: a whole game by clicks on the
 * board and in the dock, another by keyboard alone, the chances before a Moon Shot, an
 * offer put together with the steppers, and no fault that axe-core can find. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyAsked, ask, asked, calm, checkInAllLights, draws, find, golden, HANG, moved, opened, past, person, playFromLobby, playWith, pointable, settle, stamp, toResult, until } from './kit.mjs';

const TITLE = 'One False Step for Mankind';
const KEPT = { 'guide.one-false-step': 'done', 'seats.one-false-step': '3' };

const { server, chromium } = await opened();

/* What is on the table and what was clicked: it differs after every click that did something. */
function state(page) {
	return page.evaluate(() => {
		const room = document.querySelector('.room');
		const pressed = [...document.querySelectorAll('.room [aria-pressed=true]')].map(
			(element) => element.dataset.piece ?? element.dataset.lot ?? element.dataset.card,
		);
		return `${room?.dataset.stamp} ${room?.dataset.asked} ${room?.dataset.over} ${pressed.join()} ${document.querySelectorAll('.choice').length}`;
	});
}

/* Everything that a pointer can act on, except what begins a trade. */
function targets(page) {
	return page.evaluate(() => {
		const open = [
			'.room__board [data-piece][role=button]:not([aria-pressed], .ofs-rival)',
			'.room__board :is(.ofs-pad, .ofs-system, .ofs-lot, .ofs-week__button).is-open:not([aria-pressed])',
			'.room__hand button[data-move]',
		];
		return [...document.querySelectorAll(open.join())].flatMap((element) => {
			element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
			const box = element.getBoundingClientRect();
			const x = box.left + box.width / 2,
				y = box.top + box.height / 2;
			const hit = box.width > 0 ? document.elementFromPoint(x, y) : null;
			return hit && element.contains(hit)
				? [{ x, y, move: element.dataset.move, piece: element.dataset.piece ?? element.dataset.lot }]
				: [];
		});
	});
}

test('a whole game by clicks on the board', HANG, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page, KEPT);
	await playFromLobby(page, server, TITLE);
	const draw = draws(7);
	const kinds = new Set();
	let clicks = 0;
	while (await pointable(page)) {
		const at = await stamp(page);
		const all = await targets(page);
		assert.ok(all.length > 0, `nothing on the board can be clicked: ${await page.locator('.ofs').getAttribute('data-phase')}`);
		const place = all[draw(all.length)];
		await page.mouse.click(place.x, place.y);
		clicks++;
		kinds.add((place.piece ?? place.move).split(/[- ]/)[0]);
		await moved(page, at);
		assert.ok(clicks < 3000, 'the game has an end');
	}
	await toResult(page);
	assert.equal(await page.locator('.standings li').count(), 3);
	/* How long a game lasts is up to the bots; what must be clicked in any is not. */
	assert.ok(kinds.has('city') && kinds.has('bid'), `clicked only ${[...kinds]}`);
	assert.ok(kinds.has('mine') || kinds.has('farm'), `clicked only ${[...kinds]}`);
	await page.getByRole('link', { name: 'Replay', exact: true }).click();
	await page.waitForSelector('.film');
	console.log(`${clicks} clicks on the board: ${[...kinds].join(', ')}`);
	assert.deepEqual(page.faults, []);
});

const ways = {
	async arrows(page, draw) {
		const turns = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
		for (let i = 0; i < 1 + draw(4); i++) await page.keyboard.press(turns[draw(4)]);
		await page.keyboard.press('Enter');
	},
	async number(page, draw) {
		const keys = await page
			.locator('.choice')
			.evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-keyshortcuts')).filter(Boolean));
		if (keys.length > 0) await page.keyboard.press(keys[draw(keys.length)]);
	},
	async typed(page, draw) {
		const texts = await page.locator('.choice').evaluateAll((rows) => rows.map((row) => row.dataset.move));
		if (texts.length === 0) return;
		await page.keyboard.press('/');
		await page.keyboard.type(texts[draw(texts.length)]);
		await page.keyboard.press('Enter');
	},
};

test('a whole game by keyboard alone', HANG, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
	await settle(page, KEPT);
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	const play = page.getByRole('button', { name: `Play ${TITLE} against bots` });
	await play.focus();
	await page.keyboard.press('Enter');
	await page.waitForSelector('.room');
	await playWith(page, server, 'one-false-step', 3, ['week_limit=5']); /* the clicks play it at length */
	const draw = draws(11);
	const used = { arrows: 0, number: 0, typed: 0 };
	for (let turns = 0; await asked(page); turns++) {
		const old = await state(page),
			at = await stamp(page);
		const way = ['arrows', 'number', 'arrows', 'typed', 'number'][turns % 5];
		await ways[way](page, draw);
		if (await moved(page, at)) used[way]++;
		else if ((await state(page)) === old) await page.keyboard.press('Escape');
		assert.ok(turns < 4000, 'the game has an end');
	}
	await toResult(page);
	for (const [way, count] of Object.entries(used)) assert.ok(count >= 4, `${way} made ${count} moves only`);
	console.log(used);
	assert.deepEqual(page.faults, []);
});

/* A golden game, taken over where a seat is asked and `fits` holds. */
async function takeOver(page, file, from, fits) {
	const table = await golden(server, file);
	const { step, state, seat } = await find(page, table, from, (_, who, now) => fits(now, now.player[who]));
	const players = state.player.map((_, i) => (i === seat ? 'me' : 'greedy'));
	const [made] = await ask(page, { type: 'fork', table, at: step, players });
	assert.equal(made.type, 'ok', made.text);
	await page.goto(`${server.url}/table/${made.table}`);
	await page.waitForSelector('.room[data-asked]');
	return { ...state, seat };
}

test('the chance of a Moon Shot is shown before it is paid for', HANG, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page, KEPT);
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	const state = await takeOver(page, 'one-false-step-4-1.txt', 40, (now, me) => now.phase === 'launching' && me.food >= 4);
	const me = state.player[state.seat];
	const shown = await page.locator('.ofs-pay li b').allTextContents();
	const says = (chance) => (chance === 0 ? '<0.1%' : chance < 100 ? `${(chance / 10).toFixed(1)}%` : `${Math.round(chance / 10)}%`);
	assert.deepEqual(shown, me.shot.map(says));
	assert.deepEqual(page.faults, []);
});

/* Only what can be seen. */
const seen = (page, what) =>
	page.locator(what).evaluateAll((all) => all.filter((one) => one.checkVisibility({ visibilityProperty: true })).map((one) => one.textContent));

test('a Moon Shot tells each system once its dice lie, and the rest once it is down', HANG, async () => {
	const page = await person(chromium);
	await settle(page, KEPT);
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	await takeOver(page, 'one-false-step-4-1.txt', 40, (now, me) => now.phase === 'launching' && me.food >= 4);
	await calm(page);
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await page.locator('.ofs-shot').click();
	await until(async () => {
		await page.clock.runFor(4);
		return (await page.locator('.ofs-shotstage').count()) > 0;
	}, 'the shot');
	assert.equal(await page.locator('.ofs-inst .die').count(), 6);
	const told = () => page.locator('.log__list').innerText().then((text) => /fires a Moon Shot/.test(text));
	for (const [ms, verdicts] of [[900, 0], [1000, 1], [1500, 2], [1500, 3]]) {
		for (let gone = 0; gone < ms; gone += 50) await page.clock.runFor(50);
		assert.equal((await seen(page, '.ofs-inst__verdict')).length, verdicts);
		assert.deepEqual(await seen(page, '.ofs-tale'), [], 'it has not flown');
		assert.equal(await told(), false, 'and the log waits');
	}
	await page.keyboard.press('Escape');
	await page.waitForFunction(() => !document.querySelector('.ofs-shotstage'));
	assert.equal(await told(), true, 'skipped, all is known');
	assert.deepEqual(page.faults, []);
});

test('an auction shows who is in and at what', HANG, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page, KEPT);
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	const state = await takeOver(
		page,
		'one-false-step-6-1.txt',
		60,
		(now) => now.phase === 'bidding' && now.bid > 0 && now.in.length < 6,
	);
	assert.equal(await page.locator('.ofs-bidders li').count(), 6);
	assert.equal(await page.locator('.ofs-bidders .is-leading .amount .sr').textContent(), String(state.bid));
	const out = 6 - new Set([...state.in, state.bidder]).size;
	assert.equal(await page.locator('.ofs-bidders .is-out').count(), out);
	assert.deepEqual(page.faults, []);
});

test('an offer of any numbers is put together and answered', HANG, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page, KEPT);
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	const { player, seat } = await takeOver(
		page,
		'one-false-step-4-2.txt',
		60,
		(now, me) => now.phase === 'launching' && me.gold >= 3 && me.offers_left > 0 && now.player.some((other) => other !== me && other.food >= 1),
	);
	const other = player.findIndex((one, at) => at !== seat && one.food >= 1);
	const old = await stamp(page);
	await page.locator(`.room__players [data-piece="player-p${other + 1}"]`).click();
	await page.waitForSelector(`.ofs-to [data-to="${other}"][aria-pressed=true]`);
	await page.getByRole('button', { name: 'give more' }).click();
	await page.getByRole('button', { name: 'give more' }).click();
	await page.locator('.ofs-offer .button').click();
	await past(page, old);
	await page.locator('.log__list', { hasText: /offers .* 3 Gold for 1 Food/ }).waitFor();
	assert.deepEqual(page.faults, []);
});

/* Whoever of them is asked takes the first of the choices, until `found` sees what it wants. */
async function playUntil(pages, found) {
	for (let moves = 0; moves < 200; moves++) {
		const page = await anyAsked(pages);
		assert.ok(page, 'the match is over before');
		if (await found(page)) return page;
		const at = await stamp(page);
		do await page.locator('.choice').first().click();
		while (!(await moved(page, at)));
	}
	throw new Error('it never came');
}

test('one person makes another an offer, who takes it', HANG, async () => {
	const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(async (name) => {
		const page = await person(chromium, { reducedMotion: 'reduce' });
		await settle(page, { ...KEPT, name });
		await page.goto(server.url);
		await page.waitForSelector('.poster');
		return page;
	}));
	const [made] = await ask(ann, { type: 'create', game: 'one-false-step', players: ['me', 'open', 'greedy'] });
	await bob.goto(`${server.url}/table/${made.table}`);
	await bob.getByRole('button', { name: 'Sit down', exact: true }).click();
	await ann.goto(`${server.url}/table/${made.table}`);
	await ann.getByRole('button', { name: 'Start the game' }).click();
	const offer = (page) => page.locator(`.room__players [data-piece="player-p${page === ann ? 2 : 1}"]`, { hasText: 'Trade' });
	const from = await playUntil([ann, bob], async (page) => {
		if ((await offer(page).count()) === 0) return false;
		await offer(page).click();
		if (await page.locator('.ofs-offer .button').isDisabled()) await page.locator('.ofs-swap').click();
		return !(await page.locator('.ofs-offer .button').isDisabled());
	});
	const to = from === ann ? bob : ann;
	await from.locator('.ofs-offer .button').click();
	await to.waitForSelector('.ofs-answer');
	assert.match(await to.locator('.ofs-answer').innerText(), /offers you 1\s+for 1/);
	assert.match(await to.locator('.question__ask').innerText(), /^Your turn: [A-Z]\w+ offers you/);
	assert.equal(await from.locator('.room[data-asked]').count(), 0, 'who offers waits for the answer');
	await to.locator('.ofs-ends [data-move=accept]').click();
	await from.locator('.log__list', { hasText: / takes \w+'s 1 (Gold|Food) for 1 / }).waitFor();
	await from.waitForSelector('.room[data-asked]');
	for (const page of [ann, bob]) {
		assert.deepEqual(page.faults, []);
		await page.context().close();
	}
});

/* How much of the smaller of two rectangles the other covers. */
function covered(a, b) {
	const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
	const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
	const area = Math.min(a.width * a.height, b.width * b.height);
	return wide > 0 && high > 0 ? (wide * high) / area : 0;
}

test('names of cities keep clear of claims and of each other', HANG, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page, KEPT);
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	for (const file of ['one-false-step-3-1.txt', 'one-false-step-4-1.txt', 'one-false-step-6-1.txt']) {
		await takeOver(page, file, 30, () => true);
		const [names, things] = await page.evaluate(() =>
			['.ofs-name', '.ofs-mine, .ofs-farm, .ofs-houses, .ofs-flag__plate'].map((what) =>
				[...document.querySelectorAll(what)].filter((element) => element.checkVisibility({ visibilityProperty: true })).map((element) => {
					const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
					return { text: element.textContent, look: element.getAttribute('class'), left, right, top, bottom, width, height };
				}),
			),
		);
		assert.ok(names.length > 14 && things.length > 60, `${file}: ${names.length} names`);
		const over = names.flatMap((name, i) => [
			...things.filter((thing) => covered(name, thing) > 0.05).map((thing) => `${name.text} over ${thing.look}`),
			...names.slice(i + 1).filter((other) => covered(name, other) > 0.02).map((other) => `${name.text} over ${other.text}`),
		]);
		const missing = await page.evaluate(() =>
			[...document.querySelectorAll('.ofs-label:is(.is-seat, .is-lot).is-waiting')].map((label) => label.textContent),
		);
		assert.deepEqual(missing, [], 'what is for sale has its name');
		assert.deepEqual(over, [], file);
	}
	assert.deepEqual(page.faults, []);
});

test('what is said of a system is whole, wherever the sea leaves room for it', HANG, async () => {
	for (const viewport of [{ width: 1440, height: 900 }, { width: 768, height: 1024 }]) {
		const page = await person(chromium, { drawer: 'closed', reducedMotion: 'reduce', viewport });
		await settle(page, KEPT);
		await page.goto(server.url);
		await page.waitForSelector('.poster');
		for (const [file, from] of [['one-false-step-3-1.txt', 120], ['one-false-step-4-1.txt', 400], ['one-false-step-6-1.txt', 600]]) {
			await takeOver(page, file, from, (now) => now.phase === 'launching');
			await calm(page, 6);
			const cut = await page.locator('.ofs-system').evaluateAll((all) =>
				all.map((one) => [one, ...one.querySelectorAll('b, .ofs-system__chance, .ofs-system__means')].map((part) => part.scrollHeight - part.clientHeight).filter((over) => over > 1)),
			);
			assert.deepEqual(cut, [[], [], []], `${file} at ${viewport.width}`);
		}
		assert.deepEqual(page.faults, []);
	}
});

test('on a phone with six players rockets keep off the land, all players and bids are in sight', HANG, async () => {
	const page = await person(chromium, { drawer: 'closed', reducedMotion: 'reduce', hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
	await settle(page, KEPT);
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	for (const [file, from, phase] of [['one-false-step-6-1.txt', 600, 'launching'], ['one-false-step-6-1.txt', 60, 'bidding'], ['one-false-step-4-1.txt', 60, 'launching']]) {
		const { player } = await takeOver(page, file, from, (now) => now.phase === phase);
		await calm(page, 6);
		const boxes = (what) => page.locator(what).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
		const rivals = await boxes('.ofs-rival .ofs-glow');
		assert.equal(rivals.length, player.length - 1);
		const under = await boxes('.ofs-mine, .ofs-farm, .ofs-houses');
		const over = rivals.flatMap((rival) => under.filter((thing) => covered(rival, thing) > 0.1));
		assert.deepEqual(over, [], `${file}, ${phase}`);
		const strip = await boxes('.strip__seat');
		assert.equal(strip.length, player.length);
		assert.ok(strip.every(({ left, right }) => left >= 0 && right <= 390), `${file}: players beyond the edge`);
		if (phase === 'bidding') assert.ok((await boxes('.ofs-desk__row .ofs-press')).filter(({ right }) => right <= 390).length >= 6);
	}
	assert.deepEqual(page.faults, []);
});

checkInAllLights('One False Step', async (options, see) => {
	const page = await person(chromium, options);
	await settle(page, KEPT);
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	for (const phase of ['opening', 'placing', 'launching', 'bidding']) {
		await takeOver(page, 'one-false-step-3-1.txt', phase === 'opening' ? 8 : 60, (now) => now.phase === phase);
		await calm(page);
		await see(page, phase);
	}
	await page.context().close();
});
