import { describe, expect, it } from 'vitest';
import { type PhoneValidator, phoneErrors } from '../../core/checkout/phone-validator.ts';

/** What every phone validator has to do; run it on your own with numbers that are good in your market. */
export const phoneValidatorConformance = (
  name: string,
  validator: PhoneValidator,
  good: readonly string[],
): void => {
  describe(`${name} as a phone validator`, () => {
    it.each(['', '   ', 'abc', '()', '-+'])('asks for a number when given %j [CHK-38]', (typed) => {
      expect(validator.validate(typed)).toBe('REQUIRED');
    });

    it.each(good)('accepts %s, however it is spaced [CHK-37]', (typed) => {
      expect(validator.validate(typed)).toBeUndefined();
      expect(validator.validate(` (${typed.slice(0, 3)}) - ${typed.slice(3)} x`)).toBeUndefined();
    });

    it.each(['1', '12345678901234567', 'x'.repeat(10_000), '٠٧٧٠٠'])(
      'names an error for %j without throwing',
      (typed) => {
        expect(phoneErrors).toContain(validator.validate(typed));
      },
    );

    it('strips carets from the number it sends [ORD-31]', () => {
      for (const typed of good) {
        expect(validator.forRequest(`^${typed}^`)).toBe(validator.forRequest(typed));
      }
    });
  });
};
