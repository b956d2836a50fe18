import { phoneProblem } from '../../core/accounts/phone-rule.ts';
import type { AccountInput } from '../../schemas/types/http/accounts.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { wrongParameter } from './account-context.ts';

/** Longest name that is kept. */
const longestName = 100;

/** A text without the blanks around it; null when nothing is left. */
const textOrNull = (text: string): string | null => {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
};

/** @throws ProblemError 400 InvalidParameterException for a name that is too long */
export function nameOf(text: string, what: string): string | null {
  if (text.trim().length > longestName) throw wrongParameter(`The ${what} is too long.`);
  return textOrNull(text);
}

/** @throws ProblemError 400 InvalidParameterException for what is no phone number [ACC-24, ACC-25] */
export function phoneOf(text: string, settings: Manifest['phone']): string | null {
  const phone = textOrNull(text);
  if (phone !== null && phoneProblem(phone, settings)) {
    throw wrongParameter('The phone number is not valid.');
  }
  return phone;
}

const isGiven = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined;

/** GraphQL gives null for what a customer left out. */
type Given = { readonly [Key in keyof AccountInput]: AccountInput[Key] | null };

/**
 * What an input changes of an account; what it does not name stays, and so does the email that signs in.
 * @throws ProblemError 400 InvalidParameterException
 */
export function changesOf(
  { firstName, lastName, phone, marketingEmail, marketingSMS }: Given,
  { phone: settings }: Pick<Manifest, 'phone'>,
) {
  return {
    ...(isGiven(firstName) && { first_name: nameOf(firstName, 'first name') }),
    ...(isGiven(lastName) && { last_name: nameOf(lastName, 'last name') }),
    ...(isGiven(phone) && { phone: phoneOf(phone, settings) }),
    ...(isGiven(marketingEmail) && { marketing_email: marketingEmail }),
    ...(isGiven(marketingSMS) && { marketing_sms: marketingSMS }),
  };
}
