import { addressOf, arrive } from '../arrive.ts';
import { expect, type Locator, test } from '../journey.ts';
import { type LineProgram, startProgram } from '../line-program.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let program: LineProgram;
let site: string;
test.beforeAll(async () => {
  // On a busy machine a new database may take minutes.
  test.setTimeout(300_000);
  program = startProgram('tests/journeys/programs/photographed.ts');
  site = (await program.next<{ readonly url: string }>()).url;
});
test.afterAll(() => program.stop());

/** The photograph is there whole: it was loaded and takes up its place. */
async function expectPhoto(place: Locator): Promise<void> {
  const photo = place.locator('img');
  await expect(photo).toHaveAttribute('src', /^\/v1\/photos\//);
  await expect
    .poll(() => photo.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true);
  await expect(photo).toHaveAttribute('width', /^\d+$/);
  const loaded = await photo.evaluate((img: HTMLImageElement) => img.currentSrc);
  expect(loaded).toMatch(/\/(160|320|480|640|700|900|960|1280)\.webp$/);
}

test('shows the photograph of a product in its card and in its modal, until the pizza is changed [OPR-26]', async ({
  page,
}) => {
  await arrive(page, '/order/pizzas', { site });
  const card = page.getByRole('listitem').filter({
    has: page.getByRole('link', { name: 'Margherita', exact: true }),
  });
  await expectPhoto(card);
  const plain = page.getByRole('listitem').filter({
    has: page.getByRole('link', { name: 'Hawaiian', exact: true }),
  });
  await plain.scrollIntoViewIfNeeded();
  await expect(plain.locator('[data-plate] svg').first()).toBeVisible();

  await page.getByRole('link', { name: 'Margherita', exact: true }).click();
  const modal = page.getByRole('dialog');
  const photo = modal.locator('img');
  await expect(photo).toHaveAttribute('src', /^\/v1\/photos\//);
  await expect(photo).toHaveAttribute('alt', /Margherita/);
  await modal
    .getByRole('radio', { name: /Stuffed/ })
    .first()
    .check({ force: true });
  await expect(modal.getByRole('img', { name: /Stuffed/ })).toBeVisible();
  await expect(photo).toHaveCount(0);
});

test('shows the photograph of a deal on its card [OPR-26]', async ({ page }) => {
  await arrive(page, '/order/deals', { site });
  const photo = page.locator('img[src^="/v1/photos/"]');
  await expect(photo).toHaveCount(1);
  await photo.scrollIntoViewIfNeeded();
  await expect
    .poll(() => photo.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true);
});

test('shows the photograph of a promotion on the first page and on its own [OPR-26]', async ({
  page,
}) => {
  await page.goto(addressOf('uk', '/', site));
  const promo = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: /night/i }),
  });
  await promo.first().scrollIntoViewIfNeeded();
  await expect(page.locator('img[src^="/v1/photos/"]')).toHaveCount(1);
  await expectPhoto(page.getByRole('listitem').filter({ has: page.locator('img') }));
  await page.goto(addressOf('uk', '/promo/big-night-in', site));
  await expectPhoto(page.getByRole('main'));
});

test('draws what cannot be loaded [OPR-26]', async ({ page }) => {
  await page.route('**/v1/photos/**', (route) => route.abort());
  await arrive(page, '/order/pizzas', { site });
  const card = page.getByRole('listitem').filter({
    has: page.getByRole('link', { name: 'Margherita', exact: true }),
  });
  await expect(card.locator('[data-plate] svg').first()).toBeVisible();
  await expect(card.locator('img')).toHaveCount(0);
  await page.goto(addressOf('uk', '/promo/big-night-in', site));
  await expect(page.getByRole('main').locator('svg').first()).toBeVisible();
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
});
