import { reaction } from 'mobx';
import { addDisposer, flow, types } from 'mobx-state-tree';
import type { PastOrder } from '../../schemas/types/http/orders.ts';
import { environmentOf, seesOrdering } from '../kernel/environment.ts';
import { checkoutPath } from './order-addresses.ts';
import type { OrderHistoryApi } from './order-history-api.ts';
import { offersReorder, type Reorder, reorderOf } from './reorder.ts';
import { rootOf } from '../root.ts';
import type { Steps } from '../kernel/steps.ts';

/** What the reorder store reaches besides the other stores. */
export interface ReorderPorts {
  readonly api: OrderHistoryApi;
  /** Logs out whom an error says is signed in no more. */
  readonly endSessionOn: (error: unknown) => void;
}

/** Experiment under which a reorder goes straight to checkout [EXP-28]. */
const skipsBasket = 'reorder-skip-basket';

/** The last order of who is signed in at the hut, and ordering it again [BSK-85, BSK-86, BSK-87, ORD-113, ORD-114]. */
export const ReorderStore = types
  .model('Reorder', {})
  .volatile(seesOrdering)
  .volatile(() => ({
    lastOrder: undefined as PastOrder | undefined,
    ports: undefined as ReorderPorts | undefined,
    /** Grows with every call; the answer to an older one is ignored. */
    round: 0,
  }))
  .views((self) => ({
    get isAllowed(): boolean {
      const { market, visit } = environmentOf(self);
      const { session, localisation } = rootOf(self);
      const facts = {
        isLoggedIn: session.authentication !== undefined,
        sector: localisation.hut?.sector,
        flagLevel: visit.flagLevel,
      };
      return offersReorder(facts, market.manifest);
    },
    /** What the last order would bring; undefined when there is none, or nothing of it is left [ORD-114]. */
    get offer(): Reorder | undefined {
      const { facts } = rootOf(self).basket;
      if (!this.isAllowed || !self.lastOrder || !facts) return undefined;
      const reorder = reorderOf(self.lastOrder, facts);
      const { deals, items } = reorder.lines;
      return deals.length + items.length > 0 ? reorder : undefined;
    },
  }))
  .actions((self) => ({
    usePorts(ports: ReorderPorts) {
      self.ports = ports;
    },
    /** Reads the last order at the hut; a failure offers nothing. */
    load: flow(function* load(): Steps {
      const { ports } = self;
      const { hut } = rootOf(self).localisation;
      self.round += 1;
      self.lastOrder = undefined;
      if (!ports || !hut || !self.isAllowed) return;
      const { round } = self;
      try {
        const last: PastOrder | undefined = yield ports.api.lastOrder(hut.id);
        if (self.round === round) self.lastOrder = last;
      } catch (error) {
        if (self.round !== round) return;
        environmentOf(self).report('warning', 'The last order was not read', { error });
        ports.endSessionOn(error);
      }
    }),
    /**
     * Puts the last order into a fresh basket and says what was left out [BSK-86].
     * @returns where to go then: checkout under the experiment, else undefined for the basket [BSK-87]
     */
    reorder(): string | undefined {
      const { offer } = self;
      if (!offer) return undefined;
      const { basket, notifications } = rootOf(self);
      basket.startWith(offer.lines);
      if (offer.leftOut > 0) {
        notifications.raise({
          id: 'reorder-left-out',
          type: 'warning',
          message: 'loyalty.reorder.leftOut',
          values: { count: offer.leftOut },
        });
      }
      const variant = environmentOf(self).experiments.variantOf(skipsBasket);
      return variant === 'treatment' ? checkoutPath : undefined;
    },
  }))
  .actions((self) => ({
    /** Keeps in step with who is signed in and the hut from now on. */
    follow() {
      const { session, localisation } = rootOf(self);
      const who = () => [
        session.authentication?.id,
        localisation.hut?.sector,
        localisation.hut?.id,
      ];
      addDisposer(
        self,
        reaction(
          () => who().join(' '),
          () => void self.load(),
          { fireImmediately: true },
        ),
      );
    },
  }));
