import { formType, jsonType } from '../../core/gateways/form-body.ts';
import { type ProviderPart, readAnswer } from '../../core/gateways/provider-answer.ts';
import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import type { PaypalOptions } from './paypal-options.ts';

export type PaypalServer = Pick<
  PluginServer<PaypalOptions>,
  'options' | 'variable' | 'callOutside' | 'database' | 'now'
>;

/** A minute before it ends a token is asked for anew. */
const marginMs = 60_000;

/** PayPal's REST API: JSON both ways, by a token that is good for hours, every change with a request id. */
export class PaypalClient {
  readonly #server: PaypalServer;
  #token: { readonly value: string; readonly until: number } | undefined;

  constructor(server: PaypalServer) {
    this.#server = server;
  }

  async get(path: string, about: string): Promise<ProviderPart> {
    const { options, callOutside } = this.#server;
    const headers = await this.#headers();
    const url = `${options.address}/${path}`;
    return readAnswer(await callOutside({ method: 'GET', url, headers }), about);
  }

  /** @param key of the request: PayPal does it once */
  async post(
    path: string,
    body: string,
    { key, about }: { readonly key: string; readonly about: string },
  ): Promise<ProviderPart> {
    const { options, callOutside } = this.#server;
    const headers = { ...(await this.#headers()), ...jsonType };
    const answer = await callOutside({
      method: 'POST',
      url: `${options.address}/${path}`,
      headers: { ...headers, 'paypal-request-id': key, prefer: 'return=representation' },
      body,
      mayRepeat: true,
    });
    return readAnswer(answer.status === 204 ? { ...answer, body: '{}' } : answer, about);
  }

  async #headers(): Promise<{ readonly authorization: string }> {
    const now = this.#server.now();
    if (!this.#token || this.#token.until < now) {
      const answer = await this.#askToken();
      const until = now + answer.whole('expires_in') * 1000 - marginMs;
      this.#token = { value: answer.text('access_token'), until };
    }
    return { authorization: `Bearer ${this.#token.value}` };
  }

  async #askToken(): Promise<ProviderPart> {
    const { options, variable, callOutside } = this.#server;
    const login = `${options.clientId}:${variable(options.clientSecretVariable)}`;
    const answer = await callOutside({
      method: 'POST',
      url: `${options.address}/v1/oauth2/token`,
      headers: {
        ...formType,
        authorization: `Basic ${Buffer.from(login).toString('base64')}`,
      },
      body: 'grant_type=client_credentials',
      mayRepeat: true,
    });
    return readAnswer(answer, 'the access token');
  }
}
