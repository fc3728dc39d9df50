/* kit.mjs - what the browser tests share: a server and a browser of their own. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const top = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const BROWSER = process.env.CHROMIUM ?? '/usr/bin/chromium';

export function sleep(ms) {
	return new Promise((resolve) => setTimeout(resolve, ms));
}

function freePort() {
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
	static async start() {
		const server = new Server();
		server.folder = mkdtempSync(join(tmpdir(), 'perilune-web-'));
		server.port = await freePort();
		server.url = `http://127.0.0.1:${server.port}`;
		await server.begin();
		return server;
	}

	async begin() {
		const program = process.env.PERILUNE ?? join(top, 'build/release/perilune');
		this.process = spawn(program,
			['serve', '--port', String(this.port), '--db', join(this.folder, 'db'), '--rate', '1000'],
			{ stdio: ['ignore', 'ignore', 'pipe'] });
		this.process.stderr.resume();
		for (let i = 0; i < 200; i++) {
			try {
				if ((await fetch(this.url + '/healthz')).ok)
					return;
			} catch {
				await sleep(25);
			}
		}
		throw new Error('the server did not start');
	}

	kill() {
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

export async function browser() {
	if (!existsSync(BROWSER))
		throw new Error(`the browser tests need Debian's chromium (${BROWSER}); packages.txt lists it`);
	return chromium.launch({
		executablePath: BROWSER,
		args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update',
			'--disable-sync', '--no-first-run', '--disable-gpu'],
	});
}

/* A person with a browser profile of their own; what the console complains of is kept. */
export async function person(on, options = {}) {
	const context = await on.newContext({ viewport: { width: 1440, height: 900 }, ...options });
	const page = await context.newPage();
	page.faults = [];
	page.on('console', (message) => {
		if (message.type() === 'error' || message.type() === 'warning')
			page.faults.push(message.text());
	});
	page.on('pageerror', (error) => page.faults.push(String(error)));
	page.setDefaultTimeout(15_000);
	return page;
}
