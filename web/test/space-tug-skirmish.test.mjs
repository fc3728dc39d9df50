/* space-tug-skirmish.test.mjs - whole games of Space Tug Skirmish in the browser, by clicks on
 * the board and by keyboard alone; the deck list; what the browser keeps; and no fault that
 * axe-core can find, by day and by night. With PERILUNE_LONG=all also the games that ./test leaves
 * to ./test long.
 *
 * With SHOTS=FOLDER pictures are taken on the way. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import {
	ask,
	asked,
	browser,
	calm,
	checkInAllLights,
	draws,
	fork,
	golden,
	HANG,
	moved,
	opened,
	person,
	playFromLobby,
	pointable,
	settle,
	stamp,
	toResult,
	until,
} from './kit.mjs';

const SLUG = 'space-tug-skirmish';

const { server, chromium } = await opened();

async function shot(page, name) {
	if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, `${name}.png`) });
}

async function player(options = {}) {
	const page = await person(chromium, { reducedMotion: 'reduce', ...options });
	await settle(page, { [`guide.${SLUG}`]: 'done', [`seats.${SLUG}`]: '2' });
	return page;
}

/* A table with options where this person has one seat, greedy bots the others; its id. */
async function create(page, players, options = []) {
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	const [made] = await ask(page, { type: 'create', game: SLUG, players, options });
	assert.equal(made.type, 'ok', made.text);
	await ask(page, { type: 'start', table: made.table });
	return made.table;
}

async function table(page, seats, options = [], mine = 0) {
	const players = Array.from({ length: seats }, (_, seat) => (seat === mine ? 'me' : 'greedy'));
	await page.goto(`${server.url}/table/${await create(page, players, options)}`);
	await page.waitForSelector('.sts');
}

/* What can be acted on: on the board, in the hand, at the side. */
function target(page, number, wish) {
	return page.evaluate(
		([from, first]) => {
			const all = [
				...document.querySelectorAll(
					'.room :is([data-piece].is-open, button[data-move]:not(.choice)), .is-playable .card__front',
				),
			];
			const liked = all.filter((element) => first.some((start) => (element.dataset.move ?? element.dataset.piece).startsWith(start)));
			const list = liked.length > 0 ? liked : all;
			for (let i = 0; i < list.length; i++) {
				const element = list[(from + i) % list.length];
				element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
				const box = element.getBoundingClientRect();
				/* Cards of a fan lap over one another: what is to be seen of one is pressed. */
				for (const across of [0.5, 0.3, 0.2, 0.12]) {
					const x = box.left + box.width * across,
						y = box.top + Math.min(box.height / 2, 40);
					const hit = box.width > 0 ? document.elementFromPoint(x, y) : null;
					if (hit && element.contains(hit)) return { x, y, id: element.dataset.move ?? element.dataset.piece };
				}
			}
			return null;
		},
		[number, wish],
	);
}

/* Plays by clicks to the end; says how many were made on the board, and which kinds. */
async function playByClicks(page, seed, name) {
	const draw = draws(seed);
	const made = { clicks: 0, listed: 0, kinds: new Set() };
	const seen = new Set();
	while (await pointable(page)) {
		if (process.env.SHOTS) {
			const phase = await page.locator('.sts').getAttribute('data-phase');
			if (!seen.has(phase)) await shot(page, `${name}-${phase}`);
			else if (made.clicks % 40 === 20) await shot(page, `${name}-${made.clicks}`);
			seen.add(phase);
		}
		/* Mostly what a person would: keep the hand, play cards, launch now and then. */
		const late = made.clicks < 8 ? [] : ['phase-token', 'end turn'].filter((id) => !made.kinds.has(id.split(/[- ]/)[0]));
		const wish =
			late.length > 0 ? late : draw(12) === 0 ? [] : draw(5) === 0 ? ['phase-token'] : draw(6) > 0 ? ['keep', 'hand-', 'deck-'] : ['end turn'];
		const at = await stamp(page);
		const place = await target(page, draw(1000), wish);
		if (place === null) {
			const rows = page.locator('.choice');
			await rows.nth(draw(await rows.count())).click();
			made.listed++;
		} else {
			await page.mouse.click(place.x, place.y);
			made.clicks++;
			made.kinds.add(place.id.split(/[- ]/)[0]);
		}
		if (!(await moved(page, at)) && (await page.locator('.room[data-over]').count()) === 0) {
			const dialog = page.locator('dialog[open]:not(.dialog--over) .dialog__close');
			if ((await dialog.count()) > 0) await dialog.click();
		}
		assert.ok(made.clicks + made.listed < 1500, 'the game has an end');
	}
	await toResult(page);
	await shot(page, `${name}-over`);
	return made;
}

