import { getSnapshot, types } from 'mobx-state-tree';
import { environmentOf, seesOrdering } from '../kernel/environment.ts';
import {
  dealbotLayout,
  type DealbotLayout,
  type DealbotModeFacts,
  isDealbotDisabled,
} from './dealbot-mode.ts';
import { looseTotal } from './dealbot-savings.ts';
import type { NextStep } from './dealbot-port.ts';
import { rootOf } from '../root.ts';

/** What the last added product brought [BOT-02, BOT-03]. */
export type DealbotStatus =
  | 'added-product-with-new-saving'
  | 'added-product-without-new-saving'
  | 'resting';

/** What the deal assistant knows: whether it is on, what it saves, and its modals [BOT-01]. */
export const DealbotState = types
  .model('Dealbot', {
    on: false,
    welcomeMessageShown: false,
    showEnableModal: false,
    showDisableModal: false,
    status: types.optional(
      types.enumeration<DealbotStatus>([
        'added-product-with-new-saving',
        'added-product-without-new-saving',
        'resting',
      ]),
      'resting',
    ),
  })
  .volatile(seesOrdering)
  .volatile(() => ({
    /** Grows with every change of the basket; an answer to an older one is ignored [BOT-33]. */
    round: 0,
    /** Additions to the basket that were looked at. */
    additions: 0,
    /** Lines that the last rebuild made: they are not optimised again [BOT-37]. */
    settled: undefined as readonly unknown[] | undefined,
    /** The customer turned it off; it does not switch on by itself again. */
    isDeclined: false,
    wasIntroduced: false,
    nextSteps: [] as readonly NextStep[],
  }))
  .views((self) => ({
    get modeFacts(): DealbotModeFacts {
      const { experiments, market, visit } = environmentOf(self);
      const { flagLevel, landing } = visit;
      return { manifest: market.manifest, experiments, flagLevel, landing };
    },
  }))
  .views((self) => ({
    /** Its controls are hidden [BOT-11]. */
    get isDisabled(): boolean {
      return isDealbotDisabled(self.modeFacts);
    },
    get layout(): DealbotLayout {
      return dealbotLayout(self.modeFacts);
    },
    /** What the customer saves against buying everything loose, in minor units, never below 0 [BOT-05]. */
    get savings(): number {
      const { facts, priced } = rootOf(self).basket;
      return facts && priced ? Math.max(0, looseTotal(facts) - priced.foodValue) : 0;
    },
  }))
  .views((self) => ({
    /** It is on and nothing keeps it off [BOT-11, BOT-16]. */
    get isOn(): boolean {
      return self.on && !self.isDisabled;
    },
    /** The contents of the basket, as values that differ once it changed. */
    get contents(): readonly unknown[] {
      const { basket } = rootOf(self);
      return [getSnapshot(basket.deals), getSnapshot(basket.items)];
    },
  }));
