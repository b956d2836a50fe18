import type { DealKind } from '../../core/deals/deal-kind.ts';

/** A gift card: costs nothing in the subtotal, its price is taken off the amount due [DEA-73]. */
export const giftcard: DealKind = {
  kind: 'giftcard',
  listPrice: 'fixed',
  isPayment: true,
  benefit: ({ dealPrice }) => ({
    price: 0,
    benefitSlots: [],
    steps: [{ rule: 'gift-card', inputs: { faceValue: dealPrice }, amount: 0 }],
  }),
};
