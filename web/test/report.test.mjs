/* report.test.mjs - the report of every game, from a file: no fault that axe-core can find
 * (WCAG 2.2 AA), wide by day and narrow by night, the first fold of each section open;
 * nothing sticks out, nothing is fetched, nothing in the console. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { browser, check, HANG, person, top } from './kit.mjs';

const GAMES = [
	['traders', 4],
	['flank', 2],
	['one-false-step', 4],
	['one-small-step', 4],
	['space-tug-skirmish', 4],
];
const LOOKS = [
	{ viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
	{ viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
];

let folder, chromium;
before(async () => {
	folder = mkdtempSync(join(tmpdir(), 'perilune-report-'));
	chromium = await browser();
});
after(async () => {
	await chromium?.close();
	rmSync(folder, { recursive: true, force: true });
});

/* A report with a comparison in it. */
function write(game, seats, file) {
	const program = process.env.PERILUNE ?? join(top, 'build/release/perilune');
	const order = ['sim', game, '--seats', String(seats), '--games', '20'];
	return promisify(execFile)(program, [
		...order,
		'--compare',
		'standard',
		'standard',
		'--report',
		file,
	]);
}

for (const [game, seats] of GAMES)
	test(`the report of ${game}`, HANG, async () => {
		const file = join(folder, `${game}.html`);
		const faults = [];
		await write(game, seats, file);
		for (const look of LOOKS) {
			const where = `${game} ${look.viewport.width} ${look.colorScheme}`;
			const page = await person(chromium, look);
			const fetched = [];
			page.on('request', (request) => fetched.push(request.url()));
			page.setDefaultTimeout(60_000);
			await page.goto(`file://${file}`);
			await page.evaluate(() => {
				for (const section of document.querySelectorAll('section'))
					section.querySelector('details')?.setAttribute('open', '');
			});
			assert.ok(
				await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
				`${where}: something sticks out`,
			);
			assert.equal(await page.locator('script').count(), 0);
			assert.deepEqual(fetched, [`file://${file}`]);
			assert.deepEqual(page.faults, []);
			await check(page, where, faults);
			await page.context().close();
		}
		assert.deepEqual(faults, []);
	});
