import { describe, expect, it } from 'vitest';
import { areasOf, normalisePostcode } from '../../../core/address/postcodes.ts';

const british = {
  full: '^[A-Z]{1,2}[0-9]{1,2} ?[0-9][A-Z]{2}$',
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
    expect(areas?.outcodes).toEqual(['SW11']);
  });

  it('may be its first part only', () => {
    expect(areasOf('SW11', british)?.outcodes).toEqual(['SW11']);
  });

  it('is no postcode when it fits neither pattern', () => {
    expect(areasOf('11 SW', british)).toBeUndefined();
    expect(areasOf('', british)).toBeUndefined();
  });
});
