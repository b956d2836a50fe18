import type { ConsoleMessage } from '@playwright/test';
import { newCustomer } from '../accounts/customers.ts';
import { addressOf, arrive, visit } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import {
  choosePayment,
  fillDetails,
  placeButton,
  reachCheckout,
} from '../checkout/reach-checkout.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, type Page, test } from '../journey.ts';
import { type Deployment, deployWith } from './deployment.ts';

// One of them builds, for all.
test.describe.configure({ mode: 'serial' });

let site: Deployment;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  const filler = { id: 'slot-filler', options: { name: 'Ada' } };
  site = await deployWith('uk', [{ id: 'slot-breaker' }, filler]);
});
test.afterAll(() => site.stop());

/** Slots of the plugin that fails in all of them, as their failures are reported. */
function watchFailures(page: Page): readonly string[] {
  const failed: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    const [, slot] = /plugin slot-breaker failed in its ([\w-]+)/.exec(message.text()) ?? [];
    if (slot !== undefined) failed.push(slot);
  });
  return failed;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('a plugin fills the home page and brings pages, with state of its own that is kept; another that fails there takes nothing with it @desktop [ENG-16]', async ({
  page,
}) => {
  const failed = watchFailures(page);
  await visit(page, 'uk', '/', site.url);
  await expect(heading(page, 'Filled home section')).toBeVisible();
  await expect(page.getByText('Hut -, customer -')).toBeVisible();
  await page.getByRole('button', { name: 'Ada tapped 0 times' }).click();
  await page.getByRole('button', { name: 'Ada tapped 1 times' }).click();
  await expect(page.getByRole('button', { name: 'Start my delivery' })).toBeVisible();
  await expect.poll(() => failed).toContain('home-section');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'To the filled page' }).click();
  await expect(heading(page, 'Filled page')).toBeVisible();
  await expect(page.getByText('Entry 7 from home')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ada tapped 2 times' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Ada tapped 2 times' })).toBeVisible();
  await page.getByRole('button', { name: 'To the first filled page' }).click();
  await expect(heading(page, 'Filled first page')).toBeVisible();

  await page.goto(addressOf('uk', '/more/slot-breaker/', site.url));
  await expect(heading(page, 'This part would not load')).toBeVisible();
  await expect.poll(() => failed).toContain('page');
  await page.goto(addressOf('uk', '/more/nobody/', site.url));
  await expect(heading(page, 'Filled home section')).toBeVisible();
});

test('plugins fill the basket, the checkout, the payment form, the summary and the tracker of an order, which is placed though another plugin fails in each of them @desktop [ENG-16]', async ({
  page,
}) => {
  test.slow();
  const failed = watchFailures(page);
  await arrive(page, '/order/pizzas/', {
    site: site.url,
    by: 'collection',
    basket: { items: [margherita] },
  });
  const lines = page.getByRole('group', { name: 'What you chose' }).getByRole('listitem');
  await expect(lines.filter({ hasText: 'Filled row of 1' })).toBeVisible();
  await expect(lines).toHaveCount(2);
  await expect(page.getByText('Filled total in the basket')).toBeVisible();
  await expectAccessible(page);

  await reachCheckout(page, { site: site.url });
  await expect(heading(page, 'Filled checkout section')).toBeVisible();
  await expect(page.getByText(/collection from .+, 1 in the basket for £/)).toBeVisible();
  await expect(
    page.getByText('Filled total in the checkout').filter({ visible: true }),
  ).toBeVisible();
  await expectAccessible(page);
  await fillDetails(page);
  await choosePayment(page, /^Card Online/);
  await placeButton(page).click();
  await page.waitForURL(/\/order\/card-details\//);
  const pay = page.getByRole('button', { name: 'Pay in the filled form' });
  await pay.waitFor();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectAccessible(page);
  await pay.click();

  await page.waitForURL(/\/order\/ordersummary\//);
  await expect(heading(page, 'Filled summary section')).toBeVisible();
  await expect(page.getByText('Filled order row')).toBeVisible();
  await expect(page.getByText(/^Filled tracker at [A-Z_]+$/)).toBeVisible();
  await expectAccessible(page);
  expect(new Set(failed)).toEqual(
    new Set([
      'basket-row',
      'basket-total-row',
      'checkout-section',
      'order-total-row',
      'order-summary-section',
      'tracker-section',
    ]),
  );
});

test("a plugin fills the account's page; where no manifest names it, nothing of it loads @desktop [ENG-16]", async ({
  page,
}) => {
  const failed = watchFailures(page);
  const halves: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/ui-/.test(request.url())) halves.push(request.url());
  });
  const { state } = await newCustomer('uk', undefined, site.url);
  await arrive(page, '/account/edit', { site: site.url, state });
  await expect(heading(page, 'Filled account section')).toBeVisible();
  await expect(page.getByText('Known as Ada')).toBeVisible();
  await expect.poll(() => failed).toContain('account-section');
  await expectAccessible(page);

  expect(halves.length).toBeGreaterThan(0);
  halves.length = 0;
  await visit(page, 'ca', '/', site.url);
  await page.getByRole('contentinfo').waitFor();
  await expect(heading(page, 'Filled home section')).toHaveCount(0);
  await page.goto(addressOf('ca', '/more/slot-filler/', site.url));
  await page.getByRole('contentinfo').waitFor();
  await expect(heading(page, 'Filled first page')).toHaveCount(0);
  expect(halves).toEqual([]);
});
