import { expect, type Page, test } from '../journey.ts';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import { newCustomer, newEmail, password } from '../accounts/customers.ts';
import { arrive } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { alwaysOpen } from '../places.ts';
import { choosePayment, fillDetails, placeButton, reachCheckout } from './reach-checkout.ts';

const passwordField = (page: Page) => page.getByLabel('Password (optional)');

/** The customer part of the order that is sent. */
const orderSent = async (
  page: Page,
  act: () => Promise<void>,
): Promise<OrderRequest['customer']> => {
  const sent = page.waitForRequest('**/v1/orders/preauthorise');
  await act();
  return ((await sent).postDataJSON() as OrderRequest).customer;
};

test('a guest may add a password, where there are accounts by email [CHK-69]', async ({ page }) => {
  for (const [market, count] of [
    ['fr', 0],
    ['in', 0],
    ['ca', 1],
    ['uk', 1],
  ] as const) {
    await reachCheckout(page, { market });
    await expect(page.getByLabel(/^(Password \(optional\)|Mot de passe)/)).toHaveCount(count);
  }
});

test('a guest with a password is signed up and in before the order [ACC-27, CHK-66, CHK-67, CHK-68, CHK-70, CHK-74]', async ({
  page,
}) => {
  const email = newEmail();
  await reachCheckout(page);
  await fillDetails(page, 'uk', { Email: email });
  await choosePayment(page, /^Cash/);
  await passwordField(page).fill('abc');
  await page.getByLabel('Date of birth (optional)').fill('2999-01-01');
  await placeButton(page).click();
  await expect(passwordField(page)).toBeFocused();
  await expect(passwordField(page)).toHaveAccessibleDescription(/3\/8 \| Uppercase \| Number/);
  await expect(page.getByLabel('Date of birth (optional)')).toHaveAccessibleDescription(
    'Please enter a date in the past',
  );
  await passwordField(page).fill(password);
  await page.getByLabel('Date of birth (optional)').fill('1990-12-10');
  const saved = page.waitForRequest(
    (request) => request.url().includes('/v2/accounts/myaccount') && request.method() === 'POST',
  );
  const customer = await orderSent(page, () => placeButton(page).click());
  expect(customer.accountId).toMatch(/\w/);
  expect((await saved).postDataJSON()).toMatchObject({
    name: 'Ada Byron',
    phone: expect.stringMatching(/^020 7946 \d{4}$/),
    dateOfBirth: '1990-12-10',
    marketing: {},
  });
  await page.waitForURL(/\/order\/ordersummary\//);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Hi Ada' })).toBeVisible();
});

test('a guest whose email has an account is logged in to it with the same password [ACC-22, CHK-72]', async ({
  page,
}) => {
  const { email, session } = await newCustomer();
  await reachCheckout(page);
  await fillDetails(page, 'uk', { Email: email });
  await choosePayment(page, /^Cash/);
  await passwordField(page).fill(password);
  const customer = await orderSent(page, () => placeButton(page).click());
  expect(customer.accountId).toBe(session.authentication.id);
  await page.waitForURL(/\/order\/ordersummary\//);
});

test('another password asks to sign in by hand, and closing that goes on as a guest [CHK-73]', async ({
  page,
}) => {
  const { email, session } = await newCustomer();
  const typeOther = async () => {
    await reachCheckout(page);
    await fillDetails(page, 'uk', { Email: email });
    await choosePayment(page, /^Cash/);
    await passwordField(page).fill('Reginella8');
    await placeButton(page).click();
    await expect(page.getByRole('dialog').getByText(email)).toBeVisible();
  };
  await typeOther();
  const guest = await orderSent(page, () =>
    page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
  );
  expect(guest.accountId).toBeUndefined();
  await page.waitForURL(/\/order\/ordersummary\//);
  await typeOther();
  await page.getByRole('dialog').getByLabel('Password').fill(password);
  const customer = await orderSent(page, () =>
    page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click(),
  );
  expect(customer.accountId).toBe(session.authentication.id);
});

test('a sign-up that fails otherwise stops the order and says so at the field [CHK-75]', async ({
  page,
}) => {
  await page.route('**/v1/identity/sign-up', (route) =>
    route.fulfill({
      status: 400,
      json: { name: 'InvalidParameterException', message: 'Username should be an email.' },
    }),
  );
  await reachCheckout(page);
  await fillDetails(page, 'uk', { Email: newEmail() });
  await choosePayment(page, /^Cash/);
  await passwordField(page).fill(password);
  await placeButton(page).click();
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Username should be an email/);
  await expect(placeButton(page)).toBeEnabled();
});

for (const market of ['uk', 'ca'] as const) {
  test(`a customer of ${market} who is signed in finds the form filled in and orders [CHK-03, CHK-76, BSK-64]`, async ({
    page,
  }) => {
    const phone = market === 'uk' ? '020 7946 0123' : '416 555 0123';
    const details = { firstName: 'Ada', lastName: 'Byron', phone };
    const { email, session, state } = await newCustomer(market, details);
    await arrive(page, '/order/checkout/', {
      at: alwaysOpen[market],
      by: 'collection',
      basket: { items: [margherita] },
      state,
    });
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue(phone);
    const name = market === 'uk' ? 'Name' : 'First name';
    const known = market === 'uk' ? 'Ada Byron' : 'Ada';
    await expect(page.getByRole('textbox', { name, exact: true })).toHaveValue(known);
    await expect(passwordField(page)).toHaveCount(0);
    await choosePayment(page, /^Cash/);
    const customer = await orderSent(page, () => placeButton(page).click());
    expect(customer.accountId).toBe(session.authentication.id);
    await page.waitForURL(/\/order\/ordersummary\//);
  });
}

/** A session that the browser keeps, of a market whose account calls the test answers. */
const kept = {
  authentication: { id: 'a-1', access: 'a', refresh: 'r', provider: 'otp' },
  tokenEndsAt: 4_102_444_800_000,
};

test('an Indian number is filled in without its country code [CHK-77, BSK-64]', async ({
  page,
}) => {
  await page.route('**/v2/orders/orders/history?**', (route) => route.fulfill({ json: [] }));
  await page.route('**/v1/accounts/graphql?**', (route) =>
    route.fulfill({
      json: {
        data: {
          account: {
            id: 'a-1',
            firstName: 'Asha',
            lastName: 'Rao',
            email: 'asha@example.com',
            phone: '+919876543210',
          },
        },
      },
    }),
  );
  await arrive(page, '/order/checkout/', {
    at: alwaysOpen.in,
    by: 'collection',
    basket: { items: [margherita] },
    state: { account: kept },
  });
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('9876543210');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('asha@example.com');
});

test('a session that is over logs out at checkout, which goes on [CHK-84]', async ({ page }) => {
  await arrive(page, '/order/checkout/', {
    by: 'collection',
    basket: { items: [margherita] },
    state: { account: kept },
  });
  await expect(page.getByText('You have been logged out.')).toBeVisible();
  await expect(passwordField(page)).toBeVisible();
  await fillDetails(page);
  await choosePayment(page, /^Cash/);
  await placeButton(page).click();
  await page.waitForURL(/\/order\/ordersummary\//);
});
