import { runInAction } from 'mobx';
import type { Instance } from 'mobx-state-tree';
import type { BasketStore } from '../basket/basket-store.ts';
import type { Lines } from '../basket/basket-edits.ts';

/**
 * Puts lines beside those that are in the basket, each under an id of its own, by the rules of what is added one by one:
 * a deal that does not go with what is there is refused, and that is said [BSK-23, DEA-31].
 */
export const addLines = (
  { deals, items }: Lines,
  basket: Instance<typeof BasketStore>,
  randomId: () => string,
): void =>
  runInAction(() => {
    for (const deal of deals) basket.addDeal({ ...deal, basketDealId: randomId() });
    for (const { choice } of items) basket.addItem(choice);
  });
