import { type Instance, types } from 'mobx-state-tree';
import { BasketStore } from './basket/basket-store.ts';
import { DealbotStore } from './dealbot/dealbot-store.ts';
import { DealsStore } from './deals/deals-store.ts';
import { GiftCardStore } from './gift-cards/gift-card-store.ts';
import { MenuStore } from './menu/menu-store.ts';
import type { ShellStores } from './localisation/shell-stores.ts';
import { TimeSlotsStore } from './timeslots/time-slots-store.ts';
import { VoucherStore } from './vouchers/voucher-store.ts';

/**
 * Everything between a hut and the checkout. It is a tree of its own, so that pages that come before a hut load
 * without it; the stores of the shell are seen through it.
 */
export const OrderingStore = types
  .model('Ordering', {
    menu: types.optional(MenuStore, {}),
    deals: types.optional(DealsStore, {}),
    basket: types.optional(BasketStore, {}),
    dealbot: types.optional(DealbotStore, {}),
    vouchers: types.optional(VoucherStore, {}),
    giftCards: types.optional(GiftCardStore, {}),
    times: types.optional(TimeSlotsStore, {}),
  })
  .volatile(() => ({ shell: undefined as ShellStores | undefined }))
  .views((self) => {
    const shell = (): ShellStores => {
      if (!self.shell) throw new Error('The ordering stores are not attached to the application.');
      return self.shell;
    };
    return {
      get session(): ShellStores['session'] {
        return shell().session;
      },
      get notifications(): ShellStores['notifications'] {
        return shell().notifications;
      },
      get localisation(): ShellStores['localisation'] {
        return shell().localisation;
      },
      /** Signed state of the order that was left half-way, as far as the stores of buying are there. */
      get unfinishedOrder(): string | undefined {
        return shell().purchase?.order.unfinished;
      },
    };
  })
  .actions((self) => ({
    attachTo(shell: ShellStores) {
      self.shell = shell;
      self.dealbot.follow();
    },
  }));

export type Ordering = Instance<typeof OrderingStore>;
