import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  isTestPostcode,
  streetProblem,
  streetProblemSoFar,
} from '../../../core/address/street-rules.ts';
import { matchStreetNumber } from '../../../core/address/street-matching.ts';
import { integerPrefix } from '../../../core/address/street-number.ts';
import type { StreetRecord } from '../../../schemas/types/http/places.ts';
import { root } from '../../../tools/tasks/project.ts';
import { testManifest } from '../test-market.ts';

const manifest = testManifest('fr');
const settings = {
  postcode: manifest.postcode,
  streetNumberMaxLength: manifest.address.streetNumberMaxLength,
  testPostcode: manifest.address.testPostcode?.postcode,
};

const record = (
  hut: string,
  number_from: number,
  number_to: number,
  number_type: StreetRecord['number_type'] = 'Consecutive',
): StreetRecord => ({
  street: 'Rue Oberkampf',
  street_name: 'Oberkampf',
  street_type: 'Rue',
  city: 'Paris',
  postcode: '75011',
  hut,
  number_from,
  number_to,
  number_type,
});

const address = { postcode: '75011', street: 'Rue Oberkampf', streetNumber: '33' };

describe('a street record', () => {
  it('names street, place, hut and which numbers it serves [ADR-14]', () => {
    const file = join(root, 'markets/fr/catalogue/streets.json');
    const records = JSON.parse(readFileSync(file, 'utf8')) as readonly StreetRecord[];
    expect(records.length).toBeGreaterThan(0);
    for (const one of records) {
      expect(Object.keys(one).toSorted()).toEqual(Object.keys(record('1', 1, 9)).toSorted());
      expect(['Consecutive', 'Odd', 'Even']).toContain(one.number_type);
      expect(one.number_to).toBeGreaterThanOrEqual(one.number_from);
    }
  });
});

describe('the number of a house', () => {
  it.each([
    ['33', 33],
    ['33 bis', 33],
    [' 7B', 7],
    ['0', 0],
    ['-4', undefined],
    ['abc', undefined],
    ['', undefined],
    ['bis 33', undefined],
  ])('of %j is %j: its first digits [ADR-22]', (typed, number) => {
    expect(integerPrefix(typed)).toBe(number);
  });
});

describe('the record of a house number', () => {
  it('is the first in hut order that holds it and has its parity, whatever order they come in [ADR-23]', () => {
    const records = [record('900', 1, 99), record('80', 1, 99, 'Even'), record('81', 1, 50, 'Odd')];
    const hutFor = (number: number) => {
      const match = matchStreetNumber(records, number);
      return match.kind === 'matched' ? match.record.hut : match.kind;
    };
    expect(hutFor(20)).toBe('80');
    expect(hutFor(21)).toBe('81');
    expect(hutFor(51)).toBe('900');
  });

  it('holds both ends of its range [ADR-23]', () => {
    for (const end of [5, 9]) {
      expect(matchStreetNumber([record('1', 5, 9)], end).kind).toBe('matched');
    }
    for (const beyond of [4, 10]) {
      expect(matchStreetNumber([record('1', 5, 9)], beyond).kind).toBe('refused');
    }
  });

  it('is the single one of the street when it fits [ADR-24]', () => {
    const only = record('1', 1, 99, 'Odd');
    expect(matchStreetNumber([only], 33)).toEqual({ kind: 'matched', record: only });
  });

  it('is refused beyond the whole range of the street [ADR-19]', () => {
    expect(matchStreetNumber([record('1', 10, 20), record('2', 40, 60)], 61)).toEqual({
      kind: 'refused',
      problem: { message: 'localisation.address.notBetween', values: { n: 61, from: 10, to: 60 } },
    });
  });

  it('is refused by the parity of the record that reaches it, and unserved in a gap [ADR-20, ADR-21, ADR-25]', () => {
    const records = [record('1', 1, 19, 'Odd'), record('2', 40, 60, 'Even')];
    expect(matchStreetNumber(records, 4)).toEqual({
      kind: 'refused',
      problem: { message: 'localisation.address.oddOnly' },
    });
    expect(matchStreetNumber(records, 41)).toEqual({
      kind: 'refused',
      problem: { message: 'localisation.address.evenOnly' },
    });
    expect(matchStreetNumber(records, 30)).toEqual({ kind: 'unserved' });
    expect(matchStreetNumber([], 30)).toEqual({ kind: 'unserved' });
  });
});

