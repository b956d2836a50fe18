import { describe, expect, it } from 'vitest';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import { priceBasket } from '../../../core/basket/price-basket.ts';
import type { BasketCheck } from '../../../core/basket/check-basket.ts';
import type { SurchargeFacts } from '../../../core/surcharges/surcharge-policy.ts';
import { marketManifest } from '../../../core/manifest/layer-manifest.ts';
import { tieredSurcharges } from '../../../plugins/surcharge-tiers/tiered-surcharges.ts';
import { filesOf } from '../../core/manifest/real-manifests.ts';
import { catalogueOf, productOf, side } from '../../core/menu/pizzeria.ts';
import {
  basketOf,
  discountOf,
  discountsOf,
  hutOf,
  item,
  orderOf,
} from '../../core/basket/sample-basket.ts';

const uk = marketManifest(filesOf('uk'));
const ca = marketManifest(filesOf('ca'));
const feeHut = (more: Partial<Hut> = {}) =>
  hutOf({
    variableDeliverySurcharges: [
      { minOrderValue: 0, maxOrderValue: 10, deliverySurcharge: 3.99 },
      { minOrderValue: 11, maxOrderValue: 0, deliverySurcharge: 0 },
    ],
    fees: [
      { type: 'delivery', price: 1.99, priceForAccountHolder: 0.99 },
      { type: 'smallOrderSupplement', price: 2, lowerThreshold: 5, upperThreshold: 12 },
    ],
    ...more,
  });

const surcharges = (more: Partial<SurchargeFacts> = {}) =>
  tieredSurcharges.surchargesFor({
    hut: feeHut(),
    manifest: uk,
    disposition: 'delivery',
    orderValue: 800,
    isAccountHolder: false,
    paymentType: undefined,
    tip: undefined,
    ...more,
  });
const amounts = (more: Partial<SurchargeFacts> = {}) =>
  Object.fromEntries(surcharges(more).map(({ type, amount }) => [type, amount]));

describe('delivery fees', () => {
  it('are the tier as delivery supplement with its bounds, and the flat fee of the hut [SUR-02, SUR-11]', () => {
    expect(surcharges()).toEqual([
      {
        type: 'deliverySupplement',
        price: 399,
        amount: 399,
        lowerThreshold: 0,
        upperThreshold: 1000,
      },
      { type: 'delivery', price: 199, amount: 199 },
      {
        type: 'smallOrderSupplement',
        price: 200,
        amount: 200,
        lowerThreshold: 500,
        upperThreshold: 1200,
      },
    ]);
  });

  it('apply to delivery only [SUR-13]', () => {
    for (const disposition of ['collection', 'dinein'] as const) {
      expect(surcharges({ disposition })).toEqual([]);
    }
  });

  it('add the small order supplement from its lower to below its upper threshold [SUR-12]', () => {
    const isAdded = (orderValue: number, hut = feeHut()) =>
      'smallOrderSupplement' in amounts({ orderValue, hut });
    expect([499, 500, 1199, 1200].map((value) => isAdded(value))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const open = feeHut({ fees: [{ type: 'smallOrderSupplement', price: 2, upperThreshold: 0 }] });
    expect(isAdded(99_999, open)).toBe(true);
  });

  it('hold one surcharge of a type: a later one takes the place of an earlier one [SUR-14]', () => {
    const hut = feeHut({
      fees: [
        { type: 'delivery', price: 1.99 },
        { type: 'delivery', price: 2.99 },
      ],
    });
    expect(surcharges({ hut }).filter(({ type }) => type === 'delivery')).toEqual([
      { type: 'delivery', price: 299, amount: 299 },
    ]);
  });

  it('have a price for account holders under the feature flag [SUR-16, EXP-69, SUR-04, CHK-99]', () => {
    const flags = {
      ...uk.flags,
      features: { ...uk.flags.features, 'account-holder-discount': { default: true } },
    };
    const manifest = { ...uk, flags };
    const delivery = (more: Partial<SurchargeFacts>) => amounts(more)['delivery'];
    expect(delivery({ isAccountHolder: true, manifest })).toBe(99);
    expect(delivery({ isAccountHolder: false, manifest })).toBe(199);
    expect(delivery({ isAccountHolder: true })).toBe(199);
    const hut = feeHut({ fees: [{ type: 'delivery', price: 1.99 }] });
    expect(delivery({ isAccountHolder: true, manifest, hut })).toBe(199);
  });
});

describe('the surcharge of a payment type', () => {
  it('comes from the manifest, changes with the type and is none for most [SUR-20, SUR-21, CST-46, CHK-100, PAY-123]', () => {
    const of = (paymentType: string) =>
      tieredSurcharges
        .surchargesFor({
          hut: hutOf(),
          manifest: ca,
          disposition: 'collection',
          orderValue: 2000,
          isAccountHolder: false,
          paymentType,
          tip: undefined,
        })
        .map(({ type, amount }) => [type, amount]);
    expect(of('paylater_debit')).toEqual([['paymentSurchargePaylaterDebit', 50]]);
    expect(of('paylater_credit')).toEqual([['paymentSurchargePaylaterCredit', 100]]);
    expect(of('card')).toEqual([]);
  });
});

describe('the tip', () => {
  const tip = (amount: number) => ({ amount, tippingOption: 'other' });

  it('is kept at 0 or more and dropped below [SUR-22, SUR-23, CHK-92]', () => {
    const of = (amount: number) =>
      surcharges({ tip: tip(amount) }).filter(({ type }) => type === 'driverTip');
    expect(of(150)).toEqual([
      { type: 'driverTip', price: 150, amount: 150, tippingOption: 'other' },
    ]);
    expect(of(0)).toHaveLength(1);
    expect(of(-1)).toEqual([]);
  });

  it('is not charged where tipping is off [SUR-24]', () => {
    expect(amounts({ tip: tip(150), manifest: marketManifest(filesOf('fr')) })).not.toHaveProperty(
      'driverTip',
    );
  });
});

describe('the order value of surcharges', () => {
  const eleven = productOf('eleven', 'side', 11);
  const supplementOf = (more: Partial<BasketCheck>, basket = {}) =>
    priceBasket(
      orderOf({
        catalogue: catalogueOf([], [eleven], discountsOf(discountOf({ amount: 1 }))),
        hut: feeHut({ fees: [] }),
        basket: basketOf({ items: [item(side('eleven'))], ...basket }),
        ...more,
      }),
    ).surcharges.find(({ type }) => type === 'deliverySupplement')?.amount;

  it('is the subtotal less the discount, without surcharges and tip [SUR-10, SUR-25, SUR-15]', () => {
    expect(supplementOf({})).toBe(0);
    expect(supplementOf({}, { discountId: 'saver' })).toBe(399);
    const tipped = { discountId: 'saver', tip: { amount: 500, tippingOption: '5' } };
    expect(supplementOf({}, tipped)).toBe(399);
    expect(supplementOf({ disposition: 'collection' })).toBeUndefined();
  });
});
