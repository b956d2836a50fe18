import { reaction } from 'mobx';
import { addDisposer, flow, type Instance, types } from 'mobx-state-tree';
import type { AccountTier } from '../../client/accounts/account-store.ts';
import { accountSector } from '../../client/accounts/account-sector.ts';
import { botHeaders } from '../../client/accounts/bot-headers.ts';
import { environmentOf } from '../../client/kernel/environment.ts';
import { HttpError } from '../../client/kernel/http-client.ts';
import type { Steps } from '../../client/kernel/steps.ts';
import { defineClient } from '../../client/plugins/define-client.ts';
import { rootOf } from '../../client/root.ts';
import { createOtpApi, type OtpApi, type PostCall } from './otp-api.ts';
import {
  type AccountInfo,
  type CodeChecked,
  type CodeSent,
  type LoginAnswer,
  type RegisterAnswer,
  type Registration,
  type SignedInAccount,
} from './otp-calls.ts';
import { tokenLifeMs } from './code-rule.ts';
import { type PhoneRule, phoneRuleAt } from './phone-rule.ts';

/** How far a step is [OTP-14]. */
export type StepState = 'pending' | 'sending' | 'success' | 'failure';

/** Why a step came to nothing: a word of the plugin's errors. */
export type OtpFailure = 'sms' | 'tooManyCodes' | 'code' | 'login' | 'verifyAgain';

/** Where a customer goes once the code was right: on, as they are signed in, or to the registration form. */
export type Entered = 'signed-in' | 'register' | 'failed';

/** What the registration form asks for. */
export type TypedRegistration = Omit<Registration, 'sector' | 'phone'>;

/** The message that a code is awaited from. */
interface AskedCode {
  readonly token: string;
  /** When it is good no more, by the clock of the browser, in milliseconds. */
  readonly endsAt: number;
}

const isRefused = (error: unknown, status: number): boolean =>
  error instanceof HttpError && error.status === status;

