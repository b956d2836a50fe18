import type { IdentitySettings } from '../../schemas/types/manifest/accounts.ts';
import { isSitePath } from '../shell/allowed-address.ts';
import type { SocialProvider, SocialVisit } from './social-visit.ts';

/** Names of the providers at the hosted pages [ACC-14]. */
const hostedNames = new Map<SocialProvider, string>([
  ['google', 'Google'],
  ['facebook', 'Facebook'],
  ['apple', 'SignInWithApple'],
]);

/** The provider of a hosted name; any other is called there as it is here. */
export const providerNamed = (name: string): SocialProvider =>
  [...hostedNames].find(([, hosted]) => hosted === name)?.[0] ?? name;

/** Address of the hosted sign-in pages for a provider [ACC-14, ACC-46]. */
export const hostedSignIn = (
  { hostedUi, webClient, flow, scopes }: IdentitySettings,
  { provider, returnTo, state, challenge }: SocialVisit,
): string => {
  const query = new URLSearchParams({
    identity_provider: hostedNames.get(provider) ?? provider,
    client_id: webClient,
    response_type: flow,
    scope: scopes.join(' '),
    redirect_uri: returnTo,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  return `${hostedUi}/oauth2/authorize?${query.toString()}`;
};

/** What the browser keeps while the visitor is at the hosted pages. */
export interface KeptVisit {
  readonly provider: SocialProvider;
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
    const { provider, state, verifier, from } = kept as Partial<KeptVisit>;
    const isWhole =
      typeof provider === 'string' &&
      typeof state === 'string' &&
      typeof verifier === 'string' &&
      isSitePath(from);
    return isWhole ? { provider, state, verifier, from } : undefined;
  } catch {
    return undefined;
  }
};
