import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../client/kernel/key-value-storage.ts';
import { accountSector } from '../../../client/accounts/account-sector.ts';
import type { CodeChecked, CodeSent } from '../../../plugins/in-otp/otp-calls.ts';
import { refusal } from '../../client/accounts/open-account.ts';
import { testManifest } from '../../core/test-market.ts';
import { later, openOtp, phone, signedIn } from './open-otp.ts';

const lost = () => Promise.reject(new Error('Request timeout'));
const typed = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  marketing: { all: true },
};

describe('the phone step', () => {
  it('has a code sent, keeps the token and goes on to the code [OTP-08]', async () => {
    const { calls, otp } = await openOtp();
    await otp.sendCode(phone);
    expect(calls).toEqual([['generate', phone]]);
    expect(otp).toMatchObject({ phone, phoneStep: 'success', codeStep: 'pending' });
    expect(otp.asked?.token).toBe('asked-1');
  });

  it('goes pending, sending, then success or failure, as the code step does [OTP-14]', async () => {
    const sent = later<CodeSent>();
    const checked = later<CodeChecked>();
    const { otp } = await openOtp({ generate: () => sent.answer, verify: () => checked.answer });
    expect([otp.phoneStep, otp.codeStep]).toEqual(['pending', 'pending']);
    const sending = otp.sendCode(phone);
    expect(otp.phoneStep).toBe('sending');
    sent.come({ token: 'asked-1' });
    await sending;
    expect([otp.phoneStep, otp.codeStep]).toEqual(['success', 'pending']);
    const entering = otp.enter('123456');
    expect(otp.codeStep).toBe('sending');
    checked.come({ result: true, token: 'verified-1' });
    await entering;
    expect(otp.codeStep).toBe('success');
    const failing = await openOtp({ verify: lost });
    await failing.otp.sendCode(phone);
    await failing.otp.enter('123456');
    expect(failing.otp.codeStep).toBe('failure');
    const unsent = await openOtp({ generate: lost });
    await unsent.otp.sendCode(phone);
    expect(unsent.otp.phoneStep).toBe('failure');
  });

  it('says that a message could not be sent, and stays [OTP-09]', async () => {
    const { otp } = await openOtp({ generate: lost });
    await otp.sendCode(phone);
    expect(otp).toMatchObject({ phone, failure: 'sms', asked: undefined });
    const busy = () => Promise.reject(refusal('TOO_MANY_REQUESTS', '', 429));
    const second = await openOtp({ generate: busy });
    await second.otp.sendCode(phone);
    expect(second.otp.failure).toBe('tooManyCodes');
  });
});

describe('the code step', () => {
  it('checks the code with its token, keeps the verified token and logs in with it [OTP-11]', async () => {
    const login = later<Record<string, never>>();
    const { calls, otp } = await openOtp({ login: () => login.answer });
    await otp.sendCode(phone);
    const entering = otp.enter('123456');
    await expect.poll(() => calls.length).toBe(3);
    expect(calls.slice(1)).toEqual([
      ['verify', '123456', 'asked-1'],
      ['login', 'in-1', 'verified-1'],
    ]);
    expect(otp.verifiedToken).toBe('verified-1');
    login.come({});
    expect(await entering).toBe('register');
  });

  it('says that a code is not recognised, whether the call fails or the result is false [OTP-12]', async () => {
    const wrong = async () => ({ result: false, token: 'asked-1' });
    for (const verify of [wrong, lost]) {
      const { names, otp } = await openOtp({ verify });
      await otp.sendCode(phone);
      expect(await otp.enter('123456')).toBe('failed');
      expect(otp).toMatchObject({ failure: 'code', verifiedToken: undefined });
      expect(otp.asked?.token).toBe('asked-1');
      expect(names()).toEqual(['generate', 'verify']);
    }
  });

  it('starts again with the phone number, without token and code [OTP-13]', async () => {
    const { otp } = await openOtp({ login: lost });
    await otp.sendCode(phone);
    await otp.enter('123456');
    otp.startAgain();
    expect(otp).toMatchObject({
      phone,
      asked: undefined,
      verifiedToken: undefined,
      failure: undefined,
      phoneStep: 'pending',
      codeStep: 'pending',
    });
  });

  it('takes no answer about a message in whose place another was asked for', async () => {
    const checked = later<CodeChecked>();
    const { otp } = await openOtp({ verify: () => checked.answer });
    await otp.sendCode(phone);
    const entering = otp.enter('123456');
    otp.startAgain();
    checked.come({ result: true, token: 'verified-1' });
    expect(await entering).toBe('failed');
    expect(otp).toMatchObject({ verifiedToken: undefined, failure: undefined });
  });

  it('logs in again with a code that was right, and asks for another once that is too old', async () => {
    let answers: () => Promise<never> = lost;
    const { names, otp } = await openOtp({ login: () => answers() });
    await otp.sendCode(phone);
    expect(await otp.enter('123456')).toBe('failed');
    expect(otp.failure).toBe('login');
    await otp.enter('123456');
    expect(names()).toEqual(['generate', 'verify', 'login', 'login']);
    answers = () => Promise.reject(refusal('NotAuthorizedException', '', 401));
    await otp.enter('123456');
    expect(otp).toMatchObject({
      failure: 'verifyAgain',
      asked: undefined,
      verifiedToken: undefined,
    });
  });
});

