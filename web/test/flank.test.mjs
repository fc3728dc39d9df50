/* flank.test.mjs - Flank in the browser: a whole game by clicks on the board and the hand alone,
 * another by keyboard alone, each against a quick bot; and every phase without a fault that
 * axe-core can find, by day and by night. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, calm, checkInAllLights, draws, fork, golden, HANG, lookAround, moved, opened, person, pointable, settle, stamp, toResult } from './kit.mjs';

const MOST = 6000; /* clicks or keys before we give up */

const { server, chromium } = await opened();

async function sitDown(page) {
	await settle(page, { 'guide.flank': 'done', 'seats.flank': '2' });
	await page.goto(server.url);
	await page.getByRole('button', { name: /^Play Flank against/ }).click();
	await page.waitForSelector('.room.world-flank');
}

/* What a click can do something with, on the board or in the hand: where the pointer hits it. A
 * drafted choice is sent once it is whole, so that the game goes on. Who is keen seldom takes a
 * way out (end, pass, stop) while there is something else to do, so that there is a war; who is
 * not takes it whenever it is there, so that the war ends. */
function target(page, number, keen = true) {
	return page.evaluate(
		([from, eager]) => {
			const all = [
				...document.querySelectorAll(
					'.fk [data-piece].is-open, .fk [data-move], .fk-lane__drop, .fk-dock [data-piece].is-open, .fk-dock [data-move]',
				),
			].filter((element) => !element.disabled && !element.classList.contains('is-chosen'));
			const ready = all.filter((element) => element.matches('.fk-orders .button--call, .fk-go.button--call'));
			const out = all.filter((element) => /^(end |pass|stop|go on)/.test(element.dataset.move ?? ''));
			const on = all.filter((element) => !out.includes(element));
			const wanted = !eager ? out : from % 2 === 0 && ready.length > 0 ? ready : from % 6 !== 1 ? on : all;
			const order = wanted.length > 0 ? wanted : all;
			for (let i = 0; i < order.length; i++) {
				const element = order[(from + i) % order.length];
				element.scrollIntoView?.({ block: 'nearest' });
				const box = element.getBoundingClientRect();
				const x = box.left + box.width / 2,
					y = box.top + box.height / 2;
				const hit = box.width > 0 ? document.elementFromPoint(x, y) : null;
				if (hit && element.contains(hit))
					return { x, y, phase: document.querySelector('.fk').dataset.phase };
			}
			return null;
		},
		[number, keen],
	);
}

test('a whole game by clicks on the board alone', HANG, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await sitDown(page);
	const draw = draws(5);
	const phases = new Set();
	const wanted = ['choosing', 'harvest', 'build', 'move', 'formation', 'spending'];
	let clicks = 0;
	while (await pointable(page)) {
		const at = await stamp(page);
		const place = await target(page, draw(1000), !wanted.every((phase) => phases.has(phase)));
		assert.ok(place, `nothing to click: ${await page.locator('.question__ask').textContent()}`);
		phases.add(place.phase);
		await page.mouse.click(place.x, place.y);
		await moved(page, at);
		assert.ok(++clicks < MOST, 'the game has an end');
	}
	await toResult(page);
	assert.match(await page.locator('.standings').innerText(), /\d bases?, \d+ units?[^]*no base, \d+ units?/);
	for (const phase of wanted) assert.ok(phases.has(phase), `${phase} was never asked`);
	console.log(`${clicks} clicks; phases: ${[...phases].join(' ')}`);
	assert.deepEqual(page.faults, []);
});

test('a whole game by keyboard alone', HANG, async () => {
	const page = await person(chromium, {
		reducedMotion: 'reduce',
		viewport: { width: 1280, height: 800 },
	});
	await sitDown(page);
	const draw = draws(3);
	const turns = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
	const used = { arrows: 0, number: 0 };
	for (let keys = 0; await asked(page); keys++) {
		assert.ok(keys < MOST, 'the game has an end');
		const at = await stamp(page);
		if (keys % 2 === 0) {
			for (let i = 0; i <= draw(3); i++) await page.keyboard.press(turns[draw(4)]);
			const on = await page.evaluate(() => Boolean(document.activeElement?.closest('.fk, .fk-dock')));
			if (!on) continue;
			await page.keyboard.press('Enter');
			if (await moved(page, at)) used.arrows++;
		} else {
			const rows = await page
				.locator('.choice')
				.evaluateAll((list) => list.map((row) => row.getAttribute('aria-keyshortcuts')).filter(Boolean));
			if (rows.length === 0) continue;
			await page.keyboard.press(rows[draw(rows.length)]);
			if (await moved(page, at)) used.number++;
		}
	}
	await toResult(page);
	console.log(used);
	assert.ok(used.arrows > 5 && used.number > 5);
	assert.deepEqual(page.faults, []);
});

/* A golden game, taken over where each phase is asked. */
const MATCH = 'flank-2-1.txt';
const PHASES = [
	['choosing', 4],
	['harvest', 6],
	['build', 14],
	['move', 27],
	['picking', 28],
	['joining', 188],
	['reinforce', 193],
	['formation', 194],
	['before', 197],
	['spending', 199],
	['strikes', 226],
	['regroup', 227],
];

