import { expect, type Page, test } from '../journey.ts';
import { addressOf, arrive, type Basket, outsideAddressOf, placeOf, visit } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { foundAddresses } from '../checkout/found-addresses.ts';
import { placeButton } from '../checkout/reach-checkout.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { collectBreads, collectPizzas, signedIn } from '../loyalty/members.ts';
import { alwaysOpen } from '../places.ts';
import { modal, newCustomer, password } from './customers.ts';
import { another, atCheckout, found, instructions, type Market } from './own-addresses.ts';
import { register } from './phones.ts';

/** Two pizzas: above the minimum of every hut. */
const basket: Basket = { items: [margherita, { ...margherita, basketItemId: 'second' }] };

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const title = (page: Page) => page.getByRole('heading', { level: 1 });

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name });

const fill = async (page: Page, typed: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value);
};

/** Checkout of a delivery, on a device that knows nothing but who is signed in. */
const reachCheckout = async (page: Page, market: Market, state: object): Promise<void> => {
  await arrive(page, '/order/checkout/', {
    at: alwaysOpen[market],
    to: foundAddresses[market],
    basket,
    state: { customer: {}, ...state },
  });
  await placeButton(page).waitFor();
};

/** Somebody of the market who is signed in: state of an arrival. */
const signIn = async (page: Page, market: Market): Promise<object> => {
  if (market === 'in') {
    await register(page);
    return {};
  }
  const phone = market === 'uk' ? '020 7946 0177' : '416 555 0177';
  return (await newCustomer(market, { firstName: 'Ada', lastName: 'Byron', phone })).state;
};

/** Pages of a printed page: each is an object of its own in the file. */
const printedPages = async (page: Page): Promise<number> =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** Entries of the list of the page, by a button that each of them has. */
const itemsWith = (page: Page, button: RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: button }) });

const bill = (page: Page) => page.locator('main dl').last();