test('a whole game by clicks on the board', HANG, async () => {
	const page = await player();
	await playFromLobby(page, server, 'Space Tug Skirmish');
	const made = await playByClicks(page, 5, 'two');
	assert.ok(made.clicks > 15, `only ${made.clicks} clicks`); /* a bot may win soon */
	assert.equal(made.listed, 0, 'the board is enough');
	for (const kind of ['draw', 'hand', 'deck', 'phase', 'end']) assert.ok(made.kinds.has(kind), `${kind} was clicked`);
	console.log(made);
	assert.deepEqual(page.faults, []);
});

/* Every size and side of the game, to its end, by clicks on the board alone; money enough to
 * win comes sooner than by the book, and where that took hundreds of clicks all the same, by a
 * seed that needs fewer. */
const GAMES = [
	{ name: 'alone', seats: 1, options: ['solo_goal=40'], seed: 60, clicked: ['draw', 'hand', 'deck', 'phase', 'end'] },
	{ name: 'four', long: true, seats: 4, options: ['goal=50'], clicked: ['draw', 'hand', 'deck', 'phase', 'end'] },
	{ name: 'personas', seats: 2, options: ['personas=chosen', 'goal=50'], clicked: ['persona', 'hand', 'deck', 'end'] },
	{ name: 'designer', long: true, seats: 3, options: ['epoch_master=yes', 'team_goal=40'], clicked: ['hand', 'deck', 'end'] },
	{ name: 'master', seats: 3, mine: 2, options: ['epoch_master=yes'], clicked: ['epoch'] },
];
for (const [i, game] of GAMES.entries()) {
	const skip = game.long && !process.env.PERILUNE_LONG;
	test(`a whole game by clicks: ${game.name}`, { ...HANG, skip }, async () => {
		const page = await player();
		await table(page, game.seats, game.options, game.mine);
		const made = await playByClicks(page, game.seed ?? 20 + i, game.name);
		assert.equal(made.listed, 0, 'the board is enough');
		for (const kind of game.clicked) assert.ok(made.kinds.has(kind), `${kind} was clicked: ${[...made.kinds]}`);
		assert.equal(await page.locator('.standings li').count(), game.seats);
		console.log(game.name, made);
		assert.deepEqual(page.faults, []);
		await page.context().close();
	});
}

/* Each of the ways to move without a pointer; they say whether they could. */
const WAYS = {
	async arrows(page, draw) {
		const turns = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
		for (let i = 0; i < 1 + draw(4); i++) await page.keyboard.press(turns[draw(4)]);
		const on = await page.evaluate(() => document.activeElement?.dataset?.piece ?? document.activeElement?.dataset?.move);
		if (!on) return false;
		await page.keyboard.press('Enter');
		return true;
	},
	async number(page, draw) {
		const keys = await page
			.locator('.choice')
			.evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-keyshortcuts')).filter(Boolean));
		if (keys.length === 0) return false;
		await page.keyboard.press(draw(4) === 0 && keys.includes('0') ? '0' : keys[draw(keys.length)]);
		return true;
	},
	async typed(page, draw) {
		const texts = await page.locator('.choice').evaluateAll((rows) => rows.map((row) => row.dataset.move));
		await page.keyboard.press('/');
		await page.keyboard.type(texts[draw(texts.length)]);
		await page.keyboard.press('Enter');
		return true;
	},
};

test('a whole game by keyboard alone', HANG, async () => {
	const page = await player({ viewport: { width: 1280, height: 800 } });
	await table(page, 2, ['goal=60']);
	const draw = draws(3);
	const used = { arrows: 0, number: 0, typed: 0 };
	for (let turn = 0; await asked(page); turn++) {
		assert.ok(turn < 1500, 'the game has an end');
		const at = await stamp(page);
		const way = ['arrows', 'number', 'number', 'typed', 'number'][turn % 5];
		if (!(await WAYS[way](page, draw))) {
			await page.keyboard.press('Escape');
			continue;
		}
		if (await moved(page, at)) used[way]++;
		else await page.keyboard.press('Escape');
	}
	await toResult(page);
	for (const [way, count] of Object.entries(used)) assert.ok(count >= 4, `${way} made ${count} moves only`);
	console.log(used);
	assert.deepEqual(page.faults, []);
});

