import { addressOf, placeOf, visit } from '../arrive.ts';
import { reachCheckout } from '../checkout/reach-checkout.ts';
import { expect, type Page, test } from '../journey.ts';
import {
  askForCode,
  codeField,
  codeSentTo,
  createButton,
  fillRegistration,
  goOn,
  newPhone,
  otherThan,
  phoneField,
  register,
  sendButton,
  verify,
} from './phones.ts';

const generate = '**/v1/otp/generate';
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const goTo = (page: Page, path: string) => page.goto(addressOf('in', path));

test('somebody new is asked for phone, code and name, by the keyboard alone, and is signed in at home [OTP-01, OTP-08, OTP-11, OTP-16, OTP-22]', async ({
  page,
}) => {
  const phone = newPhone();
  await visit(page, 'in', '/account/otp');
  await expect(heading(page, 'Sign in with your phone')).toBeVisible();
  await expect(codeField(page)).toHaveCount(0);
  await phoneField(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.type(phone.slice(3));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Enter your code')).toBeVisible();
  await expect(page.getByText(phone)).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await expect(phoneField(page)).toHaveCount(0);
  await page.keyboard.type(await codeSentTo(phone));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Create your account')).toBeVisible();
  expect(placeOf(page)).toBe('/account/register');
  await expect(page.getByLabel('First name')).toBeFocused();
  for (const text of ['Asha', 'Rao', 'asha@example.com']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Hi Asha' })).toBeVisible();
  expect(placeOf(page)).toBe('/');
  await goTo(page, '/account/edit');
  for (const told of ['Asha', 'Rao', 'asha@example.com', phone]) {
    await expect(page.getByText(told, { exact: true })).toBeVisible();
  }
});

test('paths of the account lead to the pages that are theirs [OTP-02, OTP-03, OTP-04]', async ({
  page,
}) => {
  const guest = ['/account/register', '/account/edit', '/account', '/account/elsewhere/deep'];
  for (const path of guest) {
    await visit(page, 'in', path);
    await expect(heading(page, 'Sign in with your phone')).toBeVisible();
    expect(placeOf(page)).toBe('/account/otp');
  }
  await register(page);
  for (const path of ['/account/edit', '/account/elsewhere', '/account/edit/more', '/account']) {
    await goTo(page, path);
    await expect(heading(page, 'Account Details')).toBeVisible();
    await expect.poll(() => placeOf(page)).toBe('/account/edit');
  }
  await goTo(page, '/account/?form=additionalDetails');
  await expect(page.getByRole('dialog')).toBeVisible();
  await goTo(page, '/account/logout');
  await expect.poll(() => placeOf(page)).toBe('/');
  await goTo(page, '/account/edit');
  await expect(heading(page, 'Sign in with your phone')).toBeVisible();
});

test('the field keeps its prefix, and nothing is sent until the number is whole [OTP-06, OTP-07]', async ({
  page,
}) => {
  await visit(page, 'in', '/account/otp');
  await expect(phoneField(page)).toHaveValue('+91');
  await expect(sendButton(page)).toBeDisabled();
  await phoneField(page).fill('');
  await expect(phoneField(page)).toHaveValue('+91');
  await phoneField(page).press('End');
  for (let presses = 0; presses < 3; presses += 1) await phoneField(page).press('Backspace');
  await expect(phoneField(page)).toHaveValue('+91');
  for (const pasted of ['98765 43210', '098765-43210', '+91 (98765) 43210', '919876543210']) {
    await phoneField(page).fill(pasted);
    await expect(phoneField(page)).toHaveValue('+919876543210');
  }
  await phoneField(page).press('Home');
  await phoneField(page).press('Delete');
  await expect(phoneField(page)).toHaveValue('+919876543210');
  await expect(sendButton(page)).toBeEnabled();
  for (const wrong of ['+91987654321', '+9198765432100']) {
    await phoneField(page).fill(wrong);
    await expect(sendButton(page)).toBeDisabled();
  }
  let answer: () => void = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(generate, async (route) => {
    await isAnswered;
    await route.fallback();
  });
  await phoneField(page).fill(newPhone());
  await sendButton(page).click();
  await expect(sendButton(page)).toBeDisabled();
  answer();
  await expect(codeField(page)).toBeVisible();
});

test('a message that could not be sent is told, and the number stays to try again [OTP-09]', async ({
  page,
}) => {
  const phone = newPhone();
  await visit(page, 'in', '/account/otp');
  await page.route(generate, (route) => route.abort());
  await phoneField(page).fill(phone);
  await sendButton(page).click();
  await expect(notice(page, 'Unable to send SMS; please try again')).toBeVisible();
  await expect(phoneField(page)).toHaveValue(phone);
  await page.unroute(generate);
  await sendButton(page).click();
  await expect(codeField(page)).toBeVisible();
});

test('a code of other than 6 digits is not sent, and a wrong one is told and may be put right [OTP-10, OTP-12]', async ({
  page,
}) => {
  const phone = newPhone();
  await visit(page, 'in', '/account/otp');
  await askForCode(page, phone);
  const code = await codeSentTo(phone);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/otp/verify')) sent.push(request.url());
  });
  for (const wrong of ['', '1234', '1234567']) {
    await codeField(page).fill(wrong);
    await goOn(page).click();
    await expect(codeField(page)).toHaveAccessibleDescription(/enter the 6 digits/);
    await expect(codeField(page)).toBeFocused();
  }
  expect(sent).toEqual([]);
  await codeField(page).fill(otherThan(code));
  await goOn(page).click();
  await expect(codeField(page)).toHaveAccessibleDescription('Your OTP code is not recognized');
  await page.route('**/v1/otp/verify', (route) => route.abort());
  await codeField(page).fill(code);
  await goOn(page).click();
  await expect(codeField(page)).toHaveAccessibleDescription('Your OTP code is not recognized');
  await page.unroute('**/v1/otp/verify');
  await goOn(page).click();
  await expect(heading(page, 'Create your account')).toBeVisible();
});

