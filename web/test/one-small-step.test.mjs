/* one-small-step.test.mjs - One Small Step in the browser: a whole game by clicks on the table,
 * another by keyboard alone, and nothing that axe-core objects to, by day and by night. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import {
	ask,
	asked,
	calm,
	checkInAllLights,
	draws,
	find,
	fork,
	golden,
	HANG,
	keys,
	moved,
	opened,
	past,
	person,
	playFromLobby,
	playWith,
	pointable,
	settle,
	stamp,
	top,
	toResult,
	until,
} from './kit.mjs';

const KEPT = { 'guide.one-small-step': 'done', 'seats.one-small-step': '2' };

const { server, chromium } = await opened();
let match;
before(async () => {
	match = await golden(server, 'one-small-step-4-1.txt');
});

/* Where the pointer can hit one of the lit things on the table, the first in the given order
 * that nothing else covers, of a kind that is not known yet if there is one; and what it is.
 * Buttons that only show a card are not lit. */
function target(page, number, known) {
	return page.evaluate(([from, old]) => {
		const lit = '.is-open > button[data-piece], button.is-open[data-piece]';
		const all = [
			...document.querySelectorAll(
				['.room__board', '.room__hand', '.room__side']
					.flatMap((room) => lit.split(', ').map((one) => `${room} ${one}`))
					.join(', ') + ', .room__board button[data-move], .room__hand button[data-move]',
			),
		].filter((element) => element.getAttribute('aria-pressed') !== 'true');
		const what = (element) => element.dataset.piece ?? element.dataset.move;
		const isOld = (element) => old.includes(what(element).replace(/[- ].*/, ''));
		const turned = all.map((_, i) => all[(from + i) % all.length]);
		for (const element of turned.sort((a, b) => isOld(a) - isOld(b))) {
			const box = element.getBoundingClientRect();
			for (const part of [0.5, 0.25, 0.75]) {
				const x = box.left + box.width * part,
					y = box.top + box.height / 2;
				const hit = box.width > 0 ? document.elementFromPoint(x, y) : null;
				if (hit && element.contains(hit))
					return { x, y, what: what(element) };
			}
		}
		return null;
	}, [number, known]);
}

test('a whole game by clicks on the table alone', HANG, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page, KEPT);
	await playFromLobby(page, server, 'One Small Step');
	const draw = draws(5);
	const used = {};
	let clicks = 0;
	while (await pointable(page)) {
		const at = await stamp(page);
		const place = await target(page, draw(1000), Object.keys(used));
		assert.ok(place, 'something on the table can be clicked whenever a move is wanted');
		await page.mouse.click(place.x, place.y);
		const kind = place.what.replace(/[- ].*/, '');
		used[kind] = (used[kind] ?? 0) + 1;
		await moved(page, at);
		assert.ok(++clicks < 2500, 'the game has an end');
	}
	await toResult(page);
	assert.equal(await page.locator('.standings li').count(), 2);
	for (const kind of ['country', 'produce', 'technology', 'deck', 'card', 'spy', 'store'])
		assert.ok(used[kind] > 0, `no click on a ${kind}: ${JSON.stringify(used)}`);
	await page.getByRole('link', { name: 'Replay', exact: true }).click();
	await page.waitForSelector('.film');
	await page.waitForSelector('.room__board .oss');
	console.log(clicks, used);
	assert.deepEqual(page.faults, []);
});

/* A golden game in which a move fits the pattern, taken over where it is about to be made. */
async function forkBefore(page, pattern) {
	for (const file of readdirSync(join(top, 'tests/goldens')).filter((name) => name.startsWith('one-small-step'))) {
		const body = readFileSync(join(top, 'tests/goldens', file), 'utf8');
		const move = pattern.exec(body)?.groups.move;
		if (!move) continue;
		const { table } = await (await fetch(`${server.url}/api/transcripts`, { method: 'POST', body })).json();
		const { step } = await find(page, table, 0);
		return fork(page, table, step + Number(move) - 1);
	}
	throw new Error(`no golden game has ${pattern}`);
}

