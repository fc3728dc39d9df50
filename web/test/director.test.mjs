/* director.test.mjs - nothing is told before it is shown: scenes of the golden games of all five games, in
 * replays and at a live table, with the clock stopped at instants that are drawn (always the same).
 * No text of the page tells a line of the news before its reveal; skipping leads to the page that letting it
 * run leads to; with reduced motion nothing moves; the end waits for the last move; nobody is
 * shown what happened while they did not look. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { draws, fork, golden, HANG, opened, person, settle, until } from './kit.mjs';

const GAMES = ['traders-4-1.txt', 'flank-2-1.txt', 'one-false-step-3-1.txt', 'one-small-step-3-1.txt', 'space-tug-skirmish-3-1.txt'];
const LONG = process.env.PERILUNE_LONG;
const SCENES = 5, /* of a replay, */
	INSTANTS = 10, /* of each, both ends among them: two hundred that are drawn, in all games */
	SKIPPED = LONG ? 3 : 2, /* of them skipped, */
	TRIES = 10; /* steps; some have nothing to be seen */
const ENDINGS = LONG ? 3 : 2; /* instants of an ending at which it is skipped */
const LIVE = 4, /* scenes of a live table, */
	LIVE_INSTANTS = 4, /* of each, */
	MOVES = 5; /* at most */
const ROUNDS = 12, /* moves of one's own, and what rivals do after each: */
	TURN = 1200, /* ms, */
	REVEALS = 900, /* but for what is as long, */
	SOME = 3; /* and where so few wait */

const KNOWN = Object.fromEntries(
	['traders', 'flank', 'one-false-step', 'one-small-step', 'space-tug-skirmish'].map((slug) => [`guide.${slug}`, 'done']),
);

const { server, chromium } = await opened();

/* In the page: every scene stops before it begins, and waits to be sought. */
function stopping() {
	const seen = (globalThis.seen = { count: 0, now: null, end: null, free: false });
	addEventListener('scene', ({ detail }) => {
		detail.director.pause();
		seen.count++;
		if (seen.free) queueMicrotask(() => detail.director.skip());
		else seen[detail.scene.root.className === 'finale__stage' ? 'end' : 'now'] = detail;
	});
	const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
	/* What is drawn of a change is there two frames later. */
	seen.drawn = async () => {
		await frame();
		await frame();
	};
	seen.texts = () => {
		const room = document.querySelector('.room');
		const log = [...room.querySelectorAll('.log__list .log__line > span:last-child')].slice(0, 60).map((line) => line.textContent);
		const copy = room.cloneNode(true);
		for (const each of copy.querySelectorAll('.room__log')) each.remove();
		const names = [...copy.querySelectorAll('[aria-label], [title]')].flatMap((each) => [each.getAttribute('aria-label'), each.getAttribute('title')]);
		/* A figure that runs has what it runs to beside it, for who does not see it. */
		for (const each of copy.querySelectorAll('.amount > [aria-hidden]')) each.remove();
		/* Nor is what can be done there, while one is asked, a figure. */
		for (const each of copy.querySelectorAll('.room__players button[data-piece]')) each.remove();
		const numbers = [...copy.querySelectorAll('.room__players .seat__row, .room__chips, .room__strip')].map((each) => each.textContent);
		return { log, rest: `${document.title}\n${copy.textContent}\n${names.join('\n')}`, numbers: numbers.join('\n') };
	};
	/* The page at t, and what a scene says may be known of it by then. */
	seen.at = async (share) => {
		const { director, scene, news } = seen.now;
		const t = share * scene.length;
		director.seek(t);
		await seen.drawn();
		const due = (what, otherwise) => Math.max(...scene.reveals.filter((one) => one.what === what).map(({ at }) => at).concat([]), -1) + 1 || otherwise + 1;
		const untold = news.filter((entry) => due(entry, scene.length) - 1 > t).map(({ text }) => text);
		const told = news.map(({ text }) => text).filter((text) => !untold.includes(text));
		const all = untold.length === 0;
		return { t, length: scene.length, ...seen.texts(), untold, told, numbersWait: due('view', all ? 0 : scene.length) - 1 > t };
	};
	/* The page once it is over, without what counts its renewals. Where all is told Esc has nothing to
	 * skip, and the rest is left to run. */
	seen.left = async () => {
		const { director, scene } = seen.now;
		const untold = director.now.value === scene && !director.known.value.all;
		if (untold) return 'it goes on';
		if (director.now.value === scene) director.skip();
		/* Numbers run for a moment after that. */
		do await seen.drawn();
		while (document.querySelector('.room .amount:is(.is-up, .is-down)'));
		return document.querySelector('.room').outerHTML.replace(/ (data-stamp|tabindex)="[^"]*"/g, '');
	};
}

