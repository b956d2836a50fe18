import { expect, type Page, test } from '../journey.ts';
import { addressOf, arrive } from '../arrive.ts';
import { cola, margherita } from '../baskets.ts';
import {
  choosePayment,
  fillAddress,
  fillDetails,
  orderWithCash,
  placeButton,
} from '../checkout/reach-checkout.ts';
import { inWebview } from '../in-webview.ts';
import { openBasket } from '../open-basket.ts';
import { feature, setInManifest } from '../set-in-manifest.ts';

const basket = { items: [margherita, cola] };

test(
  'ways to pay are tiles, or a list with radio buttons under their experiment [EXP-20]',
  { tag: '@desktop' },
  async ({ page }) => {
    const ways = page.getByRole('group', { name: 'How would you like to pay?' });
    /** Where the choices begin, from the first on. */
    const corners = async (variant: string) => {
      const query = { optimizely: `ui-consolidation-payment-method-selector:${variant}` };
      await arrive(page, '/order/checkout/', { by: 'collection', basket, query });
      await ways.getByRole('radio', { name: /^Cash/ }).check();
      // The sheets among them come after the others.
      await expect(ways.getByRole('radio')).toHaveCount(7);
      const choices = await ways.locator('label').all();
      const boxes = await Promise.all(choices.map((choice) => choice.boundingBox()));
      return boxes.map((box) => ({ x: box?.x ?? 0, y: box?.y ?? 0 }));
    };
    const tiles = await corners('control');
    expect(new Set(tiles.map(({ y }) => y)).size).toBeLessThan(tiles.length);
    expect(new Set(tiles.map(({ x }) => x)).size).toBeGreaterThan(2);
    const list = await corners('treatment');
    expect(new Set(list.map(({ x }) => x)).size).toBe(1);
    expect(list.map(({ y }) => y)).toEqual(list.map(({ y }) => y).toSorted((a, b) => a - b));
  },
);

test('the basket shows the ways to pay as icons under their experiment [EXP-21]', async ({
  page,
}) => {
  const icons = page.getByRole('list', { name: 'Ways to pay' });
  const arriveIn = (variant: string) =>
    arrive(page, '/order/dips/', {
      by: 'collection',
      basket,
      query: { optimizely: `basket-payment-icons-global:${variant}` },
    });
  await arriveIn('control');
  await expect((await openBasket(page)).getByText('Total').first()).toBeVisible();
  await expect(icons).toHaveCount(0);
  await arriveIn('treatment');
  await openBasket(page);
  for (const name of ['Card, Click to pay, Card machine', 'PayPal', 'Cash']) {
    await expect(icons.getByRole('img', { name, exact: true })).toBeVisible();
  }
  await expect(icons.getByRole('img')).toHaveCount(3);
});

interface OfferedDeal {
  readonly title: string;
  readonly popularity?: number;
  readonly price?: number;
  readonly cheapestPrice?: number;
  readonly threshold?: number;
}

/** What one pays at least to have a deal: itself, and the purchase that it needs. */
const leastPaid = ({ price, cheapestPrice, threshold = 0 }: OfferedDeal): number => {
  const own = cheapestPrice ?? price;
  return own === undefined ? Infinity : Math.round((own + threshold) * 100) / 100;
};

