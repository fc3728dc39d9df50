/* access.test.mjs - everybody can play on the board: what is drawn as a button answers Enter and is
 * reached by the arrows, the focus is never lost, a magnified page has all choices, letters can be
 * turned off, a turn is told in few words, and forced colours leave the boards theirs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, calm, draws, fork, golden, HANG, lookAround, moved, opened, person, playWith, Server, settle, stamp } from './kit.mjs';

/* Golden game, from which step on, which moment: all kinds of drawn things. */
const TABLES = [
	['traders-4-1.txt', 200, 'flying'],
	['flank-2-1.txt', 200, 'move'],
	['flank-2-1.txt', 194, 'formation'],
	['one-false-step-3-1.txt', 60, 'placing'],
	['one-small-step-2-1.txt', 60, undefined],
	['space-tug-skirmish-4-1.txt', 120, undefined],
];

const { server, chromium } = await opened(60_000); /* bots wait: positions stay as they are */

const KNOWN = Object.fromEntries(
	['traders', 'flank', 'one-false-step', 'one-small-step', 'space-tug-skirmish'].map((game) => [`guide.${game}`, 'done']),
);

const matches = new Map();
async function sit(page, [file, at, moment]) {
	if (!matches.has(file)) matches.set(file, await golden(server, file));
	await page.goto(`${server.url}/table/${await fork(page, matches.get(file), at, moment)}`);
	await page.waitForSelector('.room[data-asked]');
	await calm(page);
}

async function visitor(options = {}) {
	const page = await person(chromium, { reducedMotion: 'reduce', ...options });
	await settle(page, KNOWN);
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	return page;
}

/* In the page: every drawn button, whether arrows get there from the question, whether Tab finds one
 * of each region alone, and whether Enter and Space do what a click does. Moves are not sent. */
async function faultsOfPieces() {
	const faults = [];
	const room = document.querySelector('.room');
	const called = (element) => `"${element.getAttribute('aria-label') ?? element.dataset.piece}"`;
	const shown = (element) => element.getClientRects().length > 0;
	const drawn = () => [...room.querySelectorAll('[role=button]')].filter(shown);
	const press = (element, key) =>
		element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
	/* Arrows, from every place that they led to. */
	const question = document.querySelector('.question__ask');
	const reached = new Set();
	const open = [];
	const arrive = (from, key) => {
		from.focus();
		press(from, key);
		const to = document.activeElement;
		if (to === from || reached.has(to)) return;
		reached.add(to);
		open.push(to);
	};
	arrive(question, 'ArrowRight');
	while (open.length > 0) {
		const from = open.pop();
		for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) arrive(from, key);
	}
	const all = drawn();
	for (const element of all) if (!reached.has(element)) faults.push(`no arrow leads to ${called(element)}`);
	for (const region of ['.room__board', '.room__hand', '.room__side'])
		if (all.filter((element) => element.closest(region) && element.tabIndex >= 0).length > 1)
			faults.push(`${region} has more than one stop of Tab`);
	/* Enter and Space: something is chosen, asked for or opened. */
	const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
	const state = () => `${globalThis.sent} ${document.querySelectorAll('dialog[open], .is-chosen, [aria-pressed=true], .choice, .partmenu, .fk-callout').length} ${room.querySelector('.choice-groups')?.textContent}`;
	for (let i = 0; i < all.length; i++) {
		const element = drawn()[i];
		if (!element) break;
		element.focus();
		if (document.activeElement !== element) {
			faults.push(`${called(element)} takes no focus`);
			continue;
		}
		const before = state();
		press(element, i % 2 ? ' ' : 'Enter');
		await nextFrame();
		if (state() === before) faults.push(`${called(element)} does not answer`);
		for (let back = 0; back < 4; back++) {
			const dialog = document.querySelector('dialog[open] .dialog__close');
			if (dialog) dialog.click();
			else press(document.querySelector('.partmenu button') ?? document.activeElement, 'Escape');
			await nextFrame();
		}
	}
	return { faults, count: all.length };
}

/* No move leaves this page: the server is not asked, and says no. */
function stayHere() {
	globalThis.sent = 0;
	const { send } = WebSocket.prototype;
	WebSocket.prototype.send = function (words) {
		const { type, id } = JSON.parse(words);
		if (type !== 'play') return send.call(this, words);
		globalThis.sent++;
		const answer = { type: 'error', id, code: 'not-now', text: 'not now' };
		setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(answer) })));
	};
}

test('arrows reach every drawn piece, and Enter and Space do what a click does', HANG, async () => {
	const page = await visitor();
	await page.addInitScript(stayHere);
	const all = [];
	let pieces = 0;
	for (const table of TABLES) {
		await sit(page, table);
		const { faults, count } = await page.evaluate(faultsOfPieces);
		pieces += count;
		all.push(...faults.map((fault) => `${table.join(' ')}: ${fault}`));
	}
	assert.deepEqual(all, []);
	assert.ok(pieces > 40, `only ${pieces} pieces`);
	assert.deepEqual(page.faults, []);
});

test('after a move the focus is on something: the question, unless what had it is still there', HANG, async (t) => {
	const quick = await Server.start();
	t.after(() => quick.stop());
	const page = await visitor();
	await page.goto(quick.url);
	await page.waitForSelector('.poster');
	const draw = draws(5);
	for (const [game, seats] of [['traders', 2], ['flank', 2]]) {
		await playWith(page, quick, game, seats, []);
		for (let moves = 0; moves < 12 && (await asked(page)); ) {
			const at = await stamp(page);
			if (moves % 3 === 2) await page.keyboard.press('1');
			else {
				await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft'][draw(3)]);
				await page.keyboard.press('Enter');
			}
			if (await moved(page, at)) moves++;
			else if (draw(3) === 0) {
				await page.keyboard.press('1');
				if (await moved(page, at)) moves++;
			}
			await asked(page);
			const on = await page.evaluate(() => {
				if (document.querySelector('dialog[open]')) return 'a window';
				const { activeElement: element } = document;
				return element === document.body ? '' : element.className || element.dataset?.piece || element.tagName;
			});
			assert.notEqual(on, '', `nothing has the focus after a move of ${game}`);
			if (on === 'a window') await page.keyboard.press('Escape');
		}
	}
	assert.deepEqual(page.faults, []);
});

