import { expect, type Page, test } from '../journey.ts';
import { newIdentity } from '../accounts/customers.ts';
import { addressOf, arrive, placeOf, visit } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import {
  choosePayment,
  fillDetails,
  placeButton,
  reachCheckout,
} from '../checkout/reach-checkout.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { inWebview, type MobileApp } from '../in-webview.ts';
import { pageCapabilities } from '../../../core/webview/greeting.ts';
import type { MessageToApp } from '../../../schemas/types/webview/messages.ts';

/** What the app was told by messages of a type, in order. */
const told = ({ posted }: MobileApp, type: MessageToApp['type']) =>
  posted.filter((message) => message.type === type).map(({ payload }) => payload);

/** Answers the page's greeting once it comes, and waits until that is accepted. */
const greet = async (
  app: MobileApp,
  capabilities: readonly string[] = pageCapabilities,
  versions: object = { version: 2 },
) => {
  await expect.poll(() => told(app, 'READY').length).toBeGreaterThan(0);
  const before = told(app, 'ACCEPTED').length;
  await app.say('CAPABILITIES', { ...versions, capabilities });
  await expect.poll(() => told(app, 'ACCEPTED').length).toBe(before + 1);
};

const dialogOf = (page: Page) => page.getByRole('dialog');

for (const platform of ['ios', 'android'] as const) {
  test(`the page and the app of ${platform} greet each other, and what one lacks the other does without [HST-03]`, async ({
    page,
  }) => {
    const app = await inWebview(page, platform);
    await arrive(page, '/order/dips/', { basket: { items: [margherita] } });
    await greet(app, ['basket', 'teleport']);
    expect(told(app, 'READY')).toEqual([{ version: 2, oldest: 1, capabilities: pageCapabilities }]);
    expect(told(app, 'ACCEPTED')).toEqual([{ version: 2, capabilities: ['basket'] }]);
    await expect
      .poll(() => told(app, 'BASKET_CHANGED'))
      .toEqual([{ count: 1, total: { minor: expect.any(Number), currency: 'GBP' } }]);
    await app.say('DEEP_LINK', { path: '/faqs/' });
    await app.say('BACK_PRESSED', {});
    await greet(app);
    await expect
      .poll(() => told(app, 'ROUTE_CHANGED'))
      .toEqual([{ path: '/order/dips/', canGoBack: false }]);
    expect(told(app, 'BACK_ANSWERED')).toEqual([]);
  });
}

test('an app one version older, one newer and one without a greeting show the shop and let it sell [HST-03]', async ({
  browser,
}) => {
  const apps = [
    undefined,
    { version: 1 },
    { version: 3, oldest: 2, surprises: ['many'] },
    { version: 9, oldest: 8 },
  ];
  for (const versions of apps) {
    const page = await browser.newPage();
    const app = await inWebview(page, 'ios');
    await arrive(page, '/order/dips/');
    if (versions) await greet(app, [...pageCapabilities, 'teleport'], versions);
    await page
      .getByRole('button', { name: /^Add .* to your basket$/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: /^Basket 1 item/ })).toBeVisible();
    const isNewer = versions?.oldest === 2;
    await expect.poll(() => told(app, 'BASKET_CHANGED').length > 0).toBe(isNewer);
    expect(told(app, 'ACCEPTED')).toEqual(
      versions
        ? [
            {
              version: isNewer ? 2 : 1,
              capabilities: isNewer ? pageCapabilities : [],
            },
          ]
        : [],
    );
    await page.close();
  }
});

test('the app follows the customer from page to page, and its way back closes dialogs, leads back and ends [HST-04]', async ({
  page,
}) => {
  const app = await inWebview(page, 'android');
  await visit(page, 'uk', '/faqs/');
  await greet(app);
  await expect
    .poll(() => told(app, 'ROUTE_CHANGED'))
    .toEqual([{ path: '/faqs/', canGoBack: false }]);
  await app.say('DEEP_LINK', { path: '/huts/' });
  await page.waitForURL('**/huts/');
  await expect
    .poll(() => told(app, 'ROUTE_CHANGED').at(-1))
    .toEqual({ path: '/huts/', canGoBack: true });
  for (const path of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:0',
  ]) {
    await app.say('DEEP_LINK', { path });
  }
  await app.say('BACK_PRESSED', {});
  await page.waitForURL('**/faqs/');
  await app.say('BACK_PRESSED', {});
  await expect
    .poll(() => told(app, 'BACK_ANSWERED'))
    .toEqual([{ handled: true }, { handled: false }]);
  expect(placeOf(page)).toBe('/faqs/');
});

