import { expect, test } from '../journey.ts';
import { addressOf } from '../arrive.ts';
import {
  chooseTip,
  choosePayment,
  deliverUnanswered,
  fillDetails,
  orderWithCash,
  placeButton,
  reachCheckout,
} from '../checkout/reach-checkout.ts';

const thanks = /^(Thank you, your order is in|Merci, votre commande est passée)$/;

for (const market of ['uk', 'fr', 'in', 'ca'] as const) {
  test(`a guest in ${market} orders for collection and pays in cash [CHK-02, CHK-04, PAY-08, PAY-35]`, async ({
    page,
  }) => {
    await orderWithCash(page, { market });
    await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible();
    await expect(page.getByText('Margherita').first()).toBeVisible();
    await expect(
      page.getByRole('link', { name: /^(Get directions|Voir l’itinéraire)$/ }),
    ).toHaveAttribute('href', /^https:.*destination=.+/);
  });
}

test(
  'a guest orders a delivery with instructions, tip and no contact [CHK-02, CHK-04, CHK-21, CHK-22, ORD-126]',
  { tag: '@both' },
  async ({ page }) => {
    await reachCheckout(page, { type: 'delivery' });
    await fillDetails(page, 'uk', {
      'Address line 1': '12 Lavender Hill',
      'Town or city': 'London',
      'Instructions for your driver (optional)': 'Ring twice',
    });
    await page.getByRole('checkbox', { name: /Contact-free/ }).check();
    await chooseTip(page, '£2.00');
    await choosePayment(page, /^Cash/);
    const sent = page.waitForRequest('**/v1/orders/place');
    await placeButton(page).click();
    expect((await sent).postDataJSON()).toMatchObject({
      customer: { instructions: 'Ring twice', contactFree: true, marketing: { all: false } },
      disposition: { type: 'delivery', when: 'asap' },
    });
    await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible();
    const bill = page.getByRole('term');
    await expect(bill.filter({ hasText: 'Driver tip' })).toBeVisible();
    await expect(bill.filter({ hasText: 'To pay: Cash' })).toBeVisible();
    await expect(bill.filter({ hasText: 'gift card' })).toHaveCount(0);
  },
);

test('nothing is said of the emptied basket while the page of the order is on its way [ORD-55]', async ({
  page,
}) => {
  let letCome = () => {};
  const comes = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/assets/order-summary-page-*', async (route) => {
    await comes;
    await route.continue();
  });
  await reachCheckout(page, { type: 'delivery' });
  await fillDetails(page, 'uk', {
    'Address line 1': '12 Lavender Hill',
    'Town or city': 'London',
  });
  await choosePayment(page, /^Cash/);
  await placeButton(page).click();
  await expect(placeButton(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('£0.00')).toHaveCount(0);
  letCome();
  await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible();
});

test('the order is brought to the car where the hut has it [CHK-23]', async ({ page }) => {
  await reachCheckout(page);
  await expect(page.getByRole('radio', { name: /^In the restaurant/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Kerbside/ }).check();
  await fillDetails(page);
  await choosePayment(page, /^Cash/);
  const sent = page.waitForRequest('**/v1/orders/preauthorise');
  await placeButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ disposition: { isCurbside: true } });
});

test('a double click orders once [ORD-60, ORD-55]', async ({ page }) => {
  await reachCheckout(page);
  await fillDetails(page);
  await choosePayment(page, /^Cash/);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/orders/p')) calls.push(new URL(request.url()).pathname);
  });
  await placeButton(page).dblclick();
  await page.waitForURL(/\/order\/ordersummary\//);
  expect(calls).toEqual(['/v1/orders/preauthorise', '/v1/orders/place']);
});

