import { createHash } from 'node:crypto';
import { request as callOpenly, type RequestOptions } from 'node:http';
import { request as callSecurely } from 'node:https';
import type { PushMessage } from '../../core/tracking/push-message.ts';
import type { PushSubscription } from '../../schemas/types/http/followers.ts';
import { isPublicUrl, lookUpPublic } from './public-address.ts';
import type { PushKeys } from './push-keys.ts';

/** A message to one browser, as it waits to be pushed [SHP-32]. */
export interface PushLetter {
  /** Id of the market that writes it. */
  readonly market: string;
  readonly subscription: PushSubscription;
  readonly message: PushMessage;
  /** How soon a phone that saves power is to wake up for it (RFC 8030). */
  readonly urgency: 'normal' | 'high';
}

/** What messages are pushed with. */
export interface PushParts {
  readonly keys: PushKeys;
  /** Where push services reach who runs this: `mailto:` or `https:`. */
  readonly contact: string;
  /** How long a service keeps the message for a phone that is off, in seconds. */
  readonly lifeSeconds: number;
  /** Origin that is taken beside those in public. */
  readonly ownService: string | undefined;
}

/**
 * What a push service made of a message: it took it, it knows the browser no more, or it will never take it.
 * @see https://www.rfc-editor.org/rfc/rfc8030#section-5
 */
export type PushOutcome = 'taken' | 'gone' | 'refused';

/** A push service that does not take a message now. */
export class PushFailure extends Error {
  override readonly name = 'PushFailure';
  /** How long it asks to be left alone, in milliseconds. */
  readonly pauseMs: number;

  constructor(message: string, pauseMs = 0) {
    super(message);
    this.pauseMs = pauseMs;
  }
}

/** How long a push service is waited for, in milliseconds. */
const patienceMs = 10_000;

/** Whether an address is one of a push service, and not of whatever else this server can reach. */
export const isPushAddress = (endpoint: string, ownService: string | undefined): boolean =>
  isPublicUrl(endpoint) ||
  (ownService !== undefined && URL.canParse(endpoint) && new URL(endpoint).origin === ownService);

/** An answer without its body, which says nothing that is needed. */
interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

/** Posts to a push service. No redirect is followed, and a name is looked up once, for the connection itself. */
function post(address: URL, options: RequestOptions, body: Buffer): Promise<Answer> {
  const call = address.protocol === 'https:' ? callSecurely : callOpenly;
  return new Promise((resolve, reject) => {
    call(address, { ...options, signal: AbortSignal.timeout(patienceMs) }, (answer) => {
      const { statusCode: status = 502, headers } = answer;
      answer.destroy();
      resolve({ status, retryAfter: headers['retry-after'] });
    })
      .on('error', reject)
      .end(body);
  });
}

const secondsOf = (retryAfter = ''): number => (/^\d{1,6}$/.test(retryAfter) ? +retryAfter : 0);

/**
 * Pushes a message by the standard: encrypted for its browser (RFC 8291), signed with the keys of this installation
 * (RFC 8292), in the place of an older one of its order that the browser has not fetched yet.
 * @throws PushFailure where the service does not take it now; any other error where it cannot be reached
 */
export async function pushMessage(
  { subscription, message, urgency }: PushLetter,
  { keys, contact, lifeSeconds, ownService }: PushParts,
): Promise<PushOutcome> {
  const { endpoint } = subscription;
  if (!isPushAddress(endpoint, ownService)) return 'refused';
  const { default: webPush } = await import('web-push');
  const { method, headers, body } = webPush.generateRequestDetails(
    subscription,
    JSON.stringify(message),
    {
      vapidDetails: { subject: contact, ...keys },
      TTL: lifeSeconds,
      urgency,
      topic: createHash('sha256').update(message.transactionId).digest('base64url').slice(0, 32),
    },
  );
  const address = new URL(endpoint);
  const isOwn = address.origin === ownService;
  const { status, retryAfter } = await post(
    address,
    { method, headers, agent: false, ...(!isOwn && { lookup: lookUpPublic }) },
    body,
  );
  if (status >= 200 && status <= 299) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) {
    const pauseMs = secondsOf(retryAfter) * 1000;
    throw new PushFailure(`The push service at ${address.host} answered ${status}.`, pauseMs);
  }
  return 'refused';
}