async function watcher(options = {}) {
	const page = await person(chromium, { viewport: { width: 1280, height: 800 }, ...options });
	await page.addInitScript(stopping);
	await settle(page, KNOWN);
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	return page;
}

/* A step of a replay that follows on the one before it; whether there is something to be seen. */
async function steppedTo(page, table, step) {
	const now = await page.locator('.film__count').innerText();
	await page.evaluate(([where, before]) => {
		globalThis.stampBefore = document.querySelector('.room').dataset.stamp;
		globalThis.seen.now?.director.skip();
		globalThis.seen.now = null;
		history.pushState(null, '', `/replay/${where}#${before}`);
		dispatchEvent(new PopStateEvent('popstate'));
	}, [table, step - 1]);
	const shown = (at) => page.locator('.film__count', { hasText: new RegExp(`^${at} /`) }).waitFor();
	const moved = () => page.evaluate(() => document.querySelector('.room').dataset.stamp !== globalThis.stampBefore);
	await shown(step - 1);
	if (parseInt(now, 10) !== step - 1) await until(moved, `step ${step - 1}`);
	await page.locator('.room:not([data-busy])').waitFor();
	const first = await page.evaluate(() => {
		globalThis.stampBefore = document.querySelector('.room').dataset.stamp;
		return globalThis.seen.texts();
	});
	await page.keyboard.press('ArrowRight');
	await shown(step);
	await until(() => page.evaluate(() => {
		const room = document.querySelector('.room');
		return room.dataset.stamp !== globalThis.stampBefore && (globalThis.seen.now !== null || !room.dataset.busy);
	}), `step ${step}`);
	return (await page.evaluate(() => globalThis.seen.now !== null)) ? first : null;
}

/* What the page tells too early. */
function early(what, now, first) {
	const faults = [];
	const say = (fault) => faults.push(`${what} at ${Math.round(now.t)} of ${now.length} ms: ${fault}`);
	const count = (list, text) => list.filter((line) => line === text).length;
	for (const text of new Set(now.untold)) {
		const more = count(now.log, text) - count(first.log, text) - count(now.told, text);
		if (more > 0) say(`the log tells "${text}"`);
		if (!now.told.includes(text) && now.rest.includes(text) && !first.rest.includes(text)) say(`the page tells "${text}"`);
	}
	if (now.numbersWait && now.numbers !== first.numbers) say(`numbers tell: ${now.numbers} instead of ${first.numbers}`);
	return faults;
}

/* Where two pages differ, in a few words of both. */
function differs(one, other) {
	if (one === other) return null;
	let at = 0;
	while (one[at] === other[at]) at++;
	return `…${one.slice(Math.max(0, at - 90), at + 60)} | ${other.slice(at, at + 60)}`;
}

/* Drawn instants, and both ends. */
function instantsOf(draw, count) {
	return [0, 0.999, ...Array.from({ length: count - 2 }, () => draw(1000) / 1000)].sort((a, b) => a - b);
}

for (const file of GAMES)
	test(`nothing is told early in a replay of ${file}`, HANG, async () => {
		const page = await watcher();
		const table = await golden(server, file);
		await page.goto(`${server.url}/replay/${table}#0`);
		await page.waitForSelector('.film');
		const last = Number((await page.locator('.film__count').innerText()).split('/')[1]);
		const draw = draws(file.length);
		const faults = [];
		let scenes = 0,
			instants = 0,
			tries = 0;
		for (; scenes < SCENES && tries < TRIES; tries++) {
			const step = 1 + draw(last - 2);
			const first = await steppedTo(page, table, step);
			if (!first) continue;
			scenes++;
			await page.evaluate(() => globalThis.seen.drawn());
			for (const share of instantsOf(draw, INSTANTS)) {
				faults.push(...early(`step ${step}`, await page.evaluate((at) => globalThis.seen.at(at), share), first));
				instants++;
			}
			if (scenes > SKIPPED) continue;
			await page.evaluate(() => globalThis.seen.now.director.seek(Infinity));
			const run = await page.evaluate(() => globalThis.seen.left());
			for (const share of [0, draw(1000) / 1000]) {
				await steppedTo(page, table, step);
				await page.evaluate((at) => globalThis.seen.at(at), share);
				await page.keyboard.press('Escape');
				const at = differs(await page.evaluate(() => globalThis.seen.left()), run);
				if (at !== null) faults.push(`step ${step}: Esc at ${share} leads elsewhere: ${at}`);
			}
		}
		console.log(`${file}: ${instants} instants of ${scenes} scenes in ${tries} steps`);
		assert.deepEqual(faults, []);
		assert.deepEqual(page.faults, []);

		await endsWell(page, table, last, draw);
	});

