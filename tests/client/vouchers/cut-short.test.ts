import { describe, expect, it } from 'vitest';
import type { Voucher } from '../../../schemas/types/http/vouchers.ts';
import { openShop } from '../basket/open-shop.ts';
import { voucherOf } from './sample-vouchers.ts';

const cola = { type: 'drink', productId: 'fornello-cola' } as const;
const margherita = {
  type: 'pizza',
  productId: 'margherita',
  size: 'medium',
  crust: 'deep-pan',
} as const;

/** A shop with a voucher of ten pounds active. */
const shopWith = async (more: Partial<Voucher> = {}) => {
  const { shop } = await openShop({ vouchers: { validate: async () => voucherOf(more) } });
  await shop.vouchers.validate({ id: 'TENNER' });
  return shop;
};

describe('a discount of an amount', () => {
  it('is told to be cut short while there is less to take it off [VOU-07]', async () => {
    const { basket } = await shopWith();
    expect(basket.isDiscountCutShort).toBe(false);
    basket.addItem(cola);
    expect(basket.priced?.discount?.value).toBe(249);
    expect(basket.isDiscountCutShort).toBe(true);
    basket.addItem(margherita);
    expect(basket.priced?.discount?.value).toBe(1000);
    expect(basket.isDiscountCutShort).toBe(false);
  });

  it('is not where it pays, as what is left of a gift is known to be lost [VOU-07, VOU-25]', async () => {
    const { basket } = await shopWith({ kind: 'giftcard' });
    basket.addItem(cola);
    expect(basket.priced?.amountDue).toBe(0);
    expect(basket.isDiscountCutShort).toBe(false);
  });
});
