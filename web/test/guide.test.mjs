/* guide.test.mjs - the first-game guides, played as somebody would who does what they say: the
 * steps come one after another, count up by one, point at something that can be seen, and all
 * that a few minutes can bring have come. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { ask, asked, fork, golden, HANG, listen, moved, opened, person, question, settle, stamp, top } from './kit.mjs';

const { server, chromium } = await opened();
let hexes; /* of Traders */
before(async () => {
	hexes = await (await fetch(`${server.url}/api/games/traders/book`)).json();
});

/* For each game: what is done of what can be, the first that fits; steps that may fail to come,
 * since dice and bots decide; and how many questions are answered at most. */
const GAMES = {
	traders: {
		moves: [/^take/, /^build/, /^unload/, load, /^make/, home, station, closer, /^buy card/, /^(roll|go on|end turn)/],
		rare: ['spot', 'load', 'make', 'cards'],
		most: 60,
	},
	flank: {
		moves: [/^take terran/, harvest, build, attack, march, /^send all/, /^fight/, /front.*flank/, / front/, /^hide nothing/, /^blue/, /^strike/, /^all to/, /^(end|stop|pass|go on|spare)/],
		rare: ['hide', 'strike', 'return'],
		most: 70,
	},
	'one-small-step': {
		moves: [/^take/, spy, /^send spy/, /^train/, draw, /^play/, /^research/, /^produce/],
		rare: ['card', 'blocked', 'last', 'train'],
		most: 26,
	},
	'space-tug-skirmish': {
		moves: [/^draw 5 design/, /^keep/, launch, groundDraw, /^play/, /^repair/, /^end turn/],
		rare: ['contracts', 'ops', 'off', 'home'],
		most: 34,
	},
	'one-false-step': {
		moves: [/^bid 1 on/, /^stake/, /^strengthen/, /^feed all/, /^moon shot/, /^raise/, /^bid 1$/, /^(pass|done|decline)/],
		rare: ['feed', 'shoot', 'strength', 'jump', 'board'],
		most: 30,
	},
};

const own = (position) => position.state.player[position.seat - 1];
const starts = (moves, start) => moves.filter((move) => move.text.startsWith(start));

const laden = (position) => Object.values(own(position).goods.ship).some((units) => units > 0);
function home(position) {
	return laden(position) ? position.question.moves.find((move) => move.explain.startsWith('Dock at Earth')) : undefined;
}
/* Not what Earth has in store already. */
function load(position) {
	return own(position).docked === 'earth' ? undefined : starts(position.question.moves, 'load ')[0];
}
function station({ question }) {
	return starts(question.moves, 'fly').find((move) => /(metal|food|gem) there|may build|stop and build/.test(move.explain));
}
/* Toward Earth with cargo, else toward a spot to build on or the own station. */
function closer(position) {
	const { stations } = own(position);
	const [columns, rows, places] = ['column', 'row', 'place'].map((trait) => hexes[`hex[].${trait}`]);
	const fits = (place, at) =>
		laden(position) ? place === 'earth' : stations.length ? stations.includes(at + 1) : place && place !== 'earth';
	const ends = places.flatMap((place, at) => (fits(place, at) && columns[at] ? [at] : []));
	const far = ({ move }) =>
		Math.min(...ends.map((at) => Math.hypot(columns[at] - columns[move.to - 1], rows[at] - rows[move.to - 1])));
	return position.question.moves.filter(({ move }) => move.verb === 'fly').sort((a, b) => far(a) - far(b))[0];
}
/* Two yellow are kept: one to march, one for the fight. */
const yellow = ({ state, seat }) => state.tokens[seat - 1].yellow;
function harvest(position) {
	return yellow(position) < 6 ? starts(position.question.moves, 'play ')[0] : undefined;
}
function build(position) {
	return starts(position.question.moves, 'build ').find((move) => !/no yellow/.test(move.explain) && yellow(position) > 2);
}
function attack({ state, seat, question }) {
	const held = [...state.bases[2 - seat], ...state.stands[2 - seat]];
	return starts(question.moves, 'move ').find(({ move }) => held.includes(move.to));
}
function march({ state, question }) {
	return state.phase === 'move' ? starts(question.moves, 'move ')[0] : undefined;
}
function spy(position) {
	const { watches, posts } = position.state.player[position.seat - 1];
	return watches.length + posts.length === 0 && position.step === 'spy' ? starts(position.question.moves, 'place spy')[0] : undefined;
}
function draw(position) {
	return position.step === 'espionage' ? starts(position.question.moves, 'draw')[0] : undefined;
}
const tug = ({ state, seat }) => state.player[seat - 1];
function launch(position) {
	return tug(position).built.length >= 3 ? starts(position.question.moves, 'launch')[0] : undefined;
}
function groundDraw(position) {
	return starts(position.question.moves, tug(position).orbit === 'ops' ? 'draw ops' : 'draw design')[0];
}

