import { describe, expect, it } from 'vitest';
import { isSameAddress } from '../../../client/localisation/localisation-outcome.ts';
import { postcodeKind } from '../../../core/address/postcodes.ts';
import { testManifest } from '../test-market.ts';

describe('a postcode', () => {
  it('is judged by the patterns of the market alone [ADR-01]', () => {
    const settings = { full: '^X[0-9]$', partial: '^X$' };
    expect(postcodeKind('x1', settings)).toBe('full');
    expect(postcodeKind(' X ', settings)).toBe('partial');
    expect(postcodeKind('SW11 1JB', settings)).toBe('none');
  });

  it.each(['75011', '01000'])('is five digits in France: %s [ADR-03]', (text) => {
    expect(postcodeKind(text, testManifest('fr').postcode)).toBe('full');
  });

  it.each(['7501', '750111', '75O11', '75 011'])(
    'is nothing else in France: %s [ADR-03]',
    (text) => {
      expect(postcodeKind(text, testManifest('fr').postcode)).not.toBe('full');
    },
  );

  it.each([
    ['560034', 'full'],
    ['060034', 'none'],
    ['56003', 'none'],
  ])('is six digits in India, the first not 0: %s is %s [ADR-05]', (text, kind) => {
    expect(postcodeKind(text, testManifest('in').postcode)).toBe(kind);
  });

  it.each(['M5V 1J5', 'm5v1j5', 'M5V-1J5', ' h2y 1c6 '])(
    'is letter digit letter digit letter digit in Canada, with a space or hyphen between: %j [ADR-04]',
    (text) => {
      expect(postcodeKind(text, testManifest('ca').postcode)).toBe('full');
    },
  );

  it.each(['M5V  1J5', 'M5V 1J', 'D5V 1J5', 'M5F 1J5', 'W5V 1J5', 'Z5V 1J5', 'M5V 1O5', '5MV 1J5'])(
    'is nothing else in Canada: %j [ADR-04]',
    (text) => {
      expect(postcodeKind(text, testManifest('ca').postcode)).not.toBe('full');
    },
  );
});

describe('addresses', () => {
  it('are the same whatever their spaces and case [ADR-06]', () => {
    expect(isSameAddress('SW1A 1AA', 'sw1a1aa')).toBe(true);
    expect(isSameAddress('12 Rue de\tla Paix', '12ruedelapaix')).toBe(true);
    expect(isSameAddress('SW1A 1AA', 'SW1A 1AB')).toBe(false);
  });
});
