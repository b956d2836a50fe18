import { readFile } from 'node:fs/promises';
import { expect, test } from '../journey.ts';
import { addressOf, arrive, outsideAddressOf, placeOf, visit } from '../arrive.ts';
import { expectAccessible } from '../expect-accessible.ts';
import type { IdentitySession } from '../../../schemas/types/http/accounts.ts';
import { codeSentTo, modal, newCustomer, newEmail, password } from './customers.ts';

/** Signs a customer in elsewhere, on an iPhone; answers whether a token still works there. */
const onPhone = async (email: string) => {
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
  const answer = await fetch(outsideAddressOf('uk', '/v1/identity/sign-in'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ email, password }),
  });
  const { authentication } = (await answer.json()) as IdentitySession;
  const headers = { authorization: `Bearer ${authentication.access}` };
  return async () =>
    (await fetch(outsideAddressOf('uk', '/v1/identity/session'), { headers })).status;
};

test('the account page lists where the account is signed in, and ends it there, one by one or all others [SEC-23, SHP-34]', async ({
  page,
}) => {
  const { email, state } = await newCustomer();
  const phone = await onPhone(email);
  await arrive(page, '/account/edit', { state });
  const devices = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('listitem').first()).toContainText('This device');
  const iPhone = devices.getByRole('listitem').filter({ hasText: 'Safari, iPhone' });
  await expect(iPhone).toContainText('Last used');
  await expectAccessible(page);
  expect(await phone()).toBe(200);
  await iPhone.getByRole('button', { name: /^Sign out/ }).click();
  await expect(devices.getByText('That device has been signed out.')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  expect(await phone()).toBe(401);
  const [second, third] = [await onPhone(email), await onPhone(email)];
  await page.reload();
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(devices.getByText('Every other device has been signed out.')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  expect([await second(), await third()]).toEqual([401, 401]);
  await page.reload();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
});

test('a session that was ended elsewhere logs its browser out [SEC-23]', async ({ page }) => {
  const { email, session, state } = await newCustomer();
  await arrive(page, '/account/edit', { state });
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await fetch(outsideAddressOf('uk', '/v1/identity/sign-out'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh: session.authentication.refresh }),
  });
  await page.getByRole('button', { name: 'Download your data' }).click();
  await expect(page.getByText('You have been logged out.')).toBeVisible();
});

test('two tabs whose tokens end together stay signed in, and so do their later calls [SEC-23]', async ({
  page,
  context,
}) => {
  const { email, state } = await newCustomer();
  const soon = { account: { ...state.account, tokenEndsAt: 0 } };
  await arrive(page, '/account/edit', { state: soon });
  const other = await context.newPage();
  await other.goto(addressOf('uk', '/account/edit'));
  for (const tab of [page, other, page]) {
    await tab.reload();
    await expect(tab.getByText(email, { exact: true })).toBeVisible();
  }
});

test('a common password is refused at its field [SEC-23]', async ({ page }) => {
  await visit(page, 'uk', '/account/?form=signUp');
  await modal(page).getByLabel('Email').fill(newEmail());
  await modal(page).getByLabel('New password').fill('Password1');
  await modal(page).getByRole('button', { name: 'Create account' }).click();
  await expect(modal(page).getByLabel('New password')).toHaveAccessibleDescription(
    /Many people use this password/,
  );
});

test('an owner downloads all that is kept of them, and what failed can be tried again [SEC-42, SHP-34]', async ({
  page,
}) => {
  const { email, state } = await newCustomer();
  await arrive(page, '/account/edit', { state });
  await page.route('**/myaccount/data', (route) => route.abort(), { times: 1 });
  const button = page.getByRole('button', { name: 'Download your data' });
  await button.click();
  await expect(page.getByText('Your data could not be fetched.')).toBeVisible();
  const started = page.waitForEvent('download');
  await button.click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('fornello-data.json');
  const file = await readFile(await download.path(), 'utf8');
  const data = JSON.parse(file) as { readonly account: object; readonly sessions: object[] };
  expect(data.account).toMatchObject({ email, firstName: 'Ada', lastName: 'Byron' });
  expect(data.sessions).toHaveLength(1);
});

test('where accounts are told of by letter, sign-up asks for its code, for a known address too [SEC-22]', async ({
  page,
}) => {
  const { email: known } = await newCustomer('ca');
  const email = newEmail();
  const submit = modal(page).getByRole('button', { name: 'Create account' });
  const code = modal(page).getByLabel('Code from our email');
  for (const address of [known, email]) {
    await visit(page, 'ca', '/account/?form=signUp');
    await modal(page).getByLabel('Email').fill(address);
    await modal(page).getByLabel('New password').fill(password);
    await submit.click();
    await expect(modal(page).getByText(`We have written to ${address}.`)).toBeVisible();
    await code.fill('00000000');
    await submit.click();
    await expect(code).toHaveAccessibleDescription('The code does not match the one in our email');
  }
  await expectAccessible(page);
  await code.fill(await codeSentTo(email));
  await submit.click();
  await expect(modal(page).getByRole('heading', { name: 'A little about you' })).toBeVisible();
  expect(placeOf(page)).toBe('/account/?form=additionalDetails');
});
