import { expect, type Page, test } from '../journey.ts';
import type { LooseItem } from '../../../core/basket/basket.ts';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import { addressOf, arrive } from '../arrive.ts';
import {
  choosePayment,
  fillDetails,
  orderWithCash,
  placeButton,
  reachCheckout,
} from '../checkout/reach-checkout.ts';
import { margherita } from '../baskets.ts';
import { watchAnalytics } from '../watch-analytics.ts';

const hutPhone = '020 7946 0111';
const preauthorisePath = '**/v1/orders/preauthorise';

/** A product in the basket, the so-many-th of its kind. */
const loose = (count: number, choice: LooseItem['choice']): LooseItem => ({
  basketItemId: `${choice.productId}-${count}`,
  choice,
});

/** A checkout that only waits for its button. */
const readyToOrder = async (page: Page): Promise<void> => {
  await reachCheckout(page);
  await fillDetails(page);
  await choosePayment(page, /^Cash/);
};

/** The calls about orders that a page makes from now on, by the end of their path. */
const orderCalls = (page: Page): readonly string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, call] = /\/v1\/orders\/(preauthorise|place)$/.exec(request.url()) ?? [];
    if (call !== undefined) calls.push(call);
  });
  return calls;
};

/** Changes the body of the next pre-authorisations on their way to the server, which decides about them. */
const changeRequest = async (page: Page, change: (body: OrderRequest) => void): Promise<void> => {
  await page.route(preauthorisePath, async (route) => {
    const body = route.request().postDataJSON() as OrderRequest;
    change(body);
    await route.continue({ postData: JSON.stringify(body) });
  });
};

/** Writes down what the page reports. */
const reportsOf = (page: Page): readonly string[] => {
  const reports: string[] = [];
  page.on('console', (message) => reports.push(message.text()));
  return reports;
};

