import type { AccountSettings } from '../../schemas/types/manifest/accounts.ts';

/** A provider of social sign-in. */
export type SocialProvider = AccountSettings['socialProviders'][number];

/** A visit to the pages of a provider of social sign-in [ACC-14]. */
export interface SocialVisit {
  readonly provider: SocialProvider;
  /** Address of this site to which the customer comes back with a code [SEC-25]. */
  readonly returnTo: string;
  /**
   * Address of this server that a provider may send the customer to first, with its answer in the query or in a form of a
   * page of its own; `comeBack` takes it.
   */
  readonly answerTo: string;
  /** Comes back with the code as it was: tells our own return from a forged one. */
  readonly state: string;
  /** SHA-256 of the proof that the browser keeps, in base64url: PKCE's method S256. */
  readonly challenge: string;
}
