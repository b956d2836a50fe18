import { expect, type Page, test } from '../journey.ts';
import { newCustomer } from '../accounts/customers.ts';
import { addressOf, arrive, type Basket } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { alwaysOpen } from '../places.ts';
import { foundAddresses } from './found-addresses.ts';
import { fillDetails, type MarketId, placeButton } from './reach-checkout.ts';

/** Two pizzas: above the minimum of every hut. */
const basket: Basket = { items: [margherita, { ...margherita, basketItemId: 'second' }] };

const reachDelivery = async (
  page: Page,
  market: MarketId,
  more: Parameters<typeof arrive>[2] = {},
): Promise<void> => {
  const { query, ...rest } = more;
  await arrive(page, '/order/checkout/', {
    at: alwaysOpen[market],
    to: foundAddresses[market],
    basket,
    ...(query && { query }),
    ...rest,
  });
  await placeButton(page).waitFor();
};

const words: Readonly<
  Record<'en' | 'fr', Readonly<Record<'remember' | 'known' | 'notYou', RegExp>>>
> = {
  en: { remember: /^Remember me on this device/, known: /on this device\.$/, notYou: /^Not you/ },
  fr: {
    remember: /^Se souvenir de moi/,
    known: /sur cet appareil\.$/,
    notYou: /^Ce n’est pas vous/,
  },
};

/** What a guest of each market types besides their contact details, and how they pay at the door. */
const markets = {
  uk: {
    typed: { 'Address line 1': '12 Lavender Hill', 'Town or city': 'London' },
    driver: 'Instructions for your driver (optional)',
    language: 'en',
    pay: /^Cash/,
  },
  fr: { typed: {}, driver: 'Consignes pour le livreur (facultatif)', language: 'fr', pay: /^Esp/ },
  in: {
    typed: { 'Flat, floor or building': '4B, Lake View' },
    driver: 'Instructions for your driver (optional)',
    language: 'en',
    pay: /^Cash/,
  },
  ca: {
    typed: { Province: 'Ontario' },
    driver: 'Instructions for your driver (optional)',
    language: 'en',
    pay: /^Cash/,
  },
} as const;

const rememberBox = (page: Page, { language }: { readonly language: 'en' | 'fr' }) =>
  page.getByRole('checkbox', { name: words[language].remember });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Everything that the site keeps in the browser, as one text. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(Object.entries(localStorage)));

/** Every field of the form with what stands in it. */
const filledIn = (page: Page): Promise<readonly (readonly [string, string])[]> =>
  page
    .locator('form input[name]:not([type=radio]):not([type=checkbox]), form textarea[name]')
    .evaluateAll((fields) =>
      fields.map((one) => [(one as HTMLInputElement).name, (one as HTMLInputElement).value]),
    );

