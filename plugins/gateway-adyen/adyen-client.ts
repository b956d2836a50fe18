import { jsonType } from '../../core/gateways/form-body.ts';
import { type ProviderPart, readAnswer } from '../../core/gateways/provider-answer.ts';
import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import type { AdyenOptions } from './adyen-options.ts';

export type AdyenServer = Pick<
  PluginServer<AdyenOptions>,
  'options' | 'variable' | 'callOutside' | 'database' | 'manifest'
>;

/** Adyen's Checkout API: JSON both ways, every change with an idempotency key. */
export class AdyenClient {
  readonly #server: AdyenServer;

  constructor(server: AdyenServer) {
    this.#server = server;
  }

  async get(path: string, about: string): Promise<ProviderPart> {
    const { options, callOutside } = this.#server;
    const url = `${options.address}/${path}`;
    return readAnswer(await callOutside({ method: 'GET', url, headers: this.#headers }), about);
  }

  async post(
    path: string,
    values: object,
    { key, about }: { readonly key: string; readonly about: string },
  ): Promise<ProviderPart> {
    const { options, callOutside } = this.#server;
    const answer = await callOutside({
      method: 'POST',
      url: `${options.address}/${path}`,
      headers: { ...this.#headers, ...jsonType, 'idempotency-key': key },
      body: JSON.stringify({ merchantAccount: options.merchantAccount, ...values }),
      mayRepeat: true,
    });
    return readAnswer(answer, about);
  }

  get #headers() {
    const { options, variable } = this.#server;
    return { 'x-api-key': variable(options.apiKeyVariable) };
  }
}
