/* kit.mjs - what the browser tests share: a server and a browser of their own.
 *
 * No test depends on chance or speed: tables have a settled secret, pages contribute always the
 * same to it, and greedy bots follow from that, so that the same clicks play the same match; and
 * whatever is waited for is a state, never a moment. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, afterEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

export const top = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const BROWSER = process.env.CHROMIUM ?? '/usr/bin/chromium';

/* How long something takes is the machine's affair, and it may be busy. After so many ms it is
 * wrong: a test, and one thing that is waited for. */
export const HANG = { timeout: 900_000 };
export const ANSWERING = 60_000;

export function sleep(ms) {
	return new Promise((resolve) => setTimeout(resolve, ms));
}

export function freePort() {
	return new Promise((resolve) => {
		const probe = createServer();
		probe.listen(0, '127.0.0.1', () => {
			const { port } = probe.address();
			probe.close(() => resolve(port));
		});
	});
}

/* A server of its own, on a port and a file of its own; it can be killed and begun again. */
export class Server {
	/* Bots answer after `pace` ms; options are those of serve. The same `--seed` deals the same
	 * at every table. */
	static async start(pace = 0, ...options) {
		const server = new Server();
		server.folder = mkdtempSync(join(tmpdir(), 'perilune-web-'));
		server.options = ['--pace', String(pace), ...options];
		await server.run('--port', String(await freePort()));
		return server;
	}

	/* Again, where it was. */
	async begin() {
		const where = ['--port', String(this.port), '--only'];
		for (const end = Date.now() + ANSWERING; ; await sleep(100))
			try {
				return await this.run(...where);
			} catch (why) {
				if (Date.now() > end) throw why;
			}
	}

