import type { DealKind } from '../../core/deals/deal-kind.ts';

/** A gift card: costs nothing in the subtotal, its price is taken off the amount due [DEA-73]. */
export const giftcard: DealKind = {
  kind: 'giftcard',
  listPrice: 'fixed',
  isPayment: true,
  benefit: () => ({ price: 0, benefitSlots: [], steps: [] }),
};
