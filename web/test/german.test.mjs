/* german.test.mjs - who has a German browser reads German: in the lobby, a table's order, a room of
 * each game, rules, replay and lab nothing stands in English that the page has German words for;
 * on a phone nothing is cut, nobody is told to click, and axe finds no fault. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import * as esbuild from 'esbuild';
import { calm, check, fork, golden, HANG, lookAround, opened, person, settle, top } from './kit.mjs';

/* Golden game and from which step on: a moment of each game. */
const ROOMS = [
	['traders-2-1.txt', 90, 'market'],
	['flank-2-1.txt', 200, 'build'],
	['one-false-step-3-1.txt', 60, 'placing'],
	['one-small-step-2-1.txt', 60, undefined],
	['space-tug-skirmish-4-1.txt', 120, undefined],
];

const { server, chromium } = await opened(60_000, '--lab');

/* The words files of a folder, one language. */
async function words(folder, code) {
	const { outputFiles } = await esbuild.build({
		entryPoints: [join(folder, `${code}.ts`)],
		bundle: true,
		format: 'esm',
		write: false,
		jsx: 'automatic',
		jsxImportSource: 'preact',
		absWorkingDir: top,
	});
	const code64 = Buffer.from(outputFiles[0].contents).toString('base64');
	return (await import(`data:text/javascript;base64,${code64}`)).default;
}

/* Every text of an object of words, by where it stands. */
function textsOf(value, path = '', all = new Map()) {
	if (typeof value === 'string') all.set(path, value);
	else if (value && typeof value === 'object')
		for (const [key, each] of Object.entries(value)) textsOf(each, `${path}.${key}`, all);
	return all;
}

const src = join(top, 'web/src');
const isWorded = (folder) => existsSync(join(src, folder, 'words/de.ts'));

/* What of a folder is said otherwise in German, and is long enough to be no accident. */
async function englishOf(folder) {
	const german = textsOf(await words(join(src, folder, 'words'), 'de'));
	const own = new Set(german.values());
	const english = [...textsOf(await words(join(src, folder, 'words'), 'en'))];
	return english
		.filter(([path, text]) => german.get(path) !== text && !own.has(text) && text.trim().length > 3)
		.map(([, text]) => text.trim());
}

let frame;
before(async () => {
	frame = (await Promise.all(['app', 'lab', 'pieces'].map(englishOf))).flat();
});

/* What people read or hear on the page as it is now, piece by piece; what is said to be in another
 * language, as the rulebook is, and the words of people and data aside. Runs in the page. */
function readPage() {
	const texts = new Set();
	const foreign = '[lang]:not(html), textarea, code, .card__flavour';
	for (const element of document.querySelectorAll('body, body *')) {
		if (element.closest(foreign)) continue;
		for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'label'])
			if (element.hasAttribute(name)) texts.add(element.getAttribute(name).trim());
		for (const node of element.childNodes)
			if (node.nodeType === Node.TEXT_NODE && node.data.trim()) texts.add(node.data.trim());
	}
	texts.add(document.title);
	return [...texts];
}

/* A word alone may stand in a name; several, in that order, are a sentence of ours. */
function englishIn(texts, english) {
	return english.filter((wanted) =>
		/\s/.test(wanted) ? texts.some((text) => text.includes(wanted)) : texts.includes(wanted),
	);
}

test('a German browser is told nothing in English, and on a phone all fits and is tapped', HANG, async () => {
	const page = await person(chromium, {
		locale: 'de-DE',
		reducedMotion: 'reduce',
		bypassCSP: true,
		hasTouch: true,
		isMobile: true,
		viewport: { width: 390, height: 844 },
	});
	await settle(page, {
		'guide.flank': 'done',
		'guide.one-false-step': 'done',
		'guide.one-small-step': 'done',
		'guide.space-tug-skirmish': 'done',
	});
	const faults = [];
	const read = async (where, english = frame) => {
		await calm(page);
		const texts = await page.evaluate(readPage);
		faults.push(...englishIn(texts, english).map((text) => `${where}: "${text}"`));
		faults.push(...texts.filter((text) => /\bklicke?\b/i.test(text)).map((text) => `${where}: "${text}" to a finger`));
		faults.push(...(await page.evaluate(lookAround)).map((fault) => `${where}: ${fault}`));
	};
	const see = async (where, english) => {
		await read(where, english);
		await check(page, where, faults);
	};
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	assert.equal(await page.getAttribute('html', 'lang'), 'de');
	await see('lobby');
	await page.getByRole('button', { name: 'Einen Tisch für Traders' }).click();
	await page.waitForSelector('.dialog--setup');
	for (const more of await page.locator('.setup__more:not([open]) > summary').all()) await more.click();
	await see('table dialog');
	let first;
	for (const [file, at, moment] of ROOMS) {
		const match = await golden(server, file);
		first ??= match;
		await page.goto(`${server.url}/table/${await fork(page, match, at, moment)}`);
		await page.waitForSelector('.room[data-asked]');
		/* A game that has no German of its own yet says what it says. */
		const own = `games/${file.split(/-\d/)[0]}`;
		const title = await page.textContent('.room__title');
		const english = isWorded(own) ? [...frame, ...(await englishOf(own))].filter((text) => text !== title) : [];
		for (const tab of ['players', 'log']) {
			await page.click(`.tabs [data-tab="${tab}"]`);
			await read(`${file}, ${tab}`, english);
		}
		await page.click('.tabs [data-tab="choices"]');
		await see(`${file}, choices`, english);
	}
	for (const [path, what] of [
		['/rules/traders', '.prose'],
		[`/replay/${first}#40`, '.film'],
		['/lab/traders', '.lab__order'],
	]) {
		await page.goto(server.url + path);
		await page.waitForSelector(what);
		await see(path.split('/')[1]);
	}
	assert.deepEqual([...new Set(faults)], []);
	assert.deepEqual(page.faults, []);
});

test('another language can be chosen, and is remembered', HANG, async () => {
	const page = await person(chromium, { locale: 'de-DE' });
	await page.goto(server.url);
	await page.getByRole('button', { name: 'English' }).click();
	await page.getByRole('heading', { name: 'Five games, one sky.' }).waitFor();
	await page.reload();
	await page.getByRole('heading', { name: 'Five games, one sky.' }).waitFor();
	assert.equal(await page.getAttribute('html', 'lang'), 'en');
	await page.getByRole('button', { name: 'Deutsch' }).click();
	await page.getByRole('heading', { name: 'Fünf Spiele, ein Himmel.' }).waitFor();
});
