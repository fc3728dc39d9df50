/* guide.test.mjs - the first-game guides, played as somebody would who does what they say: the
 * steps come one after another, count up by one, point at something that can be seen, and all
 * that a few minutes can bring have come. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ask, browser, fork, golden, person, Server, settle, sleep, top } from './kit.mjs';

let server, chromium;
before(async () => {
	server = await Server.start();
	chromium = await browser();
});
after(async () => {
	await chromium?.close();
	await server?.stop();
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

const EARTH = 6; /* as a place of Traders */
const own = (position) => position.view.players[position.seat - 1];
const starts = (moves, start) => moves.filter((move) => move.text.startsWith(start));

const laden = (position) => Object.values(own(position).cargo ?? {}).some((units) => units > 0);
function home(position) {
	return laden(position) ? position.question.moves.find((move) => move.explain.startsWith('Dock at Earth')) : undefined;
}
/* Not what Earth has in store already. */
function load(position) {
	return own(position).docked === EARTH ? undefined : starts(position.question.moves, 'load ')[0];
}
function station({ question }) {
	return starts(question.moves, 'fly').find((move) => /(metal|food|gem) there|may build|stop and build/.test(move.explain));
}
/* Toward Earth with cargo, else toward a spot to build on or the own station. */
function closer(position) {
	const { stations } = own(position);
	const fits = (hex) => laden(position) ? hex.kind === 'dock' : stations?.length ? stations.includes(hex.id) : hex.kind === 'spot';
	const ends = position.view.hexes?.filter(fits).map((hex) => [hex.column, hex.row]);
	const far = (move) => {
		const [column, row] = move.text.slice('fly to '.length).split('-').map(Number);
		return Math.min(...ends.map(([c, r]) => Math.hypot(c - column, r - row)));
	};
	return starts(position.question.moves, 'fly').sort((a, b) => far(a) - far(b))[0];
}
/* Two yellow are kept: one to march, one for the fight. */
function harvest(position) {
	return own(position).tokens?.yellow < 6 ? starts(position.question.moves, 'play ')[0] : undefined;
}
function build(position) {
	return starts(position.question.moves, 'build ').find((move) => !/no yellow/.test(move.explain) && own(position).tokens.yellow > 2);
}
function attack(position) {
	const held = position.view.board?.zones.filter((zone) =>
		(zone.base && zone.location !== position.seat - 1) || zone[`units${2 - position.seat}`]);
	return starts(position.question.moves, 'move ').find((move) => held.some((zone) => zone.id === move.pieces[1]?.id));
}
function march(position) {
	return position.view.phase === 'move' ? starts(position.question.moves, 'move ')[0] : undefined;
}
function spy(position) {
	return own(position).spies?.length === 0 && position.step === 'spy' ? starts(position.question.moves, 'place spy')[0] : undefined;
}
function draw(position) {
	return position.step === 'espionage' ? starts(position.question.moves, 'draw')[0] : undefined;
}
function launch(position) {
	return own(position).parts?.length >= 3 ? starts(position.question.moves, 'launch')[0] : undefined;
}
function groundDraw(position) {
	return starts(position.question.moves, own(position).phase === 'ops' ? 'draw ops' : 'draw design')[0];
}

function choose(position, wanted) {
	const { moves } = position.question;
	for (const want of wanted) {
		const found = want instanceof RegExp ? moves.find((move) => want.test(move.text)) : want(position);
		if (found) return found;
	}
	return moves[0];
}

/* What the page was told last. */
function listen(page) {
	const heard = { position: null };
	page.on('websocket', (socket) =>
		socket.on('framereceived', ({ payload }) => {
			const message = JSON.parse(payload);
			if (message.type === 'position' && message.seat > 0) heard.position = message;
		}),
	);
	return heard;
}

/* The step on show, with what it points at if it is not the one that was seen last. */
function look(page, last) {
	return page.evaluate(async (known) => {
		const guide = document.querySelector('.guide');
		const id = guide?.dataset.step;
		if (!guide || id === known) return { id };
		await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
		const [, number] = /(\d+) of \d+/i.exec(guide.querySelector('.label').textContent);
		const rings = [...document.querySelectorAll('.guide-ring')].map((ring) => ring.getBoundingClientRect());
		const seen = rings.filter((box) => box.width > 8 && box.height > 8 && box.left >= 0 && box.top >= 0 &&
			box.right <= innerWidth && box.bottom <= innerHeight);
		return { id, number: Number(number), rings: rings.length, seen: seen.length };
	}, last);
}

