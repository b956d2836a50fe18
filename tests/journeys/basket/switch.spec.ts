import { expect, test } from '../journey.ts';
import type { Page } from '../journey.ts';
import { arrive, changeStored } from '../arrive.ts';
import { bogof, bogofTitle, collectSave, collectSaveTitle } from '../baskets.ts';
import { openBasket } from '../open-basket.ts';

/** One of the two ways to get the food. */
const way = (page: Page, name: string) =>
  page.getByRole('group', { name: 'How you get your food' }).getByRole('button', { name });

/** A collector with a deal for collectors and one for everybody. */
const collectBoth = async (page: Page) => {
  await arrive(page, '/order/dips/', {
    by: 'collection',
    basket: { deals: [collectSave, bogof] },
  });
  return openBasket(page);
};

test('an empty basket switches at once [BSK-68, BSK-70]', async ({ page }) => {
  await arrive(page, '/order/deals/#basket');
  await way(page, 'Collection').click();
  await expect(way(page, 'Collection')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('dialog', { name: /Switch to/ })).toHaveCount(0);
  await page.goto(page.url().replace('#basket', ''));
  await page.getByRole('link', { name: collectSaveTitle }).waitFor();
});

test('the deals that would go are listed first, and go when confirmed [BSK-66, BSK-67, BSK-69, BSK-70]', async ({
  page,
}) => {
  const basket = await collectBoth(page);
  await basket.getByRole('button', { name: 'Delivery', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Switch to delivery?' });
  await expect(dialog.getByRole('listitem')).toHaveText([collectSaveTitle]);
  await dialog.getByRole('button', { name: 'Switch to delivery' }).click();
  await expect(basket.getByRole('heading', { name: collectSaveTitle })).toHaveCount(0);
  await expect(basket.getByRole('heading', { name: bogofTitle })).toBeVisible();
  await expect(basket.getByRole('button', { name: 'Delivery', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('cancelling leaves everything as it was [BSK-71]', async ({ page }) => {
  const basket = await collectBoth(page);
  await basket.getByRole('button', { name: 'Delivery', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Switch to delivery?' })
    .getByRole('button', { name: 'Keep it as it is' })
    .last()
    .click();
  await expect(basket.getByRole('heading', { name: collectSaveTitle })).toBeVisible();
  await expect(basket.getByRole('button', { name: 'Collection', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a way the hut does not have cannot be chosen [BSK-72]', async ({ page }) => {
  await arrive(page, '/order/deals/', { by: 'collection' });
  await changeStored(page, 'huts', '"delivery":true', '"delivery":false');
  await page.goto(`${page.url().split('?')[0]}#basket`);
  await page.reload();
  await expect(way(page, 'Delivery')).toBeDisabled();
});

test('the banner tells what collecting saves, under its experiment [BSK-73, BSK-74, EXP-39]', async ({
  page,
}) => {
  const banner = page.getByText('Collect and save £5.00');
  await arrive(page, '/order/deals/');
  await expect(page.getByRole('link', { name: 'The Big Night In', exact: true })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await arrive(page, '/order/deals/', { query: { optimizely: 'switch-to-collection:treatment' } });
  await expect(banner).toBeVisible();
  await page.getByRole('link', { name: 'Show me' }).click();
  await expect(page).toHaveURL(/\/order\/deal\/\?id=collection-incentive/);
  await expect(page.getByRole('button', { name: 'Choose collection' })).toBeVisible();
});
