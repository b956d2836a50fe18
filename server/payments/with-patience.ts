import { inTime } from '../../core/engine/in-time.ts';

/** A gateway did not answer in time; what it did is not known. */
export class GatewayTimeoutError extends Error {
  override readonly name = 'GatewayTimeoutError';

  constructor(limitMs: number) {
    super(`The payment gateway did not answer within ${limitMs} ms.`);
  }
}

/**
 * Waits for an answer no longer than the limit.
 * @throws GatewayTimeoutError
 */
export const withPatience = <Answer>(answer: Promise<Answer>, limitMs: number): Promise<Answer> =>
  inTime(answer, limitMs, () => new GatewayTimeoutError(limitMs));
