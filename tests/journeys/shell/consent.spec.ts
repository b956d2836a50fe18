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
    const [accept, refuse] = [await boxOf('Yes, that’s fine'), await boxOf('No, thanks')];
    expect(accept.y).toBeLessThan(refuse.y);
    expect(accept.width).toBe(refuse.width);
    expect(accept.width).toBeGreaterThan(340);
    await page.setViewportSize({ width: 421, height: 800 });
    await expect
      .poll(async () => (await boxOf('Yes, that’s fine')).y)
      .toBe((await boxOf('No, thanks')).y);
  });

  for (const [market, language] of [
    ['uk', 'en-GB'],
    ['fr', 'fr-FR'],
    ['fr', 'en-FR'],
    ['in', 'en-IN'],
    ['ca', 'en-CA'],
    ['ca', 'fr-CA'],
  ] as const) {
    test(`lies over nothing at any size and takes a fifth of a phone's screen at most in ${language} [SHP-12]`, async ({
      page,
    }) => {
      const { hostname: domain } = new URL(addressOf(market, '/'));
      await page.context().addCookies([{ name: 'language', value: language, domain, path: '/' }]);
      await page.goto(addressOf(market, '/'));
      const banner = page.getByRole('region', { name: 'Cookies' });
      await expect(banner.getByRole('button')).toHaveCount(2);
      for (const [width, height] of [
        [320, 568],
        [360, 640],
        [390, 844],
        [640, 360],
        [768, 1024],
        [1280, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        const size = await banner.boundingBox();
        if (width < 700) expect(size?.height).toBeLessThanOrEqual(height / 5);
        const covered = await banner.evaluate((question) => {
          const others = [
            ...document.querySelectorAll(':is(header, main, footer) :is(a, button, input)'),
          ].filter((one) => !question.contains(one));
          return others
            .filter((one) => {
              one.scrollIntoView({ block: 'center', behavior: 'instant' });
              const { left, top, width: w, height: h } = one.getBoundingClientRect();
              const hit = document.elementFromPoint(left + w / 2, top + h / 2);
              return w > 0 && hit !== null && question.contains(hit);
            })
            .map((one) => one.textContent);
        });
        expect(covered).toEqual([]);
        expect(await banner.evaluate((one) => getComputedStyle(one).position)).toBe('static');
        await page.evaluate(() => window.scrollTo(0, 0));
      }
    });
  }
});
