/* shots.mjs - pictures of the lobby and of a table in the middle of a game, to be looked at.
 *
 *   node web/test/shots.mjs [FOLDER] [WIDTH...]     build/shots, all widths
 *
 * Positions come from the golden games: sent as transcripts, taken over in the middle.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browser, fork, person, Server, sleep, top } from './kit.mjs';

const folder = process.argv[2] ?? join(top, 'build/shots');
const only = process.argv.slice(3).map(Number);
const SIZES = [
	[360, 740],
	[390, 844],
	[768, 1024],
	[1024, 768],
	[1440, 900],
	[1920, 1080],
].filter(([width]) => only.length === 0 || only.includes(width));
const TABLES = [
	['2', 'traders-2-1.txt', 90, 'market'],
	['4', 'traders-4-1.txt', 200, 'flying'],
	['6', 'traders-6-1.txt', 300, 'acting'],
];

mkdirSync(folder, { recursive: true });
const server = await Server.start();
const chromium = await browser();
try {
	const ids = [];
	for (const [, file] of TABLES) {
		const body = readFileSync(join(top, 'tests/goldens', file));
		const answer = await fetch(`${server.url}/api/transcripts`, { method: 'POST', body });
		ids.push((await answer.json()).table);
	}
	for (const scheme of ['light', 'dark']) {
		for (const [width, height] of SIZES) {
			const page = await person(chromium, {
				viewport: { width, height },
				colorScheme: scheme,
				hasTouch: width < 768,
				reducedMotion: 'reduce',
			});
			await page.addInitScript(() => localStorage.setItem('perilune.guide.traders', 'done'));
			await page.goto(server.url);
			await page.waitForSelector('.poster');
			await page.screenshot({ path: join(folder, `lobby-${width}-${scheme}.png`) });
			for (const [i, [seats, , at, phase]] of TABLES.entries()) {
				const table = await fork(page, ids[i], at, phase);
				await page.goto(`${server.url}/table/${table}`);
				await page.waitForSelector('.room[data-asked]');
				await sleep(300);
				await page.screenshot({
					path: join(folder, `table${seats}-${width}-${scheme}.png`),
				});
			}
			if (page.faults.length > 0) console.log(width, scheme, page.faults);
			await page.context().close();
		}
	}
} finally {
	await chromium.close();
	await server.stop();
}
