import { addressOf, arrive, outsideAddressOf, placeOf } from '../arrive.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../journey.ts';
import { places } from '../places.ts';
import { watchAnalytics } from '../watch-analytics.ts';
import { slot } from '../deals/build-deal.ts';
import { modalOf, openMenu } from './open-menu.ts';
import { card, english, field, keepTo, main } from './search-food.ts';

test('a deal that the filters leave nothing for is not listed, and says so where it is opened [SHP-20]', async ({
  page,
}) => {
  await openMenu(page, places.clapham, '/order/deals/');
  const deal = card(page, 'Second Large Half Price');
  await expect(deal).toBeVisible();
  await keepTo(page, english, 'No gluten');
  await expect(main(page).getByText(english.hidden).first()).toBeVisible();
  await expect(deal).toHaveCount(0);
  await page.goto(addressOf('uk', '/order/deal/?id=bogoh-large'));
  await expect(main(page).getByText(/there is nothing to choose for:/)).toBeVisible();
  await expect(slot(page).getByRole('heading', { name: english.unfit })).toBeVisible();
  await expectAccessible(page);
  await slot(page).getByRole('button', { name: english.clear }).click();
  await expect(
    slot(page).getByRole('button', { name: 'Pepperoni Classic', exact: true }),
  ).toBeVisible();
});

test('a pizza without gluten opens on the base that has none, with the toppings that fit [SHP-20]', async ({
  page,
}) => {
  await openMenu(page, places.clapham, '/order/pizzas/');
  await keepTo(page, english, 'No gluten');
  await card(page, 'Margherita').click();
  const modal = modalOf(page);
  await expect(modal.getByRole('radio', { name: /^Gluten Free/ })).toBeChecked();
  await expect(modal.getByRole('radio', { name: /^Large/ })).toHaveCount(0);
  await expect(modal.getByText(/This fits your filters: No gluten/)).toBeVisible();
  await modal.getByText('Allergens and nutrition').click();
  await expect(modal.getByText('Milk', { exact: true })).toBeVisible();
});

test('what nobody has listed the allergens of is never shown as free of one [SHP-20]', async ({
  page,
}) => {
  await page.route('**/v2/products/desserts*', async (route) => {
    const asked = new URL(route.request().url());
    const answer = await fetch(outsideAddressOf('uk', `${asked.pathname}${asked.search}`));
    const list = (await answer.json()) as { readonly allergens?: unknown }[];
    await route.fulfill({ json: list.map(({ allergens: _left, ...product }) => product) });
  });
  await openMenu(page, places.clapham, '/order/desserts/');
  await expect(main(page).getByRole('listitem').first()).toBeVisible();
  await keepTo(page, english, 'No fish');
  await expect(page.getByRole('heading', { name: english.unfit })).toBeVisible();
});

test('neither addresses, calls nor events tell of the filters, and no event of what was looked for [SHP-20]', async ({
  page,
}) => {
  const events = await watchAnalytics(page);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.url()} ${request.postData() ?? ''}`));
  await arrive(page, '/order/pizzas/', { at: places.clapham, by: 'collection' });
  await keepTo(page, english, 'No peanuts');
  await field(page, english.field).fill('margarita');
  await card(page, 'Margherita').click();
  await expect(modalOf(page).getByRole('heading', { name: 'Margherita' })).toBeVisible();
  await expect
    .poll(() => events.filter(({ type }) => type === 'page-view').length)
    .toBeGreaterThan(1);
  expect(calls.filter((call) => /peanuts/i.test(call))).toEqual([]);
  expect(events.filter((event) => /peanut|margarita/i.test(JSON.stringify(event)))).toEqual([]);
  expect(placeOf(page)).not.toContain('peanut');
});
