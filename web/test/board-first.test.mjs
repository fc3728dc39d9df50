/* board-first.test.mjs - the board has most of the screen, and each choice is on it, whole, uncovered
 * and large enough, or in the list that then opens by itself. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { browser, calm, fork, golden, HANG, moved, person, Server, settle, stamp } from './kit.mjs';

/* Golden game, from which step on, which moment. */
const TABLES = [
	['traders-4-1.txt', 200, 'flying'],
	['traders-2-1.txt', 90, 'market'],
	['traders-6-1.txt', 300, 'acting'],
	['flank-2-1.txt', 200, 'move'],
	['flank-2-1.txt', 200, 'build'],
	['flank-2-1.txt', 194, 'formation'],
	['flank-2-1.txt', 199, 'spending'],
	['one-false-step-3-1.txt', 60, 'placing'],
	['one-false-step-3-1.txt', 120, 'launching'],
	['one-false-step-6-1.txt', 60, 'bidding'],
	['one-small-step-2-1.txt', 60, undefined],
	['one-small-step-4-1.txt', 120, undefined],
	['space-tug-skirmish-1-1.txt', 60, undefined],
	['space-tug-skirmish-4-1.txt', 120, undefined],
];

/* What the board has of the screen at least, in hundredths: while the list is closed. */
const DESKS = [
	{ width: 1440, height: 900, least: 60 },
	{ width: 1024, height: 768, least: 50 },
];
const PHONES = [
	{ width: 390, height: 844, least: 50 },
	{ width: 360, height: 640, least: 40 },
];

let server, chromium;
before(async () => {
	server = await Server.start(60_000); /* bots wait: positions stay as they are */
	chromium = await browser();
});
after(async () => {
	await chromium?.close();
	await server?.stop();
});

const KNOWN = Object.fromEntries(
	['traders', 'flank', 'one-false-step', 'one-small-step', 'space-tug-skirmish'].map((game) => [`guide.${game}`, 'done']),
);

/* In the page: how much of the screen the board has, and which moves are neither on the table nor in
 * the open list. Of a move of several pieces the first that is asked for counts. */
function look({ moves, finger }) {
	const room = document.querySelector('.room');
	const board = room.querySelector('.room__board').getBoundingClientRect();
	const least = finger ? 44 : 24;
	const scrolled = (element) => {
		for (let at = element.parentElement; at; at = at.parentElement) {
			const { overflowX, overflowY } = getComputedStyle(at);
			const box = at.getBoundingClientRect(),
				own = element.getBoundingClientRect();
			if (/auto|scroll/.test(overflowY)) at.scrollTop += (own.top + own.bottom) / 2 - (box.top + box.bottom) / 2;
			if (/auto|scroll/.test(overflowX)) at.scrollLeft += (own.left + own.right) / 2 - (box.left + box.right) / 2;
		}
	};
	const hit = (element) => {
		const { left, top, width, height } = element.getBoundingClientRect();
		return [0.5, 0.25, 0.75].some((across) =>
			[0.5, 0.25, 0.75].some((down) => {
				const found = document.elementFromPoint(left + width * across, top + height * down);
				return found !== null && element.contains(found);
			}),
		);
	};
	const usable = (element) => {
		if (!element.matches('button:not(:disabled), [role=button]') || !element.checkVisibility()) return false;
		const { width, height } = element.getBoundingClientRect();
		if (Math.min(width, height) < least) return false;
		if (!hit(element)) scrolled(element);
		return hit(element);
	};
	const all = (selector) => [...room.querySelectorAll(selector)].filter((element) => !element.closest('.sr'));
	const open = room.dataset.drawer === 'open';
	const texts = new Set(open ? all('.room__choices .choice').filter(usable).map((choice) => choice.dataset.move) : []);
	const listed = open && all('.room__choices .choice').every(usable);
	const onTable = new Map();
	const has = (id) => {
		if (!onTable.has(id)) onTable.set(id, all(`[data-piece="${CSS.escape(id)}"]:not(.choice)`).some(usable));
		return onTable.get(id);
	};
	const missing = moves.filter(
		(move) =>
			!listed && !texts.has(move.text) && !move.pieces.some((piece) => has(piece.id)) &&
			!all(`[data-move="${CSS.escape(move.text)}"]`).some(usable),
	);
	scrollTo(0, 0);
	return {
		open,
		share: (100 * board.width * board.height) / (innerWidth * innerHeight),
		wide: document.documentElement.scrollWidth - innerWidth,
		missing: missing.map((move) => move.text),
	};
}

