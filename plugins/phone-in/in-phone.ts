import { cleanPhone, withoutCarets } from '../../core/checkout/clean-phone.ts';
import type { PhoneError, PhoneValidator } from '../../core/checkout/phone-validator.ts';

interface Check {
  readonly error: PhoneError;
  readonly passes: (number: string) => boolean;
}

/** The checks in the order they are reported; only the first failure counts [CHK-43]. */
const checks: readonly Check[] = [
  { error: 'REQUIRED', passes: (number) => /\d/.test(number) },
  { error: 'INVALID_PHONE_LENGTH', passes: (number) => /^(?:[^0].{9}|0.{10})$/.test(number) },
  { error: 'INVALID_PHONE_INITIAL', passes: (number) => /^0?[6-9]/.test(number) },
  { error: 'INVALID_PHONE', passes: (number) => /^0?[6-9]\d{9}$/.test(number) },
];

/** Indian mobile numbers: 10 digits, or 11 with a leading 0, from 6, 7, 8 or 9 [CHK-39 to CHK-43]. */
export const inPhone: PhoneValidator = {
  validate(typed) {
    const number = cleanPhone(typed).replace(/^\+/, '');
    return checks.find(({ passes }) => !passes(number))?.error;
  },
  forRequest: (typed) => withoutCarets(typed).replaceAll(' ', '').replace(/^0/, ''),
  forForm: (stored) => stored.replace(/^\+91/, ''),
};
