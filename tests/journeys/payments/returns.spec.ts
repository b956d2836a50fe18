import { expect, type Page, test } from '../journey.ts';
import { now } from '../clock.ts';
import { addressOf } from '../arrive.ts';
import { bank, type CardField, form, payWith, problem, reachForm, summary } from './card-form.ts';

/** The address a provider sends the customer back to. */
const returnTo = (page: Page, path: string, paymentStatus: string) => {
  const query = new URLSearchParams({
    postcode: '',
    dispositionType: 'collection',
    dispositionWhen: 'asap',
    dispositionTime: '',
    etaType: 'exact',
    paymentStatus,
  });
  return page.goto(addressOf('uk', `${path}?${query}`));
};

test('a reload while the bank asks goes on with the same card [PAY-55, PAY-63, CHK-27]', async ({
  page,
}) => {
  await reachForm(page);
  await payWith(page, { 'Card number': '4000000000003220' });
  await bank(page).getByRole('button').first().waitFor();
  await page.reload();
  await bank(page)
    .getByRole('button', { name: /pass|approve|yes|confirm/i })
    .first()
    .click();
  await page.waitForURL(summary);
});

test('a successful return places the order without another click [CHK-06]', async ({ page }) => {
  const transactionId = await reachForm(page);
  await payWith(page, { 'Card number': '4000000000003220' });
  await bank(page).getByRole('button').first().waitFor();
  await page.evaluate(async (id) => {
    await fetch(`/sandbox/gateway/three-ds/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ result: 'passed' }),
    });
  }, transactionId);
  await returnTo(page, '/order/checkout/', 'success');
  await page.waitForURL(summary);
  expect(new URL(page.url()).searchParams.get('transactionId')).toBe(transactionId);
});

test('a declined return says so and lets the customer pay again or otherwise', async ({ page }) => {
  await reachForm(page);
  await returnTo(page, '/order/card-details/', 'decline');
  await expect(page.getByText(problem)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to checkout' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await payWith(page);
  await page.waitForURL(summary);
});

test('a pending return waits for the payment', async ({ page }) => {
  await reachForm(page);
  await returnTo(page, '/order/card-details/', 'pending');
  await expect(page.getByRole('dialog', { name: 'Waiting for your payment' })).toBeVisible();
});

test('an exception on the way back is told in general', async ({ page }) => {
  await reachForm(page);
  await returnTo(page, '/order/card-details/', 'exception');
  await expect(page.getByRole('dialog', { name: 'That didn’t go to plan' })).toBeVisible();
});

test('a cancelled return is no error: the basket is as it was', async ({ page }) => {
  await reachForm(page);
  await returnTo(page, '/order/card-details/', 'cancel');
  await expect(page.getByText(/You cancelled the card payment/)).toBeVisible();
  await expect(page.getByText(problem)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to checkout' }).click();
  await expect(page.getByText('Your order, 1 item')).toBeVisible();
});

test('a form that is older than 15 minutes is over, and checkout is a step away [PAY-60, CHK-15]', async ({
  page,
}) => {
  await reachForm(page);
  await page.clock.setFixedTime(now() + 15 * 60_000);
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Time’s up' });
  await expect(dialog).toContainText('no payment was taken');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/order\/checkout\//);
});

test('the sandbox form checks a card before it makes a token, and says that it is one [PAY-64, PAY-148, PAY-63]', async ({
  page,
}) => {
  await reachForm(page);
  await expect(form(page).getByText('Sandbox payment: no money is taken')).toBeVisible();
  await expect(form(page).locator('body')).toContainText(/£12\.99|12\.99/);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const wrong: readonly (readonly [CardField, string, string])[] = [
    ['Card number', '4111111111111112', 'Please check the card number.'],
    ['Expiry month', '13', 'Please check the month.'],
    ['Expiry year', '20', 'Please check the year.'],
    ['Security code', '12', '3 or 4 digits.'],
    ['Name on the card', ' ', 'Please enter the name on the card.'],
  ];
  for (const [field, value, message] of wrong) {
    await payWith(page, { [field]: value });
    await expect(form(page).getByText(message)).toBeVisible();
    await expect(form(page).getByRole('textbox', { name: field })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  }
  expect(calls.filter((url) => url.includes('/v1/orders/place'))).toEqual([]);
});
