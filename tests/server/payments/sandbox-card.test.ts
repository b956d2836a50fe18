import { describe, expect, it } from 'vitest';
import { trialOutcomes } from '../../../plugins/sandbox-gateway/provider/trial-entry.ts';
import {
  knownCard,
  wrongCardFields,
} from '../../../plugins/sandbox-gateway/provider/trial-card.ts';

const now = new Date('2026-11-21T12:00:00Z');
const good = {
  number: '4111 1111 1111 1111',
  name: 'Ada Lovelace',
  month: '11',
  year: '26',
  securityCode: '123',
};

describe('the sandbox cards', () => {
  it.each([
    ['4111111111111111', 'approve', 'visa'],
    ['5555555555554444', 'approve', 'mastercard'],
    ['4000000000000002', 'decline', 'visa'],
    ['4000000000000077', 'pending', 'visa'],
    ['4000000000000119', 'exception', 'visa'],
    ['4000000000003220', 'challenge', 'visa'],
    ['4000000000009235', 'timeout', 'visa'],
  ])('%s comes to %s [PAY-147]', (number, outcome, brand) => {
    expect(knownCard({ number })).toEqual({ last4: number.slice(-4), brand, outcome });
    expect(wrongCardFields({ ...good, number }, now)).toEqual([]);
    expect(trialOutcomes).toContain(outcome);
  });

  it('take any later expiry date and any security code of 3 digits [PAY-147]', () => {
    for (const change of [{ month: '12' }, { month: '1', year: '2031' }, { securityCode: '999' }]) {
      expect(wrongCardFields({ ...good, ...change }, now)).toEqual([]);
    }
  });

  it('are good until the end of their month', () => {
    expect(wrongCardFields(good, new Date('2026-11-30T23:59:59Z'))).toEqual([]);
    expect(wrongCardFields(good, new Date('2026-12-01T00:00:00Z'))).toEqual(['month', 'year']);
  });
});
