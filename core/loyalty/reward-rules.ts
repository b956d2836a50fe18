import { isFeatureOn } from '../experiments/is-feature-on.ts';
import { toMinor } from '../money/money.ts';
import { isOffline } from '../payments/stored-type.ts';
import { type LoyaltyRules, rewardRefusals } from './loyalty-rules.ts';

/** Flag that lets rewards go with offline payments [EXP-81]. */
const offlineFlag = 'loyalty-offline-payment';

/** Rules of rewards by the market's settings, for programmes that differ in how points are earned. */
export const rewardRules: Omit<LoyaltyRules, 'earning'> = {
  isOn: (sector, { loyalty }) =>
    loyalty.sectors.includes(sector) && !loyalty.hiddenSectors.includes(sector),
  price: ({ loyalty: isReward, loyaltyPoints }, { loyalty }) =>
    isReward ? { points: loyaltyPoints ?? loyalty.rewardPoints } : undefined,
  isFree: ({ type, id, kind, subtype }, { loyalty: { freeItems } }) =>
    type === 'side' &&
    [id, kind, subtype].some((name) => name !== undefined && freeItems.includes(name)),
  limits: ({ loyalty: { minimumOrder } }) => ({
    most: 1,
    ...(minimumOrder === undefined ? {} : { minimumOrder: toMinor(minimumOrder) }),
  }),
  paysWith: (paymentType, { payments, flags }) =>
    !isOffline(paymentType, payments) || isFeatureOn(flags, offlineFlag),
  showsNotice: ({ rewards, balance, hasInteracted, hasSeen }, { loyalty }) =>
    rewards > 0 && !hasSeen && (!hasInteracted || balance >= loyalty.notificationMinBalance),
  messages(points, { loyalty }) {
    const number = points === loyalty.singularAt ? 'point' : 'points';
    return {
      redeem: loyalty.redeemButtonText,
      points: `loyalty.${number}`,
      notice: `loyalty.notice.${number}`,
    };
  },
  refusals: () => rewardRefusals,
};
