import { flow } from 'mobx-state-tree';
import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import { isFeatureOn } from '../../core/experiments/is-feature-on.ts';
import { showsEta } from '../experiments/shows-eta.ts';
import { environmentOf } from '../kernel/environment.ts';
import type { TimeChoice } from '../timeslots/time-choices.ts';
import type {
  DeliveryAddress,
  DeliveryLocation,
} from '../../core/localisation/address-strategy.ts';
import { isSameDisposition, type TimedDisposition } from '../../core/localisation/disposition.ts';
import { keptAddress } from './kept-address.ts';
import { LocalisationModel } from './localisation-model.ts';
import { rootOf } from '../root.ts';

/** Where the food goes from a hut. */
export interface Destination {
  readonly address?: DeliveryAddress | undefined;
  readonly location?: DeliveryLocation | undefined;
}

/** The current hut, part of the localisation store: what taking one sets off, its content, and how it is left. */
export const CurrentHutPart = LocalisationModel.named('CurrentHutPart').actions((self) => {
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
    const isKept = isFeatureOn(market.manifest.flags, 'persist-delivery-address', visit.flagLevel);
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