describe('a French address', () => {
  const problemOf = (changes: Partial<typeof address> & { records?: readonly StreetRecord[] }) =>
    streetProblem({ ...address, ...changes }, settings);

  it('needs a postcode first [ADR-15]', () => {
    expect(problemOf({ postcode: ' ', street: '', streetNumber: '' })).toEqual({
      field: 'postcode',
      message: 'localisation.address.required',
    });
  });

  it('needs a street next [ADR-16]', () => {
    expect(problemOf({ street: '', streetNumber: '' })).toEqual({
      field: 'street',
      message: 'localisation.address.required',
    });
  });

  it('needs a number then [ADR-17, ADR-13]', () => {
    expect(problemOf({ streetNumber: '' })).toEqual({
      field: 'streetNumber',
      message: 'localisation.address.required',
    });
  });

  it.each(['abc', '0', '-4', 'bis'])('refuses %j as a number [ADR-18]', (streetNumber) => {
    expect(problemOf({ streetNumber })).toEqual({
      field: 'streetNumber',
      message: 'localisation.address.positiveInteger',
    });
  });

  it.each(['33', '33 bis', '7B'])('takes %j for a number [ADR-18]', (streetNumber) => {
    expect(problemOf({ streetNumber })).toBeUndefined();
  });

  it('has a number of at most 30 characters [ADR-13, CST-84]', () => {
    expect(settings.streetNumberMaxLength).toBe(30);
    expect(problemOf({ streetNumber: `1${'a'.repeat(29)}` })).toBeUndefined();
    expect(problemOf({ streetNumber: `1${'a'.repeat(30)}` })).toEqual({
      field: 'streetNumber',
      message: 'localisation.address.tooLong',
      values: { max: 30 },
    });
  });

  it('has a number its street is served at [ADR-19, ADR-20, ADR-21]', () => {
    const outside = problemOf({ streetNumber: '120', records: [record('1', 1, 99)] });
    expect(outside).toEqual({
      field: 'streetNumber',
      message: 'localisation.address.notBetween',
      values: { n: 120, from: 1, to: 99 },
    });
    const even = problemOf({ streetNumber: '32', records: [record('1', 1, 99, 'Odd')] });
    expect(even?.message).toBe('localisation.address.oddOnly');
    const odd = problemOf({ records: [record('1', 1, 99, 'Even')] });
    expect(odd?.message).toBe('localisation.address.evenOnly');
    expect(problemOf({ records: [record('1', 1, 99)] })).toBeUndefined();
  });

  it('has five digits for a postcode, but for the test postcode [ADR-03, ADR-12, CST-85]', () => {
    expect(problemOf({ postcode: '7501' })).toMatchObject({ field: 'postcode' });
    expect(problemOf({ postcode: 'pizza' })).toBeUndefined();
    expect(isTestPostcode(' PiZZa ', settings.testPostcode)).toBe(true);
    for (const market of ['uk', 'in', 'ca'] as const) {
      expect(testManifest(market).address.testPostcode).toBeUndefined();
    }
  });

  it('is checked while it is typed only once all three fields have something [ADR-08]', () => {
    const sofar = (changes: Partial<typeof address>) =>
      streetProblemSoFar({ ...address, ...changes, records: [record('1', 1, 9)] }, settings);
    expect(sofar({ streetNumber: '' })).toBeUndefined();
    expect(sofar({ street: '' })).toBeUndefined();
    expect(sofar({})?.message).toBe('localisation.address.notBetween');
  });
});
