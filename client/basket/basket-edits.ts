import type { Basket, LooseItem } from '../../core/basket/basket.ts';
import { overriddenDeals } from '../../core/basket/deal-rules.ts';
import type { BuiltDeal } from '../../core/deals/built-deal.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { SeenLine } from './basket-model.ts';

/** The lines of a basket: its deals, and its items outside of them. */
export type Lines = Pick<Basket, 'deals' | 'items'>;

/** The ids of lines. */
export const lineIds = ({ deals, items }: Lines): readonly string[] => [
  ...deals.map(({ basketDealId }) => basketDealId),
  ...items.map(({ basketItemId }) => basketItemId),
];

/** What was just taken out, so that it can be put back. */
export interface Removal {
  /** What it was called; empty where it was all that there was. */
  readonly title: string;
  readonly before: Pick<Basket, 'deals' | 'items' | 'discountId' | 'voucher'>;
}

/** What was taken out of a basket, by what it was called. */
export const removalOf = (
  title: string,
  { deals, items, discountId, voucher }: Basket,
): Removal => ({
  title,
  before: {
    deals,
    items,
    ...(discountId === undefined ? {} : { discountId }),
    ...(voucher && { voucher }),
  },
});

/** The lines without an item and the upsells that came with it [BSK-28]. */
export const withoutItem = ({ deals, items }: Lines, removed: LooseItem): Lines => ({
  deals,
  items: items.filter((item) => item !== removed && item.upsellParentId !== removed.basketItemId),
});

/** The lines without some deals and the upsells that came with them [BSK-28]. */
export const withoutDeals = ({ deals, items }: Lines, removed: readonly BuiltDeal[]): Lines => ({
  deals: deals.filter((deal) => !removed.includes(deal)),
  items: items.filter(({ upsellParentId }) =>
    removed.every(({ basketDealId }) => basketDealId !== upsellParentId),
  ),
});

/** The lines without the deals that are rewards; what came with them stays. */
export const withoutRewards = (
  { deals, items }: Lines,
  catalogue: Catalogue | undefined,
): Lines => ({
  deals: deals.filter(({ dealId }) => !catalogue?.deals.get(dealId)?.loyalty),
  items,
});

/** The lines with a deal, in the place of the one with its id where there is one; deals it overrides go [BSK-23]. */
export const withDeal = (
  { deals, items }: Lines,
  built: BuiltDeal,
  { catalogue }: { readonly catalogue: Catalogue },
): Lines => {
  const isSame = ({ basketDealId }: BuiltDeal) => basketDealId === built.basketDealId;
  const others = deals.filter((known) => !isSame(known));
  const deal = catalogue.deals.get(built.dealId);
  const gone = deal ? overriddenDeals(deal, { deals: others }, catalogue) : [];
  const isKnown = others.length < deals.length;
  const next = isKnown ? deals.map((known) => (isSame(known) ? built : known)) : [...deals, built];
  return { deals: next.filter((known) => !gone.includes(known)), items };
};

/** The lines that one state of a basket has and a later one has not: line id, and id of what it is. */
export const goneLines = (
  before: Lines,
  after: Lines,
): readonly (readonly [line: string, id: string])[] => [
  ...before.deals
    .filter((deal) => !after.deals.includes(deal))
    .map(({ basketDealId, dealId }) => [basketDealId, dealId] as const),
  ...before.items
    .filter((item) => !after.items.includes(item))
    .map(({ basketItemId, choice }) => [basketItemId, choice.productId] as const),
];

/** Prices of lines, in minor units. */
export const pricesOf = (lines: Readonly<Record<string, SeenLine>>): Record<string, number> =>
  Object.fromEntries(Object.entries(lines).map(([id, { price }]) => [id, price]));
