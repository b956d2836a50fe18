import { randomInt } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { arrive } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { alwaysOpen, type Place } from '../places.ts';

export type MarketId = Place['market'];

/** Contact details as a customer of each market types them, by label; a phone number's end is the customer's own. */
const detailsOf = (end: string): Readonly<Record<MarketId, Readonly<Record<string, string>>>> => ({
  uk: { Name: 'Ada Byron', Email: 'ada@example.com', Phone: `020 7946 ${end}` },
  fr: {
    Prénom: 'Ada',
    Nom: 'Byron',
    'E-mail': 'ada@example.com',
    Téléphone: `01 40 20 ${end.slice(0, 2)} ${end.slice(2)}`,
  },
  in: { Name: 'Asha Rao', Email: 'asha@example.com', Phone: `098765 4${end}` },
  ca: {
    'First name': 'Ada',
    'Last name': 'Byron',
    Email: 'ada@example.com',
    Phone: `416 555 ${end}`,
  },
});

/** Four digits; of one phone number a market takes only so many orders that are not paid yet. */
const newEnd = (): string => `${randomInt(10_000)}`.padStart(4, '0');

const address = { 'Address line 1': '12 Lavender Hill', 'Town or city': 'London' } as const;

interface Visit {
  readonly market?: MarketId;
  /** The hut; one that never closes unless said otherwise. */
  readonly place?: Place;
  readonly type?: 'delivery' | 'collection';
  readonly query?: Readonly<Record<string, string>>;
  /** A later time in milliseconds; as soon as possible unless there is one. */
  readonly at?: number;
  /** Address of another server than that of the journeys. */
  readonly site?: string;
}

/** Opens checkout for a new customer with a Margherita in the basket. */
export async function reachCheckout(
  page: Page,
  {
    market = 'uk',
    place = alwaysOpen[market],
    type = 'collection',
    query = {},
    at,
    site,
  }: Visit = {},
): Promise<void> {
  const basket = { items: [margherita] };
  const later = { disposition: { disposition: { type, when: 'scheduled', time: at } } };
  await arrive(page, '/order/checkout/', {
    at: place,
    by: type,
    basket,
    query,
    ...(site === undefined ? {} : { site }),
    ...(at === undefined ? {} : { state: later }),
  });
  await page
    .getByRole('heading', { level: 1, name: /^(Checkout|Finaliser la commande)$/ })
    .waitFor();
}

/** What a customer of a market types about themselves, by the labels of the form, in its order. */
export const newDetails = (market: MarketId): Readonly<Record<string, string>> =>
  detailsOf(newEnd())[market];

/** Fills the form in as a customer of the market would. */
export async function fillDetails(
  page: Page,
  market: MarketId = 'uk',
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  for (const [label, value] of Object.entries({ ...newDetails(market), ...more })) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
}

/** The address of a British delivery; its postcode is there already. */
export const fillAddress = async (page: Page): Promise<void> => {
  for (const [label, value] of Object.entries(address)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
};

/** Chooses how to pay by the first words of the choice. */
export const choosePayment = (page: Page, name: RegExp): Promise<void> =>
  page.getByRole('radio', { name }).check();

/** Chooses a tip by its words. */
export const chooseTip = (page: Page, words: string): Promise<void> =>
  page.locator('label').filter({ hasText: words }).click();

/** Lets a call reach the server and loses its answer. */
export const deliverUnanswered = async (route: Route): Promise<void> => {
  const { host, hostname, href } = new URL(route.request().url());
  const headers = { ...(await route.request().allHeaders()), host };
  await route.fetch({ url: href.replace(hostname, 'localhost'), headers });
  await route.abort();
};

/** The button that places the order, with its amount. */
export const placeButton = (page: Page) =>
  page
    .getByRole('button', { name: /^(Place order|Continue to payment|Continuer|Commander)/ })
    .filter({ visible: true });

/** Places an order that is paid at the door and answers with the address of its summary. */
export async function orderWithCash(
  page: Page,
  visit: Visit & { readonly details?: Readonly<Record<string, string>> } = {},
): Promise<URL> {
  const { market = 'uk', type = 'collection' } = visit;
  await reachCheckout(page, visit);
  if (type === 'delivery') await fillAddress(page);
  await fillDetails(page, market, visit.details);
  await choosePayment(page, /^(Cash|Espèces)/);
  await placeButton(page).click();
  await page.waitForURL(/\/order\/ordersummary\//);
  return new URL(page.url());
}
