import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  addressIn,
  addToBasket,
  arrive,
  changeStored,
  chooseAll,
  openBasket,
  openDeal,
} from '../deals/arrive.ts';

const bogof = 'Buy One Medium, Get One Free';

/** Two mediums for the price of the dearer, 15.99. */
const addBogof = async (page: Page) => {
  await openDeal(page, bogof);
  await chooseAll(page, ['Smokehouse BBQ Chicken', 'Margherita']);
  await addToBasket(page);
};

/** A loose product that is added as it is. */
const addLoose = async (page: Page, category: string, product: string) => {
  await page.getByRole('link', { name: category, exact: true }).first().click();
  await page.getByRole('button', { name: `Add ${product} to your basket` }).click();
};

test('deals, items, surcharges and the total stand in the basket [BSK-21, SUR-05]', async ({
  page,
  baseURL,
}) => {
  await arrive(page, baseURL);
  await addBogof(page);
  const basket = await openBasket(page);
  await expect(basket.getByRole('heading', { name: bogof })).toBeVisible();
  await expect(basket).toContainText('Smokehouse BBQ Chicken');
  // 15.99 rounds up to 16, where delivery costs 1.49; the small order supplement ends at 15.
  await expect(basket).toContainText('Delivery supplement£1.49');
  await expect(basket).not.toContainText('Small order supplement');
  await expect(basket).toContainText('Total£17.48');
  await expect(basket.getByRole('button', { name: /^Checkout/ })).toBeEnabled();
});

