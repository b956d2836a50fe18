import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { controlEntries } from '../../tools/pictures/control-entries.ts';
import { root } from '../../tools/tasks/project.ts';
import { addressOf } from './arrive.ts';
import type { Place } from './places.ts';

type Market = Place['market'];
type ManifestFile = Pick<Manifest, 'experiments' | 'storage'>;

const markets: readonly Market[] = ['uk', 'fr', 'in', 'ca'];

const manifestFile = (folder: string) =>
  JSON.parse(readFileSync(join(root, 'markets', folder, 'manifest.json'), 'utf8')) as ManifestFile;

const { experiments, storage } = manifestFile('default');
/** The experiments of a sample market by name. */
export const listOf = (market: Market) => ({
  ...experiments.list,
  ...manifestFile(market).experiments.list,
});

/** What the browser of a visitor has stored who is in the control of every experiment of a market. */
const controlsOf = (market: Market): Readonly<Record<string, string>> =>
  controlEntries({ experiments: { ...experiments, list: listOf(market) }, storage });

/** The same for every market. */
const controls: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  markets.map((market) => [market, controlsOf(market)]),
);

/** Makes the visitors of pages that open from now on be in every control. */
export const startInControl = (pages: Pick<BrowserContext, 'addInitScript'>): Promise<unknown> =>
  pages.addInitScript((byMarket) => {
    const entries = byMarket[window.location.hostname.split('.')[0] ?? ''] ?? {};
    for (const [key, value] of Object.entries(entries)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }
  }, controls);

/** The storage of a browser whose visitor is in every control of every sample market, at the server of an address. */
export const inControl = (base: string) => ({
  cookies: [],
  origins: markets.map((market) => {
    const url = new URL(base);
    url.hostname = `${market}.localhost`;
    const entries = Object.entries(controlsOf(market));
    return {
      origin: url.origin,
      localStorage: entries.map(([name, value]) => ({ name, value })),
    };
  }),
});

/** Makes the visitor of a browser one who is in every control of a market. */
export async function stayInControl(page: Page, market: Market): Promise<void> {
  await page.goto(addressOf(market, '/RELEASE_HASH.txt'));
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, controlsOf(market));
}
