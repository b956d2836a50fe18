import { type Instance, types } from 'mobx-state-tree';
import { BasketStore } from './basket/basket-store.ts';
import { CheckoutStore } from './checkout/checkout-store.ts';
import { DealsStore } from './deals/deals-store.ts';
import type { LocalisationStore } from './localisation/localisation-store.ts';
import { MenuStore } from './menu/menu-store.ts';
import { OrderStore } from './orders/order-store.ts';
import type { NotificationsStore } from './shell/notifications-store.ts';
import type { SessionStore } from './shell/session-store.ts';
import { TrackingStore } from './tracking/tracking-store.ts';

/** The stores every page has, which those of ordering read. */
interface ShellStores {
  readonly session: Instance<typeof SessionStore>;
  readonly notifications: Instance<typeof NotificationsStore>;
  readonly localisation: Instance<typeof LocalisationStore>;
}

/**
 * Everything between a hut and a delivered order. It is a tree of its own, so that pages that come before
 * a hut load without it; the stores of the shell are seen through it.
 */
export const OrderingStore = types
  .model('Ordering', {
    menu: types.optional(MenuStore, {}),
    deals: types.optional(DealsStore, {}),
    basket: types.optional(BasketStore, {}),
    checkout: types.optional(CheckoutStore, {}),
    order: types.optional(OrderStore, {}),
    tracking: types.optional(TrackingStore, {}),
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
    };
  })
  .actions((self) => ({
    attachTo(shell: ShellStores) {
      self.shell = shell;
    },
  }));

export type Ordering = Instance<typeof OrderingStore>;
