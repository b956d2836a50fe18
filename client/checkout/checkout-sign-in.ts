import type { AccountProfileInput } from '../../schemas/types/http/accounts.ts';

/**
 * What the market's way to sign in does for a guest who may make an account at checkout: its part of the form brings it
 * [CHK-69, ENG-23].
 */
export interface CheckoutSignIn {
  /** The guest has asked for an account; without that nothing is made and nothing is checked [CHK-65]. */
  readonly isWanted: boolean;
  /** Its fields with something wrong, by the names that `field` of the slot was asked with, in the order of the form. */
  readonly wrongPlaces: readonly string[];
  /** What is wrong with the email address of the form, found when it was tried: a wording key, for that address [CHK-75]. */
  readonly emailFailure: { readonly email: string; readonly message: string } | undefined;
  /** What its fields say of the customer's profile, saved after they have signed in [CHK-74]. */
  readonly profile: Pick<AccountProfileInput, 'dateOfBirth'>;
  /**
   * The rest of the form is fine: makes the account, or signs in to the one there is, before the order goes on
   * [CHK-70, CHK-72]. Never throws.
   * @param email email address of the form
   * @returns `entered` for a customer who is signed in, or goes on as a guest; `stopped` when a field says what is wrong
   */
  enterAtCheckout(email: string): Promise<'entered' | 'stopped'>;
  /** Empties its fields [CHK-74]. */
  reset(): void;
}