test('the way back of the app closes the dialog in front before it leaves the page [HST-04]', async ({
  page,
}) => {
  const app = await inWebview(page, 'android');
  await arrive(page, '/order/dips/', { basket: { items: [margherita] } });
  await greet(app);
  await page.getByRole('link', { name: /^Basket 1 item/ }).click();
  await expect(dialogOf(page)).toBeVisible();
  await app.say('BACK_PRESSED', {});
  await expect(dialogOf(page)).toHaveCount(0);
  expect(placeOf(page)).toBe('/order/dips/');
  expect(told(app, 'BACK_ANSWERED')).toEqual([{ handled: true }]);
});

test('the app is told of an order from the basket to its status, with the look of the market and what can be felt [HST-04]', async ({
  page,
}) => {
  const app = await inWebview(page, 'ios');
  await reachCheckout(page);
  await greet(app);
  await fillDetails(page);
  await choosePayment(page, /^Cash/);
  await placeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
  await expect.poll(() => told(app, 'ORDER_PLACED')).toHaveLength(1);
  const [{ transactionId }] = told(app, 'ORDER_PLACED') as [{ transactionId: string }];
  expect(page.url()).toContain(transactionId);
  await expect
    .poll(() => told(app, 'ORDER_STATUS'))
    .toContainEqual({ transactionId, status: expect.any(String) });
  expect(told(app, 'HAPTICS')).toContainEqual({ kind: 'success' });
  expect(told(app, 'BASKET_CHANGED').at(-1)).toEqual({
    count: 0,
    total: { minor: 0, currency: 'GBP' },
  });
  const colour: unknown = expect.stringMatching(/^#[0-9a-f]{6}$/);
  expect(told(app, 'THEME').at(-1)).toEqual({
    accent: colour,
    onAccent: colour,
    background: colour,
    text: colour,
  });
});

test('the app is told the colours again when the device turns dark [HST-04, SHP-42]', async ({
  page,
}) => {
  const app = await inWebview(page, 'android');
  await arrive(page, '/order/dips/');
  await greet(app);
  await expect.poll(() => told(app, 'THEME')).toHaveLength(1);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => told(app, 'THEME')).toHaveLength(2);
  const [light, dark] = told(app, 'THEME') as { background: string; text: string }[];
  expect(dark?.background).not.toBe(light?.background);
  expect(dark?.text).not.toBe(light?.text);
});

test('links out of the shop and what is shared go to the app once it takes them, and other links stay [HST-04]', async ({
  page,
}) => {
  const app = await inWebview(page, 'ios');
  await visit(page, 'uk', '/huts/uk-1/1101/');
  const share = page.getByRole('button', { name: 'Share' });
  const phone = page.getByRole('link', { name: '020 7946 0111' });
  await expect(phone).toBeVisible();
  await expect(share).toHaveCount(0);
  await greet(app);
  await phone.click();
  await expect.poll(() => told(app, 'OPEN_OUTSIDE')).toEqual([{ url: 'tel:02079460111' }]);
  await share.click();
  await expect
    .poll(() => told(app, 'SHARE'))
    .toEqual([{ title: 'Clapham Junction', url: addressOf('uk', '/huts/uk-1/1101/') }]);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All restaurants' }).click();
  await page.waitForURL('**/huts/');
  expect(told(app, 'OPEN_OUTSIDE')).toHaveLength(1);
});

test('the page keeps clear of what the app says covers its edges, and of nothing that is no width [HST-04]', async ({
  page,
}) => {
  const app = await inWebview(page, 'ios');
  await visit(page, 'uk', '/faqs/');
  await greet(app);
  const header = page.getByRole('banner').first();
  const before = await header.boundingBox();
  await app.say('SAFE_AREAS', { top: 47, right: 0, bottom: 34, left: 0 });
  await expect
    .poll(async () => (await header.boundingBox())?.height)
    .toBe((before?.height ?? 0) + 47);
  await app.say('SAFE_AREAS', { top: 'red', right: 0, bottom: 34, left: 0 });
  expect((await header.boundingBox())?.height).toBe((before?.height ?? 0) + 47);
});

test('who has signed in to the app is signed in to the shop, and a made-up session signs nobody in [HST-04]', async ({
  page,
}) => {
  const { email, session } = await newIdentity('uk');
  const { authentication, expiresAt } = session;
  const app = await inWebview(page, 'ios');
  await visit(page, 'uk', '/faqs/');
  await greet(app);
  const refused = page.waitForResponse('**/v1/accounts/graphql**');
  const stranger = { ...authentication, access: 'made-up', refresh: 'made-up', expiresAt };
  await app.say('SIGN_IN', stranger);
  await refused;
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await app.say('SIGN_IN', { ...authentication, expiresAt });
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await app.say('DEEP_LINK', { path: '/account/' });
  await page.waitForURL('**/account/**');
  await expect(page.getByRole('main')).toContainText(email);
});
