/* shots.mjs - pictures of the lobby and of every game's tables, to be looked at.
 *
 *   node web/test/shots.mjs [WORD...]     everything, into build/shots
 *
 * A word narrows it: a width, "light" or "dark", the beginning of a picture's name ("flank",
 * "traders6", "lobby"); one with a slash is the folder. Positions come from the golden games:
 * sent as transcripts, taken over by a person where that moment comes.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { browser, fork, golden, person, Server, sleep, top } from './kit.mjs';

const SIZES = [
	[360, 740],
	[390, 844],
	[768, 1024],
	[1024, 768],
	[1440, 900],
	[1920, 1080],
];

/* Name, golden game, from which step on, and which moment. */
const TABLES = [
	['traders2', 'traders-2-1.txt', 90, 'market'],
	['traders4', 'traders-4-1.txt', 200, 'flying'],
	['traders6', 'traders-6-1.txt', 300, 'acting'],
	['flank-choosing', 'flank-2-1.txt', 0, 'choosing'],
	['flank-harvest', 'flank-2-1.txt', 200, 'harvest'],
	['flank-build', 'flank-2-1.txt', 200, 'build'],
	['flank-move', 'flank-2-1.txt', 200, 'move'],
	['flank-picking', 'flank-2-1.txt', 200, 'picking'],
	['flank-formation', 'flank-2-1.txt', 194, 'formation'],
	['flank-spending', 'flank-2-1.txt', 199, 'spending'],
	['flank-strikes', 'flank-2-1.txt', 226, 'strikes'],
	['ofs3-opening', 'one-false-step-3-1.txt', 8, 'opening'],
	['ofs3-placing', 'one-false-step-3-1.txt', 60, 'placing'],
	['ofs3-launching', 'one-false-step-3-1.txt', 120, 'launching'],
	['ofs6-bidding', 'one-false-step-6-1.txt', 60, 'bidding'],
	['ofs6-launching', 'one-false-step-6-1.txt', 600, 'launching'],
	['oss2', 'one-small-step-2-1.txt', 60, undefined],
	['oss4', 'one-small-step-4-1.txt', 120, undefined],
	['tug1', 'space-tug-skirmish-1-1.txt', 60, undefined],
	['tug4', 'space-tug-skirmish-4-1.txt', 120, undefined],
];

const words = process.argv.slice(2);
const folder = words.find((word) => word.includes('/')) ?? join(top, 'build/shots');
const widths = words.map(Number).filter((width) => width > 0);
const schemes = ['light', 'dark'].filter((scheme) => words.includes(scheme));
const names = words.filter((word) => !/^\d+$|^light$|^dark$|\//.test(word));
const wanted = (name) => names.length === 0 || names.some((word) => name.startsWith(word));

mkdirSync(folder, { recursive: true });
const server = await Server.start();
const chromium = await browser();
try {
	const first = await person(chromium, { drawer: 'closed' }); /* the others remember what it does */
	await first.goto(server.url);
	await first.waitForSelector('.poster');
	const token = await first.context().storageState();
	const tables = [];
	for (const [name, file, at, moment] of TABLES.filter(([each]) => wanted(each)))
		tables.push([name, await fork(first, await golden(server, file), at, moment)]);
	for (const scheme of schemes.length > 0 ? schemes : ['light', 'dark'])
		for (const [width, height] of SIZES) {
			if (widths.length > 0 && !widths.includes(width)) continue;
			const page = await person(chromium, {
				drawer: 'closed',
				viewport: { width, height },
				colorScheme: scheme,
				hasTouch: width < 768,
				reducedMotion: 'reduce',
				storageState: token, /* the same person, who has these seats */
			});
			await page.addInitScript(() => {
				for (const slug of ['traders', 'flank', 'one-false-step', 'one-small-step', 'space-tug-skirmish'])
					localStorage.setItem(`perilune.guide.${slug}`, 'done');
			});
			const shoot = (name) => page.screenshot({ path: join(folder, `${name}-${width}-${scheme}.png`) });
			if (wanted('lobby')) {
				await page.goto(server.url);
				await page.waitForSelector('.poster');
				await shoot('lobby');
			}
			for (const [name, table] of tables) {
				await page.goto(`${server.url}/table/${table}`);
				await page.waitForSelector('.room[data-asked]');
				await sleep(300);
				await shoot(name);
			}
			if (page.faults.length > 0) console.log(width, scheme, page.faults);
			await page.context().close();
		}
} finally {
	await chromium.close();
	await server.stop();
}
