import { types } from 'mobx-state-tree';
import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import { environmentOf } from '../kernel/environment.ts';
import { closingTime, timeLeft, warningDelay } from './closing-time.ts';
import { rootOf } from '../root.ts';

/** Id and topic of the warning. */
export const closingSoonId = 'closing-soon';

/** The warning that the chosen hut closes soon, part of the localisation store. */
export const ClosingSoon = types
  .model('ClosingSoon')
  .volatile(() => ({
    /** Grows with every new watch, so that an earlier one ends [LOC-82]. */
    closingWatch: 0,
  }))
  .actions((self) => ({
    /** Ends the watch and takes its warning away. */
    stopClosingWatch() {
      self.closingWatch += 1;
      rootOf(self).notifications.close(closingSoonId);
    },
  }))
  .actions((self) => {
    const raise = (hut: Hut, closesAt: number) => {
      const { now } = environmentOf(self);
      const isOver = now() >= closesAt;
      rootOf(self).notifications.raise({
        id: closingSoonId,
        type: 'warning',
        topic: closingSoonId,
        title: isOver ? 'localisation.closed.title' : 'localisation.closingSoon.title',
        message: isOver ? 'localisation.closed.message' : 'localisation.closingSoon.message',
        values: { name: hut.name, ...timeLeft(closesAt, now()) },
        timeOut: 'none',
        hideShowBasket: isOver,
        priority: 1,
      });
    };
    const isWatched = (watch: number): boolean => self.closingWatch === watch;
    /** Waits until the lead before closing, then counts down every second to zero [LOC-80, LOC-81]. */
    const watchClosing = async (hut: Hut, disposition: Disposition): Promise<void> => {
      self.stopClosingWatch();
      const watch = self.closingWatch;
      const { market, now, wait } = environmentOf(self);
      const { closingSoon, tradingDay } = market.manifest;
      const closesAt = closingTime(hut, disposition, now(), tradingDay);
      if (closesAt === undefined) return;
      await wait(warningDelay(closesAt, now(), closingSoon.leadMs));
      while (isWatched(watch)) {
        raise(hut, closesAt);
        if (now() >= closesAt) return;
        await wait(closingSoon.tickMs);
      }
    };
    return {
      watchClosing,
      /** Watches once the hut's content has come or failed: reading the clocks of time zones is slow. */
      async watchClosingAfter(content: readonly unknown[], hut: Hut, disposition: Disposition) {
        const watch = self.closingWatch;
        await Promise.allSettled(content);
        if (isWatched(watch)) await watchClosing(hut, disposition);
      },
    };
  });
