import { expect, test } from '../journey.ts';
import { addressOf, arrive, placeOf, visit } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { setInManifest } from '../set-in-manifest.ts';

test('a panel that fails says so in its place, a page that fails leads to the page of errors [SHL-66]', async ({
  page,
}) => {
  await page.route(/\/assets\/basket-panel[^/]*\.js$/, (route) => route.abort());
  await arrive(page, '/order/dips/', { basket: { items: [margherita] } });
  await expect(page.getByText('This part would not load')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the deals' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Dips' })).toBeVisible();
  expect(placeOf(page)).toBe('/order/dips/');
  await page.route(/\/assets\/huts-page[^/]*\.js$/, (route) => route.abort());
  await page.goto(addressOf('uk', '/huts/'));
  await expect(page.getByRole('heading', { level: 1, name: /burnt/ })).toBeVisible();
  expect(placeOf(page)).toBe('/error');
  await page.getByRole('link', { name: 'Back to the deals' }).click();
  await expect(page).toHaveURL(/\/order\/deals\/$/);
});

test('the emergency banner is hidden by its experiment [EXP-29]', async ({ page }) => {
  const text = '"emergency-banner":{"default":true,"text":"We close early"}';
  await setInManifest(page, '**/*', /"emergency-banner":\{[^}]*\}/, text);
  await visit(page, 'uk', '/');
  await expect(page.getByText('We close early')).toBeVisible();
  await visit(page, 'uk', '/?optimizely=emergency-message-hide:treatment');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('We close early')).toHaveCount(0);
});

/** What a visitor meets in each market: a field of the address, whether franchises are on offer, a point with huts. */
const markets = [
  ['uk', 'Postcode', false, '51.4646,-0.166', / mi/],
  ['fr', 'Street', true, '48.8594,2.3785', / km/],
  ['in', /area|address|locality|street/i, false, '12.934,77.627', / km/],
  ['ca', /address|street/i, false, '43.6461,-79.3897', / km/],
] as const;

for (const [market, field, hasFranchise, point, unit] of markets) {
  test(`what follows from the market is that of ${market} [SHL-02]`, async ({ page }) => {
    await visit(page, market, '/');
    await expect(page.getByRole('main').getByLabel(field).first()).toBeVisible();
    const franchise = page.getByRole('contentinfo').locator('a[href*="franchise."]');
    await expect(franchise).toHaveCount(hasFranchise ? 1 : 0);
    await page.goto(addressOf(market, `/map/?latLong=${point}&disposition=collection`));
    await expect(page.getByRole('article').first()).toContainText(unit);
  });
}
