import type { Intent } from './intent-repository.ts';

/**
 * Whether an order may hold something of a voucher, a gift card or points: most name none, and are spared the look. One
 * whose customer was erased no longer says what it named.
 */
export const mayHoldUses = ({
  account_id,
  erased_at,
  request,
}: Pick<Intent, 'account_id' | 'erased_at' | 'request'>): boolean =>
  account_id !== null ||
  erased_at !== null ||
  request.customer.accountId !== undefined ||
  request.voucher !== undefined ||
  (request.payment.credits ?? []).length > 0 ||
  request.deals.some(({ redeemable_id }) => redeemable_id !== undefined);
