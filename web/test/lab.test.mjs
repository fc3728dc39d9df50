/* lab.test.mjs - a designer's way through the lab: a mistake and its mending, a changed
 * price, a run, the difference, a game to watch. And nothing that axe-core can find. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { checkInAllLights, HANG, opened, person, Server, settle } from './kit.mjs';

const { server, chromium } = await opened(0, '--lab');

/* A page of the lab with a game's data on it. */
async function bench(game, options) {
	const page = await person(chromium, options);
	await settle(page);
	page.setDefaultTimeout(HANG.timeout); /* a run stands back behind whatever else the machine does */
	await page.goto(`${server.url}/lab/${game}`);
	await page.getByText('No mistakes').waitFor();
	return page;
}

const text = (page) => page.getByRole('textbox', { name: /^Data of/ });

/* Types into the data as a person does: the caret at a text, so much of it deleted. */
async function retype(page, old, fresh) {
	await text(page).evaluate((area, found) => {
		const at = area.value.indexOf(found);
		if (at < 0) throw new Error(`the data has no '${found}'`);
		area.focus();
		area.setSelectionRange(at, at + found.length);
	}, old);
	await page.keyboard.type(fresh);
}

const WAY = 'a designer’s way: mistake, mending, price, run, difference, game';
test(WAY, HANG, async () => {
	const page = await bench('traders');
	const rows = (await text(page).inputValue()).split('\n');
	const line = rows.findIndex((row) => row.startsWith('card_price:')) + 1;
	await retype(page, 'card_price: 2', 'card_price: two');
	await page.locator(`.editor__fault[data-line="${line}"]`).waitFor({ state: 'attached' });
	const fault = page.locator('.lab__faults li');
	assert.match(await fault.innerText(), new RegExp(`Line ${line}, column 13`));
	assert.match(await fault.innerText(), /expected a number from \d+ to \d+/);
	assert.equal(await text(page).getAttribute('aria-invalid'), 'true');
	assert.equal(await page.getByRole('button', { name: 'Mend the data first' }).count(), 1);

	/* The message leads to the place: the caret stands at the mistake. */
	await fault.getByRole('button').click();
	const caret = await text(page).evaluate((area) => area.value.slice(area.selectionStart));
	assert.ok(caret.startsWith('two'), caret.slice(0, 20));

	await retype(page, 'card_price: two', 'card_price: 5');
	await page.getByText('No mistakes').waitFor();
	assert.equal(await page.locator('.editor__fault').count(), 0);
	await page.getByText('1 line changed').waitFor();

	await page.getByRole('radio', { name: '2' }).check();
	assert.equal(await page.getByRole('spinbutton', { name: 'Games' }).inputValue(), '2000');
	await page.getByRole('button', { name: 'Run' }).click();
	await page.getByText(/2,000 games in/).waitFor();

	/* The difference, in the report's words; whoever pays more for cards buys fewer. */
	const report = page.frameLocator('.lab__report');
	const verdict = await report.locator('.verdict').innerText();
	assert.match(verdict, /You changed card_price 2 → 5: /);
	assert.match(verdict, /\d+ of \d+ figures changed surely/);
	assert.match(
		await page.locator('.lab__answer').first().innerText(),
		/^You changed card_price 2 → 5: /,
	);
	const bought = report.locator('#changes tr', { hasText: /event buy by each/ });
	assert.match(await bought.innerText(), /-\d/);
	assert.ok((await page.locator('.lab__report').boundingBox()).height > 3000, 'shown whole');

	/* Downloads: the very data, and the report. */
	const [data] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Download', exact: true }).click(),
	]);
	assert.equal(data.suggestedFilename(), 'traders.yaml');
	assert.equal(readFileSync(await data.path(), 'utf8'), await text(page).inputValue());
	const [saved] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('link', { name: 'Download the report' }).click(),
	]);
	assert.equal(saved.suggestedFilename(), 'traders-report.html');
	assert.match(readFileSync(await saved.path(), 'utf8'), /^<!doctype html>/);

	/* A game that used a card, in the replay viewer; and back to the bench as it was. */
	const used = page.getByRole('combobox', { name: 'The one that used most of' });
	await used.selectOption({ label: 'mercenaries' });
	await page.getByRole('button', { name: /^Watch the one that used most of mercenaries/ }).click();
	await page.waitForURL(/\/replay\//);
	await page.waitForSelector('.film');
	assert.match(await page.locator('.film__count').innerText(), /^0 \/ \d{2,}/);
	await page.goBack();
	await page.getByText('1 line changed').waitFor();
	await page.waitForSelector('.lab__report');
	assert.equal(await page.getByRole('radio', { name: '2' }).isChecked(), true);

	/* Changed again, it can be compared with what was run last. */
	await retype(page, 'card_price: 5', 'card_price: 4');
	await page.getByText('No mistakes').waitFor();
	await page.getByLabel('Compare with').selectOption('last');
	await page.getByRole('spinbutton', { name: 'Games' }).fill('40');
	await page.getByRole('button', { name: 'Run' }).click();
	await page.getByText(/^40 games in/).waitFor();
	await report.getByText('Compared with before.yaml').waitFor();
	assert.deepEqual(page.faults, []);
	await page.context().close();
});

