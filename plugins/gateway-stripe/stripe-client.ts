import { formBody, formType, type FormValues } from '../../core/gateways/form-body.ts';
import { type ProviderPart, readAnswer } from '../../core/gateways/provider-answer.ts';
import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import type { StripeOptions } from './stripe-options.ts';

export type StripeServer = Pick<
  PluginServer<StripeOptions>,
  'options' | 'variable' | 'callOutside'
>;

/** The version of Stripe's API that this adapter was written for. */
const apiVersion = '2024-06-20';

/** What Stripe refuses a call with because the card was: the payment tells how it stands. */
const cardRefused = 402;

/** Stripe's HTTP API: forms in, JSON out, every change with an idempotency key. */
export class StripeClient {
  readonly #server: StripeServer;

  constructor(server: StripeServer) {
    this.#server = server;
  }

  async get(path: string, about: string): Promise<ProviderPart> {
    const { options, callOutside } = this.#server;
    const url = `${options.address}/v1/${path}`;
    return readAnswer(await callOutside({ method: 'GET', url, headers: this.#headers }), about);
  }

  /** @returns undefined where the card was refused */
  async post(
    path: string,
    values: FormValues,
    { key, about }: { readonly key: string; readonly about: string },
  ): Promise<ProviderPart | undefined> {
    const { options, callOutside } = this.#server;
    const answer = await callOutside({
      method: 'POST',
      url: `${options.address}/v1/${path}`,
      headers: { ...this.#headers, ...formType, 'idempotency-key': key },
      body: formBody(values),
      mayRepeat: true,
    });
    return answer.status === cardRefused ? undefined : readAnswer(answer, about);
  }

  get #headers() {
    const { options, variable } = this.#server;
    return {
      authorization: `Bearer ${variable(options.secretKeyVariable)}`,
      'stripe-version': apiVersion,
    };
  }
}
