import { addressOf, visit } from '../arrive.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../journey.ts';
import { places } from '../places.ts';
import { slot } from '../deals/build-deal.ts';
import { modalOf, openMenu } from './open-menu.ts';
import { card, english, field, french, keepTo, main, openSearch } from './search-food.ts';

/** What a customer of each market types wrongly, and what they mean; a pizza with meat and one without. */
const customers = [
  {
    at: places.clapham,
    words: english,
    typed: 'margarita',
    dish: 'Margherita',
    meat: 'Pepperoni Classic',
    green: 'Garden Veggie',
    half: 'half-and-half',
    deal: 'bogof-medium',
  },
  {
    at: places.paris,
    words: french,
    typed: 'chévre miél',
    dish: 'Chèvre-miel',
    meat: 'La Reine',
    green: 'Margherita',
    half: 'half-and-half',
    deal: 'trois-pour-deux',
  },
  {
    at: places.koramangala,
    words: english,
    typed: 'panner makhni',
    dish: 'Tandoori Paneer Makhani',
    meat: 'Chicken Pepperoni',
    green: 'Garden Harvest',
    half: 'half-and-half',
    deal: 'buy-one-get-one',
  },
  {
    at: places.toronto,
    words: english,
    typed: 'poutin piza',
    dish: 'Poutine pizza',
    meat: 'Classic pepperoni',
    green: 'Garden veggie',
    half: 'half-and-half',
    deal: 'buy-two-get-third',
  },
] as const;

