/* terminal.test.mjs - one game, two worlds: somebody in a browser and somebody in a terminal
 * (`perilune play --connect` under tmux) at the same table, to its end; and the lobby of the
 * terminal, a server that dies, and chat between the two. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ANSWERING, ask, browser, draws, HANG, moved, opened, person, settle, sleep, top, toResult } from './kit.mjs';

const { server, chromium } = await opened();

const program = process.env.PERILUNE ?? join(top, 'build/release/perilune');

/* Somebody at a terminal of 80x24, with a home and a tmux of their own. */
class Terminal {
	constructor(...words) {
		this.home = mkdtempSync(join(tmpdir(), 'perilune-terminal-'));
		this.socket = join(this.home, 'tmux');
		const line = [program, ...words].map((word) => `'${word}'`).join(' ');
		const env = `env LC_ALL=C.UTF-8 TERM=tmux-256color XDG_STATE_HOME=${this.home}/state`;
		this.tmux('-f', '/dev/null', 'new-session', '-d', '-x', '80', '-y', '24', 'sh', '-c',
			`${env} ${line} 2>${this.home}/errors; echo status $?; sleep 1000`);
		this.tmux('set', '-g', 'status', 'off');
		this.tmux('set', '-sg', 'escape-time', '0');
		this.tmux('resize-window', '-x', '80', '-y', '24');
	}

	tmux(...words) {
		const { TMUX, ...env } = process.env;
		return execFileSync('tmux', ['-S', this.socket, ...words], {
			encoding: 'utf8',
			env: { ...env, LC_ALL: 'C.UTF-8' },
		});
	}

	screen() {
		return this.tmux('capture-pane', '-p');
	}

	keys(...names) {
		this.tmux('send-keys', ...names);
	}

	type(text) {
		this.tmux('send-keys', '-l', text);
	}

	/* The screen once it shows that. */
	async shows(pattern) {
		for (const end = Date.now() + ANSWERING; ; await sleep(20)) {
			const screen = this.screen();
			if (pattern.test(screen)) return screen;
			assert.ok(Date.now() < end, `waited for ${pattern}, but saw:\n${screen}`);
		}
	}

	close() {
		try {
			this.tmux('kill-server');
		} catch {
			/* it has ended already */
		}
		rmSync(this.home, { recursive: true, force: true });
	}
}

async function inBrowser(name) {
	const page = await person(chromium, {
		reducedMotion: 'reduce',
		viewport: { width: 1100, height: 750 },
	});
	await settle(page, { name, 'guide.one-small-step': 'done' });
	return page;
}

const isOver = async (page) => (await page.locator('.room[data-over]').count()) > 0;

/* One move in the browser, if it is asked: one of its choices, pressed in one go; whether it was
 * a move, and not a choice that stands for several. */
async function clickOne(page, draw) {
	const before = await page.evaluate((share) => {
		const room = document.querySelector('.room[data-asked]');
		const rows = document.querySelectorAll('.choice');
		if (!room || rows.length === 0) return null;
		const { stamp } = room.dataset;
		rows[Math.floor(share * rows.length)].click();
		return stamp;
	}, draw(1000) / 1000);
	return before !== null && (await moved(page, before));
}

/* Numbers of the choices that a screen lists, below the line under the board. */
function listed(screen) {
	const lines = screen.split('\n');
	const rule = lines.findLastIndex((line) => line.startsWith('──'));
	return lines
		.slice(rule + 1, -2)
		.map((line) => /^[★* ]\s*(\d+) \S/.exec(line)?.[1])
		.filter(Boolean);
}

/* A window that is open over the board goes away, but for the one that tells the end. */
async function closeWindow(terminal) {
	for (;;) {
		const screen = terminal.screen();
		if (!screen.includes(' Esc ─╯') || screen.includes('The match is over')) return;
		terminal.keys('Escape');
		await sleep(50);
	}
}

/* The terminal's screen once it is another, or as it is if a key did nothing. */
async function changed(terminal, before) {
	for (const end = Date.now() + 2000; Date.now() < end; await sleep(10)) {
		const screen = terminal.screen();
		if (screen !== before) return screen;
	}
	return before;
}

/* One move in the terminal, if it is asked: by its number, as it is listed, and Enter where the
 * terminal asks for one. Never blindly: the move may end the match, and Enter would close the
 * window that says so. */
async function pressOne(terminal, draw) {
	await closeWindow(terminal);
	const before = terminal.screen();
	const numbers = listed(before);
	if (numbers.length === 0) return false;
	terminal.type(numbers[draw(numbers.length)]);
	const heard = await changed(terminal, before);
	if (/Choice \d+\? Enter/.test(heard)) {
		terminal.keys('Enter');
		await changed(terminal, heard);
	}
	return true;
}

