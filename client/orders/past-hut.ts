import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { PastOrder } from '../../schemas/types/http/orders.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import { listOfType } from '../../core/orders/order-deals.ts';
import type { AddressInput } from '../../core/localisation/address-strategy.ts';
import { catalogueOf } from '../menu/catalogue-of.ts';
import { menuWanted } from '../menu/menu-wanted.ts';
import type { Environments } from '../kernel/environment.ts';

/** How food is got again that is not eaten in: who comes back sits at no table. */
export type PastType = 'delivery' | 'collection';

/** The hut of an earlier order, seen by who has no hut yet. */
export interface PastHut {
  readonly hut: Hut;
  readonly type: PastType;
  /** What it sells today of the kinds that were ordered. */
  readonly catalogue: Catalogue;
  /** Where a delivery went, as far as the market's customers need to say it; undefined where that has to be asked. */
  readonly address: AddressInput | undefined;
}

export const pastType = ({ disposition }: Pick<PastOrder, 'disposition'>): PastType =>
  disposition.type === 'delivery' ? 'delivery' : 'collection';

/** Where a delivery of before went, if that says enough to find its hut. */
const addressOf = (
  { postcode }: PastOrder,
  { market }: Pick<Environments['ordering'], 'market'>,
): AddressInput | undefined => {
  if (postcode === undefined) return undefined;
  const strategy = market.extensions.one('address-strategy');
  const input = strategy.fromAddress({ postcode }, undefined);
  return strategy.check(input, true) === undefined ? input : undefined;
};

/** Reads the hut of an earlier order and what it sells today; undefined when there is no such hut any more. */
export async function readPastHut(
  order: PastOrder,
  environment: Environments['ordering'],
): Promise<PastHut | undefined> {
  const { deals: offers, huts, locale, market, menu } = environment;
  const { manifest } = market;
  const hut = await huts.byId(order.hut.sector, order.hut.id);
  if (!hut) return undefined;
  const type = pastType(order);
  const of = menuWanted(hut, environment);
  const items = order.deals.flatMap((deal) =>
    Object.values(listOfType).flatMap((list) => deal[list] ?? []),
  );
  const hasDips = items.some(({ dips = [] }) => dips.length > 0);
  const isNeeded = (list: (typeof listOfType)[keyof typeof listOfType]): boolean =>
    order.deals.some((deal) => (deal[list] ?? []).length > 0) || (list === 'dips' && hasDips);
  const sources = Object.values(manifest.menu.categories).filter(({ category }) =>
    isNeeded(category),
  );
  const wanted = {
    sector: hut.sector,
    hutId: hut.id,
    disposition: type,
    when: 'asap',
    locale: locale(),
  } as const;
  const [products, options, deals, discounts] = await Promise.all([
    Promise.all(sources.map(({ category, kind }) => menu.products(of, category, kind))),
    menu.options(of),
    offers.deals(wanted),
    offers.discounts(wanted),
  ]);
  const parts = { products: products.flat(), options, deals, discounts };
  return {
    hut,
    type,
    catalogue: catalogueOf(parts, manifest.currency),
    address: type === 'delivery' ? addressOf(order, environment) : undefined,
  };
}