test('deals are sorted by popularity, or the cheapest first under their experiment [EXP-27]', async ({
  page,
}) => {
  const list = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .first();
  /** The deals of the list, in its order, as the server offers them. */
  const listed = async (variant: string): Promise<readonly OfferedDeal[]> => {
    const answer = page.waitForResponse(/\/v1\/deals\//);
    const query = { optimizely: `deal-sorting:${variant}` };
    await arrive(page, '/order/deals/', { by: 'collection', query });
    const offered = (await (await answer).json()) as readonly OfferedDeal[];
    // Which deals there are follows the hour; the first dozen of them is enough to see their order.
    await expect(list.getByRole('listitem').nth(11)).toBeAttached();
    const titles = await list.getByRole('heading').allTextContents();
    return titles.flatMap((title) => offered.find((deal) => deal.title === title) ?? []);
  };
  const popularity = (await listed('control')).map((deal) => deal.popularity ?? 0);
  expect(new Set(popularity).size).toBeGreaterThan(5);
  expect(popularity).toEqual(popularity.toSorted((one, other) => other - one));
  const prices = (await listed('treatment')).map(leastPaid);
  expect(new Set(prices).size).toBeGreaterThan(5);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
});

test('the delivery charge has the name of the variant in basket, checkout and summary [EXP-40]', async ({
  page,
}) => {
  const at = { market: 'uk', sector: 'uk-1', hutId: '1103', postcode: 'EH1 2QH' } as const;
  const query = { optimizely: 'delivery-charge-fee-name-uk:service-fee' };
  await arrive(page, '/order/dips/', { at, basket, query });
  await expect(await openBasket(page)).toContainText('Service fee£0.99');
  await arrive(page, '/order/checkout/', { at, basket });
  await expect(page.getByRole('main')).toContainText('Service fee£0.99');
  await fillDetails(page);
  await fillAddress(page);
  await choosePayment(page, /^Cash/);
  await placeButton(page).click();
  await page.waitForURL(/\/order\/ordersummary\//);
  const main = page.getByRole('main');
  await expect(main).toContainText('Service fee£0.99');
  const summary = new URL(page.url());
  for (const [variant, name] of [
    ['service-charge', 'Service charge'],
    ['delivery-charge', 'Delivery charge'],
  ] as const) {
    summary.searchParams.set('optimizely', `delivery-charge-fee-name-uk:${variant}`);
    await page.goto(summary.href);
    await expect(main).toContainText(`${name}£0.99`);
  }
});

test('partners have a place on the summary where the feature is on [EXP-62]', async ({ page }) => {
  const partners = page.getByRole('region', { name: 'Offers from our partners' });
  const summary = await orderWithCash(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you/);
  await expect(partners).toHaveCount(0);
  await setInManifest(page, '**/order/**', ...feature('rokt', true));
  await page.goto(summary.href);
  await expect(partners).toContainText('There are no partner offers just now.');
});

/** The addresses that the products of a page are fetched from. */
const productCalls = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/v2\/.*products/.test(pathname)) calls.push(pathname);
  });
  return calls;
};

test('products are those of the hut, or of its sector where that feature is off [EXP-67]', async ({
  page,
}) => {
  const at = { market: 'uk', sector: 'uk-1', hutId: '1111' } as const;
  const wine = page.getByRole('main').getByText('House Red').first();
  const calls = productCalls(page);
  const cards = page.getByRole('main').getByRole('listitem');
  await arrive(page, '/order/drinks/', { at, by: 'collection' });
  await expect(cards.first()).toBeVisible();
  await expect(wine).toHaveCount(0);
  expect(calls.splice(0).every((path) => path.startsWith('/v2/products/'))).toBe(true);
  await setInManifest(page, '**/order/**', ...feature('content-by-hut', false));
  await arrive(page, '/order/drinks/', { at, by: 'collection' });
  await expect(wine).toBeVisible();
  expect(calls.every((path) => path.startsWith('/v2/sectors/uk-1/products/'))).toBe(true);
});

test('the question about cookies shows where it is enabled, and in the iOS app once tracking is authorised [EXP-80]', async ({
  page,
}) => {
  const question = page.getByRole('region', { name: /cookies/i });
  await page.goto(addressOf('uk', '/huts/'));
  await expect(question).toBeVisible();
  await setInManifest(page, '**/huts/', ...feature('cookie-banner', false));
  await page.goto(addressOf('uk', '/huts/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Clapham Junction').first()).toBeVisible();
  await expect(question).toHaveCount(0);
  await page.unrouteAll();
  const app = await inWebview(page, 'ios');
  await page.goto(addressOf('uk', '/huts/'));
  await expect(page.getByText('Clapham Junction').first()).toBeVisible();
  await expect(question).toHaveCount(0);
  await app.say('TRACKING_PERMISSION', { status: 'authorized' });
  await expect(question).toBeVisible();
});
