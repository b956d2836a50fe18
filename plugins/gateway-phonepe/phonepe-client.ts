import { createHash } from 'node:crypto';
import { jsonType } from '../../core/gateways/form-body.ts';
import { jsonOf, ProviderAnswerError, ProviderPart } from '../../core/gateways/provider-answer.ts';
import type { OutsideAnswer } from '../../core/server-half/outside-call.ts';
import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import type { PhonepeOptions } from './phonepe-options.ts';

export type PhonepeServer = Pick<
  PluginServer<PhonepeOptions>,
  'options' | 'variable' | 'callOutside' | 'manifest'
>;

/** Where a refund of a key, or a payment, is not known. */
const unknownCodes = ['TRANSACTION_NOT_FOUND', 'PAYMENT_NOT_FOUND'];

/** What PhonePe signs and is signed with: a digest of what is sent, where to, and the salt key. */
export function checksumOf(
  signed: string,
  { options, variable }: Pick<PhonepeServer, 'options' | 'variable'>,
): string {
  const salted = signed + variable(options.saltKeyVariable);
  return `${createHash('sha256').update(salted).digest('hex')}###${options.saltIndex}`;
}

/** An answer, which tells with a code what it is, whatever its HTTP status. */
function readCode({ status, body }: OutsideAnswer, about: string): ProviderPart {
  const answer = new ProviderPart(jsonOf(body), about);
  if (answer.find('code') === undefined) {
    throw new ProviderAnswerError(about, `is a refusal (${status})`, status);
  }
  return answer;
}

/** PhonePe's PG API of version 1: what is sent is sealed in base64, with a checksum. */
export class PhonepeClient {
  readonly #server: PhonepeServer;

  constructor(server: PhonepeServer) {
    this.#server = server;
  }

  /** The ids of calls are the shop's, so that each may be repeated. */
  async post(path: string, values: object, about: string): Promise<ProviderPart> {
    const { options, callOutside } = this.#server;
    const { merchantId } = options;
    const request = Buffer.from(JSON.stringify({ merchantId, ...values })).toString('base64');
    const answer = await callOutside({
      method: 'POST',
      url: options.address + path,
      headers: { ...jsonType, 'x-verify': checksumOf(request + path, this.#server) },
      body: JSON.stringify({ request }),
      mayRepeat: true,
    });
    return readCode(answer, about);
  }

  /** How something stands by the shop's id of it; undefined where PhonePe does not know it. */
  async status(id: string, about: string): Promise<ProviderPart | undefined> {
    const { options, callOutside } = this.#server;
    const path = `/pg/v1/status/${options.merchantId}/${id}`;
    const answer = await callOutside({
      method: 'GET',
      url: options.address + path,
      headers: {
        'x-verify': checksumOf(path, this.#server),
        'x-merchant-id': options.merchantId,
      },
    });
    const read = readCode(answer, about);
    return unknownCodes.includes(read.text('code')) ? undefined : read;
  }
}
