import { expect, type Page, test } from '../journey.ts';
import { newCustomer } from '../accounts/customers.ts';
import { addressOf, arrive, type Basket } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { alwaysOpen } from '../places.ts';
import { foundAddresses } from './found-addresses.ts';
import { type MemberMarket, signIn, typedAddress } from './members-by-market.ts';
import { placeButton } from './reach-checkout.ts';

/** Two pizzas: above the minimum of every hut. */
const basket: Basket = { items: [margherita, { ...margherita, basketItemId: 'second' }] };

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Checkout of a delivery on a device that keeps nothing of an earlier one but who is signed in. */
const reachDelivery = async (
  page: Page,
  market: MemberMarket,
  state: object = {},
): Promise<void> => {
  await arrive(page, '/order/checkout/', {
    at: alwaysOpen[market],
    to: foundAddresses[market],
    basket,
    state: { customer: {}, ...state },
  });
  await placeButton(page).waitFor();
};

const fill = async (page: Page, typed: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value);
};

const order = async (page: Page): Promise<void> => {
  await placeButton(page).click();
  await page.waitForURL(/\/order\/ordersummary\//);
};

const notes = 'Instructions for your driver (optional)';

/** What is typed once, and stands ready the next time. */
const typedOf = (market: MemberMarket): Readonly<Record<string, string>> => ({
  ...typedAddress[market],
  [notes]: 'Blue door',
});

for (const market of ['uk', 'in', 'ca'] as const) {
  test(`a customer of ${market} who is signed in finds name, phone, saved address and way of paying ready, and orders with one press [SHP-16]`, async ({
    page,
  }) => {
    test.slow();
    const state = await signIn(page, market);
    const name = field(page, { uk: 'Name', in: 'Name', ca: 'First name' }[market]);
    await reachDelivery(page, market, state);
    await expect(name).toHaveValue(/^(Ada|Asha)/);
    await expect(field(page, notes)).toHaveValue('');
    await fill(page, typedOf(market));
    await page.getByRole('radio', { name: /^Cash/ }).check();
    await order(page);

    await reachDelivery(page, market, state);
    await expect(page.getByRole('radio', { name: /^Cash/ })).toBeChecked();
    for (const [label, value] of Object.entries(typedOf(market))) {
      await expect(field(page, label)).toHaveValue(value);
    }
    await expect(name).toHaveValue(/^(Ada|Asha)/);
    for (const label of ['Email', 'Phone']) await expect(field(page, label)).not.toHaveValue('');
    await expect(page.getByRole('checkbox', { name: /^Remember me/ })).toHaveCount(0);
    await order(page);
  });
}

test('of several addresses at the place the latest is ready, the others are a press away, and another can be typed [SHP-16]', async ({
  page,
}) => {
  test.slow();
  const { state } = await newCustomer();
  for (const line of ['12 Lavender Hill', '7 St John’s Road']) {
    await reachDelivery(page, 'uk', state);
    await expect(field(page, 'Name')).not.toHaveValue('');
    await fill(page, { 'Address line 1': line, 'Town or city': 'London' });
    await page.getByRole('radio', { name: /^Cash/ }).check();
    await order(page);
  }
  await reachDelivery(page, 'uk', state);
  const choice = page.getByRole('group', { name: 'Where to?' });
  const radio = (name: RegExp) => choice.getByRole('radio', { name });
  await expect(radio(/^7 St John’s Road, London/)).toBeChecked();
  await expect(field(page, 'Address line 1')).toHaveValue('7 St John’s Road');
  await radio(/^12 Lavender Hill, London/).check();
  await expect(field(page, 'Address line 1')).toHaveValue('12 Lavender Hill');
  await expectAccessible(page);
  await radio(/^Another address/).check();
  await expect(field(page, 'Address line 1')).toHaveValue('');
  await field(page, 'Address line 1').fill('1 Northcote Road');
  await expect(radio(/^Another address/)).toBeChecked();

  // Where the food goes elsewhere, none of them is put into the form.
  await arrive(page, '/order/checkout/', {
    to: { address: { postcode: 'SW11 2AA' } },
    basket,
    state: { customer: {}, ...state },
  });
  await expect(page.getByRole('radio', { name: /^Cash/ })).toBeChecked();
  await expect(field(page, 'Address line 1')).toHaveValue('');
  await expect(choice).toHaveCount(0);
});

test('checkout goes on where what was ordered with before cannot be read, and who signs out leaves nothing of it [SHP-16]', async ({
  page,
}) => {
  const { email, state } = await newCustomer();
  await page.route('**/v2/orders/orders/details', (route) => route.abort());
  await reachDelivery(page, 'uk', state);
  await expect(field(page, 'Email')).toHaveValue(email);
  await fill(page, typedOf('uk'));
  await page.getByRole('radio', { name: /^Cash/ }).check();
  await order(page);
  await page.unroute('**/v2/orders/orders/details');
  await reachDelivery(page, 'uk', state);
  await expect(field(page, 'Address line 1')).toHaveValue('12 Lavender Hill');
  await page.goto(addressOf('uk', '/account/logout'));
  await expect(page.getByText('You have been logged out.')).toBeVisible();
  const left = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(left.includes('Blue door')).toBe(false);
  expect(left.includes(email)).toBe(false);
});
