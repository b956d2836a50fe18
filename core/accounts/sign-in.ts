import { type CallRules, isListOfTexts } from '../call-rules.ts';

/**
 * How the customers of a market prove who they are (one) [ENG-20, ENG-23]. Its server half has the calls, which work on
 * `accounts` of a `PluginCall`; its ui half has forms and pages, and what checkout asks of a guest [CHK-69]. The rest stays
 * with the accounts area: accounts, sessions and their tokens, their end, erasure. A market without one has no accounts to sign in to: no sign-in in the
 * header or at checkout, its account pages lead home, its calls are not there.
 */
export interface SignIn {
  /** Forms of the account dialog that its ui half brings for the slot `sign-in-form`, as the query `form` names them; the first is opened for any other [ACC-07]. */
  readonly forms: readonly string[];
  /**
   * Where somebody is led who has to sign in first [ACC-12].
   * @param base base of the account paths, such as `/account`
   * @returns path and query, below the base
   */
  entry(base: string): string;
}

/** A way to sign in that fails is as good as none: visitors order as guests. */
export const signInCalls: CallRules<SignIn> = {
  forms: { fits: isListOfTexts, otherwise: () => [] },
  entry: {
    fits: (path) => typeof path === 'string' && path.startsWith('/'),
    otherwise: () => '/',
  },
};
