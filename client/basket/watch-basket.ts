import { reaction } from 'mobx';
import { addDisposer, type IAnyStateTreeNode } from 'mobx-state-tree';
import { environmentOf } from '../kernel/environment.ts';

/** What is watched of a basket. */
type WatchedBasket = IAnyStateTreeNode & {
  readonly expires: number | undefined;
  readonly isEmpty: boolean;
};

/** Has a basket dropped that came back from storage too late [BSK-08], and tells analytics when one is begun. */
export function watchBasket(basket: WatchedBasket, dropIfExpired: () => void): void {
  addDisposer(
    basket,
    reaction(() => basket.expires, dropIfExpired, { fireImmediately: true }),
  );
  addDisposer(
    basket,
    reaction(
      () => basket.isEmpty,
      (isEmpty) => {
        if (!isEmpty) environmentOf(basket).track({ type: 'BASKET_BEGUN', data: {} });
      },
    ),
  );
}
