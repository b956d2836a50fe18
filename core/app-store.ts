import { type Instance, types } from 'mobx-state-tree';
import { BasketStore } from './basket/basket-store.ts';
import { CheckoutStore } from './checkout/checkout-store.ts';
import { DealsStore } from './deals/deals-store.ts';
import { LocalisationStore } from './localisation/localisation-store.ts';
import { MenuStore } from './menu/menu-store.ts';
import { OrderStore } from './orders/order-store.ts';
import { NotificationsStore } from './shell/notifications-store.ts';
import { SessionStore } from './shell/session-store.ts';
import { TrackingStore } from './tracking/tracking-store.ts';

/** The whole state of the application: one store an area, each useful without the others' insides. */
export const AppStore = types.model('App', {
  session: types.optional(SessionStore, {}),
  notifications: types.optional(NotificationsStore, {}),
  localisation: types.optional(LocalisationStore, {}),
  menu: types.optional(MenuStore, {}),
  deals: types.optional(DealsStore, {}),
  basket: types.optional(BasketStore, {}),
  checkout: types.optional(CheckoutStore, {}),
  order: types.optional(OrderStore, {}),
  tracking: types.optional(TrackingStore, {}),
});

export type App = Instance<typeof AppStore>;
