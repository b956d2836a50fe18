import { applySnapshot, getRoot, getSnapshot } from 'mobx-state-tree';
import { dealKindsOf } from '../deals/deal-kinds-of.ts';
import { overriddenDeals } from '../deals/deal-rules.ts';
import type { LocalisationFacts } from '../localisation/localisation-facts.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import type { Choice } from '../menu/choice.ts';
import { environmentOf } from '../shell/environment.ts';
import { type AddDealVerdict, judgeNewDeal } from './add-deal-verdict.ts';
import { BasketModel, BuiltDealModel, LooseItemModel } from './basket-model.ts';
import { isEmpty } from './basket-contents.ts';
import type { BasketProblem } from './basket-problem.ts';
import type { Basket, BuiltDeal, DriverTip, LooseItem } from './basket.ts';
import { type BasketCheck, checkBasket } from './check-basket.ts';
import { expiresAfter, isExpired } from './expiry.ts';
import { priceBasket } from './price-basket.ts';
import type { PricedBasket } from './priced-basket.ts';
import { dropUnsold, type PriceChange, priceChanges } from './refresh-prices.ts';

interface Surroundings {
  readonly localisation: LocalisationFacts;
  readonly menu: { readonly catalogue: Catalogue | undefined };
}

/** What bringing a basket up to date with the catalogue changed, for the notices [BSK-30, BSK-33]. */
export interface BasketRefresh {
  readonly dropped: readonly string[];
  readonly priceChanges: readonly PriceChange[];
}

