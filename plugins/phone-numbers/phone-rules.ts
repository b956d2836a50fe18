import { cleanPhone, withoutCarets } from '../../core/checkout/clean-phone.ts';
import type { PhoneError, PhoneValidator } from '../../core/checkout/phone-validator.ts';
import type { PhoneRule, PhoneSettings } from '../../schemas/types/manifest/checkout.ts';

/** The rules that a manifest states, by name; its schema lets only rules stand beside its own keys. */
export const rulesOf = ({
  validator: _validator,
  minDigits: _minDigits,
  generic: _generic,
  callingCode: _callingCode,
  ...rules
}: PhoneSettings): ReadonlyMap<string, PhoneRule> => new Map(Object.entries(rules));

interface Check {
  readonly error: PhoneError;
  readonly passes: (number: string) => boolean;
}

/** The checks in the order they are reported; only the first failure counts [CHK-43]. */
const checksOf = ({
  pattern,
  digits,
  digitsWithLeadingZero = digits,
  firstDigits = [],
}: PhoneRule): readonly Check[] => {
  const whole = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  const isFirst = (number: string): boolean =>
    firstDigits.some((first) => number.replace(/^0/, '').startsWith(first));
  const checks: readonly (Check | undefined)[] = [
    { error: 'REQUIRED', passes: (number) => /\d/.test(number) },
    digits === undefined
      ? undefined
      : {
          error: 'INVALID_PHONE_LENGTH',
          passes: (number) =>
            number.length === (number.startsWith('0') ? digitsWithLeadingZero : digits),
        },
    firstDigits.length === 0 ? undefined : { error: 'INVALID_PHONE_INITIAL', passes: isFirst },
    digits === undefined
      ? undefined
      : { error: 'INVALID_PHONE', passes: (number) => /^\d+$/.test(number) },
    whole && { error: 'INVALID_PHONE', passes: (number) => whole.test(number) },
  ];
  return checks.filter((check) => check !== undefined);
};

/**
 * A rule of the manifest at work: by a pattern [CHK-44, CHK-45, CHK-46], or by the digits of a national number, with
 * or without a leading 0 [CHK-39, CHK-40, CHK-41, CHK-42, CHK-43].
 */
export const phoneRule = (rule: PhoneRule): PhoneValidator => {
  const checks = checksOf(rule);
  const isNational = rule.digits !== undefined;
  const { prefillStrips = '' } = rule;
  return {
    validate(typed) {
      const clean = cleanPhone(typed);
      const number = isNational ? clean.replace(/^\+/, '') : clean;
      return checks.find(({ passes }) => !passes(number))?.error;
    },
    forRequest(typed) {
      const sent = withoutCarets(typed);
      return isNational ? sent.replaceAll(' ', '').replace(/^0/, '') : sent;
    },
    forForm: (stored) =>
      stored.startsWith(prefillStrips) ? stored.slice(prefillStrips.length) : stored,
  };
};
