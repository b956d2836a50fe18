import type { Locator } from '@playwright/test';
import { arrive, visit } from '../arrive.ts';
import { cola, margherita } from '../baskets.ts';
import { expect, test } from '../journey.ts';

/** A narrow phone, a phone on its side, and a desk at 200 %. */
const screens = [
  { name: 'a phone of 320 px', width: 320, height: 568 },
  { name: 'a phone on its side', width: 640, height: 360 },
  { name: 'a desk at 200 %', width: 640, height: 512 },
] as const;

/** How far one thing on screen reaches over another, in pixels down the page. */
const overlap = async (upper: Locator, lower: Locator): Promise<number> => {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  if (!above || !below) return Number.NaN;
  return above.y + above.height - below.y;
};

for (const { name, width, height } of screens) {
  test(`on ${name} no title lies on the picture and no notice on the bar`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, 'uk', '/');
    const lead = page.locator('main h1 + p');
    const picture = page.locator('main section svg image').first();
    await expect(picture).toBeVisible();
    expect(await overlap(lead, picture)).toBeLessThanOrEqual(0);

    await arrive(page, '/order/drinks/', { basket: { items: [margherita, cola] } });
    await page.getByRole('button', { name: 'Add Still Water to your basket' }).click();
    const notices = page.getByRole('region', { name: 'Notifications' });
    const bar = page.getByRole('link', { name: /^(View basket · )?\d+ items?/ });
    await expect(page.getByText('Still Water is in your basket.')).toBeVisible();
    await expect(bar).toBeVisible();
    await expect.poll(() => overlap(notices, bar)).toBeLessThanOrEqual(0);
  });
}
