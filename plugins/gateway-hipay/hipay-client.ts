import { formBody, formType, type FormValues } from '../../core/gateways/form-body.ts';
import { type ProviderPart, readAnswer } from '../../core/gateways/provider-answer.ts';
import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import type { HipayOptions } from './hipay-options.ts';

export type HipayServer = Pick<
  PluginServer<HipayOptions>,
  'options' | 'variable' | 'callOutside' | 'manifest'
>;

/** HiPay's gateway API: forms in, JSON out. */
export class HipayClient {
  readonly #server: HipayServer;

  constructor(server: HipayServer) {
    this.#server = server;
  }

  async get(path: string, about: string): Promise<ProviderPart> {
    const { options, callOutside } = this.#server;
    const url = `${options.address}/rest/v1/${path}`;
    return readAnswer(await callOutside({ method: 'GET', url, headers: this.#headers }), about);
  }

  async post(path: string, values: FormValues, about: string): Promise<ProviderPart> {
    const { options, callOutside } = this.#server;
    const answer = await callOutside({
      method: 'POST',
      url: `${options.address}/rest/v1/${path}`,
      headers: { ...this.#headers, ...formType },
      body: formBody(values),
    });
    return readAnswer(answer, about);
  }

  get #headers() {
    const { options, variable } = this.#server;
    const login = `${variable(options.userVariable)}:${variable(options.passwordVariable)}`;
    const authorization = `Basic ${Buffer.from(login).toString('base64')}`;
    return { authorization, accept: 'application/json' };
  }
}
