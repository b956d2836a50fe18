import type { Manifest } from '../../schemas/types/manifest.ts';
import { addressKey } from './address-key.ts';
import type { RateLimit } from './counters.ts';
import type { Counter } from './rate-limiter.ts';

/** Who tries something that can be guessed. */
export interface Guesser {
  readonly market: string;
  /** Whom the try is about: an email address or a phone number; absent for a try that is about nobody yet. */
  readonly about?: string;
  /** Network address of the caller. */
  readonly address: string;
}

/** Another limit on tries about one customer, besides those of `guessing`. */
export interface GuessLimit extends RateLimit {
  /** What is tried. */
  readonly of: string;
}

/** What a try counts against that can be guessed: its customer, its address, and both together. */
export const guessCounters = (
  { market, about, address }: Guesser,
  { windowMs, perCustomerAndAddress, perCustomer, perAddress }: Manifest['identity']['guessing'],
  more: readonly GuessLimit[] = [],
): readonly Counter[] => {
  const network = addressKey(address);
  const ofAddress: Counter = { of: `guess ${network}`, by: 'address', most: perAddress, windowMs };
  if (about === undefined) return [ofAddress];
  const customer = `${market} ${about}`;
  return [
    ofAddress,
    { of: `guess ${customer}`, by: 'subject', most: perCustomer, windowMs },
    {
      of: `guess ${customer} ${network}`,
      by: 'subject',
      most: perCustomerAndAddress,
      windowMs,
    },
    ...more.map(({ of, ...limit }) => ({
      of: `${of} ${customer}`,
      by: 'subject' as const,
      ...limit,
    })),
  ];
};
