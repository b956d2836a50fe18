import { describe, expect, it } from 'vitest';
import { priceBasket } from '../../../core/basket/price-basket.ts';
import { createDealsApi } from '../../../client/deals/deals-api.ts';
import type { HttpCall, HttpClient } from '../../../client/kernel/http-client.ts';
import {
  groundAgainst,
  rejectionOf,
  statusOfRejection,
} from '../../../core/vouchers/judge-voucher.ts';
import { isQualified, qualificationOf } from '../../../core/vouchers/qualification.ts';
import { voucherAnswer } from '../../../core/vouchers/voucher-answer.ts';
import {
  codeForAnalytics,
  normaliseCode,
  specialPrefixOf,
} from '../../../core/vouchers/voucher-code.ts';
import { createVouchersApi } from '../../../client/vouchers/vouchers-api.ts';
import { voucherTerms } from '../../../core/vouchers/voucher-terms.ts';
import type { Discount } from '../../../schemas/types/catalogue/discount.ts';
import type { CatalogueVoucher } from '../../../schemas/types/catalogue/voucher.ts';
import {
  basketOf,
  discountOf,
  discountsOf,
  hutOf,
  item,
  orderOf,
} from '../basket/sample-basket.ts';
import { dealOf } from '../deals/sample-deals.ts';
import { catalogueOf, productOf, side } from '../menu/pizzeria.ts';
import { testManifest } from '../test-market.ts';
import { voucherOf } from '../../client/vouchers/sample-vouchers.ts';
import { line } from './sample-lines.ts';

describe('the qualification of a voucher [VOU-29]', () => {
  const product = { threshold: 20, type: 'pizza' } as const;

  it('is not applicable without a threshold [VOU-30]', () => {
    expect(qualificationOf(undefined, [line(1550)])).toEqual({
      kind: 'not-applicable',
      eligibleTotal: 1550,
      gap: 0,
    });
  });

  it('has no eligible total where nothing counts [VOU-31]', () => {
    const lines = [line(3000, { type: 'drink' }), line(3000, { isDiscountable: false })];
    expect(qualificationOf(product, lines)).toEqual({
      kind: 'no-eligible-total',
      eligibleTotal: 0,
      gap: 2000,
    });
  });

  it('is not met below the threshold, with the gap [VOU-32, VOU-29]', () => {
    expect(qualificationOf(product, [line(1550)])).toEqual({
      kind: 'not-met',
      eligibleTotal: 1550,
      gap: 450,
    });
    expect(qualificationOf(product, [line(1)])).toMatchObject({ kind: 'not-met', gap: 1999 });
  });

  it('is met at the threshold exactly; only then or without one it takes value off [VOU-33]', () => {
    const met = qualificationOf(product, [line(2000)]);
    expect(met.kind).toBe('met');
    expect(isQualified(met)).toBe(true);
    expect(isQualified(qualificationOf(undefined, []))).toBe(true);
    expect(isQualified(qualificationOf(product, [line(1999)]))).toBe(false);
  });
});

describe('the value of a discount', () => {
  const priceOf = (pounds: number, discount: Partial<Discount>) =>
    priceBasket(
      orderOf({
        catalogue: catalogueOf(
          [],
          [productOf('food', 'side', pounds)],
          discountsOf(discountOf(discount)),
        ),
        basket: basketOf({ items: [item(side('food'))], discountId: 'saver' }),
        hut: hutOf(),
      }),
    ).discount?.value;

  it('is rounded half up, and at most the most it may be [VOU-07, VOU-02, VOU-01]', () => {
    expect(priceOf(24.99, { amount: 20, options: { rule: 'percent' } })).toBe(500);
    expect(priceOf(24.99, { amount: 20, options: { rule: 'percent', maxAmount: 3 } })).toBe(300);
    expect(priceOf(24.99, { amount: 4, options: { rule: 'amount' } })).toBe(400);
  });

  it('counts the types of product it is kept to [VOU-08]', () => {
    const options = { rule: 'percent', productTypes: ['pizza'] } as Discount['options'];
    expect(priceOf(24.99, { amount: 20, options })).toBe(0);
    expect(priceOf(24.99, { amount: 20, options: { ...options, productTypes: ['side'] } })).toBe(
      500,
    );
  });
});

