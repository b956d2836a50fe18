import { describe, expect, it } from 'vitest';
import { leadsToDetails } from '../../../client/accounts/account-pages.ts';
import { isOtpCode } from '../../../plugins/in-otp/code-rule.ts';
import { isOtpPhone, phoneRuleAt, withPrefix } from '../../../plugins/in-otp/phone-rule.ts';
import { nameProblem, registrationProblems } from '../../../plugins/in-otp/registration-rule.ts';
import texts from '../../../plugins/in-otp/words/en.json' with { type: 'json' };
import { testManifest } from '../../core/test-market.ts';

const india = testManifest('in');
const ruleAt = (level: string) => phoneRuleAt(india.otp.phone, level);
const usual = ruleAt('none');

describe('a phone number that gets a code', () => {
  it.each(['none', 'staging', 'production', ''])(
    'has the prefix and 12 digits at the level %j [OTP-05, CST-90]',
    (level) => {
      const takes = (phone: string) => isOtpPhone(phone, ruleAt(level));
      expect(takes('+919876543210')).toBe(true);
      for (const wrong of ['+91987654321', '+9198765432101', '+447700900123', '919876543210']) {
        expect(takes(wrong)).toBe(false);
      }
      for (const wrong of ['', '+91', '+91 876543210', '+91９876543210', '+91987654321x']) {
        expect(takes(wrong)).toBe(false);
      }
    },
  );

  it.each(['development', 'canary'])(
    'has 11 or 12 digits of any country at the level %s [OTP-05, CST-90, EXP-61]',
    (level) => {
      const takes = (phone: string) => isOtpPhone(phone, ruleAt(level));
      for (const right of ['+919876543210', '+447700900123', '+14165550123']) {
        expect(takes(right)).toBe(true);
      }
      for (const wrong of ['+1416555012', '+9198765432101', '14165550123', '++4165550123']) {
        expect(takes(wrong)).toBe(false);
      }
    },
  );

  it('follows the manifest [CST-90]', () => {
    const rule = phoneRuleAt({ ...india.otp.phone, prefix: '+33', digits: 11 }, 'none');
    expect(isOtpPhone('+33612345678', rule)).toBe(true);
    expect(isOtpPhone('+919876543210', rule)).toBe(false);
  });
});

describe('the field of the phone number', () => {
  const whole = '+919876543210';

  it.each([
    // What is typed, what stood there, what stands there now.
    ['+919', '+91', '+919'],
    ['', whole, '+91'],
    ['', '+91', '+91'],
    ['+9', '+91', '+91'],
    ['919876543210', whole, whole],
    ['+99876543210', whole, whole],
    ['+9543210', whole, '+91543210'],
    ['3210', whole, '+913210'],
    ['98765 43210', '+91', whole],
    ['+91 (98765) 43210', '+91', whole],
    ['919876543210', '+91', whole],
    ['09876543210', '+91', whole],
    ['9876512345', '+91', '+919876512345'],
    ['+91+919876543210', '+91', '+91919876543210'],
    ['abc', '+91', '+91'],
  ])('keeps its prefix: %j over %j is %j [OTP-06]', (typed, before, after) => {
    expect(withPrefix(typed, before, usual)).toBe(after);
  });

  it('keeps the plus sign alone where numbers of any country do [OTP-06]', () => {
    const wide = ruleAt('canary');
    expect(withPrefix('447700900123', '+', wide)).toBe('+447700900123');
    expect(withPrefix('', '+44', wide)).toBe('+');
    expect(withPrefix('44', '+44', wide)).toBe('+44');
  });
});

it('a code is exactly as many digits as the market has, and the words say so [OTP-10, CST-89]', () => {
  const { codeDigits } = india.otp;
  expect(isOtpCode('012345', codeDigits)).toBe(true);
  for (const wrong of ['', '1234', '12345', '1234567', '12345a', ' 12345', '１２３４５６']) {
    expect(isOtpCode(wrong, codeDigits)).toBe(false);
  }
  expect([isOtpCode('1234', 4), isOtpCode('123456', 4)]).toEqual([true, false]);
  expect(JSON.stringify(texts)).not.toMatch(/[0-9]-digit/);
});

describe('the registration form', () => {
  const right = { firstName: 'Asha', lastName: 'राव', email: 'asha@example.com' };
  const problemsOf = (changes: Partial<typeof right>) =>
    registrationProblems({ ...right, ...changes }, india.account);

  it('needs names with a letter [OTP-18]', () => {
    expect(['', ' ', '\t ', '7', '- .', 'Asha', 'राव', 'É7'].map(nameProblem)).toEqual([
      'required',
      'tooShort',
      'tooShort',
      'noLetter',
      'noLetter',
      undefined,
      undefined,
      undefined,
    ]);
    expect(problemsOf({ firstName: '', lastName: '  ' })).toEqual({
      firstName: 'required',
      lastName: 'tooShort',
    });
    expect(texts.errors).toMatchObject({
      required: 'Required',
      tooShort: 'Please enter more characters',
      noLetter: 'Please include a character',
    });
  });

  it('needs an email address [OTP-19]', () => {
    expect(problemsOf({})).toEqual({});
    for (const email of ['', ' ']) expect(problemsOf({ email })).toEqual({ email: 'required' });
    for (const email of ['asha', 'asha@', 'asha@example', 'a b@example.com']) {
      expect(problemsOf({ email })).toEqual({ email: 'email' });
    }
    expect(problemsOf({ email: ' asha@example.com ' })).toEqual({});
    expect(texts.errors.email).toBe('Please enter a valid email');
  });
});

it('any path below the account base without a page of its own leads to the details [OTP-04]', () => {
  const leads = (path: string, query = '', more?: string[]) =>
    leadsToDetails(path, new URLSearchParams(query), more);
  for (const path of ['/otp', '/otp/', '/register', '/logout', '/edit', '/in-store-sign-up']) {
    expect(leads(path)).toBe(false);
  }
  expect(leads('/in-store-sign-up/additional-details')).toBe(false);
  expect([leads('/', 'form=login'), leads('', 'form=')]).toEqual([false, false]);
  for (const path of ['', '/', '/elsewhere', '/edit/more', '/otp/more', '/in-store-sign-upp']) {
    expect(leads(path)).toBe(true);
  }
  expect([leads('/', 'from=x'), leads('/elsewhere', 'form=login')]).toEqual([true, true]);
  expect([leads('/own'), leads('/own', '', ['own'])]).toEqual([true, false]);
});
