import { jsonType } from '../../core/gateways/form-body.ts';
import { type ProviderPart, readAnswer } from '../../core/gateways/provider-answer.ts';
import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import type { RazorpayOptions } from './razorpay-options.ts';

export type RazorpayServer = Pick<
  PluginServer<RazorpayOptions>,
  'options' | 'variable' | 'callOutside'
>;

/** Razorpay's API. It knows no idempotency keys: what changes something is called once, after a look at what there is. */
export class RazorpayClient {
  readonly #server: RazorpayServer;

  constructor(server: RazorpayServer) {
    this.#server = server;
  }

  async get(path: string, about: string): Promise<ProviderPart> {
    const { options, callOutside } = this.#server;
    const url = `${options.address}/v1/${path}`;
    return readAnswer(await callOutside({ method: 'GET', url, headers: this.#headers }), about);
  }

  async post(path: string, values: object, about: string): Promise<ProviderPart> {
    const { options, callOutside } = this.#server;
    const answer = await callOutside({
      method: 'POST',
      url: `${options.address}/v1/${path}`,
      headers: { ...this.#headers, ...jsonType },
      body: JSON.stringify(values),
    });
    return readAnswer(answer, about);
  }

  get #headers() {
    const { options, variable } = this.#server;
    const login = `${options.keyId}:${variable(options.keySecretVariable)}`;
    return { authorization: `Basic ${Buffer.from(login).toString('base64')}` };
  }
}
