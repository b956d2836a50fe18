import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Digits and letters that nobody mixes up when reading them out. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const referenceLength = 8;

/** Names a payment; random and long enough that it cannot be guessed [ORD-129]. */
export const newTransactionId = (): string => randomBytes(20).toString('hex');

export const newOrderId = (): string => randomUUID();

/** The short reference customers tell the hut; the database refuses one that exists. */
export const newReference = (): string =>
  Array.from({ length: referenceLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Digest of a JSON value, whatever the order of its keys. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(canonical(value)).digest('hex');

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