/* The last move is seen whole before the end, the end before the result, and Esc at any instant of it
 * leads to the frame that letting it run leads to. */
async function endsWell(page, table, last, draw) {
	const there = (what) => page.locator(what).count();
	const over = await steppedTo(page, table, last);
	for (const share of over ? [0.5, 0.999] : []) {
		const { untold } = await page.evaluate((at) => globalThis.seen.at(at), share);
		const early = untold.length > 0 ? '.finale, dialog.dialog--over, .idle .standings' : '.finale, dialog.dialog--over';
		assert.equal(await there(early), 0, `the end is there when the last move is at ${share}`);
	}
	const frames = [];
	for (const share of [1, ...Array.from({ length: ENDINGS }, () => draw(1000) / 1000)]) {
		if (frames.length > 0) await steppedTo(page, table, last);
		await page.evaluate(() => globalThis.seen.now?.director.skip());
		await page.locator('.finale').waitFor();
		await until(() => page.evaluate(() => globalThis.seen.end !== null), 'the ending');
		await page.evaluate((at) => globalThis.seen.end.director.seek(at * globalThis.seen.end.scene.length), share);
		if (share < 1) {
			assert.equal(await there('.finale__ways .button--call, dialog.dialog--over'), 0, 'the result is there before the end is');
			assert.equal(await page.locator('.finale > [role=status]').textContent(), '');
			await page.keyboard.press('Escape');
		}
		await page.locator('.finale__ways .button--call').waitFor();
		frames.push(await page.evaluate(() => [globalThis.seen.end.scene.t, document.querySelector('.finale__stage').innerHTML].join(' ')));
		await page.evaluate(() => (globalThis.seen.end = null));
	}
	for (const frame of frames) assert.equal(differs(frame, frames[0]), null, 'Esc leads elsewhere');
	await page.keyboard.press('Enter');
	await page.locator('dialog.dialog--over .standings li').first().waitFor();
	await page.locator('.result__curve svg').waitFor();
	const [picture] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Share a picture' }).click()]);
	const bytes = readFileSync(await picture.path());
	assert.deepEqual([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)], ['PNG', 1200, 630], 'a picture to share');
	assert.ok(bytes.length > 20_000, `${bytes.length} bytes: nothing is drawn`);
	assert.deepEqual(page.faults, []);
}

/* The first choice of the list; which it is does not matter. */
const chooses = () => (document.querySelector('.choice[aria-keyshortcuts="1"]') ?? document.querySelector('.choice'))?.click();

for (const file of GAMES)
	test(`nothing is told early at a table of ${file}`, HANG, async () => {
		const page = await watcher();
		const table = await fork(page, await golden(server, file), 60);
		await page.goto(`${server.url}/table/${table}`);
		await page.locator('.room[data-asked]').waitFor();
		const draw = draws(7 + file.length);
		const faults = [];
		let scenes = 0;
		for (let moves = 0; moves < MOVES && scenes < LIVE; moves++) {
			const at = await page.evaluate(() => document.querySelector('.room').dataset.stamp);
			const first = await page.evaluate(() => ((globalThis.seen.now = null), globalThis.seen.texts()));
			await page.evaluate(chooses);
			await until(() => page.evaluate((old) => globalThis.seen.now !== null || document.querySelector('.room').dataset.stamp !== old || document.querySelector('.chosen') !== null, at), 'what the choice led to');
			for (let last = first; await page.evaluate(() => globalThis.seen.now !== null); ) {
				scenes++;
				for (const share of instantsOf(draw, LIVE_INSTANTS)) faults.push(...early(`scene ${scenes}`, await page.evaluate((when) => globalThis.seen.at(when), share), last));
				last = await page.evaluate(async () => {
					const { director } = globalThis.seen.now;
					globalThis.seen.now = null;
					director.seek(director.now.value.length);
					await globalThis.seen.drawn();
					return globalThis.seen.texts();
				});
				if (scenes >= LIVE) break;
			}
			await page.evaluate(() => {
				globalThis.seen.free = true;
				globalThis.seen.now?.director.skip();
			});
			await page.locator('.room[data-asked], .room[data-over]').waitFor();
			await page.evaluate(() => (globalThis.seen.free = false));
		}
		console.log(`${file}: ${scenes} scenes at a table`);
		assert.deepEqual(faults, []);
		assert.deepEqual(page.faults, []);
	});

