/* german-game.test.mjs - a whole game of Traders for somebody whose browser prefers German: what the
 * engine says, what the page of the game says and what the frame says, all of it at every
 * question. Titles and flavour of cards are the data's, and stay as they are. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, asked, draws, HANG, moved, opened, person, settle, stamp, toResult } from './kit.mjs';

const { server, chromium } = await opened();

/* Words that every turn of an English game has on the screen, of the frame, the game's page and
 * the engine; none of them is in the data. */
const ENGLISH = [
	'Your turn', 'Your hand', 'Choices', 'Players', 'Undo', 'Hint', 'Rules', 'Round', 'Nothing has happened',
	'Producing now', 'Sell and buy', 'Where to', 'Open space', 'Dock at', 'Roll', 'Go on', 'End turn', 'End your turn',
	'Stations', 'Star map', 'Build a station', 'your station', 'Buy a card', 'No cards', 'Action cards',
	'flies to', 'rolls', 'draws', 'builds a station', 'loads', 'unloads', 'produce', 'gains', 'takes a free card',
];

/* What is on the screen, and what somebody who does not see it is told. */
function told(page) {
	return page.evaluate(() => {
		const of = (name) => [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name));
		return [document.title, document.body.textContent, ...of('aria-label'), ...of('title')].join('\n');
	});
}

async function open(page) {
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	const options = ['round_limit=20', 'cure_units=1', 'cure_money=0'];
	const [made] = await ask(page, { type: 'create', game: 'traders', players: ['me', 'greedy'], options });
	assert.equal(made.type, 'ok', made.text);
	const { table } = made;
	await ask(page, { type: 'contribute', table, seat: 1, contribution: 'deutsch' }, { type: 'start', table });
	await page.goto(`${server.url}/table/${table}`);
	await page.waitForSelector('.room');
}

test('a whole game in German', HANG, async () => {
	const page = await person(chromium, { locale: 'de-DE', reducedMotion: 'reduce' });
	await settle(page);
	await open(page);
	const draw = draws(5);
	const questions = new Set();
	for (let moves = 0; await asked(page); ) {
		const text = await told(page);
		const english = ENGLISH.filter((words) => new RegExp(`(?<!\\w)${words}(?!\\w)`).test(text));
		assert.deepEqual(english, [], `in English after ${moves} moves`);
		questions.add(await page.locator('.question').first().textContent());
		const at = await stamp(page);
		const choices = page.locator('.choice');
		await choices.nth(draw(await choices.count())).click();
		if (await moved(page, at)) moves++;
		else if (draw(4) === 0) await page.keyboard.press('Escape');
	}
	await toResult(page);
	const all = [...questions].join('\n');
	for (const begins of ['Nimm eine Firma', 'Flieg mit der', 'Bauen, laden, entladen', 'aren verkaufen'])
		assert.ok(all.includes(begins), `nobody was asked "${begins}":\n${all}`);
	const log = await page.locator('.log').first().textContent();
	for (const line of [/würfelt \d: \d Felder/, /fliegt nach \d+-\d/, /Runde \d+, .*: .* produzieren/])
		assert.match(log, line);
	assert.deepEqual(page.faults, []);
});
