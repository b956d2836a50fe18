import { cleanPhone, withoutCarets } from '../../core/checkout/clean-phone.ts';
import type { PhoneValidator } from '../../core/checkout/phone-validator.ts';

/** An optional plus and 7 to 15 digits [CHK-46]. */
const internationalNumber = /^\+?\d{7,15}$/;

export const internationalPhone: PhoneValidator = {
  validate(typed) {
    const number = cleanPhone(typed);
    if (!/\d/.test(number)) return 'REQUIRED';
    return internationalNumber.test(number) ? undefined : 'INVALID_PHONE';
  },
  forRequest: withoutCarets,
  forForm: (stored) => stored,
};
