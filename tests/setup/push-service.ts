import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushSubscription } from '../../schemas/types/http/followers.ts';

/** A message as its browser reads it, and what the push service was told with it. */
export interface Received {
  readonly message: Readonly<Record<string, unknown>>;
  readonly headers: IncomingHttpHeaders;
  /** Who signed it, as the service would reach them. */
  readonly contact: unknown;
  /** How many bytes were sent. */
  readonly size: number;
}

/** A browser that has subscribed. */
export interface PushedBrowser {
  readonly subscription: PushSubscription;
  /** What has come for it, oldest first. */
  readonly received: readonly Received[];
  /** Its service answers so from now on; 201 as long as nothing is said. */
  answer(status: number, headers?: Readonly<Record<string, string>>): void;
  /** How often its service was called, whatever it answered. */
  readonly calls: () => number;
}

/** A push service on this machine, with the browsers that it serves. */
export interface PushService {
  readonly origin: string;
  /** @param key what the shop says browsers subscribe with */
  subscribe(key: string): PushedBrowser;
  close(): Promise<void>;
}

/** What a push service says. */
interface Said {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** The keys of a browser. */
interface BrowserKeys {
  readonly curve: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
}

/** Reads what was encrypted for a browser (RFC 8291 and RFC 8188). */
function decrypted(body: Buffer, { curve, auth }: BrowserKeys): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const keyLength = body.readUInt8(20);
  const theirs = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  if (record.length > recordSize) throw new Error('The message is more than one record.');
  const derive = (secret: Uint8Array, by: Uint8Array, info: Uint8Array, length: number) =>
    new Uint8Array(hkdfSync('sha256', secret, by, info, length));
  const purpose = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), theirs]);
  const secret = derive(curve.computeSecret(theirs), auth, purpose, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  return padded.subarray(0, end).toString();
}

/** Reads a part of a token. */
const partOf = (part = ''): Readonly<Record<string, unknown>> =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Readonly<Record<string, unknown>>;

/**
 * Checks who signed a message (RFC 8292): the shop that the browser subscribed at, for this service, for a day at most.
 * @returns how they are reached
 */
function signerOf(
  { authorization = '' }: IncomingHttpHeaders,
  { key, origin }: { readonly key: string; readonly origin: string },
): unknown {
  const [, token = '', used] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(authorization) ?? [];
  const [header, claims, signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = partOf(claims);
  const leftMs = Number(exp) * 1000 - Date.now();
  const isOfNow = leftMs > 0 && leftMs <= 24 * 3_600_000;
  if (
    used !== key ||
    partOf(header)['alg'] !== 'ES256' ||
    !isSigned ||
    aud !== origin ||
    !isOfNow
  ) {
    throw new Error('The message is signed by somebody else, for somebody else, or not for now.');
  }
  return sub;
}

/** Starts one; the messages that it takes are decrypted as browsers do. */
export async function startPushService(): Promise<PushService> {
  const answers = new Map<string, (headers: IncomingHttpHeaders, body: Buffer) => Said>();
  const server = createServer((incoming, answer) => {
    const take = async (): Promise<void> => {
      const said = answers.get(incoming.url ?? '')?.(incoming.headers, await buffer(incoming));
      answer.writeHead(said?.status ?? 404, said?.headers).end(said?.text);
    };
    void take();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    subscribe(key) {
      const curve = createECDH('prime256v1');
      const auth = randomBytes(16);
      const path = `/push/${randomUUID()}`;
      const p256dh = curve.generateKeys('base64url');
      const received: Received[] = [];
      let said: Said = { status: 201 };
      let calls = 0;
      answers.set(path, (headers, body) => {
        calls += 1;
        if (said.status !== 201) return said;
        try {
          const contact = signerOf(headers, { key, origin });
          const message = JSON.parse(decrypted(body, { curve, auth })) as Received['message'];
          received.push({ message, headers, contact, size: body.length });
          return said;
        } catch (error) {
          return { status: 400, text: String(error) };
        }
      });
      return {
        subscription: {
          endpoint: `${origin}${path}`,
          keys: { p256dh, auth: auth.toString('base64url') },
        },
        received,
        answer: (status, headers) => (said = { status, ...(headers && { headers }) }),
        calls: () => calls,
      };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
