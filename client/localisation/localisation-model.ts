import { types } from 'mobx-state-tree';
import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import type { EtaAnswer } from '../../schemas/types/http/orders.ts';
import { environmentOf } from '../kernel/environment.ts';
import type {
  AddressInput,
  DeliveryAddress,
  DeliveryLocation,
} from '../../core/localisation/address-strategy.ts';
import { ClosingSoon } from './closing-soon.ts';
import { DeadZone } from './dead-zone.ts';
import type { TimedDisposition, When } from '../../core/localisation/disposition.ts';
import { DispositionModel } from './disposition-model.ts';
import { Geolocation } from './geolocation.ts';
import { HutDirectory } from './hut-directory.ts';

/** What is asked for: as soon as possible unless it says otherwise [LOC-31]. */
export interface Wanted {
  readonly type: Disposition;
  readonly when?: When;
  readonly time?: number | undefined;
}

/** The state of a localisation: hut, disposition, address, and the plain changes of each. */
export const LocalisationModel = types
  .compose(
    'Localisation',
    ClosingSoon,
    DeadZone,
    Geolocation,
    HutDirectory,
    types.model({
      hut: types.frozen<Hut | undefined>(),
      disposition: types.optional(DispositionModel, {}),
      /** A disposition the customer is about to change to, until it is confirmed [LOC-04]. */
      pendingDisposition: types.maybe(DispositionModel),
      deliveryAddress: types.frozen<DeliveryAddress | undefined>(),
      /** Where the address is on the map, in markets that search there [LOC-04]. */
      deliveryLocation: types.frozen<DeliveryLocation | undefined>(),
    }),
  )
  .volatile(() => ({
    status: 'idle' as 'idle' | 'localising',
    eta: undefined as EtaAnswer | undefined,
    /** What was typed for an address that led to no hut yet: it stays, whatever the customer looks at meanwhile. */
    draft: undefined as AddressInput | undefined,
    /** The hut a customer was freed from, and how they ordered there: their basket still waits for it [LOC-40]. */
    former: undefined as { readonly hut: Hut; readonly disposition: TimedDisposition } | undefined,
    /** The content of the hut has been asked for since the page was opened. */
    isResumed: false,
  }))
  .views((self) => ({
    get isLocalised(): boolean {
      return self.hut !== undefined;
    },
    /** Sector of the hut; before there is one, the market's default for the disposition [LOC-39]. */
    get sector(): string {
      const { defaultSector, dineInSector } = environmentOf(self).market.manifest;
      return (
        self.hut?.sector ?? (self.disposition.type === 'dinein' ? dineInSector : defaultSector)
      );
    },
  }))
  .views((self) => ({
    /** The current hut, else the one before, and how it is ordered from. */
    get latest(): typeof self.former {
      const { hut } = self;
      const { type, when, time } = self.disposition;
      return hut ? { hut, disposition: { type, when, time } } : self.former;
    },
  }))
  .actions((self) => ({
    keepLatest() {
      self.former = self.latest;
    },
    /** Changes how and when; what depends on it is up to the caller. */
    setDisposition({ type, when = 'asap', time }: Wanted) {
      self.disposition = DispositionModel.create({ type, when, time });
    },
    /** Changes when: now has no time, later has one [TIM-17]. */
    setSchedule({ when, time }: { readonly when: When; readonly time?: number | undefined }) {
      self.disposition.when = when;
      self.disposition.time = when === 'asap' ? undefined : time;
    },
    setPendingDisposition(pending: Wanted | undefined) {
      self.pendingDisposition = pending && DispositionModel.create({ when: 'asap', ...pending });
    },
    keepDraft(draft: AddressInput) {
      self.draft = draft;
    },
    setDeliveryAddress(address: DeliveryAddress | undefined) {
      self.deliveryAddress = address;
    },
  }));
