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

/** What else a try counts against. */
export interface TryLimit {
  /** What is tried: it names the limit, together with whom the try is about. */
  readonly of: string;
  readonly most: number;
  /** The time after which tries are forgotten, in milliseconds. */
  readonly windowMs: number;
}

interface Counter {
  readonly key: string;
  readonly most: number;
  readonly windowMs: number;
}

const countersOf = (
  { market, email, address }: Guesser,
  { windowMs, perCustomerAndAddress, perCustomer, perAddress }: Manifest['identity']['guessing'],
  limits: readonly TryLimit[],
): readonly Counter[] => {
  const customer = `${market} ${email}`;
  const counters: readonly Counter[] = [
    { key: `address ${address}`, most: perAddress, windowMs },
    ...(email === undefined
      ? []
      : [
          { key: `customer ${customer}`, most: perCustomer, windowMs },
          { key: `both ${customer} ${address}`, most: perCustomerAndAddress, windowMs },
        ]),
    ...limits.map(({ of, ...limit }) => ({ key: `${of} ${customer}`, ...limit })),
  ];
  // Always in the same order, so that no two calls wait for each other.
  return counters
    .map(({ key, ...limit }) => ({ key: digestOfSecret(key), ...limit }))
    .toSorted((one, other) => one.key.localeCompare(other.key));
};

/**
 * Counts a try before it is made, so that tries at the same moment count too.
 * @param limits what it counts against besides `guessing`
 * @returns takes the try back, for one that was not in vain
 * @throws ProblemError 429 TooManyRequestsException when there were too many
 */
export async function countTry(
  db: Kysely<Tables>,
  guesser: Guesser,
  guessing: Manifest['identity']['guessing'],
  now: number,
  limits: readonly TryLimit[] = [],
): Promise<() => Promise<void>> {
  const counters = countersOf(guesser, guessing, limits);
  await db.deleteFrom('vain_try').where('ends_at', '<=', new Date(now)).execute();
  const counted = await db
    .insertInto('vain_try')
    .values(
      counters.map(({ key, windowMs }) => ({ key, count: 1, ends_at: new Date(now + windowMs) })),
    )
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
