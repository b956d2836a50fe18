import type { Account } from '../../schemas/types/http/accounts.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { CheckoutValues } from '../../core/checkout/contact-rules.ts';
import type { PhoneValidator } from '../../core/checkout/phone-validator.ts';

/** What the form of a market takes from an account. */
export interface PrefillRules {
  readonly nameFields: Manifest['checkout']['nameFields'];
  readonly phone: Pick<PhoneValidator, 'forForm'>;
}

/** The contact fields as an account fills them in; what it does not have stays open [CHK-76, CHK-77, BSK-64]. */
export const accountPrefill = (
  { email, firstName, lastName, phone }: Account,
  { nameFields, phone: validator }: PrefillRules,
): CheckoutValues => {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const names = { name, firstName, lastName };
  return {
    ...(email ? { email } : {}),
    ...Object.fromEntries(
      nameFields.flatMap((field) => (names[field] ? [[field, names[field]]] : [])),
    ),
    ...(phone ? { phone: validator.forForm(phone) } : {}),
  };
};
