import type { Manifest } from '../../schemas/types/manifest.ts';
import { HttpError } from '../kernel/http-client.ts';
import { retry, type Wait } from '../kernel/retry.ts';

/** How often and after which pauses something is fetched again: the menu as the manifest's `products.fetchRetry` says. */
export type FetchRetryPolicy = Manifest['products']['fetchRetry'];

type Answer<Result> = { readonly result: Result } | { readonly refusal: HttpError };

/**
 * Fetches until an answer comes: failures are retried as the market says, a refusal (400 to 499) would
 * only repeat itself and is thrown at once [MNU-25].
 */
export async function fetchWithRetries<Result>(
  task: () => Promise<Result>,
  { retries, minWaitMs, factor }: FetchRetryPolicy,
  wait: Wait,
): Promise<Result> {
  const attempt = async (): Promise<Answer<Result>> => {
    try {
      return { result: await task() };
    } catch (error) {
      if (isRefusal(error)) return { refusal: error };
      throw error;
    }
  };
  const answer = await retry(attempt, { attempts: retries + 1, minWaitMs, factor }, wait);
  if ('refusal' in answer) throw answer.refusal;
  return answer.result;
}

const isRefusal = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status >= 400 && error.status < 500;
