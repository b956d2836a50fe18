import { expect, type Page, test } from '../journey.ts';
import {
  choosePayment,
  fillDetails,
  placeButton,
  reachCheckout,
} from '../checkout/reach-checkout.ts';
import { places } from '../places.ts';
import { bank, form, problem, summary } from './card-form.ts';

/** Types a card into the form at checkout. */
const typeCard = async (page: Page, number: string): Promise<void> => {
  const typed = {
    'Card number': number,
    'Name on the card': 'Ada Byron',
    'Expiry month': '12',
    'Expiry year': '40',
    'Security code': '123',
  };
  for (const [name, value] of Object.entries(typed)) {
    await form(page).getByRole('textbox', { name }).fill(value);
  }
  await form(page).getByRole('button', { name: 'Use this card' }).click();
  await expect(page.getByText(`Card ending in ${number.slice(-4)}`)).toBeVisible();
};

/** Fills checkout in as far as the card. */
const reachCard = async (page: Page): Promise<void> => {
  await reachCheckout(page, { market: 'ca', place: places.ottawa });
  await fillDetails(page, 'ca');
  await choosePayment(page, /^Card Online/);
};

test('a card that is typed at checkout places the order [PAY-28, PAY-158, PAY-159, PAY-148]', async ({
  page,
}) => {
  await reachCard(page);
  await expect(form(page).getByText('Sandbox payment: no money is taken')).toBeVisible();
  await placeButton(page).click();
  await expect(page.getByText('Please enter your card details first.')).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/')) sent.push(request.postData() ?? '');
  });
  await typeCard(page, '4111111111111111');
  await placeButton(page).click();
  await page.waitForURL(summary);
  expect(sent.join()).not.toContain('4111111111111111');
});

test('a declined card says so at checkout, and another one places the order [PAY-160]', async ({
  page,
}) => {
  await reachCard(page);
  await typeCard(page, '4000000000000002');
  await placeButton(page).click();
  await expect(page.getByText(problem)).toBeVisible();
  await typeCard(page, '5555555555554444');
  await placeButton(page).click();
  await page.waitForURL(summary);
});

test("the bank's question is failed, then passed with the next card [PAY-28, PAY-163]", async ({
  page,
}) => {
  await reachCard(page);
  await typeCard(page, '4000000000003220');
  await placeButton(page).click();
  await bank(page).getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByText(problem)).toBeVisible();
  await typeCard(page, '4000000000003220');
  await placeButton(page).click();
  await bank(page).getByRole('button', { name: 'Approve' }).click();
  await page.waitForURL(summary);
});

test('a pending card is waited for [PAY-161]', async ({ page }) => {
  await reachCard(page);
  await typeCard(page, '4000000000000077');
  await placeButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Waiting for your payment' })).toBeVisible();
  await page.waitForURL(summary);
});

for (const [what, number] of [
  ['an exception', '4000000000000119'],
  ['a card without an answer', '4000000000009235'],
] as const) {
  test(`${what} shows the general message, and another card may follow [PAY-162, PAY-165]`, async ({
    page,
  }) => {
    await reachCard(page);
    await typeCard(page, number);
    await placeButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'That didn’t go to plan' });
    await expect(dialog).toBeVisible({ timeout: 30_000 });
    await dialog.getByRole('button', { name: 'OK' }).click();
    await typeCard(page, '4111111111111111');
    await placeButton(page).click();
    await page.waitForURL(summary);
  });
}

test('cancelling the form at checkout is no error, and another way may be chosen [PAY-164]', async ({
  page,
}) => {
  await reachCard(page);
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/You cancelled the card payment/)).toBeVisible();
  await choosePayment(page, /^Cash/);
  await placeButton(page).click();
  await page.waitForURL(summary);
});
