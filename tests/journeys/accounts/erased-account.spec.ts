import { expect, test } from '../journey.ts';
import { arrive, outsideAddressOf } from '../arrive.ts';
import { modal, newCustomer } from './customers.ts';

test('an account is erased by its owner on the account page, with what is kept of them [SEC-42]', async ({
  page,
}) => {
  const { email, session, state } = await newCustomer();
  const { access } = session.authentication;
  await arrive(page, '/account/edit', { state });
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(modal(page)).toContainText('take your name, address and phone out of your orders');
  await modal(page).getByRole('button', { name: 'Delete account' }).click();
  await expect(
    modal(page).getByRole('heading', { name: 'Your account has been deleted' }),
  ).toBeVisible();
  const data = await fetch(outsideAddressOf('uk', '/v2/accounts/myaccount/data'), {
    headers: { authorization: `Bearer ${access}` },
  });
  expect(data.status).toBe(401);
  await modal(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(stored).not.toContain(email);
});