async function measure(tables, sizes, options, finger) {
	const page = await person(chromium, { drawer: 'closed', reducedMotion: 'reduce', ...options });
	await settle(page, KNOWN);
	/* What is asked now, as the page was told it. */
	await page.addInitScript(() => {
		const { addEventListener: listen } = WebSocket.prototype;
		WebSocket.prototype.addEventListener = function (type, hear, ...more) {
			if (type === 'message')
				listen.call(this, type, ({ data }) => {
					const message = JSON.parse(data);
					if (message.type === 'position' && message.question) globalThis.askedMoves = message.question.moves;
				});
			return listen.call(this, type, hear, ...more);
		};
		const known = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
		Object.defineProperty(WebSocket.prototype, 'onmessage', {
			...known,
			set(hear) {
				this.addEventListener('message', () => undefined);
				known.set.call(this, hear);
			},
		});
	});
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	const matches = new Map();
	const faults = [];
	let closed = 0;
	for (const [file, at, moment] of tables) {
		if (!matches.has(file)) matches.set(file, await golden(server, file));
		const table = await fork(page, matches.get(file), at, moment);
		await page.goto(`${server.url}/table/${table}`);
		for (const { width, height, least } of sizes) {
			await page.setViewportSize({ width, height });
			/* Each size asks anew which choices have a place. */
			await page.reload();
			await page.waitForSelector('.room[data-asked]');
			await calm(page, 6);
			const moves = await page.evaluate(() => globalThis.askedMoves.map(({ text, pieces }) => ({ text, pieces })));
			const { open, share, wide, missing } = await page.evaluate(look, { moves, finger });
			const where = `${file} from ${at}, ${moment ?? ''}, at ${width}`;
			if (!open) closed++;
			if (!open && share < least) faults.push(`${where}: the board has ${share.toFixed(1)} %`);
			if (wide > 0) faults.push(`${where}: it scrolls sideways`);
			if (missing.length > 0) faults.push(`${where}: ${missing.length} of ${moves.length} have no place: ${missing.slice(0, 3)}`);
		}
	}
	assert.deepEqual(faults, []);
	assert.deepEqual(page.faults, []);
	return closed;
}

test('at a desk the board has 60 % of 1440 by 900 and 50 % of 1024 by 768, and every choice a place', HANG, async () => {
	const closed = await measure(TABLES, DESKS, {}, false);
	console.log(`${closed} of ${TABLES.length * 2} without the list`);
	assert.ok(closed > TABLES.length, `only ${closed} without the list`);
});

test('on a phone the board comes first, and every choice has a place', HANG, async () => {
	const some = TABLES.filter((_, i) => i % 2 === 0); /* of every game */
	const closed = await measure(some, PHONES, { hasTouch: true, isMobile: true, colorScheme: 'dark' }, true);
	console.log(`${closed} of ${some.length * 2} without the list`);
});

test('the list opens by key and button, is remembered, and is not in the way of numbers unseen', HANG, async () => {
	const page = await person(chromium, { drawer: 'closed', reducedMotion: 'reduce' });
	await settle(page, KNOWN);
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	const table = await fork(page, await golden(server, 'traders-4-1.txt'), 200, 'flying');
	await page.goto(`${server.url}/table/${table}`);
	await page.waitForSelector('.room[data-asked][data-drawer=closed]');
	await calm(page);
	const at = await stamp(page);
	await page.keyboard.press('1');
	await page.waitForSelector('.room[data-drawer=open]');
	assert.equal(await stamp(page), at, 'a number that nobody saw moves nothing');
	await page.keyboard.press('d');
	await page.waitForSelector('.room[data-drawer=closed]');
	await page.getByRole('button', { name: 'Choices' }).click();
	await page.waitForSelector('.room[data-drawer=open]');
	await page.reload();
	await page.waitForSelector('.room[data-asked][data-drawer=open]');
	await page.keyboard.press('d');
	await page.waitForSelector('.room[data-drawer=closed]');
	/* It is there for who comes by Tab, and opens under them. */
	await page.locator('.choice').first().focus();
	await page.waitForSelector('.room[data-drawer=open]');
	await page.keyboard.press('Enter');
	await calm(page);
	/* Steps of a choice are taken back one by one. */
	if (!(await moved(page, at))) {
		await page.locator('.chosen__step').last().click();
		await page.waitForFunction(() => !document.querySelector('.chosen'));
	}
	assert.deepEqual(page.faults, []);
});
