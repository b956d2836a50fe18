import { flow, type Instance, types } from 'mobx-state-tree';
import { dayOf, isPastDay } from '../../core/accounts/day-of-birth.ts';
import type {
  Credentials,
  IdentitySession,
  NewPassword,
  SignUp,
  SignUpAnswer,
  SignUpAttributes,
  SignUpConfirmation,
} from '../../schemas/types/http/accounts.ts';
import type { AccountTier } from '../../client/accounts/account-store.ts';
import { identityErrorOf } from '../../client/accounts/identity-error.ts';
import { throughTraffic } from '../../client/accounts/retry-policies.ts';
import { environmentOf } from '../../client/kernel/environment.ts';
import type { HttpClient } from '../../client/kernel/http-client.ts';
import type { Steps } from '../../client/kernel/steps.ts';
import { defineClient } from '../../client/plugins/define-client.ts';
import { rootOf } from '../../client/root.ts';
import { type FormFailure, failureOf } from './failures.ts';
import { credentialsOf, type Message, newPasswordMessage } from './form-rules.ts';

/** Signs customers up and in [ACC-44]. Methods throw `HttpError` whose json names the error. */
export interface PasswordApi {
  signIn(credentials: Credentials): Promise<IdentitySession>;
  /** Makes an account, or answers that a letter with a code is on its way, to whomever it goes [SEC-22]. */
  signUp(signUp: SignUp): Promise<SignUpAnswer>;
  /** Makes an account with the code of that letter. */
  confirmSignUp(confirmation: SignUpConfirmation): Promise<SignUpAnswer>;
  /** Sends a code to set a new password with; answers the same for an email nobody has. */
  forgotPassword(email: string): Promise<void>;
  setPassword(change: NewPassword): Promise<void>;
}

export const createPasswordApi = (http: HttpClient): PasswordApi => {
  const post = async <Answer>(call: string, body: unknown): Promise<Answer> =>
    (await http.send<Answer>({ method: 'POST', path: `/v1/identity/${call}`, body })).body;
  return {
    signIn: (credentials) => post('sign-in', credentials),
    signUp: (signUp) => post('sign-up', signUp),
    confirmSignUp: (confirmation) => post('sign-up-confirm', confirmation),
    forgotPassword: (email) => post('forgot-password', { email }),
    setPassword: (change) => post('forgot-password-submit', change),
  };
};

/** What a guest with a password is asked to do by hand before the order goes on. */
interface Question {
  readonly what: 'login' | 'code';
  readonly email: string;
  readonly answered: () => void;
}