test('each phase goes on by clicks on the board', HANG, async () => {
	const match = await golden(server, MATCH);
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page, { 'guide.flank': 'done' });
	await page.goto(server.url);
	const draw = draws(9);
	for (const [phase, at] of PHASES) {
		await page.goto(`${server.url}/table/${await fork(page, match, at, phase)}`);
		await asked(page);
		assert.equal(await page.locator('.fk').getAttribute('data-phase'), phase);
		const from = await stamp(page);
		let clicks = 0;
		do {
			const place = (await pointable(page)) && (await target(page, draw(1000)));
			assert.ok(place && ++clicks < 30, `${phase} does not go on`);
			await page.mouse.click(place.x, place.y);
			await moved(page, from);
		} while ((await stamp(page)) === from);
	}
	assert.deepEqual(page.faults, []);
});

/* Points as the two tallies show them, ours last: as they would be with the move pointed at. */
function pointsShown(page) {
	return page.locator('.fk-tally').evaluateAll((tallies) =>
		tallies.map((tally) => {
			const after = tally.querySelector('.fk-tally__after')?.textContent.replace('→', '');
			return Number(after ?? /, (\d+) points?/.exec(tally.getAttribute('aria-label'))[1]);
		}),
	);
}

test('the page counts the points after a move as the server does', HANG, async () => {
	const match = await golden(server, MATCH);
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page, { 'guide.flank': 'done' });
	await page.goto(server.url);
	let compared = 0;
	for (const [phase, at] of [['before', 197], ['spending', 199]]) {
		await page.goto(`${server.url}/table/${await fork(page, match, at, phase)}`);
		await asked(page);
		const choices = page.locator('.choice[data-move]:not([data-move="pass"], [data-move="pass all"], [data-move^="use "], [data-move="stop"])');
		for (const choice of await choices.all()) {
			await choice.hover();
			const words = await page.locator('.fk-ifnow.is-aim').innerText();
			const [, ours, theirs] = /you (\d+), they (\d+)/.exec(words).map(Number);
			assert.deepEqual(await pointsShown(page), [theirs, ours], words);
			compared++;
		}
	}
	assert.ok(compared > 4, `${compared} moves`);
	assert.deepEqual(page.faults, []);
});

/* The last to stop, where that takes a base. */
function takesBase(_view, seat, { phase, stopped, siege, attacker, battle_points: points }) {
	const ends = phase === 'spending' && stopped.includes(2 - seat);
	return ends && siege && attacker === seat + 1 && points[seat] > points[1 - seat];
}

/* What the lines of the log say, the newest first. */
function logged(page) {
	return page.locator('.room__log .log__line').evaluateAll((lines) => lines.map((line) => line.textContent));
}

test('a battle that ends is resolved in sight, and nothing tells it sooner, unless nothing shall move', HANG, async () => {
	const match = await golden(server, 'flank-2-2.txt');
	for (const [reducedMotion, by] of [['no-preference', 'a key'], ['no-preference', 'time'], ['reduce', '']]) {
		const page = await person(chromium, { reducedMotion });
		await settle(page, { 'guide.flank': 'done' });
		await page.goto(server.url);
		await page.goto(`${server.url}/table/${await fork(page, match, 60, takesBase)}`);
		await asked(page);
		const stop = page.locator('.choice[data-move="stop"]');
		assert.match(await stop.innerText(), /They have stopped: the battle ends as it stands/);
		const at = await stamp(page);
		const before = await logged(page);
		await stop.click();
		if (reducedMotion !== 'reduce') {
			const film = page.locator('.fk-film');
			await film.waitFor();
			assert.equal(await film.getAttribute('aria-hidden'), 'true');
			assert.deepEqual(await logged(page), before, 'the count has not begun');
			assert.equal(await page.locator('.room[data-asked]').count(), 0);
			await page.waitForSelector('.has-battle'); /* the stage stands behind it as before */
			if (by === 'a key') await page.keyboard.press('Escape');
			await film.waitFor({ state: 'detached' });
		}
		assert.ok(await moved(page, at));
		await page.waitForSelector('.fk:not(.has-battle)');
		await calm(page);
		assert.match((await logged(page)).join('\n'), /base/);
		assert.equal(await page.locator('.fk-film').count(), 0);
		assert.deepEqual(page.faults, []);
		await page.context().close();
	}
});

test('German words have room on the board', HANG, async () => {
	const match = await golden(server, MATCH);
	for (const width of [1440, 390]) {
		const page = await person(chromium, { reducedMotion: 'reduce', locale: 'de-DE', viewport: { width, height: 900 } });
		await settle(page, { 'guide.flank': 'done' });
		await page.goto(server.url);
		for (const [phase, at] of [['spending', 199], ['regroup', 227]]) {
			await page.goto(`${server.url}/table/${await fork(page, match, at, phase)}`);
			await asked(page);
			assert.match(await page.locator('.fk').innerText(), phase === 'spending' ? /stützung[^]*Endete der Kampf jetzt/ : /Überlebende[^]*hat überlebt/i);
			const cut = await page.locator('.fk-lane__name, .fk-call, .fk-orders__text, .fk-dock button, .fk button').evaluateAll((all) =>
				all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).map((element) => element.textContent),
			);
			assert.deepEqual([...cut, ...(await page.evaluate(lookAround))], [], `${phase} at ${width}`);
		}
		assert.deepEqual(page.faults, []);
		await page.context().close();
	}
});

checkInAllLights('Flank', async (options, see) => {
	const match = await golden(server, MATCH);
	const page = await person(chromium, options);
	await settle(page, { 'guide.flank': 'done' });
	await page.goto(server.url);
	for (const [phase, at] of PHASES) {
		await page.goto(`${server.url}/table/${await fork(page, match, at, phase)}`);
		await asked(page);
		await see(page, phase);
	}
	assert.deepEqual(page.faults, []);
	await page.context().close();
});
