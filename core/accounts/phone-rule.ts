import type { PhoneSettings } from '../../schemas/types/manifest/checkout.ts';

/** What is wrong with a phone number of an account. */
export type AccountPhoneProblem = 'too-short' | 'invalid';

/**
 * Looks at a phone number by the generic pattern and the least number of digits [ACC-24, ACC-25]: a number of good
 * characters with too few digits is too short, anything else outside the pattern invalid.
 */
export const phoneProblem = (
  phone: string,
  { minDigits, generic }: PhoneSettings,
): AccountPhoneProblem | undefined => {
  const characters = Array.from(phone.trim());
  const isDigit = (character: string) => /^[0-9]$/.test(character);
  const digits = characters.filter(isDigit).length;
  const isSpelled = characters.every(
    (character) => isDigit(character) || generic.allowedCharacters.includes(character),
  );
  if (!isSpelled) return 'invalid';
  if (digits < minDigits || digits < generic.minDigits) return 'too-short';
  return digits > generic.maxDigits ? 'invalid' : undefined;
};