const order = async (page: Page): Promise<void> => {
  await placeButton(page).click();
  await page.waitForURL(/\/order\/ordersummary\//);
};

for (const market of ['uk', 'fr', 'in', 'ca'] as const) {
  const { typed, driver, language, pay } = markets[market];

  test(`a guest of ${market} who ticks it finds name, phone, email, address and way of paying ready on this device, and may forget them there [SHP-16]`, async ({
    page,
  }) => {
    test.slow();
    await reachDelivery(page, market);
    await expect(rememberBox(page, markets[market])).not.toBeChecked();
    await fillDetails(page, market, { ...typed, [driver]: 'Ring twice' });
    await rememberBox(page, markets[market]).check();
    await page.getByRole('radio', { name: pay }).check();
    const before = await filledIn(page);
    expect(before.map(([, value]) => value)).toContain('Ring twice');
    await order(page);

    await reachDelivery(page, market);
    await expect(page.getByText(words[language].known)).toBeVisible();
    await expect.poll(() => filledIn(page)).toEqual(before);
    await expect(rememberBox(page, markets[market])).toBeChecked();
    await expect(page.getByRole('radio', { name: pay })).toBeChecked();
    await expectAccessible(page);
    await order(page);

    // Unticking takes it out of the device at once, and leaves the form as it is.
    await reachDelivery(page, market);
    await rememberBox(page, markets[market]).uncheck();
    await expect.poll(() => filledIn(page)).toEqual(before);
    expect((await kept(page)).includes('remembered')).toBe(false);
    await order(page);
    expect((await kept(page)).includes('example.com')).toBe(false);
    await reachDelivery(page, market);
    const email = before.find(([name]) => name === 'email')?.[1] ?? 'none';
    expect((await filledIn(page)).map(([, value]) => value)).not.toContain(email);
    await expect(rememberBox(page, markets[market])).not.toBeChecked();
  });
}

test('who does not ask for it leaves nothing behind once the order is placed [SHP-16]', async ({
  page,
}) => {
  await reachDelivery(page, 'uk');
  await fillDetails(page, 'uk', { ...markets.uk.typed, 'Address line 1': '12 Kestrel Mews' });
  await page.getByRole('radio', { name: /^Cash/ }).check();
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('Ada Byron');
  await page.getByRole('radio', { name: /^Cash/ }).check();
  await order(page);
  const left = await kept(page);
  for (const mark of ['Byron', 'example.com', 'Kestrel'])
    expect(left.includes(mark), mark).toBe(false);
  await reachDelivery(page, 'uk');
  await expect(field(page, 'Name')).toHaveValue('');
  await expect(field(page, 'Address line 1')).toHaveValue('');
  await expect(page.getByRole('radio', { checked: true, name: /^Cash/ })).toHaveCount(0);
});

/** What a device would keep of a guest, put there by hand. */
const device = (more: object = {}) => ({
  version: 1,
  country: 'GB',
  since: 4_000_000_000_000,
  contact: { name: 'Grace Hopper', email: 'grace@example.com', phone: '020 7946 0999', pin: '1' },
  addresses: [
    { place: 'SW11 1JB', values: { addressLine1: '1 Old Street', province: 'Ontario' } },
    { place: 'N1 9GU', values: { addressLine1: '9 Elsewhere' } },
  ],
  paymentType: 'cash',
  ...more,
});

const leave = async (page: Page, text: string): Promise<void> => {
  await page.addInitScript((value) => {
    if (window.origin.includes('uk.localhost') && !sessionStorage.getItem('left')) {
      sessionStorage.setItem('left', 'yes');
      localStorage.setItem('phdv:remembered.uk', value);
    }
  }, text);
};

test('an address of another place, and fields that the form has no more, are not filled in; whoever else uses the device starts empty with a press [SHP-16]', async ({
  page,
}) => {
  await leave(page, JSON.stringify(device()));
  await reachDelivery(page, 'uk');
  await expect(field(page, 'Name')).toHaveValue('Grace Hopper');
  await expect(field(page, 'Address line 1')).toHaveValue('1 Old Street');
  await expect(page.getByRole('radio', { name: /^Cash/ })).toBeChecked();
  const sent = page.waitForRequest('**/v1/orders/preauthorise');
  await field(page, 'Town or city').fill('London');
  await placeButton(page).click();
  expect((await sent).postData()).not.toMatch(/Ontario|Elsewhere|"pin"/);
  await page.waitForURL(/\/order\/ordersummary\//);

  await reachDelivery(page, 'uk', { to: { address: { postcode: 'SW11 2AA' } } });
  await expect(field(page, 'Name')).toHaveValue('Grace Hopper');
  await expect(field(page, 'Address line 1')).toHaveValue('');
  await page.getByRole('button', { name: /^Not you/ }).press('Enter');
  await expect(field(page, 'Name')).toBeFocused();
  for (const label of ['Name', 'Email', 'Phone']) await expect(field(page, label)).toHaveValue('');
  await expect(page.getByRole('radio', { name: /^Cash/ })).not.toBeChecked();
  expect((await kept(page)).includes('Hopper')).toBe(false);
});

for (const [what, text] of [
  ['is no JSON', '{"version":1,'],
  ['has another shape', JSON.stringify({ ...device(), version: 0 })],
  ['is of another country', JSON.stringify(device({ country: 'FR' }))],
  ['is too old', JSON.stringify(device({ since: 0 }))],
  [
    'holds no text',
    JSON.stringify(device({ contact: { name: 4 }, addresses: 'x', paymentType: {} })),
  ],
] as const) {
  test(`what the device keeps and ${what} is dropped, and nothing else with it [SHP-16]`, async ({
    page,
  }) => {
    await leave(page, text);
    await reachDelivery(page, 'uk', {
      state: { customer: { contact: { email: 'typed@example.com' } } },
    });
    await expect(field(page, 'Email')).toHaveValue('typed@example.com');
    await expect(field(page, 'Name')).toHaveValue('');
    await expect(page.getByRole('radio', { checked: true, name: /^Cash/ })).toHaveCount(0);
    await expect(page.getByText('Margherita').first()).toBeAttached();
  });
}

test('forgetting in one tab empties the form of another [SHP-16]', async ({ page, context }) => {
  await leave(page, JSON.stringify(device()));
  await reachDelivery(page, 'uk');
  await expect(field(page, 'Name')).toHaveValue('Grace Hopper');
  const other = await context.newPage();
  await other.goto(addressOf('uk', '/order/checkout/'));
  await expect(field(other, 'Name')).toHaveValue('Grace Hopper');
  await other.getByRole('button', { name: /^Not you/ }).click();
  await expect(field(page, 'Name')).toHaveValue('');
});

test('who is signed in is not taken for the guest of before, and signing out forgets that one [SHP-16]', async ({
  page,
}) => {
  const { email, state } = await newCustomer();
  await leave(page, JSON.stringify(device()));
  await reachDelivery(page, 'uk', { state });
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Address line 1')).toHaveValue('');
  await expect(rememberBox(page, markets.uk)).toHaveCount(0);
  await page.goto(addressOf('uk', '/account/logout'));
  await expect(page.getByText('You have been logged out.')).toBeVisible();
  expect((await kept(page)).includes('Hopper')).toBe(false);
});
