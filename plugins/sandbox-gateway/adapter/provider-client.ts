import { type ProviderPart, readAnswer } from '../../../core/gateways/provider-answer.ts';
import type { OutsideAnswer } from '../../../core/server-half/outside-call.ts';
import type { PluginServer } from '../../../core/server-half/plugin-server.ts';
import { accountKeys } from '../account.ts';
import type { SandboxOptions } from '../sandbox-options.ts';

/** What of the server the adapter needs. */
export type AdapterServer = Pick<
  PluginServer<SandboxOptions>,
  'options' | 'variable' | 'secret' | 'callOutside' | 'ownAddress'
>;

const NOT_FOUND = 404;

/** The HTTP API of the sandbox: JSON in, JSON out, the key of the account as a bearer token. */
export class ProviderClient {
  readonly #server: AdapterServer;

  constructor(server: AdapterServer) {
    this.#server = server;
  }

  /** @param about the reference of what is asked about @returns undefined for what the provider does not know */
  async find(path: string, about: string): Promise<ProviderPart | undefined> {
    const answer = await this.#call('GET', path);
    return answer.status === NOT_FOUND ? undefined : readAnswer(answer, about);
  }

  /** Does what may be repeated: the provider knows it again by the payment, and by the key of a refund. */
  async post(path: string, body: object, about: string): Promise<ProviderPart> {
    return readAnswer(await this.#call('POST', path, { body, mayRepeat: true }), about);
  }

  /** Makes something new at every call. @returns the answer as it came */
  async make(path: string, body: object, about: string): Promise<OutsideAnswer> {
    const answer = await this.#call('POST', path, { body });
    readAnswer(answer, about);
    return answer;
  }

  async #call(
    method: 'GET' | 'POST',
    path: string,
    { body, mayRepeat }: { readonly body?: object; readonly mayRepeat?: boolean } = {},
  ): Promise<OutsideAnswer> {
    const { callOutside, ownAddress, options } = this.#server;
    const address = options.address ?? ownAddress();
    if (address === undefined) throw new Error('The server does not listen yet.');
    return callOutside({
      method,
      url: `${address}/sandbox/gateway/v1/${path}`,
      headers: {
        authorization: `Bearer ${await accountKeys(this.#server).api()}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(mayRepeat !== undefined && { mayRepeat }),
    });
  }
}
