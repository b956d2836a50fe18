/** What somebody outside knows this installation by, beside any key: both in PEM. */
export interface ClientCertificate {
  readonly certificate: string;
  readonly key: string;
}

/** A call to somebody outside: a payment provider, a mail service, a point of sale. */
export interface OutsideCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Starts with `https://`; with `http://` on the machine itself only, for stand-ins, and for this very server. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /**
   * Whether it may be made again when no answer came, or one that says to try later: a GET always, any other call only
   * where the other side knows it again, by an idempotency key.
   */
  readonly mayRepeat?: boolean;
  /** Shown where the other side asks for one (mutual TLS); without encryption, on the machine itself, it is not shown. */
  readonly identity?: ClientCertificate;
}

/** What was answered, whatever its status. */
export interface OutsideAnswer {
  readonly status: number;
  /** By names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Calls somebody outside [GTW-20]: each try ends after 5 seconds, and there are at most three with growing pauses, so that
 * whoever waits is told within 20 seconds. No redirect is followed.
 * @throws LateOutsideCallError when there was no answer in time; OutsideCallError when there was none for another reason, or
 * one of more than a megabyte
 */
export type CallOutside = (call: OutsideCall) => Promise<OutsideAnswer>;

/** Nobody outside answered. What was asked may have happened all the same. */
export class OutsideCallError extends Error {
  override readonly name: string = 'OutsideCallError';
}

/** Whoever is outside was reached and did not answer in time. */
export class LateOutsideCallError extends OutsideCallError {
  override readonly name = 'LateOutsideCallError';
}