test('of a full hand each card keeps an edge, and stands up in full under the pointer', HANG, async () => {
	const page = await player({ viewport: { width: 1024, height: 768 }, drawer: 'closed' });
	await table(page, 2, ['start_hand=9', 'hand=9']);
	for (let i = 0; i < 4 && (await page.locator('.fan > li').count()) < 9 && (await asked(page)); i++)
		await act(page, '.opening [data-move]');
	await calm(page);
	/* How much of each card can be pressed, along its upper edge, in px. */
	const edges = await page.locator('.fan .card__front').evaluateAll((cards) =>
		cards.map((card) => {
			const { left, top, width } = card.getBoundingClientRect();
			const hits = Array.from({ length: Math.floor(width) }, (_, x) => document.elementFromPoint(left + x, top + 30));
			return hits.filter((hit) => card.contains(hit)).length;
		}),
	);
	assert.equal(edges.length, 9);
	assert.ok(Math.min(...edges) >= 24, `edges of ${edges} px`);
	for (const at of [0, 4, 8]) {
		const card = page.locator('.fan .card').nth(at);
		const { x, y } = await card.boundingBox();
		await page.mouse.move(x + 26, y + 40);
		const { top, bottom, cut } = await card.evaluate((one) => {
			const { top, bottom } = one.getBoundingClientRect();
			const text = one.querySelector('.card__text').getBoundingClientRect();
			return { top, bottom, cut: text.bottom > innerHeight || text.bottom > bottom };
		});
		assert.ok(!cut && bottom <= 776, `card ${at} from ${top} to ${bottom}`);
	}
	await page.mouse.move(500, 200);
	assert.deepEqual(page.faults, []);
	await page.context().close();
});

test('cards to take back lie below the tug, which stays to be seen', HANG, async () => {
	for (const [size, least] of [[{ width: 1440, height: 900 }, 150], [{ width: 390, height: 844 }, 130]]) {
		const page = await player({ viewport: size, drawer: 'closed', reducedMotion: 'reduce' });
		const match = await golden(server, 'space-tug-skirmish-4-1.txt');
		await page.goto(server.url);
		await page.waitForSelector('.poster');
		await page.goto(`${server.url}/table/${await fork(page, match, 120, 'salvaging')}`);
		await page.waitForSelector('.room[data-asked]');
		await calm(page);
		const tug = await page.locator('.blueprint .tug').boundingBox();
		assert.ok(tug.width > 200 && tug.height > 40, `a tug of ${tug.width} by ${tug.height}`);
		const cards = await page.locator('.tray .card').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
		assert.ok(cards.length > 0 && cards.every(({ width, top }) => width >= least && top >= tug.y + tug.height - 1), JSON.stringify([tug, cards]));
		assert.deepEqual(page.faults, []);
		await page.context().close();
	}
});

test('the deck list has every card, and is searched', HANG, async () => {
	const page = await player();
	await table(page, 1);
	await page.locator('.deck--list').click();
	await page.waitForSelector('.decklist__row');
	const copies = await page
		.locator('.decklist__kind')
		.evaluateAll((rows) => rows.reduce((sum, row) => sum + Number(/×(\d+)$/.exec(row.textContent)?.[1] ?? 0), 0));
	assert.equal(copies, 200, 'Design and Ops cards');
	assert.equal(await page.locator('.decklist__row').count(), 67 + 48 + 30, 'titles of all decks');
	await page.locator('.decklist__find').fill('solar');
	assert.deepEqual(await page.locator('.decklist__row b').allTextContents(), ['Solar Awning', 'Solar Sail', 'Solar Flare']);
	await shot(page, 'decks');
	/* A row is read large, and closed again with the list still there. */
	await page.locator('.decklist__row', { hasText: 'Solar Awning' }).click();
	const large = page.locator('.dialog--card');
	assert.match(await large.textContent(), /Solar Awning.*Feature of the Design deck/s);
	await page.keyboard.press('Escape');
	await large.waitFor({ state: 'detached' });
	assert.equal(await page.locator('.decklist__row').count(), 3);
	await page.locator('.dialog--decks .dialog__close').click();
	/* The data are the table's own, whenever one comes. */
	await page.locator('.split[data-move="draw 5 design 2 ops"]').click();
	await page.locator('.opening [data-move="keep"]').click();
	await page.waitForSelector('.room[data-asked] .deck.is-asked, .opening [data-move="begin"]');
	const begin = page.locator('.opening [data-move="begin"]');
	if ((await begin.count()) > 0) await begin.click();
	await page.waitForSelector('.deck.is-asked');
	await page.reload();
	await page.waitForSelector('.deck.is-asked');
	await page.locator('.deck--list').click();
	await page.waitForSelector('.decklist__row');
	assert.equal(await page.locator('.decklist__row').count(), 145);
	await page.locator('.dialog--decks .dialog__close').click();
	assert.deepEqual(page.faults, []);
});

