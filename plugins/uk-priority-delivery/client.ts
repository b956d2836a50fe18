import { reaction } from 'mobx';
import { addDisposer, flow, types } from 'mobx-state-tree';
import { type Environment, environmentOf, seesOrdering } from '../../client/kernel/environment.ts';
import type { HttpClient } from '../../client/kernel/http-client.ts';
import type { Steps } from '../../client/kernel/steps.ts';
import { defineClient } from '../../client/plugins/define-client.ts';
import { rootOf } from '../../client/root.ts';
import { numCookedItems } from './cooked-items.ts';
import { priorityNames } from './names.ts';
import { offersPriority } from './priority-offer.ts';
import type { ShownOptions } from './priority-options.ts';
import {
  type PriorityReservation,
  reservationPath,
  type ReservationRequest,
} from './reservation.ts';

/** Keeps places among the priority orders of a hut. Methods throw `HttpError`, or an `Error` when no answer came. */
export interface PriorityApi {
  /** With the id-token of who is logged in; a guest has none [PRI-09, PRI-10]. */
  reserve(request: ReservationRequest): Promise<PriorityReservation>;
  release(place: KeptPlace): Promise<void>;
}

/** A place that is kept, with the sector of its hut, by which the server knows the market. */
export type KeptPlace = Pick<PriorityReservation, 'id' | 'hutId'> & { readonly sector: string };

const pluginId = 'uk-priority-delivery';

const path = `/v1/plugins/${pluginId}${reservationPath}`;

export const createPriorityApi = (http: HttpClient): PriorityApi => ({
  async reserve(body) {
    const { sector } = body.hut;
    const call = {
      method: 'POST',
      path,
      query: { sector },
      body,
      authentication: 'optional',
    } as const;
    return (await http.send<PriorityReservation>(call)).body;
  },
  async release({ sector, hutId, id }) {
    const place = [hutId, id].map(encodeURIComponent).join('/');
    await http.send({ method: 'DELETE', path: `${path}/${place}`, query: { sector } });
  },
});

/** Where the browser keeps the name of its visit, so that a page that is opened again asks for the same place. */
const visitKey = 'priority-visit';

/** The random name of this visit, under which places are kept for a guest [SEC-26]. */
const visitOf = ({
  randomId,
  sessionStorage,
}: Pick<Environment, 'randomId' | 'sessionStorage'>): string => {
  const known = sessionStorage.read(visitKey);
  const visit = known ?? randomId();
  if (known === undefined) sessionStorage.write(visitKey, visit);
  return visit;
};

/** As long as the market has not said how it has it. */
const noPriority: ShownOptions = { sectors: [], asapOnly: false, uncookedProducts: [], price: 0 };

/**
 * Priority delivery: the place that is kept for the order, while the customer wants one. Where none can be had there is
 * none, and nothing is said [PRI-14].
 */
export const PriorityStore = types
  .model('Priority')
  .volatile(seesOrdering)
  .volatile(() => ({
    reservation: undefined as (PriorityReservation & KeptPlace) | undefined,
    /** The customer ticked it. */
    isWanted: false,
    /** No place could be had; asked again when the order is another one. */
    isRefused: false,
    api: undefined as PriorityApi | undefined,
    options: noPriority,
    /** Grows with every wish; the answer to an older one is given back. */
    round: 0,
  }))
  .views((self) => ({
    get postcode(): string | undefined {
      return rootOf(self).localisation.deliveryAddress?.postcode;
    },
    get numCookedItems(): number {
      const { basket, menu } = rootOf(self);
      return menu.catalogue ? numCookedItems(basket.basket, menu.catalogue, self.options) : 0;
    },
    /** Whether the order may have it at all [PRI-01, PRI-03, SUR-27]. */
    get isAllowed(): boolean {
      const { localisation, basket } = rootOf(self);
      const facts = {
        sector: localisation.hut?.sector,
        disposition: localisation.disposition,
        postcode: this.postcode,
      };
      return !basket.isEmpty && offersPriority(facts, self.options);
    },
    /** Whether the option shows [PRI-04, PRI-05]. */
    get isOffered(): boolean {
      return this.isAllowed && !self.isRefused;
    },
  }))
  .actions((self) => {
    const api = (): PriorityApi => self.api ?? createPriorityApi(environmentOf(self).http);
    const keep = (reservation: (PriorityReservation & KeptPlace) | undefined) => {
      self.reservation = reservation;
      const named = reservation && { id: reservation.id, hutId: reservation.hutId };
      rootOf(self).basket.setExtra(priorityNames.id, named);
    };
    /** Gives a place back; a failure is only noted, as it frees itself in time [PRI-18]. */
    const giveBack = async (place: KeptPlace) => {
      try {
        await api().release(place);
      } catch (error) {
        environmentOf(self).report('info', 'A priority place was not given back', { error });
      }
    };
    return {
      useApi(port: PriorityApi) {
        self.api = port;
      },
      /** Gives back what is kept, and takes its price off [PRI-20, PRI-22]; what an order holds or has used stays its. */
      release() {
        const { reservation } = self;
        self.round += 1;
        self.isWanted = false;
        keep(undefined);
        if (reservation) void giveBack(reservation);
      },
      /** The order is another one: a hut that refused may be asked again. */
      askable() {
        self.isRefused = false;
      },
      /** Asks for a place; asking again while one is kept or on its way does nothing [PRI-19]. */
      reserve: flow(function* reserve(): Steps {
        const { hut } = rootOf(self).localisation;
        const { postcode } = self;
        if (self.isWanted || !self.isAllowed || !hut || postcode === undefined) return;
        self.isWanted = true;
        self.round += 1;
        const { round } = self;
        try {
          const given: PriorityReservation = yield api().reserve({
            numCookedItems: self.numCookedItems,
            postcode,
            hut: { sector: hut.sector, id: hut.id },
            visit: visitOf(environmentOf(self)),
          });
          const reservation = { ...given, sector: hut.sector };
          if (self.round === round) keep(reservation);
          else void giveBack(reservation);
        } catch (error) {
          environmentOf(self).report('info', 'There is no place for a priority order', { error });
          if (self.round !== round) return;
          self.isWanted = false;
          self.isRefused = true;
        }
      }),
    };
  })
  .actions((self) => ({
    /** Takes what the market says of it, and keeps in step with where the order goes and what is to be cooked, from now on [PRI-20, PRI-21]. */
    follow(options: ShownOptions) {
      self.options = options;
      const where = () => {
        const { hut, disposition } = rootOf(self).localisation;
        return [hut?.sector, hut?.id, disposition.type, self.postcode, self.isAllowed].join(' ');
      };
      const reserveAgain = () => {
        self.release();
        self.askable();
      };
      addDisposer(self, reaction(where, reserveAgain));
      addDisposer(
        self,
        reaction(
          () => self.numCookedItems,
          () => {
            const { isWanted } = self;
            reserveAgain();
            if (isWanted) void self.reserve();
          },
        ),
      );
    },
  }));

export default defineClient({
  model: PriorityStore,
  open: (store, options: ShownOptions) => store.follow(options),
});
