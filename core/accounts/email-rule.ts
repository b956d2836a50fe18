import type { AccountSettings } from '../../schemas/types/manifest/accounts.ts';

const standardPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text is an email address: by the market's own pattern, else by a standard one [ACC-23]. */
export const isEmail = (
  text: string,
  { emailPattern }: Pick<AccountSettings, 'emailPattern'>,
): boolean =>
  emailPattern === undefined
    ? standardPattern.test(text)
    : new RegExp(emailPattern, 'u').test(text);

/** An email address as accounts are found by it. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