	/* Runs it; it says itself where it is, since a port that was free may be taken by now. */
	run(...where) {
		const program = process.env.PERILUNE ?? join(top, 'build/release/perilune');
		const known = ['--db', join(this.folder, 'db'), '--seed', 'tests', '--rate', '1000', '--tables-each', '1000'];
		this.process = spawn(program, ['serve', ...where, ...known, ...this.options], {
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		let said = '';
		return new Promise((resolve, reject) => {
			const hear = (text) => {
				said += text;
				const port = /http:\/\/[^:]+:(\d+)\n/.exec(said)?.[1];
				if (!port) return;
				this.port = Number(port);
				this.url = `http://127.0.0.1:${port}`;
				resolve();
			};
			this.process.stdout.setEncoding('utf8').on('data', hear);
			this.process.stderr.setEncoding('utf8').on('data', (text) => (said = (said + text).slice(-2000)));
			this.process.once('exit', () => reject(new Error(`the server did not start: ${said}`)));
		});
	}

	kill() {
		const { exitCode, signalCode } = this.process;
		if (exitCode !== null || signalCode !== null) return undefined; /* it has ended by itself */
		return new Promise((resolve) => {
			this.process.once('exit', resolve);
			this.process.kill('SIGKILL');
		});
	}

	async stop() {
		await this.kill();
		rmSync(this.folder, { recursive: true, force: true });
	}
}

/* Besides what Playwright turns off: pages of the browser's own address bar, which without a
 * window nobody sees, though each person's would cost as much as a page of ours. */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI'];

/* What Playwright does not offer to everybody. */
function inPlaywright(file) {
	const require = createRequire(import.meta.url);
	return require(join(dirname(require.resolve('playwright-core')), 'lib', file));
}

/* The last such switch holds alone, so Playwright's own list is said again. */
function turnedOff() {
	const { chromiumSwitches } = inPlaywright('server/chromium/chromiumSwitches.js');
	const usual = chromiumSwitches.find((one) => one.startsWith('--disable-features='));
	return [usual, ...UNSEEN].join(',');
}

export async function browser() {
	if (!existsSync(BROWSER))
		throw new Error(
			`the browser tests need Debian's chromium (${BROWSER}); packages.txt lists it`,
		);
	return chromium.launch({
		executablePath: BROWSER,
		args: [
			'--no-sandbox',
			'--disable-background-networking',
			'--disable-component-update',
			'--disable-sync',
			'--no-first-run',
			'--disable-gpu',
			turnedOff(),
		],
	});
}

/* A server and a browser for all tests of a file, which begins with it; they end with its last test.
 * What else a file needs it gets in its before(): what fails sooner ends nothing. */
export async function opened(pace, ...options) {
	const server = await Server.start(pace, ...options);
	after(() => server.stop());
	try {
		const chromium = await browser();
		after(() => chromium.close());
		return { server, chromium };
	} catch (why) {
		await server.stop();
		throw why;
	}
}

/* In the page: what it contributes to chance is always the same, and a move that is on its way
 * is known by the stamp of the room that it left. */
export function prepare() {
	crypto.getRandomValues = (bytes) => bytes.map((_, i) => 7 * i + 1);
	globalThis.underway = null;
	const { send } = WebSocket.prototype;
	WebSocket.prototype.send = function (text) {
		const { type, id } = JSON.parse(text);
		if (type === 'play') {
			globalThis.underway = document.querySelector('.room')?.dataset.stamp;
			this.addEventListener('message', ({ data }) => {
				const answer = JSON.parse(data);
				if (answer.id === id && answer.type === 'error') globalThis.underway = null;
			});
		}
		return send.call(this, text);
	};
}

/* Whoever came for a test leaves with it: a page that nobody needs goes on drawing and ticking,
 * and the tests after it would wait for that. */
const present = new Set();
afterEach(async () => {
	const contexts = [...present];
	present.clear();
	await Promise.all(contexts.map((context) => context.close()));
});

/* But for who came for all tests of a file. */
export function stays(page) {
	present.delete(page.context());
	return page;
}

/* A person with a browser profile of their own; what the console complains of is kept. They keep the
 * list of choices open, since tests choose by it, and the sound off, which costs the machine time, but
 * for those whose `drawer` or `sound` is said. */
export async function person(on, { drawer = 'open', sound = 'off', ...options } = {}) {
	const context = await on.newContext({ viewport: { width: 1440, height: 900 }, ...options });
	present.add(context);
	const page = await context.newPage();
	page.faults = [];
	page.on('console', (message) => {
		if (message.type() === 'error' || message.type() === 'warning')
			page.faults.push(message.text());
	});
	page.on('pageerror', (error) => page.faults.push(String(error)));
	page.setDefaultTimeout(ANSWERING);
	/* Its own waits by what the page's policy forbids, where the first look is not enough. */
	page.waitForFunction = (holds, given) => until(() => page.evaluate(holds, given), String(holds));
	await page.addInitScript(prepare);
	await page.addInitScript((kept) => {
		for (const [key, value] of Object.entries(kept))
			if (localStorage.getItem(`perilune.${key}`) === null) localStorage.setItem(`perilune.${key}`, value);
	}, { drawer, sound });
	return page;
}

/* Questions over a WebSocket of the page's own person, one after another; their answers. */
export function ask(page, ...messages) {
	return page.evaluate(
		(list) =>
			new Promise((resolve, reject) => {
				const ws = new WebSocket(`ws://${location.host}/ws`);
				const answers = [];
				const next = () => {
					const id = answers.length;
					if (id < list.length) ws.send(JSON.stringify({ ...list[id], id }));
					else {
						resolve(answers);
						ws.close();
					}
				};
				ws.onopen = next;
				ws.onclose = (event) =>
					reject(new Error(`the connection ended: ${event.code} ${event.reason}`));
				ws.onmessage = (event) => {
					const message = JSON.parse(event.data);
					if (message.id !== answers.length) return;
					answers.push(message);
					next();
				};
			}),
		messages,
	);
}

/* A state with what changed put into it, as docs/api.md has it. */
function applied(state, changed) {
	const now = structuredClone(state);
	for (const [path, value] of Object.entries(changed)) {
		const names = path.split('.'), last = names.pop();
		names.reduce((part, name) => part[name], now)[last] = value;
	}
	return now;
}

/* What the page is told last, and the moves that it sends; from now on. */
export function listen(page) {
	const heard = { position: null, played: [], wake: () => undefined };
	const take = (type, keep) => ({ payload }) => {
		const message = JSON.parse(payload);
		if (message.type !== type) return;
		keep(message);
		heard.wake();
	};
	page.on('websocket', (socket) => {
		const states = new Map(); /* of this connection, by table and seat */
		socket.on('framereceived', take('position', (message) => {
			const place = `${message.table} ${message.seat}`;
			if (message.changed) message.state = applied(states.get(place), message.changed);
			states.set(place, message.state);
			heard.position = message;
		}));
		socket.on('framesent', take('play', (message) => heard.played.push(message.move)));
	});
	return heard;
}

/* Waits until something that was heard holds. */
export function hears(heard, holds, what) {
	return new Promise((resolve, reject) => {
		const late = setTimeout(() => reject(new Error(`${what} never came`)), ANSWERING);
		heard.wake = () => {
			if (!holds()) return;
			clearTimeout(late);
			resolve();
		};
		heard.wake();
	});
}

/* What the server answers by itself, for who has no other choice. */
const lone = ({ moves }) => moves.length === 1 && moves[0].declines === true;

/* The position of the next question after that turn, once the page asks it; null at the end. */
export async function question(page, heard, after) {
	const fits = ({ over, question: asked }) => over || (asked?.turn > after && !lone(asked));
	await hears(heard, () => heard.position && fits(heard.position), `a question after turn ${after}`);
	const { position } = heard;
	if (position.over) return null;
	await page.waitForSelector(`.room[data-asked="${position.seat}.${position.question.turn}"]:not([data-busy])`);
	return position;
}

/* A golden game as a finished table of this server. */
export async function golden(server, file) {
	const body = readFileSync(join(top, 'tests/goldens', file));
	const answer = await fetch(`${server.url}/api/transcripts`, { method: 'POST', body });
	const { table, text } = await answer.json();
	if (!table) throw new Error(`${file}: ${text}`);
	return table;
}

/* Playwright brings a WebSocket for Node with it, as Debian's Node has none. */
const { ws: NodeSocket } = inPlaywright('utilsBundle.js');

/* A connection of nobody's to the server of that page: answer(message) asks. What goes through a
 * page costs twenty times as much, since browser, protocol and Playwright each take it apart. */
export async function stranger(page) {
	const socket = new NodeSocket(`ws://${new URL(page.url()).host}/ws`);
	const asked = new Map(); /* what waits for its answer, by id */
	const fail = (why) => asked.forEach(({ reject }) => reject(why));
	const promise = (id) => new Promise((resolve, reject) => asked.set(id, { resolve, reject }));
	/* Who asks more than a server answers in a second asks again. */
	const answer = async (message) => {
		const id = asked.size;
		socket.send(JSON.stringify({ ...message, id }));
		const heard = await promise(id);
		if (heard.code !== 'too-fast') return heard;
		await sleep(100);
		return answer(message);
	};
	socket.on('message', (text) => {
		const heard = JSON.parse(text);
		asked.get(heard.id)?.resolve(heard);
	});
	socket.on('error', fail).on('close', () => fail(new Error('the connection ended')));
	socket.on('open', () => asked.get(0).resolve());
	await promise(0);
	await answer({ type: 'hello', name: 'Nobody' });
	return { answer, close: () => socket.close() };
}

/* The first step of a finished match, from `at` on, where somebody is asked and `fits`
 * (given the view, that seat and the state) holds. A phase's name may stand for `fits`. */
export async function find(page, table, at, fits = () => true) {
	const wanted = typeof fits === 'string' ? (view, _seat, state) => (view ?? state).phase === fits : fits;
	const { answer, close } = await stranger(page);
	try {
		for (let step = at; ; step++) {
			const { type, code, text, over, view, state, pending } = await answer({ type: 'review', table, at: step });
			if (code === 'not-started') continue; /* people are still sitting down */
			if (type === 'error') throw new Error(text);
			if (over) throw new Error(`there is no such position from step ${at} to the end`);
			const seat = (pending[0] ?? 0) - 1;
			if (seat >= 0 && wanted(view, seat, state)) return { step, view, state, seat };
		}
	} finally {
		close();
	}
}

/* That match, taken over there by this person: the seat is theirs, the others are bots. */
export async function fork(page, table, at, fits) {
	const { step, state, seat } = await find(page, table, at, fits);
	const players = Array.from({ length: state.seats }, (_, each) =>
		each === seat ? 'me' : 'greedy',
	);
	const [made] = await ask(page, { type: 'fork', table, at: step, players });
	if (made.type !== 'ok') throw new Error(made.text);
	return made.table;
}

/* Numbers that are the same in every run. */
export function draws(seed) {
	let state = seed >>> 0;
	return (below) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}

/* What this browser remembers from last time: the guide is known, bots are quick. */
export async function settle(page, kept = {}) {
	const all = {
		'guide.traders': 'done',
		level: 'greedy',
		'seats.traders': '2',
		name: 'Ada',
		...kept,
	};
	await page.addInitScript((values) => {
		for (const [key, value] of Object.entries(values))
			if (localStorage.getItem('perilune.' + key) === null)
				localStorage.setItem('perilune.' + key, value);
	}, all);
}

/* From the lobby into a game, as anybody would. */
export async function playFromLobby(page, server, title = 'Traders') {
	await page.goto(server.url);
	await page.getByRole('button', { name: `Play ${title} against bots` }).click();
	await page.waitForSelector('.room');
}

/* To a table with options where this person has one seat and greedy bots the others: `options`
 * that let a whole game end soon, for tests that need its end and not its length. */
export async function playWith(page, server, game, seats, options, mine = 0) {
	const players = Array.from({ length: seats }, (_, seat) => (seat === mine ? 'me' : 'greedy'));
	const [made] = await ask(page, { type: 'create', game, players, options });
	assert.equal(made.type, 'ok', made.text);
	await ask(page, { type: 'start', table: made.table });
	await page.goto(`${server.url}/table/${made.table}`);
	await page.waitForSelector('.room');
}

/* Waits until this person is asked, or the match is over (then false). */
export async function asked(page) {
	await page.waitForSelector('.room[data-asked], .room[data-over]');
	return (await page.locator('.room[data-over]').count()) === 0;
}

/* As asked, for who is going to point at something: once all stands where it stays. A question
 * may leave its board more or less room, which the board sees with the next frame only. */
export async function pointable(page) {
	while (await asked(page)) {
		await calm(page, 2);
		if ((await page.locator('.room[data-asked]').count()) > 0) return true;
	}
	return false;
}

/* From the end of a match, which its game shows first, to the page of its result. */
export async function toResult(page) {
	const result = 'dialog.dialog--over .standings li';
	await page.waitForSelector(`.finale__ways button, ${result}`);
	await page.evaluate(() => document.querySelector('.finale__skip')?.click());
	await page.waitForSelector(`.finale__ways .button--call, ${result}`);
	await page.evaluate(() => document.querySelector('.finale__ways .button--call')?.click());
	await page.waitForSelector(result);
}

export function stamp(page) {
	return page.evaluate(() => document.querySelector('.room')?.dataset.stamp);
}

/* After a click or a key: whether it made a move, once the room has moved on from that stamp.
 * What a click does on the page itself is done before the second frame after it. */
export function moved(page, before) {
	return page.evaluate(
		async ([old, limit]) => {
			const end = performance.now() + limit;
			for (let frame = 0; ; frame++) {
				const room = document.querySelector('.room');
				if (!room || room.dataset.stamp !== old) return true;
				if (globalThis.underway !== old && frame >= 2) return false;
				if (performance.now() > end) throw new Error('a move that was sent is not shown');
				await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
			}
		},
		[before, ANSWERING],
	);
}

/* Waits until the room has moved on from a stamp, whatever moved it. */
export async function past(page, before) {
	await page.waitForSelector(`.room:not([data-stamp="${before}"])`);
}

/* Waits until one of them is asked, who is given back; null once the match is over. */
export async function anyAsked(pages) {
	const here = await Promise.race(
		pages.map((page) => page.waitForSelector('.room[data-asked], .room[data-over]').then(() => page)),
	);
	return (await here.locator('.room[data-over]').count()) > 0 ? null : here;
}

/* Waits until something holds. */
export async function until(holds, what = 'it') {
	for (const end = Date.now() + ANSWERING; !(await holds()); await sleep(10))
		assert.ok(Date.now() < end, `${what} never came`);
}

/* Waits until all that follows from what was just done is done: nothing on the page has changed
 * for a few frames, and its letters are there. */
export function calm(page, frames = 4) {
	return page.evaluate(async (enough) => {
		let quiet = 0;
		const disturbed = () => (quiet = 0);
		const watcher = new MutationObserver(disturbed);
		watcher.observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
		addEventListener('scroll', disturbed, { capture: true, passive: true });
		await document.fonts.ready;
		for (; quiet < enough; quiet++)
			await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
		watcher.disconnect();
		removeEventListener('scroll', disturbed, { capture: true });
	}, frames);
}

/* What is wrong with the page as it is now: what scrolls sideways, is cut, covered or out of
 * sight. Runs in the page. */
export function lookAround() {
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
	/* What lies behind a window is not to be pressed. */
	const shown = document.querySelector('dialog[open]') ?? document;
	for (const element of shown.querySelectorAll('button, a[href], input, select, summary, [role=button]')) {
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
	if (log && innerWidth >= 768 && seen(log).height < 60) faults.push('the log is not in sight');
	return faults;
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const OF_COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/* What axe-core finds at fault (WCAG 2.2 AA) on a page as it is now, added to `all`. */
export async function check(page, where, all, runOnly = RULES) {
	if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
	const found = await page.evaluate(async (rules) => {
		/* Beside frames axe draws numbers until one is new, which those of prepare() are once. */
		const own = crypto.getRandomValues;
		globalThis.drawn ??= 0;
		crypto.getRandomValues = (bytes) => {
			const draw = ++globalThis.drawn;
			return bytes.set([draw & 255, (draw >> 8) & 255, draw >> 16]), bytes;
		};
		try {
			return await globalThis.axe.run(document, { runOnly: rules, resultTypes: ['violations'] });
		} finally {
			crypto.getRandomValues = own;
		}
	}, runOnly);
	all.push(
		...found.violations.map(
			(fault) =>
				`${where}: ${fault.id} (${fault.help}): ` +
				fault.nodes
					.slice(0, 4)
					.map(
						(node) =>
							`${node.target.join(' ')} ${node.any[0]?.message ?? node.all[0]?.message ?? ''}`,
					)
					.join(' | '),
		),
	);
}

/* The same page by night: style sheets know it, scripts do not, so that colours are all that
 * differs; they change at once. */
async function checkByNight(page, where, all) {
	await page.emulateMedia({ colorScheme: 'dark' });
	await page.evaluate(() => {
		for (const change of document.getAnimations())
			if (change instanceof CSSTransition) change.finish();
	});
	await check(page, `${where} by night`, all, OF_COLOURS);
	await page.emulateMedia({ colorScheme: 'light' });
}

/* By day at a desk and on a phone; by night at a desk, where all is in sight at once. */
const LIGHTS = [
	['at a desk by day and by night', 1280, 800, true],
	['on a phone by day', 390, 844, false],
];

/* A test at each size. `look(options, see)` opens pages with these options and has
 * `see(page, what)` check them in every light. */
export function checkInAllLights(what, look) {
	for (const [where, width, height, night] of LIGHTS)
		test(`axe finds no fault in ${what} ${where}`, HANG, async () => {
			const all = [];
			const options = {
				colorScheme: 'light',
				viewport: { width, height },
				reducedMotion: 'reduce',
				bypassCSP: true,
			};
			await look(options, async (page, name) => {
				await check(page, name, all);
				if (night) await checkByNight(page, name, all);
			});
			assert.deepEqual(all, []);
		});
}

/* Two people at a table of two: one opens it, the other comes by the link. */
export async function meet(server, game, first, second) {
	await first.goto(server.url);
	await first.getByRole('button', { name: `Set a table of ${game}` }).click();
	const two = first.locator('.setup__count .pill', { hasText: /^2$/ });
	if ((await two.count()) > 0) await two.click();
	await first.getByLabel('Seat B').selectOption('open');
	await first.getByRole('button', { name: 'Open the table' }).click();
	await first.waitForURL(/\/table\//);
	await second.goto(first.url());
	await second.getByRole('button', { name: 'Sit down', exact: true }).click();
	await first.getByRole('button', { name: 'Start the game' }).click();
	await Promise.all([first.waitForSelector('.room'), second.waitForSelector('.room')]);
}

/* The ways to move by keys; they say whether they could. */
export const keys = {
	async arrows(page, draw) {
		const turns = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
		const before = await stamp(page);
		/* A move may need several pieces: each Enter lights up the next ones. */
		for (let pieces = 0; pieces < 3; pieces++) {
			for (let i = 0; i < 1 + draw(3); i++) await page.keyboard.press(turns[draw(4)]);
			const on = await page.evaluate(() => ({ ...document.activeElement?.dataset }));
			if (!on.piece && !on.move) return false;
			await page.keyboard.press('Enter');
			if (await moved(page, before)) break;
		}
		return true;
	},
	async number(page, draw) {
		const numbers = await page
			.locator('.choice')
			.evaluateAll((rows) =>
				rows.map((row) => row.getAttribute('aria-keyshortcuts')).filter(Boolean),
			);
		if (numbers.length === 0) return false;
		await page.keyboard.press(numbers[draw(numbers.length)]);
		return true;
	},
	async typed(page, draw) {
		const texts = await page
			.locator('.choice')
			.evaluateAll((rows) => rows.map((row) => row.dataset.move));
		if (texts.length === 0) return false;
		const text = texts[draw(texts.length)];
		await page.keyboard.press('/');
		await page.keyboard.type(text.slice(0, Math.max(3, text.length - 2)));
		await page.keyboard.press('Enter');
		return true;
	},
};
