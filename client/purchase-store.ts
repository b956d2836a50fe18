import { type Instance, types } from 'mobx-state-tree';
import type { AccountTier } from './accounts/account-store.ts';
import { AccountSetUpStore } from './checkout/account-set-up.ts';
import { CheckoutStore } from './checkout/checkout-store.ts';
import type { Member } from './member-store.ts';
import type { Ordering } from './ordering-store.ts';
import { OrderStore } from './orders/order-store.ts';
import { PriorityStore } from './priority/priority-store.ts';
import type { ShellStores } from './localisation/shell-stores.ts';
import { UpsellsStore } from './upsells/upsells-store.ts';
import { WalletsStore } from './payments/wallets-store.ts';
import { TrackingStore } from './tracking/tracking-store.ts';

/** The stores that buying reads: those of every page, and those of ordering. */
export interface ShopStores
  extends
    ShellStores,
    Pick<Ordering, 'menu' | 'deals' | 'basket' | 'dealbot' | 'vouchers' | 'giftCards'> {
  readonly member?: Member | undefined;
  readonly account: AccountTier | undefined;
  readonly readyForAccount: () => Promise<AccountTier>;
}

/**
 * Everything from the checkout form to the order at the door. It is a tree of its own, so that the menu loads
 * without it; the stores of the shell and of ordering are seen through it.
 */
export const PurchaseStore = types
  .model('Purchase', {
    checkout: types.optional(CheckoutStore, {}),
    setUp: types.optional(AccountSetUpStore, {}),
    order: types.optional(OrderStore, {}),
    tracking: types.optional(TrackingStore, {}),
    wallets: types.optional(WalletsStore, {}),
    upsells: types.optional(UpsellsStore, {}),
    priority: types.optional(PriorityStore, {}),
  })
  .volatile(() => ({ shop: undefined as ShopStores | undefined }))
  .views((self) => {
    const shop = (): ShopStores => {
      if (!self.shop) throw new Error('The stores of buying are not attached to the application.');
      return self.shop;
    };
    return {
      get member(): Member | undefined {
        return shop().member;
      },
      get account(): ShopStores['account'] {
        return shop().account;
      },
      get readyForAccount(): ShopStores['readyForAccount'] {
        return shop().readyForAccount;
      },
      get session(): ShopStores['session'] {
        return shop().session;
      },
      get notifications(): ShopStores['notifications'] {
        return shop().notifications;
      },
      get localisation(): ShopStores['localisation'] {
        return shop().localisation;
      },
      get menu(): ShopStores['menu'] {
        return shop().menu;
      },
      get deals(): ShopStores['deals'] {
        return shop().deals;
      },
      get basket(): ShopStores['basket'] {
        return shop().basket;
      },
      get dealbot(): ShopStores['dealbot'] {
        return shop().dealbot;
      },
      get vouchers(): ShopStores['vouchers'] {
        return shop().vouchers;
      },
      get giftCards(): ShopStores['giftCards'] {
        return shop().giftCards;
      },
    };
  })
  .actions((self) => ({
    attachTo(shop: ShopStores) {
      self.shop = shop;
      self.upsells.follow();
      self.priority.follow();
    },
    /** A hut was taken: no order of before goes on, and its wallets are asked anew [LOC-43, ORD-134, TRK-17]. */
    startAnew() {
      self.order.reset();
      self.tracking.reset();
      self.wallets.clear();
    },
  }));

export type Purchase = Instance<typeof PurchaseStore>;
