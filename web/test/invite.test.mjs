/* invite.test.mjs - an invitation holds an address that others reach, or says that it does
 * not; friends come by it. */
import assert from 'node:assert/strict';
import { networkInterfaces } from 'node:os';
import { after, before, test } from 'node:test';
import { calm, check, HANG, opened, person, Server, settle } from './kit.mjs';

const { server: alone, chromium } = await opened();
let open, proxied;
before(async () => {
	open = await Server.start(0, '--listen', '0.0.0.0');
	proxied = await Server.start(0, '--listen', '0.0.0.0', '--behind-proxy');
});
after(async () => {
	for (const server of [open, proxied]) await server?.stop();
});

/* Where others find this machine; none, where it is in no network. */
const outside = Object.values(networkInterfaces())
	.flat()
	.filter((one) => one.family === 'IPv4' && !one.internal && !/^169\.254\./.test(one.address))
	.map((one) => one.address);

/* A table of one's own that waits for a second player, on a page opened at `origin`. What the
 * server tells of its addresses may be said for it. */
async function waiting(origin, options = {}, reach = null) {
	const page = await person(chromium, {
		reducedMotion: 'reduce',
		permissions: ['clipboard-read', 'clipboard-write'],
		...options,
	});
	await settle(page);
	if (reach) await page.route('**/api/reach', (route) => route.fulfill({ json: reach }));
	await page.goto(origin);
	await page.getByRole('button', { name: 'Set a table of Connect Four' }).click();
	await page.getByLabel('Seat B').selectOption('open');
	page.asked = 0;
	page.on('response', (answer) => (page.asked += answer.url().endsWith('/api/reach')));
	await page.getByRole('button', { name: 'Open the table' }).click();
	await page.waitForSelector('.waiting');
	return page;
}

async function copied(page) {
	await page.getByRole('button', { name: 'Copy the invitation', exact: true }).click();
	await page.waitForSelector('.notice');
	return page.evaluate(() => navigator.clipboard.readText());
}

const words = (page) => page.locator('.waiting__sheet').innerText();
const path = (page) => new URL(page.url()).pathname;

for (const name of ['localhost', '127.0.0.1'])
	test(`a page at ${name} of a server for one machine says that nobody else can come`, HANG, async () => {
		const origin = `http://${name}:${alone.port}`;
		const page = await waiting(origin);
		await page.getByText('This link works on this machine only').waitFor();
		assert.match(await words(page), /start it with \.\/run serve --listen 0\.0\.0\.0/);
		assert.equal(await copied(page), origin + path(page));
		assert.match(await page.locator('.notice').innerText(), /for this machine only/);
		assert.deepEqual(page.faults, []);
		await page.context().close();
	});

test('a server that was started anew for all is invited to without a reload', HANG, async (t) => {
	if (outside.length === 0) return t.skip('this machine is in no network');
	const server = await Server.start();
	t.after(() => server.stop());
	const page = await waiting(`http://localhost:${server.port}`);
	await page.getByText('This link works on this machine only').waitFor();
	await server.kill();
	server.options.push('--listen', '0.0.0.0');
	await server.begin();
	await page.locator('.invitation code', { hasText: outside[0] }).first().waitFor();
	assert.doesNotMatch(await words(page), /this machine only/);
	assert.ok(!(await copied(page)).includes('localhost'));
	await page.context().close();
});

test('a page at localhost of a server for all copies an address that others reach', HANG, async (t) => {
	if (outside.length === 0) return t.skip('this machine is in no network');
	const page = await waiting(`http://localhost:${open.port}`);
	await page.locator('.invitation code', { hasText: outside[0] }).first().waitFor();
	assert.doesNotMatch(await words(page), /localhost|127\.0\.0\.1|this machine only/);
	assert.match(await words(page), /Anybody in your network/);
	const link = await copied(page);
	assert.ok(
		outside.some((address) => link === `http://${address}:${open.port}${path(page)}`),
		link,
	);
	const friend = await person(chromium, { reducedMotion: 'reduce' });
	await settle(friend, { name: 'Bob' });
	await friend.goto(link);
	await friend.getByRole('button', { name: 'Sit down', exact: true }).click();
	await page.getByRole('button', { name: 'Start the game' }).click();
	await Promise.all([page.waitForSelector('.room'), friend.waitForSelector('.room')]);
	/* Chromium remarks that it heeds this header under https and at home only. */
	const known = (fault) => fault.startsWith('The Cross-Origin-Opener-Policy header has been');
	for (const each of [page, friend]) {
		assert.deepEqual(each.faults.filter((fault) => !known(fault)), []);
		await each.context().close();
	}
});

test('a page by another name keeps its own origin, and asks nothing', HANG, async () => {
	/* Chromium takes every name below localhost for this machine. */
	const origin = `http://play.localhost:${open.port}`;
	const page = await waiting(origin);
	assert.equal(await copied(page), origin + path(page));
	assert.match(await words(page), /Anybody who has this address can sit down/);
	assert.doesNotMatch(await words(page), /this machine/);
	assert.equal(page.asked, 0);
	await page.context().close();
});

test('behind a proxy a page keeps its own origin, and says nothing', HANG, async () => {
	const origin = `http://localhost:${proxied.port}`;
	const page = await waiting(origin);
	assert.equal(await copied(page), origin + path(page));
	while (page.asked === 0) await page.waitForResponse(/\/api\/reach$/);
	await calm(page);
	assert.match(await words(page), /Anybody who has this address can sit down/);
	assert.doesNotMatch(await words(page), /this machine/);
	await page.context().close();
});

test('of several addresses each can be copied', HANG, async () => {
	const addresses = ['http://192.168.1.5:8080', 'http://10.0.0.7:8080', 'http://[fd00::2]:8080'];
	const page = await waiting(`http://localhost:${open.port}`, {}, { here: true, alone: false, addresses });
	await page.getByText('this machine has more addresses').waitFor();
	assert.equal(await copied(page), addresses[0] + path(page));
	await page.getByRole('button', { name: `Copy the invitation by ${addresses[2]}` }).click();
	await page.locator('.notice', { hasText: 'fd00::2' }).waitFor();
	assert.equal(
		await page.evaluate(() => navigator.clipboard.readText()),
		addresses[2] + path(page),
	);
	await page.context().close();
});

for (const [where, viewport, colorScheme] of [
	['at a desk by day', { width: 1440, height: 900 }, 'light'],
	['on a phone by night', { width: 390, height: 844 }, 'dark'],
])
	test(`the invitation fits, and axe finds no fault in it ${where}`, HANG, async () => {
		const all = [];
		const addresses = ['http://192.168.1.5:8080', 'http://[2001:db8:1:2:3:4:5:6]:8080'];
		for (const reach of [
			{ here: true, alone: true, addresses: [] },
			{ here: true, alone: false, addresses },
		]) {
			const page = await waiting(
				`http://localhost:${open.port}`,
				{ viewport, colorScheme, bypassCSP: true },
				reach,
			);
			await page.locator('.invitation__remark, .invitation__more').waitFor();
			await check(page, reach.alone ? 'alone' : 'several', all);
			assert.ok(
				await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
				'nothing is wider than the page',
			);
			await page.context().close();
		}
		assert.deepEqual(all, []);
	});

test('a machine in no network is told so', HANG, async () => {
	const page = await waiting(
		`http://localhost:${open.port}`,
		{},
		{ here: true, alone: false, addresses: [] },
	);
	await page.getByText('this machine is in no network now').waitFor();
	await page.context().close();
});
