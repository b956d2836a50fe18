import { expect, test } from '../journey.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { now } from '../clock.ts';
import { addressOf } from '../arrive.ts';
import { placeButton } from '../checkout/reach-checkout.ts';
import { summary } from './card-form.ts';
import { bankOf, endPayment, pageTypes, type PageType, reachPage } from './provider-page.ts';

const { hipay, phonePe, paytm, worldpay, eigen } = pageTypes;
const all: readonly PageType[] = [hipay, phonePe, paytm, worldpay, eigen];
for (const one of all) {
  test(`${one.type}: what is approved on its page is ordered without another click [PAY-25, PAY-26, PAY-27, PAY-33, PAY-34, PAY-47, PAY-53, PAY-54, PAY-57, PAY-153, PAY-158, PAY-159, ORD-65]`, async ({
    page,
  }) => {
    const places: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/orders/place')) places.push(request.url());
    });
    await reachPage(page, one);
    await endPayment(page, one, 'Approve');
    await page.waitForURL(summary);
    expect(page.frames()).toHaveLength(1);
    expect(places).toHaveLength(1);
  });

  test(`${one.type}: what is declined says so, and another try is paid [PAY-48, PAY-154, PAY-160]`, async ({
    page,
  }) => {
    await reachPage(page, one);
    await endPayment(page, one, 'Decline');
    await expect(page.getByText(one.words.problem)).toBeVisible();
    expect(new URL(page.url()).searchParams.get('paymentStatus')).toBe('decline');
    await page.getByRole('button', { name: one.words.again }).click();
    await endPayment(page, one, 'Approve');
    await page.waitForURL(summary);
  });
}

for (const one of [hipay, phonePe, eigen]) {
  test(`${one.type}: the bank's question is passed, or failed [PAY-156, PAY-163]`, async ({
    page,
  }) => {
    await reachPage(page, one);
    await endPayment(page, one, '3-D Secure challenge');
    await bankOf(page, one).getByRole('button', { name: 'Fail' }).click();
    await expect(page.getByText(one.words.problem)).toBeVisible();
    await page.getByRole('button', { name: one.words.again }).click();
    await endPayment(page, one, '3-D Secure challenge');
    await bankOf(page, one).getByRole('button', { name: 'Approve' }).click();
    await page.waitForURL(summary);
  });
}

for (const one of [hipay, worldpay]) {
  test(`${one.type}: what is pending is waited for, then ordered [PAY-49, PAY-155, PAY-161]`, async ({
    page,
  }) => {
    await reachPage(page, one);
    await endPayment(page, one, 'Pending');
    await expect(page.getByRole('dialog', { name: one.words.waiting })).toBeVisible();
    await page.waitForURL(summary);
  });

  test(`${one.type}: an exception is told in general [PAY-50, PAY-154, PAY-162]`, async ({
    page,
  }) => {
    await reachPage(page, one);
    await endPayment(page, one, 'Exception');
    await expect(page.getByRole('dialog', { name: one.words.error })).toBeVisible();
  });

  test(`${one.type}: cancelling is no error, and the basket stays [PAY-51, PAY-154, PAY-164]`, async ({
    page,
  }) => {
    await reachPage(page, one);
    await endPayment(page, one, 'Cancel');
    await expect(page.getByText(one.words.cancelled)).toBeVisible();
    expect(new URL(page.url()).searchParams.get('paymentStatus')).toBe('cancel');
    await expect(page.getByRole('button', { name: one.words.again })).toBeVisible();
    await page.getByRole('link', { name: one.words.back }).click();
    await expect(placeButton(page)).toBeEnabled();
  });
}

test('the wallets of India are asked about after the return, before the order is placed [PAY-33, PAY-34, PAY-153]', async ({
  page,
}) => {
  await reachPage(page, paytm);
  await endPayment(page, paytm, 'Approve');
  await expect(page.getByRole('dialog', { name: paytm.words.waiting })).toBeVisible();
  await page.waitForURL(summary);
});

test('the page in the whole window says what it is, and can be opened again [PAY-59, PAY-148, PAY-152]', async ({
  page,
}) => {
  await reachPage(page, phonePe);
  await expect(page.getByText('Sandbox payment: no money is taken')).toBeVisible();
  await expect(page.getByText(/₹/)).toBeVisible();
  await expect(page.getByText(/^[0-9A-Z]{8}$/)).toBeVisible();
  const buttons = await page.getByRole('button').allInnerTexts();
  expect(buttons).toEqual([
    'Approve',
    'Decline',
    'Pending',
    'Exception',
    '3-D Secure challenge',
    'Time-out',
    'Cancel',
  ]);
  await expectAccessible(page);
  await page.goBack();
  const again = page.getByRole('link', { name: phonePe.words.payNow });
  await expect(again).toBeVisible();
  await again.click();
  await endPayment(page, phonePe, 'Approve');
  await page.waitForURL(summary);
});

test('a page that never answers leads nowhere, and its time is over after 15 minutes [PAY-157]', async ({
  page,
}) => {
  await reachPage(page, hipay);
  await endPayment(page, hipay, 'Time-out');
  await expect(page.getByText(/No answer comes/)).toBeVisible();
  await page.clock.setFixedTime(now() + 15 * 60_000 + 1000);
  await page.goBack();
  await expect(page.getByRole('dialog', { name: hipay.words.late })).toBeVisible();
});

test('a card in a frame that gets no answer is let go after 20 seconds [PAY-165]', async ({
  page,
}) => {
  await reachPage(page, worldpay);
  await endPayment(page, worldpay, 'Time-out');
  await expect(page.getByRole('dialog', { name: worldpay.words.error })).toBeVisible({
    timeout: 60_000,
  });
});

test('a hand-made return places nothing and says so [PAY-52]', async ({ page }) => {
  await reachPage(page, hipay);
  await page.goto(addressOf('fr', '/order/checkout/?paymentStatus=success&orderid=1&hash=2'));
  await expect(page.getByRole('dialog', { name: hipay.words.error })).toBeVisible();
  await page.goto(addressOf('fr', '/order/checkout/?paymentStatus=success'));
  await expect(page.getByRole('dialog', { name: hipay.words.error })).toBeVisible();
});
