import { expect, type Locator, type Page, test } from '../journey.ts';
import { newCustomer } from '../accounts/customers.ts';
import { type Arrival, arrive } from '../arrive.ts';
import { now } from '../clock.ts';
import { margherita } from '../baskets.ts';
import { alwaysOpen } from '../places.ts';

/** How each page says that it did not load. */
const told =
  /No answer yet\. We are still trying|would not load|could not (be )?(load|find)|did not (come|load)|Pas encore de réponse|ne s’affiche(nt)? pas|pu être chargée?s?/i;

/** Everything that the page asks the server for. */
const api = /\/v[12]\//;

/** Pages that load data. */
const pages = [
  '/order/pizzas/',
  '/order/pizzas/?modal=margherita',
  '/order/deals/',
  '/order/deal/?id=bogof-medium',
  '/order/discount/?id=student-15',
  '/order/checkout/',
  `/order/ordersummary/?transactionId=${'0'.repeat(40)}`,
  '/account/edit',
  '/cookies/',
  '/huts/',
  '/huts/uk-1/1101',
  '/map?latLong=51.46,-0.17&disposition=collection',
] as const;

/** Who comes to a page: with a basket, and signed in where the page asks for it. */
const arrivalAt = async (path: string): Promise<Arrival> => ({
  basket: { items: [margherita] },
  meltsSeen: false,
  consentAnswered: false,
  until: 'main',
  ...(path.startsWith('/account') ? { state: (await newCustomer()).state } : {}),
});

/** What a tap in the middle of what a page says would meet. */
const metAt = (said: Locator): Promise<boolean> =>
  said.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return met !== null && (element.contains(met) || met.contains(element));
  });

/**
 * Nothing lies over what the page says, which the question about cookies and the introduction of a category could; the
 * product's own dialog is all that may be open.
 */
const expectNothingOver = async (page: Page, path: string): Promise<void> => {
  const hasOwnDialog = path.includes('modal=');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCount(hasOwnDialog ? 1 : 0);
  const said = (hasOwnDialog ? dialog : page).getByText(told).filter({ visible: true });
  // A page that tries again says it anew.
  await expect.poll(() => metAt(said.first())).toBe(true);
};

for (const path of pages) {
  test(`${path} says within 3 seconds that nothing comes, with nothing over it, and tries again by itself [SHP-40]`, async ({
    page,
  }) => {
    let asked = 0;
    const arrival = await arrivalAt(path);
    await page.clock.install({ time: now() });
    await page.route(api, (route) => {
      asked += 1;
      return route.abort();
    });
    await arrive(page, path, arrival);
    await expect.poll(() => asked).toBeGreaterThan(0);
    await page.clock.runFor(3_000);
    await expect(page.getByText(told).first()).toBeVisible();
    const before = asked;
    // A try that is still on its way ends in real time, and the next is counted from its end.
    await expect
      .poll(async () => {
        await page.clock.runFor(6_000);
        return asked;
      })
      .toBeGreaterThan(before);
    await expectNothingOver(page, path);
  });
}

for (const path of pages.filter((one) => /deal\/|account|summary/.test(one))) {
  test(`${path} says within 3 seconds that it waits for an answer, with nothing over it [SHP-40]`, async ({
    page,
  }) => {
    let asked = 0;
    const arrival = await arrivalAt(path);
    await page.clock.install({ time: now() });
    await page.route(api, () => void (asked += 1));
    await arrive(page, path, arrival);
    await expect.poll(() => asked).toBeGreaterThan(0);
    await page.clock.runFor(3_000);
    await expect(page.getByText(told).first()).toBeVisible();
    await expectNothingOver(page, path);
  });
}

/** Pages that markets make of their own settings and words. */
const ofMarkets = ['/order/pizzas/', '/order/deals/', '/order/checkout/', '/huts/'] as const;

for (const market of ['fr', 'in', 'ca'] as const) {
  test(`pages of ${market} say within 3 seconds that nothing comes, with nothing over it, and try again by themselves [SHP-40]`, async ({
    page,
  }) => {
    let asked = 0;
    await page.clock.install({ time: now() });
    await page.route(api, (route) => {
      asked += 1;
      return route.abort();
    });
    for (const path of ofMarkets) {
      asked = 0;
      await arrive(page, path, { ...(await arrivalAt(path)), at: alwaysOpen[market] });
      await expect.poll(() => asked).toBeGreaterThan(0);
      await page.clock.runFor(3_000);
      await expect(page.getByText(told).filter({ visible: true }).first()).toBeVisible();
      const before = asked;
      await expect
        .poll(async () => {
          await page.clock.runFor(6_000);
          return asked;
        })
        .toBeGreaterThan(before);
      await expectNothingOver(page, path);
    }
  });
}

test('the menu comes by itself once there is an answer again [SHP-40]', async ({ page }) => {
  let isGone = true;
  await page.clock.install({ time: now() });
  await page.route(api, (route) => (isGone ? route.abort() : route.fallback()));
  await arrive(page, '/order/deals/', { basket: { items: [margherita] } });
  await page.clock.runFor(3_000);
  await expect(page.getByText(told).first()).toBeVisible();
  isGone = false;
  const deal = page.getByRole('link', { name: 'The Big Night In', exact: true });
  await expect
    .poll(async () => {
      await page.clock.runFor(6_000);
      return deal.count();
    })
    .toBe(1);
  await expect(deal).toBeVisible();
});
