import { jsonType } from '../../core/gateways/form-body.ts';
import {
  ProviderAnswerError,
  type ProviderPart,
  readAnswer,
} from '../../core/gateways/provider-answer.ts';
import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import type { VtexOptions } from './vtex-options.ts';

export type VtexServer = Pick<
  PluginServer<VtexOptions>,
  'options' | 'variable' | 'callOutside' | 'database' | 'manifest'
>;

/** A provider of VTEX's Payment Provider Protocol: JSON both ways; it knows payments by their ids and changes by theirs. */
export class VtexClient {
  readonly #server: VtexServer;

  constructor(server: VtexServer) {
    this.#server = server;
  }

  /** @throws ProviderAnswerError for an answer about another payment */
  async post(
    path: string,
    paymentId: string,
    values: object,
    about: string,
  ): Promise<ProviderPart> {
    const { options, variable, callOutside } = this.#server;
    const answer = readAnswer(
      await callOutside({
        method: 'POST',
        url: options.address + path,
        headers: {
          ...jsonType,
          accept: 'application/json',
          'x-vtex-api-appkey': variable(options.appKeyVariable),
          'x-vtex-api-apptoken': variable(options.appTokenVariable),
        },
        body: JSON.stringify({ paymentId, ...values }),
        mayRepeat: true,
      }),
      about,
    );
    if (answer.text('paymentId') === paymentId) return answer;
    throw new ProviderAnswerError(about, 'is about another payment');
  }
}
