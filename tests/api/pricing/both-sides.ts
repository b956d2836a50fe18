import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { Basket } from '../../../core/basket/basket.ts';
import type { BasketValidationRequest } from '../../../client/basket/basket-api.ts';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import type { Discount } from '../../../schemas/types/catalogue/discount.ts';
import type { Disposition, Hut } from '../../../schemas/types/catalogue/hut.ts';
import type { MenuOptions } from '../../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import type { OrderCredit } from '../../../schemas/types/http/order-request.ts';
import type { PriceExplanation } from '../../../schemas/types/http/prices.ts';
import type { Manifest } from '../../../schemas/types/manifest.ts';
import type { Explained } from '../../vectors/outcome.ts';
import type { TestServer } from '../start-server.ts';
import type { PagePrice, PageShop } from './programs/price-in-page.ts';

/** Where and how a basket is bought. */
export interface ShopOf {
  readonly sector: string;
  readonly hutId: string;
  readonly disposition: Disposition;
  readonly time: number;
}

const categories = ['pizzas', 'sides', 'drinks', 'desserts', 'dips'];

/** What a browser knows of a hut: the manifest of its page and the answers to the calls it makes. */
export async function shopAt(
  server: TestServer,
  { sector, hutId, disposition, time }: ShopOf,
): Promise<PageShop> {
  const query = `hutid=${hutId}&sector=${sector}&disposition=${disposition}&when=asap`;
  const read = async <Body>(path: string) => (await server.get<Body>(path)).body;
  const running = server.dependencies.markets.bySector(sector);
  if (!running) throw new Error(`No market has the sector ${sector}.`);
  const lists = await Promise.all(
    categories.map((category) => read<Product[]>(`/v2/products/${category}?${query}`)),
  );
  return {
    // Sent as the page sends it: what a browser may not know is left out.
    manifest: JSON.parse(JSON.stringify(running.clientManifest)) as Manifest,
    parts: {
      products: lists.flat(),
      deals: await read<Deal[]>(`/v1/deals/?${query}`),
      discounts: (await read<{ result: Discount[] }>(`/v1/discounts?${query}`)).result,
      options: await read<MenuOptions>(`/v1/menu-options?${query}`),
    },
    hut: await read<Hut>(`/v1/hut/?hutId=${hutId}&sector=${sector}`),
    disposition,
    time,
  };
}

/** A gift card as a request names it. */
export type Card = Pick<OrderCredit, 'number' | 'pin'>;

/** The browser's question about a basket; a gift card is in it as it is in an order. */
export const questionOf = (
  { explained, request }: PagePrice,
  { credit }: Basket,
  card: Card = { number: '6006491234567890' },
): BasketValidationRequest => {
  if (credit === undefined) return request;
  const credits = [{ type: 'giftcard', ...card, amount: explained.credit }];
  return { ...request, payment: { ...request.payment, credits } };
};

/** Text of a value, the same in whatever order its keys stand. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** A price in a form that does not depend on the order of loose items, which a request sorts by type. */
export const comparable = ({ items, reasons, ...rest }: Explained) => ({
  ...rest,
  items: items.map(textOf).toSorted(),
  reasons: reasons.map(textOf).toSorted(),
});

/** Every part of a price that the two sides see differently; empty when there is none. */
export function differencesOf(browser: Explained, server: Explained): readonly object[] {
  const theirs: Readonly<Record<string, unknown>> = comparable(server);
  const ours: Readonly<Record<string, unknown>> = comparable(browser);
  return [...new Set([...Object.keys(ours), ...Object.keys(theirs)])]
    .filter((part) => !isDeepStrictEqual(ours[part], theirs[part]))
    .map((part) => ({ part, browser: ours[part], server: theirs[part] }));
}

/** What the server says a basket costs, and why. */
export async function explainedByServer(
  server: TestServer,
  question: BasketValidationRequest,
): Promise<Explained> {
  // Connections are kept: there are thousands of questions.
  const answer = await fetch(`${server.url}/v1/basket-validator/explain`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
  });
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
  const body = (await answer.json()) as PriceExplanation;
  const { valid, ...explained } = body;
  expect(valid).toBe(explained.reasons.length === 0);
  return explained;
}
