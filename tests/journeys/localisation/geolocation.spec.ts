import { type BrowserContext, expect, type Page, test } from '../journey.ts';
import { watchAnalytics } from '../watch-analytics.ts';
import { addressOf, answerConsent, type MarketId } from './visit.ts';

const places = {
  toronto: { latitude: 43.6461, longitude: -79.3897 },
  clapham: { latitude: 51.4619, longitude: -0.1677 },
  koramangala: { latitude: 12.9347, longitude: 77.6266 },
};

test.beforeEach(({ context }) => answerConsent(context));

const allow = async (context: BrowserContext, place: keyof typeof places) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(places[place]);
};

const home = async (page: Page, market: MarketId, search = '') => {
  await page.goto(addressOf(market, `/${search}`));
  await page.getByRole('button', { name: 'Use my location' }).waitFor();
};

const ask = (page: Page) => page.getByRole('button', { name: 'Use my location' }).click();

test('the position fills the address of a delivery, which then finds its hut [LOC-09, LOC-30, LOC-87]', async ({
  context,
  page,
}) => {
  await allow(context, 'toronto');
  await home(page, 'ca');
  const nearby = page.waitForRequest('**/v1/huts/nearby?*');
  await ask(page);
  const { searchParams } = new URL((await nearby).url());
  expect(Object.fromEntries(searchParams)).toEqual({
    lat: '43.6461',
    lon: '-79.3897',
    limit: '4',
    sectors: 'ca-1,ca-2',
  });
  await expect(page.getByText('We found your address.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue(/Toronto/);
  await page.getByRole('button', { name: 'Start my delivery' }).click();
  await page.waitForURL('**/order/deals/');
});

test('the huts near the position are there to collect from, four at most [LOC-09, LOC-30, LOC-32, LOC-87]', async ({
  context,
  page,
}) => {
  await allow(context, 'clapham');
  await home(page, 'uk');
  await page.getByRole('tab', { name: 'Collection' }).click();
  await ask(page);
  await expect(page.getByText('Near you')).toBeVisible();
  const huts = page.getByRole('tabpanel').getByRole('list').first().getByRole('listitem');
  await expect(huts.first()).toContainText('Clapham Junction');
  expect(await huts.count()).toBeLessThanOrEqual(4);
  await huts.first().getByRole('button').click();
  await page.waitForURL('**/order/deals/');
  await expect(page.getByText('Collecting from Clapham Junction')).toBeVisible();
});

test('a position that is not given warns, and the form is there to type into [LOC-88]', async ({
  context,
  page,
}) => {
  await context.clearPermissions();
  const events = await watchAnalytics(page);
  await home(page, 'uk');
  await ask(page);
  await expect(
    page.getByText('Sorry, we are unable to find your current location.', { exact: false }),
  ).toBeVisible();
  await expect
    .poll(() => events.find(({ type }) => type === 'geolocation-failed')?.data)
    .toEqual({ code: 1, reason: 'Permission Denied' });
  await expect(page.getByLabel('Postcode')).toBeEnabled();
});

test('the position is asked for by itself, once, where the market wants that for deliveries [LOC-86, EXP-75]', async ({
  context,
  page,
}) => {
  await allow(context, 'koramangala');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/huts/nearby')) asked.push(request.url());
  });
  await home(page, 'in');
  expect(asked).toEqual([]);
  await home(page, 'in', '?flag=canary');
  await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue(/Koramangala/);
  await page.getByRole('tab', { name: 'Takeaway' }).click();
  await page.getByRole('tab', { name: 'Delivery' }).click();
  await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue(/Koramangala/);
  expect(asked).toHaveLength(1);
});

test('the experiment asks first, until it was accepted once, and says failures in place [LOC-85, LOC-89, EXP-44]', async ({
  context,
  page,
}) => {
  const variant = '?optimizely=geolocation-flow-in:treatment';
  await home(page, 'in', variant);
  await ask(page);
  const primer = page.getByRole('dialog', { name: 'Share your location?' });
  await primer.getByRole('button', { name: 'Not now' }).click();
  await expect(primer).toBeHidden();
  await ask(page);
  await primer.getByRole('button', { name: 'Share my location' }).click();
  await expect(page.getByRole('tabpanel').getByRole('status')).toHaveText(
    'Sorry, we are unable to find your current location. Please try searching for your address instead.',
  );
  await allow(context, 'koramangala');
  await home(page, 'in', variant);
  await ask(page);
  await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue(/Koramangala/);
  await expect(primer).toBeHidden();
});
