import { listOfType } from '../../core/orders/order-deals.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { RunningMarket } from '../../server/markets/running-market.ts';
import type { OpenHut } from './open-hut.ts';

/** A page to look at. */
export interface Visit {
  readonly name: string;
  readonly url: string;
  readonly screen: 'wide' | 'narrow';
  /** Selector of what it shows once it is whole. */
  readonly shows: string;
  /** What an earlier visit left in the browser's storage. */
  readonly kept: Readonly<Record<string, string>>;
}

/** So many of one product that an order reaches the least that a market asks for. */
const many = 6;

/** Something that is bought as it is. */
const isPlain = ({ type, dealOnly, hidden, alcohol }: Product): boolean =>
  type !== 'pizza' && dealOnly !== true && hidden !== true && alcohol !== true;

/**
 * The pages that an order goes through: home, menu, a product, the basket, the checkout; wide and narrow. A customer of an
 * earlier visit opens them, who has chosen a hut.
 * @param described the hut as the server describes it
 */
export function pagesOf(
  { id, market, catalogue }: RunningMarket,
  { hut, disposition }: OpenHut,
  { site, described }: { readonly site: string; readonly described: object },
): readonly Visit[] {
  const { menu, storage } = market.manifest;
  const sold = (catalogue?.products ?? []).filter(
    (product) =>
      (product.sectors?.includes(hut.sector) ?? true) &&
      !hut.unavailableProducts?.includes(product.id) &&
      product.dealOnly !== true &&
      product.hidden !== true,
  );
  const plain = sold.find(isPlain);
  const choice = plain && { type: plain.type, productId: plain.id };
  const items = choice
    ? Array.from({ length: many }, (_, index) => ({ basketItemId: `item-${index}`, choice }))
    : [];
  const prefix = storage.persistKeyPrefix;
  const slice = (key: string, state: object): Readonly<Record<string, string>> => ({
    [prefix + key]: JSON.stringify({ version: 1, state }),
  });
  const arrived = {
    [`${prefix}consent`]: '[]',
    ...slice('huts', { hut: described }),
    ...slice('disposition', { disposition: { type: disposition, when: 'asap' } }),
  };
  const basket = { ...arrived, ...slice('basket', { deals: [], items }) };
  const at = (path: string, query: Readonly<Record<string, string>> = {}): string =>
    `${site}${path}?${new URLSearchParams({ market: id, ...query })}`;
  const listing = `/order/${menu.initialRoute}/`;
  const shown = sold[0];
  const pages = [
    { name: 'home', url: at('/'), shows: 'h1', kept: {} },
    { name: 'menu', url: at(listing), shows: 'main h1', kept: arrived },
    ...(shown
      ? [
          {
            name: 'product',
            url: at(`/order/${listOfType[shown.type]}/`, { modal: shown.id }),
            shows: 'role=dialog',
            kept: arrived,
          },
        ]
      : []),
    { name: 'checkout', url: at('/order/checkout/'), shows: 'main h1', kept: basket },
  ];
  return [
    ...(['wide', 'narrow'] as const).flatMap((screen) =>
      pages.map((page) => ({ ...page, screen })),
    ),
    // On a phone it lies over the page, with the same content.
    { name: 'basket', url: at(listing), shows: 'aside', kept: basket, screen: 'wide' },
  ];
}
