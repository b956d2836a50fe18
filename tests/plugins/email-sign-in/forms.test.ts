import { describe, expect, it } from 'vitest';
import { identityErrorOf } from '../../../client/accounts/identity-error.ts';
import { failureOf, failureProblems } from '../../../plugins/email-sign-in/failures.ts';
import {
  emailMessage,
  loginProblems,
  newPasswordMessage,
  resetProblems,
  signUpProblems,
} from '../../../plugins/email-sign-in/form-rules.ts';
import texts from '../../../plugins/email-sign-in/words/en.json' with { type: 'json' };
import { refusal } from '../../client/accounts/open-account.ts';
import { testManifest } from '../../core/test-market.ts';

const uk = testManifest('uk');

/** The English text of a wording key of the plugin. */
const textOfKey = (key: string): string => {
  const found = key
    .split('.')
    .slice(1)
    .reduce<unknown>(
      (tree, part) => (tree as Readonly<Record<string, unknown>> | undefined)?.[part],
      texts,
    );
  return typeof found === 'string' ? found : `no text for ${key}`;
};

it('a day of birth that is wrong is told in the words of its mistake [ACC-26, CHK-68]', () => {
  expect(textOfKey('email-sign-in.errors.pastDate')).toBe('Please enter a date in the past');
});

describe('a password', () => {
  const words = (password: string) => {
    const message = newPasswordMessage(password, uk);
    if (!message || 'key' in message) return message?.key;
    const { missing, count, least } = message;
    return missing
      .map((part) =>
        textOfKey(`email-sign-in.passwordParts.${part}`)
          .replace('{{count}}', `${count}`)
          .replace('{{least}}', `${least}`),
      )
      .join(' | ');
  };

  it.each([
    ['abc', '3/8 | Uppercase | Number'],
    ['ABC', '3/8 | Lowercase | Number'],
    ['1', '1/8 | Lowercase | Uppercase'],
    ['        ', 'Lowercase | Uppercase | Number'],
    ['abcdefgh', 'Uppercase | Number'],
    ['Abcdefg', '7/8 | Number'],
    ['Abcdefg1', undefined],
  ])('lacks what is listed, in order: %s [ACC-27, CHK-66, CHK-67]', (password, missing) => {
    expect(words(password)).toBe(missing);
  });
});

describe('the fields of the forms', () => {
  const told = (problem: object | undefined) =>
    problem && 'key' in problem ? textOfKey(String(problem.key)) : undefined;

  it('say what is wrong with them [ACC-28]', () => {
    const empty = loginProblems({ email: ' ', password: '' }, uk);
    expect(told(empty.email)).toBe('Username cannot be empty');
    expect(told(empty.password)).toBe('Password cannot be empty');
    expect(told(emailMessage('ada', uk))).toBe('Username should be an email');
    expect(told(signUpProblems({ email: 'a@b.co', password: '' }, uk).password)).toBe(
      'Password cannot be empty',
    );
    expect(told(resetProblems({ code: '  ', password: 'Abcdefg1' }, uk).code)).toBe(
      'Code cannot be empty',
    );
    const invalid = failureOf('signUp', identityErrorOf(refusal('InvalidPasswordException')));
    expect(told(invalid.message)).toBe('Invalid password');
    expect(loginProblems({ email: 'a@b.co', password: 'old' }, uk)).toEqual({});
  });

  it.each([
    ['UsernameExistsException', '', 'email', 'We were unable to create your account'],
    [
      'InvalidParameterException',
      'Username should be an email.',
      'email',
      'Username should be an email',
    ],
    ['InvalidParameterException', 'Bad password', 'password', 'Invalid password'],
    ['InvalidParameterException', 'Other', 'password', 'We were unable to create an account'],
    ['InvalidPasswordException', '', 'password', 'Invalid password'],
    ['Whatever', '', 'password', 'We were unable to create an account'],
    [
      'TooManyRequestsException',
      '',
      'password',
      'We are experiencing an unusually high amount of traffic. Please try again later',
    ],
  ])('tell a failed sign-up: %s %s [ACC-17, ACC-29]', (name, message, field, text) => {
    const failure = failureOf('signUp', identityErrorOf(refusal(name, message)));
    expect([failure.field, told(failure.message)]).toEqual([field, text]);
  });

  it.each([
    ['PasswordResetRequiredException', 'Password Reset Required For Login Attempt'],
    ['NotAuthorizedException', 'Invalid email or password'],
    ['UserNotFoundException', 'Invalid email or password'],
  ])('tell a failed login: %s [ACC-30]', (name, text) => {
    const failure = failureOf('login', identityErrorOf(refusal(name)));
    expect([failure.field, told(failure.message)]).toEqual(['password', text]);
  });

  it.each([
    ['ExpiredCodeException', 'code', 'The password reset code you requested has expired'],
    ['CodeMismatchException', 'code', 'The password reset code does not match our records'],
    ['Whatever', 'password', 'We were unable to reset your password'],
  ])('tell a failed reset: %s [ACC-31]', (name, field, text) => {
    const failure = failureOf('reset', identityErrorOf(refusal(name)));
    expect([failure.field, told(failure.message)]).toEqual([field, text]);
  });

  it('tell a failure at the field it is about, or at the first of a form that lacks it [ACC-31]', () => {
    const wrong = identityErrorOf(refusal('CodeMismatchException'));
    const message = { key: 'email-sign-in.errors.codeWrong' };
    expect(failureProblems('reset', wrong, ['code', 'password'])).toEqual({ code: message });
    expect(failureProblems('reset', wrong, ['email'])).toEqual({ email: message });
  });
});

describe('what the identity service refuses besides', () => {
  it.each([
    ['signUp', 'CommonPasswordException', 'password', 'Many people use this password'],
    ['reset', 'CommonPasswordException', 'password', 'Many people use this password'],
    ['confirm', 'CodeMismatchException', 'code', 'does not match the one in our email'],
    ['confirm', 'ExpiredCodeException', 'code', 'This code has expired'],
  ] as const)('is told at its field: %s %s [SEC-22, SEC-23]', (task, name, field, text) => {
    const failure = failureOf(task, identityErrorOf(refusal(name)));
    expect(failure.field).toBe(field);
    expect('key' in failure.message && textOfKey(failure.message.key)).toContain(text);
  });
});
