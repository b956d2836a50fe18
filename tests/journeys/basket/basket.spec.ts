import { expect, test } from '../journey.ts';
import type { Page } from '../journey.ts';
import { addressOf, arrive, type Basket } from '../arrive.ts';
import { bogof, bogofTitle, cola } from '../baskets.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { openBasket } from '../open-basket.ts';
import { places } from '../places.ts';
import { addToBasket } from '../deals/build-deal.ts';

/** A customer with that deal in the basket, on a page of the menu that is quick to draw. */
const arriveWithBogof = (page: Page, path = '/order/dips/') =>
  arrive(page, path, { basket: { deals: [bogof] } });

/** A customer with one can of cola. */
const arriveWithCola = (page: Page) => arrive(page, '/order/dips/', { basket: { items: [cola] } });

test(
  'deals, items, surcharges and the total stand in the basket [BSK-21, SUR-05]',
  { tag: '@both' },
  async ({ page }) => {
    await arriveWithBogof(page);
    const basket = await openBasket(page);
    await expect(basket.getByRole('heading', { name: bogofTitle })).toBeVisible();
    await expect(basket).toContainText('Smokehouse BBQ Chicken');
    // 15.99 rounds up to 16, where delivery costs 1.49; the small order supplement ends at 15.
    await expect(basket).toContainText('Delivery supplement£1.49');
    await expect(basket).not.toContainText('Small order supplement');
    await expect(basket).toContainText('Total£17.48');
    await expect(basket.getByRole('button', { name: /^Checkout/ })).toBeEnabled();
  },
);

