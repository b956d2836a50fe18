import { cleanPhone, withoutCarets } from '../../core/checkout/clean-phone.ts';
import type { PhoneValidator } from '../../core/checkout/phone-validator.ts';

/** Ten digits, or eleven from 1; area code and exchange each start with 2 to 9 [CHK-44]. */
const northAmericanNumber = /^1?[2-9]\d{2}[2-9]\d{6}$/;

export const caPhone: PhoneValidator = {
  validate(typed) {
    const number = cleanPhone(typed);
    if (!/\d/.test(number)) return 'REQUIRED';
    return northAmericanNumber.test(number) ? undefined : 'INVALID_PHONE';
  },
  forRequest: withoutCarets,
  forForm: (stored) => stored,
};
