/* traders-board.test.mjs - every kind of decision in Traders can be made by clicks on the board and
 * the hand alone, never on the list beside them; and what happened is shown moving, unless
 * somebody skips it or wants it still.
 *
 * A table is played with data that makes the rare things common. Each move is chosen from
 * what the server lists, then made by clicking what stands for it; the message that leaves
 * the page must be that very move. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ask, browser, draws, person, Server, settle, sleep } from './kit.mjs';

let server, chromium;
before(async () => {
	server = await Server.start();
	chromium = await browser();
});
after(async () => {
	await chromium?.close();
	await server?.stop();
});

const draw = draws(11);

const MOST = 700; /* moves before we give up */

/* Kinds of decisions: each must be offered, and made by the board. */
const KINDS = [
	'take', 'give', 'make', 'roll', 'fly', 'stay', 'build', 'load', 'unload', 'go on', 'sell', 'buy card',
	'buy card, discard', 'end turn', 'counter', 'decline', 'give cargo', 'pay', 'jettison', 'refuse', 'discard', 'leave',
	'trade', 'rebellion', 'mercenaries', 'immobilise', 'extra turn', 'steal', 'begin',
];

function kindOf(text) {
	if (text.startsWith('buy card,'))
		return 'buy card, discard';
	return KINDS.find((kind) => text === kind) ?? KINDS.find((kind) => text.startsWith(`${kind} `)) ?? text;
}

/* Free cards, many pirates, parcels and gifts, and no early end. */
async function lively(url) {
	const standard = await (await fetch(`${url}/api/games/traders/data`)).text();
	const copies = {
		'get action card': 9, 'pirate': 12, 'get credits': 2, 'engine failure': 4, 'engine boost': 2,
		'get metal': 8, 'get food': 8, 'get gem': 8, 'counter': 8,
	};
	let name = '';
	const lines = standard.split('\n').map((line) => {
		name = /^ {2}- name: "?([^"]*)"?$/.exec(line)?.[1] ?? name;
		if (/^ {4}copies:/.test(line) && copies[name])
			return `    copies: ${copies[name]}`;
		return /^ {4}cost:/.test(line) ? '    cost: 0' : line;
	});
	const data = lines.join('\n')
		.replace(/^card_price: 2/m, 'card_price: 0').replace(/^start_money: 0/m, 'start_money: 9')
		.replace(/^cure_money: 10/m, 'cure_money: 50').replace(/^round_limit: 50/m, 'round_limit: 90')
		.replace(/^station_second: 6/m, 'station_second: 0').replace(/^station_new: 2/m, 'station_new: 0');
	const answer = await fetch(`${url}/api/data?game=traders`, { method: 'POST', body: data });
	assert.equal(answer.status, 200, await answer.clone().text());
	return (await answer.json()).data;
}

/* What the page was told last, and what it said. */
function listen(page) {
	const heard = { position: null, played: [] };
	page.on('websocket', (socket) => {
		socket.on('framereceived', ({ payload }) => {
			const message = JSON.parse(payload);
			if (message.type === 'position')
				heard.position = message;
		});
		socket.on('framesent', ({ payload }) => {
			const message = JSON.parse(payload);
			if (message.type === 'play')
				heard.played.push(message.move);
		});
	});
	return heard;
}

async function open(page, heard, order) {
	const [made] = await ask(page, { type: 'create', game: 'traders', ...order });
	assert.equal(made.type, 'ok', made.text);
	await ask(page, { type: 'start', table: made.table });
	heard.position = null;
	await page.goto(`${server.url}/table/${made.table}`);
	await page.waitForSelector('.trd');
}

/* Waits until something holds, for at most so many ms. */
async function until(holds, most) {
	for (const end = Date.now() + most; !holds() && Date.now() < end;)
		await sleep(5);
}

const PLACES = ['.room__board', '.room__hand'];

/* Clicks what stands for a move until it leaves the page: a button that says it outright, or
 * its pieces one after another. False: the server was quicker, as it answers for who can only
 * decline. */
async function byBoard(page, heard, move) {
	const before = heard.played.length, position = heard.position;
	const answered = () => move.text === 'decline' && heard.position !== position;
	const find = (what) => page.locator(PLACES.map((place) => `${place} ${what}`).join(', ')).first();
	const outright = find(`button[data-move="${move.text}"]`);
	const pieces = move.pieces.map((piece) => piece.id);
	let at = 0;
	for (let i = 0; i < 150 && heard.played.length === before && !answered(); i++) {
		if (i % 40 === 39) {
			/* A click in the moment when the room turned to a new position is lost. */
			await page.keyboard.press('Escape');
			at = 0;
		}
		const piece = at < pieces.length ? find(`[data-piece="${pieces[at]}"]:is(button:enabled, [role="button"])`) : null;
		if (await outright.count()) {
			/* On a slow machine it may be gone because it was clicked. */
			await outright.click({ timeout: 1000 }).catch(() => undefined);
			await until(() => heard.played.length > before, 300);
		} else if (piece && await piece.count()) {
			/* A hex may lie under a token: what a pointer hits there is the hex all the same. */
			await (/^(hex|ship|planet)-/.test(pieces[at]) ? piece.dispatchEvent('click') : piece.click());
			at++;
		}
		await until(() => heard.played.length > before, 40);
	}
	if (heard.played.length === before && answered())
		return false;
	assert.equal(heard.played[before], move.text,
		`clicks on ${pieces.slice(0, at).join(', ') || 'nothing'}${at < pieces.length ? `, no ${pieces[at]} to click` : ''}`);
	return true;
}

