import type { Page } from '@playwright/test';
import { arrive, visit } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { expect, test } from '../journey.ts';
import { type PageType, pageTypes, reachPage } from '../payments/provider-page.ts';
import { fontSession, foreignLetters } from './foreign-fonts.ts';

/** A payment on a page of the sandbox in each market, in a frame where the market's is framed. */
const payments: readonly PageType[] = [
  pageTypes.worldpay,
  pageTypes.hipay,
  pageTypes.paytm,
  pageTypes.eigen,
];

/** Every word on the page is in a typeface of the site; the price among them, which is there in the end. */
async function expectOwnLetters(page: Page, shows: string | RegExp): Promise<void> {
  const session = await fontSession(page);
  await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
  await expect.poll(() => foreignLetters(page, session)).toEqual([]);
  await session.detach();
}

const price = /[£€$₹]/;

for (const payment of payments) {
  const { market } = payment.place;
  test(`the site's own typefaces write every letter of market ${market}, in a payment's page too [SHP-44]`, async ({
    page,
  }) => {
    await visit(page, market, '/');
    await expectOwnLetters(page, /\p{L}/u);
    const at = payment.place;
    await arrive(page, '/order/deals/', { at, basket: { items: [margherita] } });
    await expectOwnLetters(page, price);
    await reachPage(page, payment);
    const [frame = page.mainFrame()] = page.frames().filter((one) => one !== page.mainFrame());
    await frame.locator('.amount').filter({ hasText: price }).waitFor();
    await expectOwnLetters(page, /\p{L}/u);
  });
}

test('the pages of no market bring their typefaces along [SHP-44]', async ({ page, baseURL }) => {
  await page.goto(baseURL ?? '');
  await expectOwnLetters(page, 'Where would you like to order?');
});
