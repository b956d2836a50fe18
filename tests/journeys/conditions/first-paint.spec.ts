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

/** Keeps the scripts of pages back. @returns lets go of them */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const goesOn = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await goesOn;
    await route.continue();
  });
  return letGo;
}

/** The largest thing on a page that is there to its end, once all of it is drawn. */
async function paintedWhole(page: Page): Promise<LargestPaint> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
  return largestPaint(page);
}

/** When a page was first painted and when its first script was asked for, in milliseconds since the page was. */
const beginnings = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'));
    return {
      paint: paint?.startTime ?? Infinity,
      script: Math.min(...scripts.map(({ startTime }) => startTime)),
    };
  });

/** Scripts of a page that is not painted for so long do not wait any longer, in milliseconds. */
const longestWait = 2000;

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
    test(`in ${market} nothing on ${path} is larger than what the page paints before any script runs, and scripts are asked for after its first frame @phone`, async ({
      page,
    }) => {
      await watchPaints(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 823 });
        // Where it was before is another page.
        await page.goto('about:blank');
        const letGo = await holdScripts(page);
        const arrived = arrive(page, path, {
          at: alwaysOpen[market],
          by: 'collection',
          basket: { items: [margherita] },
        });
        await page.waitForURL((url) => url.pathname === path, { waitUntil: 'domcontentloaded' });
        const inPage = await paintedWhole(page);
        letGo();
        await arrived;
        await expect(page.locator(content).first()).toBeVisible();
        expect(await largestPaint(page), `${width} px`).toEqual(inPage);
        const { paint, script } = await beginnings(page);
        expect(Math.min(paint, longestWait), `${width} px`).toBeLessThanOrEqual(script);
      }
    });
  }
}
