import type { Ordering } from '../core/ordering-store.ts';
import type { Environment } from '../core/shell/environment.ts';
import { persist } from '../core/shell/persistence.ts';

/** Loads the stores of ordering, brings back what they had stored, and drops a basket whose time is over. */
export const loadOrdering = async (environment: Environment): Promise<Ordering> => {
  const { OrderingStore } = await import('../core/ordering-store.ts');
  const ordering = OrderingStore.create({}, environment);
  persist(ordering, environment);
  ordering.basket.dropIfExpired();
  return ordering;
};
