import { jsonType } from '../../core/gateways/form-body.ts';
import { type ProviderPart, readAnswer } from '../../core/gateways/provider-answer.ts';
import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import { checksumOf } from './checksum.ts';
import type { PaytmOptions } from './paytm-options.ts';

export type PaytmServer = Pick<
  PluginServer<PaytmOptions>,
  'options' | 'variable' | 'callOutside' | 'manifest'
>;

/** Paytm's API: JSON both ways, with a checksum of each body; its ids are the shop's, so that calls may be repeated. */
export class PaytmClient {
  readonly #server: PaytmServer;

  constructor(server: PaytmServer) {
    this.#server = server;
  }

  /** The body of the answer. */
  async post(path: string, values: object, about: string): Promise<ProviderPart> {
    const { options, variable, callOutside } = this.#server;
    const body = { mid: options.merchantId, ...values };
    const signature = checksumOf(JSON.stringify(body), variable(options.merchantKeyVariable));
    const answer = await callOutside({
      method: 'POST',
      url: options.address + path,
      headers: jsonType,
      body: JSON.stringify({ body, head: { signature } }),
      mayRepeat: true,
    });
    return readAnswer(answer, about).part('body');
  }
}