/* As it is read: the heading of what came of it, and the first line below. */
async function firstAnswer(page) {
	await page.locator('.lab__verdict').waitFor();
	return page.locator('.lab__verdict .panel__body > *').first().innerText();
}

async function choose(page, option, value) {
	await page.getByText('Options of the game').click();
	await page.getByRole('combobox', { name: option }).selectOption(value);
	await page.getByText('No mistakes').waitFor();
}

const PILOT = ['Test Pilot, funds: [0, 2, 1, 1]', 'Test Pilot, funds: [10, 12, 11, 11]'];

test('a persona with more money is the first line, then what followed, then the rest', HANG, async () => {
	const page = await bench('space-tug-skirmish');
	await retype(page, ...PILOT);
	await choose(page, /^personas/i, 'dealt');
	await page.getByRole('radio', { name: '4' }).check();
	await page.getByText('No mistakes').waitFor();
	await page.getByRole('button', { name: 'Run' }).click();
	const first = await firstAnswer(page);
	const found = first.match(
		/^You changed Test Pilot’s funds 0, 2, 1, 1 → 10, 12, 11, 11: it wins ([\d.]+)% → ([\d.]+)%, \+[\d.]+ \(([\d.]+) to [\d.]+\)\.$/,
	);
	assert.ok(found, first);
	assert.ok(Number(found[2]) > Number(found[1]) && Number(found[3]) > 0, first);
	await page.locator('.lab__verdict .lab__more summary').click();
	const rows = page.locator('.lab__verdict .lab__table tbody tr');
	for (const row of await rows.all()) assert.match(await row.innerText(), /[+-]\d/);
	await page.getByText(/2,000 games see differences of a seat’s wins above [\d.]+ points/).waitFor();
	const order = await page.evaluate(() => {
		const top = (found) => document.querySelector(found).getBoundingClientRect().top;
		return [top('.lab__answer'), top('.lab__verdict .lab__more'), top('.lab__report')];
	});
	assert.deepEqual([...order].sort((a, b) => a - b), order);
	assert.deepEqual(page.faults, []);
	await page.context().close();
});

test('what nothing reads is said to be so, with what would read it; in German too', HANG, async () => {
	const page = await bench('space-tug-skirmish');
	await retype(page, ...PILOT);
	await page.getByText('No mistakes').waitFor();
	await page.getByRole('spinbutton', { name: 'Games' }).fill('20');
	await page.getByRole('button', { name: 'Run' }).click();
	assert.match(await firstAnswer(page), /: no game went differently\.$/);
	await page.getByText('All 20 games are the same').waitFor();
	await page.getByText(/not read \(persona\[\]\) while personas=off: with personas=/).waitFor();
	await page.evaluate(() => localStorage.setItem('perilune.language', 'de'));
	await page.reload();
	assert.match(await firstAnswer(page), /^Geändert: Test Pilot, funds .* kein Spiel verlief anders\.$/);
	await page.getByText('Alle 20 Spiele sind gleich').waitFor();
	await page.getByText(/solange personas=off gilt/).waitFor();
	assert.deepEqual(page.faults, []);
	await page.context().close();
});

test('a key that is taken out and takes its default is said', HANG, async () => {
	const page = await bench('traders');
	await retype(page, 'cargo: 2 ', '# cargo: 2 ');
	await page.getByText('No mistakes').waitFor();
	await page.getByRole('spinbutton', { name: 'Games' }).fill('5');
	await page.getByRole('button', { name: 'Run' }).click();
	assert.match(await firstAnswer(page), /^“cargo” is not in the data any more: the default 2 is used/);
	assert.deepEqual(page.faults, []);
	await page.context().close();
});

