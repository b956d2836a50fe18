import { expect, type Page, test } from '../journey.ts';
import { now } from '../clock.ts';
import { arrive } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { alwaysOpen } from '../places.ts';
import { watchAnalytics } from '../watch-analytics.ts';
import { foundAddresses as addresses } from './found-addresses.ts';
import {
  choosePayment,
  fillDetails,
  type MarketId,
  placeButton,
  reachCheckout,
} from './reach-checkout.ts';

/** Two pizzas: above the minimum of every hut. */
const basket = { items: [margherita, { ...margherita, basketItemId: 'second' }] };

/** Checkout of a delivery to an address that was found before. */
const reachDelivery = (
  page: Page,
  market: 'fr' | 'in' | 'ca',
  { to = addresses[market], query = {} }: Parameters<typeof arrive>[2] = {},
): Promise<void> => arrive(page, '/order/checkout/', { at: alwaysOpen[market], to, query, basket });

/** Types into a field and leaves it. */
const type = async (page: Page, label: string, value: string): Promise<void> => {
  const field = page.getByRole('textbox', { name: label, exact: true });
  await field.fill(value);
  await field.blur();
};

const orderCalls = (page: Page): readonly string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/orders/')) calls.push(request.url());
  });
  return calls;
};

test('an empty email, and in Canada each empty name, is required [CHK-29, CHK-33]', async ({
  page,
}) => {
  await reachCheckout(page, { market: 'ca' });
  for (const label of ['First name', 'Last name', 'Email']) await type(page, label, ' ');
  await expect(page.getByText('Required')).toHaveCount(3);
  await type(page, 'Last name', 'Byron');
  await expect(page.getByText('Required')).toHaveCount(2);
  await type(page, 'First name', 'Ada 2');
  await expect(page.getByText('Invalid first name')).toBeVisible();
});

test('a French email has 80 characters at most, a British one 254 [CHK-36, CHK-29]', async ({
  page,
}) => {
  const long = (length: number) => `${'a'.repeat(length - 12)}@example.com`;
  await reachCheckout(page, { market: 'fr' });
  await type(page, 'Prénom', '');
  await expect(page.getByText('Saisissez votre prénom')).toBeVisible();
  await type(page, 'E-mail', long(80));
  await expect(page.getByText('Adresse e-mail invalide')).toHaveCount(0);
  await type(page, 'E-mail', `${long(80)}.fr`);
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(long(80));
  await reachCheckout(page);
  await type(page, 'Email', `${long(254)}.uk`);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(long(254));
  await expect(page.getByText('Invalid email address')).toHaveCount(0);
});

test('an Indian phone is told what it lacks [CHK-48, CHK-47]', async ({ page }) => {
  await reachCheckout(page, { market: 'in' });
  await type(page, 'Phone', '98765 4321');
  await expect(page.getByText('Please enter a 10-digit mobile number')).toBeVisible();
  await type(page, 'Phone', '5987654321');
  await expect(page.getByText('Mobile number must start with 6, 7, 8 or 9')).toBeVisible();
  await type(page, 'Phone', '0 98765 43210');
  await expect(page.getByText(/mobile number/i)).toHaveCount(0);
});

test('a French delivery shows the address that was found, and takes short instructions [CHK-17, CHK-57]', async ({
  page,
}) => {
  await reachDelivery(page, 'fr');
  for (const label of ['Numéro', 'Rue', 'Code postal', 'Ville']) {
    await expect(page.getByRole('textbox', { name: label, exact: true })).not.toBeEditable();
  }
  const instructions = page.getByRole('textbox', { name: /Consignes/ });
  await instructions.fill('x'.repeat(40));
  await expect(instructions).toHaveValue('x'.repeat(30));
});

test('a French postcode has five digits [CHK-56]', async ({ page }) => {
  const { address } = addresses.fr;
  await reachDelivery(page, 'fr', { to: { address: { ...address, postcode: '7501' } } });
  const calls = orderCalls(page);
  await fillDetails(page, 'fr');
  await choosePayment(page, /^Espèces/);
  await placeButton(page).click();
  await expect(page.getByText('Code postal invalide')).toBeVisible();
  expect(calls).toEqual([]);
});

