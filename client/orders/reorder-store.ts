import { reaction, when } from 'mobx';
import { addDisposer, flow, types } from 'mobx-state-tree';
import type { PastOrder } from '../../schemas/types/http/orders.ts';
import { environmentOf, seesOrdering } from '../kernel/environment.ts';
import { checkoutPath } from './order-addresses.ts';
import type { OrderHistoryApi } from './order-history-api.ts';
import { offersReorder } from './offers-reorder.ts';
import { type Reorder, reorderOf } from './reorder.ts';
import { orderAgain } from './order-anew.ts';
import { type PastHut, readPastHut } from './past-hut.ts';
import { basketFacts } from '../basket/basket-facts.ts';
import type { BasketCheck } from '../../core/basket/check-basket.ts';
import { rootOf } from '../root.ts';
import type { Steps } from '../kernel/steps.ts';

/** What the reorder store reaches besides the other stores. */
export interface ReorderPorts {
  readonly api: OrderHistoryApi;
  /** Logs out whom an error says is signed in no more. */
  readonly endSessionOn: (error: unknown) => void;
}

/** An order that can be had again, with its hut where the customer has none. */
interface PastOffer {
  readonly offer: Reorder | undefined;
  readonly past: PastHut | undefined;
}

/** Experiment under which a reorder goes straight to checkout [EXP-28]. */
const skipsBasket = 'reorder-skip-basket';

/**
 * The last order of who is signed in, at the hut or else anywhere, and ordering it again
 * [BSK-85, BSK-86, BSK-87, ORD-113, ORD-114, SHP-15].
 */
export const ReorderStore = types
  .model('Reorder', {})
  .volatile(seesOrdering)
  .volatile(() => ({
    lastOrder: undefined as PastOrder | undefined,
    /** Its hut, while the customer has none. */
    past: undefined as PastHut | undefined,
    /** The customer has picked the order: it is offered whatever the market's rule for reminding of the last one says. */
    isChosen: false,
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
        sector: localisation.sector,
        flagLevel: visit.flagLevel,
      };
      return offersReorder(facts, market.manifest);
    },
    /** What it is sold from: the hut of the customer, else its own; undefined until that has come. */
    get facts(): BasketCheck | undefined {
      const { past } = self;
      const { basket, deals, session } = rootOf(self);
      if (!past) return basket.facts;
      return basketFacts(
        { deals: [], items: [] },
        {
          deals,
          localisation: { hut: past.hut, disposition: { type: past.type } },
          menu: past,
          session,
        },
        environmentOf(self),
      );
    },
    get hasFacts(): boolean {
      return this.facts !== undefined;
    },
    /** What the last order would bring; undefined when there is none, or nothing of it is left [ORD-114]. */
    get offer(): Reorder | undefined {
      const { facts } = this;
      const { lastOrder } = self;
      if (!(this.isAllowed || self.isChosen) || !lastOrder || !facts) return undefined;
      const reorder = reorderOf(lastOrder, facts);
      const { lines } = reorder;
      return lines.deals.length + lines.items.length > 0 ? reorder : undefined;
    },
    /** Where to go once it is in the basket: checkout under the experiment, else undefined for the basket [BSK-87]. */
    get target(): string | undefined {
      const variant = environmentOf(self).experiments.variantOf(skipsBasket);
      return variant === 'treatment' ? checkoutPath : undefined;
    },
  }))
  .actions((self) => ({
    usePorts(ports: ReorderPorts) {
      self.ports = ports;
    },
    /** Forgets whose order was read, and its hut. */
    forget() {
      self.round += 1;
      self.lastOrder = undefined;
      self.past = undefined;
      self.isChosen = false;
    },
  }))
  .actions((self) => ({
    /** Reads the last order, of the hut if there is one; without a hut also what the order's hut sells. A failure offers nothing. */
    load: flow(function* load(): Steps {
      const { ports } = self;
      const { hut } = rootOf(self).localisation;
      self.forget();
      if (!ports || !self.isAllowed) return;
      const { round } = self;
      try {
        let last: PastOrder | undefined = hut && (yield ports.api.lastOrder(hut.id));
        last ??= yield ports.api.lastOrder();
        const past: PastHut | undefined =
          last && !hut && (yield readPastHut(last, environmentOf(self)));
        if (self.round !== round) return;
        self.past = past;
        self.lastOrder = hut || past ? last : undefined;
      } catch (error) {
        if (self.round !== round) return;
        environmentOf(self).report('warning', 'The last order was not read', { error });
        ports.endSessionOn(error);
      }
    }),
    /** Takes an order that the customer picked in place of the last one [SHP-34]. Throws where its hut cannot be read. */
    choose: flow(function* choose(order: PastOrder): Steps {
      const { hut } = rootOf(self).localisation;
      self.forget();
      const { round } = self;
      const past: PastHut | undefined = hut
        ? undefined
        : yield readPastHut(order, environmentOf(self));
      if (self.round !== round) return;
      self.past = past;
      self.isChosen = true;
      self.lastOrder = hut || past ? order : undefined;
    }),
    /**
     * Puts the last order into a fresh basket and says what was left out [BSK-86].
     * @returns where to go then: checkout under the experiment, else undefined for the basket [BSK-87]
     */
    reorder(): string | undefined {
      if (!self.offer) return undefined;
      orderAgain(self.offer, rootOf(self));
      return self.target;
    },
    /**
     * Takes the hut of the last order for who has none, the way the food came then, and puts the order into the basket.
     * @param taken what was offered when the customer pressed, which another page may forget meanwhile
     * @returns whether it is there: what another hut sells is to be seen first
     */
    reorderThere: flow(function* reorderThere({ offer, past }: PastOffer = self): Steps<boolean> {
      const root = rootOf(self);
      const { hutSearch, localisation, notifications, session } = root;
      if (!offer || !past) return false;
      const { hut, type, address } = past;
      if (type === 'delivery' && !address) {
        session.requestAddress(type);
        notifications.raise({
          id: 'reorder-address',
          type: 'info',
          message: 'loyalty.reorder.address',
          hideShowBasket: true,
        });
        return false;
      }
      let isThere = false;
      // At once with the hut, before the page goes on by it.
      const stop = when(
        () => localisation.isLocalised,
        () => {
          const { id, sector } = localisation.hut ?? {};
          isThere =
            id === hut.id && sector === hut.sector && localisation.disposition.type === type;
          if (isThere) orderAgain(offer, root);
        },
      );
      yield address
        ? hutSearch.localiseByAddress(address, { type })
        : hutSearch.localiseByHut(hut, { type });
      stop();
      return isThere;
    }),
  }))
  .actions((self) => ({
    /** Keeps in step with who is signed in and the hut from now on; what is left of a hut is not looked at without one. */
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
          () => {
            if (localisation.hut) void self.load();
            else self.forget();
          },
          { fireImmediately: true },
        ),
      );
    },
  }));
