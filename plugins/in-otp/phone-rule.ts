import type { OtpSettings } from '../../schemas/types/manifest/accounts.ts';

type PhoneSettings = OtpSettings['phone'];

/** Which phone numbers get a code. */
export interface PhoneRule {
  /** What every number begins with: a plus sign, and the country's code where there is only one. */
  readonly prefix: string;
  readonly minDigits: number;
  readonly maxDigits: number;
}

/** The rule that holds at a level of flags [OTP-05, CST-90, EXP-61]. */
export const phoneRuleAt = (
  {
    prefix,
    digits,
    lenientLevels,
    lenientPrefix,
    lenientMinDigits,
    lenientMaxDigits,
  }: PhoneSettings,
  flagLevel: string,
): PhoneRule =>
  lenientLevels.includes(flagLevel)
    ? { prefix: lenientPrefix, minDigits: lenientMinDigits, maxDigits: lenientMaxDigits }
    : { prefix, minDigits: digits, maxDigits: digits };

/** Whether a number, with its plus sign, gets a code by a rule [OTP-05]. */
export const isOtpPhone = (phone: string, { prefix, minDigits, maxDigits }: PhoneRule): boolean => {
  const digits = phone.slice(1);
  const isSpelled = phone.startsWith(prefix) && /^\d+$/.test(digits);
  return isSpelled && digits.length >= minDigits && digits.length <= maxDigits;
};

/** What stands behind the prefix in what was pasted over it: a number of the country, with its code or without. */
const withoutCountry = (digits: string, { prefix, minDigits }: PhoneRule): string => {
  const country = prefix.slice(1);
  const isWhole = digits.length >= minDigits && digits.startsWith(country);
  return isWhole ? digits.slice(country.length) : digits.replace(/^0+/, '');
};

/**
 * What is typed as it stands in the field: with the prefix, whatever was deleted of it or pasted over it [OTP-06].
 * @param before what stood there
 */
export const withPrefix = (typed: string, before: string, rule: PhoneRule): string => {
  const { prefix } = rule;
  const spelled = typed.replace(/[^+\d]/g, '');
  const digits = spelled.replaceAll('+', '');
  if (spelled.startsWith(prefix)) return `+${digits}`;
  const known = before.slice(prefix.length);
  // A character of the prefix was deleted, or one was put into it.
  if (known !== '' && spelled.endsWith(known) && typed.length <= before.length) return before;
  if (typed.length >= before.length) return prefix + withoutCountry(digits, rule);
  let kept = known;
  while (!spelled.endsWith(kept)) kept = kept.slice(1);
  return prefix + kept;
};
