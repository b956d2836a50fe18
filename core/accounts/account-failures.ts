import type { FormMessage } from './account-form.ts';
import { type IdentityErrorName, identityErrorOf } from './identity-error.ts';

/** The field at which a failure is told [ACC-32]. */
export type FailureField = 'email' | 'password' | 'code';

/** A failure as a form shows it. */
export interface FormFailure {
  readonly field: FailureField;
  readonly message: FormMessage;
}

/** What was tried. */
export type IdentityTask = 'signUp' | 'login' | 'reset';

const told = (field: FailureField, name: string): FormFailure => ({
  field,
  message: { key: `accounts.errors.${name}` },
});

const traffic: IdentityErrorName = 'TooManyRequestsException';

/** What a sign-up that failed shows [ACC-29]. */
const signUpFailure = (name: string, message: string): FormFailure => {
  switch (name as IdentityErrorName) {
    case 'UsernameExistsException':
      return told('email', 'emailExists');
    case 'InvalidPasswordException':
      return told('password', 'passwordInvalid');
    case 'InvalidParameterException':
      if (message === 'Username should be an email.') return told('email', 'usernameInvalid');
      if (/password/i.test(message)) return told('password', 'passwordInvalid');
      return told('password', 'signUpFailed');
    default:
      return told('password', 'signUpFailed');
  }
};

/** What a reset that failed shows [ACC-31]. */
const resetFailure = (name: string): FormFailure => {
  switch (name as IdentityErrorName) {
    case 'ExpiredCodeException':
      return told('code', 'codeExpired');
    case 'CodeMismatchException':
      return told('code', 'codeWrong');
    case 'InvalidPasswordException':
      return told('password', 'passwordInvalid');
    default:
      return told('password', 'resetFailed');
  }
};

/** What a form shows of an error of the identity service, and where [ACC-17, ACC-29 to ACC-32]. */
export const failureOf = (task: IdentityTask, error: unknown): FormFailure => {
  const { name, message } = identityErrorOf(error);
  if (name === traffic) return told('password', 'traffic');
  if (task === 'signUp') return signUpFailure(name, message);
  if (task === 'reset') return resetFailure(name);
  return told(
    'password',
    name === 'PasswordResetRequiredException' ? 'resetRequired' : 'loginFailed',
  );
};