/* The last step of a match in which its only seat could end its turn, once it is finished; a
 * bot plays while somebody looks on. */
async function lastTurn(page, id) {
	await page.goto(`${server.url}/table/${id}`);
	await page.waitForSelector('.room[data-over]', HANG);
	const [end] = await ask(page, { type: 'review', table: id, at: 9999 });
	for (let at = end.number - 1; ; at--) {
		const [position] = await ask(page, { type: 'review', table: id, at });
		if (position.pending?.length && position.state.phase === 'playing') return at;
	}
}

/* A click that is a move, and what follows from it. */
async function act(page, selector) {
	await page.waitForSelector(selector);
	const before = await stamp(page);
	await page.locator(selector).first().click();
	await moved(page, before);
}

/* A bot plays alone to $60M; its last turn is taken over, and won again. */
test('a won game alone is a personal best, and counts once', HANG, async () => {
	const page = await player();
	const bots = await create(page, ['greedy'], ['solo_goal=60']);
	const at = await lastTurn(page, bots);
	for (const games of [1, 2]) {
		const [made] = await ask(page, { type: 'fork', table: bots, at, players: ['me'] });
		await page.goto(`${server.url}/table/${made.table}`);
		await act(page, '.act[data-move="end turn"]');
		while (await asked(page)) await act(page, '.is-playable .card__front');
		await toResult(page);
		await page.waitForSelector('.room[data-over] .records__best');
		await page.reload();
		const best = await page.locator('.room[data-over] .records__best').textContent();
		assert.match(best, /^\d+ rounds, The Race, alone/);
		/* The same game twice is one game: it is told by its curve. */
		assert.match(best, /1 won/, `${games} games`);
	}
	assert.deepEqual(page.faults, []);
	await page.context().close();
});

/* The end is seen on a clock that stands: what it says waits for the stamp, Esc shows all of it. */
test('the end tells who has won when the tug has flown, and not before', HANG, async () => {
	const page = await player({ reducedMotion: 'no-preference' });
	const bots = await create(page, ['greedy'], ['solo_goal=60']);
	const at = await lastTurn(page, bots);
	const [made] = await ask(page, { type: 'fork', table: bots, at, players: ['me'] });
	await page.goto(`${server.url}/table/${made.table}`);
	await page.waitForSelector('.act[data-move="end turn"]');
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await page.locator('.act[data-move="end turn"]').click();
	await until(async () => {
		await page.clock.runFor(200);
		return (await page.locator('.finale .fin__craft').count()) > 0;
	}, 'the end');
	const words = () => page.locator('.finale').innerText();
	const place = () => page.locator('.fin__craft').getAttribute('transform');
	const first = await place();
	assert.doesNotMatch(await words(), /in \d+ turns/i, 'nothing is told at first');
	await page.clock.runFor(1800);
	assert.notEqual(await place(), first, 'the tug flies');
	assert.doesNotMatch(await words(), /in \d+ turns/i, 'nor while it flies');
	const stamped = () => page.locator('.fin__stamp').evaluate((stamp) => getComputedStyle(stamp).visibility);
	assert.equal(await stamped(), 'hidden');
	await page.keyboard.press('Escape');
	assert.match(await words(), /in \d+ turns/i);
	assert.equal(await stamped(), 'visible');
	assert.deepEqual(page.faults, []);
});

