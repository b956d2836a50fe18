import { expect, type Page, test } from '../journey.ts';
import { addressOf, visit } from '../arrive.ts';
import { inWebview } from '../in-webview.ts';

const askForHuts = (page: Page) => page.getByRole('button', { name: 'Use my location' }).click();

for (const platform of ['ios', 'android'] as const) {
  test(`the app of ${platform} is asked for the position, and the browser only once it grants that; what it says besides is ignored [WEB-02, WEB-04, WEB-05]`, async ({
    context,
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 51.4619, longitude: -0.1677 });
    const app = await inWebview(page, platform);
    const requests = () =>
      app.posted.filter(({ type }) => type === 'LOCATION_PERMISSION_REQUEST').length;
    await visit(page, 'uk', '/');
    await page.getByRole('tab', { name: 'Collection' }).click();
    expect(requests()).toBe(0);
    await askForHuts(page);
    await expect.poll(requests).toBe(1);
    await app.tell('hello');
    await app.tell('{"type":');
    await app.say('LOCATION_PERMISSION', { granted: 'yes' });
    await app.say('SOMETHING_ELSE', { granted: true });
    await app.say('LOCATION_PERMISSION', { granted: false });
    await expect(
      page.getByText('Sorry, we are unable to find your current location.', { exact: false }),
    ).toBeVisible();
    await expect(page.getByText('Near you')).toHaveCount(0);
    await askForHuts(page);
    await expect.poll(requests).toBe(2);
    await app.say('LOCATION_PERMISSION', { granted: true });
    await expect(page.getByText('Near you')).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('on iOS cookies are asked about once tracking is authorised, and not before [SHL-45, WEB-06, WEB-08]', async ({
  page,
}) => {
  const app = await inWebview(page, 'ios');
  await page.goto(addressOf('uk', '/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => app.posted)
    .toContainEqual({ type: 'TRACKING_PERMISSION_REQUEST', payload: {} });
  const banner = page.getByRole('region', { name: 'Cookies' });
  for (const status of ['denied', 'restricted', 'unavailable']) {
    await app.say('TRACKING_PERMISSION', { status });
    await expect(page.getByRole('button', { name: 'Use my location' })).toBeEnabled();
    await expect(banner).toHaveCount(0);
  }
  await app.say('TRACKING_PERMISSION', { status: 'authorized' });
  await banner.getByRole('button', { name: 'Yes, that’s fine' }).click();
  await expect(banner).toHaveCount(0);
});

test('on Android cookies are asked about as in a browser [WEB-06]', async ({ page }) => {
  const app = await inWebview(page, 'android');
  await page.goto(addressOf('uk', '/'));
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  const asked = app.posted.filter(({ type }) => type.endsWith('_REQUEST'));
  expect(asked).toEqual([{ type: 'TRACKING_PERMISSION_REQUEST', payload: {} }]);
});
