import { describe, expect, it } from 'vitest';
import type {
  AddressFieldName,
  AddressInput,
  AddressPorts,
  AddressStrategy,
} from '../../core/localisation/address-strategy.ts';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { GeocodedPlace } from '../../schemas/types/http/places.ts';
import { addressPorts } from './address-ports.ts';

/** What the suite tries a strategy with. */
interface Samples {
  /** A complete address of the market, as customers give it. */
  readonly good: AddressInput;
  /** The calls answering for that address, with the hut that serves it. */
  readonly answers: Partial<AddressPorts>;
  readonly hut: Hut;
  /** A place in the market with everything a geocoder can know. */
  readonly place: GeocodedPlace;
}

const key = /^[a-z]\w*(\.\w+)+$/;
const question = { type: 'delivery', flagLevel: 'none' } as const;
const texts = ['', '   ', '<b>', '🍕', 'x'.repeat(5000), '\u0000', "' or 1=1", '-0', '1e9'];

/** What every address strategy has to do; run it on your own with an address and a hut of your market. */
export const addressStrategyConformance = (
  name: string,
  strategy: AddressStrategy,
  { good, answers, hut, place }: Samples,
): void => {
  const asks = strategy.addressFor.length > 0;
  const names = strategy.fields.map((field) => field.name);
  const typed = (field: AddressFieldName, text: string) => strategy.type(good, field, text);
  /** The same answers, each call failing instead of answering. */
  const failing = (error: Error): AddressPorts => {
    const fail = async () => {
      throw error;
    };
    return addressPorts(Object.fromEntries(Object.keys(answers).map((call) => [call, fail])));
  };

  describe(`${name} as an address strategy`, () => {
    it('shows fields with label and example where it asks for an address [ADR-07]', () => {
      expect(strategy.fields.length > 0).toBe(asks);
      expect(new Set(names).size).toBe(names.length);
      for (const field of strategy.fields) {
        expect(field.label).toMatch(key);
        expect(field.example).toMatch(key);
        expect(field.autoComplete).not.toBe('');
      }
      for (const type of strategy.onMapFor) expect(strategy.addressFor).toContain(type);
    });

    it('keeps what is typed into a field', () => {
      for (const field of names) {
        for (const text of texts) expect(typed(field, text)[field]).toBe(text);
      }
    });

    it('answers any text with nothing or with the wording key of what is wrong', () => {
      for (const field of names) {
        for (const text of texts) {
          for (const isComplete of [true, false]) {
            const problem = strategy.check(typed(field, text), isComplete);
            if (!problem) continue;
            expect(problem.message).toMatch(key);
            expect(names).toContain(problem.field);
          }
        }
      }
    });

    it('complains of a missing address only once it is complete', () => {
      expect(strategy.check({}, false)).toBeUndefined();
      expect(strategy.check({}, true) !== undefined).toBe(asks);
      expect(strategy.check(good, true)).toBeUndefined();
    });

    it('finds the hut of an address it asks for, and keeps the address', async () => {
      const lookup = await strategy.find(good, question, addressPorts(answers));
      if (asks) expect(lookup).toMatchObject({ kind: 'found', hut: { id: hut.id } });
      else expect(lookup.kind).toBe('refused');
    });

    it('never finds a hut that the calls do not know', async () => {
      const unknown = { hutByPostcode: none, hutById: none, hutAt: none };
      const lookup = await strategy.find(good, question, addressPorts({ ...answers, ...unknown }));
      expect(['not-served', 'refused']).toContain(lookup.kind);
      if ('message' in lookup) expect(lookup.message).toMatch(key);
    });

    it('asks nobody about an address that is wrong', async () => {
      const lookup = await strategy.find({}, question, addressPorts());
      if (lookup.kind === 'invalid') expect(names).toContain(lookup.field);
      else expect(lookup.kind).toBe('refused');
    });

    it('passes a lost connection on', async () => {
      const outcome = strategy.find(good, question, failing(new Error('no connection')));
      if (asks) await expect(outcome).rejects.toThrow('no connection');
      else await expect(outcome).resolves.toBeDefined();
    });

    it('suggests nothing for a text that is too short, and asks nobody for it [ADR-26]', () => {
      for (const field of names) {
        for (const text of ['', ' ', 'a', 'ab']) {
          expect(
            strategy.suggest(field, typed(field, text), question, addressPorts()),
          ).toBeUndefined();
        }
      }
    });

    it('fills its form from a former address, a place and any text', () => {
      const inputs = [
        strategy.fromAddress({ postcode: 'X' }, undefined),
        strategy.fromPlace(place),
        ...texts.map((text) => strategy.fromText(text)),
      ];
      for (const input of inputs) {
        for (const field of Object.keys(input)) {
          if (field !== 'placeId' && field !== 'city') expect(names).toContain(field);
        }
      }
      expect(strategy.check(strategy.fromPlace(place), true)).toBeUndefined();
    });
  });
};

const none = async () => undefined;
