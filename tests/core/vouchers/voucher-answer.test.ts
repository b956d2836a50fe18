import { describe, expect, it } from 'vitest';
import { voucherAnswer } from '../../../core/vouchers/voucher-answer.ts';
import { voucherTerms } from '../../../core/vouchers/voucher-terms.ts';
import type { CatalogueVoucher } from '../../../schemas/types/catalogue/voucher.ts';
import type { VoucherResult } from '../../../schemas/types/http/vouchers.ts';
import { dealVoucher, voucherOf } from '../../client/vouchers/sample-vouchers.ts';
import { dealOf } from '../deals/sample-deals.ts';

describe('the answer to a voucher code', () => {
  it('tells all that the catalogue says of a discount voucher [VOU-15]', () => {
    const told = {
      type: 'discount',
      title: 'Three off',
      desc: 'Three pounds off your order',
      terms: 'Once a day',
      kind: 'student',
      conflicts: ['two-for-one'],
      product: { threshold: 20, type: 'pizza' },
    } as const;
    const voucher: CatalogueVoucher = {
      ...told,
      id: 'BATCH',
      conflicts: [...told.conflicts],
      appExclusive: true,
      collectionOnly: true,
      discountId: 'three-off',
      amount: 3,
      options: { rule: 'percent', productTypes: ['pizza'], maxAmount: 2 },
    };
    expect(voucherAnswer(voucher, 'SPE1', { prefix: 'SPE' })).toStrictEqual({
      ...told,
      id: 'SPE1',
      valid: true,
      appExclusive: true,
      collectionOnly: true,
      prefix: 'SPE',
      result: {
        title: 'Three off',
        discountId: 'three-off',
        amount: 3,
        rule: 'percent',
        productTypes: ['pizza'],
        maxAmount: 2,
      },
    });
  });

  it('leaves out what a deal voucher does not say, and is open to every channel and disposition [VOU-15]', () => {
    const voucher: CatalogueVoucher = {
      id: 'STUDENT',
      type: 'deal',
      title: 'Student',
      dealId: 'the-deal',
    };
    const deal = dealOf('flat', [{ type: 'pizza' }]);
    expect(voucherAnswer(voucher, 'STUDENT', { prefix: undefined, deal })).toStrictEqual({
      id: 'STUDENT',
      type: 'deal',
      valid: true,
      appExclusive: false,
      collectionOnly: false,
      title: 'Student',
      dealId: 'the-deal',
      result: { title: 'The deal' },
    });
  });
});

describe('the basket discount of a voucher', () => {
  const result: VoucherResult = { title: 'Three off', amount: 3, rule: 'amount' };

  it('has the id and the value of the voucher [VOU-26]', () => {
    expect(voucherTerms(voucherOf({ id: 'THREE', result }))).toStrictEqual({
      id: 'THREE',
      amount: 3,
      options: { rule: 'amount' },
      voucherId: 'THREE',
    });
  });

  it('is none where the voucher opens a deal, or has no amount or no rule', () => {
    const { amount: _amount, ...withoutAmount } = result;
    const { rule: _rule, ...withoutRule } = result;
    expect(voucherTerms({ ...dealVoucher(), result })).toBeUndefined();
    expect(voucherTerms(voucherOf({ result: withoutAmount }))).toBeUndefined();
    expect(voucherTerms(voucherOf({ result: withoutRule }))).toBeUndefined();
  });
});
