import { type Instance, types } from 'mobx-state-tree';
import { LoyaltyStore } from './loyalty/loyalty-store.ts';
import { ReorderStore } from './orders/reorder-store.ts';
import type { ShellRoot } from './tiers.ts';

/**
 * What an order page has for customers who are signed in: points, rewards and earlier orders. It is a tree of its own
 * that comes when somebody is; its stores reach those of the others through the root.
 */
export const MemberStore = types
  .model('Member', {
    loyalty: types.optional(LoyaltyStore, {}),
    reorder: types.optional(ReorderStore, {}),
  })
  .volatile(() => ({ root: undefined as ShellRoot | undefined }))
  .actions((self) => ({
    attachTo(root: ShellRoot) {
      self.root = root;
      self.loyalty.follow();
      self.reorder.follow();
    },
  }));

export type Member = Instance<typeof MemberStore>;