test('another code is sent from the phone number, and both are good [OTP-13]', async ({ page }) => {
  const phone = newPhone();
  await visit(page, 'in', '/account/otp');
  await askForCode(page, phone);
  await codeField(page).fill('12');
  await page.getByRole('button', { name: 'Resend or change the number' }).click();
  await expect(phoneField(page)).toHaveValue(phone);
  await expect(phoneField(page)).toBeFocused();
  await sendButton(page).click();
  await expect(codeField(page)).toHaveValue('');
  // The page may be closed while the message is read.
  await page.reload();
  await codeField(page).fill(await codeSentTo(phone, 2));
  await goOn(page).click();
  await expect(heading(page, 'Create your account')).toBeVisible();
});

test('who has registered comes in by a code alone, in every tab, and another tab’s token is used up [OTP-15]', async ({
  context,
  page,
}) => {
  const phone = await register(page);
  await goTo(page, '/account/logout');
  await expect.poll(() => placeOf(page)).toBe('/');
  await goTo(page, '/account/otp');
  const second = await context.newPage();
  await verify(page, phone, 2);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Hi Asha' })).toBeVisible();
  expect(placeOf(page)).toBe('/');
  await second.goto(addressOf('in', '/account/otp'));
  await expect(heading(second, 'Account Details')).toBeVisible();
  await expect(second.getByText('This device')).toBeVisible();
});

test('a guest at checkout signs in and is back there, with their details filled in [OTP-15, OTP-22]', async ({
  page,
}) => {
  const phone = newPhone();
  await reachCheckout(page, { market: 'in' });
  await page.getByRole('link', { name: 'Sign in with a code' }).click();
  await verify(page, phone);
  await fillRegistration(page);
  await createButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  expect(placeOf(page)).toBe('/order/checkout/');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Asha Rao');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('asha@example.com');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue(phone.slice(3));
  await expect(page.getByRole('link', { name: 'Sign in with a code' })).toHaveCount(0);
});

test('the registration form asks for what it needs, and says what is wrong [OTP-17, OTP-18, OTP-19, OTP-20, OTP-21]', async ({
  page,
}) => {
  const phone = newPhone();
  await visit(page, 'in', '/account/otp');
  await verify(page, phone);
  const fixed = page.getByLabel('Mobile number');
  await expect(fixed).toHaveValue(phone);
  await expect(fixed).toHaveAttribute('readonly', '');
  await expect(fixed).toHaveAttribute('required', '');
  const offers = page.getByLabel('I agree to receive promotional communication');
  await expect(offers).not.toBeChecked();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await expect(page.getByText('you accept our terms and conditions')).toBeVisible();
  const terms = page.getByRole('main').getByRole('link', { name: 'Read them' });
  await expect(terms).toHaveAttribute('href', '/cgv');
  await createButton(page).click();
  const field = (name: string) => page.getByLabel(name);
  for (const name of ['First name', 'Last name', 'Email']) {
    await expect(field(name)).toHaveAccessibleDescription('Required');
  }
  await expect(field('First name')).toBeFocused();
  for (const name of ['First name', 'Last name']) {
    await field(name).fill('  ');
    await expect(field(name)).toHaveAccessibleDescription('Please enter more characters');
    await field(name).fill('123');
    await expect(field(name)).toHaveAccessibleDescription('Please include a character');
  }
  await field('Email').fill('asha@example');
  await expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email');
  await fillRegistration(page);
  await offers.check();
  const sent = page.waitForRequest('**/v1/asia-customer/register');
  await createButton(page).click();
  expect((await sent).postDataJSON()).toEqual({
    sector: 'in-1',
    phone,
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@example.com',
    marketing: { all: true },
  });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Hi Asha' })).toBeVisible();
});

test('a registration that fails keeps what was typed, and one that comes too late verifies again [OTP-02, OTP-22]', async ({
  page,
}) => {
  const call = '**/v1/asia-customer/register';
  await visit(page, 'in', '/account/otp');
  await verify(page, newPhone());
  await fillRegistration(page);
  await page.route(call, (route) => route.abort());
  await createButton(page).click();
  await expect(notice(page, 'We could not create your account')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('asha@example.com');
  await page.unroute(call);
  await page.route(call, (route) =>
    route.fulfill({ status: 401, json: { name: 'NotAuthorizedException', message: 'over' } }),
  );
  await createButton(page).click();
  await expect(notice(page, 'Please verify your number once more')).toBeVisible();
  expect(placeOf(page)).toBe('/account/otp');
});
