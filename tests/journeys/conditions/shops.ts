import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Manifest } from '../../../schemas/types/manifest.ts';
import { root } from '../../../tools/tasks/project.ts';
import { addressOf } from '../arrive.ts';
import { expect } from '../journey.ts';
import { alwaysOpen, type Place } from '../places.ts';
import type { Words } from '../words.ts';

export type MarketId = Place['market'];

/** A sample market in one of its languages. */
export interface Shop {
  readonly market: MarketId;
  readonly locale: string;
  /** The market's first language; what does not depend on the language is looked at there. */
  readonly isFirst: boolean;
  /** A hut that never closes. */
  readonly at: Place & { readonly locale: string };
}

const ids: readonly MarketId[] = ['uk', 'fr', 'in', 'ca'];

/** The static pages and the languages of a market. */
const manifestOf = (market: MarketId): Pick<Manifest, 'locales' | 'pages'> =>
  JSON.parse(readFileSync(join(root, 'markets', market, 'manifest.json'), 'utf8')) as Manifest;

/** Every language of every sample market. */
export const shops: readonly Shop[] = ids.flatMap((market) =>
  manifestOf(market).locales.map((locale, index) => ({
    market,
    locale,
    isFirst: index === 0,
    at: { ...alwaysOpen[market], locale },
  })),
);

/** Makes the browser of a visitor ask for the language of a shop. */
export const speak = (page: Page, { market, locale }: Shop): Promise<void> => {
  const { hostname: domain } = new URL(addressOf(market, '/'));
  return page.context().addCookies([{ name: 'language', value: locale, domain, path: '/' }]);
};

/** A shop that is walked through, with its words. */
export interface OpenShop extends Shop {
  readonly t: Words;
}

/** Looks at the page as it is now; `name` says which one and in what state. */
export type Look = (name: string) => Promise<void>;

/** A walk through some of the pages of a shop. */
export type WalkThrough = (page: Page, shop: OpenShop, look: Look) => Promise<void>;

/** Opens a page of a shop, and waits for its heading and for what it loads. */
export async function openIn(page: Page, { market, t }: OpenShop, path: string): Promise<void> {
  await page.goto(addressOf(market, path));
  const main = page.getByRole('main');
  await main.locator('h1').first().waitFor();
  await expect(main.getByText(t('shell.loader.label'), { exact: true })).toHaveCount(0);
}

export const dialogOf = (page: Page) => page.getByRole('dialog');

/** Waits for a dialog, and for what it loads. */
export async function waitForDialog(page: Page, { t }: OpenShop): Promise<void> {
  await dialogOf(page).last().getByRole('heading').first().waitFor();
  await expect(page.getByRole('heading', { name: t('menu.modal.loading') })).toHaveCount(0);
}

/** Opens a page with a dialog over it, and waits for that. */
export async function openDialog(page: Page, shop: OpenShop, path: string): Promise<void> {
  await openIn(page, shop, path);
  await waitForDialog(page, shop);
}
