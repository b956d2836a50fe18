import { describe, expect, it } from 'vitest';
import { fitsPlace } from '../../../core/checkout/fits-place.ts';

const kept = (more: object = {}) => ({
  postcode: 'SW11 1JB',
  streetno: '12',
  streetname: 'Lavender Hill',
  city: 'London',
  ...more,
});

describe('an address of an earlier order', () => {
  it('fits its own postcode however it is written, and no other [SHP-16]', () => {
    expect(fitsPlace(kept(), { postcode: 'sw111jb' })).toBe(true);
    expect(fitsPlace(kept(), { postcode: 'SW11 1JC' })).toBe(false);
    expect(fitsPlace(kept(), undefined)).toBe(false);
  });

  it('fits the street and the house that were found, where they were [SHP-16]', () => {
    const paris = kept({ postcode: '75011', streetname: 'OBERKAMPF' });
    const found = { postcode: '75011', streetName: 'Oberkampf', streetNumber: '12' };
    expect(fitsPlace(paris, found)).toBe(true);
    expect(fitsPlace(paris, { ...found, streetNumber: '14' })).toBe(false);
    expect(fitsPlace(paris, { ...found, streetName: 'Voltaire' })).toBe(false);
    const flat = kept({ postcode: '560034', streetname: '4B, Lake View, Koramangala' });
    expect(fitsPlace(flat, { postcode: '560034', address: 'Koramangala' })).toBe(true);
    expect(fitsPlace(flat, { postcode: '560034', address: 'Indiranagar' })).toBe(false);
    const montreal = kept({ postcode: 'H2X 1Y4', streetname: '10 rue Sainte-Élisabeth' });
    expect(fitsPlace(montreal, { postcode: 'h2x1y4', street: 'Rue Sainte-Elisabeth' })).toBe(true);
  });
});