/* The server lists swaps of one token and of the most; the table offers what lies between. */
test('any number of tokens is swapped by clicks', HANG, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page, KEPT);
	await page.goto(server.url);
	const barter = /^(?<move>\d+) p\d swap resource=gold gain=morale tokens=[3-9]/m;
	await page.goto(`${server.url}/table/${await forkBefore(page, barter)}`);
	await page.waitForSelector('.room[data-asked] .oss');
	await page.locator('.room__hand .own__store.is-open[data-piece$="-gold"]').click();
	await page.locator('.tray [data-piece="resource-morale"]').click();
	const ways = page.locator('.tray__way');
	const most = Number(/up to (\d+) tokens/.exec(await page.locator('.question__ask').textContent())[1]);
	assert.ok(most >= 3, `only ${most} to swap`);
	assert.deepEqual(
		(await ways.allTextContents()).map(Number),
		Array.from({ length: most }, (_, i) => i + 1),
	);
	await ways.nth(2).click();
	await page.locator('.log__list', { hasText: 'swaps 3 Gold for Morale' }).waitFor();
	/* The same from the list: what is given and gained, then how many. */
	await page.goto(`${server.url}/table/${await forkBefore(page, barter)}`);
	await page.locator('.room[data-asked] .choice', { hasText: 'Gold for Oil' }).click();
	await page.locator('.choice', { hasText: 'Swap 2 Gold' }).click();
	await page.locator('.log__list', { hasText: 'swaps 2 Gold for Oil' }).waitFor();
	assert.deepEqual(page.faults, []);
});

/* Nobody knows yet whether a spy takes what it may: a golden game, before such a Produce. */
test('what spies may take is said before it is made', HANG, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page, KEPT);
	await page.goto(server.url);
	const made = /^(?<move>\d+) p\d produce .*\n\d+ p\d skim /m;
	await page.goto(`${server.url}/table/${await forkBefore(page, made)}`);
	const choice = page.locator('.room[data-asked] .choice[data-move="produce"]');
	const [, gain, lost] = /Gain (\d+); spies may take (\d+) of it/.exec(await choice.textContent());
	const button = await page.locator('.produce').textContent();
	assert.ok(button.startsWith(`Produce. ${gain} tokens for you, of which spies may take ${lost}: `), button);
	assert.ok(button.endsWith(`Produce+${gain} before spies`), button);
	assert.deepEqual(page.faults, []);
});

/* Out of turn, as a golden game comes to it. */
test('a spy takes, or leaves it, by buttons', HANG, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page, KEPT);
	await page.goto(server.url);
	const skim = /^(?<move>\d+) p\d skim resource=(?<what>\w+)/m;
	for (const takes of [true, false]) {
		await page.goto(`${server.url}/table/${await forkBefore(page, skim)}`);
		await page.locator('.room[data-asked] .oss[data-phase="skimming"]').waitFor();
		assert.match(await page.locator('.question__ask').textContent(), /your spy stands on/);
		const button = takes ? '.tray__way[data-move^="take "]' : '.out';
		await page.locator(`.room:not([data-busy]) .dock ${button}`).click();
		const said = takes ? /A spy of .* takes 1 / : /The spy of .* takes no /;
		await page.locator('.log__list', { hasText: said }).waitFor();
	}
	assert.deepEqual(page.faults, []);
});

/* A match of bots by other data, once it is over. Its deck has two cards: one that a rival may
 * pay off, and one that does this or that. */
async function ransomed(page) {
	const standard = await (await fetch(`${server.url}/api/games/one-small-step/data`)).text();
	const [head, cards, tail] = standard.split(/^(?=card:$|# --- secondary objectives)/m);
	const body = head + cards
		.replace(/copies: \d+/g, 'copies: 0')
		.replace(/(name: (?:Scandal in the Press|Bribed Minister)\n +copies: )0/g, '$115')
		.replace('what: morale, number: 1, tier: 1 }', 'what: morale, number: 1, tier: 1, ransom: 1 }')
		.replace(/(Bribed Minister[^]*?gain, what: gold, tier: 2)/, '$1, or: yes') + tail;
	const { data, faults } = await (await fetch(`${server.url}/api/data?game=one-small-step`, { method: 'POST', body })).json();
	assert.ok(data, JSON.stringify(faults));
	const [made] = await ask(page, { type: 'create', game: 'one-small-step', players: ['greedy', 'greedy'], data });
	await ask(page, { type: 'start', table: made.table });
	await page.goto(`${server.url}/table/${made.table}`);
	await page.waitForSelector('.room[data-over]');
	return made.table;
}

/* What is no piece of the board is said on it: which effect, and whether to pay. */
test('an effect is chosen and a ransom paid, or not, by buttons', HANG, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page, KEPT);
	await page.goto(server.url);
	const played = await ransomed(page);
	for (const [phase, button, question, said] of [
		['opting', '.tray__way[data-move="choose 1"]', 'Which effect of Bribed Minister?', 'chooses effect 1 of Bribed Minister'],
		['opting', '.tray__way[data-move="choose 2"]', 'Which effect of Bribed Minister?', 'chooses effect 2 of Bribed Minister'],
		['ransoming', '.tray__way[data-move="pay"]', 'Pay 1 Gold to', /pays 1 Gold to .* instead/],
		['ransoming', '.out', 'or let it happen?', 'does not pay'],
	]) {
		await page.goto(`${server.url}/table/${await fork(page, played, 0, phase)}`);
		await page.locator(`.room[data-asked]:not([data-busy]) .oss[data-phase="${phase}"]`).waitFor();
		assert.ok((await page.locator('.question__ask').textContent()).includes(question));
		await page.locator(`.room:not([data-busy]) .dock ${button}`).click();
		await page.locator('.log__list', { hasText: said }).waitFor();
	}
	assert.deepEqual(page.faults, []);
});