test('a hut that has closed meanwhile stops the order before any call [ORD-62, CHK-110]', async ({
  page,
}) => {
  const events = await watchAnalytics(page);
  const reports = reportsOf(page);
  await readyToOrder(page);
  const calls = orderCalls(page);
  const closed = { delivery: 'UNAVAILABLE_CLOSED', collection: 'UNAVAILABLE_CLOSED' };
  await page.route('**/v2/huts/status/uk-1/1101/summary', (route) =>
    route.fulfill({ json: { physical: closed, web: { asap: closed, scheduled: closed } } }),
  );
  await placeButton(page).click();
  await expect(page.getByText(/Clapham Junction is closed/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/order\/checkout\//);
  expect(calls).toEqual([]);
  await expect.poll(() => reports.join()).toContain('Hut notice HUT_CLOSED');
  await expect
    .poll(() => events.find(({ type }) => type === 'Dead End')?.data)
    .toEqual({ notice: 'HUT_CLOSED', hutId: '1101' });
});

test('a hut that the server finds closed is a dead end with a notice [ORD-74, CHK-110]', async ({
  page,
}) => {
  const events = await watchAnalytics(page);
  const reports = reportsOf(page);
  await readyToOrder(page);
  const calls = orderCalls(page);
  await changeRequest(page, (body) => (body.hut.id = '1117'));
  await placeButton(page).click();
  await expect(page.getByText(/Clapham Junction is closed/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/order\/checkout\//);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Byron');
  expect(calls).toEqual(['preauthorise']);
  await expect.poll(() => reports.join()).toContain('Hut notice HUT_CLOSED');
  await expect.poll(() => events.map(({ type }) => type)).toContain('Dead End');
});

test('a basket that another tab emptied leads to the deals [ORD-63]', async ({ page }) => {
  await readyToOrder(page);
  const calls = orderCalls(page);
  await page.route('**/v2/huts/status/**', async (route) => {
    const other = await page.context().newPage();
    await other.goto(addressOf('uk', '/openapi.json'));
    await other.evaluate(() => {
      const { version } = JSON.parse(localStorage.getItem('phdv:basket') ?? '{}');
      const state = { deals: [], items: [] };
      localStorage.setItem('phdv:basket', JSON.stringify({ version, state }));
    });
    await other.close();
    await route.fallback();
  });
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/order\/deals\/$/);
  expect(calls).toEqual([]);
});

test('alcohol without food is refused by law, and checkout is as it was [ORD-79, ORD-115, ORD-116, ORD-118, ORD-121]', async ({
  page,
}) => {
  const items = [1, 2, 3].map((count) =>
    loose(count, { type: 'drink', productId: 'garden-lager' }),
  );
  await arrive(page, '/order/checkout/', { by: 'collection', basket: { items } });
  await fillDetails(page);
  await choosePayment(page, /^Cash/);
  await placeButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Sorry' });
  await expect(dialog).toContainText(
    'By law, alcohol can only be ordered with food. Please add at least one pizza, starter or dessert.',
  );
  await expect(dialog).toContainText('If you need help, call Clapham Junction');
  await expect(dialog.getByRole('link', { name: hutPhone })).toHaveAttribute('href', /^tel:/);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/order\/checkout\//);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Byron');
});

test('a failure without words of its own is told in general, with the ids it has [ORD-79, ORD-115, ORD-117, ORD-121]', async ({
  page,
}) => {
  await readyToOrder(page);
  await page.route(preauthorisePath, (route) =>
    route.fulfill({
      status: 502,
      json: {
        name: 'SOMETHING_NEW',
        message: 'The payment could not be opened.',
        transactionId: 'transaction-7',
        customerOrderReference: 'REF12345',
      },
    }),
  );
  await placeButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Sorry' });
  await expect(dialog).toContainText('We were unable to process your order.');
  await expect(dialog).toContainText('transaction-7');
  await expect(dialog).toContainText('REF12345');
  await expect(dialog.getByRole('link', { name: hutPhone })).toBeVisible();
});

test('changed prices are told although the new ones do not come [ORD-77]', async ({ page }) => {
  await readyToOrder(page);
  await changeRequest(page, (body) => (body.payment.amount += 1));
  await page.route(/\/v\d\/(products|deals|discounts|menu)/, (route) => route.abort());
  await placeButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Prices have changed!' })).toContainText(
    'Please check the total and try again.',
  );
});

test('a hut that closes while the order is placed takes no money [ORD-122, ORD-124]', async ({
  page,
}) => {
  await readyToOrder(page);
  await page.route('**/v1/orders/place', (route) =>
    route.fulfill({ status: 409, json: { name: 'HUT_NOT_OPEN', message: 'closed' } }),
  );
  await placeButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Your restaurant is closed' });
  await expect(dialog).toContainText('No payment was taken.');
  await expect(dialog).toContainText('card provider may take a little while to release it');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await page.unroute('**/v1/orders/place');
  await page.route('**/v1/orders/place', (route) =>
    route.fulfill({ status: 409, json: { name: 'SOMETHING_NEW', message: 'no' } }),
  );
  await placeButton(page).click();
  await expect(page.getByRole('dialog', { name: 'That didn’t go to plan' })).toBeVisible();
});

test('an order that is placed already is shown, not placed again [ORD-58]', async ({ page }) => {
  const answer = page.waitForResponse(preauthorisePath);
  const summary = await orderWithCash(page);
  const first = await (await answer).json();
  const again = await page.context().newPage();
  await readyToOrder(again);
  const calls = orderCalls(again);
  await again.route(preauthorisePath, (route) => route.fulfill({ json: first }));
  await placeButton(again).click();
  await again.waitForURL(/\/order\/ordersummary\//);
  expect(new URL(again.url()).searchParams.get('transactionId')).toBe(
    summary.searchParams.get('transactionId'),
  );
  expect(calls).toEqual(['preauthorise']);
});

test('a dip that costs less than a pound is written in pence [ORD-131]', async ({ page }) => {
  const items = [margherita, loose(1, { type: 'dip', productId: 'bbq-dip' })];
  await arrive(page, '/order/checkout/', { by: 'collection', basket: { items } });
  await fillDetails(page);
  await choosePayment(page, /^Cash/);
  await placeButton(page).click();
  await page.waitForURL(/\/order\/ordersummary\//);
  const dip = page.getByRole('listitem').filter({ hasText: /BBQ/ });
  await expect(dip.first()).toContainText(/\d\dp$/);
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('amounts have the euro behind them [ORD-131]', async ({ page }) => {
    await orderWithCash(page, { market: 'fr' });
    await expect(page.getByRole('definition').filter({ hasText: '€' }).first()).toHaveText(
      /^\d+,\d\d\u00a0€$/,
    );
  });
});