test('a move does not wait for what is left of the last scene', HANG, async () => {
	const page = await watcher();
	await page.goto(`${server.url}/table/${await fork(page, await golden(server, GAMES[0]), 60)}`);
	await page.locator('.room[data-asked]').waitFor();
	const asked = () => page.locator('.room[data-asked]:not([data-busy])').count();
	let gaveWay = 0;
	for (let moves = 0; moves < 2 * MOVES && gaveWay === 0; moves++) {
		const at = await page.evaluate(() => ((globalThis.seen.now = null), document.querySelector('.room').dataset.stamp));
		await page.evaluate(chooses);
		await until(() => page.evaluate((old) => globalThis.seen.now !== null || document.querySelector('.room').dataset.stamp !== old || document.querySelector('.chosen') !== null, at), 'what the choice led to');
		/* All is told of it, and it still goes on. */
		const told = await page.evaluate(async () => {
			const { director, scene } = globalThis.seen.now ?? {};
			if (!scene) return false;
			director.seek(Math.max(0, ...scene.reveals.map((one) => one.at)));
			await globalThis.seen.drawn();
			return director.known.value.all && director.now.value === scene;
		});
		if (told && (await asked())) {
			await page.evaluate(() => (globalThis.seen.last = globalThis.seen.now));
			await page.evaluate(chooses);
			await until(() => page.evaluate(() => document.querySelector('.chosen') !== null || globalThis.seen.last.director.now.value !== globalThis.seen.last.scene), 'the next move');
			if (await page.evaluate(() => globalThis.seen.last.director.now.value !== globalThis.seen.last.scene)) gaveWay++;
		}
		await page.evaluate(() => {
			globalThis.seen.free = true;
			globalThis.seen.now?.director.skip();
		});
		await page.locator('.room[data-asked]').waitFor();
		await page.evaluate(() => (globalThis.seen.free = false));
	}
	assert.ok(gaveWay > 0, 'there was none that went on');
	assert.deepEqual(page.faults, []);
});

/* Positions wait here until they are let on. */
async function holding(page) {
	const held = { holds: false, waiting: [] };
	await page.routeWebSocket(/\/ws$/, (here) => {
		const there = here.connectToServer();
		here.onMessage((message) => there.send(message));
		there.onMessage((message) => {
			const { type, since, log, pending } = JSON.parse(message);
			if (!held.holds || type !== 'position') return here.send(message);
			const by = log.find(({ number }) => number > since)?.seat ?? 0;
			held.waiting.push({ by, pending, send: () => here.send(message) });
		});
	});
	return held;
}

/* What rivals did until one is asked again, turn by turn. */
async function turnsOf(held, me) {
	await until(() => held.waiting.at(-1)?.pending.includes(me), 'the next question');
	const turns = [];
	for (const position of held.waiting.splice(0)) {
		if (turns.at(-1)?.[0].by === position.by || position.by === 0) (turns.at(-1) ?? turns[turns.push([]) - 1]).push(position);
		else turns.push([position]);
	}
	return turns;
}

/* All of a turn waits while its first scene is told: how long its scenes are, and how fast they are told. */
async function toldOf(page, turn) {
	const told = [];
	for (const { send } of turn) send();
	for (;;) {
		await until(() => page.evaluate(() => globalThis.seen.now !== null || !document.querySelector('.room').dataset.busy), 'a scene of the turn');
		const scene = await page.evaluate(() => globalThis.seen.now && [globalThis.seen.now.scene.length, globalThis.seen.now.rate]);
		if (!scene) return told;
		told.push(scene);
		await page.evaluate(() => {
			const { director } = globalThis.seen.now;
			globalThis.seen.now = null;
			director.seek(Infinity);
		});
	}
}

test('the routine moves of a turn of a rival take 1.2 s together, and what it reveals its own time', HANG, async () => {
	const page = await watcher();
	const held = await holding(page);
	await page.goto(`${server.url}/table/${await fork(page, await golden(server, GAMES[0]), 60)}`);
	await page.locator('.room[data-asked]').waitFor();
	const [me] = (await page.locator('.room').getAttribute('data-asked')).split('.').map(Number);
	let longest = 0,
		revealed = 0;
	for (let moves = 0; moves < ROUNDS; moves++) {
		held.holds = true;
		await page.evaluate(chooses);
		for (const turn of await turnsOf(held, me)) {
			const told = await toldOf(page, turn);
			if (turn[0].by === me) continue;
			const routine = told.filter(([length]) => length < REVEALS);
			longest = Math.max(longest, routine.reduce((all, [length]) => all + length, 0));
			const lasts = routine.reduce((all, [length, rate]) => all + length / rate, 0);
			assert.ok(lasts <= TURN, `${JSON.stringify(told)}: ${lasts} ms`);
			for (const [length, rate] of told.filter((scene) => !routine.includes(scene))) {
				revealed++;
				if (turn.length <= SOME) assert.equal(rate, 1, `what is revealed in ${length} ms`);
			}
		}
		held.holds = false;
		await page.locator('.room[data-asked], .room[data-over]').waitFor();
	}
	assert.ok(longest > TURN && revealed > 0, `${longest} ms and ${revealed} reveals are no proof`);
	assert.deepEqual(page.faults, []);
});

