import { createHash } from 'node:crypto';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Under what a card is kept: never its number [GFT-34]. */
export const cardKeyOf = (number: string): string => digest(`card ${number.trim()}`);

/** What is kept of a pin; it is bound to its card. */
export const pinDigestOf = (number: string, pin: string): string =>
  digest(`pin ${number.trim()} ${pin.trim()}`);
