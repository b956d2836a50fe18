import type { SnapshotOut } from 'mobx-state-tree';
import type { Basket, LooseItem } from '../../core/basket/basket.ts';
import { basketLines } from '../../core/basket/price-lines.ts';
import type { BasketCheck } from '../../core/basket/check-basket.ts';
import { activeDiscount } from '../../core/basket/basket-contents.ts';
import type { PricedBasket } from '../../core/basket/priced-basket.ts';
import { tipProblem } from '../../core/basket/tip-problem.ts';
import type { BuiltDeal } from '../../core/deals/built-deal.ts';
import { dealKindsOf } from '../../core/deals/deal-kind.ts';
import { rewardTermsOf } from '../../core/loyalty/reward-terms-of.ts';
import { isCutShort } from '../../core/vouchers/discount-value.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { BasketLine } from '../../core/vouchers/basket-line.ts';
import type { Environment } from '../kernel/environment.ts';
import type { Roots } from '../root.ts';
import type { Lines } from './basket-edits.ts';
import type { keptBasket, SeenLine } from './basket-model.ts';

/** What is kept of a basket, as its snapshot has it, and what only this page knows. */
type Kept = { readonly [Key in keyof typeof keptBasket]: SnapshotOut<(typeof keptBasket)[Key]> } & {
  readonly extras: readonly string[];
};

/** The basket as pricing, checks and the order request take it: what is kept, and what other stores add to it. */
export const wholeBasket = (
  { deals, items, discountId, extras, paymentType, tip }: Kept,
  { giftCards, localisation, vouchers }: Roots['ordering'],
  manifest: Manifest,
): Basket => {
  const voucher = vouchers.applied;
  const credit = giftCards.balance;
  // A tip that the market does not take for what is ordered now is none [CHK-94].
  const takesTip = tip && !tipProblem(tip, manifest, localisation.disposition.type);
  return {
    deals: deals as readonly BuiltDeal[],
    items: items as readonly LooseItem[],
    ...(discountId === undefined ? {} : { discountId }),
    ...(voucher && { voucher }),
    ...(credit > 0 && { credit }),
    ...(takesTip && { tip }),
    ...(paymentType === undefined ? {} : { paymentType }),
    ...(extras.length > 0 && { extras }),
  };
};

/** The stores that know what a basket is priced and checked by, or what stands in for them at another hut. */
export interface FactSources {
  readonly deals: Pick<Roots['ordering']['deals'], 'isUnlocked'>;
  readonly localisation: {
    readonly hut: Hut | undefined;
    readonly disposition: { readonly type: Disposition; readonly time?: number | undefined };
  };
  readonly menu: { readonly catalogue: Catalogue | undefined };
  readonly session: Pick<Roots['ordering']['session'], 'isLoggedIn'>;
}

/** Everything a basket is priced and checked by; undefined until hut and catalogue are there. */
export const basketFacts = (
  basket: Basket,
  { deals, localisation, menu, session }: FactSources,
  { market, now }: Pick<Environment, 'market' | 'now'>,
): BasketCheck | undefined => {
  const { hut, disposition } = localisation;
  if (!hut || !menu.catalogue) return undefined;
  const unlocked = [...menu.catalogue.deals.values()].filter((deal) => deals.isUnlocked(deal));
  return {
    catalogue: menu.catalogue,
    basket,
    hut,
    manifest: market.manifest,
    dealKinds: dealKindsOf(market.extensions.all('deal-kind')),
    taxPolicy: market.extensions.one('tax-policy'),
    surchargePolicy: market.extensions.one('surcharge-policy'),
    extras: market.extensions.all('fulfilment-extra'),
    rewards: rewardTermsOf(market.extensions.all('loyalty-rules')[0], market.manifest),
    disposition: disposition.type,
    isAccountHolder: session.isLoggedIn,
    orderTime: new Date(disposition.time ?? now()),
    unlockedDeals: new Set(unlocked.map(({ id }) => id)),
  };
};

/** The items with their shares of the price, for what is worked out on a part of them. */
export const linesWithShares = (
  { basket, catalogue }: BasketCheck,
  { deals, items }: PricedBasket,
): readonly BasketLine[] => basketLines({ catalogue, basket, deals, items });

/** The discount takes off less than its name says: there is no more to take it off [VOU-07]. */
export const isDiscountCutShort = (facts: BasketCheck, priced: PricedBasket): boolean => {
  const terms = activeDiscount(facts.basket, facts.catalogue);
  return terms !== undefined && isCutShort(terms, facts.manifest, priced.discount?.value ?? 0);
};

/** Name of a deal, discount, voucher or product on sale; undefined for what has left the menu. */
export const titleIn = (
  { deals, discounts, products }: Partial<Catalogue>,
  { voucher }: Basket,
  id: string,
): string | undefined => {
  const isVoucher = voucher && [voucher.id, voucher.result.discountId].includes(id);
  const known = isVoucher ? voucher : (deals?.get(id) ?? discounts?.get(id) ?? products?.get(id));
  return known?.title;
};

/** Every line that has a price, as the customer sees it. */
export const shownLines = (
  { deals, items }: Lines,
  priced: PricedBasket,
  titleOf: (id: string) => string,
): Readonly<Record<string, SeenLine>> => {
  const shown = (line: string, what: string, price: number | undefined) =>
    price === undefined ? [] : [[line, { title: titleOf(what), price }] as const];
  return Object.fromEntries([
    ...deals.flatMap(({ basketDealId: line, dealId }) =>
      shown(line, dealId, priced.deals[line]?.price),
    ),
    ...items.flatMap(({ basketItemId: line, choice }) =>
      shown(line, choice.productId, priced.items[line]?.total),
    ),
  ]);
};
