import { createHash } from 'node:crypto';

/** A short text that changes whenever one of the parts does. */
export const digestOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