describe('a voucher code', () => {
  const manifest = testManifest('uk');

  it('is trimmed and put in upper case [VOU-19]', () => {
    expect(normaliseCode('  save20 ')).toBe('SAVE20');
  });

  it('with a special prefix, in any case, is named by it [VOU-24]', () => {
    expect(specialPrefixOf('spe7kq2m', manifest)).toBe('SPE');
    expect(specialPrefixOf('SRZ9', manifest)).toBe('SRZ');
    expect(specialPrefixOf('SAVE20', manifest)).toBeUndefined();
    expect(codeForAnalytics('spe7kq2m', manifest)).toBe('SPE');
    expect(codeForAnalytics('save20', manifest)).toBe('SAVE20');
  });

  it('of the gift-card kind or one of the listed ids is payment [VOU-25]', () => {
    const priced = (voucher: ReturnType<typeof voucherOf>) =>
      priceBasket(
        orderOf({
          catalogue: catalogueOf([], [productOf('food', 'side', 30)]),
          basket: basketOf({
            items: [item(side('food'))],
            discountId: voucher.result.discountId ?? '',
            voucher,
          }),
        }),
      );
    const seen = { giftVoucher: 1000, total: 3000, amountDue: 2000, orderValue: 3000 };
    expect(priced(voucherOf({ id: 'gbp-10-off' }))).toMatchObject(seen);
    expect(priced(voucherOf({ kind: 'giftcard' }))).toMatchObject(seen);
    expect(priced(voucherOf())).toMatchObject({ giftVoucher: 0, total: 2000, orderValue: 2000 });
  });

  it('takes nothing off below what it asks for [VOU-33]', () => {
    const voucher = voucherOf({ product: { threshold: 30.01 } });
    const order = orderOf({
      catalogue: catalogueOf([], [productOf('food', 'side', 30)]),
      basket: basketOf({ items: [item(side('food'))], discountId: 'TENNER', voucher }),
    });
    expect(priceBasket(order).discount).toEqual({ id: 'TENNER', value: 0 });
  });
});

