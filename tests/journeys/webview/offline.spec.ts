import { expect, type Page, test } from '../journey.ts';
import { addressOf, arrive, visit } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import {
  choosePayment,
  fillDetails,
  placeButton,
  reachCheckout,
} from '../checkout/reach-checkout.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { inWebview } from '../in-webview.ts';
import { openBasket } from '../open-basket.ts';
import { type AppFiles, serveAppFiles } from './app-files.ts';

const title = 'You are offline';
const notice = (page: Page) => page.getByRole('status').filter({ hasText: title });
const checkout = (page: Page) => page.getByRole('button', { name: /^Checkout/ });
const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true });
const findHut = (page: Page) => page.getByRole('button', { name: 'Start my delivery' });
const closeBasket = (page: Page) => page.getByRole('button', { name: 'Close the basket' }).click();

/** What the browser has kept of what it has seen. */
const seenKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('phdv:seen:')));

/** Everything that the hut sells has come, and is kept. */
const menuIsKept = (page: Page) =>
  expect
    .poll(async () => (await seenKeys(page)).map((key) => key.slice('phdv:seen:'.length)))
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\/v2\/products\/pizzas/),
        expect.stringMatching(/^\/v2\/products\/dips/),
        expect.stringMatching(/^\/v1\/menu-options/),
        expect.stringMatching(/^\/v1\/deals/),
        expect.stringMatching(/^\/v1\/discounts/),
      ]),
    );

test.describe('an app that carries the files of a market', () => {
  // One worker builds the folder, and its journeys follow each other.
  test.describe.configure({ mode: 'serial' });
  let app: AppFiles;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    app = await serveAppFiles('uk');
  });
  test.afterAll(() => app.close());
  test.beforeEach(() => app.setNetwork(true));

  test('opens without a network, shows the menu last seen and the basket, says what waits, and goes on by itself @phone [HST-08]', async ({
    page,
  }) => {
    await inWebview(page, 'ios');
    await arrive(page, '/', {
      basket: { items: [margherita] },
      by: 'collection',
      site: app.site,
      until: 'main',
    });
    await expect(page.getByRole('heading', { level: 1, name: 'Deals' })).toBeVisible();
    await menuIsKept(page);
    // What was seen last is out of date by the time that there is a network again.
    await page.evaluate(() => {
      for (const [key, text] of Object.entries(localStorage)) {
        if (key.startsWith('phdv:seen:/v2/products/pizzas')) {
          localStorage.setItem(key, text.replaceAll('12.99', '11.99'));
        }
      }
    });

    app.setNetwork(false);
    await page.goto(addressOf('uk', '/', app.site));
    await expect(notice(page)).toContainText('Ordering and finding a restaurant have to wait');
    await category(page, 'Dips').click();
    const add = page.getByRole('button', { name: /^Add .* to your basket$/ }).first();
    await add.click();
    const basket = await openBasket(page);
    await expect(basket.getByRole('heading', { name: 'Margherita' })).toBeVisible();
    await expect(basket).toContainText('£11.99');
    await expect(checkout(page)).toBeDisabled();
    await expect(basket).toContainText(
      'You can continue your order as soon as you are online again.',
    );
    await expectAccessible(page);
    await closeBasket(page);

    app.setNetwork(true);
    await expect(page.getByText('You are online again')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    const kept = await openBasket(page);
    await expect(kept.getByText('The price of Margherita has changed.')).toBeVisible();
    await expect(kept.getByRole('heading', { name: 'Margherita' })).toBeVisible();
    await expect(kept).toContainText('£12.99');
    await expect(page.getByRole('link', { name: /2 items/ }).first()).toBeAttached();
    await expect(checkout(page)).toBeEnabled();
  });

  test('opens without a network on a device that has seen nothing yet, and says so @phone [HST-08]', async ({
    page,
  }) => {
    await inWebview(page, 'android');
    app.setNetwork(false);
    await visit(page, 'uk', '/', app.site);
    await expect(notice(page)).toBeVisible();
    await page.getByLabel('Postcode').fill('SW11 1JB');
    await expect(findHut(page)).toBeDisabled();
    app.setNetwork(true);
    await expect(findHut(page)).toBeEnabled();
    await findHut(page).click();
    await page.waitForURL(/\/order\//);
  });

  test('keeps nothing that it could not read: what does not fit is dropped, and the menu comes once there is a network @phone [HST-08]', async ({
    page,
  }) => {
    await inWebview(page, 'ios');
    await arrive(page, '/', { site: app.site, until: 'main' });
    await menuIsKept(page);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (!key.startsWith('phdv:seen:/v2/products/')) continue;
        localStorage.setItem(key, '{"version":1,"at":0,"body":"no list"}');
      }
    });
    app.setNetwork(false);
    await page.goto(addressOf('uk', '/', app.site));
    await expect(notice(page)).toBeVisible();
    await category(page, 'Dips').click();
    await expect(page.getByRole('button', { name: /^Add .* to your basket$/ })).toHaveCount(0);
    app.setNetwork(true);
    await expect(
      page.getByRole('button', { name: /^Add .* to your basket$/ }).first(),
    ).toBeVisible();
  });
});

test('a shop whose line drops at the checkout waits, loses nothing that was typed, and then places one order @phone [HST-08]', async ({
  context,
  page,
}) => {
  const placed: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/orders/preauthorise')) placed.push(request.url());
  });
  await reachCheckout(page);
  await fillDetails(page);
  await choosePayment(page, /^Cash/);
  await menuIsKept(page);
  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  await expect(placeButton(page)).toBeDisabled();
  await page.getByRole('textbox', { name: 'Name', exact: true }).press('Enter');
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ada Byron');
  await placeButton(page).dblclick();
  await page.waitForURL(/\/order\/ordersummary\//);
  await expect(page.getByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
  expect(placed).toHaveLength(1);
});

test('a line that drops while the menu is open leaves menu and basket readable @phone [HST-08]', async ({
  context,
  page,
}) => {
  await arrive(page, '/order/dips/', { basket: { items: [margherita] }, by: 'collection' });
  await menuIsKept(page);
  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  await category(page, 'Sides').click();
  await expect(page.getByRole('button', { name: /^Add .* to your basket$/ }).first()).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText('You are online again')).toBeVisible();
});
