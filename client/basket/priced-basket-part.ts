import { getSnapshot } from 'mobx-state-tree';
import { dealKindsOf } from '../../core/deals/deal-kinds-of.ts';
import { environmentOf } from '../kernel/environment.ts';
import { basketLines } from '../../core/basket/basket-lines.ts';
import { isCutShort } from '../../core/vouchers/discount-value.ts';
import type { BasketLine } from '../../core/vouchers/basket-line.ts';
import { BasketModel, type SeenLine } from './basket-model.ts';
import { isEmpty } from '../../core/basket/basket-contents.ts';
import type { BasketProblem } from '../../core/basket/basket-problem.ts';
import type { Basket, LooseItem } from '../../core/basket/basket.ts';
import type { BuiltDeal } from '../../core/deals/built-deal.ts';
import type { DriverTip } from '../../core/surcharges/surcharge-policy.ts';
import { type BasketCheck, checkBasket } from '../../core/basket/check-basket.ts';
import { discountInForce } from '../../core/basket/discount-in-force.ts';
import { priceBasket } from '../../core/basket/price-basket.ts';
import type { PricedBasket } from '../../core/basket/priced-basket.ts';
import { tipProblem } from '../../core/basket/tip-problem.ts';
import { rootOf } from '../root.ts';

/** The contents of the basket with everything that follows from them; nothing of it is stored. */
export const PricedBasketPart = BasketModel.named('PricedBasketPart')
  .volatile(() => ({
    /** Priority delivery is reserved [SUR-26]. */
    hasPriority: false,
  }))
  .views((self) => ({
    /** Whether the market takes a tip for what is ordered now [CHK-94]. */
    takesTip(tip: DriverTip): boolean {
      const { disposition } = rootOf(self).localisation;
      return !tipProblem(tip, environmentOf(self).market.manifest, disposition.type);
    },
    /** The basket as pricing, checks and the order request take it. */
    get basket(): Basket {
      const { deals, items, discountId, tip, paymentType } = getSnapshot(self);
      const { vouchers, giftCards } = rootOf(self);
      const voucher = vouchers.applied;
      const credit = giftCards.balance;
      return {
        deals: deals as readonly BuiltDeal[],
        items: items as readonly LooseItem[],
        ...(discountId === undefined ? {} : { discountId }),
        ...(voucher && { voucher }),
        ...(credit > 0 && { credit }),
        ...(tip && this.takesTip(tip) ? { tip } : {}),
        ...(paymentType === undefined ? {} : { paymentType }),
        ...(self.hasPriority && { hasPriority: true }),
      };
    },
  }))
  .views((self) => ({
    get isEmpty(): boolean {
      return isEmpty(self.basket);
    },
    /** Lines of the basket: a deal counts as one. */
    get count(): number {
      return self.deals.length + self.items.length;
    },
    /** Everything the basket is priced and checked by; undefined until hut and catalogue are there. */
    get facts(): BasketCheck | undefined {
      const { market, now } = environmentOf(self);
      const { deals, localisation, menu, session } = rootOf(self);
      const { hut, disposition } = localisation;
      if (!hut || !menu.catalogue) return undefined;
      const unlocked = [...menu.catalogue.deals.values()].filter((deal) => deals.isUnlocked(deal));
      return {
        catalogue: menu.catalogue,
        basket: self.basket,
        hut,
        manifest: market.manifest,
        dealKinds: dealKindsOf(market.extensions.all('deal-kind')),
        taxPolicy: market.extensions.one('tax-policy'),
        surchargePolicy: market.extensions.one('surcharge-policy'),
        disposition: disposition.type,
        isAccountHolder: session.isLoggedIn,
        orderTime: new Date(disposition.time ?? now()),
        unlockedDeals: new Set(unlocked.map(({ id }) => id)),
      };
    },
  }))
  .views((self) => ({
    get priced(): PricedBasket | undefined {
      return self.facts && priceBasket(self.facts);
    },
    /** The items with their shares of the price, for what is worked out on a part of them. */
    get basketLines(): readonly BasketLine[] {
      const { facts } = self;
      const { deals, items } = this.priced ?? {};
      if (!facts || !deals || !items) return [];
      return basketLines({ catalogue: facts.catalogue, basket: self.basket, deals, items });
    },
    /** The discount takes off less than its name says: there is no more to take it off [VOU-07]. */
    get isDiscountCutShort(): boolean {
      const { facts } = self;
      const value = this.priced?.discount?.value ?? 0;
      const terms = facts && discountInForce(facts.basket, facts.catalogue);
      return facts && terms ? isCutShort(terms, facts.manifest, value) : false;
    },
    /** Name of a deal, discount, voucher or product on sale; what has left the menu keeps the name it was seen by. */
    titleOf(id: string): string {
      const { products, deals, discounts } = self.facts?.catalogue ?? {};
      const { voucher } = self.basket;
      const own =
        voucher && [voucher.id, voucher.result.discountId].includes(id) ? voucher : undefined;
      const known = own ?? deals?.get(id) ?? discounts?.get(id) ?? products?.get(id);
      return known?.title ?? id;
    },
  }))
  .views((self) => ({
    /** Why the basket cannot be ordered; empty when it can. */
    get problems(): readonly BasketProblem[] {
      return self.facts ? checkBasket(self.facts, self.priced) : [];
    },
    /** Every line that has a price, as the customer sees it. */
    get lines(): Readonly<Record<string, SeenLine>> {
      const { deals = {}, items = {} } = self.priced ?? {};
      return Object.fromEntries([
        ...self.deals.flatMap(({ basketDealId, dealId }) => {
          const price = deals[basketDealId]?.price;
          return price === undefined
            ? []
            : [[basketDealId, { title: self.titleOf(dealId), price }]];
        }),
        ...self.items.flatMap(({ basketItemId, choice }) => {
          const price = items[basketItemId]?.total;
          const title = self.titleOf(choice.productId);
          return price === undefined ? [] : [[basketItemId, { title, price }]];
        }),
      ]);
    },
  }));
