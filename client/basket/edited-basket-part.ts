import { applySnapshot } from 'mobx-state-tree';
import { overriddenDeals } from '../../core/basket/deal-rules.ts';
import type { Choice } from '../../core/menu/choice.ts';
import { environmentOf } from '../kernel/environment.ts';
import { type AddDealVerdict, judgeNewDeal } from './add-deal-verdict.ts';
import { judgeNewDiscount } from './add-discount-verdict.ts';
import { BuiltDealModel, LooseItemModel } from './basket-model.ts';
import type { Basket, LooseItem } from '../../core/basket/basket.ts';
import type { BuiltDeal } from '../../core/deals/built-deal.ts';
import type { DriverTip } from '../../core/surcharges/surcharge-policy.ts';
import { dealRefusal } from './deal-refusal.ts';
import { expiresAfter } from './expiry.ts';
import { PricedBasketPart } from './priced-basket-part.ts';
import { rootOf } from '../root.ts';

/** What was just taken out, so that it can be put back. */
interface Removal {
  readonly title: string;
  readonly before: Pick<Basket, 'deals' | 'items' | 'discountId' | 'voucher'>;
}

/** The basket with everything a customer can do to its contents. */
export const EditedBasketPart = PricedBasketPart.named('EditedBasketPart')
  .volatile(() => ({
    /** The last removal, until the next change. */
    removal: undefined as Removal | undefined,
    /** A discount was just applied, and the customer is told so [VOU-04]. */
    showDiscountModal: false,
    /** Grows with every addition, for what moves when something is added. */
    additions: 0,
  }))
  .actions((self) => {
    const vouchers = () => rootOf(self).vouchers;
    const setLines = ({ deals, items }: Pick<Basket, 'deals' | 'items'>) => {
      self.deals.replace(deals.map((deal) => BuiltDealModel.create({ ...deal })));
      self.items.replace(items.map((item) => LooseItemModel.create({ ...item })));
    };
    /** What every change of the contents brings with it [BSK-08, BSK-29]. */
    const changed = () => {
      if (self.isEmpty) {
        self.discountId = undefined;
        self.upsellsSeen.clear();
        vouchers()?.forget();
      }
      self.removal = undefined;
      self.expires = expiresAfter(environmentOf(self).now());
      if (self.priced) self.seen = self.lines;
    };
    /** Keeps what was there before a removal, for who did not mean it. */
    const removing = (title: string, remove: () => void) => {
      const { deals, items, discountId, voucher } = self.basket;
      remove();
      changed();
      self.removal = {
        title,
        before: {
          deals,
          items,
          ...(discountId === undefined ? {} : { discountId }),
          ...(voucher && { voucher }),
        },
      };
    };
    return { setLines, changed, removing };
  })
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
      const { deals, items } = self.basket;
      const removed = items.find((item) => item.basketItemId === basketItemId);
      if (!removed) return;
      const left = items.filter((item) => item !== removed && item.upsellParentId !== basketItemId);
      self.removing(self.titleOf(removed.choice.productId), () =>
        self.setLines({ deals, items: left }),
      );
    },
    /**
     * Adds a deal, or replaces the one with its id; deals it overrides go. A refusal is said to the customer
     * and changes nothing [BSK-23, DEA-31, DEA-32, DEA-77, DEA-78].
     */
    addDeal({ basketDealId, dealId, choices, redeemId }: BuiltDeal): AddDealVerdict {
      const { deals, notifications, vouchers } = rootOf(self);
      const catalogue = self.facts?.catalogue;
      const deal = catalogue?.deals.get(dealId);
      const others = self.basket.deals.filter((known) => known.basketDealId !== basketDealId);
      const verdict: AddDealVerdict = catalogue
        ? judgeNewDeal(deal, {
            basket: { ...self.basket, deals: others },
            catalogue,
            isUnlocked: deals.isUnlocked,
          })
        : { kind: 'unavailable' };
      if (verdict.kind !== 'added' || !deal || !catalogue) {
        if (verdict.kind !== 'added') notifications.raise(dealRefusal(verdict, self.titleOf));
        return verdict;
      }
      const key = deal.loyalty
        ? deal.redeemable_id
        : (redeemId ?? (deal.locked ? vouchers.redeemIdOf(dealId) : undefined));
      const built = { basketDealId, dealId, choices, ...(key ? { redeemId: key } : {}) };
      const gone = overriddenDeals(deal, { deals: others }, catalogue);
      const isKnown = others.length < self.deals.length;
      const next = self.basket.deals.map((known) =>
        known.basketDealId === basketDealId ? built : known,
      );
      self.setLines({
        deals: (isKnown ? next : [...next, built]).filter((known) => !gone.includes(known)),
        items: self.basket.items,
      });
      if (!isKnown) self.additions += 1;
      self.changed();
      return verdict;
    },
    /**
     * Takes a deal out, with the upsells that came with it, and tells analytics which, with its items; the voucher
     * that opened it goes along [BSK-26, BSK-28, VOU-55].
     */
    removeDeal(basketDealId: string) {
      const { deals, items } = self.basket;
      const removed = deals.find((known) => known.basketDealId === basketDealId);
      if (!removed) return;
      const chosen = Object.values(removed.choices).flat();
      const { vouchers } = rootOf(self);
      self.removing(self.titleOf(removed.dealId), () => {
        self.setLines({
          deals: deals.filter((known) => known !== removed),
          items: items.filter(({ upsellParentId }) => upsellParentId !== basketDealId),
        });
        if (removed.redeemId !== undefined && removed.redeemId === vouchers.applied?.id) {
          vouchers.forget();
        }
      });
      environmentOf(self).track({
        type: 'DEAL_REMOVED',
        data: { id: removed.dealId, items: chosen.map(({ productId }) => productId).join(',') },
      });
    },
    /** Takes out the deals that a voucher opened [VOU-54]. */
    removeDealsOf(voucherId: string) {
      const { deals, items } = self.basket;
      const left = deals.filter(({ redeemId }) => redeemId !== voucherId);
      if (left.length === deals.length) return;
      const gone = deals.filter((deal) => !left.includes(deal));
      self.setLines({
        deals: left,
        items: items.filter(({ upsellParentId: on }) =>
          gone.every(({ basketDealId }) => basketDealId !== on),
        ),
      });
      self.changed();
    },
    /** Takes rewards out, as when their member is signed in no more. */
    removeRewards() {
      const { deals, items } = self.basket;
      const { catalogue } = self.facts ?? {};
      const left = deals.filter(({ dealId }) => !catalogue?.deals.get(dealId)?.loyalty);
      if (left.length === deals.length) return;
      self.setLines({ deals: left, items });
      self.changed();
    },
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
      const catalogue = self.facts?.catalogue;
      const verdict: AddDealVerdict = catalogue
        ? judgeNewDiscount(catalogue.discounts.get(discountId), self.basket, catalogue)
        : { kind: 'unavailable' };
      if (verdict.kind === 'added') {
        const { vouchers } = rootOf(self);
        if (vouchers.applied?.type === 'discount') vouchers.forget();
        self.discountId = discountId;
        self.showDiscountModal = true;
        self.removal = undefined;
        self.expires = expiresAfter(environmentOf(self).now());
      } else {
        const { notifications } = rootOf(self);
        notifications.raise(dealRefusal(verdict, self.titleOf));
      }
      return verdict;
    },
    /** The customer was asked about upsells: not again with this basket [UPS-12]. */
    rememberUpsells(ids: readonly string[]) {
      self.upsellsSeen.replace([...new Set([...self.upsellsSeen, ...ids])]);
    },
    closeDiscountModal() {
      self.showDiscountModal = false;
    },
    /** Sets the discount in force, or takes it away [BSK-40]. */
    setDiscount(discountId: string | undefined) {
      self.discountId = discountId;
      self.expires = expiresAfter(environmentOf(self).now());
    },
    /** A tip replaces the one before; a negative one is dropped [CHK-92, CHK-93]. */
    setTip(tip: DriverTip | undefined) {
      self.tip = tip && tip.amount >= 0 ? tip : undefined;
    },
    /** A place among the priority orders is kept, or is not any more [SUR-26]. */
    setPriority(hasPriority: boolean) {
      self.hasPriority = hasPriority;
    },
    setPaymentType(paymentType: string | undefined) {
      self.paymentType = paymentType;
    },
    /** A fresh basket of these lines, at today's prices [BSK-86]. */
    startWith(lines: Pick<Basket, 'deals' | 'items'>) {
      applySnapshot(self, {});
      rootOf(self).vouchers.forget();
      self.setLines(lines);
      self.additions += 1;
      self.changed();
    },
    clear() {
      applySnapshot(self, {});
      rootOf(self).vouchers.forget();
      self.removal = undefined;
    },
  }));
