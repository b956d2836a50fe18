import type { Account, AccountProfile } from '../../schemas/types/http/accounts.ts';
import { type AccountRow, emailOf } from './account-repository.ts';

/** An account as the account calls answer it [ACC-01]. */
export const accountOf = (row: AccountRow): Account => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  phone: row.phone,
  email: emailOf(row),
  marketingEmail: row.marketing_email,
  marketingSMS: row.marketing_sms,
});

/** An account as its profile [ACC-05]. */
export const profileOf = (row: AccountRow): AccountProfile => {
  const { first_name: firstName, last_name: lastName, phone, date_of_birth: born } = row;
  return {
    externalIdentityGUID: row.id,
    email: emailOf(row) ?? '',
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    mobile: phone ?? '',
    name: [firstName, lastName].filter(Boolean).join(' '),
    phone: phone ?? '',
    marketing: { all: (row.marketing_email ?? false) && (row.marketing_sms ?? false) },
    ...(born !== null && { dateOfBirth: born, birthday: born.slice(5) }),
  };
};
