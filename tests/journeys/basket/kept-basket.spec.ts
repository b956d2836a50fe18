import { expect, test } from '../journey.ts';
import { addressOf, arrive, changeStored, placeOf } from '../arrive.ts';
import { cola, margherita } from '../baskets.ts';
import { dealVoucher } from '../../client/vouchers/sample-vouchers.ts';
import { openBasket } from '../open-basket.ts';
import { places } from '../places.ts';
import { watchAnalytics } from '../watch-analytics.ts';
import { startDelivery } from '../localisation/visit.ts';

const basket = { items: [margherita, cola] };

test('a stored basket that is broken is set aside and told, and the page comes with an empty one', async ({
  page,
}) => {
  const reports: string[] = [];
  page.on('console', (message) => reports.push(message.text()));
  await arrive(page, '/order/dips/', { basket });
  await changeStored(page, 'basket', '"items":[', '"items":[7,');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dips' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^\d+ items?/ })).toHaveCount(0);
  await expect
    .poll(() => reports.join())
    .toContain("The stored state of 'basket' does not fit and was set aside");
  const aside = await page.evaluate(() => localStorage.getItem('phdv:basket.aside'));
  expect(aside).toContain('margherita');
});

test('a basket that another version stored is ignored', async ({ page }) => {
  await arrive(page, '/order/dips/', { basket });
  await changeStored(page, 'basket', '"version":1', '"version":0');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dips' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^\d+ items?/ })).toHaveCount(0);
});

test('a basket stays in another language, in its words', async ({ page }) => {
  await arrive(page, '/order/dips/', { at: places.toronto, by: 'collection', basket });
  const price = /\$\d+\.\d\d/;
  const basketBefore = await openBasket(page);
  await expect(basketBefore).toContainText(price);
  const [before = ''] = price.exec(await basketBefore.innerText()) ?? [];
  await page.goto(addressOf('ca', '/order/dips/?lang=fr-CA'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await page.locator('a[href$="#basket"]').last().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Margherita');
  // The same price as French Canada writes it.
  await expect(sheet).toContainText(`${before.slice(1).replace('.', ',')} $`);
});

test('another hut empties the basket, takes the voucher away and brings its own menu [BSK-35, MNU-28]', async ({
  page,
}) => {
  const voucher = dealVoucher();
  const state = { voucher: { id: voucher.id, list: [voucher] } };
  const isVoucherKept = async () =>
    (await page.evaluate(() => localStorage.getItem('phdv:voucher')))?.includes(voucher.id);
  await arrive(page, '/order/dips/', { by: 'collection', basket, state });
  await expect(page.getByRole('link', { name: /^2 items/ })).toBeVisible();
  expect(await isVoucherKept()).toBe(true);
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/v2/products/dips') asked.push(searchParams.get('hutid'));
  });
  const same = '?storeId=uk-1:1101&dispositionType=collection';
  await page.goto(addressOf('uk', `/order/dips/${same}`));
  await expect(page.getByRole('link', { name: /^2 items/ })).toBeVisible();
  await expect.poll(() => new Set(asked)).toEqual(new Set(['1101']));
  asked.length = 0;
  await page.goto(addressOf('uk', '/order/dips/?storeId=uk-2:2101&dispositionType=collection'));
  await expect(page.getByText(/Collecting from\s*Leicester/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^\d+ items?/ })).toHaveCount(0);
  await expect.poll(() => asked).toContain('2101');
  expect(await isVoucherKept()).toBe(false);
});

test('an address that nobody delivers to is an event and a warning, in the log and on the page [BSK-81]', async ({
  page,
}) => {
  const log: string[] = [];
  page.on('console', (message) => log.push(`${message.type()} ${message.text()}`));
  const events = await watchAnalytics(page);
  await page.goto(addressOf('uk', '/'));
  await startDelivery(page, 'ZE1 0AA');
  await expect(page.getByText('Sorry, we don’t deliver to your address')).toBeVisible();
  await expect.poll(() => events.map(({ type }) => type)).toContain('auto-error');
  expect(log.join('\n')).toMatch(/warning Localisation ended with not-served/);
  expect(placeOf(page)).toBe('/');
});

test('a saved address is kept for its postcode, and only while the feature is on [EXP-70]', async ({
  page,
}) => {
  const to = { address: { postcode: 'SW11 1JB', street: '7 Lavender Hill' } };
  const stored = () => page.evaluate(() => localStorage.getItem('phdv:huts') ?? '');
  const relocalise = async (postcode: string) => {
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await startDelivery(page, postcode);
    await page.waitForURL('**/order/deals/');
    return stored();
  };
  await arrive(page, '/#skipredirect', { to });
  expect(await relocalise('SW11 1JB')).toContain('7 Lavender Hill');
  await arrive(page, '/#skipredirect', { to });
  expect(await relocalise('SW11 1AA')).not.toContain('7 Lavender Hill');
});
