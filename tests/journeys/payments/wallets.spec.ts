import { expect, type Page, test } from '../journey.ts';
import {
  choosePayment,
  fillAddress,
  fillDetails,
  placeButton,
  reachCheckout,
} from '../checkout/reach-checkout.ts';
import { type Place, places } from '../places.ts';
import {
  ada,
  sheetLog,
  type SheetScript,
  withApplePay,
  withGooglePay,
} from './scripted-wallets.ts';

const summary = /\/order\/ordersummary\//;

/** A checkout that only waits for its button, with a wallet chosen. */
const ready = async (
  page: Page,
  name: RegExp,
  type: 'collection' | 'delivery' = 'collection',
  place: Place = places.clapham,
) => {
  await reachCheckout(page, { type, place });
  await fillDetails(page);
  if (type === 'delivery') await fillAddress(page);
  await choosePayment(page, name);
};

/** The names of what the sheet was told. */
const told = async (page: Page) => (await sheetLog(page)).map(({ name }) => name);

/** Messages of the sheet, in the order they were shown. */
const messages = async (page: Page): Promise<string> => JSON.stringify(await sheetLog(page));

test('without a wallet on the device none is offered [PAY-16]', async ({ page }) => {
  await page.route('**/sandbox/gateway/scripts/*-pay.js', (route) => route.abort());
  await reachCheckout(page);
  await expect(page.getByRole('radio', { name: /^Card machine/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^(Apple|Google) Pay/ })).toHaveCount(0);
});

for (const market of ['uk', 'ca'] as const) {
  test(`the wallet of the device comes first in ${market} [SHP-17]`, async ({ page }) => {
    await withApplePay(page, { outcome: 'approve', people: [ada] });
    await reachCheckout(page, { market });
    const ways = page.getByRole('radio', { name: /^(Apple Pay|Google Pay|Card|Cash|PayPal)/ });
    await expect(ways.filter({ visible: true }).first()).toHaveAccessibleName(/^Apple Pay/);
  });
}

test('Apple Pay places an order from its sheet, without a page between [PAY-08, PAY-16, PAY-19, PAY-81, PAY-98]', async ({
  page,
}) => {
  await withApplePay(page, { outcome: 'approve', people: [ada] });
  await ready(page, /^Apple Pay/);
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, call] =
      /\/v1\/(orders\/\w+|payment-providers\/apple-pay\/.*)$/.exec(request.url()) ?? [];
    if (call !== undefined) calls.push(call);
  });
  await placeButton(page).click();
  await page.waitForURL(summary);
  expect(calls.slice(0, 3)).toEqual([
    'payment-providers/apple-pay/on-validate-merchant',
    'orders/preauthorise',
    'orders/place',
  ]);
  await expect.poll(() => told(page)).toEqual(['request', 'begin', 'merchant', 'complete']);
  const [request] = await sheetLog(page);
  expect(request?.detail).toMatchObject({
    lineItems: [{ label: 'Subtotal', amount: '12.99' }],
    total: { label: 'Fornello', amount: '12.99' },
  });
});

test("Apple Pay's sheet says what is wrong with a delivery and its bill, and takes it once it is right [PAY-89, PAY-91, PAY-95, PAY-96]", async ({
  page,
}) => {
  const nobody = { ...ada, givenName: '', email: 'ada', phone: '12', line: '', postcode: 'N1 1AA' };
  const unpaid = { ...ada, familyName: '', line: '', postcode: '', country: '' };
  const script: SheetScript = { outcome: 'approve', people: [nobody, ada], billing: [unpaid, ada] };
  await withApplePay(page, script);
  await ready(page, /^Apple Pay/, 'delivery');
  await placeButton(page).click();
  await page.waitForURL(summary);
  const shown = await messages(page);
  for (const message of [
    'Postcode is invalid',
    'Please enter your full name.',
    'Please enter a valid email address.',
    'Please enter a valid phone number.',
    'Please supply first line of address.',
    'Please enter your full billing name.',
    'Please enter your full billing country.',
    'Please enter your full billing address.',
    'Please enter your full billing postal code.',
  ]) {
    expect(shown).toContain(message);
  }
});