/* A recorded step in which Showroom Model is turned, on a clock that stands. */
test('what the world turns is told when its card is, on the board and beside it', HANG, async () => {
	const page = await player({ reducedMotion: 'no-preference' });
	await page.goto(server.url);
	await page.goto(`${server.url}/replay/${await golden(server, 'space-tug-skirmish-2-1.txt')}#14`);
	await page.waitForSelector('.film__count');
	await page.getByLabel('Step', { exact: true }).fill('14');
	await calm(page, 6);
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await page.keyboard.press('ArrowRight');
	await until(async () => {
		await page.clock.runFor(40);
		return (await page.locator('.plan__turn').count()) > 0;
	}, 'the card');
	const told = async () => (await page.locator('.room').innerText()).includes('Showroom Model');
	for (const ms of [0, 200, 200]) {
		await page.clock.runFor(ms);
		assert.equal(await told(), false, `${ms} ms on`);
	}
	await page.clock.runFor(300);
	assert.equal(await told(), true, 'it is turned');
	await page.keyboard.press('Escape');
	assert.equal(await page.locator('.plan').count(), 0, 'skipped, it leaves nothing');
	assert.equal(await page.locator('.job', { hasText: 'Showroom Model' }).count(), 1);
	assert.deepEqual(page.faults, []);
});

/* The Minimalist's second level opens with a launch of at most four cards. */
test('a level that was opened stays open in this browser', HANG, async () => {
	const page = await player();
	await table(page, 1, ['personas=chosen']);
	await page.locator('.person[data-piece="persona-minimalist"]').click();
	await page.locator('.split[data-move="draw 5 design 2 ops"]').click();
	await page.locator('.opening [data-move="keep"]').click();
	/* The first Epoch card may let everybody draw more than one. */
	for (;;) {
		await page.waitForSelector('.deck.is-asked, .lever:enabled');
		if ((await page.locator('.lever:enabled').count()) > 0) break;
		const at = await stamp(page);
		await page.locator('.deck.is-asked').first().click();
		await moved(page, at);
	}
	await page.locator('.lever').click();
	await page.locator('.lvl:not(.is-locked)', { hasText: 'Nothing to Remove' }).waitFor();
	await table(page, 1, ['personas=chosen']);
	const words = async (persona) => page.locator(`.person[data-piece="persona-${persona}"]`).textContent();
	assert.match(await words('minimalist'), /You have opened Level 2/);
	assert.doesNotMatch(await words('pack-rat'), /opened Level/);
	assert.deepEqual(page.faults, []);
	await page.context().close();
});

test('in German the page speaks German, and its moves are made', HANG, async () => {
	const page = await player({ locale: 'de-DE' });
	await table(page, 2, ['personas=chosen']);
	const english = /\b(Design|Ops|Contracts?|Epoch|Persona|Level|your?|turns?|cards?|rounds?|funds)\b/i;
	const told = new Set();
	for (let i = 0; i < 25 && (await pointable(page)); i++) {
		const said = (await page.locator('.room__board, .store, .dock__ways').allInnerTexts()).join(' ');
		assert.doesNotMatch(said, english);
		for (const word of said.split(/[^\p{L}]+/u)) told.add(word);
		const place = await target(page, i, ['deck-', 'hand-', 'phase-token']);
		const at = await stamp(page);
		if (place) await page.mouse.click(place.x, place.y);
		else await page.locator('.choice').first().click();
		await moved(page, at);
	}
	for (const word of ['Entwurf', 'Kartenliste', 'Kraft', 'Zug', 'Mio']) assert.ok(told.has(word), word);
	assert.deepEqual(page.faults, []);
	await page.context().close();
});

checkInAllLights('Space Tug Skirmish', async (options, see) => {
	const page = await player(options);
	await table(page, 3, ['personas=dealt-2']);
	await asked(page);
	await see(page, 'opening');
	for (let i = 0; i < 14 && (await pointable(page)); i++) {
		const at = await stamp(page);
		const place = await target(page, i, ['draw 5', 'keep', 'begin', 'deck-design', i % 4 === 3 ? 'end turn' : 'hand-']);
		if (place) await page.mouse.click(place.x, place.y);
		else await page.locator('.choice').first().click();
		await moved(page, at);
	}
	await asked(page);
	await see(page, 'playing');
	await page.locator('.deck--list').click();
	await page.waitForSelector('.decklist__row');
	await see(page, 'decks');
	assert.deepEqual(page.faults, []);
	await page.context().close();
});
