import { expect, type Page, test } from '../journey.ts';
import { arrive } from '../arrive.ts';
import { cola, margherita } from '../baskets.ts';
import { placeButton } from '../checkout/reach-checkout.ts';
import { openBasket } from '../open-basket.ts';
import { places } from '../places.ts';
import { collectPizzas, signedIn } from './members.ts';

const reorder = (page: Page) => page.getByRole('button', { name: 'Reorder' });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Deals' });

test('the last order comes again into a fresh basket at today’s prices [BSK-85, BSK-86, BSK-87, ORD-114, EXP-68]', async ({
  page,
}) => {
  const customer = await signedIn();
  await collectPizzas(customer, 2);
  await arrive(page, '/order/deals/', {
    by: 'collection',
    basket: { items: [cola] },
    state: customer.state,
  });
  await reorder(page).click();
  await expect(page).toHaveURL(/\/order\/deals\/.*#basket/);
  const basket = page.getByRole('dialog', { name: 'Your basket' });
  await expect(basket.getByText('Margherita').first()).toBeVisible();
  await expect(basket.getByText('£25.98').first()).toBeVisible();
  await expect(basket.getByText(/cola/i)).toBeHidden();
});

test('what is not on offer any more is left out, and that is said [BSK-86, ORD-114]', async ({
  page,
}) => {
  const customer = await signedIn();
  await collectPizzas(customer, 2);
  // The history names one pizza that the menu does not have.
  await page.route(/\/v2\/orders\/orders\/history/, async (route) => {
    const answer = await route.fetch({
      url: route.request().url().replace('uk.localhost', 'localhost'),
      headers: { ...customer.headers, host: new URL(route.request().url()).host },
    });
    await route.fulfill({ body: (await answer.text()).replace('"margherita"', '"gone"') });
  });
  await arrive(page, '/order/deals/', { by: 'collection', state: customer.state });
  await reorder(page).click();
  await expect(page.getByText(/^1 item from your last order is no longer available/)).toBeVisible();
  const basket = page.getByRole('dialog', { name: 'Your basket' });
  await expect(basket.getByText('£12.99').first()).toBeVisible();
});

test('under the experiment it goes straight to checkout [BSK-87, EXP-28]', async ({ page }) => {
  const customer = await signedIn();
  await collectPizzas(customer, 2);
  await arrive(page, '/order/deals/', {
    by: 'collection',
    state: customer.state,
    query: { optimizely: 'reorder-skip-basket:treatment' },
  });
  await reorder(page).click();
  await page.waitForURL(/\/order\/checkout\//);
  await expect(placeButton(page)).toContainText('£25.98');
});

test('guests, and markets without the setting, are not offered it [BSK-85, EXP-68]', async ({
  page,
}) => {
  await arrive(page, '/order/deals/', { by: 'collection', basket: { items: [margherita] } });
  await heading(page).waitFor();
  const basket = await openBasket(page);
  await expect(basket.getByText('Margherita').first()).toBeVisible();
  await expect(reorder(page)).toBeHidden();
  const customer = await signedIn();
  const asked = page.waitForRequest(/\/v2\/loyalty\/account|\/v2\/orders\/orders\/history/);
  await arrive(page, '/order/deals/', {
    at: places.clapham,
    by: 'collection',
    state: customer.state,
  });
  await asked;
  await expect(reorder(page)).toBeHidden();
});
