import assert from 'node:assert/strict';
import { type PhoneValidator, phoneErrors } from '../../core/checkout/phone-validator.ts';
import type { Suite } from '../suite.ts';

export interface PhoneSamples {
  /** Numbers that are good in the market, without spaces. */
  readonly good: readonly string[];
  /** Numbers that are none there. */
  readonly wrong: readonly string[];
}

/** What every phone validator has to do. */
export const phoneValidatorSuite: Suite<PhoneValidator, PhoneSamples> = (
  { make },
  { good, wrong },
) => [
  ...['', '   ', 'abc', '()', '-+'].map((typed) => ({
    title: `asks for a number when given ${JSON.stringify(typed)} [CHK-38]`,
    run: () => assert.equal(make().validate(typed), 'REQUIRED'),
  })),
  ...good.map((typed) => ({
    title: `accepts ${typed}, however it is spaced [CHK-37]`,
    run: () => {
      const validator = make();
      assert.equal(validator.validate(typed), undefined);
      const spaced = ` (${typed.slice(0, 3)}) - ${typed.slice(3)} x`;
      assert.equal(validator.validate(spaced), undefined);
    },
  })),
  {
    title: 'names an error of the contract for what is no number, without throwing',
    run: () => {
      const validator = make();
      for (const typed of [...wrong, '1', '12345678901234567', 'x'.repeat(10_000), '٠٧٧٠٠']) {
        assert.ok(
          phoneErrors.some((error) => error === validator.validate(typed)),
          typed,
        );
      }
    },
  },
  {
    title: 'strips carets from the number it sends [ORD-31]',
    run: () => {
      const validator = make();
      for (const typed of good) {
        assert.equal(validator.forRequest(`^${typed}^`), validator.forRequest(typed));
        assert.doesNotMatch(validator.forRequest(`^${typed}^`), /\^/);
      }
    },
  },
  {
    title: 'accepts again the number it sends, and the one it puts into the form [ORD-32, CHK-77]',
    run: () => {
      const validator = make();
      for (const typed of good) {
        const sent = validator.forRequest(typed);
        assert.equal(validator.validate(sent), undefined, sent);
        assert.equal(validator.validate(validator.forForm(sent)), undefined, sent);
      }
    },
  },
];
