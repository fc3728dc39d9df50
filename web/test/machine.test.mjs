/* machine.test.mjs - the machine of a table and a replay, by itself: what each event makes of each
 * state, without a page; and that no function of the page is longer than a screen. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import * as esbuild from 'esbuild';
import ts from 'typescript';
import { draws, top } from './kit.mjs';

const source = join(top, 'web/src');
const { outputFiles } = esbuild.buildSync({
	entryPoints: [join(source, 'app/machine.ts')],
	bundle: true,
	format: 'esm',
	write: false,
});
const { begin, hasBegun, isOpen, partOf, step, turn } = await import(
	`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
);

const move = (text, ...ids) => ({ text, explain: '', move: {}, pieces: ids.map((id) => ({ id, name: id })) });
const MOVES = [move('fly a', 'ship', 'a'), move('fly b', 'ship', 'b'), move('stay', 'stay')];

const shown = (more = {}) => ({
	type: 'position', stamp: 1, asking: '1.1', moves: MOVES, waiting: 0, seat: 1, pending: [1], linked: true, ...more,
});
const after = (state, ...events) => events.reduce((now, event) => step(now, event).state, state);
const asked = (wish = false) => after(begin(wish), shown());
const press = (id, finger = false) => ({ type: 'press', id, finger });

test('pieces are chosen one after another, and the last makes the move', () => {
	const one = step(asked(), press('ship'));
	assert.deepEqual(one.state.chosen, ['ship']);
	assert.equal(one.play, undefined);
	const two = step(one.state, press('b'));
	assert.equal(two.play, 'fly b');
	assert.ok(!hasBegun(two.state));
});

test('each step is taken back by itself: the tap, the opened choice, the pieces', () => {
	const more = { move: MOVES[0], more: MOVES.slice(0, 2) };
	const opened = after(asked(), press('ship'), { type: 'choose', choice: more });
	const sure = after(opened, press('a', true));
	assert.equal(sure.sure.text, 'fly a');
	const back = after(sure, { type: 'back' });
	assert.equal(back.sure, null);
	assert.deepEqual(back.chosen, ['ship']);
	assert.equal(after(opened, { type: 'back' }).opened, null);
	assert.deepEqual(after(opened, { type: 'back' }, { type: 'back' }).chosen, []);
	assert.deepEqual(after(opened, { type: 'backTo', left: 0 }).chosen, []);
	assert.ok(!hasBegun(after(opened, { type: 'anew' })));
});

test('a finger says it first and does it the second time, by the piece or by the button', () => {
	const first = step(asked(), press('stay', true));
	assert.equal(first.play, undefined);
	assert.equal(step(first.state, press('stay', true)).play, 'stay');
	assert.equal(step(first.state, { type: 'confirm' }).play, 'stay');
	assert.equal(step(after(first.state, { type: 'not' }), { type: 'confirm' }).play, undefined);
});

test('a question is answered once, unless the answer was refused or the line broke', () => {
	const sent = step(asked(), { type: 'play', text: 'stay' });
	assert.equal(sent.play, 'stay');
	assert.equal(step(sent.state, { type: 'play', text: 'stay' }).play, undefined);
	assert.equal(step(after(sent.state, { type: 'refused' }), { type: 'play', text: 'stay' }).play, 'stay');
	assert.equal(step(after(sent.state, shown({ linked: false }), shown()), press('stay')).play, 'stay');
	assert.equal(step(after(sent.state, shown({ stamp: 2, asking: '1.2' })), press('stay')).play, 'stay');
	assert.equal(step(begin(false), { type: 'play', text: 'stay' }).play, undefined, 'nothing is asked');
});

test('what was begun belongs to its question', () => {
	const begun = after(asked(), press('ship'));
	assert.deepEqual(after(begun, shown({ stamp: 2 })).chosen, ['ship'], 'the same question, shown again');
	assert.deepEqual(after(begun, shown({ stamp: 2, asking: '1.2' })).chosen, []);
	assert.deepEqual(after(begun, shown({ moves: [], waiting: 3 })).chosen, [], 'others move meanwhile');
	assert.deepEqual(after(begun, shown({ moves: [MOVES[2]] })).chosen, [], 'it fits no move any more');
});

test('an answer is sealed while others that were asked with it are still asked', () => {
	const both = after(begin(false), shown({ pending: [1, 2, 3] }));
	const mine = after(both, shown({ stamp: 2, asking: '', moves: [], pending: [2, 3] }));
	assert.ok(mine.sealed);
	const third = after(mine, shown({ stamp: 3, asking: '', moves: [], pending: [3] }));
	assert.ok(third.sealed);
	assert.ok(!after(third, shown({ stamp: 4, asking: '', moves: [], pending: [2] })).sealed, 'the next turn');
	assert.ok(!after(both, shown({ stamp: 2, pending: [1, 3] })).sealed, 'one is asked oneself');
	assert.ok(!after(asked(), shown({ stamp: 2, asking: '', moves: [], pending: [2] })).sealed, 'in turn, not at once');
	assert.ok(!after(both, shown({ stamp: 2, seat: 0, pending: [2, 3] })).sealed, 'who watches has sealed nothing');
});

test('the list is open for who wants it, where it is needed, and until it is closed', () => {
	assert.ok(!isOpen(asked(), false));
	assert.ok(isOpen(asked(true), false));
	assert.ok(isOpen(asked(), true));
	const needed = after(asked(), { type: 'need' });
	assert.ok(isOpen(needed, false));
	assert.ok(!isOpen(after(needed, press('ship')), false), 'for that part of the question');
	assert.ok(!isOpen(after(needed, { type: 'toggle', open: true }), false));
	const wished = after(asked(), { type: 'toggle', open: false });
	assert.ok(wished.wish && isOpen(after(wished, shown({ stamp: 2, asking: '1.2' })), false), 'it stays as it was left');
	const looked = after(asked(), { type: 'tab', tab: 'log', open: false });
	assert.ok(isOpen(looked, false) && looked.tab === 'log' && !looked.wish);
	assert.ok(!isOpen(after(looked, { type: 'tab', tab: 'log', open: true }), false), 'the same tab closes it');
	assert.equal(after(looked, shown({ stamp: 2, asking: '1.2' })).tab, 'choices', 'a new question is what counts');
});

test('whatever comes in whatever order, no move is sent that is not asked for, nor twice', () => {
	const draw = draws(3);
	const events = [
		press('ship'), press('a', true), press('b'), press('stay', true), press('nothing'),
		{ type: 'confirm' }, { type: 'not' }, { type: 'back' }, { type: 'anew' }, { type: 'backTo', left: 0 },
		{ type: 'choose', choice: { move: MOVES[0], more: MOVES } }, { type: 'show' }, { type: 'hide' }, { type: 'need' },
		{ type: 'toggle', open: false }, { type: 'toggle', open: true }, { type: 'tab', tab: 'hand', open: false },
	];
	let state = begin(false), number = 0;
	const sent = new Set();
	for (let i = 0; i < 20_000; i++) {
		const event = draw(6) === 0
			? shown({ stamp: ++number, asking: draw(3) ? `1.${number}` : '', moves: draw(4) ? MOVES : [], linked: draw(9) > 0 })
			: events[draw(events.length)];
		const before = state;
		const next = step(state, event);
		if (next.play !== undefined) {
			assert.ok(before.asking !== '' && before.moves.some((one) => one.text === next.play));
			assert.ok(!sent.has(before.asking), 'once');
			sent.add(before.asking);
		}
		state = next.state;
		assert.ok(typeof partOf(state) === 'string' && Array.isArray(state.chosen));
	}
	assert.ok(sent.size > 100, `only ${sent.size} moves`);
});

test('a replay steps within its ends, stops at the last, and begins anew from there', () => {
	const reel = { step: 3, last: 4, playing: true };
	const end = turn(turn(reel, 'next'), 'next');
	assert.deepEqual(end, { step: 4, last: 4, playing: false });
	assert.deepEqual(turn(end, 'play'), { step: 0, last: 4, playing: true });
	assert.deepEqual(turn(reel, 'play'), { step: 3, last: 4, playing: false });
	assert.deepEqual(turn(reel, { to: 99 }), { step: 4, last: 4, playing: false });
	assert.deepEqual(turn(reel, { to: -1 }), { step: 0, last: 4, playing: false });
	const held = turn(turn(reel, { share: 0.2 }), { share: 0.5 });
	assert.deepEqual(held, { step: 3, last: 4, playing: false, moment: { share: 0.5, held: true, count: 1 } });
	const free = turn(held, 'let go');
	assert.deepEqual(free.moment, { share: 0.5, held: false, count: 1 });
	assert.equal(turn(free, { share: 0 }).moment.count, 2, 'its scene is made anew');
	assert.deepEqual(turn(free, 'next'), { step: 4, last: 4, playing: false }, 'another step is whole');
});

const SCREEN = 60; /* lines */

test(`no function of the page is longer than ${SCREEN} lines`, () => {
	const long = [];
	for (const name of readdirSync(source, { recursive: true })) {
		if (!/\.tsx?$/.test(name) || name.endsWith('.d.ts')) continue;
		const file = ts.createSourceFile(name, readFileSync(join(source, name), 'utf8'), ts.ScriptTarget.Latest, true);
		const line = (at) => file.getLineAndCharacterOfPosition(at).line + 1;
		const walk = (node) => {
			const lines = line(node.end) - line(node.getStart()) + 1;
			if (ts.isFunctionLike(node) && node.body && lines > SCREEN)
				long.push(`${name}:${line(node.getStart())}: ${node.name?.getText() ?? 'a function'} has ${lines} lines`);
			ts.forEachChild(node, walk);
		};
		walk(file);
	}
	assert.deepEqual(long, []);
});
