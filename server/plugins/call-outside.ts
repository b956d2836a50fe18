import {
  type CallOutside,
  LateOutsideCallError,
  type OutsideAnswer,
  type OutsideCall,
  OutsideCallError,
} from '../../core/server-half/outside-call.ts';
import { certifiedFetch } from './certified-fetch.ts';

/** How long is waited for somebody outside, in milliseconds, and how often is tried. */
export interface OutsideLimits {
  readonly tryMs: number;
  /** Before the second try; each pause is three times the one before. */
  readonly pauseMs: number;
  readonly mostTries: number;
}

/** Three tries and their pauses end within 17 seconds. */
const usualLimits: OutsideLimits = { tryMs: 5_000, pauseMs: 300, mostTries: 3 };

/** Answers that say to try later. */
const laterStatuses = [408, 425, 429, 500, 502, 503, 504];

const longestAnswer = 1024 * 1024;

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** The address without its query, which may hold what is nobody's business. */
const toldAddress = ({ origin, pathname }: URL): string => `${origin}${pathname}`;

function addressOf({ url }: OutsideCall, own: string | undefined): URL {
  const address = new URL(url);
  const { protocol, hostname, origin } = address;
  const isHere = loopback.includes(hostname) || origin === own;
  if (protocol === 'https:' || (protocol === 'http:' && isHere)) return address;
  throw new OutsideCallError(`${toldAddress(address)} is no https address.`);
}

async function readAnswer(response: Response, address: URL): Promise<OutsideAnswer> {
  const decoder = new TextDecoder();
  let body = '';
  for await (const chunk of response.body ?? []) {
    body += decoder.decode(chunk, { stream: true });
    if (body.length > longestAnswer) {
      throw new OutsideCallError(`${toldAddress(address)} answered more than a megabyte.`);
    }
  }
  const headers = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: body + decoder.decode() };
}

/**
 * Makes calls to somebody outside, within limits [GTW-20].
 * @param ownAddress where this server answers itself, once it listens
 */
export const outsideCalls =
  (
    { tryMs, pauseMs, mostTries }: OutsideLimits = usualLimits,
    ownAddress: () => string | undefined = () => undefined,
  ): CallOutside =>
  async (call) => {
    const { method, headers = {}, body, mayRepeat = method === 'GET', identity } = call;
    const address = addressOf(call, ownAddress());
    const isShown = identity !== undefined && address.protocol === 'https:';
    const limit = mayRepeat ? mostTries - 1 : 0;
    const { default: ky, isTimeoutError } = await import('ky');
    const delay = (attempt: number): number => pauseMs * 3 ** (attempt - 1);
    try {
      const response = await ky(address, {
        method,
        headers,
        ...(body !== undefined && { body }),
        ...(isShown && { fetch: certifiedFetch(identity) }),
        redirect: 'error',
        timeout: tryMs,
        totalTimeout: tryMs * mostTries + pauseMs * 3 ** mostTries,
        throwHttpErrors: false,
        retry: { limit, methods: [method], retryOnTimeout: true, delay },
        hooks: {
          afterResponse: [
            ({ response: { status }, retryCount }) =>
              laterStatuses.includes(status) && retryCount < limit
                ? ky.retry({ delay: delay(retryCount + 1) })
                : undefined,
          ],
        },
      });
      return await readAnswer(response, address);
    } catch (error) {
      if (error instanceof OutsideCallError) throw error;
      const Failure = isTimeoutError(error) ? LateOutsideCallError : OutsideCallError;
      throw new Failure(`${toldAddress(address)} did not answer.`, { cause: error });
    }
  };