test('a connection lost while pre-authorising orders once when tried again [ORD-50, ORD-85, ORD-117]', async ({
  page,
}) => {
  await reachCheckout(page);
  await fillDetails(page);
  await choosePayment(page, /^Cash/);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/preauthorise')) keys.push(request.headers()['idempotency-key']);
  });
  let isLost = true;
  await page.route('**/v1/orders/preauthorise', async (route) => {
    await (isLost ? deliverUnanswered(route) : route.continue());
  });
  await placeButton(page).click();
  const sorry = page.getByRole('dialog', { name: 'Sorry' });
  await expect(sorry).toContainText('We were unable to process your order.');
  await expect(sorry.getByRole('link', { name: '020 7946 0111' })).toBeVisible();
  await sorry.getByRole('button', { name: 'OK' }).click();
  isLost = false;
  await placeButton(page).click();
  await page.waitForURL(/\/order\/ordersummary\//);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a connection lost while placing is looked up, with nothing to press [ORD-54, ORD-94]', async ({
  page,
}) => {
  await reachCheckout(page);
  await fillDetails(page);
  await choosePayment(page, /^Cash/);
  let isLost = true;
  let placed = 0;
  await page.route('**/v1/orders/place', async (route) => {
    placed += 1;
    await deliverUnanswered(route);
  });
  await page.route(/\/v1\/orders\/[^/]+$/, (route) =>
    isLost && route.request().method() === 'GET' ? route.abort() : route.fallback(),
  );
  await placeButton(page).click();
  const checking = page.getByRole('dialog', { name: 'We are checking your order' });
  await expect(checking).toBeVisible();
  await expect(checking.getByRole('button')).toHaveCount(0);
  await page.reload();
  await checking.waitFor();
  isLost = false;
  await page.waitForURL(/\/order\/ordersummary\//);
  expect(placed).toBe(1);
});

test('changed prices are told and shown [ORD-76, ORD-119]', async ({ page }) => {
  await reachCheckout(page);
  await fillDetails(page);
  await choosePayment(page, /^Cash/);
  await page.route('**/v1/orders/preauthorise', async (route) => {
    const body = route.request().postDataJSON();
    body.payment.amount += 1;
    await route.continue({ postData: JSON.stringify(body) });
  });
  await placeButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Prices have changed!' });
  await expect(dialog).toContainText('Please check the total and try again.');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/order\/checkout\//);
});

test('an order that fails at the hand-over shows the authorise modal [ORD-95, ORD-123, PAY-183]', async ({
  page,
}) => {
  await reachCheckout(page);
  await fillDetails(page, 'uk', { Email: 'ada+exception@example.com' });
  await choosePayment(page, /^Cash/);
  await placeButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'That didn’t go to plan' });
  await expect(dialog).toContainText(
    'Sorry, we were unable to process your order with the card details provided. Please try again with a different card.',
  );
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Byron');
});

test('the summary stays after a reload, and without a basket to order again [ORD-129, ORD-134, ORD-55]', async ({
  page,
}) => {
  await orderWithCash(page);
  const reference = await page.getByText(/^Order \S+ ·/).textContent();
  await page.reload();
  await expect(page.getByText(/^Order \S+ ·/)).toHaveText(reference ?? '');
  await page.goto(addressOf('uk', '/order/ordersummary'));
  await expect(page.getByText(/^Order \S+ ·/)).toHaveText(reference ?? '');
  await page.goto(addressOf('uk', '/order/checkout/'));
  await expect(page).toHaveURL(/\/order\/deals\/$/);
});

test('the summary says to call the hut for changes and offers none [ORD-132, ORD-130]', async ({
  page,
}) => {
  await orderWithCash(page);
  await expect(page.getByText(/Orders can’t be changed online/)).toBeVisible();
  await expect(page.getByRole('link', { name: '020 7946 0111' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /cancel|change/i })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'See your rewards' })).toHaveAttribute(
    'href',
    '/hut-rewards/',
  );
});

test('inside the mobile app the summary has no header and footer [ORD-127, ORD-128, WEB-15]', async ({
  page,
}) => {
  const summary = await orderWithCash(page);
  await expect(page.getByRole('banner')).toBeVisible();
  summary.searchParams.set('app', 'true');
  summary.searchParams.set('switchOffered', 'true');
  await page.goto(summary.href);
  await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('an order is placed with the keyboard alone [CHK-26]', async ({ page }) => {
  await reachCheckout(page);
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await page.keyboard.type('Ada Byron');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('02079460123');
  const ways = page.getByRole('group', { name: 'How would you like to pay?' });
  await ways.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /^Cash/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/order\/ordersummary\//);
});
