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
export async function withPatience<Answer>(
  answer: Promise<Answer>,
  limitMs: number,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new GatewayTimeoutError(limitMs)), limitMs);
  });
  try {
    return await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
  }
}
