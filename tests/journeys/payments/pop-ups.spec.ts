import { expect, type Page, test } from '../journey.ts';
import {
  choosePayment,
  fillDetails,
  type MarketId,
  placeButton,
  reachCheckout,
} from '../checkout/reach-checkout.ts';
import { problem, summary } from './card-form.ts';

/** A checkout that only waits for its button, with a way to pay chosen. */
const ready = async (page: Page, market: MarketId, name: RegExp): Promise<void> => {
  await reachCheckout(page, { market });
  await fillDetails(page, market);
  await choosePayment(page, name);
};

/** Presses the button, which opens the pop-up. */
const opened = async (page: Page): Promise<Page> => {
  const [popUp] = await Promise.all([page.waitForEvent('popup'), placeButton(page).click()]);
  await popUp.getByText('Sandbox payment: no money is taken').waitFor();
  return popUp;
};

/** Opens the pop-up once more: the page notices in a moment that the last one was closed. */
const reopened = async (page: Page): Promise<Page> => {
  let popUp: Page | undefined;
  await expect(async () => {
    const waiting = page.waitForEvent('popup', { timeout: 1_000 });
    await placeButton(page).click();
    popUp = await waiting;
  }).toPass();
  if (!popUp) throw new Error('No pop-up came.');
  return popUp;
};

/** Presses a button of a window that may close while it is still being pressed. */
const press = async (popUp: Page, name: string): Promise<void> => {
  const button = popUp.getByRole('button', { name, exact: true });
  await button.waitFor();
  await button.click().catch((error: unknown) => {
    if (!popUp.isClosed()) throw error;
  });
};

const authorise = (page: Page) => page.getByRole('dialog', { name: 'That didn’t go to plan' });
const unavailable = (page: Page) =>
  page.getByRole('dialog', { name: 'Payment method not available' });
const blocked = (page: Page) => page.getByRole('dialog', { name: 'Payment window blocked' });

const ways = [
  ['razorpay', /^Razorpay/, 'All methods'],
  ['netbanking', /^Net banking/, 'Net banking'],
  ['wallet', /^Mobile wallet/, 'Mobile wallet'],
  ['upi', /^UPI/, 'UPI'],
] as const;

for (const [type, name, method] of ways) {
  test(`${type} opens its pop-up at its ways to pay, and places the order [PAY-29, PAY-30, PAY-31, PAY-32, PAY-59, PAY-174, PAY-175, PAY-178]`, async ({
    page,
  }) => {
    await ready(page, 'in', name);
    const popUp = await opened(page);
    await expect(popUp.getByText(`Method: ${method}.`)).toBeVisible();
    await expect(popUp.locator('.amount')).toContainText('₹');
    const reference = new URL(page.url()).searchParams.get('customerOrderReference') ?? 'none';
    await expect(popUp.getByText(reference)).toBeVisible();
    await press(popUp, 'Approve');
    if (type === 'upi') {
      await page.getByRole('dialog', { name: 'Waiting for your payment' }).waitFor();
    }
    await page.waitForURL(summary);
  });

  test(`${type} says that a payment was declined, and takes another try [PAY-177]`, async ({
    page,
  }) => {
    await ready(page, 'in', name);
    await press(await opened(page), 'Decline');
    await expect(page.getByText(problem)).toBeVisible();
    const again = page.getByRole('button', { name: 'Pay now' });
    const [popUp] = await Promise.all([page.waitForEvent('popup'), again.click()]);
    await press(popUp, 'Approve');
    await page.waitForURL(summary);
  });
}

test('a pop-up that is closed or cancelled ends without order or message, and opens again [PAY-59, PAY-178, PAY-180]', async ({
  page,
}) => {
  await ready(page, 'in', /^Razorpay/);
  const again = page.getByRole('button', { name: 'Pay now' });
  const first = await opened(page);
  await expect(again).toBeDisabled();
  await press(first, 'Cancel');
  const [second] = await Promise.all([page.waitForEvent('popup'), again.click()]);
  await press(second, 'Time-out');
  await expect(second.getByText(/No answer comes/)).toBeVisible();
  await second.close();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(problem)).toHaveCount(0);
  await page.reload();
  const [third] = await Promise.all([page.waitForEvent('popup'), again.click()]);
  await press(third, 'Approve');
  await page.waitForURL(summary);
});

test('a pop-up whose provider fails shows the authorise modal, and one that is pending is waited for [PAY-178]', async ({
  page,
}) => {
  await ready(page, 'in', /^Razorpay/);
  await press(await opened(page), 'Exception');
  await authorise(page).getByRole('button', { name: 'OK' }).click();
  const again = page.getByRole('button', { name: 'Pay now' });
  const [popUp] = await Promise.all([page.waitForEvent('popup'), again.click()]);
  await press(popUp, 'Pending');
  await page.getByRole('dialog', { name: 'Waiting for your payment' }).waitFor();
  await page.waitForURL(summary);
});

