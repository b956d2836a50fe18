import { type CallRules, isRecord, isText, isYesOrNo, optional } from '../call-rules.ts';
import { isSitePath, originOf } from '../shell/allowed-address.ts';
import type { IdentitySettings } from '../../schemas/types/manifest/accounts.ts';
import type { SocialProvider, SocialVisit } from './social-visit.ts';

/** What a customer came back with. */
export interface SocialReturn {
  readonly provider: SocialProvider;
  readonly code: string;
  /** The address that the visit was to come back to. */
  readonly returnTo: string;
  /** The proof whose challenge the visit was begun with. */
  readonly verifier: string;
}

/** What a provider has sent a customer's browser to `SocialVisit.answerTo` with. */
export interface ProviderAnswer {
  /** The provider that the address is of. */
  readonly provider: SocialProvider;
  /** The page of this site that the customer goes on to. */
  readonly returnTo: string;
  /** Its parameters, as anybody may have written them. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** How a customer goes on to the page that their visit comes back to. */
export interface WayBack {
  /** The state that the visit was begun with. */
  readonly state: string;
  /** What the page asks for a session with; undefined where the customer has said no, or the provider did. */
  readonly code: string | undefined;
}

/** Who a customer is, as a provider says. */
export interface VouchedIdentity {
  /** What the provider calls the customer, the same for good; it says nothing elsewhere. */
  readonly subject: string;
  readonly email: string;
  /** Whether the provider has seen that the address is the customer's own; one it has not seen opens no account [GTW-35]. */
  readonly isEmailVerified: boolean;
}

/** Lets people say who they are without an account elsewhere, so that sign-in can be tried out. */
export interface IdentityTrial {
  /** Vouches for an email address to who began the visit; answers the code to come back with. */
  vouch(visit: SocialVisit, email: string): Promise<string>;
}

/**
 * Signs customers in by an account elsewhere, by OpenID Connect's code flow with PKCE or what is like it
 * [ACC-14, ACC-46, GTW-33, GTW-34]. Sessions and accounts are not its concern. Nothing of a code, a proof or a customer
 * gets into a log or into an error.
 */
export interface IdentityProvider {
  /** What `identity.provider` of manifests calls it: the name of its contribution. */
  readonly id: string;
  /** Whether it signs customers in by a provider that `account.socialProviders` lists. */
  serves(provider: SocialProvider): boolean;
  /** Where the customer signs in: a web address, or a path of this site. */
  authorise(visit: SocialVisit): Promise<string>;
  /**
   * Takes the answer of a provider that does not lead to the page itself, once. Undefined for an answer to no visit: never
   * begun, over, answered before, or begun at another provider or for another page. Absent where every provider leads to
   * the page.
   */
  comeBack?(answer: ProviderAnswer): Promise<WayBack | undefined>;
  /**
   * Who came back. Undefined for a code that is not good: unknown, too old, used before, or begun by another browser, for
   * another address or provider. It throws only where the provider cannot be asked.
   */
  exchange(back: SocialReturn): Promise<VouchedIdentity | undefined>;
  /** One for trying things out only. */
  readonly trial?: IdentityTrial;
}

/** What of a market's identity providers signs customers in by a social provider: the one the manifest names, if it can. */
export const identityProviderOf = <Provider extends Pick<IdentityProvider, 'id' | 'serves'>>(
  brought: readonly Provider[],
  social: SocialProvider,
  { provider, providers }: Pick<IdentitySettings, 'provider' | 'providers'>,
): Provider | undefined => {
  const name = providers?.[social] ?? provider;
  return brought.find((one) => one.id === name && one.serves(social));
};

/** How long a provider is waited for, in milliseconds: a customer is looking on. */
const longestAnswerMs = 10_000;

const isPlace = (value: unknown): boolean =>
  isSitePath(value) || (typeof value === 'string' && originOf(value) !== undefined);

const isIdentity = (value: unknown): boolean => {
  const { subject, email, isEmailVerified } = (value ?? {}) as Partial<VouchedIdentity>;
  return isText(subject) && subject !== '' && isText(email) && isYesOrNo(isEmailVerified);
};

const isWayBack = (value: unknown): boolean => {
  const { state, code } = (value ?? {}) as Partial<WayBack>;
  return isText(state) && optional(isText)(code);
};

export const identityProviderCalls: CallRules<IdentityProvider> = {
  id: { fits: isText },
  serves: { fits: isYesOrNo },
  authorise: { limitMs: longestAnswerMs, fits: isPlace },
  comeBack: { limitMs: longestAnswerMs, fits: optional(isWayBack) },
  exchange: { limitMs: longestAnswerMs, fits: optional(isIdentity) },
  trial: { fits: optional(isRecord) },
};