test('the Moon Shot that wins One False Step is not seen to lift off again in the ending', HANG, async () => {
	const page = await watcher();
	for (const [file, times] of [['one-false-step-3-2.txt', 0], ['one-false-step-4-1.txt', 1]]) {
		const table = await golden(server, file);
		await page.goto(`${server.url}/replay/${table}#0`);
		await page.waitForSelector('.film');
		const last = Number((await page.locator('.film__count').innerText()).split('/')[1]);
		await steppedTo(page, table, last);
		await page.evaluate(() => globalThis.seen.now?.director.skip());
		await page.locator('.finale').waitFor();
		await until(() => page.evaluate(() => globalThis.seen.end !== null), 'the ending');
		const { cues, length } = await page.evaluate(() => ({ cues: globalThis.seen.end.scene.cues, length: globalThis.seen.end.scene.length }));
		assert.equal(cues.filter(({ at, name }) => name === 'liftoff' && at >= 0).length, times, file);
		assert.ok(length >= 4000 && length <= 6000, `${file}: ${length} ms`);
		await page.evaluate(() => (globalThis.seen.end = null));
	}
	assert.deepEqual(page.faults, []);
});

test('with reduced motion a scene is over as it begins, and nothing moves', HANG, async () => {
	const page = await watcher({ reducedMotion: 'reduce' });
	for (const file of GAMES) {
		await page.goto(`${server.url}/replay/${await golden(server, file)}#0`);
		await page.waitForSelector('.film');
		const last = Number((await page.locator('.film__count').innerText()).split('/')[1]);
		for (const step of [last >> 2, last >> 1]) {
			const was = await page.evaluate(() => globalThis.seen.count);
			await steppedTo(page, page.url().split(/[/#]/)[4], step);
			const [scenes, busy, moving] = await page.evaluate(() => [
				globalThis.seen.count,
				document.querySelector('.room').dataset.busy,
				document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect.getTiming().iterations !== Infinity).map((each) => each.animationName ?? each.transitionProperty ?? 'a track'),
			]);
			assert.equal(busy, undefined, `${file}: step ${step} plays`);
			assert.deepEqual(moving, [], `${file}: step ${step} of ${scenes - was} scenes`);
		}
		await steppedTo(page, page.url().split(/[/#]/)[4], last);
		await page.locator('.finale__ways .button--call').waitFor();
		const { t, length, moving } = await page.evaluate(() => ({
			t: globalThis.seen.end.scene.t,
			length: globalThis.seen.end.scene.length,
			moving: document.querySelector('.finale__stage').getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
		}));
		assert.deepEqual([t, moving], [length, 0], `${file}: the ending moves`);
		await page.evaluate(() => (globalThis.seen.end = null));
	}
	assert.deepEqual(page.faults, []);
});

test('who did not look is shown where it stands now, without a parade', HANG, async () => {
	const page = await watcher();
	const table = await fork(page, await golden(server, GAMES[0]), 60);
	await page.goto(`${server.url}/table/${table}`);
	await page.locator('.room[data-asked]').waitFor();
	const look = (hidden) =>
		page.evaluate((now) => {
			Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
			document.dispatchEvent(new Event('visibilitychange'));
		}, hidden);
	await page.evaluate(() => (globalThis.seen.free = true)); /* none is waited for */
	await look(true);
	for (let moves = 0; moves < 4; moves++) {
		const at = await page.evaluate(() => document.querySelector('.room').dataset.stamp);
		await page.evaluate(chooses);
		await until(() => page.evaluate((old) => document.querySelector('.room').dataset.stamp !== old || document.querySelector('.chosen') !== null, at), 'the next question');
		await page.locator('.room[data-asked]').waitFor();
	}
	await look(false);
	await page.evaluate(() => globalThis.seen.drawn());
	assert.equal(await page.evaluate(() => globalThis.seen.count), 0, 'a scene was played for nobody');
	assert.equal(await page.locator('.room[data-busy]').count(), 0);
	assert.deepEqual(page.faults, []);
});