describe('a voucher of the catalogue', () => {
  const made: CatalogueVoucher = {
    id: 'ALL',
    title: 'All',
    type: 'discount',
    amount: 5,
    options: { rule: 'amount' },
    appExclusive: true,
    collectionOnly: true,
    products: ['caviar'],
    conflicts: ['a-deal'],
  };

  it('is answered with type, flags, threshold, title and result [VOU-15]', () => {
    const product = { threshold: 20, type: 'pizza' } as const;
    const answer = voucherAnswer({ ...made, product }, 'CODE1', { prefix: 'SPE' });
    expect(answer).toMatchObject({
      id: 'CODE1',
      type: 'discount',
      valid: true,
      appExclusive: true,
      product,
      title: 'All',
      prefix: 'SPE',
      result: { amount: 5, rule: 'amount', title: 'All', discountId: 'CODE1' },
    });
    expect(voucherTerms(answer)).toMatchObject({ id: 'CODE1', amount: 5, needs: product });
  });

  it('is refused for the first of its grounds', () => {
    const catalogue = catalogueOf([], []);
    const facts = {
      isApp: false,
      disposition: 'delivery',
      catalogue,
      dealIds: ['a-deal'],
    } as const;
    expect(groundAgainst(made, facts)?.type).toBe('APP_ONLY');
    expect(groundAgainst(made, { ...facts, isApp: true })?.type).toBe('COLLECTION_ONLY');
    const collected = { ...facts, isApp: true, disposition: 'collection' } as const;
    expect(groundAgainst(made, collected)?.type).toBe('PRODUCTS_UNAVAILABLE');
    const { products: _products, ...sold } = made;
    expect(groundAgainst(sold, collected)).toEqual({ type: 'CONFLICT', names: ['a-deal'] });
    expect(groundAgainst(sold, { ...collected, dealIds: [] })).toBeUndefined();
  });

  it.each(['delivery', 'dinein'] as const)(
    'for collection is not taken for %s [VOU-36]',
    (other) => {
      const forCollection: CatalogueVoucher = {
        id: 'C',
        title: 'Collect',
        type: 'discount',
        amount: 5,
        options: { rule: 'amount' },
        collectionOnly: true,
      };
      expect(groundAgainst(forCollection, { disposition: other })).toEqual({
        type: 'COLLECTION_ONLY',
      });
      expect(groundAgainst(forCollection, { disposition: 'collection' })).toBeUndefined();
      expect(groundAgainst(forCollection, {})).toBeUndefined();
      const forAll = { ...forCollection, collectionOnly: false };
      expect(groundAgainst(forAll, { disposition: other })).toBeUndefined();
    },
  );

  it('is not combined with a deal that names it, nor with one that it names [VOU-39, DEA-31]', () => {
    const { products: _products, conflicts: _conflicts, ...plain } = { ...made, id: 'PLAIN' };
    const naming = dealOf('flat', [{ type: 'pizza' }], {
      id: 'naming',
      conflicts: ['PLAIN'],
    });
    const silent = dealOf('flat', [{ type: 'pizza' }], { id: 'silent' });
    const catalogue = catalogueOf([naming, silent], []);
    const against = (voucher: CatalogueVoucher, ...dealIds: string[]) =>
      groundAgainst(voucher, { catalogue, disposition: 'collection', dealIds });
    expect(against(plain, 'naming', 'silent')).toEqual({
      type: 'CONFLICT',
      names: [naming.title],
    });
    expect(against(plain, 'silent')).toBeUndefined();
    expect(against({ ...plain, conflicts: ['silent'] }, 'silent')?.type).toBe('CONFLICT');
  });

  it.each([
    ['NOT_FOUND', 404],
    ['APP_ONLY', 422],
    ['COLLECTION_ONLY', 422],
    ['PRODUCTS_UNAVAILABLE', 422],
    ['CONFLICT', 409],
  ] as const)('refused as %s is answered with status %i [VOU-44]', (type, status) => {
    expect(statusOfRejection(type)).toBe(status);
  });

  it('is told by its code', () => {
    expect(rejectionOf('X', { type: 'NOT_FOUND' })).toEqual({
      valid: false,
      invalidVoucherId: 'X',
      error: { type: 'NOT_FOUND', message: 'Sorry, this voucher code is not valid' },
    });
  });
});

describe('the calls', () => {
  const calls: HttpCall[] = [];
  const http: HttpClient = {
    send: async <Body>(call: HttpCall) => {
      calls.push(call);
      return { status: 200, body: { result: [] } as Body };
    },
  };
  const question = {
    sector: 'uk-1',
    code: 'SAVE20',
    hutId: '1101',
    disposition: 'delivery',
    deals: ['a', 'b'],
    locale: 'en-GB',
  } as const;

  it('of validation ask by sector and code, with content type and channel [VOU-42, VOU-13]', async () => {
    await createVouchersApi(http, () => false).validate(question);
    expect(calls.at(-1)).toMatchObject({
      path: '/v1/vouchers/validate',
      headers: { 'content-type': 'application/json', 'x-channel': 'web' },
      query: { sector: 'uk-1', code: 'SAVE20', deals: 'a,b' },
    });
    await createVouchersApi(http, () => true).validate(question);
    expect(calls.at(-1)?.headers).toMatchObject({ 'x-channel': 'app' });
  });

  it('of discounts ask by hut, sector and disposition, with the channel [VOU-12]', async () => {
    const of = {
      sector: 'uk-1',
      hutId: '1101',
      disposition: 'delivery',
      when: 'asap',
      locale: 'en-GB',
    } as const;
    expect(await createDealsApi(http, () => false).discounts(of)).toEqual([]);
    expect(calls.at(-1)).toMatchObject({
      path: '/v1/discounts/',
      query: { hutid: '1101', sector: 'uk-1', disposition: 'delivery' },
      headers: { 'x-channel': 'web' },
    });
  });
});
