import type { Page } from '@playwright/test';
import { addressOf, visit } from '../arrive.ts';
import { now } from '../clock.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../journey.ts';

/** What pages start from, and the script that starts them. */
const bootData = '**/boot/**';
const entryScript = /\/assets\/index-[^/]*\.js$/;

/** The application has taken over home. */
const started = (page: Page) =>
  expect(page.getByRole('main').getByRole('tab').first()).toBeVisible();

const alert = (page: Page) => page.getByRole('alert');

/** Opens a page and lets time pass until it has given up. */
async function openInVain(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: now() });
  await page.goto(address);
  await expect(async () => {
    await page.clock.runFor(3_000);
    await expect(alert(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** How often pages are asked for from now on. */
function countPages(page: Page): { readonly asked: () => number } {
  let pages = 0;
  page.on('request', (request) => (pages += request.isNavigationRequest() ? 1 : 0));
  return { asked: () => pages };
}

test('home starts from what it names beside its scripts, which comes with them [SHP-48]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, 'uk', '/');
  await started(page);
  expect(asked.filter((path) => path.startsWith('/boot/'))).toHaveLength(1);
});

test('what a page starts from is asked for again where it does not come, or not whole [SHP-48]', async ({
  page,
}) => {
  let asked = 0;
  await page.route(bootData, (route) => {
    asked += 1;
    if (asked === 1) return route.abort();
    return asked === 2 ? route.fulfill({ body: '{"manifest":{"id":"uk",' }) : route.fallback();
  });
  const pages = countPages(page);
  await page.goto(addressOf('uk', '/'));
  await started(page);
  expect(asked).toBeGreaterThan(2);
  expect(pages.asked()).toBe(1);
});

test('a page says above what it shows that it cannot start, in its language, and starts once it is asked for again [SHP-48]', async ({
  page,
}) => {
  await page.route(bootData, (route) => route.abort());
  await openInVain(page, addressOf('fr', '/?lang=fr-FR'));
  await expect(alert(page).getByRole('heading', { level: 2 })).toHaveText(/charger/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/La pizza/);
  await expectAccessible(page, { include: '[role="alert"]' });
  await page.unroute(bootData);
  await alert(page).getByRole('link', { name: 'Recharger la page' }).click();
  await started(page);
  await expect(alert(page)).toHaveCount(0);
});

for (const [kind, path] of [
  ['with a first frame', '/order/deals/'],
  ['without one', '/faqs/'],
] as const) {
  test(`a page ${kind} says the same where its first script does not come, and starts by itself on a new line [SHP-48]`, async ({
    page,
  }) => {
    await page.route(entryScript, (route) => route.abort());
    await page.goto(addressOf('uk', path));
    await expect(alert(page)).toContainText('Reload the page');
    await expectAccessible(page, { include: '[role="alert"]' });
    await page.unroute(entryScript);
    const again = page.waitForRequest((request) => request.isNavigationRequest());
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await again;
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  });
}

test('a page whose release the server no longer has is asked for again, once [OPS-14]', async ({
  page,
}) => {
  let isGone = true;
  await page.route(bootData, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.fallback(),
  );
  const pages = countPages(page);
  await openInVain(page, addressOf('uk', '/'));
  expect(pages.asked()).toBe(2);
  isGone = false;
  await alert(page).getByRole('link').click();
  await started(page);
});

test('no part of a page outlives it, where it would clear timers of the next one [SHL-70]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    globalThis.FinalizationRegistry = class<T> extends FinalizationRegistry<T> {
      constructor(finalize: (held: T) => void) {
        super(finalize);
        document.documentElement.dataset['finalizers'] = 'some';
      }
    };
  });
  await visit(page, 'uk', '/');
  await started(page);
  expect(await page.locator('html').getAttribute('data-finalizers')).toBeNull();
});
