import {
  hostedSignIn,
  type KeptVisit,
  readKeptVisit,
  type SocialProvider,
} from '../../../core/accounts/hosted-ui.ts';
import type { Environment } from '../../../client/kernel/environment.ts';

type Surroundings = Pick<Environment, 'market' | 'randomId' | 'sessionStorage'>;

const keyOf = ({ market }: Surroundings): string =>
  `${market.manifest.storage.persistKeyPrefix}hosted-visit`;

const digestOf = async (text: string): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const binary = String.fromCodePoint(...new Uint8Array(bytes));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/** Keeps who asks, and tells the address of the hosted pages of a provider [ACC-14]. */
export const startHostedVisit = async (
  surroundings: Surroundings,
  provider: SocialProvider,
  from: string,
): Promise<string> => {
  const { market, randomId, sessionStorage } = surroundings;
  const kept: KeptVisit = { state: randomId(), verifier: `${randomId()}${randomId()}`, from };
  sessionStorage.write(keyOf(surroundings), JSON.stringify(kept));
  return hostedSignIn(market.manifest.identity, provider, {
    origin: window.location.origin,
    state: kept.state,
    challenge: await digestOf(kept.verifier),
  });
};

/** What was kept for the return that an address tells of; it is good once. */
export const endHostedVisit = (
  surroundings: Surroundings,
  query: URLSearchParams,
): (KeptVisit & { readonly code: string }) | undefined => {
  const code = query.get('code');
  if (code === null) return undefined;
  const key = keyOf(surroundings);
  const kept = readKeptVisit(surroundings.sessionStorage.read(key));
  surroundings.sessionStorage.remove(key);
  return kept && kept.state === query.get('state') ? { ...kept, code } : undefined;
};