/** Sign-in by email address and password: its calls, and what a guest typed at checkout. Nothing of it is stored. */
export const EmailSignInStore = types
  .model('EmailSignIn')
  .volatile(() => ({
    api: undefined as PasswordApi | undefined,
    /** A new password was set, which the form of login says once [ACC-20]. */
    isReset: false,
    /** Who was typed at the last form: the next one begins with it. */
    identifier: '',
    /** Password and day of birth at checkout [CHK-65, CHK-68]. */
    password: '',
    dateOfBirth: '',
    /** What the identity service found wrong at checkout, for the email as it was then [CHK-75]. */
    failure: undefined as (FormFailure & { readonly email: string }) | undefined,
    /** Asks to sign in by hand, or for the code of a letter, and hears when that was done or refused [CHK-73, SEC-22]. */
    question: undefined as Question | undefined,
  }))
  .views((self) => ({
    get calls(): PasswordApi {
      return self.api ?? createPasswordApi(environmentOf(self).http);
    },
    /** What a sign-up tells of its customer [ACC-15]. */
    get attributes(): SignUpAttributes {
      const { tenantId = '' } = environmentOf(self).market.manifest.account;
      return { language: rootOf(self).session.language, method: 'password', tenant: tenantId };
    },
    /** What is wrong with the password; an empty one makes no account and is fine [CHK-65, CHK-66, CHK-67]. */
    get passwordMessage(): Message | undefined {
      if (self.password === '') return undefined;
      const typed = newPasswordMessage(self.password, environmentOf(self).market.manifest);
      if (typed) return typed;
      return self.failure?.field === 'password' ? self.failure.message : undefined;
    },
    /** What is wrong with the day of birth, which is optional [CHK-68]. */
    get dateOfBirthMessage(): Message | undefined {
      const today = dayOf(new Date(environmentOf(self).now()));
      const isFine = self.dateOfBirth === '' || isPastDay(self.dateOfBirth, today);
      return isFine ? undefined : { key: 'email-sign-in.errors.pastDate' };
    },
    // What the checkout asks: see `CheckoutSignIn`.
    get isWanted(): boolean {
      return self.password !== '';
    },
    get wrongPlaces(): readonly string[] {
      return [
        ...(this.passwordMessage ? ['password'] : []),
        ...(this.dateOfBirthMessage ? ['dateOfBirth'] : []),
      ];
    },
    get emailFailure() {
      const { failure } = self;
      if (failure?.field !== 'email' || !('key' in failure.message)) return undefined;
      return { email: failure.email, message: failure.message.key };
    },
    get profile() {
      return self.dateOfBirth === '' ? {} : { dateOfBirth: self.dateOfBirth };
    },
  }))
  .actions((self) => ({
    useApi(api: PasswordApi) {
      self.api = api;
    },
    setReset(isReset: boolean) {
      self.isReset = isReset;
    },
    setIdentifier(identifier: string) {
      self.identifier = identifier;
    },
    setPassword(password: string) {
      self.password = password;
      self.failure = undefined;
    },
    setDateOfBirth(day: string) {
      self.dateOfBirth = day;
    },
    reset() {
      self.password = '';
      self.dateOfBirth = '';
      self.failure = undefined;
    },
    fail(email: string, error: unknown) {
      self.failure = { ...failureOf('signUp', identityErrorOf(error)), email };
    },
    /** The customer did what was asked, or closed the question and goes on as a guest [CHK-73]. */
    answer() {
      const { question } = self;
      self.question = undefined;
      question?.answered();
    },
    /** Asks the customer to do something by hand; resolves when they have answered. */
    ask(what: Question['what'], email: string): Promise<void> {
      return new Promise((answered) => {
        self.question = { what, email, answered };
      });
    },
    async askForCode(email: string): Promise<void> {
      await self.calls.forgotPassword(credentialsOf({ email }).email);
    },
    async changePassword({ code, ...typed }: NewPassword): Promise<void> {
      await self.calls.setPassword(credentialsOf({ ...typed, code: code.trim() }));
    },
  }))
  .actions((self) => {
    const retried = <Result>(task: () => Promise<Result>) => {
      const { market, wait } = environmentOf(self);
      return throughTraffic(task, market.manifest.account.signUpRetry, wait);
    };
    const enter = flow(function* enter(credentials: Credentials, isNew: boolean): Steps {
      const account: AccountTier = yield rootOf(self).readyForAccount();
      const session: IdentitySession = yield retried(() =>
        self.calls.signIn(credentialsOf(credentials)),
      );
      yield account.takeSession(session);
      self.identifier = '';
      if (isNew) account.setNew();
    });
    return {
      /** Signs in and fetches the account [ACC-19]. Throws the identity service's error. */
      signIn: (credentials: Credentials): Promise<void> => enter(credentials, false),
      /**
       * Makes an account and signs in to it; where the market checks the email address first it answers that a code is
       * on its way [ACC-15, ACC-16, SEC-22]. Throws the identity service's error.
       */
      signUp: flow(function* signUp(typed: Credentials): Steps<'code' | 'signed-in'> {
        const credentials = credentialsOf(typed);
        const { attributes } = self;
        const made: SignUpAnswer = yield retried(() =>
          self.calls.signUp({ ...credentials, attributes }),
        );
        if (made.next === 'code') return 'code' as const;
        yield enter(credentials, true);
        return 'signed-in' as const;
      }),
      /** Makes an account with the code of the letter and signs in to it [SEC-22]. Throws the identity service's error. */
      confirmSignUp: flow(function* confirmSignUp({ code, ...typed }: NewPassword): Steps {
        const credentials = credentialsOf(typed);
        const confirmation = { ...credentials, attributes: self.attributes, code: code.trim() };
        yield retried(() => self.calls.confirmSignUp(confirmation));
        yield enter(credentials, true);
      }),
    };
  })
  .actions((self) => ({
    /** Signs a guest of the checkout up, or in where there may be an account already [CHK-70, CHK-71, CHK-72, CHK-73, CHK-75]. */
    enterAtCheckout: flow(function* enterAtCheckout(email: string): Steps<'entered' | 'stopped'> {
      const credentials = { email, password: self.password };
      let what: Question['what'] = 'login';
      try {
        const outcome: 'signed-in' | 'code' = yield self.signUp(credentials);
        if (outcome === 'signed-in') return 'entered' as const;
        what = 'code';
      } catch (error) {
        if (identityErrorOf(error).name !== 'UsernameExistsException') {
          self.fail(email, error);
          return 'stopped' as const;
        }
      }
      try {
        yield self.signIn(credentials);
      } catch {
        yield self.ask(what, email);
      }
      return 'entered' as const;
    }),
  }));

/** The store of sign-in by email address and password. */
export type EmailSignIn = Instance<typeof EmailSignInStore>;

export default defineClient({ model: EmailSignInStore });
