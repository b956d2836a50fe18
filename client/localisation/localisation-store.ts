import { types, flow } from 'mobx-state-tree';
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
import {
  type TimedDisposition,
  type When,
  isSameDisposition,
} from '../../core/localisation/disposition.ts';
import { DispositionModel } from './disposition-model.ts';
import { Geolocation } from './geolocation.ts';
import { HutDirectory } from './hut-directory.ts';
import { isFeatureOn } from '../../core/experiments/is-feature-on.ts';
import { showsEta } from '../experiments/shows-eta.ts';
import type { TimeChoice } from '../timeslots/time-choices.ts';
import { keptAddress } from './localisation-outcome.ts';
import { rootOf } from '../root.ts';

/** What is asked for: as soon as possible unless it says otherwise [LOC-31]. */
export interface Wanted {
  readonly type: Disposition;
  readonly when?: When;
  readonly time?: number | undefined;
}

/** Where the food goes from a hut. */
export interface Destination {
  readonly address?: DeliveryAddress | undefined;
  readonly location?: DeliveryLocation | undefined;
}

/** Which hut a customer orders from, how and when they get the food, where it goes, what taking the hut sets off, and how it is left. */
export const LocalisationStore = types
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
  }))
  .actions((self) => {
    const loadEta = flow(function* loadEta(hut: Hut, type: Disposition) {
      const { experiments, huts, market, report, visit } = environmentOf(self);
      const { manifest } = market;
      const isShown = showsEta({ experiments, manifest, sector: hut.sector });
      if (!isShown || !isFeatureOn(manifest.flags, 'load-eta', visit.flagLevel)) return;
      try {
        self.eta = yield huts.eta(hut.sector, hut.id, type);
      } catch (error) {
        report('warning', 'The estimated time did not come', { error });
      }
    });

    /** Content and warnings of the current hut; each looks after its own failures [LOC-41]. */
    const startAtHut = (hut: Hut) => {
      self.isResumed = true;
      const { ordering } = rootOf(self);
      const { type, when } = self.disposition;
      const content = [ordering?.deals.load(), ordering?.menu.load(), loadEta(hut, type)];
      if (when === 'asap') void self.watchClosingAfter(content, hut, type);
    };

    /** Everything that follows a localisation, in the order of LOC-40 and LOC-41. */
    const takeHut = (hut: Hut, disposition: TimedDisposition, to: Destination): void => {
      const { market, visit } = environmentOf(self);
      const { ordering, session, startOrderAnew } = rootOf(self);
      const before = self.latest;
      const isSameHut = before?.hut.id === hut.id && before.hut.sector === hut.sector;
      const isUnchanged = isSameHut && isSameDisposition(before.disposition, disposition);
      self.stopClosingWatch();
      self.setDisposition(disposition);
      self.pendingDisposition = undefined;
      self.eta = undefined;
      self.hut = hut;
      const isKept = isFeatureOn(
        market.manifest.flags,
        'persist-delivery-address',
        visit.flagLevel,
      );
      self.deliveryAddress = keptAddress(self.deliveryAddress, to.address, isKept);
      self.deliveryLocation = to.location;
      self.draft = undefined;
      if (!isUnchanged) ordering?.basket.resetForHut();
      ordering?.vouchers.clearVoucher();
      startOrderAnew();
      session.adoptLanguage(hut.defaultLanguage);
      session.stopChangingHut();
      startAtHut(hut);
    };

    return {
      takeHut,
      /** The food goes another way from the same hut: what the hut offers is fetched again [BSK-70]. */
      changeType(type: Disposition) {
        if (!self.hut) return;
        self.stopClosingWatch();
        self.setDisposition({ type });
        self.eta = undefined;
        startAtHut(self.hut);
      },
      /** The food is wanted at another time from the same hut: the deals of that time come [TIM-17, DEA-44]. */
      changeTime(choice: TimeChoice) {
        if (!self.hut) return;
        self.stopClosingWatch();
        self.setSchedule(choice);
        void rootOf(self).ordering?.deals.load();
        if (choice.when === 'asap') void self.watchClosing(self.hut, self.disposition.type);
      },
      /** After a reload: fetches the content of the hut that storage brought back. */
      resume() {
        if (self.hut && !self.isResumed) startAtHut(self.hut);
      },
      /** Frees the customer from the hut; the basket waits for the next one [LOC-48, LOC-49]. */
      delocalise() {
        self.stopClosingWatch();
        self.resetHuts();
        self.forgetPosition();
        environmentOf(self).forgetCookie('localisation');
        self.keepLatest();
        self.setSchedule({ when: 'asap' });
        self.pendingDisposition = undefined;
        self.hut = undefined;
        self.eta = undefined;
        self.isResumed = false;
      },
    };
  });
