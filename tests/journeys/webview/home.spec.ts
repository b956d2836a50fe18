import { expect, type Page, test } from '../journey.ts';
import { addressOf, arrive, placeOf, visit } from '../arrive.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { inWebview } from '../in-webview.ts';
import { startDelivery } from '../localisation/visit.ts';
import { feature, setInManifest } from '../set-in-manifest.ts';

test('where the Android app leads, the home page stays open, with its query; iOS goes on as the web does [WEB-11]', async ({
  browser,
  page,
}) => {
  await inWebview(page, 'android');
  await arrive(page, '/?utm_source=app');
  await expect(page.getByText('Delivering to')).toBeVisible();
  expect(placeOf(page)).toBe('/?utm_source=app');
  await page.getByRole('button', { name: 'See all deals' }).click();
  await page.waitForURL('**/order/deals/');
  await page.goBack();
  await expect(page.getByText('Delivering to')).toBeVisible();
  expect(placeOf(page)).toBe('/?utm_source=app');
  const iphone = await browser.newPage();
  await inWebview(iphone, 'ios');
  await arrive(iphone, '/');
  await iphone.waitForURL('**/order/deals/');
  await iphone.close();
});

test('what a customer of the Android app asked for outlasts the way by the home page [WEB-11]', async ({
  page,
}) => {
  await inWebview(page, 'android');
  await visit(page, 'uk', '/order/dips/?from=app');
  await expect.poll(() => placeOf(page)).toBe('/');
  await page.reload();
  await startDelivery(page);
  await page.waitForURL('**/order/dips/?from=app');
});

for (const platform of ['android', undefined] as const) {
  test(`an unknown address leads a customer with a hut home, and not in circles, ${platform ?? 'on the web'} [SHL-15, WEB-11]`, async ({
    page,
  }) => {
    if (platform) await inWebview(page, platform);
    await arrive(page, '/no/such/page?x=1');
    const home = page.getByText('Delivering to');
    await expect(platform ? home : page.getByRole('heading', { name: 'Deals' })).toBeVisible();
    expect(placeOf(page)).toBe(platform ? '/' : '/order/deals/');
    const state = await page.evaluate(() => JSON.stringify(history.state));
    if (platform) expect(state).toContain('"search":"?x=1"');
  });
}

test('the footer leads to no app store from inside the app [SHL-37, WEB-13]', async ({ page }) => {
  await inWebview(page, 'ios');
  await visit(page, 'uk', '/faqs/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Questions and answers' })).toBeVisible();
  await expect(footer.getByRole('link', { name: /App Store|Google Play/ })).toHaveCount(0);
});

test.describe('the advice to change apps', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Our app has a new home' });
  const stores = (page: Page) => dialog(page).getByRole('link');
  const open = async (page: Page) => {
    await setInManifest(page, '**/', ...feature('app-migration-modal', true));
    await visit(page, 'uk', '/');
  };

  test('leads to both stores on the web, and stays closed once it was closed [EXP-72, WEB-12]', async ({
    page,
  }) => {
    await open(page);
    await expect(stores(page)).toHaveText(['Get it on the App Store', 'Get it on Google Play']);
    await expectAccessible(page, { include: 'dialog' });
    await dialog(page).getByRole('button', { name: 'Not now' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'From oven to door' })).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('leads to the store of the platform in the app, and shows where the flag is on alone [EXP-72, WEB-12]', async ({
    browser,
  }) => {
    const links = {
      ios: 'https://apps.example.com/ios/fornello',
      android: 'https://apps.example.com/android/fornello',
    };
    for (const platform of ['ios', 'android'] as const) {
      const page = await browser.newPage();
      await inWebview(page, platform);
      await open(page);
      await expect(stores(page)).toHaveCount(1);
      await expect(stores(page)).toHaveAttribute('href', links[platform]);
      await page.unroute('**/');
      await page.goto(addressOf('uk', '/?again'));
      await expect(page.getByRole('heading', { name: 'From oven to door' })).toBeVisible();
      await expect(dialog(page)).toHaveCount(0);
      await page.close();
    }
  });
});
