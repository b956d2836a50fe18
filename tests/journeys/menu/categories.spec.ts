import { expect, type Page, test } from '../journey.ts';
import { addressOf } from '../arrive.ts';
import { feature, setInManifest } from '../set-in-manifest.ts';
import {
  clapham,
  indiranagar,
  koramangala,
  leicester,
  openMenu,
  paris,
  type Place,
  toronto,
  vancouver,
} from './open-menu.ts';

const tabsOf = async (page: Page, name = 'Menu'): Promise<string[]> => {
  const tabs = page.getByRole('main').getByRole('navigation', { name }).getByRole('link');
  await expect(tabs.first()).toBeVisible();
  return tabs.allTextContents();
};

/** Opens the pizzas of a hut and expects the tabs of its menu, in this order. */
async function expectTabs(page: Page, place: Place, tabs: string, name = 'Menu'): Promise<void> {
  await openMenu(page, place, '/order/pizzas/');
  expect(await tabsOf(page, name)).toEqual(tabs.split('|'));
}

const uk1 = 'Deals|Pizzas|Melts|Sides|Pasta|Flatzz|Dips|Desserts|Drinks|Extras';
const uk2 = 'Deals|Pizzas|Sides|Wings|Pasta|Flatzz|Dips|Desserts|Drinks|Extras';
const ca1 = 'Deals|Pizzas|Wings|Pasta|Flatzz|Sides|Dips|Desserts|Drinks';
const fr1 = 'Offres|Pizzas|Flatzz|Melts|Accompagnements|Wings|Desserts|Boissons|En plus';

/** The feature that brings melts, or in France takes them away. */
const meltsOn = (page: Page) => setInManifest(page, '**/order/**', ...feature('melts', true));

test('uk-1 shows every category except wings, in the order of the market [MNU-05, MNU-12]', async ({
  page,
}) => {
  await expectTabs(page, clapham, uk1);
  const order = ['deals', 'drinks', 'pizzas'].map((category) => `"${category}"`);
  await setInManifest(page, '**/order/**', /"routes":\[[^\]]*\]/, `"routes":[${order.join()}]`);
  await expectTabs(page, clapham, 'Deals|Drinks|Pizzas');
});

test('uk-2 leaves out melts unless the feature is on [MNU-13, EXP-63]', async ({ page }) => {
  await expectTabs(page, leicester, uk2);
  await meltsOn(page);
  await expectTabs(page, leicester, uk2.replace('Pizzas', 'Pizzas|Melts'));
});

test('Canada leaves out melts unless the feature is on, and extras where no bag fee shows [MNU-14, MNU-15, SUR-37, EXP-63]', async ({
  page,
}) => {
  await expectTabs(page, toronto, ca1);
  await expectTabs(page, vancouver, `${ca1}|Extras`);
  await meltsOn(page);
  await openMenu(page, toronto, '/order/pizzas/');
  expect(await tabsOf(page)).toContain('Melts');
  await openMenu(page, vancouver, '/order/others/');
  expect(await tabsOf(page)).toContain('Melts');
  // A bag is something to buy; none comes by itself.
  const add = page.getByRole('button', { name: /^Add .*bag/i }).first();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await add.click();
  await expect(page.getByRole('link', { name: /Basket.*1 item/ })).toBeVisible();
});

test('fr-1 has the French tabs in their order, without melts when the feature is on [MNU-16, MNU-17, EXP-63]', async ({
  page,
}) => {
  await expectTabs(page, paris, fr1, 'La carte');
  await meltsOn(page);
  await expectTabs(page, paris, fr1.replace('Melts|', ''), 'La carte');
  await page.goto(addressOf('fr', '/menu'));
  await expect(page).toHaveURL(/\/order\/deals\/$/);
});

test('in-1 leaves out the tabs that the hut lists, and those alone [MNU-18]', async ({ page }) => {
  await openMenu(page, indiranagar, '/order/pizzas/');
  const without = await tabsOf(page);
  await openMenu(page, koramangala, '/order/sides/');
  const all = await tabsOf(page);
  expect(all.filter((tab) => !without.includes(tab))).toEqual(['Melts', 'Pasta', 'Flatzz']);
});

const pages = [
  ['pizzas', 'Pizzas', 'Pepperoni Classic'],
  ['sides', 'Sides', 'Loaded Fries'],
  ['dips', 'Dips', 'Ketchup'],
  ['desserts', 'Desserts', 'Churros'],
  ['drinks', 'Drinks', 'Still Water'],
  ['pastas', 'Pasta', 'Beef Lasagne'],
  ['melts', 'Melts', 'Tuna & Cheddar Melt'],
  ['flatzz', 'Flatzz', 'Pepperoni Flatzz'],
  ['others', 'Extras', 'Party Pack'],
] as const;

test('each route shows the products of its own category [MNU-04, MNU-42]', async ({ page }) => {
  await openMenu(page, clapham, '/order/pizzas/');
  const seen = new Set<string>();
  for (const [category, heading, product] of pages) {
    await page
      .getByRole('main')
      .getByRole('navigation', { name: 'Menu' })
      .locator(`a[href="/order/${category}/"]`)
      .click();
    await expect(page).toHaveURL(new RegExp(`/order/${category}/$`));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const card = page.getByRole('listitem').filter({ hasText: product }).first();
    await expect(card).toContainText(/£\d+\.\d\d|\d+p/);
    await expect(card.locator('svg').first()).toBeAttached();
    expect(seen.has(product)).toBe(false);
    seen.add(product);
  }
});

test('wings have a route where the sector has them [MNU-04]', async ({ page }) => {
  await openMenu(page, leicester, '/order/wings/');
  await expect(page.getByRole('heading', { level: 1, name: 'Wings' })).toBeVisible();
  await expect(page.getByRole('link', { name: /wings/i }).first()).toBeVisible();
});

for (const category of ['wings', 'sushi']) {
  test(`/order/${category}/ leads to the deals where the hut has no such category [MNU-06]`, async ({
    page,
  }) => {
    await openMenu(page, clapham, `/order/${category}/`);
    await expect(page).toHaveURL(/\/order\/deals\/$/);
  });
}

test('a product sold in deals only is on no page of the menu [MNU-40]', async ({ page }) => {
  await openMenu(page, clapham, '/order/sides/');
  await expect(page.getByRole('link', { name: 'Loaded Fries' })).toBeVisible();
  await expect(page.getByText('Chicken Bucket', { exact: false })).toHaveCount(0);
});