/* From the Moon lit to the flag on it: the last turns are called, then the race is over. */
test('a landing is offered, flagged and ends the race', HANG, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page, KEPT);
	await page.goto(server.url);
	/* By an action of its own: the move before is another seat's. */
	const landing = /^\d+ p(?<seat>\d) .*\n(?<move>\d+) p(?!\k<seat>)\d research technology=21/m;
	await page.goto(`${server.url}/table/${await forkBefore(page, landing)}`);
	await page.locator('.choice', { hasText: 'Land on the Moon: 20 points' }).waitFor();
	await page.locator('.moon.is-open .moon__plate').click();
	await toResult(page);
	await page.locator('dialog.dialog--over').getByRole('button', { name: 'Look at the board' }).click();
	await page.locator('.moon__flag').first().waitFor();
	assert.match(await page.locator('.room__chips').textContent(), /landed first/);
	const flags = await page.locator('.moon__flag').count(); /* others may land in their last turn */
	const next = [15, 10, 5][flags - 1] ?? 0;
	assert.match(await page.locator('.moon__plate').textContent(), new RegExp(`${next} for the next`));
	assert.equal(await page.locator('.cast__bar[aria-label*="20 for the Moon"]').count(), 1);
	assert.deepEqual(page.faults, []);
});

/* It waits for the place, rings where that may be, and only then goes on. */
test('the guide stays with a spy until it is placed', HANG, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page, { 'guide.one-small-step': 'country chart blocked research produce' });
	await page.goto(server.url);
	const [made] = await ask(page, { type: 'create', game: 'one-small-step', players: ['me', 'greedy'] });
	await ask(page, { type: 'start', table: made.table });
	await page.goto(`${server.url}/table/${made.table}`);
	await page.locator('.poster-mat.is-open').first().click();
	await page.waitForSelector('.guide[data-step="spy"]');
	assert.equal(await page.locator('.guide-ring').count(), 1);
	await page.locator('.spybox.is-open').click();
	await page.waitForSelector('.oss[data-phase="placing"]');
	await page.waitForFunction(() => document.querySelectorAll('.guide-ring').length === 2);
	assert.equal(await page.locator('.guide[data-step="spy"]').count(), 1);
	await page.locator('.stock__one.is-open').first().click();
	await page.waitForSelector('.guide[data-step="spy"]', { state: 'detached' });
	assert.deepEqual(page.faults, []);
	await page.context().close();
});

/* Golden game, from which step on, which kind of question. */
const QUESTIONS = [
	['one-small-step-4-1.txt', 1, 'drafting'],
	['one-small-step-3-1.txt', 20, 'acting'],
	['one-small-step-2-1.txt', 150, 'acting'],
	['one-small-step-4-1.txt', 60, 'trading'],
	['one-small-step-4-1.txt', 30, 'aiming'],
	['one-small-step-4-1.txt', 120, 'bartering'],
	['one-small-step-4-1.txt', 30, 'spying'],
	['one-small-step-4-1.txt', 101, 'placing'],
	['one-small-step-2-1.txt', 60, 'leaving'],
	['one-small-step-4-1.txt', 30, 'skimming'],
	['one-small-step-4-1.txt', 30, 'converting'],
];

