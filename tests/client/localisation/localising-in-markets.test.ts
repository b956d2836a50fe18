import { describe, expect, it } from 'vitest';
import type { PlacesApi } from '../../../core/address/place-lookup.ts';
import { GeocodeError } from '../../../core/places/geocoder.ts';
import { oberkampf, oberkampfRecord, toronto } from '../../plugins/address/places.ts';
import { openLocalisation } from './open-localisation.ts';
import { sampleHuts } from '../../core/localisation/sample-huts.ts';

const [paris] = sampleHuts('fr');
const [downtown] = sampleHuts('ca');
if (!paris || !downtown) throw new Error('A catalogue has no huts.');

const delivery = { type: 'delivery' } as const;
const atKing = { address: toronto.address, placeId: toronto.placeId };

const placesWith = (answers: Partial<PlacesApi>): PlacesApi => ({
  geocode: async () => toronto,
  suggest: async () => [],
  streets: async () => [],
  postcodes: async () => ({}),
  ...answers,
});

describe('a delivery in a maps market', () => {
  it('localises with hut, sector, address and place [LOC-34]', async () => {
    const { hutSearch, localisation } = await openLocalisation({
      market: 'ca',
      huts: { atPlace: async () => downtown },
      environment: { places: placesWith({}) },
    });
    expect((await hutSearch.localiseByAddress(atKing, delivery)).kind).toBe('localised');
    expect(localisation).toMatchObject({
      sector: 'ca-1',
      hut: { id: downtown.id },
      deliveryAddress: { street: '245 King Street West', postcode: 'M5V 1J5' },
      deliveryLocation: { placeId: 'ca-245-king', address: { postalCode: 'M5V 1J5' } },
      draft: undefined,
    });
  });

  it('warns with the status of a geocoder that failed, and keeps what was typed [ADR-37, LOC-36]', async () => {
    const geocode = () => Promise.reject(new GeocodeError('REQUEST_DENIED'));
    const { app, hutSearch, localisation } = await openLocalisation({
      market: 'ca',
      environment: { places: placesWith({ geocode }) },
    });
    localisation.keepDraft(atKing);
    expect(await hutSearch.localiseByAddress(atKing, delivery)).toEqual({ kind: 'refused' });
    expect(app.notifications.list).toMatchObject([
      {
        type: 'warning',
        message: 'localisation.address.geocodeFailed',
        values: { status: 'REQUEST_DENIED' },
      },
    ]);
    expect(localisation.draft).toEqual(atKing);
  });

  it('replaces the address of the same postcode by the new one [LOC-46]', async () => {
    const { hutSearch, localisation } = await openLocalisation({
      market: 'ca',
      huts: { atPlace: async () => downtown },
      environment: { places: placesWith({}) },
    });
    localisation.setDeliveryAddress({ postcode: 'M5V 1J5', street: '1 Other Street' });
    await hutSearch.localiseByAddress(atKing, delivery);
    expect(localisation.deliveryAddress?.street).toBe('245 King Street West');
  });
});

describe('a place to collect near', () => {
  it('becomes the address to confirm on the map [LOC-38, LOC-07]', async () => {
    const { hutSearch, localisation } = await openLocalisation({
      market: 'ca',
      environment: { places: placesWith({}) },
    });
    expect(await hutSearch.confirmPlace(atKing)).toBe(toronto);
    expect(localisation.addressToConfirm).toBe(toronto);
    expect(localisation.isLocalised).toBe(false);
  });

  it('has to be picked and known; else a warning says so [LOC-38, ADR-29, ADR-37]', async () => {
    const messages: (string | undefined)[] = [];
    for (const [input, geocode] of [
      [{ address: 'king' }, async () => toronto],
      [atKing, async () => undefined],
      [atKing, () => Promise.reject(new GeocodeError('UNKNOWN_ERROR'))],
      [atKing, () => Promise.reject(new Error('bug'))],
    ] as const) {
      const { app, hutSearch } = await openLocalisation({
        market: 'ca',
        environment: { places: placesWith({ geocode }) },
      });
      expect(await hutSearch.confirmPlace(input)).toBeUndefined();
      messages.push(app.notifications.list[0]?.message);
    }
    expect(messages).toEqual([
      'localisation.address.noHut',
      'localisation.address.noHut',
      'localisation.address.geocodeFailed',
      'localisation.failed',
    ]);
  });
});

describe('a delivery in France', () => {
  const record = oberkampfRecord(paris.id);
  const address = { postcode: '75011', street: 'Rue Oberkampf', streetNumber: '33' };

  it('localises with the hut of the street in sector fr-1 [LOC-35]', async () => {
    const { hutSearch, localisation } = await openLocalisation({
      market: 'fr',
      huts: { byId: async () => paris },
      environment: {
        places: placesWith({ geocode: async () => oberkampf, streets: async () => [record] }),
      },
    });
    expect((await hutSearch.localiseByAddress(address, delivery)).kind).toBe('localised');
    expect(localisation).toMatchObject({
      sector: 'fr-1',
      deliveryAddress: { ...address, city: 'Paris', streetType: 'Rue', streetName: 'Oberkampf' },
    });
  });

  it('without a hut warns and localises nowhere [ADR-10]', async () => {
    const { app, hutSearch, localisation } = await openLocalisation({
      market: 'fr',
      environment: { places: placesWith({}) },
    });
    expect(await hutSearch.localiseByAddress(address, delivery)).toEqual({ kind: 'refused' });
    expect(app.notifications.list[0]).toMatchObject({
      type: 'warning',
      message: 'localisation.address.noHut',
    });
    expect(localisation.isLocalised).toBe(false);
  });
});
