import { expect, type Page, test } from '../journey.ts';
import { addressOf, arrive, placeOf } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { modal, newCustomer } from '../accounts/customers.ts';
import { inWebview } from '../in-webview.ts';
import { places } from '../places.ts';

const deleteAccount = async (page: Page) => {
  await page.getByRole('button', { name: 'Delete account' }).click();
  await modal(page).getByRole('button', { name: 'Delete account' }).click();
  await expect(
    modal(page).getByRole('heading', { name: 'Your account has been deleted' }),
  ).toBeVisible();
  await modal(page).getByRole('button', { name: 'Close' }).last().click();
};

test('closing the end of an account in the app clears everything and logs the app out, and Canada’s is told of each step [ACC-39, WEB-10]', async ({
  page,
}) => {
  const { email, session, state } = await newCustomer('ca');
  const { id: customerId, access, refresh } = session.authentication;
  const app = await inWebview(page, 'ios');
  const basket = { items: [margherita] };
  await arrive(page, '/account/edit', { at: places.toronto, by: 'collection', basket, state });
  const paths: string[] = [];
  page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
  await deleteAccount(page);
  await expect.poll(() => app.posted.at(-1)).toEqual({ type: 'LOGOUT', payload: {} });
  await expect.poll(() => placeOf(page)).toBe('/');
  expect(paths).toContain('/account/app-logout');
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(stored).not.toContain(email);
  expect(stored).not.toContain('margherita');
  expect(app.posted.filter(({ type }) => type === 'EVENT')).toEqual(
    ['customer-delete', 'logout'].map((name) => ({
      type: 'EVENT',
      payload: { name, data: { customerId } },
    })),
  );
  for (const token of [access, refresh]) expect(JSON.stringify(app.posted)).not.toContain(token);
});

test('the app’s way out is open to the web as well, where there is no app to tell [WEB-10]', async ({
  page,
}) => {
  const { state } = await newCustomer();
  await arrive(page, '/faqs/', { state });
  const paths: string[] = [];
  page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
  await page.goto(addressOf('uk', '/account/edit'));
  await deleteAccount(page);
  await expect.poll(() => paths.at(-1)).not.toMatch(/^\/account/);
  expect(paths).not.toContain('/account/app-logout');
  await page.goto(addressOf('uk', '/account/app-logout'));
  await expect.poll(() => placeOf(page)).toBe('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
