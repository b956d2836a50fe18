import { getRoot, type IAnyStateTreeNode } from 'mobx-state-tree';
import type { TierOf } from './kernel/environment.ts';

/**
 * The root of the state as each tier sees it: its own stores and those of the tiers before are there, those of later
 * ones once they have come. `client/tiers.ts` adds what is on it.
 */
export interface Roots {}

/** A tree of stores that loads late says which application it belongs to. */
interface Tree {
  readonly root?: unknown;
}

/** The root of the state, as far as the tier of a store sees; the one way from a store to the others. */
export const rootOf = <Store extends IAnyStateTreeNode>(store: Store): Roots[TierOf<Store>] => {
  const tree = getRoot<Tree>(store);
  return (tree.root ?? tree) as Roots[TierOf<Store>];
};
