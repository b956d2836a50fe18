import { expect, test } from '../journey.ts';
import { addressOf, placeOf, visit } from '../arrive.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { codeSentTo, modal, newCustomer, newEmail, password } from './customers.ts';

test('each form of the account modal opens by its address [ACC-07]', async ({ page }) => {
  for (const [form, title] of [
    ['login', 'Sign in'],
    ['signUp', 'Create an account'],
    ['forgotPassword', 'Forgot your password?'],
    ['whatever', 'Sign in'],
    ['additionalDetails', 'Sign in'],
  ] as const) {
    await visit(page, 'uk', `/account/?form=${form}`);
    await expect(modal(page).getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await expectAccessible(page);
});

test('a new customer signs up, gives details, and comes back to where they were [ACC-07, ACC-13, ACC-16, ACC-18, ACC-25, ACC-27, ACC-28, ACC-32]', async ({
  page,
}) => {
  await visit(page, 'uk', '/huts/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await modal(page)
    .getByRole('button', { name: /Create an account/ })
    .click();
  const submit = modal(page).getByRole('button', { name: 'Create account' });
  const email = modal(page).getByLabel('Email');
  const secret = modal(page).getByLabel('New password');
  await submit.click();
  await expect(email).toHaveAccessibleDescription(/Username cannot be empty/);
  await expect(secret).toHaveAccessibleDescription(/Password cannot be empty/);
  await email.fill('ada');
  await secret.fill('abc');
  await expect(email).toHaveAccessibleDescription(/Username should be an email/);
  await expect(secret).toHaveAccessibleDescription(/3\/8 \| Uppercase \| Number/);
  await email.fill(newEmail());
  await secret.fill(password);
  await submit.click();
  await expect(modal(page).getByRole('heading', { name: 'A little about you' })).toBeVisible();
  expect(placeOf(page)).toBe('/account/?form=additionalDetails');
  await modal(page).getByLabel('First name').fill('Ada');
  await modal(page).getByLabel('Last name').fill('Byron');
  const phone = modal(page).getByLabel('Phone number');
  const save = modal(page).getByRole('button', { name: 'Save' });
  await phone.fill('123456');
  await save.click();
  await expect(phone).toHaveAccessibleDescription('Please enter at least 7 digits');
  await phone.fill('1234567x');
  await expect(phone).toHaveAccessibleDescription('Please enter a valid phone number');
  await phone.fill('07700 900123');
  await modal(page).getByLabel('Send me offers by email').check();
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our restaurants' })).toBeVisible();
  expect(placeOf(page)).toBe('/huts/');
  await page.getByRole('banner').getByRole('link', { name: 'Hi Ada' }).click();
  await expect(page.getByText('07700 900123')).toBeVisible();
  await expect(page.getByText('By email', { exact: true })).toBeVisible();
});

test('a customer signs in, and a wrong password is told [ACC-19, ACC-30, ACC-32]', async ({
  page,
}) => {
  const { email } = await newCustomer();
  await visit(page, 'uk', '/account/?form=login');
  await modal(page).getByLabel('Email').fill(email);
  await modal(page).getByLabel('Password').fill('Wrong1234');
  await modal(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(modal(page).getByLabel('Password')).toHaveAccessibleDescription(
    'Invalid email or password',
  );
  await modal(page).getByLabel('Password').fill(password);
  await modal(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Hi Ada' })).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('phdv:account-data'));
  expect(stored).toContain(email);
});

test('an email that has an account is told at the email [ACC-32]', async ({ page }) => {
  const { email } = await newCustomer();
  await visit(page, 'uk', '/account/?form=signUp');
  await modal(page).getByLabel('Email').fill(email);
  await modal(page).getByLabel('New password').fill(password);
  await modal(page).getByRole('button', { name: 'Create account' }).click();
  await expect(modal(page).getByLabel('Email')).toHaveAccessibleDescription(
    'We were unable to create your account',
  );
});

test('a forgotten password is replaced with a code from the mail, and the email is typed once [ACC-20, ACC-28, ACC-31, ACC-32]', async ({
  page,
}) => {
  const { email } = await newCustomer();
  await visit(page, 'uk', '/account/?form=login');
  await modal(page).getByLabel('Email').fill(email);
  await modal(page).getByRole('button', { name: 'Forgot your password?' }).click();
  await modal(page).getByRole('button', { name: 'Send the code' }).click();
  const code = modal(page).getByLabel('Reset code');
  const change = modal(page).getByRole('button', { name: 'Set the new password' });
  await change.click();
  await expect(code).toHaveAccessibleDescription('Code cannot be empty');
  const sent = await codeSentTo(email);
  await code.fill(sent === '000000' ? '000001' : '000000');
  await modal(page).getByLabel('New password').fill('Reginella8');
  await change.click();
  await expect(code).toHaveAccessibleDescription(
    'The password reset code does not match our records',
  );
  await code.fill(sent);
  await change.click();
  await expect(modal(page).getByText('Your password has been changed.')).toBeVisible();
  await expect(modal(page).getByLabel('Email')).toHaveValue(email);
  await modal(page).getByLabel('Password').fill('Reginella8');
  await modal(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Hi Ada' })).toBeVisible();
});

test('a social provider vouches for a customer on its own pages [ACC-14]', async ({ page }) => {
  await visit(page, 'uk', '/account/?form=login');
  for (const provider of ['Google', 'Facebook', 'Apple']) {
    await expect(modal(page).getByRole('button', { name: `with ${provider}` })).toBeVisible();
  }
  await modal(page).getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Sandbox: Google' })).toBeVisible();
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'Continue' }).click();
  await modal(page).getByLabel('First name').fill('Grace');
  await modal(page).getByLabel('Last name').fill('Hopper');
  await modal(page).getByLabel('Phone number').fill('07700 900123');
  await modal(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Hi Grace' })).toBeVisible();
  await page.goto(addressOf('uk', '/account/?form=login&code=forged&state=forged'));
  await expect(page.getByRole('heading', { name: 'Account Details' })).toBeVisible();
});
