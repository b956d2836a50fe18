import { expect, type Page, test } from '../journey.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { clapham, koramangala, openMenu, paris, vancouver } from './open-menu.ts';

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

const cardOf = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('the tiles to build a pizza from come first, then two popular pizzas carry the badge [MNU-38, MNU-77]', async ({
  page,
}) => {
  await openMenu(page, clapham, '/order/pizzas/');
  await expect(cards(page).first()).toContainText('Create Your Own');
  await expect(cards(page).nth(1)).toContainText('Half & Half');
  await expect(cards(page).filter({ hasText: 'Popular' })).toHaveCount(2);
  await expect(cardOf(page, 'Pepperoni Classic')).toContainText('from£6.49');
});

test('tags say what is new, vegetarian, vegan, mild or hot and free of gluten [MNU-72]', async ({
  page,
}) => {
  await openMenu(page, clapham, '/order/pizzas/');
  await expect(cardOf(page, 'Inferno')).toContainText('Hot');
  await expect(cardOf(page, 'Hot Honey Chorizo')).toContainText('New');
  await expect(cardOf(page, 'Hot Honey Chorizo')).toContainText('Mild');
  await expect(cardOf(page, 'Margherita')).toContainText('Vegetarian');
  await expect(cardOf(page, 'Margherita')).toContainText('Gluten free available');
  await openMenu(page, clapham, '/order/drinks/');
  await expect(cardOf(page, 'Still Water')).toContainText('Vegan');
  await expect(cardOf(page, 'Still Water')).toContainText('Gluten free');
});

test('calories and the daily need show in the market that has them on, not elsewhere [MNU-73, MNU-75, EXP-86]', async ({
  page,
}) => {
  await openMenu(page, clapham, '/order/pizzas/');
  await expect(cardOf(page, 'Pepperoni Classic')).toContainText('196 kcal a slice');
  await expect(page.getByText('Adults need around 2000 kcal a day.')).toBeVisible();
  await openMenu(page, vancouver, '/order/pizzas/');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText(/kcal/)).toHaveCount(0);
});

test('the vegetarian filter keeps what is vegetarian and can be switched off [MNU-70, MNU-71, EXP-85]', async ({
  page,
}) => {
  await openMenu(page, koramangala, '/order/pizzas/');
  const filter = page.getByRole('button', { name: 'Vegetarian only' });
  await expect(cardOf(page, 'Chicken Tikka Makhani')).toBeVisible();
  await filter.click();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await expect(cardOf(page, 'Tandoori Paneer Makhani')).toBeVisible();
  await expect(cardOf(page, 'Chicken Tikka Makhani')).toHaveCount(0);
  await filter.click();
  await expect(cardOf(page, 'Chicken Tikka Makhani')).toBeVisible();
});

test('without setting and experiment there is no vegetarian filter; the experiment brings it [MNU-70, EXP-24]', async ({
  page,
}) => {
  await openMenu(page, clapham, '/order/pizzas/');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Vegetarian only' })).toHaveCount(0);
  await openMenu(page, clapham, '/order/pizzas/?optimizely=vegetarian-toggle:treatment');
  await expect(page.getByRole('button', { name: 'Vegetarian only' })).toBeVisible();
});

test('a category that does not come says so and comes on a retry [MNU-10]', async ({ page }) => {
  let isDown = true;
  await page.route('**/v2/products/desserts*', (route) =>
    isDown ? route.fulfill({ status: 404, json: { message: 'gone' } }) : route.continue(),
  );
  await openMenu(page, clapham, '/order/desserts/');
  await expect(page.getByRole('alert')).toContainText('This part of the menu did not load');
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cardOf(page, 'Churros')).toBeVisible();
});

test('a drink goes into the basket with one press, which is said [MNU-66]', async ({ page }) => {
  await openMenu(page, clapham, '/order/drinks/');
  await page.getByRole('button', { name: 'Add Still Water to your basket' }).click();
  await expect(page.getByText('Still Water is in your basket.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Basket.*1 item/ })).toBeVisible();
});

test('melts are introduced once, with a link to them and a button to close [MNU-69]', async ({
  page,
}) => {
  await openMenu(page, clapham, '/order/pizzas/', { meltsSeen: false });
  const intro = page.getByRole('dialog', { name: 'Say hello to Melts' });
  await expect(intro.getByRole('button', { name: 'Not now' })).toBeVisible();
  await intro.getByRole('button', { name: 'See the Melts' }).click();
  await expect(page).toHaveURL(/\/order\/melts\/$/);
  await page.goto(page.url().replace('melts', 'sides'));
  await expect(cards(page).first()).toBeVisible();
  await expect(intro).toHaveCount(0);
});

test('the page has the focus after the introduction of melts, which it opened itself [MNU-69]', async ({
  page,
}) => {
  await openMenu(page, clapham, '/order/pizzas/', { meltsSeen: false });
  const intro = page.getByRole('dialog', { name: 'Say hello to Melts' });
  await intro.getByRole('button', { name: 'Not now' }).click();
  await expect(intro).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

for (const [place, path] of [
  [clapham, '/order/pizzas/'],
  [paris, '/order/drinks/'],
] as const) {
  test(`the menu at ${path} in ${place.market} has no accessibility faults`, async ({ page }) => {
    await openMenu(page, place, path);
    await expect(cards(page).first()).toBeVisible();
    await expectAccessible(page, { include: 'main' });
  });
}
