import { expect, type Page } from '@playwright/test';

/** Whose menu a journey reads. */
export interface Place {
  readonly market: 'uk' | 'fr' | 'in' | 'ca';
  readonly sector: string;
  readonly hutId: string;
  /** Locale of the visitor's browser. */
  readonly locale: string;
}

export const clapham: Place = { market: 'uk', sector: 'uk-1', hutId: '1101', locale: 'en-GB' };
export const leicester: Place = { market: 'uk', sector: 'uk-2', hutId: '2101', locale: 'en-GB' };
export const paris: Place = { market: 'fr', sector: 'fr-1', hutId: '1101', locale: 'fr-FR' };
export const koramangala: Place = { market: 'in', sector: 'in-1', hutId: '4001', locale: 'en-IN' };
export const indiranagar: Place = { market: 'in', sector: 'in-1', hutId: '4004', locale: 'en-IN' };
export const toronto: Place = { market: 'ca', sector: 'ca-1', hutId: '6001', locale: 'en-CA' };
export const vancouver: Place = { market: 'ca', sector: 'ca-2', hutId: '7001', locale: 'en-CA' };

const base = process.env['COMANDA_BASE_URL'] ?? 'http://localhost:3000';

/** Address of a page of a market. */
const addressOf = (market: Place['market'], path: string): string => {
  const url = new URL(path, base);
  url.hostname = `${market}.localhost`;
  return url.href;
};

/** What an earlier visit has left behind. */
export interface Earlier {
  /** The introduction of melts has been seen; true unless told otherwise. */
  readonly meltsSeen?: boolean;
}

/**
 * Brings back a customer of an earlier visit who collects from a hut, whatever the time of the day is, and opens
 * a page of its menu.
 */
export async function openMenu(
  page: Page,
  place: Place,
  path: string,
  { meltsSeen = true }: Earlier = {},
): Promise<void> {
  const query = { sector: place.sector, hutId: place.hutId };
  const answer = await page.request.get(`${base}/v1/hut`, { params: query });
  expect(answer.ok()).toBe(true);
  const hut: unknown = await answer.json();
  const store = (state: unknown): string => JSON.stringify({ version: 1, state });
  const kept = {
    'phdv:huts': store({ hut }),
    'phdv:disposition': store({ disposition: { type: 'collection', when: 'asap' } }),
    'phdv:language': store({ selectedLanguage: place.locale, languageChangedManually: true }),
    'phdv:consent': '[]',
    ...(meltsSeen ? { 'phdv:meltsIntro': 'yes' } : {}),
  };
  // Any answer of the market's own address will do to reach its storage.
  await page.goto(addressOf(place.market, `/v1/words/${place.locale}`));
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
  await page.goto(addressOf(place.market, path));
}

/** The product modal. */
export const modalOf = (page: Page) => page.getByRole('dialog');
