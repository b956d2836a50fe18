import { createHash, createHmac } from 'node:crypto';
import { jsonType } from '../../core/gateways/form-body.ts';
import { type ProviderPart, readAnswer } from '../../core/gateways/provider-answer.ts';
import type { OutsideAnswer } from '../../core/server-half/outside-call.ts';
import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import type { CybersourceOptions } from './cybersource-options.ts';

export type CybersourceServer = Pick<
  PluginServer<CybersourceOptions>,
  'options' | 'variable' | 'callOutside' | 'manifest' | 'now'
>;

/** A payment that is not indexed yet is not found. */
const notFound = 404;

/** What a signature of a call is made of. */
export interface SignedCall {
  readonly method: 'GET' | 'POST';
  readonly host: string;
  readonly path: string;
  readonly moment: string;
  readonly merchantId: string;
  /** Of the body; a call without one has none. */
  readonly digest?: string;
}

export const digestOf = (body: string): string =>
  `SHA-256=${createHash('sha256').update(body).digest('base64')}`;

/** Cybersource's HTTP signature: HMAC SHA-256 of some header fields, with the shared secret. */
export function signatureOf(call: SignedCall, secret: string): string {
  const { method, host, path, moment, merchantId, digest } = call;
  const lines = [
    `host: ${host}`,
    `v-c-date: ${moment}`,
    `(request-target): ${method.toLowerCase()} ${path}`,
    ...(digest === undefined ? [] : [`digest: ${digest}`]),
    `v-c-merchant-id: ${merchantId}`,
  ];
  return createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(lines.join('\n'))
    .digest('base64');
}

/** Cybersource's REST API: JSON both ways, each call signed. */
export class CybersourceClient {
  readonly #server: CybersourceServer;

  constructor(server: CybersourceServer) {
    this.#server = server;
  }

  /** Undefined for what is not found. */
  async get(path: string, about: string): Promise<ProviderPart | undefined> {
    const answer = await this.#send('GET', path, undefined);
    return answer.status === notFound ? undefined : readAnswer(answer, about);
  }

  /** @param key names the call: Cybersource does it once */
  async post(
    path: string,
    values: object,
    { key, about }: { readonly key?: string; readonly about: string },
  ): Promise<ProviderPart> {
    return readAnswer(await this.#send('POST', path, JSON.stringify(values), key), about);
  }

  /** An answer that is a text. */
  async postForText(path: string, values: object): Promise<OutsideAnswer> {
    return this.#send('POST', path, JSON.stringify(values));
  }

  #send(
    method: 'GET' | 'POST',
    path: string,
    body: string | undefined,
    key?: string,
  ): Promise<OutsideAnswer> {
    const { options, variable, callOutside, now } = this.#server;
    const { merchantId, keyId } = options;
    const url = new URL(options.address + path);
    const moment = new Date(now()).toUTCString();
    const digest = body === undefined ? {} : { digest: digestOf(body) };
    const call = { method, host: url.host, path: url.pathname, moment, merchantId, ...digest };
    const signature = signatureOf(call, variable(options.sharedSecretVariable));
    const fields = `host v-c-date (request-target)${body === undefined ? '' : ' digest'} v-c-merchant-id`;
    return callOutside({
      method,
      url: url.href,
      headers: {
        ...jsonType,
        ...digest,
        accept: 'application/hal+json, application/json',
        'v-c-date': moment,
        'v-c-merchant-id': merchantId,
        signature: `keyid="${keyId}", algorithm="HmacSHA256", headers="${fields}", signature="${signature}"`,
        ...(key !== undefined && { 'v-c-idempotency-id': key }),
      },
      ...(body !== undefined && { body }),
      mayRepeat: method === 'GET' || key !== undefined,
    });
  }
}