test('an empty basket leads to the deals [BSK-17]', async ({ page, baseURL }) => {
  await arrive(page, baseURL, { path: '/order/pizzas/' });
  await page.goto(`${page.url().split('?')[0]}#basket`);
  await page.getByRole('link', { name: 'See the deals' }).click();
  await expect(page).toHaveURL(/\/order\/deals\//);
});

test('an empty basket leads to the menu where the deal assistant finds the deals [BSK-16]', async ({
  page,
  baseURL,
}) => {
  await arrive(page, baseURL, { market: 'fr', hut: 'fr-1:1101', type: 'collection' });
  await page.goto(`${page.url().split('?')[0]}#basket`);
  const place = page
    .getByRole('complementary')
    .or(page.getByRole('dialog'))
    .filter({ hasText: 'À emporter' });
  await expect(place.getByRole('link', { name: 'Pizzas' })).toBeVisible();
  await expect(place.getByRole('link', { name: 'Offres' })).toHaveCount(0);
});

test('a loose item is counted up, down and removed, and comes back [BSK-27, BSK-29]', async ({
  page,
  baseURL,
}) => {
  await arrive(page, baseURL);
  await addLoose(page, 'Drinks', 'Fornello Cola');
  const basket = await openBasket(page);
  await basket.getByRole('button', { name: 'One more Fornello Cola' }).click();
  await expect(basket).toContainText('£4.98');
  await basket.getByRole('button', { name: 'One Fornello Cola less' }).click();
  await basket.getByRole('button', { name: 'Remove Fornello Cola' }).click();
  await expect(basket).toContainText('Nothing here yet');
  await basket.getByRole('button', { name: 'Undo' }).click();
  await expect(basket.getByRole('heading', { name: 'Fornello Cola' })).toBeVisible();
});

test('the last line takes the discount with it [BSK-29]', async ({ page, baseURL }) => {
  await arrive(page, baseURL);
  await addBogof(page);
  await page.goto(addressIn('uk', '/order/discount/?id=student-15', baseURL));
  await page.getByRole('button', { name: 'Use this discount' }).click();
  await page.waitForURL(/#basket/);
  const basket = page
    .getByRole('complementary')
    .or(page.getByRole('dialog'))
    .filter({ hasText: bogof });
  // 15 percent of 15.99 are 2.3985, rounded to 2.40.
  await expect(basket).toContainText('-£2.40');
  await page.getByRole('button', { name: `Remove ${bogof}` }).click();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await expect(page.getByText('-£2.40')).toHaveCount(0);
});

test('a basket outlives the page [BSK-32]', async ({ page, baseURL }) => {
  await arrive(page, baseURL);
  await addBogof(page);
  await page.reload();
  const basket = await openBasket(page);
  await expect(basket.getByRole('heading', { name: bogof })).toBeVisible();
  await expect(basket).toContainText('£15.99');
});

test('what is no longer sold leaves a basket that comes back, with a notice [BSK-33]', async ({
  page,
  baseURL,
}) => {
  await arrive(page, baseURL);
  await addLoose(page, 'Drinks', 'Fornello Cola');
  await addLoose(page, 'Drinks', 'Still Water');
  await changeStored(page, 'basket', '"productId":"still-water"', '"productId":"spring-water"');
  await page.reload();
  await expect(page.getByText(/Still Water is no longer on sale here/)).toBeVisible();
  await expect((await openBasket(page)).getByRole('heading', { name: 'Still Water' })).toHaveCount(
    0,
  );
});

test('two tabs agree on the basket', async ({ page, context, baseURL }) => {
  await arrive(page, baseURL);
  await addBogof(page);
  const other = await context.newPage();
  await other.goto(addressIn('uk', '/order/deals/', baseURL));
  const otherBasket = await openBasket(other);
  await expect(otherBasket.getByRole('heading', { name: bogof })).toBeVisible();
  await (await openBasket(page)).getByRole('button', { name: `Remove ${bogof}` }).click();
  await expect(otherBasket).toContainText('Nothing here yet');
});

test('the basket has no accessibility faults', async ({ page, baseURL }) => {
  await arrive(page, baseURL);
  await addBogof(page);
  await openBasket(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

test.describe('on a phone', () => {
  test.skip(
    ({ viewport }) => (viewport?.width ?? 0) >= 1024,
    'wide screens have the basket beside the page',
  );

  test('#basket opens the basket and locks scrolling; leaving it frees both [BSK-14, BSK-15]', async ({
    page,
    baseURL,
  }) => {
    await arrive(page, baseURL);
    await addBogof(page);
    await openBasket(page);
    await expect(page).toHaveURL(/#basket$/);
    const overflow = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    expect(await overflow()).toBe('hidden');
    await page.getByRole('button', { name: 'Close the basket' }).click();
    await expect(page).toHaveURL(/\/order\/deals\/$/);
    expect(await overflow()).not.toBe('hidden');
  });
});

test.describe('pressing checkout', () => {
  const checkout = async (page: Page) => {
    const basket = await openBasket(page);
    await basket.getByRole('button', { name: /^Checkout/ }).click();
  };

  test('below the minimum opens the modal with the gap and stays [BSK-47, BSK-54, BSK-59, BSK-62]', async ({
    page,
    baseURL,
  }) => {
    await arrive(page, baseURL);
    await addLoose(page, 'Drinks', 'Fornello Cola');
    await checkout(page);
    // 12.00 less 2.49.
    const dialog = page.getByRole('dialog', { name: 'Nearly there' });
    await expect(dialog).toContainText('£9.51');
    await expect(page).not.toHaveURL(/checkout/);
    await dialog.getByRole('link', { name: 'Add more food' }).click();
    await expect(page).toHaveURL(/\/order\/deals\//);
  });

  test('goes to checkout when nothing stops it [BSK-21, BSK-57, BSK-62]', async ({
    page,
    baseURL,
  }) => {
    await arrive(page, baseURL);
    await addBogof(page);
    await checkout(page);
    await expect(page).toHaveURL(/\/order\/checkout\//);
  });

  test('with a deal below its threshold names the gap [DEA-33, BSK-59]', async ({
    page,
    baseURL,
  }) => {
    await arrive(page, baseURL);
    await addBogof(page);
    await openDeal(page, 'Cookie Dough for £2.99');
    await addToBasket(page);
    await checkout(page);
    // 20.00 less 15.99.
    await expect(page.getByRole('dialog', { name: 'One more bite' })).toContainText('£4.01');
  });

  test('with alcohol and no food is refused, and passes with a side [BSK-61]', async ({
    page,
    baseURL,
  }) => {
    await arrive(page, baseURL);
    await addLoose(page, 'Drinks', 'House Red');
    const basket = await openBasket(page);
    for (const count of [2, 3]) {
      await basket.getByRole('button', { name: 'One more House Red' }).click();
      await expect(basket.getByRole('group', { name: 'How many House Red' })).toContainText(
        String(count),
      );
    }
    await basket.getByRole('button', { name: /^Checkout/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Alcohol comes with food' });
    await expect(dialog).toContainText('Add a pizza, a side or a dessert');
    await dialog.getByRole('link', { name: 'Add more food' }).click();
    await addLoose(page, 'Sides', 'Coleslaw');
    await checkout(page);
    await expect(page).toHaveURL(/\/order\/checkout\//);
  });
});

test('the panel is not on the page of a discount [BSK-11, BSK-13]', async ({ page, baseURL }) => {
  await arrive(page, baseURL, { path: '/order/discount/?id=student-15' });
  await expect(page.getByRole('complementary', { name: 'Your basket' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Collection' })).toHaveCount(0);
});
