import { type Instance, types } from 'mobx-state-tree';
import { LoyaltyStore } from './loyalty/loyalty-store.ts';
import type { Ordering } from './ordering-store.ts';
import { ReorderStore } from './orders/reorder-store.ts';

/**
 * What an order page has for customers who are signed in: points, rewards and earlier orders. It is a tree of its own
 * that comes when somebody is; the stores of ordering and of the shell are seen through it.
 */
export const MemberStore = types
  .model('Member', {
    loyalty: types.optional(LoyaltyStore, {}),
    reorder: types.optional(ReorderStore, {}),
  })
  .volatile(() => ({ ordering: undefined as Ordering | undefined }))
  .views((self) => {
    const ordering = (): Ordering => {
      if (!self.ordering) throw new Error('The member stores are not attached to the application.');
      return self.ordering;
    };
    return {
      get session(): Ordering['session'] {
        return ordering().session;
      },
      get notifications(): Ordering['notifications'] {
        return ordering().notifications;
      },
      get localisation(): Ordering['localisation'] {
        return ordering().localisation;
      },
      get menu(): Ordering['menu'] {
        return ordering().menu;
      },
      get deals(): Ordering['deals'] {
        return ordering().deals;
      },
      get basket(): Ordering['basket'] {
        return ordering().basket;
      },
    };
  })
  .actions((self) => ({
    attachTo(ordering: Ordering) {
      self.ordering = ordering;
      self.loyalty.follow();
      self.reorder.follow();
    },
  }));

export type Member = Instance<typeof MemberStore>;
