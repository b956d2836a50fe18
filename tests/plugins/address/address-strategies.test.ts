import { describe, expect, it } from 'vitest';
import { hutList } from '../../../plugins/hut-list/hut-list.ts';
import { ukPostcode, writtenPostcode } from '../../../plugins/uk-postcode/uk-postcode.ts';
import { addressStrategyConformance } from '../../conformance/address-strategy.ts';
import { clapham } from '../../core/localisation/sample-huts.ts';
import { testManifest } from '../../core/test-environment.ts';

const british = ukPostcode(testManifest('uk').postcode);

addressStrategyConformance('uk-postcode', british, {
  good: { postcode: 'sw11 1jb' },
  hut: clapham,
});
addressStrategyConformance('hut-list', hutList, { good: {}, hut: clapham });

describe('British postcodes', () => {
  it.each(['SW11 1JB', 'sw111jb', ' s w 1 1 1 j b ', 'M1 1JG', 'EC1A 1BB', 'W1A 0AX', 'gir0aa'])(
    'accept %j whatever its case and spaces [ADR-02]',
    (typed) => {
      expect(british.check('postcode', typed)).toEqual({ ok: true, value: writtenPostcode(typed) });
    },
  );

  it.each(['75011', 'SW11 1J', 'SW11 11B', '1W1 1AA', 'SW111JBX', 'ABC 1AA'])(
    'refuse %j [ADR-02]',
    (typed) => {
      expect(british.check('postcode', typed).ok).toBe(false);
    },
  );

  it('are kept in upper case with one space [LOC-33]', () => {
    expect(writtenPostcode('sw111jb')).toBe('SW11 1JB');
    expect(writtenPostcode(' M1  1jg ')).toBe('M1 1JG');
  });

  it('say what is wrong: nothing typed, the first half only, or no postcode', () => {
    const messageOf = (typed: string) => {
      const checked = british.check('postcode', typed);
      return checked.ok ? undefined : checked.message;
    };
    expect(messageOf('')).toBe('localisation.postcode.required');
    expect(messageOf('sw11')).toBe('localisation.postcode.partial');
    expect(messageOf('pizza')).toBe('localisation.postcode.invalid');
  });

  it('find the hut by the postcode as it is written [LOC-33]', async () => {
    const asked: string[] = [];
    const lookup = await british.find(
      { postcode: 'sw111jb' },
      {
        hutByPostcode: async (postcode) => {
          asked.push(postcode);
          return clapham;
        },
      },
    );
    expect(asked).toEqual(['SW11 1JB']);
    expect(lookup).toMatchObject({ kind: 'found', address: { postcode: 'SW11 1JB' } });
  });
});
