import type { Page } from '@playwright/test';
import { addressOf } from '../arrive.ts';
import { expect, test } from '../journey.ts';
import { shops, speak } from './shops.ts';

/** A narrow phone, a tablet, and desks on which the picture has little, more and much room beside the words. */
const widths = [320, 768, 1024, 1280, 1440, 1920];

/** More than a colour differs from itself once it is drawn, and less than any two that are told apart. */
const mostUneven = 12;

/** How far apart the colours are on which the words of the hero are written, line by line, from 0 to 255. */
async function unevenness(page: Page, decoder: Page): Promise<number> {
  const lines = await page.locator('h1, h1 + p').evaluateAll((texts: readonly HTMLElement[]) =>
    texts.flatMap((text) => {
      text.style.color = 'transparent';
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].map(({ x, y, width, height }) => [x, y, width, height]);
    }),
  );
  expect(lines.length).toBeGreaterThan(1);
  const picture = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  return decoder.evaluate(
    async ({ boxes, source }) => {
      const file = await (await fetch(`data:image/png;base64,${source}`)).blob();
      const image = await createImageBitmap(file);
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
      canvas?.drawImage(image, 0, 0);
      const differences = boxes.flatMap(([x = 0, y = 0, width = 0, height = 0]) => {
        const { data = [] } = canvas?.getImageData(x, y, width, height) ?? {};
        return [0, 1, 2].map((channel) => {
          const values = [...data].filter((_, index) => index % 4 === channel);
          const sorted = values.toSorted((one, other) => one - other);
          return (sorted.at(-1) ?? 255) - (sorted[0] ?? 0);
        });
      });
      return Math.max(...differences);
    },
    { boxes: lines, source: picture },
  );
}

for (const shop of shops) {
  test(`the words of home are written beside its picture at every width in ${shop.locale} [SHP-43] @desktop`, async ({
    page,
    context,
  }) => {
    const decoder = await context.newPage();
    await page.bringToFront();
    await speak(page, shop);
    await page.goto(addressOf(shop.market, '/'));
    await page.locator('svg image').first().waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect(async () => {
        expect(await unevenness(page, decoder), `${width} px`).toBeLessThan(mostUneven);
      }).toPass();
    }
  });
}