for (const { at, words, typed, dish, meat, green, half, deal } of customers) {
  test(`${at.market}: what is mistyped is found, opened, and found again on the way back and after a reload [SHP-20]`, async ({
    page,
  }) => {
    await openMenu(page, at, '/order/drinks/');
    await openSearch(page, words);
    await field(page, words.field).fill(typed);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(typed);
    await card(page, dish).click();
    await expect(modalOf(page).getByRole('heading', { name: dish })).toBeVisible();
    await page.goBack();
    await expect(card(page, dish)).toBeVisible();
    await page.reload();
    await expect(field(page, words.field)).toHaveValue(typed);
    await expect(card(page, dish)).toBeVisible();
    await field(page, words.field).press('Escape');
    await expect(field(page, words.field)).toHaveValue('');
    await expect(card(page, dish)).toHaveCount(0);
    expect(new URL(page.url()).searchParams.get('q')).toBe('');
  });

  test(`${at.market}: a diet stays through the visit, and rules menu, halves, toppings and deals [SHP-20]`, async ({
    page,
  }) => {
    await openMenu(page, at, '/order/pizzas/');
    await expect(card(page, meat)).toBeVisible();
    await keepTo(page, words, words.vegetarian);
    await expect(card(page, meat)).toHaveCount(0);
    await expect(card(page, green)).toBeVisible();
    await expect(main(page).getByText(words.hidden)).toBeVisible();
    await page.reload();
    await expect(card(page, green)).toBeVisible();
    await expect(card(page, meat)).toHaveCount(0);
    expect(page.url()).not.toMatch(/veg/i);
    await page.goto(addressOf(at.market, `/order/pizzas/?modal=${half}`));
    const halves = modalOf(page);
    await expect(halves.getByRole('radio', { name: new RegExp(`^${green}`) })).toBeAttached();
    await expect(halves.getByRole('radio', { name: new RegExp(`^${meat}`) })).toHaveCount(0);
    await page.goto(addressOf(at.market, `/order/deal/?id=${deal}`));
    await expect(slot(page).getByRole('button', { name: green, exact: true })).toBeVisible();
    await expect(slot(page).getByRole('button', { name: meat, exact: true })).toHaveCount(0);
    await expect(slot(page).getByText(words.hidden)).toBeVisible();
    await page.goto(addressOf(at.market, '/order/pizzas/'));
    await main(page).getByRole('button', { name: words.clear }).click();
    await expect(card(page, meat)).toBeVisible();
  });

  test(`${at.market}: the search is used by keyboard alone, reads well, and fits 320 px [SHP-20]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openMenu(page, at, '/order/pizzas/');
    await main(page).getByRole('link', { name: words.open }).focus();
    await page.keyboard.press('Enter');
    await expect(field(page, words.field)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    const first = main(page).getByRole('button', { name: words.vegetarian, exact: true });
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expect(card(page, meat)).toHaveCount(0);
    await expect(main(page).getByRole('button', { name: words.clear })).toBeVisible();
    await expectAccessible(page);
    await expect(first).toBeFocused();
    await first.press('Space');
    await field(page, words.field).focus();
    await page.keyboard.type(typed);
    await expect(card(page, dish)).toBeVisible();
    await expectAccessible(page);
    const over = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(over).toBeLessThanOrEqual(0);
    await card(page, dish).focus();
    await page.keyboard.press('Enter');
    await expect(modalOf(page).getByRole('heading', { name: dish })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modalOf(page)).toHaveCount(0);
    await field(page, words.field).focus();
    await page.keyboard.press('Escape');
    await expect(field(page, words.field)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(main(page).getByRole('link', { name: words.open })).toBeVisible();
    await expect(card(page, meat)).toBeVisible();
  });
}

test('a topping leads to the pizzas that have it and to those that can take it; deals are found too [SHP-20]', async ({
  page,
}) => {
  await openMenu(page, places.clapham, '/order/pizzas/?q=pineaple');
  await main(page).getByRole('link', { name: 'Pineapple', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pizzas with: Pineapple');
  const having = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Comes with it' }) });
  await expect(having.getByRole('link', { name: 'Hawaiian', exact: true })).toBeVisible();
  const taking = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'You can add it' }) });
  await expect(taking.getByRole('link', { name: 'Create Your Own', exact: true })).toBeVisible();
  await main(page).getByRole('link', { name: 'Back to the results' }).click();
  await field(page, english.field).fill('big nite in');
  await card(page, 'The Big Night In').click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Big Night In' })).toBeVisible();
});

test('a card that is pressed before the search has followed what is typed opens all the same [SHP-20]', async ({
  page,
}) => {
  await openMenu(page, places.clapham, '/order/pizzas/');
  await openSearch(page, english);
  await field(page, english.field).pressSequentially('marg');
  await main(page).getByRole('link', { name: 'Margherita', exact: true }).click();
  await expect(modalOf(page).getByRole('heading', { name: 'Margherita' })).toBeVisible();
});

test('nothing found says so; what the filters hide is told, with the way out [SHP-20]', async ({
  page,
}) => {
  await openMenu(page, places.clapham, '/order/deals/');
  await openSearch(page, english);
  await field(page, english.field).fill('sushi');
  await expect(page.getByRole('heading', { name: 'Nothing found for “sushi”' })).toBeVisible();
  await main(page).getByText(english.filters, { exact: true }).click();
  await main(page).getByRole('button', { name: 'Vegan', exact: true }).click();
  await field(page, english.field).fill('meat feast');
  await field(page, english.field).fill('pepperoni classic');
  await expect(page.getByRole('heading', { name: english.unfit })).toBeVisible();
  await main(page).getByRole('button', { name: english.clear }).last().click();
  await expect(card(page, 'Pepperoni Classic')).toBeVisible();
});

test('the menu without a hut is searched and filtered in the same way, and its page has the door without scripts [SHP-20]', async ({
  page,
}) => {
  await visit(page, 'uk', '/menu/');
  await openSearch(page, english);
  await field(page, english.field).fill('pepperonni');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('pepperonni');
  await card(page, 'Pepperoni Classic').click();
  await expect(modalOf(page).getByRole('heading', { name: 'Pepperoni Classic' })).toBeVisible();
  await page.goBack();
  await main(page).getByText(english.filters, { exact: true }).click();
  await main(page).getByRole('button', { name: 'Vegetarian', exact: true }).click();
  await expect(page.getByRole('heading', { name: english.unfit })).toBeVisible();
  await expectAccessible(page);
  await page.goto(addressOf('uk', '/menu/pizzas/'));
  await expect(card(page, 'Garden Veggie')).toBeVisible();
  await expect(card(page, 'Pepperoni Classic')).toHaveCount(0);
});
