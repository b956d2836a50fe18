import { expect, type Locator, type Page, test } from '../journey.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { arrive } from '../arrive.ts';
import { cola } from '../baskets.ts';
import { openBasket } from '../open-basket.ts';
import {
  choosePayment,
  chooseTip,
  fillAddress,
  fillDetails,
  type MarketId,
  placeButton,
  reachCheckout,
} from './reach-checkout.ts';

/** Switches to the other way to get the food, and agrees to it. */
async function switchTo(page: Page, basket: Locator, way: 'Collection' | 'Delivery') {
  await basket.getByRole('button', { name: way, exact: true }).click();
  const name = `Switch to ${way.toLowerCase()}`;
  await page
    .getByRole('dialog', { name: `${name}?` })
    .getByRole('button', { name })
    .click();
  await expect(basket.getByRole('button', { name: way, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
}

/** Accessible names of the text fields, in order. */
const fieldsOf: Readonly<Record<MarketId, readonly string[]>> = {
  uk: ['Name', 'Email', 'Phone', 'Password (optional)'],
  fr: ['Prénom', 'Nom', 'E-mail', 'Téléphone'],
  in: ['Name', 'Email', 'Phone'],
  ca: ['First name', 'Last name', 'Email', 'Phone', 'Password (optional)'],
};

for (const market of ['uk', 'fr', 'in', 'ca'] as const) {
  test(`the form of ${market} asks what a collection needs [CHK-01, CHK-16, CHK-17, CHK-18, CHK-19, CHK-20]`, async ({
    page,
  }) => {
    await reachCheckout(page, { market });
    await expect
      .poll(() =>
        page
          .getByRole('textbox')
          .evaluateAll((fields) =>
            fields.map((field) => (field as HTMLInputElement).labels?.[0]?.textContent),
          ),
      )
      .toEqual(fieldsOf[market]);
  });
}

test('a delivery asks for the address, with the postcode of before [CHK-16, CHK-21, CHK-22]', async ({
  page,
}) => {
  await reachCheckout(page, { type: 'delivery' });
  await expect(page.getByRole('textbox', { name: 'Postcode' })).toHaveValue('SW11 1JB');
  await expect(page.getByRole('textbox', { name: 'Address line 2' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /Instructions/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Contact-free/ })).not.toBeChecked();
});

test(
  'an error shows on leaving a field and goes with a good value [CHK-26, CHK-32, CHK-34, CHK-47]',
  { tag: '@both' },
  async ({ page }) => {
    await reachCheckout(page);
    const wrong = [
      ['Name', 'Ada 2', 'Invalid name'],
      ['Email', 'ada@', 'Invalid email address'],
      ['Phone', '020', 'Please enter at least 7 digits'],
      ['Phone', '12345678', 'Please enter a valid phone number'],
    ] as const;
    for (const [label, value, message] of wrong) {
      const field = page.getByRole('textbox', { name: label, exact: true });
      await field.fill(value);
      await field.blur();
      await expect(page.getByText(message)).toBeVisible();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    await fillDetails(page);
    for (const [, , message] of wrong) await expect(page.getByText(message)).toBeHidden();
  },
);

test('submitting with errors sends nothing and moves to the first wrong field [CHK-25, CHK-26, CHK-28, ORD-61]', async ({
  page,
}) => {
  await reachCheckout(page);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await placeButton(page).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(page.getByText('Required')).toHaveCount(4);
  await fillDetails(page);
  await placeButton(page).click();
  const ways = page.getByRole('group', { name: 'How would you like to pay?' });
  await expect(ways.getByRole('radio').first()).toBeFocused();
  await expect(page.getByText('Required')).toHaveCount(1);
  expect(calls.filter((url) => url.includes('/v1/orders/'))).toEqual([]);
});

test('a house number alone is no address [CHK-51, CHK-52, CHK-53]', async ({ page }) => {
  await reachCheckout(page, { type: 'delivery' });
  const line = page.getByRole('textbox', { name: 'Address line 1' });
  await line.fill('12');
  await line.blur();
  await expect(page.getByText('Incomplete address')).toBeVisible();
  await page.getByRole('textbox', { name: 'Address line 2' }).fill('Lavender Hill');
  await expect(page.getByText('Incomplete address')).toBeHidden();
  const postcode = page.getByRole('textbox', { name: 'Postcode' });
  await postcode.fill('SW11');
  await postcode.blur();
  await expect(page.getByText('Invalid postcode')).toBeVisible();
});

test('a postcode that nobody serves, or another hut, is refused on submit [CHK-54, CHK-55]', async ({
  page,
}) => {
  await reachCheckout(page, { type: 'delivery' });
  await fillDetails(page);
  await fillAddress(page);
  await choosePayment(page, /^Cash/);
  const postcode = page.getByRole('textbox', { name: 'Postcode' });
  for (const [typed, message] of [
    ['ZE1 0AA', 'Sorry, we don’t deliver to your address.'],
    ['M4 1HN', 'Sorry, your chosen Hut doesn’t deliver to this postcode.'],
  ] as const) {
    await postcode.fill(typed);
    await placeButton(page).click();
    await expect(page.getByText(message)).toBeVisible();
    await expect(postcode).toBeFocused();
  }
});

test('what was typed survives a reload, without anything of a card [CHK-27]', async ({ page }) => {
  await reachCheckout(page);
  await fillDetails(page, 'uk', { Phone: '020 7946 0123' });
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Byron');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('020 7946 0123');
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key.startsWith('phdv:'))).toContain('phdv:customer');
});

test('a tip changes the total, and one replaces another [CHK-90, CHK-91, CHK-93]', async ({
  page,
}) => {
  await reachCheckout(page, { type: 'delivery' });
  const before = await placeButton(page).textContent();
  await chooseTip(page, '£2.00');
  await expect(placeButton(page)).not.toHaveText(before ?? '');
  await chooseTip(page, '£3.00');
  const tips = page.getByText('Driver tip').filter({ visible: true });
  await expect(tips).toHaveCount(1);
  await chooseTip(page, 'Other');
  await page.getByRole('textbox', { name: 'Your amount' }).fill('4.50');
  await expect(page.getByText('£4.50').filter({ visible: true })).toBeVisible();
  await chooseTip(page, 'No tip');
  await expect(placeButton(page)).toHaveText(before ?? '');
});

test('no tip is offered in France, nor for a collection [CHK-90, CHK-94, SUR-24]', async ({
  page,
}) => {
  await reachCheckout(page, { market: 'fr' });
  await expect(page.getByText(/pourboire/i)).toHaveCount(0);
  await reachCheckout(page);
  await expect(page.getByRole('heading', { name: 'Tip your driver' })).toHaveCount(0);
});

test('switching to collection takes a chosen tip away, and a delivery later has none [CHK-94]', async ({
  page,
}) => {
  await reachCheckout(page, { type: 'delivery' });
  await chooseTip(page, '£2.00');
  await expect(page.getByText('Driver tip').filter({ visible: true })).toHaveCount(1);
  await page.goto(new URL('/order/dips/', page.url()).href);
  const basket = await openBasket(page);
  await expect(basket).toContainText('Driver tip£2.00');
  await switchTo(page, basket, 'Collection');
  await expect(basket).not.toContainText('Driver tip');
  await expect(basket).toContainText('Total£12.99');
  await page.goto(new URL('/order/checkout/', page.url()).href);
  await placeButton(page).waitFor();
  await expect(page.getByRole('heading', { name: 'Tip your driver' })).toHaveCount(0);
  await page.goto(new URL('/order/dips/', page.url()).href);
  await switchTo(page, await openBasket(page), 'Delivery');
  await page.goto(new URL('/order/checkout/', page.url()).href);
  await expect(page.getByRole('heading', { name: 'Tip your driver' })).toBeVisible();
  await expect(page.getByText('Driver tip').filter({ visible: true })).toHaveCount(0);
});

test('in Canada the fee is taxed and the tip is not [SUR-33]', async ({ page }) => {
  await reachCheckout(page, { market: 'ca', type: 'delivery' });
  const main = page.getByRole('main');
  const amountOf = async (name: string) => {
    const [, amount] =
      new RegExp(`${name}\\s*\\$(\\d+\\.\\d\\d)`).exec(await main.innerText()) ?? [];
    return Math.round(Number(amount) * 100);
  };
  await expect(main).toContainText(/Total\s*\$/);
  const food = await amountOf('Subtotal');
  const fee = await amountOf('Delivery (?:charge|supplement)');
  expect(fee).toBeGreaterThan(0);
  const tax = await amountOf('HST 13%');
  expect(tax).toBe(Math.round((food + fee) * 0.13));
  expect(await amountOf('Total')).toBe(food + fee + tax);
  await chooseTip(page, '$3.00');
  await expect(main).toContainText(/Driver tip\s*\$3\.00/);
  expect(await amountOf('HST 13%')).toBe(tax);
  expect(await amountOf('Total')).toBe(food + fee + tax + 300);
});

test('marketing is opted into, or out of in Canada [CHK-89]', async ({ page }) => {
  await reachCheckout(page);
  await expect(page.getByRole('checkbox', { name: /^Send me deals/ })).not.toBeChecked();
  await reachCheckout(page, { market: 'ca' });
  await expect(page.getByRole('checkbox', { name: /^Don’t send me deals/ })).not.toBeChecked();
});

test('a pay-later surcharge comes and goes with its type [PAY-123, PAY-124, SUR-20]', async ({
  page,
}) => {
  await reachCheckout(page, { market: 'ca' });
  const line = page.getByText('Pay-later surcharge').filter({ visible: true });
  await choosePayment(page, /^Credit card at the door/);
  await expect(line).toHaveCount(1);
  await expect(page.getByText('$1.00').filter({ visible: true })).toBeVisible();
  await choosePayment(page, /^Cash/);
  await expect(line).toHaveCount(0);
});

test('an empty basket has nothing to check out [CHK-11]', async ({ page }) => {
  await arrive(page, '/order/checkout');
  await expect(page).toHaveURL(/\/order\/deals\/$/);
});

test('a basket below the minimum is sent back for more food [BSK-55, BSK-56, CHK-106]', async ({
  page,
}) => {
  await arrive(page, '/order/checkout/', { basket: { items: [cola] } });
  const overlay = page.getByRole('dialog', { name: 'OOPS' });
  await expect(overlay).toContainText(
    'It looks like you haven’t met the minimum order value for delivery. Please add more items to your basket.',
  );
  await overlay.getByRole('button', { name: 'Add more food' }).click();
  await expect(page).toHaveURL(/\/order\/deals\/$/);
});

test('the checkout page is free of accessibility problems [CHK-01]', async ({ page }) => {
  await reachCheckout(page, { type: 'delivery' });
  await placeButton(page).click();
  await expect(page.getByText('Required').first()).toBeVisible();
  await expectAccessible(page);
});
