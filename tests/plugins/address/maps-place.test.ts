import { describe, expect, it } from 'vitest';
import type { AddressPorts } from '../../../core/localisation/address-strategy.ts';
import { GeocodeError } from '../../../core/places/geocoder.ts';
import { extensionsIn } from '../market-plugins.ts';
import plugin from '../../../plugins/maps-place/plugin.ts';
import { mapsPlace } from '../../../plugins/maps-place/maps-place.ts';
import type { Disposition } from '../../../schemas/types/catalogue/hut.ts';
import type { GeocodedPlace } from '../../../schemas/types/http/places.ts';
import { addressPorts } from '../../../conformance/points/address-strategy.ts';
import { sampleHuts } from '../../core/localisation/sample-huts.ts';
import { testManifest } from '../../core/test-market.ts';
import { koramangala, toronto } from './places.ts';

const [downtown] = sampleHuts('ca');
const [bengaluru] = sampleHuts('in');
if (!downtown || !bengaluru) throw new Error('A catalogue has no huts.');

const canadian = mapsPlace(testManifest('ca'), { addressLine: 'whole' });
const indian = mapsPlace(testManifest('in'), { addressLine: 'area' });

const answers = { geocode: async () => toronto, hutAt: async () => downtown };
const good = { address: toronto.address, placeId: toronto.placeId };

const question = (type: Disposition = 'delivery') => ({ type, flagLevel: 'none' });
const noHut = { kind: 'refused', message: 'localisation.address.noHut' };

const findIn = (place: GeocodedPlace | undefined, changes: Partial<AddressPorts> = {}) =>
  canadian.find(
    good,
    question(),
    addressPorts({ ...answers, geocode: async () => place, ...changes }),
  );

