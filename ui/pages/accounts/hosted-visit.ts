import { createIdentityApi } from '../../../client/accounts/identity-api.ts';
import { type KeptVisit, readKeptVisit } from '../../../core/accounts/hosted-ui.ts';
import type { SocialProvider } from '../../../core/accounts/social-visit.ts';
import type { Environment } from '../../../client/kernel/environment.ts';

type Ports = Pick<Environment, 'http' | 'market' | 'randomId' | 'sessionStorage'>;

const keyOf = ({ market }: Pick<Ports, 'market'>): string =>
  `${market.manifest.storage.persistKeyPrefix}hosted-visit`;

const digestOf = async (text: string): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const binary = String.fromCodePoint(...new Uint8Array(bytes));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/** Keeps who asks, and tells where customers sign in by a provider [ACC-14]. */
export const startHostedVisit = async (
  ports: Ports,
  provider: SocialProvider,
  from: string,
): Promise<string> => {
  const { http, randomId, sessionStorage } = ports;
  const [state, verifier] = [randomId(), `${randomId()}${randomId()}`];
  const kept: KeptVisit = { provider, state, verifier, from };
  sessionStorage.write(keyOf(ports), JSON.stringify(kept));
  const challenge = await digestOf(verifier);
  return createIdentityApi(http).authorise({ provider, state, challenge });
};

/** What was kept for the return that an address tells of; it is good once. */
export const endHostedVisit = (
  ports: Ports,
  query: URLSearchParams,
): (KeptVisit & { readonly code: string }) | undefined => {
  const code = query.get('code');
  if (code === null) return undefined;
  const key = keyOf(ports);
  const kept = readKeptVisit(ports.sessionStorage.read(key));
  ports.sessionStorage.remove(key);
  return kept && kept.state === query.get('state') ? { ...kept, code } : undefined;
};
