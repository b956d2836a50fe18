import type { Account } from '../../schemas/types.ts';
import type { CheckoutValues } from './contact-rules.ts';
import type { PhoneValidator } from './phone-validator.ts';

/** The contact fields as an account fills them in; what it does not have stays open [CHK-76, CHK-77, BSK-64]. */
export const accountPrefill = (
  { email, firstName, lastName, phone }: Account,
  validator: Pick<PhoneValidator, 'forForm'>,
): CheckoutValues => {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return {
    ...(email ? { email } : {}),
    ...(name === '' ? {} : { name }),
    ...(firstName ? { firstName } : {}),
    ...(lastName ? { lastName } : {}),
    ...(phone ? { phone: validator.forForm(phone) } : {}),
  };
};
