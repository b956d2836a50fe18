import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, type Page, test } from '../journey.ts';
import { type ConsoleProgram, enrol, openPage, startConsoleProgram } from './console-program.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let program: ConsoleProgram;
let page: Page;
test.beforeAll(async ({ browser }) => {
  program = await startConsoleProgram();
  page = await openPage(browser, { width: 768, height: 1024 });
});
test.afterAll(async () => {
  await page.close();
  await program.stop();
});

const figures = () => page.goto(`${program.url}/operator/figures`);
const tile = (name: string) =>
  page.locator('dl > div').filter({ hasText: name }).getByRole('definition');

test('figures of a time without an order say so, and stay accessible [OPR-25]', async () => {
  await enrol(page, program, 'market@example.com');
  await page.getByRole('link', { name: 'Figures' }).click();
  await expect(page.getByRole('heading', { name: 'No orders in this time' })).toBeVisible();
  await expect(page.getByText('No order was refused.')).toBeVisible();
  await expectAccessible(page);
});

test('orders, revenue and average basket show as tiles, as charts and in numbers, by hut and day [OPR-25]', async () => {
  for (const hutId of ['1101', '1101', '1102'])
    await program.order({ items: ['margherita'], hutId });
  await figures();
  await expect(tile('Orders')).toHaveText('3');
  await expect(tile('Revenue')).toHaveText(/^£\d+\.\d\d$/);
  await expect(tile('Average basket')).toHaveText(/^£\d+\.\d\d$/);
  await expect(
    page.getByRole('img', { name: /^Orders by day, from .* at most 3, on/ }),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: /^Revenue by day/ })).toBeVisible();
  await expectAccessible(page);
  await page.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(
    page.locator('details[open]').getByRole('cell', { name: '3', exact: true }),
  ).toBeVisible();
  const huts = page.getByRole('table').filter({ hasText: 'uk-1/1102' });
  await expect(huts.getByRole('row').nth(1)).toContainText('uk-1/1101');
  await expectAccessible(page);
  await page.getByLabel('Hut').selectOption('uk-1/1102');
  await expect(tile('Orders')).toHaveText('1');
});

test('a refused order and a visit show with their reason and step [OPR-25]', async ({
  browser,
}) => {
  const refused = await fetch(`${program.url}/v1/orders/place`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ hut: { sector: 'uk-1', id: '1101' } }),
  });
  expect(refused.status).toBe(400);
  const shop = await browser.newPage();
  await shop.addInitScript(() => localStorage.setItem('phdv:consent', '["C0002"]'));
  const counted = shop.waitForResponse(/\/v1\/visits\/steps$/);
  await shop.goto(program.url.replace('localhost', 'uk.localhost'));
  expect((await counted).status()).toBe(204);
  await shop.close();
  await figures();
  await expect(page.getByRole('row', { name: /Not a well-formed order/ })).toContainText('1');
  await expect(page.getByRole('row', { name: /^Visit/ })).toContainText('100%');
});

test('the figures are taken along as CSV, and that is written down [OPR-25]', async ({
  browser,
}) => {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Orders', exact: true }).last().click();
  const text = await readFile(await (await download).path(), 'utf8');
  const lines = text.trim().split('\r\n');
  expect(lines[0]).toMatch(/^day,market,sector,hut,/);
  expect(lines.slice(1).map((line) => line.split(',').slice(1, 4).join())).toEqual([
    'uk,uk-1,1101',
    'uk,uk-1,1102',
  ]);
  const admin = await openPage(browser, { width: 1280, height: 900 });
  await enrol(admin, program, 'admin@example.com');
  await admin.getByRole('link', { name: 'Actions' }).click();
  await expect(admin.getByRole('cell', { name: 'Downloaded figures' })).toBeVisible();
  await admin.getByRole('link', { name: 'Figures' }).click();
  await admin.getByLabel('Market').selectOption('fr');
  await expect(admin.getByRole('heading', { name: 'No orders in this time' })).toBeVisible();
  await expectAccessible(admin);
  await admin.close();
});

test('the figures are in French where the operator chooses it [OPR-25]', async () => {
  await page.getByRole('button', { name: /français/i }).click();
  await expect(page.getByRole('heading', { name: 'Commandes par jour' })).toBeVisible();
  await expectAccessible(page);
});
