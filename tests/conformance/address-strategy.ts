import { describe, expect, it } from 'vitest';
import type {
  AddressInput,
  AddressPorts,
  AddressStrategy,
} from '../../core/localisation/address-strategy.ts';
import type { Hut } from '../../schemas/types.ts';

/** What the suite tries a strategy with. */
interface Samples {
  /** A complete address of the market, as customers type it. */
  readonly good: AddressInput;
  /** A hut that serves it. */
  readonly hut: Hut;
}

const ports = (hut: Hut | undefined): AddressPorts => ({ hutByPostcode: async () => hut });

/** What every address strategy has to do; run it on your own with an address and a hut of your market. */
export const addressStrategyConformance = (
  name: string,
  strategy: AddressStrategy,
  { good, hut }: Samples,
): void => {
  describe(`${name} as an address strategy`, () => {
    it('shows a field with label and example for every address it asks for [ADR-07]', () => {
      expect(strategy.fields.length > 0).toBe(strategy.addressFor.length > 0);
      for (const field of strategy.fields) {
        expect(field.label).toMatch(/^[a-z]\w*(\.\w+)+$/);
        expect(field.example).toMatch(/^[a-z]\w*(\.\w+)+$/);
        expect(field.autoComplete).not.toBe('');
      }
    });

    it('answers any text with a value or with the wording key of what is wrong', () => {
      const texts = ['', '   ', '<b>', '🍕', 'x'.repeat(5000), '\u0000', "' or 1=1"];
      for (const { name: field } of strategy.fields) {
        for (const text of texts) {
          const checked = strategy.check(field, text);
          if (checked.ok) expect(checked.value).toBe(checked.value.trim());
          else expect(checked.message).toMatch(/^[a-z]\w*(\.\w+)+$/);
        }
      }
    });

    it('keeps a checked value through another check', () => {
      for (const { name: field } of strategy.fields) {
        const checked = strategy.check(field, good[field] ?? '');
        expect(checked.ok).toBe(true);
        if (checked.ok) expect(strategy.check(field, checked.value)).toEqual(checked);
      }
    });

    it('never finds a hut that the calls do not know', async () => {
      const lookup = await strategy.find(good, ports(undefined));
      expect(lookup.kind).not.toBe('found');
    });

    it('names a field of its own when the address is wrong, without asking for huts', async () => {
      const refusing: AddressPorts = {
        hutByPostcode: () => Promise.reject(new Error('Nobody should ask.')),
      };
      const lookup = await strategy.find({}, refusing);
      if (lookup.kind === 'invalid') {
        expect(strategy.fields.map((field) => field.name)).toContain(lookup.field);
      } else expect(lookup.kind).toBe('not-served');
    });

    it('finds the hut of an address it asks for, and keeps the address', async () => {
      const lookup = await strategy.find(good, ports(hut));
      if (strategy.addressFor.length === 0) expect(lookup.kind).toBe('not-served');
      else expect(lookup).toMatchObject({ kind: 'found', hut: { id: hut.id } });
    });

    it('passes a failed call on', async () => {
      const failing: AddressPorts = {
        hutByPostcode: () => Promise.reject(new Error('no connection')),
      };
      const outcome = strategy.find(good, failing);
      if (strategy.addressFor.length > 0) await expect(outcome).rejects.toThrow('no connection');
      else await expect(outcome).resolves.toBeDefined();
    });
  });
};
