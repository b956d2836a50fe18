import type {
  CheckoutFacts,
  CheckoutField,
  CheckoutValues,
  ContactRules,
  FieldError,
} from '../../core/checkout/contact-rules.ts';
import { isGivenByWallet } from '../../core/checkout/make-contact-rules.ts';
import type { PhoneValidator, PhoneError } from '../../core/checkout/phone-validator.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { cleanPhone } from '../../core/checkout/clean-phone.ts';

interface FormRules {
  readonly contact: Pick<ContactRules, 'validate'>;
  readonly phone: Pick<PhoneValidator, 'validate'>;
  /** Names of the fields in the order they stand on the form. */
  readonly order: readonly CheckoutField[];
}

/** Every wrong field in form order: the market's contact rules and its phone rule [CHK-26, CHK-49]. */
export const fieldErrors = (
  values: CheckoutValues,
  facts: CheckoutFacts,
  { contact, phone, order }: FormRules,
): readonly FieldError[] => {
  const typed = values.phone ?? '';
  const phoneError = isGivenByWallet(facts) ? undefined : phone.validate(typed);
  const errors = [
    ...contact.validate(values, facts),
    ...(phoneError ? [phoneMessage(phoneError, typed, facts.manifest.phone)] : []),
  ];
  return errors.toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
};

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
