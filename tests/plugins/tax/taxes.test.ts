import { describe, expect, it } from 'vitest';
import type { TaxableAmount } from '../../../core/surcharges/tax-policy.ts';
import { marketManifest } from '../../../core/manifest/layer-manifest.ts';
import { taxOnTop } from '../../../plugins/ca-tax-on-top/tax-on-top.ts';
import { includedTax } from '../../../plugins/tax-inclusive/included-tax.ts';
import { hutOf } from '../../core/basket/sample-basket.ts';
import { filesOf, type MarketId } from '../../core/manifest/real-manifests.ts';

const order = { disposition: 'delivery', orderTime: new Date('2026-07-10T18:00:00Z') } as const;
const included = (market: MarketId, amounts: readonly TaxableAmount[]) =>
  includedTax.breakdown({
    ...order,
    hut: hutOf(),
    manifest: marketManifest(filesOf(market)),
    amounts,
  });
const onTop = (region: string, amounts: readonly TaxableAmount[]) =>
  taxOnTop.breakdown({
    ...order,
    hut: hutOf({ address: { ...hutOf().address, region } }),
    manifest: marketManifest(filesOf('ca')),
    amounts,
  });

describe('included tax', () => {
  it('is shown out of the price in the UK [SUR-33, SUR-30]', () => {
    expect(included('uk', [{ taxCode: 'standard', amount: 1200 }])).toEqual({
      taxes: [{ description: 'VAT 20%', amount: 200 }],
      taxTotal: 200,
      grossTotal: 1200,
      netTotal: 1000,
    });
  });

  it('has a rate for each tax class in France [SUR-32, SUR-33]', () => {
    const amounts = [
      { taxCode: 'intermediate', amount: 1100 },
      { taxCode: 'reduced', amount: 1055 },
      { taxCode: 'alcohol', amount: 1200 },
    ];
    const { taxes, netTotal } = included('fr', amounts);
    expect(taxes.map(({ amount }) => amount)).toEqual([100, 55, 200]);
    expect(netTotal).toBe(3000);
  });

  it('splits two taxes that are in one price in India [SUR-31, SUR-33]', () => {
    const { taxes, netTotal } = included('in', [{ taxCode: 'restaurant', amount: 10_500 }]);
    expect(taxes.map(({ amount }) => amount)).toEqual([250, 250]);
    expect(netTotal).toBe(10_000);
  });
});

describe('tax on top', () => {
  const food = (amount: number) => [{ taxCode: 'prepared-food', amount }];

  it("is that of the hut's region [SUR-32, SUR-33]", () => {
    expect(onTop('ON', food(10_000))).toMatchObject({
      taxTotal: 1300,
      netTotal: 10_000,
      grossTotal: 11_300,
    });
    expect(onTop('AB', food(10_000)).taxTotal).toBe(500);
    expect(onTop('QC', food(10_000)).taxes.map(({ amount }) => amount)).toEqual([500, 998]);
  });

  it('is rounded once a tax, over all amounts it is on [SUR-31]', () => {
    const halves = [
      { taxCode: 'prepared-food', amount: 110 },
      { taxCode: 'grocery', amount: 110 },
    ];
    // 5 % of 2.20 is 0.11; rounded for each amount it would be 0.06 twice.
    expect(onTop('AB', halves).taxTotal).toBe(11);
  });
});
