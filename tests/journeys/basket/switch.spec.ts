import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  addToBasket,
  arrive,
  changeStored,
  chooseAll,
  openBasket,
  openDeal,
} from '../deals/arrive.ts';

const collect = 'Collect & Save: Two Large and a Side';
const both = 'Buy One Medium, Get One Free';

/** One of the two ways to get the food. */
const way = (page: Page, name: string) =>
  page.getByRole('group', { name: 'How you get your food' }).getByRole('button', { name });

/** A collector with a deal for collectors and one for everybody. */
const collectBoth = async (page: Page, baseURL: string | undefined) => {
  await arrive(page, baseURL, { type: 'collection' });
  await openDeal(page, collect);
  await chooseAll(page, ['Margherita', 'Hawaiian', 'Garlic Bread']);
  await addToBasket(page);
  await openDeal(page, both);
  await chooseAll(page, ['Margherita', 'Hawaiian']);
  await addToBasket(page);
  return openBasket(page);
};

test('an empty basket switches at once [BSK-68, BSK-70]', async ({ page, baseURL }) => {
  await arrive(page, baseURL);
  await page.goto(`${page.url().split('?')[0]}#basket`);
  await way(page, 'Collection').click();
  await expect(way(page, 'Collection')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('dialog', { name: /Switch to/ })).toHaveCount(0);
  await page.goto(page.url().replace('#basket', ''));
  await page.getByRole('link', { name: collect }).waitFor();
});

test('the deals that would go are listed first, and go when confirmed [BSK-66, BSK-67, BSK-69, BSK-70]', async ({
  page,
  baseURL,
}) => {
  const basket = await collectBoth(page, baseURL);
  await basket.getByRole('button', { name: 'Delivery', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Switch to delivery?' });
  await expect(dialog.getByRole('listitem')).toHaveText([collect]);
  await dialog.getByRole('button', { name: 'Switch to delivery' }).click();
  await expect(basket.getByRole('heading', { name: collect })).toHaveCount(0);
  await expect(basket.getByRole('heading', { name: both })).toBeVisible();
  await expect(basket.getByRole('button', { name: 'Delivery', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('cancelling leaves everything as it was [BSK-71]', async ({ page, baseURL }) => {
  const basket = await collectBoth(page, baseURL);
  await basket.getByRole('button', { name: 'Delivery', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Switch to delivery?' })
    .getByRole('button', { name: 'Keep it as it is' })
    .last()
    .click();
  await expect(basket.getByRole('heading', { name: collect })).toBeVisible();
  await expect(basket.getByRole('button', { name: 'Collection', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a way the hut does not have cannot be chosen [BSK-72]', async ({ page, baseURL }) => {
  await arrive(page, baseURL, { type: 'collection' });
  await changeStored(page, 'huts', '"delivery":true', '"delivery":false');
  await page.goto(`${page.url().split('?')[0]}#basket`);
  await page.reload();
  await expect(way(page, 'Delivery')).toBeDisabled();
});

test('the banner tells what collecting saves, under its experiment [BSK-73, BSK-74]', async ({
  page,
  baseURL,
}) => {
  const banner = page.getByText('Collect and save £5.00');
  await arrive(page, baseURL);
  await expect(page.getByRole('link', { name: 'The Big Night In', exact: true })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await arrive(page, baseURL, { query: { optimizely: 'switch-to-collection:treatment' } });
  await expect(banner).toBeVisible();
  await page.getByRole('link', { name: 'Show me' }).click();
  await expect(page).toHaveURL(/\/order\/deal\/\?id=collection-incentive/);
  await expect(page.getByRole('button', { name: 'Choose collection' })).toBeVisible();
});
