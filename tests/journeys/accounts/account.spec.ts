import { expect, test } from '../journey.ts';
import { addressOf, arrive, placeOf, visit } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { modal, newCustomer, newEmail, password } from './customers.ts';

test('account details show what is known, and the way out clears everything [ACC-10, ACC-11, ACC-37]', async ({
  page,
}) => {
  const { email, state } = await newCustomer();
  await arrive(page, '/account/edit', { basket: { items: [margherita] }, state });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Details');
  for (const text of ['Ada', 'Byron', email, '020 7946 0123', 'None']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
  const out = page.getByRole('link', { name: 'Log out' });
  await expect(out).toHaveAttribute('href', '/account/logout');
  await out.click();
  await expect(page.getByText('You have been logged out.')).toBeVisible();
  await expect.poll(() => placeOf(page)).toBe('/');
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(stored).not.toContain(email);
  expect(stored).not.toContain('margherita');
  expect(stored).not.toContain('access');
  await page.goto(addressOf('uk', '/account/edit'));
  await expect(modal(page).getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('only who is signed in reaches account details [ACC-12]', async ({ page }) => {
  for (const market of ['uk', 'ca'] as const) {
    await visit(page, market, '/account/edit');
    await expect(modal(page).getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(placeOf(page)).toBe('/account/?form=login');
  }
  const { email, state } = await newCustomer();
  await arrive(page, '/account/edit', { state });
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  expect(placeOf(page)).toBe('/account/edit');
});

test('the header’s older addresses work, and signing in leads back [ACC-13]', async ({ page }) => {
  await visit(page, 'uk', '/accounts/register');
  await expect(modal(page).getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await visit(page, 'uk', '/accounts/signin');
  await expect(modal(page).getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const { email, state } = await newCustomer();
  await visit(page, 'uk', '/accounts');
  await modal(page).getByLabel('Email').fill(email);
  await modal(page).getByLabel('Password').fill(password);
  await modal(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Account Details' })).toBeVisible();
  await arrive(page, '/accounts/signout', { state });
  await expect(page.getByText('You have been logged out.')).toBeVisible();
});

test('an account is deleted after a question, and its end is told [ACC-38, ACC-39, ACC-40, SHP-34]', async ({
  page,
}) => {
  const { email, state } = await newCustomer();
  await arrive(page, '/account/edit', { state });
  await page.route('**/v1/accounts/graphql', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Delete account' }).click();
  const confirm = modal(page).getByRole('button', { name: 'Delete account' });
  await confirm.click();
  await expect(modal(page).getByText('could not be deleted')).toBeVisible();
  await page.unroute('**/v1/accounts/graphql');
  await confirm.click();
  await expect(
    modal(page).getByRole('heading', { name: 'Your account has been deleted' }),
  ).toBeVisible();
  await modal(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  // The home page leads on who has a hut.
  await expect.poll(() => placeOf(page)).toBe('/order/deals/');
  await page.goto(addressOf('uk', '/account/?form=login'));
  await modal(page).getByLabel('Email').fill(email);
  await modal(page).getByLabel('Password').fill(password);
  await modal(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(modal(page).getByText('Invalid email or password')).toBeVisible();
});

test('who is gone is logged out, and another failure changes nothing [ACC-34]', async ({
  page,
}) => {
  const { state } = await newCustomer();
  const answers = { fails: true };
  await page.route('**/v1/accounts/graphql?**', (route) =>
    answers.fails
      ? route.fulfill({ status: 200, json: { data: null, errors: [{ message: 'Oops' }] } })
      : route.fulfill({
          status: 200,
          json: { data: { account: null }, errors: [{ message: 'User does not exist' }] },
        }),
  );
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await arrive(page, '/account/edit', { state });
  await expect.poll(() => warnings.join()).toContain('The account was not fetched');
  await expect(page.getByRole('heading', { name: 'Account Details' })).toBeVisible();
  answers.fails = false;
  await page.reload();
  await expect(page.getByText('You have been logged out.')).toBeVisible();
});

test('somebody joins in a restaurant by their mobile number [ACC-08, ACC-09]', async ({ page }) => {
  await visit(page, 'fr', '/account/in-store-sign-up');
  await expect.poll(() => placeOf(page)).toBe('/');
  await visit(page, 'uk', '/account/in-store-sign-up/additional-details');
  await expect(page.getByRole('heading', { name: 'Join at the restaurant' })).toBeVisible();
  const asked = page.waitForRequest(/\/account\/07700900123\/exists/);
  await page.getByLabel('Mobile number').fill('07700900123');
  await page.getByRole('button', { name: 'Continue' }).click();
  await asked;
  await expect(page.getByLabel('Phone number')).toHaveValue('07700900123');
  expect(placeOf(page)).toBe('/account/in-store-sign-up/additional-details?mobile=07700900123');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Email', { exact: true }).fill(newEmail());
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('heading', { name: 'Account Details' })).toBeVisible();
  await expect(page.getByText('07700900123')).toBeVisible();
});