/* The frame opens the list by itself where a choice has no place that can be hit. */
test('every kind of question is answered on the board, by mouse and by touch, without the list', HANG, async () => {
	const faults = [],
		matches = {};
	for (const [width, height] of [[1440, 900], [360, 640]]) {
		const finger = width < 768 && { hasTouch: true, isMobile: true };
		const page = await person(chromium, { drawer: 'closed', reducedMotion: 'reduce', viewport: { width, height }, ...finger });
		await settle(page, KEPT);
		await page.goto(server.url);
		for (const [file, at, phase] of QUESTIONS) {
			matches[file] ??= await golden(server, file);
			await page.goto(`${server.url}/table/${await fork(page, matches[file], at, phase)}`);
			await page.locator(`.room[data-asked] .oss[data-phase="${phase}"]`).waitFor();
			await calm(page, 6);
			if ((await page.locator('.room').getAttribute('data-drawer')) !== 'closed') faults.push(`${phase} at ${width}`);
		}
		assert.deepEqual(page.faults, []);
		await page.context().close();
	}
	assert.deepEqual(faults, []);
});

async function tabTo(page, name) {
	for (let i = 0; i < 60; i++) {
		await page.keyboard.press('Tab');
		if (
			(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) === name
		)
			return;
	}
	assert.fail(`Tab does not reach "${name}"`);
}

test('a whole game by keyboard alone', HANG, async () => {
	const page = await person(chromium, {
		reducedMotion: 'reduce',
		viewport: { width: 1280, height: 800 },
	});
	await settle(page, KEPT);
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	await tabTo(page, 'Play One Small Step against bots');
	await page.keyboard.press('Enter');
	await page.waitForSelector('.room');
	await playWith(page, server, 'one-small-step', 2, ['turn_limit=14']); /* the clicks play it at length */
	const draw = draws(11);
	const used = { arrows: 0, number: 0 };
	for (let turns = 0; await asked(page); turns++) {
		assert.ok(turns < 2000, 'the game has an end');
		const at = await stamp(page);
		const way = turns % 2 ? 'arrows' : 'number';
		if (!(await keys[way](page, draw))) {
			await page.keyboard.press('Escape');
			continue;
		}
		if (await moved(page, at)) used[way]++;
		else if ((await page.locator('dialog[open]').count()) > 0 || draw(3) === 0)
			await page.keyboard.press('Escape');
	}
	await toResult(page);
	for (const [way, count] of Object.entries(used))
		assert.ok(count >= 5, `${way} made ${count} moves only`);
	console.log(used);
	assert.deepEqual(page.faults, []);
});

/* What of these elements' words sticks out of the elements that hold them. */
function sticksOut(page, words, holder) {
	return page.evaluate(([each, within]) => {
		const range = document.createRange();
		return [...document.querySelectorAll(each)].flatMap((element) => {
			range.selectNodeContents(element);
			const [box, room] = [range.getBoundingClientRect(), element.closest(within).getBoundingClientRect()];
			return box.left < room.left - 1 || box.right > room.right + 1 ? [element.textContent] : [];
		});
	}, [words, holder]);
}

/* German words are long: on plates, buttons and in the objective all of them can be read. */
test('in German nothing is cut', HANG, async () => {
	for (const viewport of [{ width: 1440, height: 900 }, { width: 390, height: 844 }]) {
		const page = await person(chromium, { locale: 'de-DE', reducedMotion: 'reduce', viewport });
		await settle(page, KEPT);
		await page.goto(server.url);
		await page.goto(`${server.url}/table/${await fork(page, match, 120, 'acting')}`);
		await page.waitForSelector('.room[data-asked] .oss');
		assert.match(await page.locator('.oss').textContent(), /Radio\u00ad?stunde/);
		assert.match(await page.locator('.dock').textContent(), /Stillhalten/);
		for (const [words, holder] of [
			['.tech__name', '.tech__plate'],
			['.aim__words', '.aim'],
			['.produce b, .produce b + span', '.produce'],
		])
			assert.deepEqual(await sticksOut(page, words, holder), [], `${words} at ${viewport.width}`);
		assert.deepEqual(page.faults, []);
		await page.context().close();
	}
});

/* From now on nothing moves but by this test. */
async function freeze(page) {
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
}

/* The replay of a golden game before the step whose lines fit, frozen; and then its scene, from its
 * first instant on. */