for (const market of ['uk', 'in', 'ca'] as const) {
  test(`from the account page a customer of ${market} finds orders, receipts, addresses and ways of paying, and edits each [SHP-34]`, async ({
    page,
  }) => {
    test.slow();
    const state = await signIn(page, market);
    await reachCheckout(page, market, state);
    await expect(field(page, market === 'ca' ? 'First name' : 'Name')).not.toHaveValue('');
    await fill(page, { ...atCheckout[market], [instructions]: 'Blue door' });
    await page.getByRole('radio', { name: /^Cash/ }).check();
    await placeButton(page).click();
    await page.waitForURL(/\/order\/ordersummary\//);
    const words = await bill(page).innerText();

    await page.goto(addressOf(market, '/account/edit'));
    await expect(tab(page, 'Points')).toHaveCount(market === 'in' ? 0 : 1);
    await tab(page, 'Orders').click();
    await expect(title(page)).toHaveText('Your orders');
    const order = itemsWith(page, /^Order again/);
    await expect(order).toHaveCount(1);
    await expect(order).toContainText('Margherita');
    await expectAccessible(page);

    // The receipt has its moment, by the clock of the hut, and the words and sums of the order's own page, on one sheet.
    const moment = await order.getByRole('heading').innerText();
    await order.getByRole('link', { name: /^Receipt/ }).click();
    await expect(title(page)).toHaveText('Receipt');
    await expect(bill(page)).toHaveText(words.replace(/\n/g, ''), { useInnerText: false });
    await expect(page.getByRole('main')).toContainText('Fornello');
    await expect(page.getByRole('main')).toContainText(moment);
    await expectAccessible(page);
    expect(await printedPages(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(bill(page)).toBeVisible();
    await expect(page.locator('header, footer, nav').filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });

    // Ordering it again takes one look and one press.
    await page.getByRole('link', { name: 'All your orders' }).click();
    await order.getByRole('button', { name: /^Order again/ }).click();
    await expect(modal(page)).toContainText('today');
    await expectAccessible(page);
    await modal(page).getByRole('button', { name: 'Order this again' }).click();
    await expect.poll(() => placeOf(page)).toBe('/order/deals/#basket');
    await expect(page.getByText('Margherita').filter({ visible: true }).first()).toBeVisible();

    // The address of the order is there, is changed, and another is the preferred one.
    await page.goto(addressOf(market, '/account/addresses'));
    const addresses = itemsWith(page, /^Remove/);
    const [first = ''] = Object.values(atCheckout[market]);
    await expect(addresses).toHaveText([new RegExp(`${first}.*Blue door.*From an order`)]);
    await addresses.getByRole('link', { name: /^Change/ }).click();
    await expect(field(page, instructions)).toHaveValue('Blue door');
    await field(page, instructions).fill('Green door');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(addresses).toHaveText([new RegExp(`${first}.*Green door`)]);
    await page.getByRole('link', { name: 'Add an address' }).click();
    await page.getByRole('button', { name: 'Save address' }).click();
    const [label = '', line = ''] = Object.entries(another[market])[0] ?? [];
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    await fill(page, { ...found[market], ...another[market], [instructions]: 'Side gate' });
    await page.getByRole('checkbox', { name: 'My preferred address' }).check();
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(addresses).toHaveCount(2);
    await expect(addresses.first()).toContainText(line);
    await expect(addresses.first()).toContainText('Preferred');
    await expectAccessible(page);

    // So is a way of paying; nothing that pays is kept.
    await tab(page, 'Payment').click();
    await expect(page.getByRole('main')).toContainText('Last time you chose: Cash');
    await expect(page.getByRole('main')).toContainText('We do not keep cards.');
    const card = page.getByRole('radio', { name: /^Card/ }).last();
    await card.check();
    await expect(page.getByRole('main')).toContainText('You prefer: Card');
    await expect(card).toBeEnabled();
    await expectAccessible(page);
    await reachCheckout(page, market, state);
    await expect(field(page, instructions)).toHaveValue('Side gate');
    // In Canada the street stands there as the place was found.
    if (market !== 'ca') await expect(field(page, label)).toHaveValue(line);
    await expect(page.getByRole('radio', { name: /^Card/ }).last()).toBeChecked();

    await page.goto(addressOf(market, '/account/payment'));
    await page.getByRole('button', { name: 'Forget this choice' }).click();
    await expect(page.getByRole('main')).toContainText('You have not chosen one.');
    await tab(page, 'Addresses').click();
    await addresses
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await modal(page).getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('The address has been removed.')).toBeVisible();
    await expect(addresses).toHaveCount(1);
    await addresses
      .first()
      .getByRole('button', { name: /^Set as preferred/ })
      .click();
    await expect(addresses.first()).toContainText('Preferred');

    // Favourites have a page of their own, which leads back.
    await tab(page, 'Favourites').click();
    await expect(title(page)).toHaveText('Your favourites');

    // The customer's own data.
    await tab(page, 'Details').click();
    await page.getByRole('link', { name: 'Change your details' }).click();
    await field(page, 'First name').fill('Grace');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(title(page)).toHaveText('Account Details');
    await expect(page.getByRole('main')).toContainText('Grace');
  });
}

test('a market without accounts has no such pages: their addresses lead home, and say so [SHP-34]', async ({
  page,
}) => {
  for (const path of ['edit', 'orders', 'addresses', 'payment', 'points']) {
    await visit(page, 'fr', `/account/${path}`);
    await expect.poll(() => placeOf(page)).toBe('/');
    await expect(page.getByRole('banner').getByRole('link', { name: /compte/i })).toHaveCount(0);
  }
});

for (const market of ['uk', 'ca'] as const) {
  test(`points of a customer of ${market} are told by order and date, with what the next reward needs [SHP-34]`, async ({
    page,
  }) => {
    const customer = await signedIn(market);
    await arrive(page, '/account/points', { at: alwaysOpen[market], state: customer.state });
    await expect(title(page)).toHaveText('Your points');
    await page.getByRole('button', { name: 'Join our rewards' }).click();
    await expect(page.getByText('Nothing yet')).toBeVisible();
    await expect(page.getByText(/to go until your next reward/)).toBeVisible();
    await expectAccessible(page);
    await (market === 'uk' ? collectPizzas(customer, 1) : collectBreads(customer));
    await page.reload();
    const moved = page.getByRole('region', { name: 'Points history' }).getByRole('listitem');
    await expect(moved).toHaveText([/Earned.*Order \S+.*\+\d/]);
    await expect(page.getByText('Points do not expire.')).toBeVisible();
    await expectAccessible(page);
    await moved.getByRole('link').click();
    await expect(title(page)).toHaveText('Receipt');
  });
}

test('each page of the account says what to do where there is nothing, and goes on where reading fails once [SHP-34]', async ({
  page,
}) => {
  const { state } = await newCustomer();
  const pages = [
    ['orders', 'No orders yet', 'See the menu'],
    ['addresses', 'No addresses yet', 'Add an address'],
    ['payment', 'You have not chosen one.', undefined],
    ['orders/of-somebody-else', 'We could not find this order', 'Your orders'],
    ['addresses/of-somebody-else', 'We could not find this address', 'Your addresses'],
  ] as const;
  await arrive(page, '/account/edit', { state });
  for (const [path, nothing, action] of pages) {
    const calls = /\/(history|receipt|addresses|payment)(\?|$)/;
    await page.route(
      (url) => url.pathname.startsWith('/v2/') && calls.test(url.pathname + url.search),
      (route) => route.abort(),
      { times: 5 },
    );
    await page.goto(addressOf('uk', `/account/${path}`));
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(nothing)).toBeVisible();
    await expectAccessible(page);
    if (action === undefined) {
      await expect(page.getByRole('radio', { name: /^Card/ }).first()).toBeVisible();
      continue;
    }
    await page.getByRole('main').getByRole('link', { name: action, exact: true }).click();
    await expect(page.getByText(nothing)).toHaveCount(0);
  }
});

