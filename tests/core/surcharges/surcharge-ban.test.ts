import { describe, expect, it } from 'vitest';
import { priceBasket } from '../../../core/basket/price-basket.ts';
import { marketManifest } from '../../../core/manifest/layer-manifest.ts';
import { costsMore, forbidsPaymentSurcharges } from '../../../core/surcharges/surcharge-ban.ts';
import { paymentSurchargeType } from '../../../core/surcharges/surcharge-types.ts';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import { basketOf, hutOf, item, orderOf } from '../basket/sample-basket.ts';
import { filesOf } from '../manifest/real-manifests.ts';
import { side } from '../menu/pizzeria.ts';

const { address } = hutOf();
const hutIn = (region: string | undefined): Hut =>
  hutOf({ address: { ...address, ...(region !== undefined && { region }) } });

describe('a surcharge for a way of paying', () => {
  it('is forbidden where the law of each market has it so [SHP-06]', () => {
    const inMarket = (market: 'uk' | 'fr' | 'in' | 'ca', region?: string) =>
      forbidsPaymentSurcharges({
        hut: hutIn(region),
        manifest: marketManifest(filesOf(market)),
      });
    expect((['uk', 'fr', 'in', 'ca'] as const).map((market) => inMarket(market))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const provinces = ['QC', 'ON', 'BC', 'AB'].map((region) => inMarket('ca', region));
    expect(provinces).toEqual([true, false, false, false]);
  });

  it('makes a way of paying cost more where one is set and the law lets it be charged [SUR-21, SHP-06]', () => {
    const payments = {
      surcharge: { paylater_credit: 0.5, paylater_debit: 0 },
      surchargeBan: { regions: ['QC'] },
    };
    const inRegion = (region: string) =>
      ['paylater_credit', 'paylater_debit', 'cash'].filter((type) =>
        costsMore(type, { hut: hutIn(region), manifest: { payments } }),
      );
    expect(inRegion('ON')).toEqual(['paylater_credit']);
    expect(inRegion('QC')).toEqual([]);
  });

  it('is in no price there, whatever settings and plugins say, while other fees stay [SHP-06]', () => {
    const asked = orderOf({
      manifest: marketManifest(filesOf('ca')),
      basket: basketOf({ items: [item(side('wings'))], paymentType: 'paylater_credit' }),
      surchargePolicy: {
        surchargesFor: ({ paymentType = '' }) => [
          { type: 'delivery', amount: 200, price: 200 },
          { type: paymentSurchargeType(paymentType), amount: 900, price: 900 },
        ],
      },
    });
    const charged = (region: string) => {
      const { surcharges, total } = priceBasket({ ...asked, hut: hutIn(region) });
      return { types: surcharges.map(({ type }) => type), total };
    };
    const [ontario, quebec] = [charged('ON'), charged('QC')];
    expect(ontario.types).toEqual(['delivery', 'paymentSurchargePaylaterCredit']);
    expect(quebec.types).toEqual(['delivery']);
    expect(ontario.total - quebec.total).toBe(900);
  });
});
