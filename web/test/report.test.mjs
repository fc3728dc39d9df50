/* report.test.mjs - the report of every game, from a file: no fault that axe-core can find
 * (WCAG 2.2 AA), by day and by night, wide and narrow, folded out; nothing sticks out,
 * nothing is fetched, nothing in the console. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { browser, check, person, top } from './kit.mjs';

const GAMES = [
	['traders', 4],
	['flank', 2],
	['one-false-step', 4],
	['one-small-step', 4],
	['space-tug-skirmish', 4],
];
const SIZES = [
	{ width: 1280, height: 800 },
	{ width: 390, height: 844 },
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

/* A report with everything in it: held pieces, and a comparison. */
function write(game, seats, file) {
	const program = process.env.PERILUNE ?? join(top, 'build/release/perilune');
	const order = ['sim', game, '--seats', String(seats), '--games', '25', '--held'];
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
	test(`the report of ${game}`, { timeout: 240_000 }, async () => {
		const file = join(folder, `${game}.html`);
		const faults = [];
		await write(game, seats, file);
		for (const viewport of SIZES)
			for (const colorScheme of ['light', 'dark']) {
				const where = `${game} ${viewport.width} ${colorScheme}`;
				const page = await person(chromium, { viewport, colorScheme });
				const fetched = [];
				page.on('request', (request) => fetched.push(request.url()));
				page.setDefaultTimeout(60_000);
				await page.goto(`file://${file}`);
				await page.evaluate(() => {
					for (const folded of document.querySelectorAll('details')) folded.open = true;
				});
				await check(page, where, faults);
				assert.ok(
					await page.evaluate(
						() => document.documentElement.scrollWidth <= innerWidth,
					),
					`${where}: something sticks out`,
				);
				assert.equal(await page.locator('script').count(), 0);
				assert.deepEqual(fetched, [`file://${file}`]);
				assert.deepEqual(page.faults, []);
				await page.context().close();
			}
		assert.deepEqual(faults, []);
	});
