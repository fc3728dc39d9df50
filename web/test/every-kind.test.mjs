/* every-kind.test.mjs - positions of whole golden games of every kind of question, at every size, light
 * and dark: each legal choice is on the board, whole, uncovered and large enough, or in the list that
 * then opens by itself; nothing scrolls sideways, and the board has its share. It takes long:
 *
 *   PERILUNE_LONG=all node --test web/test/every-kind.test.mjs            as `./test long` runs it
 *   PERILUNE_LONG=flank node --test web/test/every-kind.test.mjs          of one game
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, opened } from './kit.mjs';
import { kindsOf } from './kinds.mjs';
import { DESKS, FINGER, measure, onlooker, PHONES } from './places.mjs';

const wanted = process.env.PERILUNE_LONG;
const OFTEN = { timeout: 7_200_000, skip: !wanted };
const LOOKS = [
	['at a desk by day', DESKS, { colorScheme: 'light' }, false],
	['on a phone by day', PHONES, { ...FINGER, colorScheme: 'light' }, true],
	['at a desk by night', DESKS, { colorScheme: 'dark' }, false],
	['on a phone by night', PHONES, { ...FINGER, colorScheme: 'dark' }, true],
];

const { server, chromium } = wanted ? await opened(60_000) : {}; /* bots wait: positions stay as they are */

/* That seat at that moment, the others bots'. */
async function sit(page, { table, at, seat, seats }) {
	const players = Array.from({ length: seats }, (_, each) => (each === seat ? 'me' : 'greedy'));
	const [made] = await ask(page, { type: 'fork', table, at, players });
	assert.equal(made.type, 'ok', made.text);
	return `${server.url}/table/${made.table}`;
}

for (const [name, sizes, options, finger] of LOOKS)
	test(`every kind of question has its choices on the board ${name}`, OFTEN, async () => {
		const page = await onlooker(chromium, server, options);
		const kinds = await kindsOf(server, page, wanted === 'all' ? /-1\.txt$/ : new RegExp(`^${wanted}.*-1\\.txt$`));
		assert.ok(kinds.length > 10, `only ${kinds.length} kinds`);
		const all = [],
			listed = [],
			alone = [];
		for (const { kind, places } of kinds) {
			let found = null;
			for (const place of places) {
				await page.goto(server.url);
				found = await measure(page, await sit(page, place), sizes, finger, `${kind} (${place.file} at ${place.at})`);
				if (found) break;
			}
			if (!found) alone.push(kind);
			else all.push(...found.faults);
			if (found && found.closed < sizes.length) listed.push(`${kind} ${found.closed}/${sizes.length}`);
		}
		console.log(`${name}: ${kinds.length} kinds; by the list: ${listed.join(', ') || 'none'}; answered by themselves: ${alone.join(', ') || 'none'}`);
		assert.deepEqual(all, []);
		assert.deepEqual(page.faults, []);
	});
