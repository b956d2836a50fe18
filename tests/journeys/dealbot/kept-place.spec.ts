import { arrive } from '../arrive.ts';
import { bogof, bogofTitle } from '../baskets.ts';
import { expect, test } from '../journey.ts';
import { openBasket } from '../open-basket.ts';

test(
  'lines of the basket stay where they are while the deal assistant comes [BSK-22]',
  { tag: '@both' },
  async ({ page }) => {
    let letIn = (): void => undefined;
    const isLetIn = new Promise<void>((resolve) => (letIn = resolve));
    await page.route(/\/dealbot-area-[^/]+\.js/, async (route) => {
      await isLetIn;
      await route.continue();
    });
    await arrive(page, '/order/dips/', { basket: { deals: [bogof] } });
    const basket = await openBasket(page);
    const line = basket.getByRole('heading', { name: bogofTitle });
    await expect(line).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const top = async () => (await line.boundingBox())?.y;
    const before = await top();
    await expect(basket.getByRole('switch')).toHaveCount(0);
    letIn();
    await expect(basket.getByRole('switch', { name: 'Deal assistant' })).toBeVisible();
    expect(await top()).toBe(before);
  },
);
