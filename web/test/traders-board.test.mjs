/* traders-board.test.mjs - every kind of decision in Traders can be made by clicks on the board and
 * the hand alone, never on the list beside them; and what happened is shown moving, unless
 * somebody skips it or wants it still.
 *
 * A table is played with data that makes the rare things common. Each move is chosen from
 * what the server lists, then made by clicking what stands for it; the message that leaves
 * the page must be that very move. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ask, browser, draws, HANG, hears, listen, moved, person, question, Server, settle, stamp, until } from './kit.mjs';

let server, chromium;
before(async () => {
	server = await Server.start();
	chromium = await browser();
});
after(async () => {
	await chromium?.close();
	await server?.stop();
});

const draw = draws(13); /* by these every kind comes within a hundred moves; by others it took five hundred */

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

/* A table with other dice than the one before. */
let opened = 0;
async function open(page, heard, order) {
	const [made] = await ask(page, { type: 'create', game: 'traders', ...order });
	assert.equal(made.type, 'ok', made.text);
	const { table } = made;
	await ask(page, { type: 'contribute', table, seat: 1, contribution: `table${opened++}` }, { type: 'start', table });
	heard.position = null;
	await page.goto(`${server.url}/table/${made.table}`);
	await page.waitForSelector('.trd');
}

const PLACES = ['.room__board', '.room__hand'];

/* Clicks what stands for a move until it leaves the page: a button that says it outright, or
 * its pieces one after another. */
async function byBoard(page, heard, move) {
	const before = heard.played.length;
	const at = await stamp(page);
	const find = (what) => page.locator(PLACES.map((place) => `${place} ${what}`).join(', ')).first();
	const outright = find(`button[data-move="${move.text}"]`);
	const clicked = [];
	for (const { id } of [...move.pieces, { id: null }]) {
		const says = (await outright.count()) > 0;
		const said = `${move.text}: clicks on ${clicked.join(', ') || 'nothing'}`;
		assert.ok(says || id, `${said} do not say it`);
		/* A hex may lie under a token: what a pointer hits there is the hex all the same. Of a card in
		 * the fan the others leave an edge. */
		const what = says ? outright : find(`[data-piece="${id}"]:is(button:enabled, [role="button"])`);
		assert.equal(await what.count(), 1, `${said}, no ${id} to click`);
		if (!says && /^(hex|ship|planet)-/.test(id)) await what.dispatchEvent('click');
		else await what.click(!says && id.startsWith('card-') ? { position: { x: 9, y: 70 } } : {});
		clicked.push(says ? move.text : id);
		if (await moved(page, at))
			break;
	}
	await hears(heard, () => heard.played.length > before, `the message of ${move.text}`);
	assert.equal(heard.played[before], move.notation, `clicks on ${clicked.join(', ')}`);
}

/* Something not done yet, else what brings a trader forward. */
const SENSE = ['build', 'unload', 'load', 'take', 'give', 'make', 'roll', 'fly', 'go on', 'buy card', 'end turn', 'sell', 'decline', 'pay', 'leave', 'refuse', 'begin'];

function choose(position, done) {
	const moves = position.question.moves;
	const own = position.state.player[position.seat - 1];
	const full = Object.values(own.goods.ship).reduce((a, b) => a + b, 0) > 1;
	const fits = (move) => kindOf(move.text) !== 'unload' || own.docked === 'earth' || !done.unload;
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

/* Plays until there is enough; the question that is asked then, or null at the end. */
async function playOn(page, heard, done, count, enough) {
	for (let turn = 0; ; count.moves++) {
		const position = await question(page, heard, turn);
		if (!position || enough(position) || count.moves >= MOST)
			return position;
		const move = choose(position, done);
		await byBoard(page, heard, move);
		done[kindOf(move.text)] = (done[kindOf(move.text)] ?? 0) + 1;
		({ turn } = position.question);
	}
}

const mayFly = ({ question: { moves } }) => moves.some((move) => move.text.startsWith('fly'));

test('every kind of decision is made by the board', HANG, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page);
	const heard = listen(page);
	await page.goto(server.url);
	const data = await lively(server.url);
	const done = {}, count = { moves: 0 };
	/* Dice decide who begins: one move at each table until it is this player. */
	for (let table = 0; table < 12 && !done.begin; table++) {
		const before = count.moves;
		await open(page, heard, { players: ['me', 'greedy'], options: ['companies=dealt', 'map=standard'] });
		await playOn(page, heard, done, count, () => count.moves > before);
	}
	for (let table = 0; table < 3 && KINDS.some((kind) => !done[kind]); table++) {
		await open(page, heard, { players: ['me', 'greedy', 'greedy'], options: ['goods=chosen'], data });
		await playOn(page, heard, done, count, () => KINDS.every((kind) => done[kind]));
	}
	assert.deepEqual(KINDS.filter((kind) => !done[kind]), [], `not made by the board in ${count.moves} moves`);
	assert.deepEqual(page.faults, [], 'the console has complaints');
});

/* A table where this player is about to fly. */
async function ready(page, heard) {
	await open(page, heard, { players: ['me', 'greedy'], options: ['companies=dealt', 'map=standard'] });
	assert.ok(await playOn(page, heard, {}, { moves: 0 }, mayFly));
	await page.waitForSelector('.reach');
}

/* In the page: as soon as a ship has been set moving, all that belongs to it, a key is pressed.
 * How many parts of ships moved before and after? (Rings that turn for ever do not count.) */
function watchFlight() {
	const moving = () => document.getAnimations().filter((animation) => animation.playState === 'running' &&
		animation.effect.getTiming().iterations !== Infinity && animation.effect.target?.closest('.ship-at')).length;
	const { animate } = Element.prototype;
	globalThis.flights = [];
	Element.prototype.animate = function (...how) {
		const animation = animate.apply(this, how);
		if (this.closest('.ship-at'))
			queueMicrotask(() => {
				const seen = moving();
				if (seen === 0)
					return;
				dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
				globalThis.flights.push({ seen, after: moving() });
			});
		return animation;
	};
}

test('a flight is shown, and can be skipped', HANG, async () => {
	const page = await person(chromium);
	await settle(page);
	const heard = listen(page);
	await page.goto(server.url);
	await ready(page, heard);
	await page.evaluate(watchFlight);
	await page.locator('.reach').last().dispatchEvent('click');
	await until(() => page.evaluate(() => globalThis.flights.length > 0), 'the flight');
	const [{ seen, after }] = await page.evaluate(() => globalThis.flights);
	assert.ok(seen > 0, 'the ship moves');
	assert.equal(after, 0, 'a key ends it');
	await page.context().close();
});

/* In the page: what moves on the board, in each of the next frames. */
async function motions(frames) {
	const all = new Set();
	for (let i = 0; i < frames; i++) {
		for (const one of document.getAnimations())
			if (one.effect.target?.closest('.trd') && one.effect.getComputedTiming().endTime > 1)
				all.add(one.effect.target.getAttribute('class'));
		await new Promise((resolve) => requestAnimationFrame(resolve));
	}
	return [...all];
}

test('nothing moves where stillness is wanted', HANG, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page);
	const heard = listen(page);
	await page.goto(server.url);
	await ready(page, heard);
	const at = await stamp(page);
	await page.locator('.reach').last().dispatchEvent('click');
	const all = page.evaluate(motions, 40);
	assert.ok(await moved(page, at));
	assert.deepEqual(await all, []);
	await page.context().close();
});
