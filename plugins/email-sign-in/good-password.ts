import { dictionary } from '@zxcvbn-ts/language-common';
import { missingPasswordParts } from '../../core/accounts/password-rule.ts';
import { Refusal } from '../../core/server-half/plugin-route.ts';
import type { PasswordSettings } from '../../schemas/types/manifest/checkout.ts';

/** Passwords that many people have, in lower case, as leaks showed them. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/**
 * @throws Refusal 400 InvalidPasswordException for a password that lacks something [ACC-27], CommonPasswordException for
 * one that many people have, however it is capitalised [SEC-23]
 */
export function assertGoodPassword(password: string, settings: PasswordSettings): void {
  const missing = missingPasswordParts(password, settings);
  if (missing.length > 0) {
    const message = `The password lacks: ${missing.join(', ')}.`;
    throw new Refusal(400, 'InvalidPasswordException', message);
  }
  if (common.has(password.trim().toLowerCase())) {
    throw new Refusal(400, 'CommonPasswordException', 'The password is a common one.');
  }
}
