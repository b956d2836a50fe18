import { type Kysely, sql } from 'kysely';
import type { Manifest } from '../../schemas/types.ts';
import { ProblemError } from '../shell/problem-error.ts';
import type { Tables } from '../storage/tables.ts';
import { digestOfSecret } from './secret-digests.ts';

/** Who tries something that can be guessed. */
export interface Guesser {
  readonly market: string;
  /** Whom the try is about: an email address; absent for a try that is about nobody yet. */
  readonly email?: string;
  /** Network address of the caller. */
  readonly address: string;
}

interface Counter {
  readonly key: string;
  readonly most: number;
}

const countersOf = (
  { market, email, address }: Guesser,
  { perCustomerAndAddress, perCustomer, perAddress }: Manifest['identity']['guessing'],
): readonly Counter[] => {
  const customer = `${market} ${email}`;
  const counters = [
    { key: `address ${address}`, most: perAddress },
    ...(email === undefined
      ? []
      : [
          { key: `customer ${customer}`, most: perCustomer },
          { key: `both ${customer} ${address}`, most: perCustomerAndAddress },
        ]),
  ];
  // Always in the same order, so that no two calls wait for each other.
  return counters
    .map(({ key, most }) => ({ key: digestOfSecret(key), most }))
    .toSorted((one, other) => one.key.localeCompare(other.key));
};

/**
 * Counts a try before it is made, so that tries at the same moment count too.
 * @returns takes the try back, for one that was not in vain
 * @throws ProblemError 429 TooManyRequestsException when there were too many
 */
export async function countTry(
  db: Kysely<Tables>,
  guesser: Guesser,
  guessing: Manifest['identity']['guessing'],
  now: number,
): Promise<() => Promise<void>> {
  const counters = countersOf(guesser, guessing);
  await db.deleteFrom('vain_try').where('ends_at', '<=', new Date(now)).execute();
  const ends_at = new Date(now + guessing.windowMs);
  const counted = await db
    .insertInto('vain_try')
    .values(counters.map(({ key }) => ({ key, count: 1, ends_at })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ count: sql<number>`vain_try.count + 1` }),
    )
    .returning(['key', 'count'])
    .execute();
  const isTooMany = counted.some(
    ({ key, count }) => count > (counters.find((counter) => counter.key === key)?.most ?? 0),
  );
  if (isTooMany) {
    throw new ProblemError(429, 'TooManyRequestsException', 'Too many tries. Please wait.');
  }
  return async () => {
    await db
      .updateTable('vain_try')
      .set({ count: sql<number>`greatest(count - 1, 0)` })
      .where(
        'key',
        'in',
        counters.map(({ key }) => key),
      )
      .execute();
  };
}
