import { describe, expect, it } from 'vitest';
import { marketManifest } from '../../../core/manifest/layer-manifest.ts';
import { cheaperFee, feeSteps } from '../../../core/surcharges/fee-steps.ts';
import { tieredSurcharges } from '../../../plugins/surcharge-tiers/tiered-surcharges.ts';
import type { Disposition, Hut } from '../../../schemas/types/catalogue/hut.ts';
import { hutOf } from '../basket/sample-basket.ts';
import { filesOf } from '../manifest/real-manifests.ts';

const manifest = marketManifest(filesOf('uk'));

const feesOf = (hut: Hut, disposition: Disposition = 'delivery') => {
  const given = { hut, manifest, disposition, isAccountHolder: false };
  return (orderValue: number) =>
    tieredSurcharges.surchargesFor({
      ...given,
      orderValue,
      paymentType: undefined,
      tip: undefined,
    });
};

const tiered = hutOf({
  variableDeliverySurcharges: [
    { minOrderValue: 0, maxOrderValue: 15, deliverySurcharge: 2.99 },
    { minOrderValue: 16, maxOrderValue: 25, deliverySurcharge: 1.49 },
    { minOrderValue: 26, maxOrderValue: 0, deliverySurcharge: 0 },
  ],
  fees: [{ type: 'smallOrderSupplement', price: 1, lowerThreshold: 5, upperThreshold: 12 }],
});

/** A hut whose delivery never gets free. */
const flat = hutOf({
  fees: [
    { type: 'delivery', price: 1.99 },
    { type: 'smallOrderSupplement', price: 1, upperThreshold: 12 },
  ],
});

describe('the fees of a hut', () => {
  it('have a step at each order value that changes them, to the minor unit [SHP-02]', () => {
    expect(feeSteps(tiered, feesOf(tiered))).toEqual([
      {
        type: 'deliverySupplement',
        steps: [
          { from: 0, amount: 299 },
          { from: 1501, amount: 149 },
          { from: 2501, amount: 0 },
        ],
      },
      {
        type: 'smallOrderSupplement',
        steps: [
          { from: 0, amount: 0 },
          { from: 500, amount: 100 },
          { from: 1200, amount: 0 },
        ],
      },
    ]);
    expect(feeSteps(tiered, feesOf(tiered, 'collection'))).toEqual([]);
  });

  it('have their steps by order value, in whatever order the hut lists them [SHP-02]', () => {
    const unsorted = hutOf({
      fees: [
        { type: 'delivery', price: 1.99, upperThreshold: 30 },
        { type: 'smallOrderSupplement', price: 1, upperThreshold: 12 },
      ],
    });
    expect(feeSteps(unsorted, feesOf(unsorted))).toEqual([
      {
        type: 'delivery',
        steps: [
          { from: 0, amount: 199 },
          { from: 3000, amount: 0 },
        ],
      },
      {
        type: 'smallOrderSupplement',
        steps: [
          { from: 0, amount: 100 },
          { from: 1200, amount: 0 },
        ],
      },
    ]);
  });

  it('are those that cost something at some order value, if only one minor unit [SHP-02]', () => {
    const almostFree = hutOf({
      variableDeliverySurcharges: [{ minOrderValue: 0, maxOrderValue: 0, deliverySurcharge: 0 }],
      fees: [{ type: 'smallOrderSupplement', price: 0.01 }],
    });
    expect(feeSteps(almostFree, feesOf(almostFree))).toEqual([
      { type: 'smallOrderSupplement', steps: [{ from: 0, amount: 1 }] },
    ]);
  });

  it('end with delivery for nothing, else it gets cheaper as soon as it can [SHP-02]', () => {
    expect(cheaperFee(tiered, feesOf(tiered), 800)).toMatchObject({ from: 2501, amount: 0 });
    const neverFree = hutOf({
      variableDeliverySurcharges: [
        { minOrderValue: 0, maxOrderValue: 15, deliverySurcharge: 2.99 },
        { minOrderValue: 16, maxOrderValue: 0, deliverySurcharge: 1.49 },
      ],
    });
    expect(cheaperFee(neverFree, feesOf(neverFree), 800)).toMatchObject({
      from: 1501,
      gap: 701,
      amount: 149,
    });
  });

  it('get cheaper at the order value that ends delivery, else another fee, else nowhere [SHP-02]', () => {
    expect(cheaperFee(tiered, feesOf(tiered), 1900)).toMatchObject({ gap: 601, amount: 0 });
    expect(cheaperFee(tiered, feesOf(tiered), 2501)).toBeUndefined();
    expect(cheaperFee(flat, feesOf(flat), 800)).toEqual({
      types: ['smallOrderSupplement'],
      from: 1200,
      gap: 400,
      amount: 0,
    });
    expect(cheaperFee(flat, feesOf(flat), 1200)).toBeUndefined();
  });
});
