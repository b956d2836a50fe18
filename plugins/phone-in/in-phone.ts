import { cleanPhone, withoutCarets } from '../../core/checkout/clean-phone.ts';
import type { PhoneError, PhoneValidator } from '../../core/checkout/phone-validator.ts';
import type { PhoneSettings } from '../../schemas/types/manifest/checkout.ts';

/** The manifest's `phone.india` [CST-34]. */
export type IndianPhoneSettings = NonNullable<PhoneSettings['india']>;

interface Check {
  readonly error: PhoneError;
  readonly passes: (number: string) => boolean;
}

/** The checks in the order they are reported; only the first failure counts [CHK-43]. */
const checksOf = ({
  digits,
  digitsWithLeadingZero,
  firstDigits,
}: IndianPhoneSettings): readonly Check[] => {
  const significant = (number: string): string => number.replace(/^0/, '');
  return [
    { error: 'REQUIRED', passes: (number) => /\d/.test(number) },
    {
      error: 'INVALID_PHONE_LENGTH',
      passes: (number) =>
        number.length === (number.startsWith('0') ? digitsWithLeadingZero : digits),
    },
    {
      error: 'INVALID_PHONE_INITIAL',
      passes: (number) => firstDigits.some((first) => significant(number).startsWith(first)),
    },
    { error: 'INVALID_PHONE', passes: (number) => /^\d+$/.test(number) },
  ];
};

/** Indian mobile numbers, with or without a leading 0 [CHK-39, CHK-40, CHK-41, CHK-42, CHK-43]. */
export const indianPhone = (settings: IndianPhoneSettings): PhoneValidator => {
  const checks = checksOf(settings);
  const { prefillStrips } = settings;
  return {
    validate(typed) {
      const number = cleanPhone(typed).replace(/^\+/, '');
      return checks.find(({ passes }) => !passes(number))?.error;
    },
    forRequest: (typed) => withoutCarets(typed).replaceAll(' ', '').replace(/^0/, ''),
    forForm: (stored) =>
      stored.startsWith(prefillStrips) ? stored.slice(prefillStrips.length) : stored,
  };
};