/* Something not done yet, else what brings a trader forward. */
const SENSE = ['build', 'unload', 'load', 'take', 'give', 'make', 'roll', 'fly', 'go on', 'buy card', 'end turn', 'sell', 'decline', 'pay', 'leave', 'refuse', 'begin'];

function choose(position, done) {
	const moves = position.question.moves;
	const full = Object.values(position.view.players[position.seat - 1].cargo).reduce((a, b) => a + b, 0) > 1;
	const fits = (move) => kindOf(move.text) !== 'unload' || position.view.players[position.seat - 1].docked === 6 || !done.unload;
	const fresh = moves.filter((move) => !done[kindOf(move.text)] && fits(move));
	const useful = fresh.filter((move) => !['end turn', 'go on', 'roll'].includes(kindOf(move.text)));
	if (useful.length)
		return useful[0];
	for (const kind of [...SENSE, '']) {
		const fit = moves.filter((move) => (kind === '' || kindOf(move.text) === kind) && fits(move));
		if (kind === 'go on' && fit.length && moves.length > 1 && draw(2) === 0)
			continue;
		if (kind === 'fly' && fit.length) {
			const earth = fit.filter((move) => move.explain.startsWith('Dock at Earth'));
			const other = fit.filter((move) => /station|spot/.test(move.explain));
			const ends = full && draw(2) === 0 ? earth : other;
			return ends.length ? ends[draw(ends.length)] : fit[draw(fit.length)];
		}
		if (fit.length)
			return fresh.find((move) => fit.includes(move)) ?? fit[0];
	}
	return moves[0];
}

async function playOn(page, heard, done, count, enough) {
	while (count.moves < MOST && !enough()) {
		if (heard.position?.over)
			return;
		await page.waitForSelector('.room[data-asked]:not([data-busy]), .room[data-over]', { timeout: 30_000 });
		const position = heard.position;
		if (!position.question) {
			await sleep(20);
			continue;
		}
		const move = choose(position, done);
		if (!(await byBoard(page, heard, move)))
			continue;
		done[kindOf(move.text)] = (done[kindOf(move.text)] ?? 0) + 1;
		count.moves++;
		await until(() => heard.position !== position, 2500);
	}
}

test('every kind of decision is made by the board', { timeout: 300_000 }, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page);
	const heard = listen(page);
	await page.goto(server.url);
	const data = await lively(server.url);
	const done = {}, count = { moves: 0 };
	/* Dice decide who begins: one move at each table until it is this player. */
	for (let table = 0; table < 12 && !done.begin; table++) {
		const before = count.moves;
		await open(page, heard, { players: ['me', 'greedy'], options: ['companies=dealt'] });
		await playOn(page, heard, done, count, () => count.moves > before);
	}
	for (let table = 0; table < 3 && KINDS.some((kind) => !done[kind]); table++) {
		await open(page, heard, { players: ['me', 'greedy', 'greedy'], options: ['goods=chosen'], data });
		await playOn(page, heard, done, count, () => KINDS.every((kind) => done[kind]));
	}
	assert.deepEqual(KINDS.filter((kind) => !done[kind]), [], `not made by the board in ${count.moves} moves`);
	assert.deepEqual(page.faults, [], 'the console has complaints');
});

/* Takes off, and comes back once the server has answered. */
async function fly(page, heard) {
	await open(page, heard, { players: ['me', 'greedy'], options: ['companies=dealt'] });
	await playOn(page, heard, {}, { moves: 0 }, () => heard.position?.question?.moves.some((move) => move.text.startsWith('fly')));
	await page.waitForSelector('.reach');
	await page.locator('.reach').last().dispatchEvent('click');
	await until(() => heard.position.view.phase !== 'flying', 3000);
}

/* From now on, in the page: waits for a ship to move, then presses a key. How many parts of
 * ships moved before and after? (Rings that turn for ever do not count.) */
function watchFlight(page) {
	return page.evaluate(() => {
		const moving = () => document.getAnimations().filter((animation) => animation.playState === 'running' &&
			animation.effect.getTiming().iterations !== Infinity && animation.effect.target.closest('.ship-at')).length;
		window.flight = new Promise((resolve) => {
			const end = performance.now() + 10_000;
			const look = () => {
				const seen = moving();
				if (seen === 0 && performance.now() < end)
					return setTimeout(look, 4);
				dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
				return resolve({ seen, after: moving() });
			};
			look();
		});
	});
}

test('a flight is shown, and can be skipped', { timeout: 60_000 }, async () => {
	const page = await person(chromium);
	await settle(page);
	const heard = listen(page);
	await page.goto(server.url);
	await open(page, heard, { players: ['me', 'greedy'], options: ['companies=dealt'] });
	await playOn(page, heard, {}, { moves: 0 }, () => heard.position?.question?.moves.some((move) => move.text.startsWith('fly')));
	await page.waitForSelector('.reach');
	await sleep(1500); /* what the others did has been shown */
	await watchFlight(page);
	await page.locator('.reach').last().dispatchEvent('click');
	const { seen, after } = await page.evaluate(() => window.flight);
	assert.ok(seen > 0, 'the ship moves');
	assert.equal(after, 0, 'a key ends it');
	await page.context().close();
});

test('nothing moves where stillness is wanted', { timeout: 60_000 }, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page);
	const heard = listen(page);
	await page.goto(server.url);
	await fly(page, heard);
	for (let i = 0; i < 20; i++) {
		const all = await page.evaluate(() => document.getAnimations().filter((one) => one.effect.target?.closest('.trd') &&
			one.effect.getComputedTiming().endTime > 1).map((one) => one.effect.target.getAttribute('class')));
		assert.deepEqual(all, []);
		await sleep(20);
	}
	await page.context().close();
});
