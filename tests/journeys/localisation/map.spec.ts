import { expect, type Page, test } from '../journey.ts';
import { placeOf, visit } from '../arrive.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { giveTiles } from './give-tiles.ts';

const map = (page: Page) => page.getByRole('group', { name: 'Map of the restaurants' });
const pin = (page: Page, name: string) => map(page).getByRole('button', { name });
const lavenderHill = '/map/?latLong=51.4646,-0.166&disposition=collection';

test(
  'the map shows the huts around a place beside their list, moves, zooms, and starts an order [LOC-72]',
  {
    tag: '@both',
  },
  async ({ page }) => {
    await visit(page, 'uk', lavenderHill);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Restaurants near you');
    const nearest = page.getByRole('article').first();
    await expect(nearest).toContainText('Clapham Junction');
    await expect(nearest).toContainText(/0\.\d mi/);
    await expectAccessible(page);

    const islington = page.getByRole('article', { name: 'Islington' });
    await pin(page, 'Islington').click();
    await expect(pin(page, 'Islington')).toHaveAttribute('aria-pressed', 'true');
    await expect(islington).toBeInViewport();

    const placeOfPin = async () => (await pin(page, 'Islington').boundingBox()) ?? { x: 0, y: 0 };
    const before = await placeOfPin();
    const surface = map(page).getByRole('application');
    const box = (await surface.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(box.x + 20, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 40, box.y + box.height / 2 + 30, { steps: 3 });
    await page.mouse.up();
    await expect.poll(async () => Math.round((await placeOfPin()).x - before.x)).toBe(20);
    await expect.poll(async () => Math.round((await placeOfPin()).y - before.y)).toBe(30);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(async () => Math.round((await placeOfPin()).x - before.x)).toBe(0);
    await pin(page, 'Islington').press('-');
    await expect.poll(async () => (await placeOfPin()).y).toBeGreaterThan(before.y);

    await nearest.getByRole('button', { name: 'Collect from Clapham Junction' }).click();
    await page.waitForURL('**/order/deals/');
    await expect(page.getByText('Clapham Junction').first()).toBeVisible();
  },
);

test('the way back leads home when nobody said where from [LOC-73]', async ({ page }) => {
  await visit(page, 'uk', lavenderHill);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByLabel('Postcode')).toBeVisible();
  expect(placeOf(page)).toBe('/');
});

test('a map of no place says so; a search that fails can be tried again', async ({ page }) => {
  await visit(page, 'uk', '/map/?latLong=nowhere');
  await expect(page.getByText('We do not know which place to show')).toBeVisible();
  await page.route('**/v1/huts/nearby*', (route) => route.abort());
  await visit(page, 'uk', lavenderHill);
  await page.getByText('We could not find the restaurants near you just now.').first().waitFor();
  await page.unroute('**/v1/huts/nearby*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toContainText('Clapham Junction');
});

test('a market with tiles has a map of them, with the same huts to pick from [LOC-72]', async ({
  page,
}) => {
  await giveTiles(page, '**/map/**');
  const loaded = page.waitForResponse('**/tiles/**');
  await visit(page, 'uk', lavenderHill);
  expect((await loaded).ok()).toBe(true);
  await expect(map(page)).toContainText('© <b>Map</b> makers');
  await pin(page, 'Leicester Square').click();
  await expect(pin(page, 'Leicester Square')).toHaveAttribute('aria-pressed', 'true');
  await expect(
    page.getByRole('article', { name: 'Leicester Square' }).getByRole('button').first(),
  ).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
});
