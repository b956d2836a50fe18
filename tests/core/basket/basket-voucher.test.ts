import { describe, expect, it } from 'vitest';
import { checkBasket } from '../../../core/basket/check-basket.ts';
import { dealVoucher, voucherOf } from '../../client/vouchers/sample-vouchers.ts';
import { dealOf, fill } from '../deals/sample-deals.ts';
import { catalogueOf, pizza } from '../menu/pizzeria.ts';
import { basketOf, built, item, orderOf } from './sample-basket.ts';

const dealNamed = (id: string, locked: boolean) =>
  dealOf('flat', [{ type: 'pizza' }], { id, price: 15, locked });
const catalogue = catalogueOf([
  dealNamed('opened', true),
  dealNamed('rewarded', true),
  dealNamed('open', false),
]);

describe('the voucher of a basket', () => {
  const problemsWith = (opens: string, ...ids: string[]) =>
    checkBasket(
      orderOf({
        catalogue,
        basket: basketOf({
          deals: ids.map((id, index) => built(id, fill(pizza('supreme')), `line-${index}`)),
          voucher: { ...dealVoucher(), dealId: opens },
        }),
        unlockedDeals: new Set(['opened', 'rewarded']),
      }),
    );

  it('opens its locked deal once, and limits no other deal', () => {
    expect(problemsWith('opened', 'opened')).toEqual([]);
    expect(problemsWith('opened', 'opened', 'rewarded', 'opened')).toEqual([
      { code: 'deal-limit', line: 'line-2', entity: 'opened', limit: 1 },
    ]);
    expect(problemsWith('opened', 'rewarded', 'rewarded', 'open', 'open')).toEqual([]);
    expect(problemsWith('open', 'open', 'open')).toEqual([]);
  });

  it('for collection only is not taken for a delivery [VOU-36]', () => {
    const order = {
      basket: basketOf({
        items: [item(pizza('supreme'))],
        voucher: voucherOf({ collectionOnly: true }),
      }),
    };
    expect(checkBasket(orderOf(order))).toEqual([
      { code: 'voucher-unavailable', entity: 'TENNER' },
    ]);
    expect(checkBasket(orderOf({ ...order, disposition: 'collection' }))).toEqual([]);
  });
});
