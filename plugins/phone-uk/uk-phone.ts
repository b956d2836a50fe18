import { cleanPhone, withoutCarets } from '../../core/checkout/clean-phone.ts';
import type { PhoneValidator } from '../../core/checkout/phone-validator.ts';

/** 0, +44 or 0044 and 9 or 10 digits, the first of them in use in the British plan [CHK-45]. */
const ukNumber = /^(?:\+44|0044|0)[1235789]\d{8,9}$/;

export const ukPhone: PhoneValidator = {
  validate(typed) {
    const number = cleanPhone(typed);
    if (!/\d/.test(number)) return 'REQUIRED';
    return ukNumber.test(number) ? undefined : 'INVALID_PHONE';
  },
  forRequest: withoutCarets,
  forForm: (stored) => stored,
};
