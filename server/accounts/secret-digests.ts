import { createHash, timingSafeEqual } from 'node:crypto';

/** What is kept of a secret that is long and random: it cannot be turned back. */
export const digestOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Whether two texts are the same, in the same time wherever they differ. */
export const isSameText = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
};
