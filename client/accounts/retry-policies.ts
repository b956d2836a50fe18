import type { AccountSettings } from '../../schemas/types/manifest/accounts.ts';
import { HttpError } from '../kernel/http-client.ts';
import type { Wait } from '../kernel/retry.ts';
import { AccountRefusal } from './accounts-api.ts';
import { identityErrorOf } from './identity-error.ts';

/**
 * Runs a sign-up or login again while there is too much traffic and for nothing else, each wait twice the one before
 * and the last the longest [ACC-17]. Throws the last error.
 */
export const throughTraffic = async <Result>(
  task: () => Promise<Result>,
  { retries, maxWaitMs, onError }: AccountSettings['signUpRetry'],
  wait: Wait,
): Promise<Result> => {
  for (let left = retries; ; left -= 1) {
    try {
      return await task();
    } catch (error) {
      if (left === 0 || identityErrorOf(error).name !== onError) throw error;
      await wait(Math.round(maxWaitMs / 2 ** (left - 1)));
    }
  }
};

const isPassing = (error: unknown): boolean =>
  !(error instanceof AccountRefusal) && !(error instanceof HttpError && error.status < 500);

/**
 * Runs an account query again after a failure that may pass; each wait is twice the one before, less a random part of
 * up to half where the market has jitter [ACC-42]. Throws the last error.
 * @param random a number from 0 up to 1
 */
export const throughFailures = async <Result>(
  task: () => Promise<Result>,
  { retries, firstDelayMs, jitter }: AccountSettings['graphqlRetry'],
  wait: Wait,
  random: () => number = Math.random,
): Promise<Result> => {
  for (let done = 0; ; done += 1) {
    try {
      return await task();
    } catch (error) {
      if (done >= retries || !isPassing(error)) throw error;
      const part = jitter ? 1 - random() / 2 : 1;
      await wait(Math.round(firstDelayMs * 2 ** done * part));
    }
  }
};
