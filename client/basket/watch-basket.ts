import { reaction } from 'mobx';
import { addDisposer, type IAnyStateTreeNode } from 'mobx-state-tree';
import { environmentOf } from '../kernel/environment.ts';

/** What is watched of a basket. */
type WatchedBasket = IAnyStateTreeNode & {
  readonly expires: number | undefined;
  readonly isEmpty: boolean;
};

/** Has a basket dropped that came back from storage too late [BSK-08]. */
export function watchExpiry(basket: WatchedBasket, dropIfExpired: () => void): void {
  addDisposer(
    basket,
    reaction(() => basket.expires, dropIfExpired, { fireImmediately: true }),
  );
}

/** Tells analytics when a basket is begun; one that an earlier visit left is not begun again. */
export function tellBegun(basket: WatchedBasket): void {
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
