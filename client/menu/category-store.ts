import { types } from 'mobx-state-tree';
import type { Product } from '../../schemas/types/catalogue/product.ts';

/** What is known of one category's products: the list, and how the last fetch of it went [MNU-07]. */
export const CategoryStore = types
  .model('MenuCategory', {
    list: types.frozen<readonly Product[]>([]),
    error: types.maybe(types.string),
    isLoading: false,
    lastFetchStatus: types.optional(types.enumeration(['none', 'success', 'failure']), 'none'),
  })
  .volatile(() => ({
    /** A list has come since the category belongs to its hut; a failed fetch after it keeps it. */
    isFilled: false,
  }))
  .actions((self) => ({
    /** The list stays as it is until an answer comes [MNU-08]. */
    start() {
      self.isLoading = true;
    },
    succeed(list: readonly Product[]) {
      self.list = list;
      self.isFilled = true;
      self.error = undefined;
      self.lastFetchStatus = 'success';
      self.isLoading = false;
    },
    fail(message: string) {
      self.error = message;
      self.lastFetchStatus = 'failure';
      self.isLoading = false;
    },
    reset() {
      self.list = [];
      self.isFilled = false;
      self.error = undefined;
      self.lastFetchStatus = 'none';
      self.isLoading = false;
    },
  }));
