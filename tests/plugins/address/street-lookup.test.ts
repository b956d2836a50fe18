import { describe, expect, it } from 'vitest';
import type { AddressPorts } from '../../../core/localisation/address-strategy.ts';
import { streetLookup } from '../../../plugins/fr-street-lookup/street-lookup.ts';
import type { StreetRecord } from '../../../schemas/types/http/places.ts';
import { addressPorts } from '../../../conformance/points/address-strategy.ts';
import { sampleHuts } from '../../core/localisation/sample-huts.ts';
import { testManifest } from '../../core/test-market.ts';
import { oberkampfRecord } from './places.ts';

const [paris] = sampleHuts('fr');
if (!paris) throw new Error('The French catalogue has no huts.');

const french = streetLookup(testManifest('fr'));
const question = { type: 'delivery', flagLevel: 'none' } as const;

const record = (changes: Partial<StreetRecord> = {}) => oberkampfRecord(paris.id, changes);

const good = { postcode: '75011', street: 'rue oberkampf', streetNumber: '33 bis' };
const answers = { streets: async () => [record()], hutById: async () => paris };

/** Looks an address up, with the calls written down. */
const find = async (
  input: Parameters<typeof french.find>[0],
  records: readonly StreetRecord[] = [record()],
) => {
  const asked: unknown[][] = [];
  const ports: Partial<AddressPorts> = {
    streets: async (...call) => {
      asked.push(['streets', ...call]);
      return records;
    },
    hutById: async (...call) => {
      asked.push(['hutById', ...call]);
      return paris;
    },
  };
  return { asked, lookup: await french.find(input, question, addressPorts(ports)) };
};

describe('a French address', () => {
  it('looks its street up by postcode and name, then the hut of the record in fr-1 [ADR-09, LOC-35]', async () => {
    const { asked, lookup } = await find({ ...good, city: 'Paris' });
    expect(asked).toEqual([
      ['streets', '75011', 'rue oberkampf'],
      ['hutById', 'fr-1', paris.id],
    ]);
    expect(lookup).toEqual({
      kind: 'found',
      hut: paris,
      address: {
        postcode: '75011',
        city: 'Paris',
        street: 'Rue Oberkampf',
        streetNumber: '33 bis',
        streetName: 'Oberkampf',
        streetType: 'Rue',
      },
    });
  });

  it('does not look a street up whose record it holds [ADR-09]', async () => {
    const { asked, lookup } = await find({ ...good, streets: [record()] });
    expect(lookup.kind).toBe('found');
    expect(asked.map(([call]) => call)).toEqual(['hutById']);
  });

  it('that no record fits is refused with a warning [ADR-10]', async () => {
    const refused = { kind: 'refused', message: 'localisation.address.noHut' };
    expect((await find(good, [])).lookup).toEqual(refused);
    const gap = [record({ number_to: 9 }), record({ number_from: 50 })];
    expect((await find(good, gap)).lookup).toEqual(refused);
    const ports = addressPorts({ ...answers, hutById: async () => undefined });
    expect(await french.find(good, question, ports)).toEqual(refused);
  });

  it('is refused by the rules of its number once the records came [ADR-19, ADR-20, ADR-21]', async () => {
    const messageFor = async (changes: Partial<StreetRecord>) => {
      const { asked, lookup } = await find(good, [record(changes)]);
      expect(asked.map(([call]) => call)).toEqual(['streets']);
      return lookup.kind === 'invalid' ? lookup.message : lookup.kind;
    };
    expect(await messageFor({ number_to: 20 })).toBe('localisation.address.notBetween');
    expect(await messageFor({ number_type: 'Even' })).toBe('localisation.address.evenOnly');
  });

  it('means the street of exactly that name, in the city that was picked', async () => {
    const records = [
      record({ street: 'Rue Oberkampf Prolongée', hut: 'other' }),
      record(),
      record({ city: 'Montreuil', hut: 'another' }),
    ];
    expect((await find({ ...good, city: 'Paris' }, records)).asked.at(-1)).toEqual([
      'hutById',
      'fr-1',
      paris.id,
    ]);
    expect((await find(good, records)).lookup).toEqual({
      kind: 'invalid',
      field: 'street',
      message: 'localisation.address.chooseStreet',
    });
  });

  it('is checked for range and parity while it is typed, as soon as its records are held [ADR-08]', () => {
    const held = { ...good, streetNumber: '120', streets: [record()] };
    expect(french.check(held, false)).toMatchObject({
      field: 'streetNumber',
      message: 'localisation.address.notBetween',
    });
    expect(french.check({ ...held, streetNumber: '' }, false)).toBeUndefined();
    expect(french.check({ ...good, streetNumber: '120' }, false)).toBeUndefined();
  });

  it('forgets the records when postcode or street change, and nothing that was typed', () => {
    const held = { ...good, city: 'Paris', streets: [record()] };
    expect(french.type(held, 'postcode', '75012')).toEqual({ ...good, postcode: '75012' });
    expect(french.type(held, 'street', 'Rue M')).toEqual({ ...good, street: 'Rue M' });
    expect(french.type(held, 'streetNumber', '35')).toEqual({ ...held, streetNumber: '35' });
  });

  it('of the test postcode brings its street and number 33 along [ADR-12, CST-85]', () => {
    expect(french.type({}, 'postcode', 'PIZZA')).toMatchObject({
      postcode: 'PIZZA',
      street: 'Rue de la Pizza',
      streetNumber: '33',
    });
    expect(french.check(french.type({}, 'postcode', 'pizza'), true)).toBeUndefined();
  });

  it('is read from one line, as a link carries it [LOC-51]', () => {
    expect(french.fromText('33 bis Rue Oberkampf, 75011 Paris')).toEqual({
      postcode: '75011',
      street: 'Rue Oberkampf',
      streetNumber: '33 bis',
      city: 'Paris',
    });
    expect(french.fromText('75011')).toMatchObject({ postcode: '75011' });
    expect(french.fromText('nonsense')).toMatchObject({ postcode: 'nonsense' });
  });
});

describe('suggestions in France', () => {
  it('are the cities of a postcode, from three digits on [ADR-26]', async () => {
    const ports = addressPorts({ postcodes: async () => ({ '75011': ['Paris'] }) });
    expect(french.suggest('postcode', { postcode: '75' }, question, ports)).toBeUndefined();
    expect(await french.suggest('postcode', { postcode: '750' }, question, ports)).toEqual([
      {
        id: '75011 Paris',
        value: '75011',
        description: 'Paris',
        input: { postcode: '75011', city: 'Paris' },
      },
    ]);
  });

  it('are the streets of the postcode, each once, with the records it holds [ADR-09]', async () => {
    const records = [record({ number_type: 'Odd' }), record({ number_type: 'Even' })];
    const ports = addressPorts({ streets: async () => records });
    const found = await french.suggest('street', { ...good, street: 'ober' }, question, ports);
    expect(found).toHaveLength(1);
    expect(found?.[0]).toMatchObject({
      value: 'Rue Oberkampf',
      description: '75011 Paris',
      input: { city: 'Paris', streets: records },
    });
    expect(french.suggest('street', { street: 'ober' }, question, ports)).toBeUndefined();
  });
});
