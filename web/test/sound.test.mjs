/* sound.test.mjs - every cue of the house and of the games, as it is really made: not silent, not
 * clipped, over in time; and when the page is to be heard and when not. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { asked, HANG, opened, person, playWith, settle, top, until } from './kit.mjs';

const LONGEST = 3000; /* ms */
const BEGINS = 200; /* ms: a compressor takes a moment to wake up */
const KILOBYTES = 12;

const { server, chromium } = await opened();

const games = readdirSync(join(top, 'web/src/games')).filter((slug) => existsSync(join(top, 'web/src/games', slug, 'index.tsx')));

async function bundled(contents, more = {}) {
	const { outputFiles } = await esbuild.build({
		stdin: { contents, resolveDir: join(top, 'web/src'), loader: 'ts' },
		bundle: true,
		write: false,
		format: 'esm',
		minify: true,
		jsx: 'automatic',
		jsxImportSource: 'preact',
		loader: { '.css': 'empty', '.svg': 'dataurl', '.txt': 'text', '.woff2': 'empty' },
		logLevel: 'error',
		...more,
	});
	return outputFiles[0].text;
}

/* In the page: renders a cue as loud as it gets, and says what came out. */
async function rendered([names, notes, LONGEST, BEGINS]) {
	const { voices, lengthOf, CUES, games } = globalThis.sounds;
	const all = { house: CUES, ...games };
	const out = [];
	for (const [whose, name] of names) {
		const made = all[whose][name](...notes);
		const length = lengthOf(made);
		const context = new OfflineAudioContext(1, Math.ceil(44.1 * (Math.min(length, 2 * LONGEST) + BEGINS + 500)), 44100);
		const into = voices.outlet(context, voices.gainOf(100));
		for (const sound of made) voices.put(context, into, sound, BEGINS / 1000);
		const samples = (await context.startRendering()).getChannelData(0);
		const peak = (from, to = Infinity) => {
			let most = 0;
			for (let i = Math.ceil(44.1 * from); i < Math.min(samples.length, 44.1 * to); i++) most = Math.max(most, Math.abs(samples[i]));
			return most;
		};
		out.push({ whose, name, length, peak: peak(0), late: peak(BEGINS + length + 150) });
	}
	return out;
}

test('every cue is heard, does not clip and ends in time', HANG, async () => {
	const imports = games.map((slug, i) => `import game${i} from './games/${slug}/index';`).join('\n');
	const table = games.map((slug, i) => `'${slug}': game${i}.cues ?? {}`).join(', ');
	const code = await bundled(
		`import * as voices from './app/voices'; import { lengthOf } from './pieces/sounds'; import { CUES } from './app/cues';\n` +
			`${imports}\nconst games = { ${table} }; export { voices, lengthOf, CUES, games };`,
	);
	const page = await person(chromium);
	await page.route('**/sounds.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
	await page.goto(server.url);
	await page.evaluate(async () => (globalThis.sounds = await import('/sounds.js')));
	const names = await page.evaluate(() =>
		Object.entries({ house: globalThis.sounds.CUES, ...globalThis.sounds.games }).flatMap(([whose, cues]) => Object.keys(cues).map((name) => [whose, name])),
	);
	for (const name of ['tick', 'plink', 'thud', 'dice', 'land', 'turn', 'clock', 'sealed', 'error'])
		assert.ok(names.some(([whose, cue]) => whose === 'house' && cue === name), `the house has no ${name}`);
	for (const notes of [[], [7]])
		for (const { whose, name, length, peak, late } of await page.evaluate(rendered, [names, notes, LONGEST, BEGINS])) {
			const what = `${name} of ${whose} with ${JSON.stringify(notes)}`;
			assert.ok(length <= LONGEST, `${what} lasts ${length} ms`);
			assert.ok(peak > 0.03, `${what} is as good as silent: ${peak}`);
			assert.ok(peak < 0.99, `${what} clips: ${peak}`);
			assert.ok(late < 0.001, `${what} is heard after its end: ${late}`);
		}
	assert.deepEqual(page.faults, []);
});

test('the engine, what goes on below and the cues of the house and of all games are small', async () => {
	const own = games.map((slug, i) => `export * as game${i} from './games/${slug}/cues';`);
	const parts = ['voices', 'bed', 'sound'].map((name) => `export * from './app/${name}';`).concat(own);
	const code = await bundled(parts.join('\n'), { external: ['preact', 'preact/*'] });
	const bytes = gzipSync(code, { level: 9 }).length;
	assert.ok(bytes < KILOBYTES * 1024, `${bytes} bytes`);
});

/* In the page: what starts to sound. A script of a test counts as a touch, so those are looked for. */
function listening() {
	let touched = false;
	globalThis.later = 0;
	const now = performance.now.bind(performance);
	performance.now = () => now() + globalThis.later;
	Object.defineProperty(navigator.userActivation, 'hasBeenActive', { get: () => touched });
	for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => (touched = true), true);
	globalThis.begun = 0;
	globalThis.contexts = 0;
	for (const node of [OscillatorNode, AudioBufferSourceNode]) {
		const { start } = node.prototype;
		node.prototype.start = function (...at) {
			globalThis.begun++;
			return start.apply(this, at);
		};
	}
	globalThis.AudioContext = class extends AudioContext {
		constructor(...how) {
			super(...how);
			globalThis.contexts++;
		}
	};
}

test('a page is heard after the first click, not while it is muted or hidden, and remembers that', HANG, async () => {
	const page = await person(chromium, { sound: 'on' });
	await page.addInitScript(listening);
	await settle(page);
	await page.goto(server.url);
	await playWith(page, server, 'traders', 2, []);
	await asked(page);
	const begun = () => page.evaluate(() => globalThis.begun);
	assert.equal(await begun(), 0, 'heard before anybody touched the page');
	assert.equal(await page.evaluate(() => globalThis.contexts), 0);

	const speaker = page.getByRole('button', { name: 'Sound', exact: true });
	await speaker.click(); /* off */
	assert.equal(await speaker.getAttribute('aria-pressed'), 'false');
	assert.equal(await begun(), 0);
	await page.keyboard.press('m'); /* on, and what makes it heard is fetched */
	assert.equal(await speaker.getAttribute('aria-pressed'), 'true');
	await until(() => page.evaluate(() => globalThis.contexts === 1), 'the engine');

	/* Two of a kind within a moment are one. */
	const twice = async () => {
		await page.evaluate(() => (globalThis.later += 1000));
		await page.keyboard.press('m');
		await page.keyboard.press('m');
	};
	await twice();
	assert.ok((await begun()) > 0, 'not heard');
	await page.evaluate(() => {
		Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
		document.dispatchEvent(new Event('visibilitychange'));
	});
	const hidden = await begun();
	await twice();
	assert.equal(await begun(), hidden, 'heard while nobody sees it');

	await page.keyboard.press('m');
	await page.reload();
	await page.waitForSelector('.room');
	assert.equal(await speaker.getAttribute('aria-pressed'), 'false');
	assert.deepEqual(page.faults, []);
});
