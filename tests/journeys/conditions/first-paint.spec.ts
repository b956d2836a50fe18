import type { Page } from '@playwright/test';
import { addressOf, arrive, visit } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { expect, test } from '../journey.ts';
import { alwaysOpen, type Place } from '../places.ts';

/** What browsers tell of the largest thing that a page has painted so far. */
interface LargestPaint {
  /** Square pixels. */
  readonly size: number;
  /** Address of a picture; empty for words. */
  readonly url: string;
  /** Milliseconds since the page was asked for. */
  readonly moment: number;
}

/** Watches the paints of every page that opens from now on. */
const watchPaints = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {
          size,
          startTime: moment,
          url,
        } = entry as unknown as LargestPaint & PerformanceEntry;
        Object.assign(globalThis, { largestPaint: { size, url, moment } });
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

const largestPaint = async (page: Page): Promise<LargestPaint> => {
  const found = await page.waitForFunction(
    () => (globalThis as { largestPaint?: LargestPaint }).largestPaint,
  );
  return (await found.jsonValue()) as LargestPaint;
};

/** The largest thing on a page that no script of ours ever reaches. */
async function paintedWithoutScripts(
  page: Page,
  market: Place['market'],
  path: string,
): Promise<LargestPaint> {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(addressOf(market, path));
  const painted = await largestPaint(page);
  await page.unroute('**/*.js');
  return painted;
}

/** When the first script of the page was asked for, in milliseconds since the page was. */
const firstScript = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'));
    return Math.min(...scripts.map(({ startTime }) => startTime));
  });

const markets: readonly Place['market'][] = ['uk', 'fr', 'in', 'ca'];

/** Of a small phone and of the one that Lighthouse takes, in pixels: lines break elsewhere. */
const widths = [360, 412];

test('the application takes the styles that are in the page and makes none of them again @phone', async ({
  page,
}) => {
  await visit(page, 'uk', '/');
  const keys = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map(({ dataset }) => dataset['emotion'] ?? ''),
  );
  const [inPage, ...ofApplication] = keys.filter(
    (key) => key.startsWith('css') && key !== 'css-global',
  );
  // Those that hold for all elements: faces, colours, ground rules.
  expect(keys.filter((key) => key === 'css-global')).toHaveLength(3);
  expect(inPage?.split(' ').length).toBeGreaterThan(10);
  expect(ofApplication).toEqual(['css']);
});

for (const market of markets) {
  test(`in ${market} the largest thing on home is in the page itself, drawn before any script @phone`, async ({
    page,
  }) => {
    await watchPaints(page);
    const { size, url } = await paintedWithoutScripts(page, market, '/');
    expect(url).toMatch(/^data:image\/svg/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, market, '/');
    // The application goes on with the picture that is there.
    await expect(page.locator('main image[href^="data:"]')).toBeVisible();
    expect(asked.filter((path) => path.includes('hero-scene'))).toEqual([]);
    expect((await largestPaint(page)).size).toBeLessThanOrEqual(size);
  });

  for (const [path, content] of [
    ['/order/pizzas/', 'main ul[aria-busy="false"] h2'],
    ['/order/deals/', 'main h2'],
    ['/order/checkout/', 'main input'],
  ] as const) {
    test(`in ${market} nothing on ${path} is larger than what is painted before any script is asked for @phone`, async ({
      page,
    }) => {
      await watchPaints(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 823 });
        await arrive(page, path, {
          at: alwaysOpen[market],
          by: 'collection',
          basket: { items: [margherita] },
        });
        await expect(page.locator(content).first()).toBeVisible();
        const { moment } = await largestPaint(page);
        expect(moment, `${width} px`).toBeLessThanOrEqual(await firstScript(page));
      }
    });
  }
}