test('a browser and a terminal finish a game together', HANG, async () => {
	const ann = await inBrowser('Ann');
	await ann.goto(server.url);
	const [, made] = await ask(
		ann,
		{ type: 'hello', name: 'Ann' },
		{
			type: 'create',
			game: 'one-small-step',
			players: ['me', 'open'],
			options: ['turn_limit=20'], // of 60, for the test's sake
		},
	);
	await ann.goto(`${server.url}/table/${made.table}`);
	await ann.waitForSelector('.waiting');

	const bob = new Terminal('play', '--pace', 'instant', '--connect', ann.url(), '--name', 'Bob');
	try {
		const room = await bob.shows(/free: Enter sits down/);
		assert.match(room, /One Small Step, waiting/);
		assert.match(room, / A {3}Ann +here/);
		bob.keys('Enter');
		await bob.shows(/ B {3}Bob +you/);
		await ann.getByRole('button', { name: 'Start the game' }).click();
		await ann.waitForSelector('.room');
		await bob.shows(/q leave/);

		const draw = draws(11);
		let clicks = 0;
		let presses = 0;
		const over = () => /The match is over/.test(bob.screen());
		while (!(await isOver(ann))) {
			assert.ok(presses < 1000, `no end after ${clicks} clicks:\n${bob.screen()}`);
			if (await clickOne(ann, draw)) clicks++;
			else if (!over() && (await pressOne(bob, draw))) presses++;
			else await sleep(10);
		}
		await bob.shows(/The match is over/);
		assert.ok(clicks > 10 && presses > 10, `${clicks} clicks, ${presses} presses`);

		/* Both are told the same end. */
		await toResult(ann);
		const told = await ann.locator('dialog.dialog--over').innerText();
		const places = [...bob.screen().matchAll(/(\d)\. {2}[AB] {2}(Ann|Bob) +(\S+(?: \S+)*)/g)];
		assert.equal(places.length, 2, bob.screen());
		const winners = places.filter((place) => place[1] === '1').map((place) => place[2]);
		for (const [, , , score] of places) assert.ok(told.includes(score), `${score} in ${told}`);
		assert.match(
			told,
			winners.length > 1 ? /draw|share/i : winners[0] === 'Ann' ? /You win/ : /Bob wins/,
		);
		bob.keys('Enter');
		await bob.shows(/The match is over\./);
		bob.keys('q');
		await bob.shows(/Perilune at http[^]*One Small Step +Ann, Bob +over/);
		bob.keys('q');
		await bob.shows(/^status 0/m);
		assert.equal(readFileSync(join(bob.home, 'errors'), 'utf8'), '');
		assert.deepEqual(ann.faults, []);
	} finally {
		bob.close();
		await ann.context().close();
	}
});

test(
	'a table made in the terminal: chat, a server that dies, giving up',
	HANG,
	async () => {
		const bob = new Terminal('play', 'traders', '--pace', 'instant', '--connect', server.url, '--name', 'Bob');
		const ann = await inBrowser('Ann');
		try {
			await bob.shows(/A new table/);
			bob.keys('m');
			const link = /(http:\S+\/table\/\S+)/.exec(await bob.shows(/\/table\//))[1];
			await ann.goto(link);
			await ann.getByRole('button', { name: 'Sit down', exact: true }).click();
			await bob.shows(/ B {3}Ann +here/);
			bob.keys('s');
			await ann.waitForSelector('.room');
			await bob.shows(/Take a company|is to move/);
			const draw = draws(2);
			let made = 0;
			const play = async (until) => {
				while (made < until) {
					if ((await clickOne(ann, draw)) || (await pressOne(bob, draw))) made++;
					else await sleep(10);
				}
			};
			await play(12);

			await ann.keyboard.press('c');
			await ann.keyboard.type('mind the docks');
			await ann.keyboard.press('Enter');
			await bob.shows(/Ann: mind the docks/);
			await ann.keyboard.press('Escape');

			await server.kill();
			await bob.shows(/reconnecting/);
			await server.begin();
			await bob.shows(/Connected again/);
			await play(20);

			/* Who has the token has the seat, and nobody else may read it. */
			const tokens = join(bob.home, 'state/perilune/tokens');
			assert.equal(statSync(tokens).mode & 0o777, 0o600);
			assert.match(readFileSync(tokens, 'utf8'), /^http:\S+ [\w-]{43} Bob\n$/);

			await closeWindow(bob);
			bob.keys('R');
			await bob.shows(/Give the match up\?/);
			bob.keys('2');
			/* Two bots and Ann are left: they play on without him. */
			await bob.shows(/ A {2}Bob gave up/);
			await ann.getByText('Bob resigns').first().waitFor();
			assert.equal(await ann.locator('dialog.dialog--over').count(), 0);
			made = 0;
			while (made < 3) {
				if (await clickOne(ann, draw)) made++;
				else await sleep(10);
			}
		} finally {
			bob.close();
			await ann.context().close();
		}
	},
);
