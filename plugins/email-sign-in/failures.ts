import type { Message, Problems } from './form-rules.ts';

/** The field at which a failure is told [ACC-32]. */
export type FailureField = 'email' | 'password' | 'code';

/** A failure as a form shows it. */
export interface FormFailure {
  readonly field: FailureField;
  readonly message: Message;
}

/** What was tried. */
export type IdentityTask = 'signUp' | 'confirm' | 'login' | 'reset';

/** What the server says that it refuses. */
interface Refused {
  readonly name: string;
  readonly message: string;
}

const told = (field: FailureField, name: string): FormFailure => ({
  field,
  message: { key: `email-sign-in.errors.${name}` },
});

const signUpFailures: ReadonlyMap<string, FormFailure> = new Map([
  ['UsernameExistsException', told('email', 'emailExists')],
  ['InvalidPasswordException', told('password', 'passwordInvalid')],
  ['CommonPasswordException', told('password', 'passwordCommon')],
]);

/** What a sign-up that failed shows [ACC-29]. */
const signUpFailure = ({ name, message }: Refused): FormFailure => {
  const isParameter = name === 'InvalidParameterException';
  if (isParameter && message === 'Username should be an email.') {
    return told('email', 'usernameInvalid');
  }
  if (isParameter && /password/i.test(message)) return told('password', 'passwordInvalid');
  return signUpFailures.get(name) ?? told('password', 'signUpFailed');
};

/** What a reset that failed shows [ACC-31]. */
const resetFailures: ReadonlyMap<string, FormFailure> = new Map([
  ['ExpiredCodeException', told('code', 'codeExpired')],
  ['CodeMismatchException', told('code', 'codeWrong')],
  ['InvalidPasswordException', told('password', 'passwordInvalid')],
  ['CommonPasswordException', told('password', 'passwordCommon')],
]);

/** What the code of a sign-up that does not fit shows [SEC-22]. */
const confirmFailures: ReadonlyMap<string, FormFailure> = new Map([
  ['ExpiredCodeException', told('code', 'signUpCodeExpired')],
  ['CodeMismatchException', told('code', 'signUpCodeWrong')],
]);

/** What a form shows of an error of the identity service, and where [ACC-17, ACC-29, ACC-30, ACC-31, ACC-32]. */
export const failureOf = (task: IdentityTask, refused: Refused): FormFailure => {
  const { name } = refused;
  if (name === 'TooManyRequestsException') return told('password', 'traffic');
  if (task === 'signUp') return signUpFailure(refused);
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
  refused: Refused,
  fields: readonly Field[],
): Problems<Field> => {
  const { field, message } = failureOf(task, refused);
  const at = fields.find((name) => name === field) ?? fields[0];
  const problems: Partial<Record<Field, Message>> = {};
  if (at !== undefined) problems[at] = message;
  return problems;
};
