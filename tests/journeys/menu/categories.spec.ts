import { expect, type Page, test } from '@playwright/test';
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

const uk1 = 'Deals Pizzas Melts Sides Pasta Flatzz Dips Desserts Drinks Extras';

const sets: readonly (readonly [title: string, Place, tabs: string, name?: string])[] = [
  ['uk-1 shows every category except wings [MNU-05, MNU-12]', clapham, uk1],
  [
    'uk-2 leaves out melts while the feature is off [MNU-13]',
    leicester,
    'Deals Pizzas Sides Wings Pasta Flatzz Dips Desserts Drinks Extras',
  ],
  [
    'ca-1 leaves out melts, and extras where no bag fee shows [MNU-14, MNU-15]',
    toronto,
    'Deals Pizzas Wings Pasta Flatzz Sides Dips Desserts Drinks',
  ],
  [
    'ca-2 has extras where a bag fee shows [MNU-15]',
    vancouver,
    'Deals Pizzas Wings Pasta Flatzz Sides Dips Desserts Drinks Extras',
  ],
  [
    'fr-1 has the French tabs in their order, melts included [MNU-16, MNU-17]',
    paris,
    'Offres|Pizzas|Flatzz|Melts|À partager|Wings|Desserts|Boissons|En plus',
    'La carte',
  ],
];

for (const [title, place, tabs, name] of sets) {
  test(title, async ({ page }) => {
    await openMenu(page, place, '/order/pizzas/');
    expect(await tabsOf(page, name)).toEqual(tabs.split(tabs.includes('|') ? '|' : ' '));
  });
}

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
