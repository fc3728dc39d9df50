/* faces.test.mjs - the display faces: each comes from the server with its own world and no other, is
 * small, and is what titles are set in. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, calm, HANG, opened, person, playWith, settle } from './kit.mjs';

const LARGEST = 25_000; /* bytes of a file */
const HOUSE = 'jost';
const WORLDS = [
	['flank', 2, ['Chakra Petch'], ['chakra-petch']],
	['one-false-step', 3, ['Old Standard TT'], ['old-standard-tt', 'rye']],
	['one-small-step', 2, ['Oswald'], ['oswald']],
	['space-tug-skirmish', 2, ['Barlow Condensed'], ['barlow-condensed', 'saira-stencil-one']],
	['traders', 2, ['Fredoka'], ['fredoka']],
];

const { server, chromium } = await opened();

async function face(address) {
	const name = /\/assets\/([a-z-]+)-latin-[^/]*\.woff2$/.exec(address)?.[1];
	if (!name) return null;
	const answer = await fetch(address);
	assert.equal(answer.headers.get('content-type'), 'font/woff2');
	return [name, (await answer.arrayBuffer()).byteLength];
}

/* A person, and the faces that came to them: how each is called, and its bytes. */
async function reader() {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	const asked = new Set();
	page.on('request', (request) => asked.add(request.url()));
	await settle(page);
	return { page, came: async () => new Map((await Promise.all([...asked].map(face))).filter(Boolean)) };
}

/* Which of the page's faces are there. */
function loaded(page) {
	return page.evaluate(() => [
		...new Set([...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family.replaceAll('"', ''))),
	]);
}

test('the lobby is set in the face of the house, and fetches no other', HANG, async () => {
	const { page, came } = await reader();
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	await calm(page);
	assert.deepEqual(await loaded(page), ['Jost']);
	const faces = await came();
	assert.deepEqual([...faces.keys()], [HOUSE]);
	assert.ok(faces.get(HOUSE) > 5_000 && faces.get(HOUSE) <= LARGEST, `${faces.get(HOUSE)} bytes`);
	assert.deepEqual(page.faults, []);
});

for (const [game, seats, families, files] of WORLDS)
	test(`${game} brings its own face, small, and no other world's`, HANG, async () => {
		const { page, came } = await reader();
		await page.goto(server.url);
		await page.waitForSelector('.poster');
		await playWith(page, server, game, seats, []);
		await asked(page);
		await calm(page);
		const there = await loaded(page);
		for (const family of families) assert.ok(there.includes(family), `${family} is not among ${there}`);
		const face = await page.locator('.question__ask').evaluate((line) => getComputedStyle(line).fontFamily);
		assert.ok(face.startsWith(`"${families[0]}"`) || face.startsWith(families[0]), `the question is set in ${face}`);
		for (const [name, bytes] of await came()) {
			assert.ok(name === HOUSE || files.includes(name), `${name} came too`);
			assert.ok(bytes <= LARGEST, `${name} has ${bytes} bytes`);
		}
		assert.deepEqual(page.faults, []);
	});
