import { flow, types } from 'mobx-state-tree';
import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Discount } from '../../schemas/types/catalogue/discount.ts';
import type { TimedDisposition } from '../../core/localisation/disposition.ts';
import { environmentOf } from '../kernel/environment.ts';
import { type DealKeys, isUnlocked } from './deal-access.ts';
import type { DealsOf } from './deals-api.ts';
import { rewardRefusalsIn } from './reward-refusals-in.ts';
import { TempDealPart } from './temp-deal-part.ts';
import { rootOf } from '../root.ts';
import type { Steps } from '../kernel/steps.ts';

/** What a hut offers to a disposition. */
export interface Offers {
  readonly deals: readonly Deal[];
  readonly discounts: readonly Discount[];
}

/** Deals and discounts of the hut, and the deal being built [DEA-35, DEA-90]. */
export const DealsStore = types
  .compose(
    'Deals',
    TempDealPart,
    types.model({
      discounts: types.frozen<readonly Discount[]>([]),
      status: types.optional(types.enumeration(['none', 'loading', 'success', 'failure']), 'none'),
    }),
  )
  .volatile(() => ({
    /** What the customer can unlock deals with besides the active voucher [DEA-08]. */
    keys: {} as DealKeys,
    /** Grows with every read; the answer to an older one is ignored. */
    round: 0,
  }))
  .views((self) => ({
    discount(id: string): Discount | undefined {
      return self.discounts.find((discount) => discount.id === id);
    },
    /** Whether a deal can be opened and added [DEA-08]. */
    isUnlocked(deal: Deal): boolean {
      const { vouchers } = rootOf(self);
      return isUnlocked(deal, {
        ...self.keys,
        voucherDealIds: vouchers.dealIds,
      });
    },
    /** Key of what stands at a deal that is not unlocked [DEA-08]. */
    lockedMessage({ loyalty }: Deal): string {
      const { market } = environmentOf(self);
      return loyalty ? rewardRefusalsIn(market).locked : 'deals.locked.voucher';
    },
    /** Hidden deals are listed for internal visitors [DEA-07]. */
    get allowsHidden(): boolean {
      return environmentOf(self).visit.flagLevel !== 'none';
    },
  }))
  .actions((self) => {
    const read = async (disposition: TimedDisposition): Promise<Offers | undefined> => {
      const { hut } = rootOf(self).localisation;
      if (!hut) return undefined;
      const { deals: api, locale } = environmentOf(self);
      const of: DealsOf = {
        sector: hut.sector,
        hutId: hut.id,
        disposition: disposition.type,
        when: disposition.when,
        ...(disposition.time === undefined ? {} : { time: disposition.time }),
        locale: locale(),
      };
      const [deals, discounts] = await Promise.all([api.deals(of), api.discounts(of)]);
      return { deals, discounts };
    };
    return {
      /** Forgets what belongs to a hut [DEA-90]. */
      reset() {
        self.round += 1;
        self.list = [];
        self.discounts = [];
        self.status = 'none';
        self.tempDeal = undefined;
      },
      setKeys(keys: DealKeys) {
        self.keys = keys;
      },
      /** What the hut offers to another disposition; the store's own lists stay as they are [BSK-66]. */
      readFor: (disposition: TimedDisposition): Promise<Offers | undefined> => read(disposition),
      /** Reads deals and discounts of the localised hut; however it ends, the pending disposition is cleared [DEA-91]. */
      load: flow(function* load(): Steps {
        const { localisation } = rootOf(self);
        if (!localisation.hut) return;
        const round = self.round + 1;
        self.round = round;
        self.status = 'loading';
        try {
          const offers: Offers | undefined = yield read(localisation.disposition);
          if (self.round !== round || !offers) return;
          self.list = offers.deals;
          self.discounts = offers.discounts;
          self.status = 'success';
        } catch (error) {
          if (self.round !== round) return;
          self.status = 'failure';
          environmentOf(self).report('warning', 'The deals did not come', { error });
        } finally {
          if (self.round === round) localisation.setPendingDisposition(undefined);
        }
      }),
    };
  });
