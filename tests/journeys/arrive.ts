import type { Page } from '@playwright/test';
import type { LooseItem } from '../../core/basket/basket.ts';
import type { BuiltDeal } from '../../core/deals/built-deal.ts';
import type { SeenLine } from '../../client/basket/basket-model.ts';
import type {
  DeliveryAddress,
  DeliveryLocation,
} from '../../core/localisation/address-strategy.ts';
import { type Place, places } from './places.ts';

const base = process.env['COMANDA_BASE_URL'] ?? 'http://localhost:3000';

/** Prefix of everything that the sample markets keep in local storage. */
const prefix = 'phdv:';

/** Address of a page of a market, for the browser. */
export const addressOf = (market: Place['market'], path: string, site = base): string => {
  const url = new URL(path, site);
  url.hostname = `${market}.localhost`;
  return url.href;
};

/** The same page where names below localhost are not known, as outside of the browser. */
export const outsideAddressOf = (market: Place['market'], path: string, site = base): string => {
  const url = new URL(path, site);
  url.searchParams.set('market', market);
  return url.href;
};

/** What a customer has in the basket, as the browser keeps it. */
export interface Basket {
  readonly deals?: readonly BuiltDeal[];
  readonly items?: readonly LooseItem[];
  readonly discountId?: string;
  readonly paymentType?: string;
  /** How each line was last shown, by its id. */
  readonly seen?: Readonly<Record<string, SeenLine>>;
}

/** Who arrives: a customer of an earlier visit with a hut, and what that visit has left in the browser. */
export interface Arrival {
  /** The hut; Clapham Junction in the United Kingdom, which never closes, unless said otherwise. */
  readonly at?: Place;
  /** How they get their food; delivery unless said otherwise. */
  readonly by?: 'delivery' | 'collection';
  /** Where a delivery goes; the hut's own postcode unless said otherwise. */
  readonly to?: { readonly address: DeliveryAddress; readonly location?: DeliveryLocation };
  readonly basket?: Basket;
  /** More slices of the state by their keys, such as `customer`. */
  readonly state?: Readonly<Record<string, unknown>>;
  /** The introduction of melts has been seen; true unless told otherwise. */
  readonly meltsSeen?: boolean;
  /** The question about cookies has been answered; true unless told otherwise. */
  readonly consentAnswered?: boolean;
  /** More of the address, such as forced experiments. */
  readonly query?: Readonly<Record<string, string>>;
  /** Address of another server than that of the journeys. */
  readonly site?: string;
  /** What of the page is waited for: its heading, unless it comes later or never. */
  readonly until?: 'main h1' | 'main';
}

const huts = new Map<string, Promise<unknown>>();

/** The hut as the server describes it, asked for once by each worker. */
const hutOf = (place: Place, site: string): Promise<unknown> => {
  const key = `${site} ${place.sector} ${place.hutId}`;
  const known = huts.get(key);
  if (known) return known;
  const query = new URLSearchParams({ sector: place.sector, hutId: place.hutId });
  const asked = fetch(`${site}/v1/hut?${query}`).then((answer) => {
    if (answer.ok) return answer.json();
    throw new Error(`The server does not know the hut ${place.hutId}: ${answer.status}.`);
  });
  huts.set(key, asked);
  return asked;
};

const slice = (state: unknown): string => JSON.stringify({ version: 1, state });

let arrivals = 0;

/** Puts entries into a site's local storage before its next page runs; from then on they are the site's own. */
async function leave(
  page: Page,
  address: string,
  entries: Readonly<Record<string, string>>,
): Promise<void> {
  arrivals += 1;
  await page.addInitScript(
    ([origin, mark, kept]) => {
      const isPage = window === window.top && window.origin === origin;
      if (!isPage || sessionStorage.getItem(mark)) return;
      sessionStorage.setItem(mark, 'yes');
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    [new URL(address).origin, `arrival-${arrivals}`, entries] as const,
  );
}

/** Opens a page and waits for its heading, or as much of it as there will be: the application's, as a first frame has no main part. */
async function open(page: Page, address: string, until = 'main h1'): Promise<void> {
  await page.goto(address);
  await page.locator(until).first().waitFor();
}

/** A new visitor, who has answered the question about cookies, opens a page of a market. */
export async function visit(
  page: Page,
  market: Place['market'],
  path: string,
  site = base,
): Promise<void> {
  const address = addressOf(market, path, site);
  await leave(page, address, { [`${prefix}consent`]: '[]' });
  await open(page, address);
}

/**
 * A customer with a hut opens a page of its market, with nothing in the way. The browser is made to look as if an
 * earlier visit had chosen the hut and filled the basket, so that the page asked for is the only one that loads.
 * @param path path of the page, with query and hash where it needs them
 */
export async function arrive(
  page: Page,
  path: string,
  {
    at = places.clapham,
    by = 'delivery',
    to,
    basket = {},
    state = {},
    meltsSeen = true,
    consentAnswered = true,
    query = {},
    site = base,
    until,
  }: Arrival = {},
): Promise<void> {
  const { postcode, locale } = at;
  const slices = {
    huts: {
      hut: await hutOf(at, site),
      ...(by === 'delivery' && postcode ? { deliveryAddress: { postcode } } : {}),
      ...(to ? { deliveryAddress: to.address, deliveryLocation: to.location } : {}),
    },
    disposition: { disposition: { type: by, when: 'asap' } },
    basket: { deals: [], items: [], ...basket },
    ...(locale ? { language: { selectedLanguage: locale, languageChangedManually: false } } : {}),
    ...state,
  };
  const entries = Object.entries(slices).map(([key, value]) => [prefix + key, slice(value)]);
  await leave(page, addressOf(at.market, path, site), {
    ...(consentAnswered ? { [`${prefix}consent`]: '[]' } : {}),
    ...(meltsSeen ? { [`${prefix}meltsIntro`]: 'yes' } : {}),
    ...Object.fromEntries(entries),
  });
  const url = new URL(addressOf(at.market, path, site));
  if (locale) {
    const domain = url.hostname;
    await page.context().addCookies([{ name: 'language', value: locale, domain, path: '/' }]);
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  await open(page, url.href, until);
}

/** The path, query and hash the browser is at. */
export const placeOf = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return `${pathname}${search}${hash}`;
};

/**
 * Changes what the browser has stored of a slice, as if an earlier visit had left it so: right before the next page of
 * the tab starts, as the one that is open may store it once more.
 */
export const changeStored = async (
  page: Page,
  key: string,
  from: string,
  to: string,
): Promise<void> => {
  await page.addInitScript(
    ([name, before, after]) => {
      const mark = `changed ${name}`;
      if (sessionStorage.getItem(mark) !== null) return;
      sessionStorage.setItem(mark, 'yes');
      localStorage.setItem(name, (localStorage.getItem(name) ?? '').replace(before, after));
    },
    [prefix + key, from, to] as const,
  );
};
