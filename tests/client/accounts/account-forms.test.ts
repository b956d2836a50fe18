import { describe, expect, it } from 'vitest';
import accounts from '../../../schemas/http/accounts.schema.json' with { type: 'json' };
import {
  detailsProblems,
  mobileProblems,
  phoneMessage,
} from '../../../client/accounts/account-form.ts';
import { isPastDay } from '../../../core/accounts/day-of-birth.ts';
import { isEmail } from '../../../core/accounts/email-rule.ts';
import { phoneProblem } from '../../../core/accounts/phone-rule.ts';
import { textOfKey } from '../../core/accounts/words-of.ts';
import { testManifest } from '../../core/test-market.ts';

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

describe('a field of an account that was left empty', () => {
  it('says what to type into it [SHP-45]', () => {
    const empty = { firstName: '', lastName: ' ', phone: '' };
    const problems = { ...detailsProblems(empty, uk), ...mobileProblems({ mobile: '' }, uk) };
    const told = Object.entries(problems).map(([field, { key }]) => [field, textOfKey(key)]);
    expect(Object.fromEntries(told)).toEqual({
      firstName: 'Enter your first name',
      lastName: 'Enter your last name',
      phone: 'Enter your phone number',
      mobile: 'Enter your mobile number',
    });
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
  });
});
