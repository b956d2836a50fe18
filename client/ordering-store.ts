import { type Instance, types } from 'mobx-state-tree';
import { BasketRefreshStore } from './basket/basket-refresh-store.ts';
import { BasketStore } from './basket/basket-store.ts';
import { tellBegun } from './basket/watch-basket.ts';
import { CheckoutPassageStore } from './basket/checkout-passage-store.ts';
import { DispositionSwitchStore } from './basket/disposition-switch-store.ts';
import { DealbotStore } from './dealbot/dealbot-store.ts';
import { DealsStore } from './deals/deals-store.ts';
import { GiftCardStore } from './gift-cards/gift-card-store.ts';
import { MenuStore } from './menu/menu-store.ts';
import type { ShellRoot } from './tiers.ts';
import { TimeSlotsStore } from './timeslots/time-slots-store.ts';
import { VoucherStore } from './vouchers/voucher-store.ts';

/**
 * Everything between a hut and the checkout. It is a tree of its own, so that pages that come before a hut load
 * without it; its stores reach those of the others through the root.
 */
export const OrderingStore = types
  .model('Ordering', {
    menu: types.optional(MenuStore, {}),
    deals: types.optional(DealsStore, {}),
    basket: types.optional(BasketStore, {}),
    basketRefresh: types.optional(BasketRefreshStore, {}),
    dispositionSwitch: types.optional(DispositionSwitchStore, {}),
    passage: types.optional(CheckoutPassageStore, {}),
    dealbot: types.optional(DealbotStore, {}),
    vouchers: types.optional(VoucherStore, {}),
    giftCards: types.optional(GiftCardStore, {}),
    times: types.optional(TimeSlotsStore, {}),
  })
  .volatile(() => ({ root: undefined as ShellRoot | undefined }))
  .actions((self) => ({
    attachTo(root: ShellRoot) {
      self.root = root;
      tellBegun(self.basket);
      self.basketRefresh.follow();
      self.dealbot.follow();
    },
  }));

export type Ordering = Instance<typeof OrderingStore>;
