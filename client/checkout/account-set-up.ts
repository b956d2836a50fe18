import { flow, types } from 'mobx-state-tree';
import type { Account, AccountProfileInput } from '../../schemas/types/http/accounts.ts';
import type { AccountTier } from '../accounts/account-store.ts';
import { hasOnlineAccount } from '../accounts/has-online-account.ts';
import { phoneProblem } from '../../core/accounts/phone-rule.ts';
import { marketingMode } from '../../core/checkout/marketing-consent.ts';
import { isFeatureOn } from '../../core/experiments/is-feature-on.ts';
import { environmentOf, seesPurchase } from '../kernel/environment.ts';
import { accountPrefill } from './account-prefill.ts';
import { changedProfile, newProfile, type ProfileFacts } from './account-profile.ts';
import type { CheckoutSignIn } from './checkout-sign-in.ts';
import type { CheckoutValues, FieldError } from '../../core/checkout/contact-rules.ts';
import { rootOf } from '../root.ts';
import type { Steps } from '../kernel/steps.ts';

/** The account as the form sees it. */
export interface CheckoutAccount {
  readonly known: CheckoutValues;
  readonly emailError: FieldError | undefined;
  readonly wrongPlaces: readonly string[];
  open(): Promise<unknown>;
  checkPhone(): Promise<unknown>;
  run(): Promise<boolean>;
}

/**
 * The account at checkout: a guest may make one by the market's way to sign in, and the form of who is signed in is filled
 * in from theirs. Nothing of it is stored.
 */
export const AccountSetUpStore = types
  .model('AccountSetUp', {})
  .volatile(seesPurchase)
  .volatile(() => ({
    /** What the market's way to sign in has in the form, while it is drawn. */
    way: undefined as CheckoutSignIn | undefined,
    /** The phone number of the form belongs to an account already [CHK-83]. */
    hasAccount: false,
  }))
  .views((self) => ({
    /** The account of who is signed in, once it is known. */
    get account(): Account | undefined {
      const { session, account } = rootOf(self);
      return session.isLoggedIn ? account?.account : undefined;
    },
    /** Whether an account can be made on the form [CHK-69]. */
    get isOffered(): boolean {
      const { market, visit } = environmentOf(self);
      return (
        market.extensions.all('sign-in').length > 0 &&
        isFeatureOn(market.manifest.flags, 'accounts-enabled', visit.flagLevel) &&
        !rootOf(self).session.isLoggedIn &&
        !self.hasAccount
      );
    },
    /** What of the form is known from the account [CHK-76, CHK-77, BSK-64]. */
    get known(): CheckoutValues {
      const { market } = environmentOf(self);
      if (!this.account) return {};
      return accountPrefill(this.account, {
        nameFields: market.manifest.checkout.nameFields,
        phone: market.extensions.one('phone-validator'),
      });
    },
    get email(): string {
      return (rootOf(self).checkout.values.email ?? '').trim();
    },
    /** What was found wrong with the email, until it changes [CHK-75]. */
    get emailError(): FieldError | undefined {
      const failure = self.way?.emailFailure;
      if (failure?.email !== this.email) return undefined;
      return { field: 'email', message: failure.message };
    },
    get wrongPlaces(): readonly string[] {
      return this.isOffered ? (self.way?.wrongPlaces ?? []) : [];
    },
    get profileFacts(): ProfileFacts {
      const { values, marketingOptIn, marketingOptOut } = rootOf(self).checkout;
      const mode = marketingMode(environmentOf(self).market.manifest);
      return { values, marketingOptIn, marketingOptOut, marketingMode: mode };
    },
  }))
  .actions((self) => ({
    setWay(way: CheckoutSignIn | undefined) {
      self.way = way;
    },
    setHasAccount(hasAccount: boolean) {
      self.hasAccount = hasAccount;
    },
  }))
  .actions((self) => ({
    /** Takes what a way to sign in has in the form; answers how it is taken away. */
    join(way: CheckoutSignIn): () => void {
      self.setWay(way);
      return () => {
        if (self.way === way) self.setWay(undefined);
      };
    },
    /** Saves parts of the profile; an order does not wait for it to succeed [CHK-74, CHK-82]. */
    saveProfile: flow(function* saveProfile(profile: AccountProfileInput | undefined): Steps {
      if (!profile) return;
      try {
        const account: AccountTier = yield rootOf(self).readyForAccount();
        yield account.changes.saveProfile(profile);
      } catch (error) {
        environmentOf(self).report('warning', 'The profile was not saved', { error });
      }
    }),
  }))
  .actions((self) => ({
    /** The checkout was opened: reads the account of who is signed in [CHK-84, CHK-85]. */
    open: flow(function* open(): Steps {
      self.setHasAccount(false);
      self.way?.reset();
      const { session, readyForAccount } = rootOf(self);
      if (!session.isLoggedIn) return;
      try {
        const account: AccountTier = yield readyForAccount();
        yield account.fetch();
      } catch (error) {
        environmentOf(self).report('warning', 'The account could not be read', { error });
      }
    }),
    /** The phone number was given: where sign-up is seamless, who has an account is asked for no password [CHK-83]. */
    checkPhone: flow(function* checkPhone(): Steps {
      const { http, market, report } = environmentOf(self);
      const { localisation, checkout } = rootOf(self);
      const { hut } = localisation;
      const mobile = checkout.values.phone ?? '';
      self.setHasAccount(false);
      const hasLoyalty = market.extensions.all('loyalty-rules').length > 0;
      if (!hasLoyalty || !market.manifest.account.seamlessSignUp) return;
      if (!self.isOffered || !hut) return;
      if (phoneProblem(mobile, market.manifest.phone)) return;
      try {
        const found: boolean = yield hasOnlineAccount(http, {
          sector: hut.sector,
          hutId: hut.id,
          mobile,
        });
        if (checkout.values.phone === mobile) self.setHasAccount(found);
      } catch (error) {
        report('warning', 'It is not known whether the number has an account', { error });
      }
    }),
    /** The rest of the form is fine: makes the account that the guest asks for, before the order goes on [CHK-70, CHK-74]. */
    run: flow(function* run(): Steps<boolean> {
      const { session } = rootOf(self);
      if (session.isLoggedIn) {
        yield self.saveProfile(changedProfile(self.account, self.known, self.profileFacts));
        return true;
      }
      // Who has signed in is offered no account any more, and what was drawn for it has gone.
      const { way } = self;
      if (!self.isOffered || !way?.isWanted) return true;
      const outcome: 'entered' | 'stopped' = yield way.enterAtCheckout(self.email);
      if (outcome === 'stopped') return false;
      const { profile } = way;
      way.reset();
      if (!session.isLoggedIn) return true;
      yield self.saveProfile({ ...newProfile(self.profileFacts), ...profile });
      return true;
    }),
  }));
