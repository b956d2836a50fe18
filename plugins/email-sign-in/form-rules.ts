import { emailKey, isEmail } from '../../core/accounts/email-rule.ts';
import { missingPasswordParts, type PasswordPart } from '../../core/accounts/password-rule.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';

/** What is wrong with a field: a wording key, or what a password lacks. */
export type Message =
  | { readonly key: string }
  | {
      readonly missing: readonly PasswordPart[];
      /** Characters typed, and the least there must be. */
      readonly count: number;
      readonly least: number;
    };

/** The wrong fields of a form, by their names. */
export type Problems<Field extends string> = Readonly<Partial<Record<Field, Message>>>;

type Rules = Pick<Manifest, 'account' | 'password'>;

/** Email address and password as they are sent. */
export const credentialsOf = <Typed extends { readonly email: string }>(typed: Typed): Typed => ({
  ...typed,
  email: emailKey(typed.email),
});

/** What is wrong with an email address [ACC-28]. */
export const emailMessage = (email: string, { account }: Rules): Message | undefined => {
  const typed = email.trim();
  if (typed === '') return { key: 'email-sign-in.errors.usernameEmpty' };
  return isEmail(typed, account) ? undefined : { key: 'email-sign-in.errors.usernameInvalid' };
};

/** What is wrong with a password that is to be one [ACC-27, ACC-28]. */
export const newPasswordMessage = (
  password: string,
  { password: rule }: Pick<Rules, 'password'>,
): Message | undefined => {
  if (password === '') return { key: 'email-sign-in.errors.passwordEmpty' };
  const missing = missingPasswordParts(password, rule);
  if (missing.length === 0) return undefined;
  return { missing, count: Array.from(password).length, least: rule.minLength };
};

/** What is wrong with a form that asks for nothing but an email address. */
export const emailProblems = (
  { email }: { readonly email: string },
  rules: Rules,
): Problems<'email'> => problemsOf({ email: emailMessage(email, rules) });

/** What is wrong with the fields of sign-up. */
export const signUpProblems = (
  { email, password }: { readonly email: string; readonly password: string },
  rules: Rules,
): Problems<'email' | 'password'> =>
  problemsOf({ email: emailMessage(email, rules), password: newPasswordMessage(password, rules) });

/** What is wrong with the fields of login: any password may be an old one. */
export const loginProblems = (
  { email, password }: { readonly email: string; readonly password: string },
  rules: Rules,
): Problems<'email' | 'password'> =>
  problemsOf({
    email: emailMessage(email, rules),
    password: password === '' ? { key: 'email-sign-in.errors.passwordEmpty' } : undefined,
  });

/** What is wrong with the fields that set a new password [ACC-28]. */
export const resetProblems = (
  { code, password }: { readonly code: string; readonly password: string },
  rules: Rules,
): Problems<'code' | 'password'> =>
  problemsOf({ ...codeProblems({ code }), password: newPasswordMessage(password, rules) });

/** What is wrong with a form that asks for nothing but a code. */
export const codeProblems = ({ code }: { readonly code: string }): Problems<'code'> =>
  problemsOf({ code: code.trim() === '' ? { key: 'email-sign-in.errors.codeEmpty' } : undefined });

const problemsOf = <Field extends string>(
  messages: Readonly<Partial<Record<Field, Message | undefined>>>,
): Problems<Field> =>
  Object.fromEntries(
    Object.entries(messages).filter(([, message]) => message !== undefined),
  ) as Problems<Field>;
