/* widths.test.mjs - lobby and boards on a phone, a tablet and a desk: nothing scrolls sideways,
 * nothing that can be pressed lies under something else or outside the screen, and the log is
 * there. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { browser, calm, fork, golden, HANG, person, Server, settle } from './kit.mjs';

const SIZES = [
	{ width: 360, height: 740 },
	{ width: 1024, height: 768 },
	{ width: 1440, height: 900 },
];

/* Golden game, from which step on, which moment: with the fewest and with the most players. */
const TABLES = [
	['traders-2-1.txt', 90, 'market'],
	['traders-6-1.txt', 300, 'acting'],
	['flank-2-1.txt', 0, 'choosing'],
	['flank-2-1.txt', 200, 'build'],
	['flank-2-1.txt', 199, 'spending'],
	['one-false-step-3-1.txt', 60, 'placing'],
	['one-false-step-6-1.txt', 600, 'launching'],
	['one-small-step-2-1.txt', 60, undefined],
	['one-small-step-4-1.txt', 120, undefined],
	['space-tug-skirmish-1-1.txt', 0, undefined],
	['space-tug-skirmish-4-1.txt', 120, undefined],
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

/* What is wrong with the page as it is now. Runs in the page. */
function lookAround() {
	const faults = [];
	const called = (element) =>
		`${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ` +
		`"${(element.getAttribute('aria-label') || element.textContent).trim().slice(0, 40)}"`;
	const wide = document.documentElement.scrollWidth;
	if (wide > innerWidth) faults.push(`the page is ${wide} px wide`);

	/* What is left of an element's box within everything that cuts or scrolls it. */
	const seen = (element) => {
		let { left, top, right, bottom } = element.getBoundingClientRect();
		let scrolls = false;
		for (let at = element.parentElement; at; at = at.parentElement) {
			const { overflowX, overflowY } = getComputedStyle(at);
			if (overflowX === 'visible' && overflowY === 'visible') continue;
			const box = at.getBoundingClientRect();
			scrolls ||= /auto|scroll/.test(overflowX + overflowY);
			[left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
			[right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
		}
		[left, top] = [Math.max(left, 0), Math.max(top, 0)];
		[right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
		return { left, top, width: right - left, height: bottom - top, scrolls };
	};
	/* As a person would: what scrolls, not what is merely cut. */
	const scrollTo = (element) => {
		for (let at = element.parentElement; at; at = at.parentElement) {
			const { overflowX, overflowY } = getComputedStyle(at);
			const box = at.getBoundingClientRect(),
				own = element.getBoundingClientRect();
			if (/auto|scroll/.test(overflowY))
				at.scrollTop += (own.top + own.bottom) / 2 - (box.top + box.bottom) / 2;
			if (/auto|scroll/.test(overflowX))
				at.scrollLeft += (own.left + own.right) / 2 - (box.left + box.right) / 2;
		}
	};
	const reached = (element, box) => {
		for (const across of [0.5, 0.25, 0.75, 0.1, 0.9])
			for (const down of [0.5, 0.25, 0.75]) {
				const hit = document.elementFromPoint(
					box.left + box.width * across,
					box.top + box.height * down,
				);
				if (hit && (element.contains(hit) || hit.closest('label')?.contains(element))) return true;
			}
		return false;
	};
	for (const element of document.querySelectorAll('button, a[href], input, select, summary, [role=button]')) {
		if (element.disabled || element.closest('.sr') || !element.checkVisibility({ visibilityProperty: true })) continue;
		const whole = element.getBoundingClientRect();
		if (whole.width < 2 || whole.height < 2) continue; /* for screen readers */
		let box = seen(element);
		if (box.scrolls && !(box.height > 1 && box.width > 1 && reached(element, box))) {
			scrollTo(element);
			box = seen(element);
		}
		/* On a page that scrolls, what is further down is there all the same. */
		const below = document.documentElement.scrollHeight > innerHeight && whole.bottom > innerHeight;
		if (box.width < 2 || box.height < 2) {
			if (!box.scrolls && !below) faults.push(`out of sight: ${called(element)}`);
		} else if (!box.scrolls && !below && (box.width < whole.width * 0.7 || box.height < whole.height * 0.7)) {
			faults.push(`cut off: ${called(element)}`);
		} else if (!reached(element, box)) {
			faults.push(`covered: ${called(element)}`);
		}
	}
	for (const poster of document.querySelectorAll('.poster'))
		if (!poster.querySelector('p')?.checkVisibility()) faults.push(`what is it? ${called(poster)}`);
	const log = document.querySelector('.room__log');
	if (log && innerWidth >= 768 && (!log.open || seen(log).height < 60)) faults.push('the log is not in sight');
	return faults;
}

async function faultsOf(page, where, all) {
	for (const size of SIZES) {
		await page.setViewportSize(size);
		await calm(page);
		all.push(...(await page.evaluate(lookAround)).map((fault) => `${where} at ${size.width}: ${fault}`));
	}
}

test('at 360, 1024 and 1440 px everything can be seen and pressed', HANG, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page, {
		'guide.flank': 'done',
		'guide.one-false-step': 'done',
		'guide.one-small-step': 'done',
		'guide.space-tug-skirmish': 'done',
	});
	const all = [];
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	await faultsOf(page, 'lobby', all);
	const matches = new Map();
	for (const [file, at, moment] of TABLES) {
		if (!matches.has(file)) matches.set(file, await golden(server, file));
		const table = await fork(page, matches.get(file), at, moment);
		await page.goto(`${server.url}/table/${table}`);
		await page.waitForSelector('.room[data-asked]');
		await faultsOf(page, `${file} from ${at}`, all);
	}
	/* And with the guide of a first game. */
	const fresh = await person(chromium, { reducedMotion: 'reduce' });
	await fresh.goto(server.url);
	await fresh.waitForSelector('.poster');
	for (const file of ['traders-4-1.txt', 'one-false-step-6-1.txt']) {
		if (!matches.has(file)) matches.set(file, await golden(server, file));
		await fresh.goto(`${server.url}/table/${await fork(fresh, matches.get(file), 0)}`);
		await fresh.waitForSelector('.guide');
		await faultsOf(fresh, `${file} with its guide`, all);
	}
	assert.deepEqual(all, []);
	assert.deepEqual([...page.faults, ...fresh.faults], []);
});