describe('after login', () => {
  it('a customer goes home, or to checkout when they came from there [OTP-15]', async () => {
    const { app, otp } = await openOtp();
    await otp.sendCode(phone);
    expect(await otp.enter('123456')).toBe('signed-in');
    expect(app.session.isLoggedIn).toBe(true);
    expect(otp.afterLogin).toBe('/');
    otp.setRedirectsToCheckout(true);
    expect(otp.afterLogin).toBe('/order/checkout/');
  });

  it('whoever has no account, or has yet to register, goes to the registration form [OTP-16]', async () => {
    for (const shadow of [false, true]) {
      const { app, environment, otp } = await openOtp({
        login: async () => (shadow ? { data: signedIn(environment, { shadow }) } : {}),
      });
      await otp.sendCode(phone);
      expect(await otp.enter('123456')).toBe('register');
      expect(app.session.isLoggedIn).toBe(false);
      expect(otp).toMatchObject({ phone, verifiedToken: 'verified-1', loginToken: undefined });
    }
  });
});

describe('registration', () => {
  it('sets email, name and phone, tells of the login and goes on [OTP-22]', async () => {
    const { account, app, calls, otp } = await openOtp({ login: async () => ({}) });
    otp.setRedirectsToCheckout(true);
    await otp.sendCode(phone);
    await otp.enter('123456');
    expect(await otp.register(typed)).toBe('signed-in');
    expect(calls.find(([name]) => name === 'register')).toEqual([
      'register',
      'verified-1',
      { ...typed, sector: 'in-1', phone },
    ]);
    expect(app.session.isLoggedIn).toBe(true);
    expect(account.account).toMatchObject({ firstName: 'Ada', lastName: 'Byron', phone });
    expect(account.account?.email).toBe('ada@example.com');
    expect(account.isNew).toBe(true);
    expect(otp).toMatchObject({ loginToken: 'access-1', verifiedToken: undefined });
    expect(otp.afterLogin).toBe('/order/checkout/');
  });

  it('that fails leaves all as it is, and one that comes too late verifies again', async () => {
    let answers: () => Promise<never> = lost;
    const { app, otp } = await openOtp({ login: async () => ({}), register: () => answers() });
    await otp.sendCode(phone);
    await otp.enter('123456');
    await expect(otp.register(typed)).rejects.toThrow('Request timeout');
    expect(otp.verifiedToken).toBe('verified-1');
    answers = () => Promise.reject(refusal('NotAuthorizedException', '', 401));
    expect(await otp.register(typed)).toBe('failed');
    expect(otp).toMatchObject({ phone, failure: 'verifyAgain', verifiedToken: undefined });
    expect(app.session.isLoggedIn).toBe(false);
  });
});

describe('the state', () => {
  const info = {
    id: 'a-1',
    firstName: 'Ada',
    lastName: 'Byron',
    phone,
    email: 'ada@example.com',
    marketing: { all: true },
    shadow: false,
  };

  it('is phone, verified token, login token and account, kept in the browser [OTP-23]', async () => {
    const storage = memoryStorage();
    const { app, environment, otp } = await openOtp({ login: async () => ({}) }, { storage });
    await otp.sendCode(phone);
    await otp.enter('123456');
    const again = await openOtp({}, { storage });
    expect(again.otp).toMatchObject({ phone, verifiedToken: 'verified-1' });
    app.session.signIn(signedIn(environment).session);
    otp.setAccountInfo({ ...signedIn(environment), ...info });
    otp.setLoginToken('access-1');
    expect(otp.accountInfo).toEqual(info);
    const key = `${environment.market.manifest.storage.persistKeyPrefix}plugin-in-otp`;
    expect(JSON.parse(storage.read(key) ?? '')).toMatchObject({
      state: { phone, verifiedToken: 'verified-1', loginToken: 'access-1', accountInfo: info },
    });
  });

  it('sets each token and the account, and clears the account or all [OTP-24]', async () => {
    const { otp } = await openOtp();
    otp.setVerifiedToken('v');
    otp.setLoginToken('l');
    otp.setAccountInfo(info);
    expect(otp).toMatchObject({ verifiedToken: 'v', loginToken: 'l', accountInfo: info });
    otp.clearAccountInfo();
    expect(otp).toMatchObject({ verifiedToken: 'v', loginToken: 'l', accountInfo: undefined });
    otp.setAccountInfo(info);
    otp.clearAll();
    expect(otp).toMatchObject({
      phone: undefined,
      verifiedToken: undefined,
      loginToken: undefined,
      accountInfo: undefined,
    });
  });

  it('follows the session: its token changes with it, and nothing of the account outlives it', async () => {
    const { app, environment, otp } = await openOtp();
    await otp.sendCode(phone);
    await otp.enter('123456');
    const { session } = signedIn(environment);
    const authentication = { ...session.authentication, access: 'access-2' };
    app.session.signIn({ ...session, authentication });
    expect(otp.loginToken).toBe('access-2');
    app.session.signOut();
    expect(otp).toMatchObject({ loginToken: undefined, accountInfo: undefined });
  });

  it('awaits no code whose time is over', async () => {
    let now = 1_000_000;
    const { otp } = await openOtp({}, { now: () => now });
    await otp.sendCode(phone);
    now += 599_999;
    otp.open();
    expect(otp.asked?.token).toBe('asked-1');
    now += 1;
    otp.open();
    expect(otp.asked).toBeUndefined();
  });

  it('belongs to the sector in-1 unless the customer has a hut elsewhere [OTP-25]', async () => {
    expect(accountSector(testManifest('in'))).toBe('in-1');
    const { otp } = await openOtp();
    expect(otp.sector).toBe('in-1');
  });
});
