import { describe, expect, it } from 'vitest';
import type { AddressStrategy } from '../../../core/localisation/address-strategy.ts';
import { writtenPostcode } from '../../../core/address/postcodes.ts';
import { postcodeStrategy } from '../../../core/localisation/postcode-strategy.ts';
import { addressPorts } from '../../../conformance/points/address-strategy.ts';
import { clapham } from '../../core/localisation/sample-huts.ts';
import { testManifest, testMarket } from '../../core/test-market.ts';

const british: AddressStrategy = postcodeStrategy(testManifest('uk').postcode);
const question = { type: 'delivery', flagLevel: 'none' } as const;

describe('the address strategy of a market', () => {
  it('is postcode, street form or map search, as its manifest names it [ADR-07, CST-20]', async () => {
    const fieldsOf = async (id: 'uk' | 'fr' | 'in' | 'ca') => {
      const { extensions, manifest } = await testMarket(id);
      expect(manifest.plugins.map((plugin) => plugin.id)).toContain(manifest.address.strategy);
      return extensions.one('address-strategy').fields.map(({ name }) => name);
    };
    expect(await fieldsOf('uk')).toEqual(['postcode']);
    expect(await fieldsOf('fr')).toEqual(['postcode', 'street', 'streetNumber']);
    expect(await fieldsOf('in')).toEqual(['address', 'streetNumber']);
    expect(await fieldsOf('ca')).toEqual(['address', 'streetNumber']);
  });
});

describe('British postcodes', () => {
  const messageFor = (postcode: string) => british.check({ postcode }, true)?.message;

  it.each(['SW11 1JB', 'sw111jb', ' s w 1 1 1 j b ', 'M1 1JG', 'EC1A 1BB', 'W1A 0AX', 'gir0aa'])(
    'accept %j whatever its case and spaces [ADR-02]',
    (typed) => {
      expect(messageFor(typed)).toBeUndefined();
    },
  );

  it.each(['75011', 'SW11 1J', 'SW11 11B', '1W1 1AA', 'SW111JBX', 'ABC 1AA'])(
    'refuse %j [ADR-02]',
    (typed) => {
      expect(messageFor(typed)).toBeDefined();
    },
  );

  it('are kept in upper case with one space [LOC-33]', () => {
    const { postcode } = testManifest('uk');
    expect(writtenPostcode('sw111jb', postcode)).toBe('SW11 1JB');
    expect(writtenPostcode(' M1  1jg ', postcode)).toBe('M1 1JG');
    expect(writtenPostcode('gir0aa', postcode)).toBe('GIR 0AA');
  });

  it('say what is wrong: nothing typed, the first half only, or no postcode', () => {
    expect(messageFor('')).toBe('localisation.postcode.required');
    expect(messageFor('sw11')).toBe('localisation.postcode.partial');
    expect(messageFor('pizza')).toBe('localisation.postcode.invalid');
  });

  it('find the hut by the postcode as it is written [LOC-33]', async () => {
    const asked: string[] = [];
    const lookup = await british.find(
      { postcode: 'sw111jb' },
      question,
      addressPorts({
        hutByPostcode: async (postcode) => {
          asked.push(postcode);
          return clapham;
        },
      }),
    );
    expect(asked).toEqual(['SW11 1JB']);
    expect(lookup).toMatchObject({ kind: 'found', address: { postcode: 'SW11 1JB' } });
  });
});
