import { describe, expect, it } from 'vitest';
import { type DeliveryCheck, undeliverable } from '../../../client/checkout/form-errors.ts';
import type { CheckoutField, CheckoutValues } from '../../../core/checkout/contact-rules.ts';
import { fieldShape } from '../../../core/checkout/field-shapes.ts';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import type { GeocodedPlace } from '../../../schemas/types/http/places.ts';
import { anyHut } from '../../sample-chain/market-manifests.ts';

const hut = anyHut('ca');
const location = {
  placeId: 'place-1',
  address: {
    streetAddress: '290 Queen St W',
    addressLocality: 'Toronto',
    addressRegion: 'ON',
    postalCode: 'M5V 2A1',
  },
};
const place: GeocodedPlace = {
  latitude: 43.65,
  longitude: -79.39,
  lat: 43.65,
  lng: -79.39,
  geo: { latitude: 43.65, longitude: -79.39 },
  address: '290 Queen St W, Toronto',
  country: 'ca',
  placeId: 'place-1',
};
const elsewhere: Hut = { ...hut, id: 'other', address: { ...hut.address, postcode: 'K1P 1A4' } };

interface Situation {
  readonly near?: readonly Hut[];
  readonly found?: GeocodedPlace | undefined;
  readonly values?: CheckoutValues;
  readonly fields?: readonly CheckoutField[];
}

/** What comes of an address on the map, and what the geocoder was asked. */
const checked = async (situation: Situation = {}) => {
  const { near = [hut], values = {}, fields = ['address', 'postalCode'] } = situation;
  const asked: unknown[] = [];
  const check: DeliveryCheck = {
    hut,
    values,
    addressFields: fields.map((name) => fieldShape(name)),
    strategy: { find: () => Promise.reject(new Error('The form has no postcode to look up.')) },
    question: { type: 'delivery', flagLevel: 'none' },
    location,
    ports: {
      geocode: async (query) => {
        asked.push(query);
        return 'found' in situation ? situation.found : place;
      },
      hutsNear: async () => near,
      suggest: async () => [],
      streets: async () => [],
      postcodes: async () => ({}),
      hutByPostcode: async () => undefined,
      hutById: async () => undefined,
      hutAt: async () => undefined,
    },
  };
  return { error: await undeliverable(check), asked };
};

const refused = (field: CheckoutField) => ({ field, message: 'checkout.errors.notDelivered' });

describe('the address of a delivery on the map', () => {
  it('is accepted where the chosen hut is among those near it [CHK-61]', async () => {
    expect(await checked({ near: [elsewhere, hut] })).toEqual({
      error: undefined,
      asked: [{ placeId: 'place-1' }],
    });
  });

  it('is accepted where a hut near it has the postcode of the chosen one [CHK-61]', async () => {
    const postcode = hut.address.postcode.toLowerCase().replaceAll(' ', '');
    const twin: Hut = { ...elsewhere, address: { ...hut.address, postcode } };
    expect((await checked({ near: [twin] })).error).toBeUndefined();
  });

  it('is refused where only other huts are near, or none [CHK-61]', async () => {
    expect((await checked({ near: [elsewhere] })).error).toEqual(refused('postalCode'));
    expect((await checked({ near: [] })).error).toEqual(refused('postalCode'));
    expect((await checked({ near: [], fields: ['interior', 'address'] })).error).toEqual(
      refused('address'),
    );
  });

  it('is refused where the map knows it in part or not at all, even with the hut near [CHK-62]', async () => {
    const partial = { ...place, isPartialMatch: true };
    expect((await checked({ found: partial })).error).toEqual(refused('postalCode'));
    expect((await checked({ found: undefined })).error).toEqual(refused('postalCode'));
  });

  it('is looked up by the postcode that was typed in place of the picked one [CHK-61]', async () => {
    const same = await checked({ values: { postalCode: 'm5v2a1' } });
    expect(same.asked).toEqual([{ placeId: 'place-1' }]);
    const other = await checked({ values: { postalCode: 'K1P 1A4' } });
    expect(other.asked).toEqual([{ postcode: 'K1P 1A4' }]);
  });
});
