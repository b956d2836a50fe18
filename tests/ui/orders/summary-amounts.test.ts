import { describe, expect, it } from 'vitest';
import { summaryAmounts } from '../../../ui/pages/orders/summary-amounts.ts';
import { summaryIn } from '../../client/orders/open-checkout.ts';

describe('the amounts of a placed order', () => {
  it('leave out those of 0 and take off what was taken off [ORD-125]', () => {
    const order = {
      ...summaryIn('placed'),
      subtotal: 20,
      discount: 5,
      deliveryFee: 0,
      payLaterSurcharge: 0.5,
      tip: 2,
      taxOnTop: 1.3,
    };
    expect(summaryAmounts(order)).toEqual([
      { name: 'subtotal', amount: 20 },
      { name: 'discount', amount: -5 },
      { name: 'payLaterSurcharge', amount: 0.5 },
      { name: 'tip', amount: 2 },
      { name: 'tax', amount: 1.3 },
    ]);
  });

  it('name the supplement of a delivery apart from its charge [SHP-02]', () => {
    const order = { ...summaryIn('placed'), deliveryFee: 3.48, deliverySupplement: 2.49 };
    const fees = summaryAmounts(order).filter(({ name }) => name.startsWith('delivery'));
    expect(fees).toEqual([
      { name: 'deliverySupplement', amount: 2.49 },
      { name: 'deliveryFee', amount: 0.99 },
    ]);
  });
});
