import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import { fileValidators } from '../../server/markets/schemas.ts';
import { catalogueFolder } from '../vectors/fixture-chain.ts';

const deals = JSON.parse(
  readFileSync(new URL('deals.json', catalogueFolder), 'utf8'),
) as readonly Deal[];
/** A deal with every field, and an option with every field. */
const whole = deals.find(({ id }) => id === 'scheduled');
if (!whole) throw new Error('The chain has no deal with every field.');
const { options, ...fields } = whole;
const [option] = options;

const fits = (deal: object): boolean => fileValidators.deals([deal]);

describe('a deal of a catalogue', () => {
  it('has the fields that prices and rules are read from, each of its own kind [DEA-19]', () => {
    expect(fits(whole)).toBe(true);
    for (const field of [
      'discountable loyalty loyaltyPoints locked hidden popularity price originalPrice rules',
      'surcharges conflicts overrides threshold schedule',
    ].flatMap((names) => names.split(' '))) {
      expect([field, field in fields]).toEqual([field, true]);
      expect([field, fits({ ...whole, [field]: 'wrong' })]).toEqual([field, false]);
    }
    expect(fits({ ...whole, unknown: 1 })).toBe(false);
  });

  it('needs an id, a kind, a title and options [DEA-19]', () => {
    for (const field of ['id', 'kind', 'title', 'options'] as const) {
      const { [field]: _left, ...rest } = whole;
      expect([field, fits(rest)]).toEqual([field, false]);
    }
  });

  it('has options with type, subtype, entities, counts, defaults and flags [DEA-22]', () => {
    const withOption = (change: object) => fits({ ...whole, options: [{ ...option, ...change }] });
    expect(withOption({})).toBe(true);
    const names = 'type subtype entities min max count defaults free cheapest'.split(' ');
    for (const name of names) {
      expect([name, name in (option ?? {})]).toEqual([name, true]);
      expect([name, withOption({ [name]: { wrong: true } })]).toEqual([name, false]);
    }
    expect(withOption({ unknown: 1 })).toBe(false);
  });
});
