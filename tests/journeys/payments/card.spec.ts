import { expect, type Page, test } from '../journey.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { addressOf } from '../arrive.ts';
import { placeButton, reachCheckout } from '../checkout/reach-checkout.ts';
import { bank, form, payWith, problem, reachForm, summary } from './card-form.ts';

/** Pays with a card whose bank asks, and answers the bank. */
const answerBank = async (page: Page, answer: 'Approve' | 'Fail'): Promise<void> => {
  await reachForm(page);
  await payWith(page, { 'Card number': '4000000000003220' });
  await bank(page).getByRole('button', { name: answer }).click();
};

test('a good card places the order [CHK-07, PAY-08, PAY-24, PAY-58, PAY-65, PAY-159]', async ({
  page,
}) => {
  await reachForm(page);
  await expect(page.getByText('To pay').first()).toBeVisible();
  await expect(page.getByRole('link', { name: '020 7946 0111' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to checkout' })).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/')) sent.push(request.postData() ?? '');
  });
  await payWith(page);
  await page.waitForURL(summary);
  expect(sent.join()).not.toContain('4111111111111111');
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toMatch(/4111111111111111|"token"/);
});

test('a declined card says so, and another one places the order [PAY-136, PAY-147, PAY-160]', async ({
  page,
}) => {
  await reachForm(page);
  await payWith(page, { 'Card number': '4000000000000002' });
  await expect(page.getByText(problem)).toBeVisible();
  await payWith(page, { 'Card number': '5555555555554444' });
  await page.waitForURL(summary);
});

test("the bank's question is passed on the same page [PAY-56, PAY-163]", async ({ page }) => {
  await answerBank(page, 'Approve');
  await page.waitForURL(summary);
});

test("failing the bank's question says so, and another card may follow [PAY-163]", async ({
  page,
}) => {
  await answerBank(page, 'Fail');
  await expect(page.getByText(problem)).toBeVisible();
  await payWith(page);
  await page.waitForURL(summary);
});

test('a pending card is waited for, then ordered [PAY-126, PAY-128, PAY-133, PAY-161]', async ({
  page,
}) => {
  test.slow();
  await reachForm(page);
  await payWith(page, { 'Card number': '4000000000000077' });
  const waiting = page.getByRole('dialog', { name: 'Waiting for your payment' });
  await expect(waiting).toContainText(/Order reference/);
  await expect(waiting.getByRole('button')).toHaveCount(0);
  await page.waitForURL(summary);
});

test('a pending card that fails leads back to checkout [PAY-126, PAY-127, PAY-131]', async ({
  page,
}) => {
  await reachForm(page);
  await page.route('**/v1/payments/*/status', (route) =>
    route.fulfill({ json: { status: 'declined' } }),
  );
  await payWith(page, { 'Card number': '4000000000000077' });
  const failed = page.getByRole('dialog', { name: 'We could not confirm your payment' });
  await expect(failed.getByRole('link', { name: '020 7946 0111' })).toBeVisible();
  await failed.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/order\/checkout\//);
});

test('an exception of the gateway shows the authorise modal [PAY-162]', async ({ page }) => {
  await reachForm(page);
  await payWith(page, { 'Card number': '4000000000000119' });
  await expect(page.getByRole('dialog', { name: 'That didn’t go to plan' })).toBeVisible();
});

test('cancelling shows no error and keeps the basket [PAY-140, PAY-164]', async ({ page }) => {
  await reachForm(page);
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/You cancelled the card payment/)).toBeVisible();
  await expect(page.getByText(problem)).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to checkout' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Byron');
  await expect(placeButton(page)).toBeEnabled();
});

test('a reload in the middle goes on with the same payment [PAY-55, PAY-137, CHK-27]', async ({
  page,
}) => {
  await reachForm(page);
  const address = page.url();
  await page.reload();
  expect(page.url()).toBe(address);
  await payWith(page);
  await page.waitForURL(summary);
  await page.goto(address);
  const processed = page.getByRole('dialog', { name: 'Processed' });
  await expect(processed).toContainText('This payment has already been processed.');
});

test('a card that never gets an answer is let go [PAY-165]', async ({ page }) => {
  await reachForm(page);
  await payWith(page, { 'Card number': '4000000000009235' });
  await expect(page.getByRole('dialog', { name: 'That didn’t go to plan' })).toBeVisible({
    timeout: 60_000,
  });
});

test('without a live payment there is nothing to enter a card for [CHK-12, CHK-10]', async ({
  page,
}) => {
  await reachCheckout(page);
  await page.goto(addressOf('uk', '/order/card-details'));
  await expect(page).toHaveURL(/\/order\/checkout\/$/);
});

test('a hand-made return address places nothing [PAY-52]', async ({ page }) => {
  await reachCheckout(page);
  await page.goto(addressOf('uk', '/order/checkout/?paymentStatus=success'));
  await expect(page.getByRole('dialog', { name: 'That didn’t go to plan' })).toBeVisible();
});

test('the card details are free of accessibility problems [CHK-07]', async ({ page }) => {
  await reachForm(page);
  await expectAccessible(page, { exclude: 'iframe' });
});
