import { flow, types } from 'mobx-state-tree';
import type { Account, AccountProfileInput } from '../../schemas/types/http/accounts.ts';
import { type FormFailure, failureOf } from '../accounts/account-failures.ts';
import { type FormMessage, newPasswordMessage } from '../accounts/account-form.ts';
import type { AccountTier } from '../accounts/account-store.ts';
import { dayOf, isPastDay } from '../../core/accounts/day-of-birth.ts';
import { hasOnlineAccount } from '../accounts/has-online-account.ts';
import { identityErrorOf } from '../accounts/identity-error.ts';
import { phoneProblem } from '../../core/accounts/phone-rule.ts';
import { isFeatureOn } from '../../core/experiments/is-feature-on.ts';
import { environmentOf, seesPurchase } from '../kernel/environment.ts';
import { accountPrefill } from './account-prefill.ts';
import { changedProfile, newProfile, type ProfileFacts } from './account-profile.ts';
import type { CheckoutValues, FieldError } from '../../core/checkout/contact-rules.ts';
import { rootOf } from '../root.ts';
import type { Steps } from '../kernel/steps.ts';

/** What a customer with a password is asked to do by hand before the order goes on. */
interface Question {
  readonly what: 'login' | 'code';
  readonly answered: () => void;
}

/** Fields of the set-up part. */
export type SetUpPlace = 'password' | 'dateOfBirth';

/** The account as the form sees it. */
export interface CheckoutAccount {
  readonly known: CheckoutValues;
  readonly emailError: FieldError | undefined;
  readonly wrongPlaces: readonly SetUpPlace[];
  open(): Promise<unknown>;
  checkPhone(): Promise<unknown>;
  run(): Promise<boolean>;
}

/**
 * The account at checkout: a guest may make one by adding a password, and the form of who is signed in is filled in
 * from theirs. Nothing of it is stored.
 */
