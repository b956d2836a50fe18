import { expect, test } from '../journey.ts';
import { now } from '../clock.ts';
import { addressOf, arrive, visit } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { alwaysOpen } from '../places.ts';

/** A key of the wording where words should stand, such as `checkout.title`. */
const rawKey =
  /\b(basket|checkout|deals|footer|localisation|menu|orders|page|payments|promo|shell|tracking|vouchers)\.[a-z]\w*(\.\w+)*\b/;

for (const market of ['uk', 'fr', 'in', 'ca'] as const) {
  test(`no page of ${market} shows a key in place of words [SHL-72]`, async ({ page }) => {
    const texts: string[] = [];
    const read = async () => texts.push(await page.locator('body').innerText());
    await visit(page, market, '/');
    await read();
    const place = {
      at: alwaysOpen[market],
      by: 'collection',
      basket: { items: [margherita] },
    } as const;
    for (const path of ['/order/deals/', '/order/checkout/']) {
      await arrive(page, path, place);
      await read();
    }
    expect(texts.join('\n')).not.toMatch(rawKey);
  });
}

test('a flag in the address, or in the local settings, is the role of every call for the session, and shows what is hidden [SHL-73, EXP-50]', async ({
  page,
}) => {
  const roles: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/huts')) roles.push(request.headers()['feature-role']);
  });
  await visit(page, 'uk', '/huts/');
  await expect(page.getByText('Clapham Junction').first()).toBeVisible();
  await expect(page.getByText('Test Kitchen', { exact: true })).toHaveCount(0);
  await visit(page, 'uk', '/huts/?flag=made-up');
  await expect(page.getByText('Clapham Junction').first()).toBeVisible();
  await expect(page.getByText('Test Kitchen', { exact: true })).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('phdv:flag', 'synthetic'));
  await visit(page, 'uk', '/huts/');
  await expect(page.getByText('Test Kitchen', { exact: true }).first()).toBeVisible();
  expect(new Set(roles.splice(0))).toEqual(new Set([undefined, 'synthetic']));
  for (const query of ['?flag=canary', '']) {
    await visit(page, 'uk', `/huts/${query}`);
    await expect(page.getByText('Test Kitchen', { exact: true }).first()).toBeVisible();
    expect(new Set(roles.splice(0))).toEqual(new Set(['canary']));
  }
});

test('a page that is stuck says so after 10 seconds and can be loaded again [SHL-70]', async ({
  page,
}) => {
  const reports: string[] = [];
  page.on('console', (message) => reports.push(message.text()));
  await page.clock.install({ time: now() });
  await page.addInitScript(() => localStorage.setItem('phdv:consent', '[]'));
  let isStuck = true;
  await page.route(/\/assets\/huts-page[^/]*\.js$/, (route) =>
    isStuck ? undefined : route.continue(),
  );
  await page.goto(addressOf('uk', '/huts/'));
  await expect(page.getByRole('status').first()).toBeAttached();
  const again = page.getByRole('button', { name: 'Try again' });
  await page.clock.fastForward(5_000);
  await expect(again).toHaveCount(0);
  await page.clock.fastForward(5_000);
  await expect(page.getByText('Your connection may be slow.')).toBeVisible();
  await expect(again).toBeVisible();
  expect(reports.join()).not.toContain('A page loader was stuck');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  isStuck = false;
  await again.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => reports.join()).toContain('A page loader was stuck');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
});