describe('a place from the map', () => {
  it('is geocoded by its id, and its position leads to the hut of the sectors [LOC-34]', async () => {
    const asked: unknown[][] = [];
    const lookup = await findIn(toronto, {
      geocode: async (...call) => {
        asked.push(call);
        return toronto;
      },
      hutAt: async (...call) => {
        asked.push(call);
        return downtown;
      },
    });
    expect(asked).toEqual([[{ placeId: 'ca-245-king' }], [43.6461, -79.3897, ['ca-1', 'ca-2']]]);
    expect(lookup).toEqual({
      kind: 'found',
      hut: downtown,
      address: {
        postcode: 'M5V 1J5',
        street: '245 King Street West',
        streetNumber: '245',
        city: 'Toronto',
        address: '245 King Street West, Toronto, ON M5V 1J5',
        lat: 43.6461,
        lng: -79.3897,
      },
      location: {
        address: {
          streetAddress: '245 King Street West',
          addressLocality: 'Toronto',
          addressRegion: 'ON',
          postalCode: 'M5V 1J5',
        },
        placeId: 'ca-245-king',
      },
    });
  });

  it('keeps street and part of the city apart in India [LOC-34]', async () => {
    const ports = addressPorts({ geocode: async () => koramangala, hutAt: async () => bengaluru });
    const input = { address: 'x', placeId: koramangala.placeId };
    expect(await indian.find(input, question(), ports)).toMatchObject({
      address: { street: '12 80 Feet Road', address: 'Koramangala', city: 'Bengaluru' },
    });
  });

  it('is shown whole on the Indian checkout form, street first', async () => {
    const ports = addressPorts({ geocode: async () => koramangala, hutAt: async () => bengaluru });
    const found = await indian.find({ address: 'x', placeId: 'y' }, question(), ports);
    if (found.kind !== 'found') throw new Error(found.kind);
    expect(extensionsIn('in').one('contact-rules').prefill(found.address).address).toBe(
      '12 80 Feet Road, Koramangala, Bengaluru, 560034',
    );
  });

  it('keeps its address line as the market sets it, in the browser too', () => {
    expect(plugin.options).toMatchObject({ 'x-visibility': 'client' });
  });

  it('has to be picked: typed text alone finds no hut and asks nobody [LOC-34, ADR-29]', async () => {
    expect(await canadian.find({ address: '245 King' }, question(), addressPorts())).toEqual(noHut);
  });

  it('that is a street without a number is refused for deliveries, which asks for the number [ADR-36, EXP-82, SHP-19]', async () => {
    const { number: _number, ...street } = toronto;
    const asked = {
      kind: 'invalid',
      field: 'streetNumber',
      message: 'localisation.address.numberRequired',
    };
    expect(await findIn(street)).toEqual(asked);
    for (const streetNumber of ['', '  ', 'none']) {
      const { kind: _kind, ...problem } = asked;
      expect(canadian.check({ ...good, streetNumber }, true)).toEqual(problem);
    }
    const ports = addressPorts({ ...answers, geocode: async () => street });
    expect((await canadian.find(good, question('collection'), ports)).kind).toBe('found');
    const { street: _street, ...place } = street;
    expect((await findIn(place)).kind).toBe('found');
  });

  it('takes the number that is typed beside its street, and keeps the street [SHP-19]', async () => {
    const { number: _number, ...street } = toronto;
    const ports = addressPorts({ ...answers, geocode: async () => street });
    const typed = canadian.type(good, 'streetNumber', '245');
    expect(typed).toEqual({ ...good, streetNumber: '245' });
    const found = await canadian.find(typed, question(), ports);
    if (found.kind !== 'found') throw new Error(found.kind);
    expect(found.address).toMatchObject({
      street: `245 ${street.street}`,
      streetNumber: '245',
      address: expect.stringContaining(`245 ${street.street}`),
    });
    expect(found.location?.address.streetAddress).toBe(`245 ${street.street}`);
    expect(canadian.fromAddress(found.address, found.location)).toMatchObject({
      placeId: street.placeId,
      streetNumber: '245',
    });
    expect(canadian.type(typed, 'address', 'Queen')).toEqual({ address: 'Queen' });
  });

  it('in another country is none of ours [ADR-33, CST-21]', async () => {
    const countryOf = (id: 'uk' | 'fr' | 'in' | 'ca') => testManifest(id).geocoding.country;
    expect([countryOf('uk'), countryOf('fr'), countryOf('in'), countryOf('ca')]).toEqual([
      'gb',
      'fr',
      'in',
      'ca',
    ]);
    expect(await findIn({ ...toronto, country: 'us' })).toEqual(noHut);
    expect(await findIn(undefined)).toEqual(noHut);
  });

  it('shows the status of a geocoder that failed [ADR-37]', async () => {
    const failing = () => Promise.reject(new GeocodeError('OVER_QUERY_LIMIT'));
    expect(await findIn(toronto, { geocode: failing })).toEqual({
      kind: 'refused',
      message: 'localisation.address.geocodeFailed',
      values: { status: 'OVER_QUERY_LIMIT' },
    });
  });

  it('nobody delivers to keeps its position, for what is near it [LOC-69]', async () => {
    expect(await findIn(toronto, { hutAt: async () => undefined })).toMatchObject({
      kind: 'not-served',
      address: { lat: 43.6461, lng: -79.3897 },
      message: 'localisation.notice.notInDeliveryZone',
    });
  });

  it('is forgotten when the text changes', () => {
    expect(canadian.type(good, 'address', 'Queen')).toEqual({ address: 'Queen' });
  });

  it('is known again from the address of an earlier visit', async () => {
    const found = await findIn(toronto);
    if (found.kind !== 'found') throw new Error(found.kind);
    expect(canadian.fromAddress(found.address, found.location)).toEqual({
      ...good,
      streetNumber: toronto.number,
    });
  });
});

describe('suggestions of places', () => {
  const suggestions = [
    { placeId: 'route', description: 'King Street West, Toronto', types: ['route', 'geocode'] },
    { placeId: 'city', description: 'Toronto', types: ['locality'] },
  ] as const;
  const ports = addressPorts({
    suggest: async () => suggestions.map(({ types, ...rest }) => ({ ...rest, types: [...types] })),
  });

  it('leave out what is excluded for the disposition, and bring the id of the place [ADR-28]', async () => {
    const input = { address: 'toro' };
    expect(await canadian.suggest('address', input, question(), ports)).toEqual([
      {
        id: 'route',
        value: 'King Street West, Toronto',
        input: { address: 'King Street West, Toronto', placeId: 'route' },
      },
    ]);
    expect(await canadian.suggest('address', input, question('collection'), ports)).toHaveLength(2);
  });

  it('come from four letters on for a Canadian delivery, else from three [ADR-26]', () => {
    const starts = (type: Disposition, address: string) =>
      canadian.suggest('address', { address }, question(type), ports) !== undefined;
    expect([starts('delivery', 'tor'), starts('delivery', 'toro')]).toEqual([false, true]);
    expect([starts('collection', 'to'), starts('collection', 'tor')]).toEqual([false, true]);
  });
});