/* Asks what everything is worth, and waits for what is said first. */
async function weigh(page, games) {
	await page.getByLabel('Find out').selectOption('worth');
	await page.getByRole('radio', { name: '2' }).check();
	await page.getByText('No mistakes').waitFor();
	await page.getByRole('spinbutton', { name: 'Games' }).fill(games);
	await page.getByRole('button', { name: 'Run' }).click();
}

async function named(page) {
	await page.getByText(/^All of it in/).waitFor();
	await page.locator('.lab__worth').waitFor();
	return page.locator('.lab__defects .lab__answer').allInnerTexts();
}

/* Who plays on a map of its own has the goods of the map, whatever the option says: planted, and named
 * where it was not before. */
test('what everything is worth: an option that changes nothing is named first', HANG, async () => {
	const page = await bench('traders');
	const dead = (line) => line.startsWith('The option goods changes nothing: 20 games');
	await weigh(page, '20');
	assert.ok(!(await named(page)).some(dead));
	await page.reload();
	await page.getByText('No mistakes').waitFor();
	await retype(page, 'map: none ', 'map: oasis ');
	await weigh(page, '20');
	await page.locator('.lab__defects .lab__answer', { hasText: 'The option goods changes nothing: 20 games' }).waitFor();
	assert.ok((await named(page)).some(dead));
	const order = await page.evaluate(() =>
		['.lab__defects', '.lab__worth .lab__table'].map(
			(at) => document.querySelector(at).getBoundingClientRect().top,
		),
	);
	assert.ok(order[0] < order[1], 'defects come first');
	const load = page.locator('.lab__worth tr', { has: page.getByText('load', { exact: true }) });
	assert.match(await load.innerText(), /%.*%.*%.*to/s);
	assert.equal(await page.locator('.lab__watch').count(), 0);
	assert.deepEqual(page.faults, []);
	await page.context().close();
});

test('a search for worth that is stopped keeps what is done', HANG, async () => {
	const page = await bench('traders');
	await weigh(page, '2000');
	await page.getByText(/^[1-9]\d*%, about .* left$/).waitFor();
	await page.getByRole('button', { name: 'Cancel' }).click();
	await page.getByText(/^Stopped at \d+%\. What was done is below\.$/).waitFor();
	await page.getByText('It was stopped before all was played').waitFor();
	assert.ok((await page.locator('.lab__worth .lab__table').count()) > 1);
	assert.deepEqual(page.faults, []);
	await page.context().close();
});

test('a run is cancelled and what was done is shown', HANG, async () => {
	const page = await bench('traders');
	await page.getByRole('spinbutton', { name: 'Games' }).fill('90000');
	await page.getByRole('button', { name: 'Run' }).click();
	await page.getByRole('progressbar', { name: 'Games played' }).waitFor();
	await page.getByText(/[1-9]\d* of 90,000 games, about .* left/).waitFor();
	await page.getByRole('button', { name: 'Cancel' }).click();
	await page.getByText(/^Stopped after [\d,]+ of 90,000 games\.$/).waitFor();
	await page.frameLocator('.lab__report').locator('.verdict').waitFor();
	assert.deepEqual(page.faults, []);
	await page.context().close();
});

test('without --lab there is no way in', HANG, async (t) => {
	const closed = await Server.start();
	t.after(() => closed.stop());
	const page = await person(chromium);
	await page.goto(closed.url);
	await page.waitForSelector('.poster');
	assert.equal(await page.getByRole('link', { name: 'Lab' }).count(), 0);
	const answer = await fetch(`${closed.url}/lab`);
	assert.equal(answer.status, 404);
	assert.match(await answer.text(), /perilune serve --lab/);
	await page.context().close();
});

checkInAllLights('the lab', async (options, see) => {
	const page = await bench('leduc', options);
	await see(page, 'bench');
	await retype(page, 'ante: 1', 'ante: x');
	await page.locator('.editor__fault').waitFor({ state: 'attached' });
	await see(page, 'fault');
	await retype(page, 'ante: x', 'ante: 2');
	await page.getByText('No mistakes').waitFor();
	await page.getByRole('button', { name: 'Run' }).click();
	await page.frameLocator('.lab__report').locator('.verdict').waitFor();
	await page.locator('.lab__games').waitFor();
	await see(page, 'results');
	assert.equal(
		await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
		true,
		'nothing sticks out',
	);
	await page.goto(`${server.url}/lab`);
	await page.waitForSelector('.shelf li');
	await see(page, 'shelf');
	await page.context().close();
});
