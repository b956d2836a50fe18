import type { AccountSettings, IdentitySettings } from '../../schemas/types/manifest/accounts.ts';
import { isSitePath } from '../shell/allowed-address.ts';

/** A provider of social sign-in. */
export type SocialProvider = AccountSettings['socialProviders'][number];

/** Names of the providers at the hosted pages [ACC-14]. */
const hostedNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'SignInWithApple',
};

/** The provider of a hosted name. */
export const providerNamed = (name: string): SocialProvider | undefined =>
  (Object.keys(hostedNames) as SocialProvider[]).find((id) => hostedNames[id] === name);

/** What a visit to the hosted pages is started with. */
export interface HostedVisit {
  /** Origin of this site, where the hosted pages lead back to. */
  readonly origin: string;
  /** Tells our own return from a forged one. */
  readonly state: string;
  /** Digest of the proof that this browser keeps. */
  readonly challenge: string;
}

/** Address of the hosted sign-in pages for a provider [ACC-14, ACC-46]. */
export const hostedSignIn = (
  { hostedUi, webClient, flow, scopes, signInPath }: IdentitySettings,
  provider: SocialProvider,
  { origin, state, challenge }: HostedVisit,
): string => {
  const query = new URLSearchParams({
    identity_provider: hostedNames[provider],
    client_id: webClient,
    response_type: flow,
    scope: scopes.join(' '),
    redirect_uri: `${origin}${signInPath}`,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  return `${hostedUi}/oauth2/authorize?${query.toString()}`;
};

/** What the browser keeps while the visitor is at the hosted pages. */
export interface KeptVisit {
  readonly state: string;
  readonly verifier: string;
  /** Where the visitor came from [ACC-13]. */
  readonly from: string;
}

/** Reads what was kept; undefined for what is no kept visit or leads elsewhere [SEC-25]. */
export const readKeptVisit = (text: string | undefined): KeptVisit | undefined => {
  if (text === undefined) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { state, verifier, from } = kept as Partial<KeptVisit>;
    return typeof state === 'string' && typeof verifier === 'string' && isSitePath(from)
      ? { state, verifier, from }
      : undefined;
  } catch {
    return undefined;
  }
};
