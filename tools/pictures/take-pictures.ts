import { join } from 'node:path';
import { sql } from 'kysely';
import type { Browser, BrowserContext, Page, Request } from 'playwright';
import sharp from 'sharp';
import type { Environment } from '../../server/environment-variables.ts';
import { longestPaceMs } from '../../server/setting-kinds.ts';
import { findBrowserHere } from '../certify/find-browser-here.ts';
import { type MarketServer, openMarketServer } from '../certify/market-server.ts';
import { testMoment } from '../tasks/test-moment.ts';
import { controlEntries } from './control-entries.ts';
import { type Picture, readPictures } from './pictures.ts';
import { placeOrder } from './place-order.ts';

/** What a picture that was written is told with. */
export interface WrittenPicture {
  readonly file: string;
  readonly bytes: number;
}

/** What an earlier visit has left in the storage of the customer's browser. */
async function storedFor(
  { market, customer }: Picture,
  { app, dependencies }: MarketServer,
): Promise<Readonly<Record<string, string>>> {
  const running = dependencies.markets.byId(market);
  if (!running) throw new Error(`There is no market ${market}.`);
  const { manifest } = running.market;
  const prefix = manifest.storage.persistKeyPrefix;
  const stored = {
    ...controlEntries(manifest),
    [`${prefix}consent`]: '[]',
    [`${prefix}meltsIntro`]: 'yes',
  };
  if (!customer) return stored;
  const { sector, hutId, disposition, postcode, items = [] } = customer;
  const hut = await app.inject({ url: '/v1/hut', query: { sector, hutId } });
  const slices = {
    huts: { hut: hut.json<object>(), ...(postcode && { deliveryAddress: { postcode } }) },
    disposition: { disposition: { type: disposition, when: 'asap' } },
    basket: { deals: [], items },
  };
  const entries = Object.entries(slices).map(([key, state]) => [
    prefix + key,
    JSON.stringify({ version: 1, state }),
  ]);
  return { ...stored, ...Object.fromEntries(entries) };
}

/** Kinds of files that a page is drawn of. */
const drawnOf: ReadonlySet<string> = new Set(['script', 'stylesheet', 'image', 'font']);

/** Watches a page from before it is opened, and tells whether something of what it is drawn of is still on its way. */
function watchLoading(page: Page): () => boolean {
  const loading = new Set<Request>();
  const isThere = (request: Request) => void loading.delete(request);
  page.on('request', (request) => {
    if (drawnOf.has(request.resourceType())) loading.add(request);
  });
  page.on('requestfinished', isThere);
  page.on('requestfailed', isThere);
  return () => loading.size > 0;
}

/** What is seen of a page, once everything is there and it stays the same. */
async function seen(page: Page, isLoading: () => boolean): Promise<Buffer> {
  let last: Buffer = Buffer.of();
  for (;;) {
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    });
    const next = await page.screenshot({ animations: 'disabled' });
    if (!isLoading() && next.equals(last)) return next;
    last = next;
  }
}

async function take(
  context: BrowserContext,
  { market, path, order, shows }: Picture,
  port: string,
  stored: Readonly<Record<string, string>>,
): Promise<Buffer> {
  await context.clock.setFixedTime(testMoment);
  await context.addInitScript((entries: Readonly<Record<string, string>>) => {
    if (localStorage.length > 0) return;
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  const page = await context.newPage();
  const isLoading = watchLoading(page);
  const address = `http://${market}.localhost:${port}${path}`;
  await page.goto(address, { waitUntil: 'networkidle' });
  if (order) await placeOrder(page, order);
  for (const part of shows) await page.locator(part).first().waitFor();
  return seen(page, isLoading);
}

async function takeIn(
  browser: Browser,
  picture: Picture,
  port: string,
  server: MarketServer,
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: picture.viewport,
    locale: picture.locale,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    return await take(context, picture, port, await storedFor(picture, server));
  } finally {
    await context.close();
  }
}

/**
 * Takes the pictures that the documentation shows, each of a server at one moment, so that the same
 * browser takes the same pictures again.
 * @param folder where they are written
 * @param environment where markets, plugins and built pages lie
 * @throws where there is no browser, or a page does not come to what is shown of it
 */
export async function takePictures(
  folder: string,
  environment: Environment,
  wrote: (picture: WrittenPicture) => void,
): Promise<void> {
  const found = await findBrowserHere();
  if ('missing' in found) throw new Error(found.missing);
  const server = await openMarketServer(environment, longestPaceMs);
  try {
    server.setMoment(testMoment);
    await sql`
      create or replace function present_moment() returns timestamptz
      language sql stable parallel safe as $$
        select timestamptz ${sql.raw(`'${new Date(testMoment).toISOString()}'`)}
      $$
    `.execute(server.dependencies.database.db);
    const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    for (const picture of readPictures()) {
      const taken = await takeIn(found.browser, picture, port, server);
      const file = join(folder, picture.file);
      const { size: bytes } = await sharp(taken)
        .png({ palette: true, quality: 100, effort: 10, compressionLevel: 9 })
        .toFile(file);
      wrote({ file, bytes });
    }
  } finally {
    await found.browser.close();
    await server.close();
  }
}
