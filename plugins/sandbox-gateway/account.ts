import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import type { SandboxOptions } from './sandbox-options.ts';

/** The keys of the shop's account, which shop and provider both have: nothing else is shared by the two. */
export interface AccountKeys {
  /** What the provider is called with. */
  api(): Promise<string>;
  /** What the provider signs with. */
  signing(): Promise<string>;
}

/** The keys by the variables that the options name, else those that the installation has made. */
export function accountKeys({
  options: { apiKeyVariable, signingKeyVariable },
  variable,
  secret,
}: Pick<PluginServer<SandboxOptions>, 'options' | 'variable' | 'secret'>): AccountKeys {
  const key = async (name: string, given: string | undefined): Promise<string> =>
    given === undefined ? secret(name) : variable(given);
  return {
    api: () => key('api-key', apiKeyVariable),
    signing: () => key('signing-key', signingKeyVariable),
  };
}
