import { describe, expect, it } from 'vitest';
import { areasOf, normalisePostcode, writtenPostcode } from '../../../core/address/postcodes.ts';

const british = {
  full: '^(?<area>[A-Z]{1,2}[0-9]{1,2}) ?[0-9][A-Z]{2}$',
  partial: '^[A-Z]{1,2}[0-9]{1,2}$',
};

describe('a postcode', () => {
  it('is compared in capital letters without spaces', () => {
    expect(normalisePostcode(' sw11  1jb ')).toBe('SW111JB');
  });

  it('lies in its own area, in those of its beginnings, and in its outcode', () => {
    const areas = areasOf('sw11 1jb', british);
    expect(areas?.postcodes[0]).toBe('SW111JB');
    expect(areas?.postcodes).toContain('SW11');
    expect(areas?.outcode).toBe('SW11');
  });

  it('may be its first part only', () => {
    expect(areasOf('SW11', british)?.outcode).toBe('SW11');
  });

  it('has the first part that the pattern of its market marks, and none where it marks none', () => {
    const digits = { full: '^[0-9]{5}$', partial: '^[0-9]{2}$' };
    expect(areasOf('10119', { ...digits, full: '^(?<area>[0-9]{2})[0-9]{3}$' })?.outcode).toBe(
      '10',
    );
    expect(areasOf('10119', digits)).toEqual({
      postcodes: ['10119', '1011', '101', '10', '1'],
      outcode: undefined,
    });
  });

  it('is written as its market writes it', () => {
    expect(writtenPostcode(' sw111jb', { ...british, isSpaced: true })).toBe('SW11 1JB');
    expect(writtenPostcode('sw11 1jb', british)).toBe('SW111JB');
    expect(writtenPostcode('sw11', { ...british, isSpaced: true })).toBe('SW11');
  });

  it('is no postcode when it fits neither pattern', () => {
    expect(areasOf('11 SW', british)).toBeUndefined();
    expect(areasOf('', british)).toBeUndefined();
  });
});
