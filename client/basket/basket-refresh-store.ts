import { reaction } from 'mobx';
import { addDisposer, flow, types } from 'mobx-state-tree';
import { environmentOf, seesOrdering } from '../kernel/environment.ts';
import type { Steps } from '../kernel/steps.ts';
import { rootOf } from '../root.ts';
import { goneLines, pricesOf } from './basket-edits.ts';
import { dropUnsold, type PriceChange, priceChanges } from './refresh-prices.ts';

/** What bringing a basket up to date with the catalogue changed [BSK-30, BSK-33]. */
export interface BasketRefresh {
  /** Names of the lines that are gone. */
  readonly dropped: readonly string[];
  readonly priceChanges: readonly PriceChange[];
}

/** Keeps the basket in step with what the hut sells, and says what changed. */
export const BasketRefreshStore = types
  .model('BasketRefresh')
  .volatile(seesOrdering)
  .actions((self) => {
    const say = (id: string, message: string, names: readonly string[], count: number) =>
      rootOf(self).notifications.raise({
        id,
        type: 'info',
        message,
        values: { count, names: names.join(', ') },
      });

    /** Brings the basket up to date with the catalogue and says what changed [BSK-30, BSK-33]. */
    const refresh = (): BasketRefresh => {
      const { basket } = rootOf(self);
      const { facts, seen } = basket;
      if (!facts || basket.isEmpty) return { dropped: [], priceChanges: [] };
      const before = basket.basket;
      const { basket: sold } = dropUnsold(before, facts.catalogue);
      const dropped = goneLines(before, sold).map(
        ([line, id]) => seen[line]?.title ?? basket.titleOf(id),
      );
      if (dropped.length > 0) {
        basket.setLines(sold);
        if (basket.isEmpty) basket.dropDiscount();
        say('basket-dropped', 'basket.dropped', dropped, dropped.length);
      }
      const changes = priceChanges(pricesOf(seen), pricesOf(basket.lines));
      basket.see();
      if (changes.length > 0) {
        const changed = changes.map(({ line }) => basket.lines[line]?.title ?? line);
        say('basket-prices', 'basket.pricesChanged', [...new Set(changed)], changed.length);
      }
      return { dropped, priceChanges: changes };
    };
    return { refresh };
  })
  .actions((self) => ({
    /** Fetches menu and deals again, then brings the basket up to date; a failure leaves it as it is [BSK-31, BSK-34]. */
    refreshPrices: flow(function* refreshPrices(): Steps {
      const { deals, menu, vouchers } = rootOf(self);
      try {
        yield Promise.all([menu.reload(), deals.load(), vouchers.revalidate()]);
        self.refresh();
      } catch (error) {
        environmentOf(self).report('warning', 'The prices could not be refreshed', { error });
      }
    }),
    /** From now on the basket follows whatever is read again of what the hut offers: lists first, then prices [BSK-32]. */
    follow() {
      addDisposer(
        self,
        reaction(
          () => {
            const { menu, deals } = rootOf(self);
            return menu.catalogue ? deals.list : undefined;
          },
          (offered) => {
            if (offered) self.refresh();
          },
          { fireImmediately: true },
        ),
      );
    },
  }));
