import { applySnapshot, getSnapshot, types } from 'mobx-state-tree';
import type { Basket, LooseItem } from '../../core/basket/basket.ts';
import type { KeptExtra } from '../../core/basket/fulfilment-extra.ts';
import { isEmpty } from '../../core/basket/basket-contents.ts';
import type { BasketProblem } from '../../core/basket/basket-problem.ts';
import { type BasketCheck, checkBasket } from '../../core/basket/check-basket.ts';
import { priceBasket } from '../../core/basket/price-basket.ts';
import type { PricedBasket } from '../../core/basket/priced-basket.ts';
import type { BuiltDeal } from '../../core/deals/built-deal.ts';
import type { Choice } from '../../core/menu/choice.ts';
import type { DriverTip } from '../../core/surcharges/surcharge-policy.ts';
import type { BasketLine } from '../../core/vouchers/basket-line.ts';
import { environmentOf, seesOrdering } from '../kernel/environment.ts';
import { rootOf } from '../root.ts';
import { type AddDealVerdict, judgeNewDeal } from './add-deal-verdict.ts';
import { judgeNewDiscount } from './add-discount-verdict.ts';
import {
  type Lines,
  type Removal,
  removalOf,
  withDeal,
  withoutDeals,
  withoutItem,
  withoutRewards,
} from './basket-edits.ts';
import {
  basketFacts,
  isDiscountCutShort,
  linesWithShares,
  shownLines,
  titleIn,
  wholeBasket,
} from './basket-facts.ts';
import {
  BuiltDealModel,
  expiresAfter,
  isExpired,
  keptBasket,
  LooseItemModel,
  type SeenLine,
} from './basket-model.ts';
import { sayRefusal } from './deal-refusal.ts';
import { watchExpiry } from './watch-basket.ts';