export const AccountSetUpStore = types
  .model('AccountSetUp', {})
  .volatile(seesPurchase)
  .volatile(() => ({
    password: '',
    dateOfBirth: '',
    /** What the identity service found wrong, for the email as it was then. */
    failure: undefined as (FormFailure & { readonly email: string }) | undefined,
    /** The phone number of the form belongs to an account already [CHK-83]. */
    hasAccount: false,
    /** Asks to sign in by hand, or for the code of a letter, and hears when that was done or refused [CHK-73, SEC-22]. */
    question: undefined as Question | undefined,
  }))
  .views((self) => ({
    /** The account of who is signed in, once it is known. */
    get account(): Account | undefined {
      const { session, account } = rootOf(self);
      return session.isLoggedIn ? account?.account : undefined;
    },
    /** Whether the set-up part is on the form [CHK-69]. */
    get isOffered(): boolean {
      const { market, visit } = environmentOf(self);
      return (
        market.extensions.all('sign-in')[0]?.proof === 'password' &&
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
    /** What is wrong with the password; an empty one makes no account and is fine [CHK-65, CHK-66, CHK-67]. */
    get passwordMessage(): FormMessage | undefined {
      if (self.password === '') return undefined;
      const typed = newPasswordMessage(self.password, environmentOf(self).market.manifest);
      if (typed) return typed;
      return self.failure?.field === 'password' ? self.failure.message : undefined;
    },
    /** What is wrong with the day of birth, which is optional [CHK-68]. */
    get dateOfBirthMessage(): FormMessage | undefined {
      const today = dayOf(new Date(environmentOf(self).now()));
      return self.dateOfBirth === '' || isPastDay(self.dateOfBirth, today)
        ? undefined
        : { key: 'accounts.errors.pastDate' };
    },
    /** What the identity service found wrong with the email, until it changes [CHK-75]. */
    get emailError(): FieldError | undefined {
      const { failure } = self;
      if (failure?.field !== 'email' || failure.email !== this.email) return undefined;
      return 'key' in failure.message
        ? { field: 'email', message: failure.message.key }
        : undefined;
    },
    get wrongPlaces(): readonly SetUpPlace[] {
      if (!this.isOffered) return [];
      return [
        ...(this.passwordMessage ? (['password'] as const) : []),
        ...(this.dateOfBirthMessage ? (['dateOfBirth'] as const) : []),
      ];
    },
    get profileFacts(): ProfileFacts {
      const { values, marketingOptIn, marketingOptOut } = rootOf(self).checkout;
      const { marketingMode } = environmentOf(self).market.manifest.checkout;
      return { values, marketingOptIn, marketingOptOut, marketingMode };
    },
  }))
  .actions((self) => ({
    setPassword(password: string) {
      self.password = password;
      self.failure = undefined;
    },
    setDateOfBirth(day: string) {
      self.dateOfBirth = day;
    },
    setHasAccount(hasAccount: boolean) {
      self.hasAccount = hasAccount;
    },
    reset() {
      self.hasAccount = false;
      self.password = '';
      self.dateOfBirth = '';
      self.failure = undefined;
    },
    fail(failure: FormFailure) {
      self.failure = { ...failure, email: self.email };
    },
    /** The customer did what was asked, or closed the question and goes on as a guest [CHK-73]. */
    answer() {
      const { question } = self;
      self.question = undefined;
      question?.answered();
    },
    /** Asks the customer to do something by hand; resolves when they have answered. */
    ask(what: Question['what']): Promise<void> {
      return new Promise((answered) => {
        self.question = { what, answered };
      });
    },
  }))
  .actions((self) => {
    /** Saves parts of the profile; an order does not wait for it to succeed [CHK-74, CHK-82]. */
    const saveProfile = flow(function* saveProfile(
      account: AccountTier,
      profile: AccountProfileInput | undefined,
    ) {
      if (!profile) return;
      try {
        yield account.saveProfile(profile);
      } catch (error) {
        environmentOf(self).report('warning', 'The profile was not saved', { error });
      }
    });
    /** Signs up, or in where there may be an account already; answers whether the customer is signed in or what they are asked. */
    const enter = flow(function* enter(account: AccountTier) {
      const credentials = { email: self.email, password: self.password };
      let isCodeSent = false;
      try {
        const outcome: 'signed-in' | 'code' = yield account.signUp(credentials);
        if (outcome === 'signed-in') return outcome;
        isCodeSent = true;
      } catch (error) {
        if (identityErrorOf(error).name !== 'UsernameExistsException') {
          self.fail(failureOf('signUp', error));
          return 'stopped' as const;
        }
      }
      try {
        yield account.signIn(credentials);
        return 'signed-in' as const;
      } catch {
        return isCodeSent ? ('code' as const) : ('login' as const);
      }
    });
    return {
      /** The checkout was opened: reads the account of who is signed in [CHK-84, CHK-85]. */
      open: flow(function* open(): Steps {
        self.reset();
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
      /**
       * The rest of the form is fine: makes the account that a password asks for, before the order goes on [CHK-70,
       * CHK-71, CHK-72, CHK-73, CHK-74, CHK-75].
       */
      run: flow(function* run(): Steps<boolean> {
        const { session, readyForAccount } = rootOf(self);
        const isAsked = self.isOffered && self.password !== '';
        if (!session.isLoggedIn && !isAsked) return true;
        try {
          const account: AccountTier = yield readyForAccount();
          if (session.isLoggedIn) {
            yield saveProfile(account, changedProfile(self.account, self.known, self.profileFacts));
            return true;
          }
          const outcome: 'signed-in' | 'stopped' | Question['what'] = yield enter(account);
          if (outcome === 'stopped') return false;
          if (outcome !== 'signed-in') yield self.ask(outcome);
          const born = self.dateOfBirth;
          self.reset();
          if (!session.isLoggedIn) return true;
          const profile = newProfile(self.profileFacts);
          yield saveProfile(account, { ...profile, ...(born === '' ? {} : { dateOfBirth: born }) });
          return true;
        } catch (error) {
          self.fail(failureOf('signUp', error));
          return false;
        }
      }),
    };
  });