function choose(position, wanted) {
	const { moves } = position.question;
	for (const want of wanted) {
		const found = want instanceof RegExp ? moves.find((move) => want.test(move.text)) : want(position);
		if (found) return found;
	}
	return moves[0];
}

/* In the page: its clock stands still unless time is let pass, and every question is written
 * down with the step that stands beside it when the page has been drawn. */
function watch() {
	globalThis.today = 1e12;
	Date.now = () => globalThis.today;
	globalThis.journal = [];
	let known = '';
	const drawn = new MessageChannel(); /* a task: all that belongs to the same change is done */
	drawn.port2.onmessage = ({ data }) => {
		const { asked } = document.querySelector('.room')?.dataset ?? {};
		if (asked === data)
			globalThis.journal.push({ asked, step: document.querySelector('.guide')?.dataset.step });
	};
	new MutationObserver(() => {
		const asked = document.querySelector('.room')?.dataset.asked ?? '';
		if (asked !== known && asked) drawn.port1.postMessage(asked);
		known = asked;
	}).observe(document, { childList: true, subtree: true, attributeFilter: ['data-asked'] });
}

const pass = (page, minutes) => page.evaluate((ms) => void (globalThis.today += ms), minutes * 60_000);

/* The step on show and its number. */
function look(page) {
	return page.evaluate(() => {
		const guide = document.querySelector('.guide');
		if (!guide) return null;
		const [, number] = /(\d+) of \d+/i.exec(guide.querySelector('.label').textContent);
		return { id: guide.dataset.step, number: Number(number), next: guide.querySelector('.button--call') !== null };
	});
}

/* Waits until the step on show points at something, all of it in sight. */
async function pointed(page, id) {
	const frames = 300;
	const said = await page.evaluate(async (most) => {
		let rings, seen;
		for (let frame = 0; frame < most; frame++) {
			rings = [...document.querySelectorAll('.guide-ring')].map((ring) => ring.getBoundingClientRect());
			seen = rings.filter((box) => box.width > 8 && box.height > 8 && box.left >= 0 && box.top >= 0 &&
				box.right <= innerWidth && box.bottom <= innerHeight);
			if (rings.length > 0 && seen.length === rings.length) return null;
			await new Promise((done) => requestAnimationFrame(done));
		}
		return `${seen.length} of ${rings.length} things`;
	}, frames);
	assert.equal(said, null, `"${id}" points at ${said}`);
}

/* Reads the step on show, and those that come when it is put away; the one that stays. */
async function read(page, shown) {
	for (;;) {
		const step = await look(page);
		if (step && step.id !== shown.at(-1)) {
			shown.push(step.id);
			assert.equal(step.number, shown.length, `"${step.id}" is number ${step.number} after ${shown}`);
			await pointed(page, step.id);
		}
		if (!step?.next) return step;
		await page.locator('.guide .button--call').click();
	}
}

async function play(page, { table, seat, question: { turn } }, move) {
	const [answer] = await ask(page, { type: 'play', table, seat, turn, move });
	assert.equal(answer.type, 'ok', `${move}: ${answer.text}`);
	return turn;
}

/* Plays as somebody who reads every step and takes a minute over it, until all the `wanted`
 * ones were shown or for long enough. */
async function follow(page, heard, { moves, most }, wanted) {
	const shown = [],
		first = {}; /* by question: the step that it came with */
	for (let i = 0, turn = 0; i < most && wanted.some((id) => !shown.includes(id)); i++) {
		const position = await question(page, heard, turn);
		if (!position) break;
		first[`${position.seat}.${position.question.turn}`] = (await look(page))?.id;
		const step = await read(page, shown);
		await pass(page, 1);
		turn = await play(page, position, choose({ ...position, step: step?.id }, moves).text);
	}
	for (const { asked, step } of await page.evaluate(() => globalThis.journal))
		if (asked in first) assert.equal(step, first[asked], `question ${asked} came without its step`);
	return shown;
}

/* Ids of a game's steps, in order. */
function stepsOf(slug) {
	const source = readFileSync(join(top, `web/src/games/${slug}/guide.ts`), 'utf8');
	return [...source.matchAll(/^\t\tid: '(.*)'/gm)].map((found) => found[1]);
}

