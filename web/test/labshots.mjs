import { browser, person, Server, settle, sleep } from './kit.mjs';
const server = await Server.start(0, '--lab');
const chromium = await browser();
try {
for (const [name, size, scheme] of [['wide', { width: 1440, height: 900 }, 'light'], ['phone', { width: 390, height: 844 }, 'dark']]) {
	const page = await person(chromium, { viewport: size, colorScheme: scheme });
	await settle(page); page.setDefaultTimeout(90000);
	await page.goto(server.url + '/lab');
	await page.waitForSelector('.shelf li');
	await page.screenshot({ path: `/tmp/labtest/shelf-${name}.png` });
	await page.goto(server.url + '/lab/traders');
	const area = page.locator('textarea');
	await area.waitFor();
	const text = await area.inputValue();
	await area.fill(text.replace('cure_money: 10', 'cure_money: 1000'));
	await page.waitForSelector('.editor__fault');
	await page.locator('.lab__faults li button').first().click();
	await page.screenshot({ path: `/tmp/labtest/fault-${name}.png` });
	await area.fill(text.replace('cure_money: 10', 'cure_money: 14'));
	await page.getByText('No mistakes').waitFor();
	await page.getByLabel('Games', { exact: true }).fill('60');
	await page.getByRole('button', { name: 'Run' }).click();
	await page.getByRole('button', { name: 'Cancel' }).waitFor();
	await sleep(2000);
	await page.screenshot({ path: `/tmp/labtest/run-${name}.png` });
	await page.waitForSelector('.lab__report', { timeout: 100000 });
	await sleep(1500);
	await page.screenshot({ path: `/tmp/labtest/done-${name}.png` });
	console.log(name, page.faults);
	const nav = page.frameLocator('.lab__report').getByRole('link', { name: 'Compared' });
	await nav.click();
	await sleep(500);
	await page.screenshot({ path: `/tmp/labtest/changes-${name}.png` });
	await page.getByRole('button', { name: /Watch the closest/ }).click();
	await page.waitForURL(/replay/, { timeout: 30000 });
	await page.waitForSelector('.film');
	await sleep(500);
	await page.screenshot({ path: `/tmp/labtest/replay-${name}.png` });
	await page.goBack();
	await page.waitForSelector('.lab__report');
	console.log(name, page.faults);
}
} finally { await chromium.close(); await server.stop(); }
