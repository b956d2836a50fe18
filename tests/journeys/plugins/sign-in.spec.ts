import { outsideAddressOf, placeOf, visit } from '../arrive.ts';
import { modal } from '../accounts/customers.ts';
import { expect, type Page, test } from '../journey.ts';
import { type Deployment, deployWith } from './deployment.ts';

// One of them builds, for all.
test.describe.configure({ mode: 'serial' });

let site: Deployment;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await deployWith('in', [{ id: 'sign-in-by-code' }], { instead: ['in-otp'] });
});
test.afterAll(() => site.stop());

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** What the calls of passwords answer a market. */
const passwordCall = async (page: Page, market: 'uk' | 'fr' | 'in' | 'ca', url?: string) => {
  const address = outsideAddressOf(market, '/v1/identity/sign-in', url);
  const answer = await page.request.post(address, {
    data: { email: 'nobody@example.com', password: 'Margherita7' },
  });
  return answer.status();
};

/** What the calls of the made-up way answer a market. */
const codeCall = async (page: Page, market: 'uk' | 'in') => {
  const address = outsideAddressOf(market, '/v1/by-code/send', site.url);
  return (await page.request.post(address, { data: { phone: '+919876543210' } })).status();
};

test('a market shows only its own way to sign in, and without one none @desktop [ENG-23]', async ({
  page,
}) => {
  for (const market of ['uk', 'ca'] as const) {
    await visit(page, market, '/account/?form=login');
    await expect(modal(page).getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await visit(page, market, '/account/register');
    await expect.poll(() => placeOf(page)).toBe('/');
    expect(await passwordCall(page, market)).toBe(401);
  }
  for (const path of ['/account/?form=login', '/account/edit', '/account/register']) {
    await visit(page, 'fr', path);
    await expect.poll(() => placeOf(page)).toBe('/');
    await expect(modal(page)).toHaveCount(0);
    await visit(page, 'in', path);
    await expect(heading(page, 'Sign in with your phone')).toBeVisible();
    expect(placeOf(page)).toBe('/account/otp');
    await expect(modal(page)).toHaveCount(0);
  }
  for (const market of ['fr', 'in'] as const) {
    await visit(page, market, '/huts/');
    await expect(page.locator('header a[href^="/account"]')).toHaveCount(0);
    expect(await passwordCall(page, market)).toBe(404);
  }
});

test('where customers sign in another way, who is not signed in is led from account details to its register page, and no form of passwords opens @desktop [ACC-12, ENG-23]', async ({
  page,
}) => {
  await visit(page, 'in', '/account/edit', site.url);
  await expect(heading(page, 'Made-up register page')).toBeVisible();
  expect(placeOf(page)).toBe('/account/register');
  await expect(page.getByText('Came from /account/edit below /account/')).toBeVisible();
  for (const form of ['login', 'signUp', 'forgotPassword', 'additionalDetails']) {
    await visit(page, 'in', `/account/?form=${form}`, site.url);
    await expect(heading(page, 'Made-up register page')).toBeVisible();
    await expect(modal(page)).toHaveCount(0);
  }
  expect(await passwordCall(page, 'in', site.url)).toBe(404);
  expect([await codeCall(page, 'in'), await codeCall(page, 'uk')]).toEqual([204, 404]);

  await visit(page, 'uk', '/account/register', site.url);
  await expect.poll(() => placeOf(page)).toBe('/');
  await visit(page, 'uk', '/account/?form=login', site.url);
  await expect(modal(page).getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(heading(page, 'Made-up register page')).toHaveCount(0);
});

test('who shows who they are another way is signed in, and goes on to where they came from @desktop [ENG-23]', async ({
  page,
}) => {
  const phone = '+919876500001';
  await visit(page, 'in', '/account/edit', site.url);
  await page.getByLabel('Made-up phone').fill(phone);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByLabel('Made-up code')).toBeVisible();
  const query = new URLSearchParams({ to: phone });
  const outbox = outsideAddressOf('in', `/sandbox/outbox?${query.toString()}`, site.url);
  const [message] = (await (await page.request.get(outbox)).json()) as { body: string }[];
  await page.getByLabel('Made-up code').fill(/\d{6}/.exec(message?.body ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(heading(page, 'Account Details')).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();
  await visit(page, 'in', '/account/logout', site.url);
  await visit(page, 'in', '/account/edit', site.url);
  await expect(heading(page, 'Made-up register page')).toBeVisible();
});