async function replayed(page, file, line) {
	await page.goto(`${server.url}/replay/${await golden(server, file)}#9999`);
	const said = () => page.locator('.question__ask').innerText();
	const step = async (key) => {
		const at = await stamp(page);
		await page.keyboard.press(key);
		await past(page, at);
	};
	await page.waitForSelector('.oss .chart');
	while (!line.test(await said())) await step('ArrowLeft');
	await step('ArrowLeft');
	await page.waitForSelector('.room:not([data-busy])');
	await freeze(page);
	await page.keyboard.press('ArrowRight');
	await until(async () => {
		await page.clock.runFor(4);
		return (await page.locator('.plan').count()) > 0;
	}, 'a scene');
}

/* What is written anywhere on the page, heard or seen. */
const words = (page) => page.evaluate(() => `${document.title} ${document.body.innerText}`);

test('a landing is told when the flag is up, by no word before, and Esc leads to its end', HANG, async () => {
	const page = await person(chromium);
	await settle(page, KEPT);
	const file = 'one-small-step-4-1.txt',
		told = /on the Moon: 20 points|first on the Moon|researches The Moon/i;
	await replayed(page, file, /on the Moon: 20 points/);
	for (const ms of [0, 1200, 1300, 900]) {
		await page.clock.runFor(ms);
		assert.doesNotMatch(await words(page), told, `${ms} ms on, nothing tells it`);
		assert.equal(await page.locator('.landing__craft').count(), 1);
		assert.equal(await page.locator('.moon__flag').count(), 0);
	}
	await page.clock.runFor(700);
	assert.match(await words(page), told, 'the flag is up, and the words are there');
	await page.keyboard.press('Escape');
	await page.waitForSelector('.plan', { state: 'detached' });
	assert.equal(await page.locator('.moon__flag').count(), 1);
	assert.deepEqual(page.faults, []);
});

test('a die is told once it lies, and what the card gave no sooner', HANG, async () => {
	const page = await person(chromium);
	await settle(page, KEPT);
	await replayed(page, 'one-small-step-4-2.txt', / rolls [1-6] /);
	const rolled = async () => (await words(page)).match(/ rolls [1-6] /g)?.length ?? 0;
	const had = await rolled();
	const gold = () => page.locator('.seat.is-turn .stock b').allInnerTexts();
	const held = await gold();
	for (const ms of [0, 500, 500, 500]) {
		await page.clock.runFor(ms);
		assert.equal(await rolled(), had, `${ms} ms on, nothing tells the throw`);
		assert.deepEqual(await gold(), held, 'nor do the stores');
	}
	await page.clock.runFor(200);
	assert.ok((await rolled()) > had, 'the die lies, and the words are there');
	await page.clock.runFor(3000);
	assert.equal(await page.locator('.plan').count(), 0, 'and the scene is over');
	assert.deepEqual(page.faults, []);
});

test('the end is a broadcast that tells nobody anything before its time', HANG, async () => {
	const page = await person(chromium);
	await settle(page, KEPT);
	await page.goto(server.url);
	const landing = /^\d+ p(?<seat>\d) .*\n(?<move>\d+) p(?!\k<seat>)\d research technology=21/m;
	await page.goto(`${server.url}/table/${await forkBefore(page, landing)}`);
	await page.locator('.moon.is-open .moon__plate').click();
	/* What came before it is passed over, but nothing of the end itself: looked and pressed in one go. */
	const passed = () => {
		if (document.querySelector('.finale')) return true;
		document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
		return false;
	};
	await until(() => page.evaluate(passed), 'the end');
	await page.locator('.finale .tv').waitFor();
	const end = page.locator('.finale__stage');
	assert.doesNotMatch(await end.innerText(), /step for|points|First/i, 'nothing at first');
	await page.keyboard.press('Escape');
	await page.locator('.finale__ways .button--call').waitFor();
	assert.match(await end.innerText(), /step for\s+\S+[^]*first\s+\d+\s+points/i);
	await toResult(page);
	assert.deepEqual(page.faults, []);
});

checkInAllLights('One Small Step', async (options, see) => {
	const page = await person(chromium, options);
	await settle(page, { 'guide.one-small-step': '' });
	await page.goto(server.url);
	for (const [at, phase] of [
		[1, 'drafting'],
		[150, 'acting'],
		[101, 'placing'],
	]) {
		await page.goto(`${server.url}/table/${await fork(page, match, at, phase)}`);
		await page.waitForSelector('.room[data-asked] .oss');
		await see(page, phase);
	}
	assert.deepEqual(page.faults, []);
	await page.context().close();
});
