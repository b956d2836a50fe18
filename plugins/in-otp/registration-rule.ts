import { isEmail } from '../../core/accounts/email-rule.ts';
import type { AccountSettings } from '../../schemas/types/manifest/accounts.ts';

/** What a customer says of themselves when they register. */
export interface RegistrationDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** What is wrong with a field of the registration form: a word of the plugin's errors. */
export type RegistrationProblem = 'required' | 'tooShort' | 'noLetter' | 'email';

/** Longest name that is kept. */
export const longestName = 100;

/** What is wrong with a name [OTP-18]. */
export const nameProblem = (name: string): RegistrationProblem | undefined => {
  if (name === '') return 'required';
  if (name.trim() === '') return 'tooShort';
  return /\p{L}/u.test(name) ? undefined : 'noLetter';
};

/** The wrong fields of a registration [OTP-18, OTP-19]. */
export const registrationProblems = (
  { firstName, lastName, email }: RegistrationDetails,
  settings: Pick<AccountSettings, 'emailPattern'>,
): Readonly<Partial<Record<keyof RegistrationDetails, RegistrationProblem>>> => {
  const [first, last] = [nameProblem(firstName), nameProblem(lastName)];
  const address = email.trim();
  const isMissing = address === '';
  return {
    ...(first && { firstName: first }),
    ...(last && { lastName: last }),
    ...(isMissing && { email: 'required' }),
    ...(!isMissing && !isEmail(address, settings) && { email: 'email' }),
  };
};
