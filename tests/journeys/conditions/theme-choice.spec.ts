import type { Page } from '@playwright/test';
import { addressOf, arrive } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { orderWithCash } from '../checkout/reach-checkout.ts';
import { expect, test } from '../journey.ts';
import { alwaysOpen } from '../places.ts';
import { brightness, twilight } from './brightness.ts';

interface Wording {
  readonly market: keyof typeof alwaysOpen;
  readonly system: string;
  readonly light: string;
  readonly dark: string;
  readonly said: string;
}

const english = {
  system: 'Same as device',
  light: 'Light',
  dark: 'Dark',
  said: 'Dark theme is on.',
} as const;
const french = {
  system: 'Comme l’appareil',
  light: 'Clair',
  dark: 'Sombre',
  said: 'Thème sombre activé.',
} as const;

const wordings: Readonly<Record<string, Wording>> = {
  'en-GB': { market: 'uk', ...english },
  'fr-FR': { market: 'fr', ...french },
  'en-IN': { market: 'in', ...english },
  'en-CA': { market: 'ca', ...english },
  'fr-CA': { market: 'ca', ...french },
};

/** Opens a page of a market for a visitor who has answered the question about cookies. */
async function enter(page: Page, market: Wording['market'], path: string): Promise<void> {
  await page.addInitScript(() => {
    if (window.origin.startsWith('http')) localStorage.setItem('phdv:consent', '[]');
  });
  await page.goto(addressOf(market, path));
  await page.locator('main h1').first().waitFor();
}

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** The choice comes when the end of the page does. */
async function choose(page: Page, name: string): Promise<void> {
  await page.locator('footer').scrollIntoViewIfNeeded();
  await radio(page, name).check({ force: true });
}

const expectDark = (page: Page) => expect.poll(() => brightness(page)).toBeLessThan(twilight);
const expectLight = (page: Page) => expect.poll(() => brightness(page)).toBeGreaterThan(twilight);

/** The scheme whose colour the browser gives its bar. */
const barOf = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.dataset['scheme'] ?? '',
  );

for (const [locale, { market, system, light, dark, said }] of Object.entries(wordings)) {
  test(`in ${locale} the theme is chosen by hand: at once, in every tab, at the next visit [SHP-42]`, async ({
    page,
    context,
  }) => {
    await enter(page, market, `/?lang=${locale}`);
    await expectLight(page);
    expect(await barOf(page)).toBe('light');
    const other = await context.newPage();
    await enter(other, market, '/huts/');
    await expectLight(other);

    await choose(page, dark);
    await expectDark(page);
    await expect(page.getByText(said)).toBeAttached();
    await expectDark(other);
    expect(await barOf(page)).toBe('dark');

    await page.reload();
    await expectDark(page);
    await page.goto(addressOf(market, '/menu/'));
    await page.locator('main h1').first().waitFor();
    await expectDark(page);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(radio(page, dark)).toBeChecked();

    await page.emulateMedia({ colorScheme: 'dark' });
    await choose(page, light);
    await expectLight(page);
    await expectLight(other);
    await page.reload();
    await expectLight(page);
    expect(await barOf(page)).toBe('light');

    await choose(page, system);
    await expectDark(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectLight(page);
    await page.reload();
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(radio(page, system)).toBeChecked();
  });
}

test('the theme is chosen with the arrow keys [SHP-42]', async ({ page }) => {
  await enter(page, 'uk', '/');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await radio(page, english.system).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(radio(page, english.dark)).toBeChecked();
  await expectDark(page);
  await page.keyboard.press('ArrowLeft');
  await expect(radio(page, english.light)).toBeChecked();
  await expectLight(page);
});

/** Notes the scheme and the ground of each frame from the first on. */
async function noteFrames(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const note = () => {
      if (document.body?.childElementCount) {
        const { colorScheme } = getComputedStyle(document.documentElement);
        seen.add(`${colorScheme} on ${getComputedStyle(document.body).backgroundColor}`);
      }
      requestAnimationFrame(note);
    };
    note();
  });
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
}

const framed = ['/order/deals/', '/', '/menu/', '/order/checkout/', '/cookies/'] as const;

for (const market of ['uk', 'fr', 'in', 'ca'] as const) {
  for (const [kept, device, shown] of [
    ['dark', 'light', 'dark'],
    ['light', 'dark', 'light'],
    ['', 'dark', 'dark'],
    ['sepia', 'light', 'light'],
  ] as const) {
    test(`no page of ${market} flashes where the device says ${device} and keeps “${kept}” [SHP-42]`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: device });
      await page.addInitScript((choice) => {
        if (window.origin.startsWith('http')) localStorage.setItem('phdv:theme', choice);
      }, kept);
      const frames = await noteFrames(page);
      const expectShown = async (path: string): Promise<void> => {
        const seen = await frames();
        expect(seen, path).toEqual([expect.stringMatching(new RegExp(`^${shown} on rgb`))]);
      };
      const [first, ...rest] = framed;
      await arrive(page, first, {
        at: alwaysOpen[market],
        by: 'collection',
        basket: { items: [margherita] },
      });
      await expectShown(first);
      for (const path of rest) {
        await page.goto(addressOf(market, path));
        await page.locator('main h1').first().waitFor();
        await expectShown(path);
      }
      // What the server sent is right by itself.
      await page.route('**/*.js', (route) => route.abort());
      for (const path of framed) {
        await page.goto(addressOf(market, path));
        const seen = await page.evaluate(() => ({
          scheme: getComputedStyle(document.documentElement).colorScheme,
          hasApp: document.querySelector('main') !== null,
        }));
        expect(seen, path).toEqual({ scheme: shown, hasApp: false });
      }
    });
  }
}

test('a theme holds as long as the page where the browser keeps nothing [SHP-42]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('refused');
      },
    });
  });
  await page.goto(addressOf('uk', '/huts/'));
  await page.locator('main h1').first().waitFor();
  await choose(page, english.dark);
  await expectDark(page);
});

test('an order is printed in light from a dark page [SHP-42]', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await orderWithCash(page);
  await expectDark(page);
  const inkOf = () =>
    page
      .locator('main h1')
      .first()
      .evaluate((title) => getComputedStyle(title).color);
  const onScreen = await inkOf();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect.poll(inkOf).not.toBe(onScreen);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    'light',
  );
});

test('where less motion is wanted, what changes has its new look at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(addressOf('uk', '/huts/'));
  const title = page.locator('main h1').first();
  const look = title.evaluate((element) => {
    element.style.color = 'rgb(1, 2, 3)';
    return getComputedStyle(element).color;
  });
  expect(await look).toBe('rgb(1, 2, 3)');
});
