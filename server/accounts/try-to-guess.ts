import { guessCounters, type GuessLimit } from '../limits/guess-counters.ts';
import { logSecurityEvent } from '../shell/security-events.ts';
import type { AccountContext, Caller } from './account-context.ts';

/** Name of the refusal of a call that was made too often. */
export const tooManyTries = 'TooManyRequestsException';

/** What is tried to be guessed. */
interface Guess {
  readonly of: 'password' | 'code';
  /** Of whom, as accounts are found. */
  readonly email: string;
  readonly limit?: GuessLimit;
}

/**
 * Does work of which only tries in vain count, and logs when the last that is taken was one [SEC-41].
 * @throws RetryLaterError 429 TooManyRequestsException; what the work throws
 */
export const tryToGuess = <Result>(
  { limiter }: Pick<AccountContext, 'limiter'>,
  { at, address, log }: Pick<Caller, 'at' | 'address' | 'log'>,
  { of, email, limit }: Guess,
  work: () => Promise<Result>,
): Promise<Result> => {
  const { guessing } = at.manifest.identity;
  const guesser = { market: at.running.id, email, address };
  const counters = guessCounters(guesser, guessing, limit ? [limit] : []);
  const onLocked = () => logSecurityEvent(log, { kind: 'locked', guarded: of });
  return limiter.guess(counters, { name: tooManyTries, onLocked }, work);
};