test('the bank asks inside the pop-up [PAY-179]', async ({ page }) => {
  await ready(page, 'in', /^Net banking/);
  const popUp = await opened(page);
  await press(popUp, '3-D Secure challenge');
  const bank = popUp.frameLocator('iframe[title="Your bank"]');
  await bank.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByText(problem)).toBeVisible();
  const again = page.getByRole('button', { name: 'Pay now' });
  const [second] = await Promise.all([page.waitForEvent('popup'), again.click()]);
  await press(second, '3-D Secure challenge');
  const asked = second.frameLocator('iframe[title="Your bank"]');
  await asked.getByRole('button', { name: 'Approve' }).click();
  await page.waitForURL(summary);
});

test('a script that does not load or a blocked window shows that the way to pay is not available, and reloads the page [PAY-134, PAY-135, PAY-181]', async ({
  page,
}) => {
  await ready(page, 'in', /^Razorpay/);
  await page.route('**/sandbox/gateway/scripts/razorpay.js', (route) => route.abort());
  await placeButton(page).click();
  const dialog = unavailable(page);
  await expect(dialog).toContainText('Sorry, this payment method is not available at the moment.');
  const query = new URL(page.url()).searchParams;
  await expect(dialog).toContainText(query.get('transactionId') ?? 'none');
  await expect(dialog).toContainText(query.get('customerOrderReference') ?? 'none');
  await page.unroute('**/sandbox/gateway/scripts/razorpay.js');
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await reloaded;
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(blocked(page)).toContainText(
    'Sorry, this payment method is not available at the moment.',
  );
});

test('PayPal places an order once its pop-up is approved [PAY-23, PAY-174, PAY-175]', async ({
  page,
}) => {
  await ready(page, 'uk', /^PayPal/);
  const popUp = await opened(page);
  await expect(popUp.getByRole('heading', { name: 'PayPal' })).toBeVisible();
  await expect(popUp.locator('.amount')).toHaveText('£12.99');
  await press(popUp, 'Approve');
  await page.waitForURL(summary);
});

test('PayPal says what went wrong, and nothing where its window was closed [PAY-117, PAY-177, PAY-178]', async ({
  page,
}) => {
  await ready(page, 'uk', /^PayPal/);
  await press(await opened(page), 'Decline');
  const sorry = page.getByRole('dialog', { name: 'Sorry' });
  await expect(sorry).toContainText('We were unable to process your order.');
  await sorry.getByRole('button', { name: 'OK' }).click();
  await press(await opened(page), 'Exception');
  await authorise(page).getByRole('button', { name: 'OK' }).click();
  const left = await opened(page);
  await left.close();
  await press(await reopened(page), 'Cancel');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(await reopened(page), 'Pending');
  await page.getByRole('dialog', { name: 'Waiting for your payment' }).waitFor();
  await page.waitForURL(summary);
});

test('PayPal and click to pay that cannot be loaded or opened say so [PAY-135, PAY-181]', async ({
  page,
}) => {
  await page.route('**/sandbox/gateway/scripts/visa-checkout.js', (route) => route.abort());
  await ready(page, 'uk', /^Click to pay/);
  await placeButton(page).click();
  await expect(unavailable(page)).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await unavailable(page).getByRole('button', { name: 'OK' }).click();
  await reloaded;
  await page.evaluate(() => {
    window.open = () => null;
  });
  await choosePayment(page, /^PayPal/);
  await placeButton(page).click();
  await expect(blocked(page)).toBeVisible();
});

test('click to pay gives its data, has the bank ask, and places the order [PAY-06, PAY-22, PAY-174, PAY-175, PAY-179]', async ({
  page,
}) => {
  await ready(page, 'uk', /^Click to pay/);
  await expect(page.getByRole('radio', { name: /^Card\b.*secure form/ }).first()).toBeVisible();
  const popUp = await opened(page);
  await expect(popUp.locator('.amount')).toHaveText('£12.99');
  await press(popUp, '3-D Secure challenge');
  const bank = page.frameLocator(`iframe[title="Your bank’s confirmation page"]`);
  await bank.getByRole('button', { name: 'Authenticate' }).click();
  await page.waitForURL(summary);
});

test('click to pay says what went wrong, and nothing where its window was closed [PAY-72, PAY-117, PAY-177, PAY-178]', async ({
  page,
}) => {
  await ready(page, 'uk', /^Click to pay/);
  await press(await opened(page), 'Decline');
  const sorry = page.getByRole('dialog', { name: 'Sorry' });
  await sorry.getByRole('button', { name: 'OK' }).click();
  await press(await opened(page), 'Exception');
  await authorise(page).getByRole('button', { name: 'OK' }).click();
  await press(await opened(page), 'Cancel');
  await expect(placeButton(page)).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('click to pay without data is refused [PAY-115]', async ({ page }) => {
  const body = `
    const listeners = new Map();
    window.V = { init() {}, on: (name, listener) => listeners.set(name, listener) };
    document.addEventListener('click', ({ target }) =>
      target.closest('.v-button') && listeners.get('payment.success')({ callid: '1' }));`;
  await page.route('**/sandbox/gateway/scripts/visa-checkout.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await ready(page, 'uk', /^Click to pay/);
  await placeButton(page).click();
  const sorry = page.getByRole('dialog', { name: 'Sorry' });
  await expect(sorry).toContainText('We were unable to process your order.');
});
