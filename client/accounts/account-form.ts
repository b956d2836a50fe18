import type { Manifest } from '../../schemas/types/manifest.ts';
import { isEmail } from '../../core/accounts/email-rule.ts';
import { missingPasswordParts, type PasswordPart } from '../../core/accounts/password-rule.ts';
import { phoneProblem } from '../../core/accounts/phone-rule.ts';

/** What is wrong with a field: a wording key with its values, or what a password lacks. */
export type FormMessage =
  | { readonly key: string; readonly values?: Readonly<Record<string, string | number>> }
  | {
      readonly missing: readonly PasswordPart[];
      /** Characters typed, and the least there must be. */
      readonly count: number;
      readonly least: number;
    };

/** The wrong fields of a form, by their names. */
export type FormProblems<Field extends string> = Readonly<Partial<Record<Field, FormMessage>>>;

/** Whether a form has nothing wrong. */
export const isFine = (problems: FormProblems<string>): boolean =>
  Object.values(problems).every((problem) => problem === undefined);

type Rules = Pick<Manifest, 'account' | 'password' | 'phone'>;

/** What is wrong with an email address [ACC-28]. */
export const emailMessage = (email: string, { account }: Rules): FormMessage | undefined => {
  const typed = email.trim();
  if (typed === '') return { key: 'accounts.errors.usernameEmpty' };
  return isEmail(typed, account) ? undefined : { key: 'accounts.errors.usernameInvalid' };
};

/** What is wrong with a password that is to be one [ACC-27, ACC-28]. */
export const newPasswordMessage = (
  password: string,
  { password: rule }: Pick<Rules, 'password'>,
): FormMessage | undefined => {
  if (password === '') return { key: 'accounts.errors.passwordEmpty' };
  const missing = missingPasswordParts(password, rule);
  if (missing.length === 0) return undefined;
  return { missing, count: Array.from(password).length, least: rule.minLength };
};

/** What is wrong with a form that asks for nothing but an email address. */
export const emailProblems = (
  { email }: { readonly email: string },
  rules: Rules,
): FormProblems<'email'> => problemsOf({ email: emailMessage(email, rules) });

/** What is wrong with the fields of sign-up. */
export const signUpProblems = (
  { email, password }: { readonly email: string; readonly password: string },
  rules: Rules,
): FormProblems<'email' | 'password'> =>
  problemsOf({ email: emailMessage(email, rules), password: newPasswordMessage(password, rules) });

/** What is wrong with the fields of login: any password may be an old one. */
export const loginProblems = (
  { email, password }: { readonly email: string; readonly password: string },
  rules: Rules,
): FormProblems<'email' | 'password'> =>
  problemsOf({
    email: emailMessage(email, rules),
    password: password === '' ? { key: 'accounts.errors.passwordEmpty' } : undefined,
  });

/** What is wrong with the fields that set a new password [ACC-28]. */
export const resetProblems = (
  { code, password }: { readonly code: string; readonly password: string },
  rules: Rules,
): FormProblems<'code' | 'password'> =>
  problemsOf({
    code: code.trim() === '' ? { key: 'accounts.errors.codeEmpty' } : undefined,
    password: newPasswordMessage(password, rules),
  });

/** What is wrong with a form that asks for nothing but a code. */
export const codeProblems = ({ code }: { readonly code: string }): FormProblems<'code'> =>
  problemsOf({ code: code.trim() === '' ? { key: 'accounts.errors.codeEmpty' } : undefined });

/** What is wrong with a form that asks for nothing but a mobile number. */
export const mobileProblems = (
  { mobile }: { readonly mobile: string },
  rules: Rules,
): FormProblems<'mobile'> => problemsOf({ mobile: phoneMessage(mobile, rules) });

/** What is wrong with a phone number of an account [ACC-24, ACC-25]. */
export const phoneMessage = (phone: string, { phone: rule }: Rules): FormMessage | undefined => {
  if (phone.trim() === '') return { key: 'accounts.errors.required' };
  const problem = phoneProblem(phone, rule);
  if (problem === undefined) return undefined;
  if (problem === 'invalid') return { key: 'accounts.errors.phoneInvalid' };
  return { key: 'accounts.errors.phoneTooShort', values: { minDigits: rule.minDigits } };
};

const requiredMessage = (text: string): FormMessage | undefined =>
  text.trim() === '' ? { key: 'accounts.errors.required' } : undefined;

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
    firstName: requiredMessage(firstName),
    lastName: requiredMessage(lastName),
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
