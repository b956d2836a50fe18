import type { Manifest } from '../../schemas/types/manifest.ts';
import { cleanPhone } from '../../core/checkout/clean-phone.ts';
import type { FieldError } from '../../core/checkout/contact-rules.ts';
import type { PhoneError } from '../../core/checkout/phone-validator.ts';

/**
 * What a customer reads about a wrong phone number: a number that is merely too short is told how many digits it
 * needs [CHK-47, CHK-48].
 */
export const phoneMessage = (
  error: PhoneError,
  typed: string,
  { minDigits }: Pick<Manifest['phone'], 'minDigits'>,
): FieldError => {
  if (error === 'REQUIRED') return { field: 'phone', message: 'checkout.errors.required' };
  const digits = cleanPhone(typed).replaceAll('+', '').length;
  if (error === 'INVALID_PHONE' && digits < minDigits) {
    return {
      field: 'phone',
      message: 'checkout.errors.phone.tooShort',
      values: { digits: minDigits },
    };
  }
  return { field: 'phone', message: `checkout.errors.phone.${error}` };
};
