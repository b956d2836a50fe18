import { flow, type Instance, types } from 'mobx-state-tree';
import { LocalisationStore } from './localisation/localisation-store.ts';
import type { Ordering } from './ordering-store.ts';
import { NotificationsStore } from './shell/notifications-store.ts';
import { SessionStore } from './shell/session-store.ts';

/**
 * The state of the application. What every page needs is here; the stores of ordering come when the
 * customer has a hut, and are then reached by the same names.
 */
export const AppStore = types
  .model('App', {
    session: types.optional(SessionStore, {}),
    notifications: types.optional(NotificationsStore, {}),
    localisation: types.optional(LocalisationStore, {}),
  })
  .volatile(() => ({ ordering: undefined as Ordering | undefined }))
  .views((self) => {
    const ordering = (): Ordering => {
      if (!self.ordering) throw new Error('The ordering stores are not loaded yet.');
      return self.ordering;
    };
    return {
      get menu(): Ordering['menu'] {
        return ordering().menu;
      },
      get deals(): Ordering['deals'] {
        return ordering().deals;
      },
      get basket(): Ordering['basket'] {
        return ordering().basket;
      },
      get checkout(): Ordering['checkout'] {
        return ordering().checkout;
      },
      get order(): Ordering['order'] {
        return ordering().order;
      },
      get tracking(): Ordering['tracking'] {
        return ordering().tracking;
      },
    };
  })
  .actions((self) => {
    let load: (() => Promise<Ordering>) | undefined;
    let loading: Promise<Ordering> | undefined;
    const attach = (ordering: Ordering) => {
      ordering.attachTo(self);
      self.ordering = ordering;
    };
    return {
      /** Attaches ordering stores that are there already. */
      attachOrdering: attach,
      /** Says where the ordering stores come from when they are first needed. */
      loadsOrderingBy(loader: () => Promise<Ordering>) {
        load = loader;
      },
      /** Resolves once the ordering stores are there; a load that failed is tried again the next time. */
      readyToOrder: flow(function* readyToOrder() {
        if (self.ordering || !load) return;
        loading ??= load();
        try {
          const ordering: Ordering = yield loading;
          if (!self.ordering) attach(ordering);
        } finally {
          loading = undefined;
        }
      }),
    };
  });

export type App = Instance<typeof AppStore>;
