import type { Manifest } from '../../schemas/types/manifest.ts';
import { phoneProblem } from '../../core/accounts/phone-rule.ts';

/** What is wrong with a field: a wording key with its values. */
export interface FormMessage {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The wrong fields of a form, by their names. */
export type FormProblems<Field extends string> = Readonly<Partial<Record<Field, FormMessage>>>;

type Rules = Pick<Manifest, 'phone'>;

/** What is wrong with a form that asks for nothing but a mobile number. */
export const mobileProblems = (
  { mobile }: { readonly mobile: string },
  rules: Rules,
): FormProblems<'mobile'> => problemsOf({ mobile: phoneMessage(mobile, rules, 'mobile') });

/** What is wrong with a phone number of an account [ACC-24, ACC-25]. */
export const phoneMessage = (
  phone: string,
  { phone: rule }: Rules,
  field: 'phone' | 'mobile' = 'phone',
): FormMessage | undefined => {
  if (phone.trim() === '') return missing(field);
  const problem = phoneProblem(phone, rule);
  if (problem === undefined) return undefined;
  if (problem === 'invalid') return { key: 'accounts.errors.phoneInvalid' };
  return { key: 'accounts.errors.phoneTooShort', values: { minDigits: rule.minDigits } };
};

/** Says what to type into a field that was left empty. */
const missing = (field: string): FormMessage => ({ key: `accounts.errors.missing.${field}` });

const nameMessage = (field: 'firstName' | 'lastName', text: string): FormMessage | undefined =>
  text.trim() === '' ? missing(field) : undefined;

/** What is wrong with the additional details. */
export const detailsProblems = (
  {
    firstName,
    lastName,
    phone,
  }: { readonly firstName: string; readonly lastName: string; readonly phone: string },
  rules: Rules,
): FormProblems<'firstName' | 'lastName' | 'phone'> =>
  problemsOf({
    firstName: nameMessage('firstName', firstName),
    lastName: nameMessage('lastName', lastName),
    phone: phoneMessage(phone, rules),
  });

const problemsOf = <Field extends string>(
  messages: Readonly<Record<Field, FormMessage | undefined>>,
): FormProblems<Field> => {
  const problems: Partial<Record<Field, FormMessage>> = {};
  for (const field of Object.keys(messages) as Field[]) {
    const message = messages[field];
    if (message) problems[field] = message;
  }
  return problems;
};
