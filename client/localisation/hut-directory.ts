import { flow, types } from 'mobx-state-tree';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import { environmentOf } from '../kernel/environment.ts';

type Status = 'none' | 'loading' | 'success' | 'failure';

/** The huts to look through and the one hut being looked at, part of the localisation store. */
export const HutDirectory = types
  .model('HutDirectory')
  .volatile(() => ({
    huts: [] as readonly Hut[],
    hutsStatus: 'none' as Status,
    viewedHut: undefined as Hut | undefined,
    viewedStatus: 'none' as Status,
  }))
  .actions((self) => ({
    /** Reads the market's huts once [LOC-15]; a failure can be tried again. */
    loadHuts: flow(function* loadHuts() {
      if (self.hutsStatus === 'loading' || self.hutsStatus === 'success') return;
      const { huts, market, report, visit } = environmentOf(self);
      self.hutsStatus = 'loading';
      try {
        const role = visit.flagLevel === 'none' ? undefined : visit.flagLevel;
        self.huts = yield huts.inSectors(market.manifest.sectors, role);
        self.hutsStatus = 'success';
      } catch (error) {
        self.hutsStatus = 'failure';
        report('warning', 'The list of huts did not come', { error });
      }
    }),
    /** Reads one hut with its opening hours of the next days; it stays undefined when there is none [LOC-12]. */
    viewHut: flow(function* viewHut(sector: string, hutId: string) {
      const { huts, report } = environmentOf(self);
      self.viewedHut = undefined;
      self.viewedStatus = 'loading';
      try {
        self.viewedHut = yield huts.byId(sector, hutId);
        self.viewedStatus = 'success';
      } catch (error) {
        self.viewedStatus = 'failure';
        report('warning', 'The hut did not come', { error });
      }
    }),
    /** The hut lists are read again next time [LOC-48]. */
    resetHuts() {
      self.huts = [];
      self.hutsStatus = 'none';
    },
  }));
