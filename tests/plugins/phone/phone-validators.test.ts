import { describe, expect, it } from 'vitest';
import { cleanPhone } from '../../../core/checkout/clean-phone.ts';
import type { MarketId } from '../../core/test-market.ts';
import { extensionsIn } from '../market-plugins.ts';

const phoneIn = (id: MarketId) => extensionsIn(id).one('phone-validator');
const ukPhone = phoneIn('uk');
const inPhone = phoneIn('in');
const caPhone = phoneIn('ca');
const internationalPhone = phoneIn('fr');

describe('British numbers', () => {
  it.each(['0044 7700 900123', '01632 960001', '0800 000 000'])('accept %s [CHK-45]', (typed) => {
    expect(ukPhone.validate(typed)).toBeUndefined();
  });

  it.each([
    '7700900123',
    '0600 000 0000',
    '0400 000 0000',
    '+44 0 7700',
    '077009001234',
    '+33612345678',
  ])('refuse %s [CHK-45]', (typed) => {
    expect(ukPhone.validate(typed)).toBe('INVALID_PHONE');
  });
});

describe('Indian numbers', () => {
  it('drop a leading plus before the checks [CHK-39]', () => {
    expect(inPhone.validate('+9876543210')).toBeUndefined();
  });

  it.each(['987654321', '98765432101', '0987654321', '+919876543210'])(
    'need 10 digits, or 11 with a leading 0: %s [CHK-40]',
    (typed) => {
      expect(inPhone.validate(typed)).toBe('INVALID_PHONE_LENGTH');
    },
  );

  it.each(['5987654321', '05987654321', '1234567890'])(
    'start with 6, 7, 8 or 9: %s [CHK-41]',
    (typed) => {
      expect(inPhone.validate(typed)).toBe('INVALID_PHONE_INITIAL');
    },
  );

  it('match a 10-digit mobile pattern in the end [CHK-42]', () => {
    expect(inPhone.validate('9+87654321')).toBe('INVALID_PHONE');
  });

  it('report only the first failure, in the order required, length, first digit, pattern [CHK-43]', () => {
    expect(inPhone.validate('')).toBe('REQUIRED');
    expect(inPhone.validate('1')).toBe('INVALID_PHONE_LENGTH');
    expect(inPhone.validate('1+23456789')).toBe('INVALID_PHONE_INITIAL');
  });

  it('go out without spaces and leading 0 [ORD-32]', () => {
    expect(inPhone.forRequest('0 98765 43210')).toBe('9876543210');
  });

  it('come into the form without +91 [CHK-77]', () => {
    expect(inPhone.forForm('+919876543210')).toBe('9876543210');
  });
});

describe('North American numbers', () => {
  it.each(['1165550123', '4161550123', '0165550123', '24165550123', '416555012'])(
    'refuse %s [CHK-44]',
    (typed) => {
      expect(caPhone.validate(typed)).toBe('INVALID_PHONE');
    },
  );
});

describe('Numbers of any country', () => {
  it.each(['123456', '+1234567890123456', '12+34567'])('refuse %s [CHK-46]', (typed) => {
    expect(internationalPhone.validate(typed)).toBe('INVALID_PHONE');
  });

  it('go out as typed, without carets [ORD-32]', () => {
    expect(internationalPhone.forRequest('+33 6 12^34')).toBe('+33 6 1234');
  });
});

describe('a number as it is typed', () => {
  it('is checked without spaces, dashes, brackets and letters [CHK-37]', () => {
    expect(cleanPhone(' +44 (0)20-7946 0123 ext')).toBe('+4402079460123');
    for (const typed of [
      '020 7946-0123',
      '(020) 7946 0123',
      'tel 020 7946 0123',
      '020.7946.0123',
    ]) {
      expect(ukPhone.validate(typed)).toBeUndefined();
    }
    expect(inPhone.validate('98765-43210 (home)')).toBeUndefined();
    expect(caPhone.validate('(416) 555-0123')).toBeUndefined();
    expect(internationalPhone.validate('tel. 123')).toBe('INVALID_PHONE');
  });
});
