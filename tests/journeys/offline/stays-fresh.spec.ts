import { expect, type Page } from '../journey.ts';
import { addressOf, arrive, outsideAddressOf, visit } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { withBootInside } from '../../setup/boot-link.ts';
import { inWebview } from '../in-webview.ts';
import { isKept, keptState, test } from './kept-shop.ts';
import type { SwitchedServer } from './switched-server.ts';

const nextRelease = 'the-next-release';

/** The server goes over to another release, with which a page comes that is as before otherwise. */
const deploy = async (server: SwitchedServer, path: string): Promise<void> => {
  const read = async (address: string): Promise<string> =>
    (await fetch(outsideAddressOf('uk', address))).text();
  const html = await withBootInside(await read(path), read);
  const next = html.replace(/"release":"[0-9a-f]{16}"/, `"release":"${nextRelease}"`);
  expect(next).not.toBe(html);
  server.answer('/RELEASE_HASH.txt', nextRelease);
  server.answer(path, next);
};

const keptFiles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('comanda-shop');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });

const isKeptPage = (page: Page) => page.locator('html[data-kept]');

test('pages come from the server while it answers, and a new release takes the place of what is kept [SHP-40]', async ({
  page,
  server,
}) => {
  const { site } = server;
  await arrive(page, '/order/dips/', { basket: { items: [margherita] }, site });
  await isKept(page);
  const before = await keptState(page);
  await page.evaluate(async () => {
    const cache = await caches.open('comanda-shop');
    await cache.put('/assets/of-the-release-before.js', new Response(''));
  });
  await deploy(server, '/order/');
  await page.goto(addressOf('uk', '/order/', site));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(isKeptPage(page)).toHaveCount(0);
  await expect.poll(() => keptState(page)).toContain(nextRelease);
  expect(before).not.toContain(nextRelease);
  await expect.poll(() => keptFiles(page)).not.toContain('/assets/of-the-release-before.js');
  expect(await keptFiles(page)).toContain('/kept-page');
});

test('a kept page of another release changes to that of the server once it answers, once, with what was typed [SHP-40]', async ({
  page,
  server,
}) => {
  const { site } = server;
  await visit(page, 'uk', '/', site);
  await isKept(page, []);
  server.set('gone');
  await page.goto(addressOf('uk', '/', site));
  await expect(isKeptPage(page)).toHaveCount(1);
  const postcode = page.getByRole('main').getByLabel('Postcode');
  await postcode.fill('SW11 1JB');
  await expect(page.getByRole('button', { name: 'Start my delivery' })).toBeDisabled();
  await deploy(server, '/');
  let starts = 0;
  page.on('request', (request) => (starts += request.isNavigationRequest() ? 1 : 0));
  server.set('there');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(isKeptPage(page)).toHaveCount(0);
  await expect(postcode).toHaveValue('SW11 1JB');
  await expect(page.getByRole('button', { name: 'Start my delivery' })).toBeEnabled();
  expect(starts).toBe(1);
});

test('the language that is read is the one that is kept [SHP-40]', async ({ page, server }) => {
  const { site } = server;
  await visit(page, 'ca', '/', site);
  await isKept(page, []);
  expect(await keptState(page)).toMatch(/ en-CA$/);
  await page.getByRole('button', { name: 'Français' }).first().click();
  await expect.poll(() => keptState(page)).toMatch(/ fr-CA$/);
  server.set('gone');
  await page.goto(addressOf('ca', '/', site));
  await expect(page.getByRole('status').filter({ hasText: 'Vous êtes hors ligne' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
});

test('console, sandboxes, calls and files are no pages of the shop without the server [SHP-40]', async ({
  context,
  page,
  server,
}) => {
  const { site } = server;
  await visit(page, 'uk', '/', site);
  await isKept(page, []);
  server.set('gone');
  for (const path of [
    '/operator/',
    '/sandbox/host',
    '/sandbox/gateway/',
    '/v1/revision',
    '/health',
    '/robots.txt',
  ]) {
    await expect(page.goto(addressOf('uk', path, site))).rejects.toThrow(/net::ERR/);
  }
  const shop = await context.newPage();
  await shop.goto(addressOf('uk', '/huts/', site));
  await expect(isKeptPage(shop)).toHaveCount(1);
});

test('a native app has no worker [SHP-40]', async ({ page, server }) => {
  await inWebview(page, 'android');
  await arrive(page, '/order/dips/', { site: server.site });
  // The half that would start it has come, and what it does when the page has nothing better to do is done.
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).some((key) => key.includes(':seen:'))),
    )
    .toBe(true);
  const workers = await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    return (await navigator.serviceWorker.getRegistrations()).length;
  });
  expect(workers).toBe(0);
});

test('a browser without room for it keeps nothing, and the shop goes on [SHP-40]', async ({
  page,
  server,
}) => {
  const { site } = server;
  const devtools = await page.context().newCDPSession(page);
  const origin = new URL(addressOf('uk', '/', site)).origin;
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 200_000 });
  await arrive(page, '/order/dips/', { basket: { items: [margherita] }, site });
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  // Whoever asks for the lock waits for what is being kept.
  await page.evaluate(() => navigator.locks.request('comanda-shop', () => {}));
  expect(await page.evaluate(async () => await caches.match('/kept-page'))).toBeUndefined();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dips' })).toBeVisible();
});
