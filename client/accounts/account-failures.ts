import type { FormMessage, FormProblems } from './account-form.ts';
import { type IdentityErrorName, identityErrorOf } from './identity-error.ts';

/** The field at which a failure is told [ACC-32]. */
export type FailureField = 'email' | 'password' | 'code';

/** A failure as a form shows it. */
export interface FormFailure {
  readonly field: FailureField;
  readonly message: FormMessage;
}

/** What was tried. */
export type IdentityTask = 'signUp' | 'confirm' | 'login' | 'reset';

const told = (field: FailureField, name: string): FormFailure => ({
  field,
  message: { key: `accounts.errors.${name}` },
});

const traffic: IdentityErrorName = 'TooManyRequestsException';

const signUpFailures: ReadonlyMap<string, FormFailure> = new Map<IdentityErrorName, FormFailure>([
  ['UsernameExistsException', told('email', 'emailExists')],
  ['InvalidPasswordException', told('password', 'passwordInvalid')],
  ['CommonPasswordException', told('password', 'passwordCommon')],
]);

/** What a sign-up that failed shows [ACC-29]. */
const signUpFailure = (name: string, message: string): FormFailure => {
  const parameter: IdentityErrorName = 'InvalidParameterException';
  if (name === parameter && message === 'Username should be an email.') {
    return told('email', 'usernameInvalid');
  }
  if (name === parameter && /password/i.test(message)) return told('password', 'passwordInvalid');
  return signUpFailures.get(name) ?? told('password', 'signUpFailed');
};

/** What a reset that failed shows [ACC-31]. */
const resetFailures: ReadonlyMap<string, FormFailure> = new Map<IdentityErrorName, FormFailure>([
  ['ExpiredCodeException', told('code', 'codeExpired')],
  ['CodeMismatchException', told('code', 'codeWrong')],
  ['InvalidPasswordException', told('password', 'passwordInvalid')],
  ['CommonPasswordException', told('password', 'passwordCommon')],
]);

/** What the code of a sign-up that does not fit shows [SEC-22]. */
const confirmFailures: ReadonlyMap<string, FormFailure> = new Map<IdentityErrorName, FormFailure>([
  ['ExpiredCodeException', told('code', 'signUpCodeExpired')],
  ['CodeMismatchException', told('code', 'signUpCodeWrong')],
]);

/** What a form shows of an error of the identity service, and where [ACC-17, ACC-29, ACC-30, ACC-31, ACC-32]. */
export const failureOf = (task: IdentityTask, error: unknown): FormFailure => {
  const { name, message } = identityErrorOf(error);
  if (name === traffic) return told('password', 'traffic');
  if (task === 'signUp') return signUpFailure(name, message);
  if (task === 'confirm') return confirmFailures.get(name) ?? told('code', 'signUpFailed');
  if (task === 'reset') return resetFailures.get(name) ?? told('password', 'resetFailed');
  return told(
    'password',
    name === 'PasswordResetRequiredException' ? 'resetRequired' : 'loginFailed',
  );
};

/** The failure as what is wrong with a form: told at the field it is about, or at the first of a form that lacks it. */
export const failureProblems = <Field extends string>(
  task: IdentityTask,
  error: unknown,
  fields: readonly Field[],
): FormProblems<Field> => {
  const { field, message } = failureOf(task, error);
  const at = fields.find((name) => name === field) ?? fields[0];
  const problems: Partial<Record<Field, FormMessage>> = {};
  if (at !== undefined) problems[at] = message;
  return problems;
};