test('an Indian delivery needs a flat, except at the development level [CHK-18, CHK-58]', async ({
  page,
}) => {
  await reachDelivery(page, 'in');
  const flat = 'Flat, floor or building';
  await type(page, flat, ' ');
  await expect(page.getByText('Required')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Address', exact: true })).not.toBeEditable();
  await reachDelivery(page, 'in', { query: { flag: 'development' } });
  await type(page, flat, '');
  await expect(page.getByText('Required')).toHaveCount(0);
});

test('a Canadian delivery needs its address, street and whole postal code [CHK-19, CHK-59, CHK-60]', async ({
  page,
}) => {
  await reachDelivery(page, 'ca');
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Toronto');
  for (const label of ['Address', 'Street address', 'Postal code']) await type(page, label, ' ');
  await expect(page.getByText('Required')).toHaveCount(3);
  await type(page, 'Postal code', 'M5V');
  await expect(page.getByText('Incomplete address')).toBeVisible();
});

test('a Canadian address that the hut is not near is refused [CHK-63]', async ({ page }) => {
  await reachDelivery(page, 'ca');
  const calls = orderCalls(page);
  await fillDetails(page, 'ca');
  await type(page, 'Postal code', 'V6B 2J2');
  await choosePayment(page, /^Cash/);
  await placeButton(page).click();
  await expect(page.getByText('Sorry, we don’t deliver to your address.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Postal code' })).toBeFocused();
  expect(calls).toEqual([]);
});

for (const market of ['fr', 'in', 'ca'] as const satisfies readonly MarketId[]) {
  test(`a delivery in ${market} goes to the address that was found [CHK-02, CHK-04]`, async ({
    page,
  }) => {
    await reachDelivery(page, market);
    await fillDetails(page, market);
    if (market === 'in') await type(page, 'Flat, floor or building', 'Flat 3');
    await choosePayment(page, /^(Cash|Espèces)/);
    await placeButton(page).click();
    await page.waitForURL(/\/order\/ordersummary\//);
  });
}

test('analytics is told the steps of checkout [CHK-13]', async ({ page }) => {
  const events = await watchAnalytics(page);
  const steps = () =>
    events.flatMap(({ type: kind, data }) => (kind === 'checkout-step' ? [data['step']] : []));
  await reachCheckout(page);
  await fillDetails(page);
  await choosePayment(page, /^Card Online/);
  await placeButton(page).click();
  await page.waitForURL(/\/order\/card-details\//);
  await expect.poll(steps).toEqual([1, 2]);
  await page.getByRole('link', { name: 'Back to checkout' }).click();
  await choosePayment(page, /^Cash/);
  await placeButton(page).click();
  await page.waitForURL(/\/order\/ordersummary\//);
  await expect.poll(steps).toEqual([1, 2, 1, 3]);
});

test('a page that fails to render ends with a header, words and a way to the deals [CHK-09]', async ({
  page,
}) => {
  await page.route(/\/v1\/orders\/[^/]+$/, (route) =>
    route.fulfill({ json: { transactionId: 'broken', lines: 'none' } }),
  );
  await arrive(page, '/order/ordersummary/?transactionId=broken');
  await expect(page).toHaveURL(/\/error$/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: /deals/i }).first().click();
  await expect(page).toHaveURL(/\/order\/deals\//);
});

test('a time that passes while the form is filled in is picked again before any call [ORD-64, CHK-97, CHK-96]', async ({
  page,
}) => {
  const quarter = 15 * 60_000;
  const at = Math.ceil(now() / quarter) * quarter + 2 * quarter;
  await page.clock.install({ time: now() });
  await reachCheckout(page, { at });
  await fillDetails(page);
  await choosePayment(page, /^Cash/);
  const calls = orderCalls(page);
  await page.clock.setFixedTime(at + 60_000);
  await placeButton(page).click();
  const overlay = page.getByRole('dialog', { name: 'Pick a new time' });
  await expect(overlay).toBeVisible();
  await expect(overlay.getByRole('button', { name: 'Close' })).toHaveCount(0);
  expect(calls).toEqual([]);
  await overlay.getByRole('combobox').selectOption({ label: 'As soon as possible' });
  await overlay.getByRole('button', { name: 'Set order time' }).click();
  await expect(overlay).toBeHidden();
  await placeButton(page).click();
  await page.waitForURL(/\/order\/ordersummary\//);
});
