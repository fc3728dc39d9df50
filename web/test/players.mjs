/* players.mjs - players of whole matches who know but one way: a finger, a mouse, keys, or roles and
 * names. */
import assert from 'node:assert/strict';
import { calm, draws, moved, stamp } from './kit.mjs';

/* Matches that are soon over: game, seats, options. */
export const SHORT = {
	traders: [2, ['round_limit=20']],
	flank: [2, ['round_limit=3']],
	'one-false-step': [3, ['week_limit=2']],
	'one-small-step': [2, ['turn_limit=10']],
	'space-tug-skirmish': [2, ['goal=40']],
};

const MOST = 1500; /* things done until a match must be over */
const PATIENCE = 6; /* things done on the board without a move, until the list is used */

/* Until the match is over: `act(fromList, draw)` does something, and says what; false where there is
 * nothing to do. */
export async function playOn(page, act) {
	const draw = draws(7);
	const count = { board: 0, list: 0, things: 0 };
	let idle = 0;
	for (;;) {
		await page.waitForSelector('.room[data-asked], .room[data-over]');
		if ((await page.locator('.room[data-over]').count()) > 0) return count;
		assert.ok(++count.things < MOST, 'the match has an end');
		const at = await stamp(page);
		const fromList = idle >= PATIENCE;
		const done = await act(fromList, draw);
		if (await moved(page, at)) {
			count[fromList ? 'list' : 'board']++;
			idle = 0;
		} else idle = done && !fromList ? idle + 1 : PATIENCE;
	}
}

/* In the page: where a finger may go, of what is drawn or listed as a button. */
function reachable(selector) {
	return [...document.querySelectorAll(selector)].flatMap((element) => {
		if (element.disabled || !element.checkVisibility({ visibilityProperty: true }) || element.closest('.sr')) return [];
		element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
		const { left, top, width, height } = element.getBoundingClientRect();
		const [x, y] = [left + width / 2, top + height / 2];
		const hit = document.elementFromPoint(x, y);
		return hit && element.contains(hit) ? [[x, y]] : [];
	});
}

const ON_BOARD = ':is(.room__board, .room__hand) :is([role=button], button):is([data-piece], [data-move])';

/* A finger taps; where it is asked whether it meant that, it says so. */
export async function byFinger(page) {
	const tap = ([x, y]) => page.touchscreen.tap(x, y);
	const sure = page.locator('.confirm .button--call');
	return async (fromList, draw) => {
		const window = page.locator('dialog[open] .dialog__close');
		if ((await window.count()) > 0) await window.last().tap();
		if (fromList && (await page.locator('.room[data-drawer=open][data-tab=choices]').count()) === 0)
			await page.getByRole('tab', { name: 'Choices' }).tap();
		await calm(page, 2);
		const places = await page.evaluate(reachable, fromList ? '.room__choices .choice' : ON_BOARD);
		if (places.length === 0) return false;
		const at = await stamp(page);
		/* The last element moved others when it was scrolled to: the one that is meant comes again. */
		const which = draw(places.length);
		const again = await page.evaluate(reachable, fromList ? '.room__choices .choice' : ON_BOARD);
		await tap(again[which] ?? places[which]);
		if (!(await moved(page, at)) && (await sure.count()) > 0) await sure.tap();
		return true;
	};
}

const LIT = ':is(.room__board, .room__hand) :is([data-move], [data-piece].is-open, :is(.is-open, .is-playable) [data-piece])';

/* A mouse clicks, mostly on what is lit; what a window shows is read, and closed. It needs little of a page, so that other
 * drivers than Playwright can have it. */
export async function byMouse(page) {
	return async (fromList, draw) => {
		await page.evaluate((list) => {
			for (const window of document.querySelectorAll('dialog[open] .dialog__close')) window.click();
			const open = document.querySelector('.room')?.dataset.drawer === 'open';
			if (list && !open) document.querySelector('.drawer__button')?.click();
		}, fromList);
		await calm(page, 2);
		const lit = fromList ? [] : await page.evaluate(reachable, LIT);
		const anything = lit.length === 0 || draw(4) === 0;
		const places = anything ? await page.evaluate(reachable, fromList ? '.room__choices .choice' : ON_BOARD) : lit;
		if (places.length === 0) return false;
		await page.mouse.click(...places[draw(places.length)]);
		return true;
	};
}

/* In the page, after a move: where the focus is lost, and what is told in too many words beyond the
 * question. */
function disturbances() {
	const faults = [];
	if (document.activeElement === document.body && !document.querySelector('dialog[open]')) faults.push('nothing has the focus');
	const said = document.querySelector('[data-voice]').textContent.trim();
	const question = document.querySelector('.question__ask')?.textContent.trim();
	if (question && said.endsWith(question)) {
		const words = said.slice(0, -question.length).trim().split(/\s+/).length;
		if (words >= 40) faults.push(`${words} words: ${said}`);
	}
	return faults;
}

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

/* Arrows go over the board, Enter does what they come to; after each move the focus is somewhere, and
 * little was told. */
export async function byKeys(page) {
	let last = null;
	return async (fromList, draw) => {
		const at = await stamp(page);
		if (last !== null && last !== at) assert.deepEqual(await page.evaluate(disturbances), []);
		last = at;
		if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
		if (fromList) {
			if ((await page.locator('.room[data-drawer=open]').count()) === 0) await page.keyboard.press('d');
			await page.waitForSelector('.room[data-drawer=open]');
			const keys = await page.locator('.choice[aria-keyshortcuts]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-keyshortcuts')));
			if (keys.length === 0) return false;
			await page.keyboard.press(keys[draw(keys.length)]);
			return true;
		}
		for (let steps = 1 + draw(3); steps > 0; steps--) await page.keyboard.press(ARROWS[draw(4)]);
		const on = await page.evaluate(() => document.activeElement.matches('.room__board *, .room__hand *, .room__side *'));
		if (on) await page.keyboard.press('Enter');
		return true;
	};
}

/* What a screen reader has of a part of the page: its buttons, by their names. A line of a snapshot is
 * YAML, which quotes a name with a colon in it. */
async function namesIn(part) {
	const names = [];
	for (const each of await part.all())
		for (const [, quote, name, state] of (await each.ariaSnapshot()).matchAll(/- ('?)button "((?:[^"\\]|\\.)*)"(.*)/g))
			if (!/disabled/.test(state)) names.push(JSON.parse(`"${quote ? name.replaceAll("''", "'") : name}"`));
	return names;
}

/* Roles and names are all that is known; Enter on a name is all that is done. */
export async function byRoles(page) {
	const board = page.getByRole('main', { name: 'Board' }).or(page.getByRole('region', { name: 'Your hand' }));
	const list = page.getByRole('region', { name: 'Choices' });
	return async (fromList, draw) => {
		if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
		const part = fromList ? list : board;
		const names = await namesIn(part);
		if (names.length === 0) return false;
		const name = names[draw(names.length)];
		const button = part.getByRole('button', { name, exact: true }).first();
		if ((await button.count()) === 0) return true; /* its name went on */
		await button.press('Enter');
		return true;
	};
}
