import { type CallRules, isListOfTexts } from '../call-rules.ts';

/**
 * What a customer shows to be who they are: a password that is kept here as a digest, or a one-time code sent to
 * something of theirs.
 */
export type SignInProof = 'password' | 'code';

/**
 * How the customers of a market prove who they are (one) [ENG-20, ENG-23]. The rest stays with the accounts area: accounts,
 * sessions and their tokens, their end, erasure. A market without one has no accounts to sign in to: no sign-in in the
 * header or at checkout, its account pages lead home, its calls are not there.
 */
export interface SignIn {
  /** Decides which calls there are, and what checkout asks of a guest who may make an account [CHK-69, ACC-44]. */
  readonly proof: SignInProof;
  /** Forms of the account dialog that are its own, as the query `form` names them; the first is opened for any other [ACC-07]. */
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
  proof: {
    fits: (proof) => proof === 'password' || proof === 'code',
    otherwise: () => 'code' as const,
  },
  forms: { fits: isListOfTexts, otherwise: () => [] },
  entry: {
    fits: (path) => typeof path === 'string' && path.startsWith('/'),
    otherwise: () => '/',
  },
};
