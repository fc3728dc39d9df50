/* traders-board.test.mjs - every kind of decision in Traders can be made by clicks on the board and
 * the hand alone, never on the list beside them; and what happened is shown moving, unless
 * somebody skips it or wants it still.
 *
 * A table is played with data that makes the rare things common. Each move is chosen from
 * what the server lists, then made by clicking what stands for it; the message that leaves
 * the page must be that very move. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, draws, fork, golden, HANG, hears, listen, moved, opened, past, person, question, settle, stamp, top, until } from './kit.mjs';

const { server, chromium } = await opened();

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
let tables = 0;
async function open(page, heard, order) {
	const [made] = await ask(page, { type: 'create', game: 'traders', ...order });
	assert.equal(made.type, 'ok', made.text);
	const { table } = made;
	await ask(page, { type: 'contribute', table, seat: 1, contribution: `table${tables++}` }, { type: 'start', table });
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

/* From now on nothing moves but by this test. */
async function freeze(page) {
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
}

/* Until something holds, a few ms at a time. */
const creeps = (page, holds, what) =>
	until(async () => {
		await page.clock.runFor(4);
		return holds();
	}, what);

/* How far ships are drawn from where they are. */
const astray = (page) =>
	page.locator('.ship-at').evaluateAll((ships) =>
		ships.map((ship) => getComputedStyle(ship).translate).filter((off) => off !== 'none' && !/^0px( 0px)?$/.test(off)));

test('a flight is shown, and can be skipped', HANG, async () => {
	const page = await person(chromium);
	await settle(page);
	const heard = listen(page);
	await page.goto(server.url);
	await ready(page, heard);
	await freeze(page);
	await page.locator('.reach').last().dispatchEvent('click');
	await creeps(page, async () => (await astray(page)).length === 1, 'a ship on its way');
	await page.clock.runFor(100);
	assert.equal((await astray(page)).length, 1, 'it still flies');
	await page.keyboard.press('Escape');
	assert.deepEqual(await astray(page), [], 'a key ends it');
	assert.deepEqual(page.faults, []);
});

const FILE = 'traders-3-1.txt';
const LINES = readFileSync(join(top, 'tests/goldens', FILE), 'utf8').split('\n').filter((line) => /^\d/.test(line));

test('dice are told once they lie, and what follows from them no sooner', HANG, async () => {
	const page = await person(chromium);
	await settle(page);
	const table = await golden(server, FILE);
	await page.goto(`${server.url}/replay/${table}#9999`);
	const step = async (key) => {
		const at = await stamp(page);
		await page.keyboard.press(key);
		await past(page, at);
	};
	await page.waitForSelector('.trd .map');
	while (!/ rolls /.test(await page.locator('.question__ask').innerText())) await step('ArrowLeft');
	await step('ArrowLeft');
	await freeze(page);
	const told = () => page.locator('body').innerText();
	const rolled = / rolls? [1-6]: [2-4] hexes/;
	const lines = async () => (await told()).match(new RegExp(rolled, 'g'))?.length ?? 0;
	const had = await lines();
	await page.keyboard.press('ArrowRight');
	await creeps(page, async () => (await page.locator('.tell__die').count()) > 0, 'dice');
	for (const ms of [0, 300, 250]) {
		await page.clock.runFor(ms);
		assert.equal(await lines(), had, `${ms} ms on, nothing tells the roll`);
		assert.equal(await page.locator('.reach').count(), 0, 'and no hex is lit');
	}
	await page.clock.runFor(150);
	assert.ok((await lines()) > had, 'the dice lie, and the words are there');
	await page.clock.runFor(600);
	assert.equal(await page.locator('.tell__die').count(), 0, 'and the scene is over');
});

test('where time ran out, the end says so when the stores are counted', HANG, async () => {
	const page = await person(chromium);
	await settle(page);
	await page.goto(server.url);
	const last = (_view, seat, { round, phase }) => round === 50 && phase === 'market' && seat === 0;
	const table = await fork(page, await golden(server, FILE), LINES.length - 20, last);
	await page.goto(`${server.url}/table/${table}`);
	await page.waitForSelector('.room[data-asked]:not([data-busy])');
	await freeze(page);
	await page.locator('.dock .end').click();
	await until(async () => {
		await page.clock.runFor(200);
		return (await page.locator('.finale').count()) > 0;
	}, 'the end');
	const words = () => page.locator('.finale').innerText();
	assert.doesNotMatch(await words(), /Time is up|brought most/, 'nothing is told at first');
	await page.clock.runFor(2500);
	assert.doesNotMatch(await words(), /Time is up|brought most/, 'nor while the stores are counted');
	await page.keyboard.press('Escape');
	assert.match(await words(), /Time is up\s+Earth sneezes on\. .+ brought most: \d units?\./);
	assert.deepEqual(page.faults, []);
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