/** Basket of the customer; its price is worked out, never stored. */
export const BasketStore = BasketModel.named('BasketStore')
  .views((self) => ({
    /** The basket as pricing, checks and the order request take it. */
    get basket(): Basket {
      const { deals, items, discountId, tip, paymentType } = getSnapshot(self);
      return {
        deals: deals as readonly BuiltDeal[],
        items: items as readonly LooseItem[],
        ...(discountId === undefined ? {} : { discountId }),
        ...(tip === undefined ? {} : { tip }),
        ...(paymentType === undefined ? {} : { paymentType }),
      };
    },
    get surroundings(): Surroundings {
      return getRoot<Surroundings>(self);
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
      const { localisation, menu } = self.surroundings;
      const { hut, disposition } = localisation;
      if (!hut || !menu.catalogue) return undefined;
      return {
        catalogue: menu.catalogue,
        basket: self.basket,
        hut,
        manifest: market.manifest,
        dealKinds: dealKindsOf(market.extensions),
        taxPolicy: market.extensions.one('tax-policy'),
        surchargePolicy: market.extensions.one('surcharge-policy'),
        disposition: disposition.type,
        isAccountHolder: false,
        orderTime: new Date(disposition.time ?? now()),
      };
    },
  }))
  .views((self) => ({
    get priced(): PricedBasket | undefined {
      return self.facts && priceBasket(self.facts);
    },
  }))
  .views((self) => ({
    /** Why the basket cannot be ordered; empty when it can. */
    get problems(): readonly BasketProblem[] {
      return self.facts ? checkBasket(self.facts, self.priced) : [];
    },
    /** Price of every line, in minor units. */
    get linePrices(): Readonly<Record<string, number>> {
      const { deals = {}, items = {} } = self.priced ?? {};
      return Object.fromEntries([
        ...Object.entries(deals).map(([id, { price }]) => [id, price]),
        ...Object.entries(items).map(([id, { total }]) => [id, total]),
      ]);
    },
  }))
  .actions((self) => {
    /** What every change of the contents brings with it [BSK-08, BSK-29]. */
    const changed = () => {
      if (self.isEmpty) self.discountId = undefined;
      self.expires = expiresAfter(environmentOf(self).now());
      if (self.priced) self.shownPrices = self.linePrices;
    };

    const setLines = ({ deals, items }: Pick<Basket, 'deals' | 'items'>) => {
      self.deals.replace(deals.map((deal) => BuiltDealModel.create({ ...deal })));
      self.items.replace(items.map((item) => LooseItemModel.create({ ...item })));
    };

    return {
      setLines,
      addItem(choice: Choice, extras: Pick<LooseItem, 'free' | 'upsellParentId'> = {}): string {
        const basketItemId = environmentOf(self).randomId();
        self.items.push({ basketItemId, choice, ...extras });
        changed();
        return basketItemId;
      },
      replaceItem(basketItemId: string, choice: Choice) {
        const item = self.items.find((known) => known.basketItemId === basketItemId);
        if (item) item.choice = choice;
        changed();
      },
      /** Takes an item out, and the upsells that came with it [BSK-28]. */
      removeItem(basketItemId: string) {
        const { deals, items } = self.basket;
        const isGone = (item: LooseItem) =>
          item.basketItemId === basketItemId || item.upsellParentId === basketItemId;
        setLines({ deals, items: items.filter((item) => !isGone(item)) });
        changed();
      },
      /** Adds a deal, or replaces the one with its id; deals it overrides go [BSK-23, DEA-32]. */
      addDeal(built: BuiltDeal): AddDealVerdict {
        const catalogue = self.facts?.catalogue;
        if (!catalogue) return { kind: 'unavailable' };
        const deal = catalogue.deals.get(built.dealId);
        const others = self.basket.deals.filter(
          (known) => known.basketDealId !== built.basketDealId,
        );
        const verdict = judgeNewDeal(deal, { ...self.basket, deals: others }, catalogue);
        if (verdict.kind !== 'added' || !deal) return verdict;
        const gone = overriddenDeals(deal, { deals: others });
        const place = self.basket.deals.findIndex(
          (known) => known.basketDealId === built.basketDealId,
        );
        const kept = others.toSpliced(place < 0 ? others.length : place, 0, built);
        setLines({
          deals: kept.filter((known) => !gone.includes(known)),
          items: self.basket.items,
        });
        changed();
        return verdict;
      },
      /** Takes a deal out and tells analytics which, with its items [BSK-26]. */
      removeDeal(basketDealId: string) {
        const deal = self.basket.deals.find((known) => known.basketDealId === basketDealId);
        if (!deal) return;
        const items = Object.values(deal.choices).flat();
        setLines({
          deals: self.basket.deals.filter((known) => known !== deal),
          items: self.basket.items,
        });
        environmentOf(self).track({
          type: 'DEAL_REMOVED',
          data: { id: deal.dealId, items: items.map(({ productId }) => productId).join(',') },
        });
        changed();
      },
      /** Applies a discount in place of the one before [BSK-40]. */
      setDiscount(discountId: string | undefined) {
        self.discountId = discountId;
        changed();
      },
      /** A tip replaces the one before; a negative one is dropped [CHK-92, CHK-93]. */
      setTip(tip: DriverTip | undefined) {
        self.tip = tip && tip.amount >= 0 ? tip : undefined;
      },
      setPaymentType(paymentType: string | undefined) {
        self.paymentType = paymentType;
      },
      clear() {
        applySnapshot(self, {});
      },
    };
  })
  .actions((self) => ({
    /** The hut or the disposition changed: the basket starts anew [BSK-35]. */
    resetForHut() {
      self.clear();
    },
    /** Drops a stored basket whose time is over [BSK-08]. */
    dropIfExpired() {
      if (self.expires !== undefined && isExpired(self.expires, environmentOf(self).now())) {
        self.clear();
      }
    },
    /** Brings the basket up to date with a new catalogue: what is no longer sold goes [BSK-30, BSK-33]. */
    refresh(): BasketRefresh {
      const { facts } = self;
      if (!facts || self.isEmpty) return { dropped: [], priceChanges: [] };
      const { basket, dropped } = dropUnsold(self.basket, facts.catalogue);
      if (dropped.length > 0) self.setLines(basket);
      const changes = priceChanges(self.shownPrices, self.linePrices);
      self.shownPrices = self.linePrices;
      return { dropped, priceChanges: changes };
    },
  }));
