import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header fields of a signed call, of both directions. */
const signedBy = {
  /** When it was signed, in whole seconds since 1970. */
  timestamp: 'x-comanda-timestamp',
  /** HMAC-SHA256 of timestamp, a dot and the body, with the secret that both sides have; in hexadecimal digits. */
  signature: 'x-comanda-signature',
} as const;

/** How far the clocks of both sides may be apart, and how old a message may be, in milliseconds. */
const longestAgeMs = 300_000;

const signatureOf = (secret: string, timestamp: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();

/** The header fields that sign a body. @param now the moment, in milliseconds */
export function signedHeaders(secret: string, body: string, now: number): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  return {
    [signedBy.timestamp]: timestamp,
    [signedBy.signature]: signatureOf(secret, timestamp, body).toString('hex'),
  };
}

/** A message with its signature. */
export interface SignedMessage {
  /** By names in small letters. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

/** Whether a message was signed with the secret, and not long ago. @param now the moment, in milliseconds */
export function isSigned({ headers, body }: SignedMessage, secret: string, now: number): boolean {
  const timestamp = headers[signedBy.timestamp];
  const given = headers[signedBy.signature];
  if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp)) return false;
  if (typeof given !== 'string' || !/^[0-9a-f]{64}$/.test(given)) return false;
  if (Math.abs(now - Number(timestamp) * 1000) > longestAgeMs) return false;
  return timingSafeEqual(signatureOf(secret, timestamp, body), Buffer.from(given, 'hex'));
}