const kept = async (page, slug) =>
	(await page.evaluate((key) => localStorage.getItem(key), `perilune.guide.${slug}`)).split(' ').filter(Boolean);

/* A page at a first game against bots; the same words make the same game. */
async function begin(slug, words, options = []) {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page, { [`guide.${slug}`]: '' });
	await page.addInitScript(watch);
	await page.goto(server.url);
	const players = slug === 'one-false-step' ? ['me', 'greedy', 'greedy'] : ['me', 'greedy'];
	const [{ table }] = await ask(page, { type: 'create', game: slug, players, options });
	await ask(page, { type: 'contribute', table, seat: 1, contribution: words }, { type: 'start', table });
	const heard = listen(page);
	await page.goto(`${server.url}/table/${table}`);
	return { page, heard };
}

/* One game, followed; the wanted steps that never came. */
async function firstGame(slug, game, words) {
	const { page, heard } = await begin(slug, words);
	const wanted = stepsOf(slug).filter((id) => !game.rare.includes(id));
	assert.ok(wanted.length > 5);
	const shown = await follow(page, heard, game, wanted);
	console.log(`${slug} ${words}: ${shown.join(' ')}`);
	assert.equal(new Set(shown).size, shown.length, 'none comes twice');
	assert.deepEqual((await kept(page, slug)).filter((id) => !shown.includes(id)), [], 'none is ticked off unseen');
	assert.deepEqual(page.faults, []);
	await page.context().close();
	return wanted.filter((id) => !shown.includes(id));
}

/* Dice decide whether a step's moment comes: of three games one must bring them all. */
for (const [slug, game] of Object.entries(GAMES))
	test(`the guide of ${slug}`, HANG, async () => {
		let missing;
		for (const words of ['one', 'two', 'three'])
			if (missing === undefined || missing.length > 0) missing = await firstGame(slug, game, words);
		assert.deepEqual(missing, [], 'they never came');
	});

test('a step that nobody had the time to read stays, or comes again', HANG, async () => {
	const { page, heard } = await begin('traders', 'one', ['map=standard']);
	const { moves, most } = GAMES.traders;
	let turn = 0,
		i = 0;
	const next = async (hasty) => {
		assert.ok(i++ < most, 'the step never came');
		const position = await question(page, heard, turn);
		const step = await look(page);
		if (!hasty) await pass(page, 1);
		return { position, step, on: async (move) => (turn = await play(page, position, move ?? choose(position, moves).text)) };
	};
	await (await next()).on();
	/* What wins can be said at any time: it stays whatever is done meanwhile. */
	for (let answers = 0; answers < 4; answers++) {
		const { step, on } = await next(true);
		assert.deepEqual([step.id, step.number, await kept(page, 'traders')], ['goal', 2, ['company']]);
		await on();
	}
	await (await next()).on();
	assert.notEqual((await next()).step.id, 'goal');
	assert.deepEqual(await kept(page, 'traders'), ['company', 'goal'], 'now it was read');
	/* Selling has its moment, which is over when the turn is. */
	const market = async (hasty) => {
		for (;;) {
			const { position, step, on } = await next(hasty);
			if (step?.id === 'sell') return { step, on };
			if (step?.next) await page.locator('.guide .button--call').click();
			else await on();
		}
	};
	for (const hasty of [true, true, false]) {
		const { step, on } = await market(hasty);
		assert.equal(step.number, (await kept(page, 'traders')).length + 1);
		await on('end turn');
		await next(hasty);
		assert.equal((await kept(page, 'traders')).includes('sell'), !hasty);
	}
	assert.deepEqual(page.faults, []);
	await page.context().close();
});

test('a step that was not reached is not ticked off, and numbers count what was shown', HANG, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page, { 'guide.flank': 'faction goal harvest build upgrade' });
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	const match = await golden(server, 'flank-2-1.txt');
	await page.goto(`${server.url}/table/${await fork(page, match, 14, 'formation')}`);
	await page.waitForSelector('.guide[data-step="form"]');
	assert.match(await page.locator('.guide .label').innerText(), /6 of 13/i);
	while ((await asked(page)) && (await page.locator('.fk[data-phase="formation"]').count()) > 0) {
		const at = await stamp(page);
		await page.locator('.choice').first().click();
		await moved(page, at);
	}
	await page.waitForSelector('.guide[data-step="form"]', { state: 'detached' });
	const ticked = await kept(page, 'flank');
	assert.ok(ticked.includes('form'));
	for (const id of ['move', 'return']) assert.ok(!ticked.includes(id), `${id} was never shown`);
	assert.deepEqual(page.faults, []);
	await page.context().close();
});