/* Plays until all the `wanted` steps were shown, or for long enough. */
async function follow(page, heard, { moves, most }, wanted) {
	const shown = [];
	for (let i = 0; i < most && wanted.some((id) => !shown.includes(id)); i++) {
		await page.waitForSelector('.room[data-asked]:not([data-busy]), .room[data-over]');
		const { position } = heard;
		if (!position.question) break;
		let step;
		while ((step = await look(page, shown.at(-1))).id) {
			if (step.number) {
				shown.push(step.id);
				assert.equal(step.number, shown.length, `"${step.id}" is number ${step.number} after ${shown}`);
				assert.ok(step.rings > 0 && step.seen === step.rings, `"${step.id}" points at ${step.seen} of ${step.rings} things`);
			}
			const next = page.locator('.guide .button--call');
			if ((await next.count()) === 0) break;
			await next.click();
		}
		const move = choose({ ...position, step: step.id }, moves);
		await ask(page, { type: 'play', table: position.table, seat: position.seat, turn: position.question.turn, move: move.text });
		for (let wait = 0; wait < 200 && heard.position === position; wait++) await sleep(10);
	}
	return shown;
}

/* Ids of a game's steps, in order. */
function stepsOf(slug) {
	const source = readFileSync(join(top, `web/src/games/${slug}/guide.ts`), 'utf8');
	return [...source.matchAll(/^\t\tid: '(.*)'/gm)].map((found) => found[1]);
}

/* One game, followed; the wanted steps that never came. */
async function firstGame(slug, game) {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page, { [`guide.${slug}`]: '' });
	const heard = listen(page);
	await page.goto(server.url);
	const players = slug === 'one-false-step' ? ['me', 'greedy', 'greedy'] : ['me', 'greedy'];
	const [made] = await ask(page, { type: 'create', game: slug, players });
	await ask(page, { type: 'start', table: made.table });
	await page.goto(`${server.url}/table/${made.table}`);
	const wanted = stepsOf(slug).filter((id) => !game.rare.includes(id));
	assert.ok(wanted.length > 5);
	const shown = await follow(page, heard, game, wanted);
	console.log(`${slug}: ${shown.join(' ')}`);
	assert.equal(new Set(shown).size, shown.length, 'none comes twice');
	const kept = await page.evaluate((key) => localStorage.getItem(key), `perilune.guide.${slug}`);
	assert.deepEqual(kept.split(' ').filter((id) => !shown.includes(id)), [], 'none is ticked off unseen');
	assert.deepEqual(page.faults, []);
	await page.context().close();
	return wanted.filter((id) => !shown.includes(id));
}

/* Dice decide whether a step's moment comes: of three games one must bring them all. */
for (const [slug, game] of Object.entries(GAMES))
	test(`the guide of ${slug}`, { timeout: 150_000 }, async () => {
		let missing;
		for (let tries = 0; tries < 3 && (missing === undefined || missing.length > 0); tries++)
			missing = await firstGame(slug, game);
		assert.deepEqual(missing, [], 'they never came');
	});

test('a step that was not reached is not ticked off, and numbers count what was shown', { timeout: 60_000 }, async () => {
	const page = await person(chromium, { reducedMotion: 'reduce' });
	await settle(page, { 'guide.flank': 'faction goal harvest build upgrade' });
	await page.goto(server.url);
	await page.waitForSelector('.poster');
	const match = await golden(server, 'flank-2-1.txt');
	await page.goto(`${server.url}/table/${await fork(page, match, 14, 'formation')}`);
	await page.waitForSelector('.guide[data-step="form"]');
	assert.match(await page.locator('.guide .label').innerText(), /6 of 13/i);
	while ((await page.locator('.fk[data-phase="formation"]').count()) > 0) {
		await page.waitForSelector('.room[data-asked] .choice');
		await page.locator('.choice').first().click();
		await sleep(200);
	}
	await page.waitForSelector('.guide[data-step="form"]', { state: 'detached' });
	const kept = await page.evaluate(() => localStorage.getItem('perilune.guide.flank').split(' '));
	assert.ok(kept.includes('form'));
	for (const id of ['move', 'return']) assert.ok(!kept.includes(id), `${id} was never shown`);
	assert.deepEqual(page.faults, []);
	await page.context().close();
});
