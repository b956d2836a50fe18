import type { PasswordSettings } from '../../schemas/types/manifest/checkout.ts';

/** A part that a password lacks. */
export type PasswordPart = 'length' | 'lowercase' | 'uppercase' | 'number';

/**
 * What a password lacks, in the order in which it is told [ACC-27, CHK-66, CHK-67]; empty for a good one.
 */
export const missingPasswordParts = (
  password: string,
  { minLength, lowercase, uppercase, number }: PasswordSettings,
): readonly PasswordPart[] => [
  ...(Array.from(password).length < minLength ? (['length'] as const) : []),
  ...(lowercase && !/\p{Ll}/u.test(password) ? (['lowercase'] as const) : []),
  ...(uppercase && !/\p{Lu}/u.test(password) ? (['uppercase'] as const) : []),
  ...(number && !/\p{Nd}/u.test(password) ? (['number'] as const) : []),
];
