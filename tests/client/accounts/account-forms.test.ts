import { describe, expect, it } from 'vitest';
import accounts from '../../../schemas/http/accounts.schema.json' with { type: 'json' };
import { failureOf, failureProblems } from '../../../client/accounts/account-failures.ts';
import {
  emailMessage,
  loginProblems,
  newPasswordMessage,
  phoneMessage,
  resetProblems,
  signUpProblems,
} from '../../../client/accounts/account-form.ts';
import { isPastDay } from '../../../core/accounts/day-of-birth.ts';
import { isEmail } from '../../../core/accounts/email-rule.ts';
import { phoneProblem } from '../../../core/accounts/phone-rule.ts';
import { textOfKey } from '../../core/accounts/words-of.ts';
import { testManifest } from '../../core/test-market.ts';
import { refusal } from './open-account.ts';

const uk = testManifest('uk');

describe('the data of an account', () => {
  it('has the fields of the account, of its form and of its profile [ACC-01, ACC-02, ACC-05]', () => {
    const { Account, AccountInput, AccountProfile } = accounts.definitions;
    const form = ['firstName', 'lastName', 'email', 'phone', 'marketingSMS', 'marketingEmail'];
    expect(Object.keys(Account.properties).toSorted()).toEqual(['id', ...form].toSorted());
    expect(Object.keys(AccountInput.properties).toSorted()).toEqual(form.toSorted());
    expect(uk.account.marketingChannels).toEqual(['email', 'sms']);
    expect(Object.keys(AccountProfile.properties)).toEqual([
      'externalIdentityGUID',
      'email',
      'dateOfBirth',
      'firstName',
      'lastName',
      'mobile',
      'name',
      'phone',
      'marketing',
      'birthday',
    ]);
    expect(Object.keys(accounts.definitions.MarketingChoice.properties)).toEqual(['all']);
  });

  it('calls who signs in by what the market sets [ACC-04]', () => {
    expect(testManifest('uk').account.identifierLabel).toBe('email');
    expect(testManifest('in').account.identifierLabel).toBe('phone');
    for (const label of ['email', 'phone', 'email-or-mobile']) {
      expect(textOfKey(`accounts.identifier.${label}`)).toMatch(/\w/);
    }
  });
});

describe('an email address', () => {
  it.each([
    ['ada@example.com', true],
    ['ada.b+c@mail.example.co', true],
    ['ada@example', false],
    ['ada example@x.com', false],
    ['@example.com', false],
  ])('must match a standard pattern: %s [ACC-23]', (email, isGood) => {
    expect(isEmail(email, uk.account)).toBe(isGood);
  });

  it('must match the market’s own pattern where it has one [ACC-23]', () => {
    const own = { emailPattern: '^\\w+@fornello\\.example$' };
    expect(isEmail('ada@fornello.example', own)).toBe(true);
    expect(isEmail('ada@example.com', own)).toBe(false);
  });
});

describe('a phone number', () => {
  it.each([
    ['123456', 'too-short'],
    ['+1 (23) 45#6', 'too-short'],
    ['1234567', undefined],
    ['+44 (0)20 7946 0123', undefined],
    ['1'.repeat(15), undefined],
    ['1'.repeat(16), 'invalid'],
    ['12345678a', 'invalid'],
    ['07700-900123', 'invalid'],
    ['１２３４５６７', 'invalid'],
  ])(
    'has 7 to 15 digits, with blanks, parentheses, hash and plus besides: %s [ACC-24, ACC-25]',
    (phone, problem) => {
      expect(phoneProblem(phone, uk.phone)).toBe(problem);
    },
  );

  it('has 6 to 15 digits by the pattern alone [ACC-24]', () => {
    const lenient = { ...uk.phone, minDigits: 0 };
    expect(phoneProblem('123456', lenient)).toBeUndefined();
    expect(phoneProblem('12345', lenient)).toBe('too-short');
  });

  it('is told in the words of its mistake [ACC-25]', () => {
    expect(phoneMessage('123456', uk)).toEqual({
      key: 'accounts.errors.phoneTooShort',
      values: { minDigits: 7 },
    });
    expect(textOfKey('accounts.errors.phoneTooShort')).toBe(
      'Please enter at least {{minDigits}} digits',
    );
    expect(phoneMessage('x1234567', uk)).toEqual({ key: 'accounts.errors.phoneInvalid' });
    expect(textOfKey('accounts.errors.phoneInvalid')).toBe('Please enter a valid phone number');
  });
});

describe('a day of birth', () => {
  it.each([
    ['2026-03-03', true],
    ['1815-12-10', true],
    ['2026-03-04', false],
    ['2026-03-05', false],
    ['2025-02-29', false],
    ['', false],
  ])('must lie in the past; today is refused: %s [ACC-26, CHK-68]', (day, isPast) => {
    expect(isPastDay(day, '2026-03-04')).toBe(isPast);
    expect(textOfKey('accounts.errors.pastDate')).toBe('Please enter a date in the past');
  });
});

describe('a password', () => {
  const words = (password: string) => {
    const message = newPasswordMessage(password, uk);
    if (!message || 'key' in message) return message?.key;
    const { missing, count, least } = message;
    return missing
      .map((part) =>
        textOfKey(`accounts.passwordParts.${part}`)
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
    const invalid = failureOf('signUp', refusal('InvalidPasswordException'));
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
    const failure = failureOf('signUp', refusal(name, message));
    expect([failure.field, told(failure.message)]).toEqual([field, text]);
  });

  it.each([
    ['PasswordResetRequiredException', 'Password Reset Required For Login Attempt'],
    ['NotAuthorizedException', 'Invalid email or password'],
    ['UserNotFoundException', 'Invalid email or password'],
  ])('tell a failed login: %s [ACC-30]', (name, text) => {
    const failure = failureOf('login', refusal(name));
    expect([failure.field, told(failure.message)]).toEqual(['password', text]);
  });

  it.each([
    ['ExpiredCodeException', 'code', 'The password reset code you requested has expired'],
    ['CodeMismatchException', 'code', 'The password reset code does not match our records'],
    ['Whatever', 'password', 'We were unable to reset your password'],
  ])('tell a failed reset: %s [ACC-31]', (name, field, text) => {
    const failure = failureOf('reset', refusal(name));
    expect([failure.field, told(failure.message)]).toEqual([field, text]);
  });

  it('tell a failure at the field it is about, or at the first of a form that lacks it [ACC-31]', () => {
    const wrong = refusal('CodeMismatchException');
    const message = { key: 'accounts.errors.codeWrong' };
    expect(failureProblems('reset', wrong, ['code', 'password'])).toEqual({ code: message });
    expect(failureProblems('reset', wrong, ['email'])).toEqual({ email: message });
  });
});

describe('what the identity service refuses besides', () => {
  it.each([
    ['signUp', 'CommonPasswordException', 'password', 'Many people have this password'],
    ['reset', 'CommonPasswordException', 'password', 'Many people have this password'],
    ['confirm', 'CodeMismatchException', 'code', 'does not match the one in our email'],
    ['confirm', 'ExpiredCodeException', 'code', 'This code has expired'],
  ] as const)('is told at its field: %s %s [SEC-22, SEC-23]', (task, name, field, text) => {
    const failure = failureOf(task, refusal(name));
    expect(failure.field).toBe(field);
    expect('key' in failure.message && textOfKey(failure.message.key)).toContain(text);
  });
});
