import { reaction } from 'mobx';
import { addDisposer, flow } from 'mobx-state-tree';
import { environmentOf } from '../kernel/environment.ts';
import type { NewNotification } from '../shell/notifications-store.ts';
import type { SeenLine } from './basket-model.ts';
import type { Basket } from '../../core/basket/basket.ts';
import { CheckoutPassagePart } from './checkout-passage-part.ts';
import { isExpired } from './expiry.ts';
import { dropUnsold, type PriceChange, priceChanges } from './refresh-prices.ts';
import { rootOf } from '../root.ts';
import type { Steps } from '../kernel/steps.ts';

/** What bringing a basket up to date with the catalogue changed [BSK-30, BSK-33]. */
export interface BasketRefresh {
  /** Names of the lines that are gone. */
  readonly dropped: readonly string[];
  readonly priceChanges: readonly PriceChange[];
}

const pricesOf = (lines: Readonly<Record<string, SeenLine>>): Record<string, number> =>
  Object.fromEntries(Object.entries(lines).map(([id, { price }]) => [id, price]));

/** The lines that one state of a basket has and a later one has not: line id, and id of what it is. */
const goneLines = (before: Basket, after: Basket): (readonly [line: string, id: string])[] => [
  ...before.deals
    .filter((deal) => !after.deals.includes(deal))
    .map(({ basketDealId, dealId }) => [basketDealId, dealId] as const),
  ...before.items
    .filter((item) => !after.items.includes(item))
    .map(({ basketItemId, choice }) => [basketItemId, choice.productId] as const),
];

/** Basket of the customer; its price is worked out, never stored. */
export const BasketStore = CheckoutPassagePart.named('Basket')
  .actions((self) => {
    const say = (notification: Omit<NewNotification, 'type'>) =>
      rootOf(self).notifications.raise({ type: 'info', ...notification });
    return {
      /** The hut or the disposition changed: the basket starts anew [BSK-35, BSK-42]. */
      resetForHut() {
        self.clear();
        self.resetValidation();
      },
      /** Drops a stored basket whose time is over [BSK-08]. */
      dropIfExpired() {
        if (self.expires !== undefined && isExpired(self.expires, environmentOf(self).now())) {
          self.clear();
        }
      },
      /** Brings the basket up to date with the catalogue and says what changed [BSK-30, BSK-33]. */
      refresh(): BasketRefresh {
        const { facts } = self;
        if (!facts || self.isEmpty) return { dropped: [], priceChanges: [] };
        const seen = self.seen;
        const { basket } = dropUnsold(self.basket, facts.catalogue);
        const names = goneLines(self.basket, basket).map(
          ([line, id]) => seen[line]?.title ?? self.titleOf(id),
        );
        if (names.length > 0) {
          self.setLines(basket);
          if (self.isEmpty) self.discountId = undefined;
          say({
            id: 'basket-dropped',
            message: 'basket.dropped',
            values: { count: names.length, names: names.join(', ') },
          });
        }
        const changes = priceChanges(pricesOf(seen), pricesOf(self.lines));
        self.seen = self.lines;
        if (changes.length > 0) {
          const changed = changes.map(({ line }) => self.lines[line]?.title ?? line);
          say({
            id: 'basket-prices',
            message: 'basket.pricesChanged',
            values: { count: changed.length, names: [...new Set(changed)].join(', ') },
          });
        }
        return { dropped: names, priceChanges: changes };
      },
    };
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
  }))
  .actions((self) => ({
    /**
     * Watches for a basket that came back from storage too late, and brings the basket up to date whenever what
     * the hut offers was read anew: lists first, then prices [BSK-08, BSK-32].
     */
    afterAttach() {
      const { menu, deals } = rootOf(self);
      addDisposer(
        self,
        reaction(() => self.expires, self.dropIfExpired, { fireImmediately: true }),
      );
      addDisposer(
        self,
        reaction(
          () => (menu.catalogue ? deals.list : undefined),
          (offered) => {
            if (offered) self.refresh();
          },
          { fireImmediately: true },
        ),
      );
    },
  }));
