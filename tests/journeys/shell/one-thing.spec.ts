import { expect, type Page, test } from '../journey.ts';
import { arrive, visit } from '../arrive.ts';
import { bogof, margherita } from '../baskets.ts';
import { choosePayment, fillDetails, placeButton } from '../checkout/reach-checkout.ts';
import { memberWithPoints } from '../loyalty/members.ts';
import { openBasket } from '../open-basket.ts';
import { places } from '../places.ts';
import { feature, setInManifest } from '../set-in-manifest.ts';

const intro = (page: Page) => page.getByRole('dialog', { name: 'Say hello to Melts' });
const upsell = (page: Page) => page.getByRole('dialog', { name: 'A little something with that?' });
const banner = (page: Page) => page.getByText('Collect and save £5.00');
const migration = (page: Page) => page.getByRole('dialog', { name: 'Our app has a new home' });
const basket = { deals: [bogof] };
const collecting = { query: { optimizely: 'switch-to-collection:treatment' } };

/** Presses checkout, which leads there where nothing is suggested. */
const pressCheckout = async (page: Page) => {
  const panel = await openBasket(page);
  await panel.getByRole('button', { name: /^Checkout/ }).click();
};

const checkout = /\/order\/checkout\//;

test('after an introduction nothing is suggested at checkout, also after a reload, until the order is placed [SHP-11]', async ({
  page,
}) => {
  await arrive(page, '/order/dips/', { by: 'collection', basket, meltsSeen: false });
  await intro(page).getByRole('button', { name: 'Not now' }).click();
  await expect(intro(page)).toHaveCount(0);
  await page.reload();
  await pressCheckout(page);
  await expect(page).toHaveURL(checkout);
  await expect(upsell(page)).toHaveCount(0);
  await fillDetails(page);
  await choosePayment(page, /^Cash/);
  await placeButton(page).click();
  await page.waitForURL(/\/order\/ordersummary\//);
  await arrive(page, '/order/dips/', { by: 'collection', basket });
  await pressCheckout(page);
  await expect(upsell(page)).toBeVisible();
});

test('a banner gives way to an introduction that is more important and to come, and shows where there is none; then nothing is suggested [SHP-11]', async ({
  page,
}) => {
  await setInManifest(
    page,
    '**/order/deals/**',
    /"unasked":\{"order":\[[^\]]*\]/,
    '"unasked":{"order":["category-intro","switch-banner","upsell"]',
  );
  await arrive(page, '/order/deals/', { basket, meltsSeen: false, ...collecting });
  await expect(page.getByRole('link', { name: 'The Big Night In', exact: true })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await arrive(page, '/order/deals/', { basket, ...collecting });
  await expect(banner(page)).toBeVisible();
  await pressCheckout(page);
  await expect(page).toHaveURL(checkout);
});

test('after the advice of home no category is introduced [SHP-11]', async ({ page }) => {
  await setInManifest(page, '**/', ...feature('app-migration-modal', true));
  await visit(page, 'uk', '/');
  await migration(page).getByRole('button', { name: 'Not now' }).click();
  await arrive(page, '/order/dips/', { basket, meltsSeen: false });
  await expect(page.getByRole('heading', { level: 1, name: 'Dips' })).toBeVisible();
  await pressCheckout(page);
  await expect(page).toHaveURL(checkout);
  await expect(intro(page)).toHaveCount(0);
});

test('home asks for the position by itself or gives its advice, never both, and then nothing is suggested [SHP-11]', async ({
  page,
}) => {
  const primer = page.getByRole('dialog', { name: 'Share your location?' });
  const home = '/?flag=canary&optimizely=geolocation-flow-in:treatment';
  await visit(page, 'in', home);
  await primer.getByRole('button', { name: 'Not now' }).click();
  const bread = {
    basketItemId: 'bread',
    choice: { type: 'side', productId: 'garlic-bread' },
  } as const;
  const pizzas = [1, 2].map((count) => ({ ...margherita, basketItemId: `pizza-${count}` }));
  await arrive(page, '/order/dips/', {
    at: places.koramangala,
    by: 'collection',
    basket: { items: [bread, ...pizzas] },
  });
  await pressCheckout(page);
  await expect(page).toHaveURL(checkout);
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.removeItem('phdv:huts');
  });
  await setInManifest(page, '**/?flag=*', ...feature('app-migration-modal', true));
  await visit(page, 'in', home);
  await expect(migration(page)).toBeVisible();
  await migration(page).getByRole('button', { name: 'Not now' }).click();
  await expect(migration(page)).toHaveCount(0);
  await expect(primer).toHaveCount(0);
});

test('after the notice of a reward nothing is suggested [SHP-11]', async ({ page }) => {
  const { state } = await memberWithPoints();
  await arrive(page, '/order/dips/', { by: 'collection', basket, state });
  await expect(page.getByText(/^You have 5 points\. Choose your reward/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Close/ })
    .first()
    .click();
  await pressCheckout(page);
  await expect(page).toHaveURL(checkout);
});

test('the manifest says what is more important: suggestions before introductions and banners [SHP-11]', async ({
  page,
}) => {
  await setInManifest(
    page,
    '**/order/**',
    /"unasked":\{"order":\[[^\]]*\]/,
    '"unasked":{"order":["upsell","category-intro"]',
  );
  await arrive(page, '/order/dips/', { basket, meltsSeen: false });
  await pressCheckout(page);
  await expect(upsell(page)).toBeVisible();
  await expect(intro(page)).toHaveCount(0);
});