/** Sign-in by phone number and code. What is kept of it stays in the browser until the session ends. */
export const OtpStore = types
  .model('Otp', {
    /** The phone number that the code goes to. */
    phone: types.maybe(types.string),
    asked: types.frozen<AskedCode | undefined>(),
    verifiedToken: types.maybe(types.string),
    loginToken: types.maybe(types.string),
    accountInfo: types.frozen<AccountInfo | undefined>(),
    /** The customer came from checkout, and goes back there [OTP-15]. */
    redirectsToCheckout: false,
  })
  .volatile(() => ({
    api: undefined as OtpApi | undefined,
    phoneStep: 'pending' as StepState,
    codeStep: 'pending' as StepState,
    failure: undefined as OtpFailure | undefined,
  }))
  .views((self) => ({
    get calls(): OtpApi {
      const environment = environmentOf(self);
      const { http, market } = environment;
      return (
        self.api ??
        createOtpApi({
          post: async <Answer>(call: PostCall) =>
            (await http.send<Answer>({ method: 'POST', ...call })).body,
          settings: market.manifest.otp,
          mark: () => botHeaders(environment, 'one-time-code'),
        })
      );
    },
    /** Which numbers get a code at the level of flags of the visit [OTP-05]. */
    get phoneRule(): PhoneRule {
      const { market, visit } = environmentOf(self);
      return phoneRuleAt(market.manifest.otp.phone, visit.flagLevel);
    },
    /** Sector of the calls: that of the hut, else that of the account area [OTP-25]. */
    get sector(): string {
      const { hut } = rootOf(self).localisation;
      return hut?.sector ?? accountSector(environmentOf(self).market.manifest);
    },
    /** Where a customer goes who is signed in [OTP-15]. */
    get afterLogin(): string {
      return self.redirectsToCheckout ? '/order/checkout/' : '/';
    },
  }))
  .actions((self) => ({
    useApi(api: OtpApi) {
      self.api = api;
    },
    setVerifiedToken(token: string | undefined) {
      self.verifiedToken = token;
    },
    setLoginToken(token: string | undefined) {
      self.loginToken = token;
    },
    setAccountInfo({ id, firstName, lastName, phone, email, marketing, shadow }: AccountInfo) {
      self.accountInfo = { id, firstName, lastName, phone, email, marketing, shadow };
    },
    clearAccountInfo() {
      self.accountInfo = undefined;
    },
    /** Forgets everything [OTP-24]. */
    clearAll() {
      self.phone = undefined;
      self.asked = undefined;
      self.verifiedToken = undefined;
      self.loginToken = undefined;
      self.accountInfo = undefined;
      self.redirectsToCheckout = false;
      self.phoneStep = 'pending';
      self.codeStep = 'pending';
      self.failure = undefined;
    },
    setRedirectsToCheckout(isSet: boolean) {
      self.redirectsToCheckout = isSet;
    },
    fail(step: 'phoneStep' | 'codeStep' | undefined, failure: OtpFailure) {
      if (step) self[step] = 'failure';
      self.failure = failure;
    },
    /** Forgets the message and the code, and starts again with the phone number, which stays to be changed [OTP-13]. */
    startAgain() {
      self.asked = undefined;
      self.verifiedToken = undefined;
      self.phoneStep = 'pending';
      self.codeStep = 'pending';
      self.failure = undefined;
    },
    clearFailure() {
      self.failure = undefined;
    },
  }))
  .actions((self) => ({
    /** The page was opened: a code whose time is over is awaited no more. */
    open() {
      if (self.asked && self.asked.endsAt <= environmentOf(self).now()) self.startAgain();
    },
    /** The phone number has to be verified again: what was verified is too old, or was used in another tab. */
    verifyAgain() {
      self.startAgain();
      self.failure = 'verifyAgain';
    },
    /** Follows the session: its access token is the login token, and goes with it. */
    followSession(access: string | undefined) {
      if (access !== undefined && self.accountInfo) self.loginToken = access;
      if (access !== undefined || self.loginToken === undefined) return;
      self.loginToken = undefined;
      self.clearAccountInfo();
    },
    /** Has a code sent, and goes on to the code step [OTP-08, OTP-09]. Never throws. */
    sendCode: flow(function* sendCode(phone: string): Steps {
      self.startAgain();
      self.phoneStep = 'sending';
      self.phone = phone;
      try {
        const sent: CodeSent = yield self.calls.generate(phone);
        self.asked = { token: sent.token, endsAt: environmentOf(self).now() + tokenLifeMs };
        self.phoneStep = 'success';
      } catch (error) {
        self.fail('phoneStep', isRefused(error, 429) ? 'tooManyCodes' : 'sms');
      }
    }),
    /** Signs in with the tokens of an account. */
    takeIn: flow(function* takeIn(data: SignedInAccount): Steps {
      const account: AccountTier = yield rootOf(self).readyForAccount();
      self.setAccountInfo(data);
      self.setLoginToken(data.token);
      yield account.takeSession(data.session);
      // What was shown until now goes last, so that no step of before shows once more.
      self.asked = undefined;
      self.verifiedToken = undefined;
    }),
  }))
  .actions((self) => {
    /** Gives the code; answers whether it was right, or had been before [OTP-11, OTP-12]. */
    const verify = flow(function* verify(code: string): Steps<boolean> {
      if (self.verifiedToken !== undefined) return true;
      const { asked } = self;
      if (!asked) return false;
      self.codeStep = 'sending';
      try {
        const checked: CodeChecked = yield self.calls.verify(code, asked.token);
        // The customer has asked for another code meanwhile.
        if (self.asked !== asked) return false;
        if (checked.result) {
          self.codeStep = 'success';
          self.setVerifiedToken(checked.token);
          return true;
        }
      } catch (error) {
        environmentOf(self).report('warning', 'A code could not be checked', { error });
      }
      self.fail('codeStep', 'code');
      return false;
    });
    return {
      /** Gives the code of the message, and signs in [OTP-11, OTP-15, OTP-16]. Never throws. */
      enter: flow(function* enter(code: string): Steps<Entered> {
        self.clearFailure();
        const isRight: boolean = yield verify(code);
        const { verifiedToken } = self;
        if (!isRight || verifiedToken === undefined) return 'failed' as const;
        try {
          const { data }: LoginAnswer = yield self.calls.login(self.sector, verifiedToken);
          if (data && !data.shadow) {
            yield self.takeIn(data);
            return 'signed-in' as const;
          }
          if (data) self.setAccountInfo(data);
          else self.clearAccountInfo();
          return 'register' as const;
        } catch (error) {
          if (isRefused(error, 401)) self.verifyAgain();
          else self.fail(undefined, 'login');
          return 'failed' as const;
        }
      }),
      /** Makes the account and signs in to it [OTP-22]. Throws unless the number has to be verified again. */
      register: flow(function* register(typed: TypedRegistration): Steps<Entered> {
        const { phone, sector, verifiedToken } = self;
        if (phone === undefined || verifiedToken === undefined) return 'failed' as const;
        try {
          const registration = { ...typed, sector, phone };
          const made: RegisterAnswer = yield self.calls.register(verifiedToken, registration);
          yield self.takeIn(made.data);
        } catch (error) {
          if (!isRefused(error, 401)) throw error;
          self.verifyAgain();
          return 'failed' as const;
        }
        rootOf(self).account?.setNew();
        return 'signed-in' as const;
      }),
    };
  });

/** The store of sign-in by phone number and code. */
export type Otp = Instance<typeof OtpStore>;

export default defineClient({
  model: OtpStore,
  keeps: ['phone', 'asked', 'verifiedToken', 'loginToken', 'accountInfo', 'redirectsToCheckout'],
  open: (store) => {
    addDisposer(
      store,
      reaction(
        () => rootOf(store).session.authentication?.access,
        (access) => store.followSession(access),
        { fireImmediately: true },
      ),
    );
  },
});
