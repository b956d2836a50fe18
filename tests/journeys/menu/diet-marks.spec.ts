import { expect, type Page, test } from '../journey.ts';
import { clapham, koramangala, modalOf, openMenu, paris } from './open-menu.ts';

const cardOf = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const chosen = (page: Page, group: string, name: RegExp) =>
  modalOf(page).getByRole('group', { name: group, exact: true }).getByRole('radio', { name });

const tagsIn = (page: Page) => modalOf(page).getByRole('list').first();

test('a half-and-half is vegetarian when both halves are, and the mark follows what is chosen [SHP-07]', async ({
  page,
}) => {
  await openMenu(page, clapham, '/order/pizzas/');
  await expect(cardOf(page, 'Margherita')).toContainText('Vegetarian');
  await expect(cardOf(page, 'Half & Half')).not.toContainText('Vegetarian');
  await openMenu(page, clapham, '/order/pizzas/?modal=half-and-half');
  await expect(modalOf(page)).toBeVisible();
  const mark = modalOf(page).getByText('Vegetarian', { exact: true });
  await expect(mark).toHaveCount(0);
  for (const side of [/^First half/, /^Second half/]) {
    const tab = modalOf(page).getByRole('tab', { name: side });
    if ((await tab.count()) > 0) await tab.click();
    await modalOf(page)
      .getByRole('radio', { name: /^Margherita/ })
      .first()
      .check();
  }
  await expect(mark).toBeVisible();
  await openMenu(page, clapham, '/order/pizzas/?modal=margherita');
  await expect(mark).toBeVisible();
  await chosen(page, 'Crust', /Pepperoni Stuffed/).check();
  await expect(mark).toHaveCount(0);
});

test('cheese of animal rennet takes the mark away [SHP-07]', async ({ page }) => {
  await openMenu(page, paris, '/order/pizzas/?modal=margherita');
  const mark = tagsIn(page).getByText('Végétarien');
  await expect(mark).toBeVisible();
  await modalOf(page)
    .getByRole('button', { name: /Reblochon/ })
    .first()
    .click();
  await expect(modalOf(page).getByText('Végétarien', { exact: true })).toHaveCount(0);
});

for (const route of ['pizzas', 'sides', 'drinks', 'desserts', 'dips'] as const) {
  test(`every dish among the ${route} of India has its green or its brown mark [SHP-07]`, async ({
    page,
  }) => {
    await openMenu(page, koramangala, `/order/${route}/`);
    const cards = page.locator('li').filter({ has: page.locator('[data-plate]') });
    await expect(cards.first()).toBeVisible();
    await expect(cards.filter({ has: page.locator('[data-diet-mark="green"]') })).not.toHaveCount(
      0,
    );
    const marked = page.locator('[data-diet-mark]');
    await expect(cards.filter({ hasNot: marked })).toHaveCount(0);
  });
}
