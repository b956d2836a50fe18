import { HttpError } from './http-client.ts';

/** What an error is about, for those who look at reports [SHL-69]. */
export type ErrorKind = 'unknown' | 'payment' | 'authentication';

/** Answers that say: who is calling is not known, or may not do this. */
const authenticationStatuses: readonly number[] = [401, 403];

/** What a call fails with that needs a token and has none [SHL-58]. */
const missingToken = 'JWT not returned by isAuthenticated';

/** Calls that move money, or are about to; 402 is a payment that was declined. */
const isAboutPayment = ({ url, status }: HttpError): boolean =>
  status === 402 || /\/(?:payments?|preauthorise)\b/.test(url);

/** The kind of an error, whatever was thrown [SHL-69]. */
export const errorKind = (error: unknown): ErrorKind => {
  if (!(error instanceof HttpError)) {
    const isTokenMissing = error instanceof Error && error.message === missingToken;
    return isTokenMissing ? 'authentication' : 'unknown';
  }
  if (authenticationStatuses.includes(error.status)) return 'authentication';
  return isAboutPayment(error) ? 'payment' : 'unknown';
};
