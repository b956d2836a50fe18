import { describe, expect, it } from 'vitest';
import { fileValidators } from '../../../server/markets/schemas.ts';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';

const hut: Hut = {
  id: '1101',
  sector: 'uk-1',
  name: 'Harbour',
  test: false,
  address: { lines: ['1 Quay'], city: 'Harbour', postcode: 'H1 1AA', region: 'ENG' },
  latitude: 51.5,
  longitude: -0.1,
  timeZone: 'Europe/London',
  utcOffset: 60,
  closed: false,
  defaultLanguage: 'en-GB',
  ownership: 'franchise',
  allowedDisposition: { delivery: true, collection: true },
  supportedPayment: [{ type: 'card' }],
  supportsGiftCard: true,
  showNutrition: true,
  tradezoneId: 'H1-A',
  distanceMetres: 120,
  phone: '020 7946 0111',
  urn: '44110101',
  hours: {
    web: {
      asap: [{ disposition: 'delivery', open: '11:00', close: '23:00' }],
      scheduled: [
        {
          disposition: 'delivery',
          periods: [{ from: '11:00', to: '23:00', interval: 15, prep: 35 }],
        },
      ],
    },
  },
  states: { code: 'ENG', hasBagFee: false },
  variableDeliverySurcharges: [{ minOrderValue: 0, maxOrderValue: 15, deliverySurcharge: 2.99 }],
  minDeliveryOrder: 12,
  minCollectionOrder: 5,
  googlePay: { gateway: 'sandbox', merchantId: 'm' },
  visaCheckout: { apikey: 'k', tokens: ['t'] },
};

const fits = (...huts: readonly unknown[]): boolean => fileValidators.huts(huts);

describe('a hut', () => {
  it('has the fields of the hut calls [LOC-01]', () => {
    expect(fits(hut)).toBe(true);
    for (const field of ['id', 'sector', 'name', 'address', 'phone', 'hours'] as const) {
      const { [field]: _left, ...rest } = hut;
      expect([field, fits(rest)]).toEqual([field, false]);
    }
    expect(fits({ ...hut, colour: 'red' })).toBe(false);
  });

  it('has those that menu, basket and payment need, and no others [LOC-02, BSK-10]', () => {
    expect(fits({ ...hut, minDeliveryOrder: '12' })).toBe(false);
    expect(fits({ ...hut, googlePay: { merchant: 'm' } })).toBe(false);
    expect(fits({ ...hut, visaCheckout: { tokens: 't' } })).toBe(false);
    expect(fits({ ...hut, variableDeliverySurcharges: [{ minOrderValue: 0 }] })).toBe(false);
  });

  it('writes its times as HH:mm and its intervals as minutes [TIM-01]', () => {
    const withHours = (open: string) => ({
      ...hut,
      hours: {
        web: { ...hut.hours.web, asap: [{ disposition: 'delivery', open, close: '23:00' }] },
      },
    });
    expect(fits(withHours('09:30'))).toBe(true);
    expect(fits(withHours('24:00'))).toBe(false);
    expect(fits(withHours('9:30'))).toBe(false);
  });
});
