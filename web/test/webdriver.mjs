/* webdriver.mjs - a browser that Playwright does not drive, by W3C WebDriver: Debian's WebKitGTK, which is
 * as near to the phones' WebKit as Debian has it. What the players need of a page of Playwright's is
 * here under the same names. WebKitGTK wants a screen, so it is given one that nobody sees. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ANSWERING, freePort, prepare, sleep } from './kit.mjs';

const DRIVER = process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver';
const BROWSERS = ['x86_64', 'aarch64'].map((arch) => `/usr/lib/${arch}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);
const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

/* A program, and the first line of it that fits. */
function begin(program, args, env, fits) {
	const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
	let said = '';
	return new Promise((resolve, reject) => {
		const hear = (text) => {
			said += text;
			const found = fits.exec(said);
			if (found) resolve([child, found]);
		};
		child.stdout.setEncoding('utf8').on('data', hear);
		child.stderr.setEncoding('utf8').on('data', hear);
		child.once('error', reject);
		child.once('exit', () => reject(new Error(`${program} did not start: ${said}`)));
	});
}

function ended(child) {
	if (!child || child.exitCode !== null || child.signalCode !== null) return undefined;
	return new Promise((resolve) => {
		child.once('exit', resolve);
		child.kill();
	});
}

/* In the page: what its console complains of is kept. */
function complain() {
	globalThis.faults = [];
	for (const kind of ['error', 'warn']) {
		const known = console[kind];
		console[kind] = (...words) => {
			globalThis.faults.push(words.map(String).join(' '));
			known.apply(console, words);
		};
	}
	addEventListener('error', (event) => globalThis.faults.push(String(event.message)));
	addEventListener('unhandledrejection', (event) => globalThis.faults.push(String(event.reason)));
}

class Page {
	constructor(session) {
		this.session = session;
		this.base = '';
		this.mouse = { click: (x, y) => this.act(this.pointer(x, y)) };
		this.keyboard = { press: (key) => this.act(this.key(key)) };
	}

	/* Another page of the same server is gone to without leaving the document, since what a page draws
	 * by chance is settled once it is there. */
	async goto(url) {
		const { origin, pathname, hash } = new URL(url);
		if (origin === this.base)
			return this.evaluate((path) => {
				history.pushState(null, '', path);
				dispatchEvent(new PopStateEvent('popstate'));
			}, pathname + hash);
		await this.session.ask('POST', '/url', { url });
		this.base = origin;
		return this.settled();
	}

	async reload() {
		await this.session.ask('POST', '/refresh', {});
		return this.settled();
	}

	async settled() {
		await this.evaluate(complain);
		await this.evaluate(prepare);
	}

	async evaluate(act, given = null) {
		const script = `const tell = arguments[1];
			Promise.resolve().then(() => (${act})(arguments[0])).then((value) => tell({ value }), (why) => tell({ why: String(why) }));`;
		const { value, why } = await this.session.ask('POST', '/execute/async', { script, args: [given] });
		if (why) throw new Error(why);
		return value;
	}

	async waitForSelector(selector) {
		const shown = (wanted) => [...document.querySelectorAll(wanted)].some((element) => element.checkVisibility());
		for (const end = Date.now() + ANSWERING; !(await this.evaluate(shown, selector)); await sleep(20))
			if (Date.now() > end) throw new Error(`${selector} never came`);
	}

	locator(selector) {
		const count = (wanted) => document.querySelectorAll(wanted).length;
		return { count: () => this.evaluate(count, selector) };
	}

	pointer(x, y) {
		const actions = [
			{ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
			{ type: 'pointerDown', button: 0 },
			{ type: 'pointerUp', button: 0 },
		];
		return { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
	}

	key(name) {
		const value = KEYS[name] ?? name;
		return { type: 'key', id: 'keys', actions: ['keyDown', 'keyUp'].map((type) => ({ type, value })) };
	}

	act(...actions) {
		return this.session.ask('POST', '/actions', { actions });
	}

	async screenshot({ path }) {
		await writeFile(path, Buffer.from(await this.session.ask('GET', '/screenshot'), 'base64'));
	}

	faults() {
		return this.evaluate(() => globalThis.faults);
	}
}

/* A desk without animations, which a page knows as reduced motion: without a graphics card each frame
 * costs the processor. */
function settings() {
	const folder = mkdtempSync(join(tmpdir(), 'perilune-webkit-'));
	mkdirSync(join(folder, 'gtk-3.0'));
	writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
	return folder;
}

class Session {
	constructor(at) {
		this.at = at;
	}

	async ask(method, path, body) {
		const answer = await fetch(this.at + path, { method, body: body && JSON.stringify(body) });
		const { value } = await answer.json();
		if (!answer.ok) throw new Error(`${path}: ${value?.error} ${value?.message}`);
		return value;
	}
}

/* A screen, a driver on it and a page of a browser of its own: `{ page, close }`. */
export async function webkit(width, height) {
	const browser = BROWSERS.find(existsSync);
	if (!browser || !existsSync(DRIVER)) throw new Error(`Debian's webkit2gtk-driver is not here (${DRIVER}); packages.txt lists it`);
	const running = [];
	const folder = settings();
	const close = async () => {
		for (const child of running.reverse()) await ended(child);
		rmSync(folder, { recursive: true, force: true });
	};
	try {
		const screen = ['-displayfd', '1', '-screen', '0', `${width + 200}x${height + 200}x24`, '-nolisten', 'tcp'];
		const [display, [, number]] = await begin('Xvfb', screen, {}, /(\d+)\n/);
		running.push(display);
		const port = await freePort();
		const driver = spawn(DRIVER, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, DISPLAY: `:${number}`, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: folder } });
		running.push(driver);
		const root = new Session(`http://127.0.0.1:${port}`);
		for (const end = Date.now() + ANSWERING; ; await sleep(50))
			try {
				await root.ask('GET', '/status');
				break;
			} catch (why) {
				if (Date.now() > end) throw why;
			}
		const wanted = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } };
		const { sessionId } = await root.ask('POST', '/session', { capabilities: { alwaysMatch: wanted } });
		const session = new Session(`${root.at}/session/${sessionId}`);
		await session.ask('POST', '/timeouts', { script: 2 * ANSWERING });
		await session.ask('POST', '/window/rect', { x: 0, y: 0, width, height });
		const page = new Page(session);
		return {
			page,
			close: async () => {
				await session.ask('DELETE', '').catch(() => undefined);
				await close();
			},
		};
	} catch (why) {
		await close();
		throw why;
	}
}