test('a refused Apple Pay closes the sheet and asks to check details and funds [ORD-78, ORD-120, PAY-85, PAY-101]', async ({
  page,
}) => {
  await withApplePay(page, { outcome: 'decline', people: [ada] });
  await ready(page, /^Apple Pay/);
  await placeButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Apple Pay did not go through' });
  await expect(dialog).toContainText(
    'Please check your contact and billing details in Apple Pay, and that there are enough funds.',
  );
  expect(await told(page)).toContain('abort');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/order\/checkout\//);
  await page.route('**/v1/orders/preauthorise', async (route) => {
    const body = route.request().postDataJSON() as { payment: { amount: number } };
    body.payment.amount += 1;
    await route.continue({ postData: JSON.stringify(body) });
  });
  await placeButton(page).click();
  const prices = page.getByRole('dialog', { name: 'Prices have changed!' });
  await expect(prices).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('with Apple Pay a closed hut is told first, and any other failure as one of Apple Pay [ORD-78]', async ({
  page,
}) => {
  await withApplePay(page, { outcome: 'approve', people: [ada] });
  await ready(page, /^Apple Pay/);
  let name = 'HUT_CLOSED';
  await page.route('**/v1/orders/preauthorise', (route) =>
    route.fulfill({ status: 409, json: { name, message: name } }),
  );
  const applePay = page.getByRole('dialog', { name: 'Apple Pay did not go through' });
  await placeButton(page).click();
  await expect(page.getByText(/Clapham Junction is closed/)).toBeVisible();
  await expect(applePay).toHaveCount(0);
  for (name of ['FailedAlcoholValidation', 'NEVER_HEARD_OF']) {
    await placeButton(page).click();
    await expect(applePay).toBeVisible();
    await applePay.getByRole('button', { name: 'OK' }).click();
    await expect(applePay).toHaveCount(0);
  }
});

test('closing the sheet of Apple Pay leaves the form as it was [PAY-102]', async ({ page }) => {
  await withApplePay(page, { outcome: 'approve', people: [ada], closes: true });
  await ready(page, /^Apple Pay/);
  await placeButton(page).click();
  await expect.poll(() => told(page)).toContain('merchant');
  await expect(placeButton(page)).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ada Byron');
  await expect(page).toHaveURL(/\/order\/checkout\//);
});

test('Google Pay places an order from its sheet [PAY-08, PAY-20, PAY-104]', async ({ page }) => {
  await withGooglePay(page, { outcome: 'approve', people: [ada] });
  await ready(page, /^Google Pay/, 'collection', places.islington);
  await placeButton(page).click();
  await page.waitForURL(summary);
  expect(await told(page)).toEqual(['set-up', 'request', 'answer']);
  expect(await messages(page)).toContain('fornello-uk');
});

test("Google Pay's sheet refuses an address elsewhere and takes the right one [PAY-109, PAY-111]", async ({
  page,
}) => {
  const away = { ...ada, postcode: 'N1 1AA' };
  await withGooglePay(page, { outcome: 'approve', people: [away, ada] });
  await ready(page, /^Google Pay/, 'delivery');
  await placeButton(page).click();
  await page.waitForURL(summary);
  expect(await messages(page)).toContain('SHIPPING_ADDRESS_INVALID');
});

test('closing the sheet of Google Pay ends without order or message [PAY-105]', async ({
  page,
}) => {
  await withGooglePay(page, { outcome: 'approve', people: [ada], closes: true });
  await ready(page, /^Google Pay/);
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/orders/')) orders.push(request.url());
  });
  await placeButton(page).click();
  await expect.poll(() => told(page)).toContain('request');
  await expect(placeButton(page)).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(orders).toEqual([]);
});
