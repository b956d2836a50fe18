import { expect, test } from '../journey.ts';
import { addressOf } from '../arrive.ts';

test.describe('the question about cookies', () => {
  test('is asked once, and the answer is remembered [SHL-45, SHL-46]', async ({ page }) => {
    await page.goto(addressOf('uk', '/'));
    const banner = page.getByRole('region', { name: 'Cookies' });
    await expect(banner).toBeVisible();
    await banner.getByRole('button', { name: 'No, thanks' }).click();
    await expect(banner).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toHaveCount(0);
  });

  test('has its buttons stacked, accept first, at 420 pixels or less [SHL-47]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 420, height: 800 });
    await page.goto(addressOf('uk', '/'));
    const boxOf = async (name: string) => {
      const box = await page.getByRole('button', { name }).boundingBox();
      if (!box) throw new Error(`There is no button ${name}.`);
      return box;
    };
    const [accept, refuse] = [await boxOf("Yes, that's fine"), await boxOf('No, thanks')];
    expect(accept.y).toBeLessThan(refuse.y);
    expect(accept.width).toBe(refuse.width);
    expect(accept.width).toBeGreaterThan(340);
    await page.setViewportSize({ width: 421, height: 800 });
    await expect
      .poll(async () => (await boxOf("Yes, that's fine")).y)
      .toBe((await boxOf('No, thanks')).y);
  });
});
