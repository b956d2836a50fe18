import type { NewNotification } from '../shell/notifications-store.ts';
import type { AddDealVerdict } from './add-deal-verdict.ts';

type Refusal = Exclude<AddDealVerdict, { readonly kind: 'added' }>;

/** Says why a deal was not added [DEA-31, DEA-77, DEA-78, BSK-82]. @param nameOf name of a deal, discount or voucher */
export function dealRefusal(verdict: Refusal, nameOf: (id: string) => string): NewNotification {
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
    case 'second-reward':
      return { ...base, message: 'basket.refused.secondReward' };
    case 'locked':
      return { ...base, message: 'basket.refused.locked' };
    case 'unavailable':
      return { ...base, message: 'basket.refused.unavailable' };
  }
}
