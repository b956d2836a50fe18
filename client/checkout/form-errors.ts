import type {
  CheckoutFacts,
  CheckoutField,
  CheckoutValues,
  ContactRules,
  FieldError,
} from '../../core/checkout/contact-rules.ts';
import { isGivenByWallet } from '../../core/checkout/field-checks.ts';
import { phoneMessage } from './phone-message.ts';
import type { PhoneValidator } from '../../core/checkout/phone-validator.ts';

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
