import { expect, type Page, test } from '../journey.ts';
import type { LooseItem } from '../../../core/basket/basket.ts';
import { arrive } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { orderWithCash, placeButton } from '../checkout/reach-checkout.ts';
import { inWebview } from '../in-webview.ts';
import { openBasket } from '../open-basket.ts';
import { applyCode, enterCode, openVouchers } from '../vouchers/enter-code.ts';

/** The calls of a page, each once; those for experiments and revisions come when the page has nothing better to do. */
const watchCalls = (page: Page) => {
  const calls = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/v\d\/(?!experiments|revision)/.test(pathname)) return;
    calls.add(`${request.method()} ${pathname}`);
  });
  return () => [...calls].toSorted();
};

/** A dish with which nothing is suggested on the way to checkout. */
const pasta: LooseItem = {
  basketItemId: 'pasta',
  choice: { type: 'side', productId: 'chicken-alfredo' },
};

/** Fills a basket, changes it, and takes it to checkout: where that led, what was called and what it costs. */
const fill = async (page: Page) => {
  const calls = watchCalls(page);
  const routes: string[] = [];
  const totals: string[][] = [];
  const note = () => void routes.push(new URL(page.url()).pathname);
  await arrive(page, '/order/dips/', { by: 'collection', basket: { items: [pasta] } });
  note();
  await page
    .getByRole('button', { name: /^Add .* to your basket$/ })
    .first()
    .click();
  await page.getByRole('link', { name: /^Basket 2 items/ }).waitFor();
  const basket = await openBasket(page);
  const amounts = basket.getByRole('definition');
  await amounts.last().waitFor();
  totals.push(await amounts.allInnerTexts());
  const total = await amounts.last().innerText();
  await basket
    .getByRole('button', { name: /^One more/ })
    .first()
    .click();
  await expect(amounts.last()).not.toHaveText(total);
  totals.push(await amounts.allInnerTexts());
  await basket.getByRole('button', { name: /^Checkout/ }).click();
  await page.waitForURL('**/order/checkout/');
  note();
  totals.push([await placeButton(page).innerText()]);
  await expect.poll(() => calls().join()).toContain('/store-config/');
  return { routes, totals, calls: calls() };
};

test('a basket is filled, changed and taken to checkout in the app as in a browser: by the same pages, calls and totals [BSK-88]', async ({
  browser,
  page,
}) => {
  const web = await fill(page);
  const view = await browser.newPage();
  await inWebview(view, 'ios');
  expect(await fill(view)).toEqual(web);
  await view.close();
});

for (const platform of ['ios', 'android'] as const) {
  test(`a guest orders in the app of ${platform} as on the web, and the order says where it came from [WEB-01]`, async ({
    page,
  }) => {
    await inWebview(page, platform);
    const sent = page.waitForRequest('**/v1/orders/preauthorise');
    await orderWithCash(page);
    expect((await sent).postDataJSON()).toMatchObject({ isMobileApp: true });
    await expect(page.getByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
  });
}

test('a voucher of the app is taken in it, and refused on the web [VOU-38, WEB-16]', async ({
  browser,
  page,
}) => {
  const basket = { items: [margherita] };
  await arrive(page, '/order/dips/', { basket });
  const refusing = await openVouchers(page);
  const onWeb = page.waitForRequest('**/v1/vouchers/validate**');
  await enterCode(refusing, 'APP25');
  await expect(refusing.getByText('Voucher is only supported on the app')).toBeVisible();
  expect((await onWeb).headers()['x-channel']).toBe('web');
  const view = await browser.newPage();
  await inWebview(view, 'android');
  await arrive(view, '/order/dips/', { basket });
  const inApp = view.waitForRequest('**/v1/vouchers/validate**');
  await applyCode(await openVouchers(view), 'APP25');
  expect((await inApp).headers()['x-channel']).toBe('app');
  // A quarter of 12.99 is 3.2475, rounded to 3.25.
  await expect(view.getByRole('dialog', { name: 'Your basket' })).toContainText('−£3.25');
  await view.close();
});