test('a session that ends half-way leads to sign-in and back to what was typed; nobody else sees that [SHP-34]', async ({
  page,
}) => {
  const { email, session, state } = await newCustomer();
  await arrive(page, '/account/addresses/new', { state });
  await fill(page, another.uk);
  await fetch(outsideAddressOf('uk', '/v1/identity/sign-out'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh: session.authentication.refresh }),
  });
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('You have been logged out.')).toBeVisible();
  await modal(page).getByLabel('Email').fill(email);
  await modal(page).getByLabel('Password').fill(password);
  await modal(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(title(page)).toHaveText('Add an address');
  await expect(page.getByText('Here is what you had typed')).toBeVisible();
  await expect(field(page, 'Address line 1')).toHaveValue(another.uk['Address line 1']);
  const other = await newCustomer();
  await page.goto(addressOf('uk', '/account/logout'));
  await expect(page.getByText('You have been logged out.')).toBeVisible();
  await arrive(page, '/account/addresses/new', { state: other.state });
  await expect(field(page, 'Address line 1')).toHaveValue('');
  await fill(page, another.uk);
  await page.getByRole('button', { name: 'Save address' }).dblclick();
  await expect(title(page)).toHaveText('Your addresses');
  await expect(itemsWith(page, /^Remove/)).toHaveCount(1);
});

test('who is not signed in is asked to, and comes back to the page of the account [SHP-34]', async ({
  page,
}) => {
  const { email } = await newCustomer();
  await visit(page, 'uk', '/account/orders');
  await modal(page).getByLabel('Email').fill(email);
  await modal(page).getByLabel('Password').fill(password);
  await modal(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(title(page)).toHaveText('Your orders');
  for (const path of ['addresses', 'payment', 'points', 'details']) {
    await visit(page, 'in', `/account/${path}`);
    await expect.poll(() => placeOf(page)).toMatch(/^\/account\/(otp|edit|register)/);
  }
});
