import type { IAnyStateTreeNode } from 'mobx-state-tree';
import type { Market } from '../../core/engine/start-market.ts';
import { environmentOf, type Sees } from '../kernel/environment.ts';
import { rootOf } from '../root.ts';
import { rewardRefusalsIn } from '../deals/reward-refusals-in.ts';
import type { NewNotification } from '../shell/notifications-store.ts';
import type { AddDealVerdict } from './add-deal-verdict.ts';

type Refusal = Exclude<AddDealVerdict, { readonly kind: 'added' }>;

const notificationOf = (
  verdict: Refusal,
  nameOf: (id: string) => string,
  market: Pick<Market, 'extensions' | 'manifest'>,
): NewNotification => {
  const base = { id: 'deal-refused', type: 'warning' } as const;
  switch (verdict.kind) {
    case 'limit':
      return {
        ...base,
        message: verdict.isOffer ? 'basket.refused.offerLimit' : 'basket.refused.dealLimit',
        values: { max: verdict.max },
      };
    case 'conflict':
      return {
        ...base,
        message: 'basket.refused.conflict',
        values: { names: verdict.with.map(nameOf).join(', ') },
      };
    case 'too-many-rewards':
      return {
        ...base,
        message: rewardRefusalsIn(market).tooMany,
        values: { most: verdict.most },
      };
    case 'locked':
      return { ...base, message: 'basket.refused.locked' };
    case 'unavailable':
      return { ...base, message: 'basket.refused.unavailable' };
  }
};

/** Says to the customer why something did not join the basket [DEA-31, DEA-77, DEA-78, BSK-82]. */
export const sayRefusal = (
  basket: IAnyStateTreeNode &
    Sees<'ordering'> & {
      /** Name of a deal, discount or voucher. */
      readonly titleOf: (id: string) => string;
    },
  verdict: Refusal,
): void => {
  const { market } = environmentOf(basket);
  rootOf(basket).notifications.raise(notificationOf(verdict, basket.titleOf, market));
};