test('at 320 by 256 the page flows, and every choice can be scrolled to', HANG, async () => {
	const page = await visitor();
	const all = [];
	for (const size of [{ width: 320, height: 256 }, { width: 844, height: 390 }]) {
		await page.setViewportSize(size);
		for (const table of TABLES) {
			await sit(page, table);
			all.push(
				...(await page.evaluate(() => {
					const faults = [];
					for (const choice of document.querySelectorAll('.choice')) {
						choice.scrollIntoView({ block: 'center' });
						const box = choice.getBoundingClientRect();
						const hit = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 30));
						if (!choice.contains(hit)) faults.push(`cannot be reached: ${choice.textContent.slice(0, 40)}`);
					}
					scrollTo(0, 0);
					return faults;
				})).map((fault) => `${table[0]} at ${size.width}: ${fault}`),
				...(await page.evaluate(lookAround))
					.filter((fault) => size.width < 768 || fault !== 'the log is not in sight') /* it is a tab */
					.map((fault) => `${table[0]} at ${size.width}: ${fault}`),
			);
		}
	}
	assert.deepEqual(all, []);
});

test('letters and numbers can be turned off; arrows and Enter stay', HANG, async () => {
	const page = await visitor();
	await sit(page, TABLES[0]);
	await page.getByRole('button', { name: 'More', exact: true }).click();
	await page.getByRole('menuitem', { name: 'Turn single keys off' }).click();
	const at = await stamp(page);
	for (const key of ['1', '0', 'r', 'c', '?', '/']) await page.keyboard.press(key);
	await calm(page);
	assert.equal(await stamp(page), at);
	assert.equal(await page.locator('dialog[open], .chat, .typed').count(), 0);
	assert.equal(await page.locator('[aria-keyshortcuts]').count(), 0, 'none is promised');
	await page.keyboard.press('ArrowRight');
	assert.ok(await page.evaluate(() => document.activeElement.dataset.piece ?? document.activeElement.dataset.move));
	await page.reload();
	await page.waitForSelector('.room[data-asked]');
	await page.keyboard.press('r');
	await calm(page);
	assert.equal(await page.locator('dialog[open]').count(), 0, 'it is remembered');
	await page.getByRole('button', { name: 'More', exact: true }).click();
	await page.getByRole('menuitem', { name: 'Turn single keys on' }).click();
	await page.keyboard.press('r');
	await page.waitForSelector('dialog[open] .prose');
});

const voice = (page) => page.locator('[data-voice]').innerText();

test('a turn is told once, in few words, with the question last; a key says it again', HANG, async (t) => {
	const quick = await Server.start();
	t.after(() => quick.stop());
	const page = await visitor();
	await page.goto(quick.url);
	await page.waitForSelector('.poster');
	await page.addInitScript(() => {
		globalThis.spoken = [];
		globalThis.turns = new Set();
		addEventListener('DOMContentLoaded', () =>
			new MutationObserver((changes) => {
				for (const { target, addedNodes } of changes) {
					if (target.dataset?.asked) globalThis.turns.add(target.dataset.asked);
					if (target.closest?.('[data-voice]')) for (const node of addedNodes) globalThis.spoken.push(node.textContent);
				}
			}).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-asked'] }),
		);
	});
	await playWith(page, quick, 'traders', 4, []);
	for (let moves = 0; moves < 25 && (await asked(page)); moves++) {
		const question = (await page.locator('.question__ask').innerText()).trim();
		const said = (await voice(page)).trim();
		assert.ok(said.endsWith(question), `${said} does not end with ${question}`);
		const words = said.slice(0, -question.length).trim().split(/\s+/).length;
		assert.ok(words < 40, `${words} words: ${said}`);
		const at = await stamp(page);
		await page.locator('.choice').last().click();
		await moved(page, at);
	}
	await asked(page);
	const [spoken, turns] = await page.evaluate(() => [globalThis.spoken, globalThis.turns.size]);
	assert.ok(spoken.length <= turns + 1, `${spoken.length} announcements in ${turns} turns`); /* and the first */
	assert.ok(spoken.every((words) => !/thinking/.test(words)));
	await page.keyboard.press('s');
	await page.waitForFunction((count) => globalThis.spoken.length === count + 1, spoken.length);
	assert.equal(await page.evaluate(() => globalThis.spoken.at(-1)), spoken.at(-1));
	await page.keyboard.press('h');
	await page.waitForSelector('.choice__hint');
	assert.match(await voice(page), /^Hint: .*(to win|\.)/);
});

test('forced colours leave the boards their own', HANG, async () => {
	const page = await visitor();
	const inks = () =>
		page.evaluate(() =>
			[...document.querySelectorAll('.room__board *, .room .badge')].slice(0, 400).map((element) => {
				const { fill, color, backgroundColor } = getComputedStyle(element);
				return `${fill} ${color} ${backgroundColor}`;
			}),
		);
	for (const table of [TABLES[0], TABLES[1]]) {
		await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce', colorScheme: 'light' });
		await sit(page, table);
		const before = await inks();
		await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce', colorScheme: 'light' });
		await calm(page);
		assert.deepEqual(await inks(), before, table[0]);
	}
});
