/* places.mjs - what the board has of the screen, and whether every legal choice has a place on it where
 * it can be hit, or stands in the list that is then open by itself; and whether fingers are told to tap. */
import { calm, person, settle } from './kit.mjs';

/* What the board has of the screen at least, in hundredths: while the list is closed. */
export const DESKS = [
	{ width: 1440, height: 900, least: 60 },
	{ width: 1024, height: 768, least: 50 },
];
export const PHONES = [
	{ width: 390, height: 844, least: 70 },
	{ width: 360, height: 640, least: 64 },
];
export const UPRIGHT = [{ width: 768, height: 1024, least: 50 }];
export const FINGER = { hasTouch: true, isMobile: true };

export const KNOWN = Object.fromEntries(
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
		clicks: finger ? (room.textContent.match(/.{0,20}\bclick\b.{0,20}/gi) ?? []) : [],
		missing: missing.map((move) => move.text),
	};
}

/* In the page: what is asked now, as the page was told it. */
function overhear() {
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
}

/* Somebody who keeps the list closed. */
export async function onlooker(chromium, server, options) {
	const page = await person(chromium, { drawer: 'closed', reducedMotion: 'reduce', ...options });
	await settle(page, KNOWN);
	await page.addInitScript(overhear);
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	return page;
}

/* A table at each size: its faults, and at how many sizes the list stays closed; null where nobody is
 * asked, since the only answer is given by itself. */
export async function measure(page, url, sizes, finger, what) {
	const faults = [];
	let closed = 0;
	for (const { width, height, least } of sizes) {
		await page.setViewportSize({ width, height });
		/* Each size asks anew which choices have a place. */
		await (page.url() === url ? page.reload() : page.goto(url));
		await page.waitForSelector('.room');
		await calm(page, 6);
		if ((await page.locator('.room[data-asked]').count()) === 0) return null;
		const moves = await page.evaluate(() => globalThis.askedMoves.map(({ text, pieces }) => ({ text, pieces })));
		const { open, share, wide, clicks, missing } = await page.evaluate(look, { moves, finger });
		const where = `${what} at ${width}`;
		if (!open) closed++;
		if (!open && share < least) faults.push(`${where}: the board has ${share.toFixed(1)} %`);
		if (wide > 0) faults.push(`${where}: it scrolls sideways`);
		if (clicks.length > 0) faults.push(`${where}: a finger is told to click: ${clicks}`);
		if (missing.length > 0) faults.push(`${where}: ${missing.length} of ${moves.length} have no place: ${missing.slice(0, 3)}`);
	}
	return { faults, closed };
}