test('an empty basket leads to the deals, and not to checkout [BSK-17, BSK-57]', async ({
  page,
}) => {
  await arrive(page, '/order/dips/#basket');
  await expect(page.getByRole('button', { name: /^Checkout/ })).toBeDisabled();
  await page.getByRole('link', { name: 'See the deals' }).click();
  await expect(page).toHaveURL(/\/order\/deals\//);
});

test('an empty basket leads to the menu where the deal assistant finds the deals [BSK-16]', async ({
  page,
}) => {
  await arrive(page, '/order/deals/#basket', { at: places.paris, by: 'collection' });
  const place = page
    .getByRole('complementary')
    .or(page.getByRole('dialog'))
    .filter({ hasText: 'À emporter' });
  await expect(place.getByRole('link', { name: 'Pizzas' })).toBeVisible();
  await expect(place.getByRole('link', { name: 'Offres' })).toHaveCount(0);
});

test('a loose item is counted up, down and removed, and comes back [BSK-27, BSK-29]', async ({
  page,
}) => {
  await arriveWithCola(page);
  const basket = await openBasket(page);
  await basket.getByRole('button', { name: 'One more Fornello Cola' }).click();
  await expect(basket).toContainText('£4.98');
  await basket.getByRole('button', { name: 'One less Fornello Cola' }).click();
  await basket.getByRole('button', { name: 'Remove Fornello Cola' }).click();
  await expect(basket).toContainText('Nothing here yet');
  await basket.getByRole('button', { name: 'Undo' }).click();
  await expect(basket.getByRole('heading', { name: 'Fornello Cola' })).toBeVisible();
});

test('the last line takes the discount with it [BSK-29]', async ({ page }) => {
  await arriveWithBogof(page);
  await page.goto(addressOf('uk', '/order/discount/?id=student-15'));
  await page.getByRole('button', { name: 'Use this discount' }).click();
  await page.waitForURL(/#basket/);
  await page.getByRole('button', { name: 'Great' }).click();
  const basket = page
    .getByRole('complementary')
    .or(page.getByRole('dialog'))
    .filter({ hasText: bogofTitle });
  // 15 percent of 15.99 are 2.3985, rounded to 2.40.
  await expect(basket).toContainText('−£2.40');
  await page.getByRole('button', { name: `Remove ${bogofTitle}` }).click();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await expect(page.getByText('−£2.40')).toHaveCount(0);
});

test('a basket outlives the page [BSK-32]', async ({ page }) => {
  await arriveWithBogof(page);
  await page.reload();
  const basket = await openBasket(page);
  await expect(basket.getByRole('heading', { name: bogofTitle })).toBeVisible();
  await expect(basket).toContainText('£15.99');
});

/** A basket with a product that the menu no longer has, and what its customer was shown of it. */
const withGone: Basket = {
  items: [cola, { basketItemId: 'gone', choice: { type: 'drink', productId: 'spring-water' } }],
  seen: { gone: { title: 'Still Water', price: 249 } },
};

test('what is no longer sold leaves a basket that comes back, with a notice [BSK-33]', async ({
  page,
}) => {
  await arrive(page, '/order/dips/', { basket: withGone });
  await expect(page.getByText(/Still Water is no longer available here/)).toBeVisible();
  await expect((await openBasket(page)).getByRole('heading', { name: 'Still Water' })).toHaveCount(
    0,
  );
});

test('a notice can be read and closed while a dialog is open [SHL-64]', async ({ page }) => {
  await arrive(page, '/order/pizzas/?modal=margherita', { basket: withGone });
  const dialog = page.getByRole('dialog', { name: 'Margherita' });
  const notice = dialog.getByText(/Still Water is no longer available here/);
  await expect(notice).toBeVisible();
  await dialog.getByRole('button', { name: 'Close this message' }).click();
  await expect(notice).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test('two tabs agree on the basket', async ({ page, context }) => {
  await arriveWithBogof(page);
  const other = await context.newPage();
  await other.goto(addressOf('uk', '/order/dips/'));
  const otherBasket = await openBasket(other);
  await expect(otherBasket.getByRole('heading', { name: bogofTitle })).toBeVisible();
  await (await openBasket(page)).getByRole('button', { name: `Remove ${bogofTitle}` }).click();
  await expect(otherBasket).toContainText('Nothing here yet');
});

test('the basket has no accessibility faults', async ({ page }) => {
  await arriveWithBogof(page);
  await openBasket(page);
  await expectAccessible(page);
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('#basket opens the basket and locks scrolling; leaving it frees both [BSK-14, BSK-15]', async ({
    page,
  }) => {
    await arriveWithBogof(page);
    await openBasket(page);
    await expect(page).toHaveURL(/#basket$/);
    const overflow = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    await expect.poll(overflow).toBe('hidden');
    await page.getByRole('button', { name: 'Close the basket' }).click();
    await expect(page).toHaveURL(/\/order\/dips\/$/);
    await expect.poll(overflow).not.toBe('hidden');
  });
});

test.describe('pressing checkout', () => {
  const checkout = async (page: Page) => {
    const basket = await openBasket(page);
    await basket.getByRole('button', { name: /^Checkout/ }).click();
  };

  test('below the minimum opens the modal with the gap and stays [BSK-47, BSK-54, BSK-59, BSK-62]', async ({
    page,
  }) => {
    await arriveWithCola(page);
    await checkout(page);
    // 12.00 less 2.49.
    const dialog = page.getByRole('dialog', { name: 'Nearly there' });
    await expect(dialog).toContainText('£9.51');
    await expect(page).not.toHaveURL(/checkout/);
    await dialog.getByRole('link', { name: 'Add more food' }).click();
    await expect(page).toHaveURL(/\/order\/deals\//);
  });

  test(
    'goes to checkout when nothing stops it [BSK-21, BSK-62]',
    { tag: '@both' },
    async ({ page }) => {
      const pasta = { type: 'side', productId: 'chicken-alfredo' } as const;
      const items = ['one', 'two'].map((basketItemId) => ({ basketItemId, choice: pasta }));
      await arrive(page, '/order/dips/', { basket: { items } });
      await checkout(page);
      await expect(page).toHaveURL(/\/order\/checkout\//);
    },
  );

  test('with a deal below its threshold names the gap [DEA-33, BSK-59]', async ({ page }) => {
    await arriveWithBogof(page, '/order/deal/?id=sweet-finish&basketId=mine');
    await addToBasket(page);
    await checkout(page);
    // 20.00 less 15.99.
    await expect(page.getByRole('dialog', { name: 'One more bite' })).toContainText('£4.01');
  });

  test('with alcohol and no food is refused, and passes with a side [BSK-61, CHK-108]', async ({
    page,
  }) => {
    const wine = { type: 'drink', productId: 'house-red' } as const;
    const items = [1, 2, 3].map((count) => ({ basketItemId: `wine-${count}`, choice: wine }));
    await arrive(page, '/order/sides/', { basket: { items } });
    const basket = await openBasket(page);
    await basket.getByRole('button', { name: /^Checkout/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Alcohol comes with food' });
    await expect(dialog).toContainText('Add a pizza, a side or a dessert');
    await dialog.getByRole('link', { name: 'Add more food' }).click();
    await page.getByRole('link', { name: 'Sides', exact: true }).first().click();
    await page.getByRole('button', { name: 'Add Coleslaw to your basket' }).click();
    await checkout(page);
    await expect(page).toHaveURL(/\/order\/checkout\//);
  });
});

test('the panel is not on the page of a discount [BSK-11, BSK-13]', async ({ page }) => {
  await arrive(page, '/order/discount/?id=student-15');
  await expect(page.getByRole('complementary', { name: 'Your basket' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Collection' })).toHaveCount(0);
});