/** Basket of the customer: its contents, what follows from them, and what can be done to them. */
export const BasketStore = types
  .model('Basket', keptBasket)
  .volatile(seesOrdering)
  .volatile(() => ({
    /** What is kept of fulfilment extras, by their ids [SUR-26]. */
    extras: {} as Readonly<Record<string, KeptExtra>>,
    /** The last removal, until the next change. */
    removal: undefined as Removal | undefined,
    /** A discount was just applied, and the customer is told so [VOU-04]. */
    showDiscountModal: false,
    /** Grows with every addition, for what moves when something is added. */
    additions: 0,
  }))
  .views((self) => ({
    /** The basket as pricing, checks and the order request take it. */
    get basket(): Basket {
      const kept = { ...getSnapshot(self), extras: Object.keys(self.extras) };
      return wholeBasket(kept, rootOf(self), environmentOf(self).market.manifest);
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
      return basketFacts(self.basket, rootOf(self), environmentOf(self));
    },
    get priced(): PricedBasket | undefined {
      return this.facts && priceBasket(this.facts);
    },
    /** Why the basket cannot be ordered; empty when it can. */
    get problems(): readonly BasketProblem[] {
      return this.facts ? checkBasket(this.facts, this.priced) : [];
    },
  }))
  .views((self) => ({
    /** Name of a deal, discount, voucher or product on sale; what has left the menu keeps the name it was seen by. */
    titleOf(id: string): string {
      return titleIn(self.facts?.catalogue ?? {}, self.basket, id) ?? id;
    },
  }))
  .views((self) => ({
    /** The items with their shares of the price, for what is worked out on a part of them. */
    get basketLines(): readonly BasketLine[] {
      return self.facts && self.priced ? linesWithShares(self.facts, self.priced) : [];
    },
    /** Every line that has a price, as the customer sees it. */
    get lines(): Readonly<Record<string, SeenLine>> {
      return self.priced ? shownLines(self.basket, self.priced, self.titleOf) : {};
    },
    /** The discount takes off less than its name says [VOU-07]. */
    get isDiscountCutShort(): boolean {
      const { facts, priced } = self;
      return facts !== undefined && priced !== undefined && isDiscountCutShort(facts, priced);
    },
  }))
  .actions((self) => ({
    setLines({ deals, items }: Lines) {
      self.deals.replace(deals.map((deal) => BuiltDealModel.create({ ...deal })));
      self.items.replace(items.map((item) => LooseItemModel.create({ ...item })));
    },
    dropDiscount() {
      self.discountId = undefined;
    },
    /** The customer sees the lines as they are now. */
    see() {
      self.seen = self.lines;
    },
    /** The contents change from now on count for another day [BSK-08]. */
    keep() {
      self.expires = expiresAfter(environmentOf(self).now());
    },
  }))
  .actions((self) => ({
    /** What every change of the contents brings with it [BSK-08, BSK-29]. */
    changed() {
      if (self.isEmpty) {
        self.dropDiscount();
        self.upsellsSeen.clear();
        rootOf(self).vouchers.forget();
      }
      self.removal = undefined;
      self.keep();
      if (self.priced) self.see();
    },
  }))
  .actions((self) => ({
    /** Takes lines out, and keeps what was there before for who did not mean it. */
    takeOut(title: string, left: Lines, alongWith?: () => void) {
      const { basket } = self;
      self.setLines(left);
      alongWith?.();
      self.changed();
      self.removal = removalOf(title, basket);
    },
    /** Lines of now in the place of those before, as a change of the contents. */
    changeLines(lines: Lines) {
      self.setLines(lines);
      self.changed();
    },
  }))
  .actions((self) => ({
    addItem(choice: Choice, extras: Omit<LooseItem, 'basketItemId' | 'choice'> = {}): string {
      const basketItemId = environmentOf(self).randomId();
      self.items.push({ basketItemId, choice, ...extras });
      self.additions += 1;
      self.changed();
      return basketItemId;
    },
    replaceItem(basketItemId: string, choice: Choice) {
      const item = self.items.find((known) => known.basketItemId === basketItemId);
      if (item) item.choice = choice;
      self.changed();
    },
    /** Takes an item out, and the upsells that came with it [BSK-28]. */
    removeItem(basketItemId: string) {
      const removed = self.basket.items.find((item) => item.basketItemId === basketItemId);
      if (!removed) return;
      self.takeOut(self.titleOf(removed.choice.productId), withoutItem(self.basket, removed));
    },
    /**
     * Adds a deal, or replaces the one with its id; deals it overrides go. A refusal is said to the customer
     * and changes nothing [BSK-23, DEA-31, DEA-32, DEA-77, DEA-78].
     */
    addDeal({ basketDealId, dealId, choices, redeemId }: BuiltDeal): AddDealVerdict {
      const { deals, vouchers } = rootOf(self);
      const others = self.basket.deals.filter((known) => known.basketDealId !== basketDealId);
      const basket = { ...self.basket, deals: others };
      const catalogue = self.facts?.catalogue;
      const deal = catalogue?.deals.get(dealId);
      const verdict = judgeNewDeal(deal, { ...self.facts, basket, isUnlocked: deals.isUnlocked });
      if (verdict.kind !== 'added') sayRefusal(self, verdict);
      if (verdict.kind !== 'added' || !deal || !catalogue) return verdict;
      const key = deal.loyalty
        ? deal.redeemable_id
        : (redeemId ?? (deal.locked ? vouchers.redeemIdOf(dealId) : undefined));
      const built = { basketDealId, dealId, choices, ...(key ? { redeemId: key } : {}) };
      if (others.length === self.deals.length) self.additions += 1;
      self.changeLines(withDeal(self.basket, built, { catalogue }));
      return verdict;
    },
    /**
     * Takes a deal out, with the upsells that came with it, and tells analytics which, with its items; the voucher
     * that opened it goes along [BSK-26, BSK-28, VOU-55].
     */
    removeDeal(basketDealId: string) {
      const removed = self.basket.deals.find((known) => known.basketDealId === basketDealId);
      if (!removed) return;
      const { dealId, redeemId } = removed;
      const { vouchers } = rootOf(self);
      self.takeOut(self.titleOf(dealId), withoutDeals(self.basket, [removed]), () => {
        if (redeemId !== undefined && redeemId === vouchers.applied?.id) vouchers.forget();
      });
      const chosen = Object.values(removed.choices).flat();
      environmentOf(self).track({
        type: 'DEAL_REMOVED',
        data: { id: dealId, items: chosen.map(({ productId }) => productId).join(',') },
      });
    },
    /** Takes out the deals that a voucher opened [VOU-54]. */
    removeDealsOf(voucherId: string) {
      const gone = self.basket.deals.filter(({ redeemId }) => redeemId === voucherId);
      if (gone.length > 0) self.changeLines(withoutDeals(self.basket, gone));
    },
    /** Takes rewards out, as when their member is signed in no more. */
    removeRewards() {
      const left = withoutRewards(self.basket, self.facts?.catalogue);
      if (left.deals.length < self.deals.length) self.changeLines(left);
    },
  }))
  .actions((self) => ({
    /** Puts back what was just taken out. */
    undoRemoval() {
      if (!self.removal) return;
      const { before } = self.removal;
      self.setLines(before);
      rootOf(self).vouchers.restore(before.voucher);
      self.discountId = before.discountId;
      self.changed();
    },
    /** Applies a discount of the deals list in place of the one before; a refusal is said [BSK-40, DEA-78]. */
    applyDiscount(discountId: string): AddDealVerdict {
      const { vouchers } = rootOf(self);
      const catalogue = self.facts?.catalogue;
      const discount = catalogue?.discounts.get(discountId);
      const verdict = judgeNewDiscount(discount, self.basket, catalogue);
      if (verdict.kind === 'added') {
        if (vouchers.applied?.type === 'discount') vouchers.forget();
        self.discountId = discountId;
        self.showDiscountModal = true;
        self.removal = undefined;
        self.keep();
      } else sayRefusal(self, verdict);
      return verdict;
    },
    closeDiscountModal() {
      self.showDiscountModal = false;
    },
    /** Sets the active discount, or takes it away [BSK-40]. */
    setDiscount(discountId: string | undefined) {
      self.discountId = discountId;
      self.keep();
    },
    /** The customer was asked about upsells: not again with this basket [UPS-12]. */
    rememberUpsells(ids: readonly string[]) {
      self.upsellsSeen.replace([...new Set([...self.upsellsSeen, ...ids])]);
    },
    /** A tip replaces the one before; a negative one is dropped [CHK-92, CHK-93]. */
    setTip(tip: DriverTip | undefined) {
      self.tip = tip && tip.amount >= 0 ? tip : undefined;
    },
    /** Something is kept for the order, or is not any more [SUR-26]. */
    setExtra(id: string, kept: KeptExtra | undefined) {
      const { [id]: _before, ...others } = self.extras;
      self.extras = kept ? { ...others, [id]: kept } : others;
    },
    setPaymentType(paymentType: string | undefined) {
      self.paymentType = paymentType;
    },
    clear() {
      applySnapshot(self, {});
      rootOf(self).vouchers.forget();
      self.removal = undefined;
    },
  }))
  .actions((self) => ({
    /** The hut or the disposition changed: the basket starts over [BSK-35, BSK-42]. */
    resetForHut() {
      self.clear();
      rootOf(self).passage.reset();
    },
    /** Drops a stored basket whose time is over [BSK-08]. */
    dropIfExpired() {
      if (self.expires !== undefined && isExpired(self.expires, environmentOf(self).now())) {
        self.clear();
      }
    },
    /** Watches for a basket that came back from storage too late [BSK-08]. */
    afterAttach() {
      watchExpiry(self, this.dropIfExpired);
    },
  }));
