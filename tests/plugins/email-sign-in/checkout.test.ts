import { describe, expect, it } from 'vitest';
import { AccountStore } from '../../../client/accounts/account-store.ts';
import type { HttpCall, HttpClient } from '../../../client/kernel/http-client.ts';
import type { WholeEnvironment } from '../../../client/tiers.ts';
import { ada, openAccount, refusal } from '../../client/accounts/open-account.ts';
import { fillIn, openCheckout, orderCalls } from '../../client/orders/open-checkout.ts';
import { type MarketId, testMarket } from '../../core/test-market.ts';
import { type PasswordAnswers, passwordStore } from './open-passwords.ts';

/** The checkout of a market, filled in, with stores of account and passwords whose services the test answers. */
const open = async (
  { passwords, ...answers }: PasswordAnswers = {},
  market: MarketId = 'uk',
  given: Partial<WholeEnvironment> = {},
) => {
  const orders = orderCalls();
  const shop = await openCheckout({ orders: orders.api, ...given }, market);
  const other = await openAccount(answers, {}, market);
  const account = AccountStore.create({}, shop.environment);
  account.usePorts(other.account.services);
  shop.app.attachAccount(account);
  const signIn = passwordStore(shop.app, shop.environment, other.answered, passwords);
  shop.app.setUp.join(signIn);
  return { ...shop, account, signIn, calls: other.calls, names: other.names, orders };
};

const password = 'Margherita7';

describe('a guest at checkout', () => {
  it('makes no account without a password, and nothing is checked [CHK-65]', async () => {
    const { app, names, orders, signIn } = await open();
    fillIn(app);
    signIn.setPassword('');
    expect(app.setUp.wrongPlaces).toEqual([]);
    await app.order.submit();
    expect(names()).toEqual([]);
    expect(orders.placed).toHaveLength(1);
    expect(orders.placed[0]?.customer.accountId).toBeUndefined();
  });

  it('is told what the password lacks, and the order waits [CHK-66, CHK-67]', async () => {
    const { app, names, orders, signIn } = await open();
    fillIn(app);
    signIn.setPassword('abc');
    expect(signIn.passwordMessage).toEqual({
      missing: ['length', 'uppercase', 'number'],
      count: 3,
      least: 8,
    });
    await app.order.submit();
    expect(app.formCheck.wrongPlaces).toEqual(['password']);
    expect([names(), orders.placed]).toEqual([[], []]);
  });

  it('gives a day of birth in the past or none [CHK-68]', async () => {
    const { app, signIn } = await open();
    fillIn(app);
    for (const day of ['2026-03-04', '2999-01-01']) {
      signIn.setDateOfBirth(day);
      expect(app.formCheck.wrongPlaces).toEqual(['dateOfBirth']);
    }
    for (const day of ['2026-03-03', '']) {
      signIn.setDateOfBirth(day);
      expect(app.formCheck.wrongPlaces).toEqual([]);
    }
  });

  it('with a new email and password is signed up and in before the order, which is then theirs [CHK-71, ACC-16]', async () => {
    const { app, calls, names, orders, signIn } = await open();
    fillIn(app);
    app.checkout.setValue('email', 'Ada@Example.com');
    signIn.setPassword(password);
    signIn.setDateOfBirth('1990-12-10');
    await app.order.submit();
    expect(calls[0]).toMatchObject(['signUp', { email: 'ada@example.com', password }]);
    expect(names()).toEqual(['signUp', 'signIn', 'account', 'saveProfile', 'account']);
    expect(calls.find(([name]) => name === 'saveProfile')?.slice(1)).toMatchObject([
      'uk-1',
      { name: 'Ada Byron', phone: '020 7946 0123', dateOfBirth: '1990-12-10' },
    ]);
    expect(signIn).toMatchObject({ password: '', dateOfBirth: '' });
    expect(orders.placed[0]?.customer.accountId).toBe(ada.id);
  });

  it('with an email that has an account is logged in with the password given [ACC-22]', async () => {
    const exists = () => Promise.reject(refusal('UsernameExistsException', '', 409));
    const { app, names, orders, signIn } = await open({ passwords: { signUp: exists } });
    fillIn(app);
    signIn.setPassword(password);
    await app.order.submit();
    expect(names().slice(0, 2)).toEqual(['signUp', 'signIn']);
    expect(orders.placed[0]?.customer.accountId).toBe(ada.id);
  });

  it('whose login fails too is asked to sign in by hand, or goes on as a guest [ACC-22]', async () => {
    const exists = () => Promise.reject(refusal('UsernameExistsException', '', 409));
    const wrong = () => Promise.reject(refusal('NotAuthorizedException', '', 401));
    const { app, orders, signIn } = await open({ passwords: { signUp: exists, signIn: wrong } });
    fillIn(app);
    signIn.setPassword(password);
    const submitted = app.order.submit();
    await expect.poll(() => signIn.question?.what).toBe('login');
    expect(orders.placed).toEqual([]);
    signIn.answer();
    await submitted;
    expect(orders.placed).toHaveLength(1);
    expect(orders.placed[0]?.customer.accountId).toBeUndefined();
  });

  it('whose address is checked by a letter is asked for its code, or goes on as a guest [SEC-22]', async () => {
    const code = async () => ({ next: 'code' as const });
    const wrong = () => Promise.reject(refusal('NotAuthorizedException', '', 401));
    const { app, orders, signIn } = await open({ passwords: { signUp: code, signIn: wrong } });
    fillIn(app);
    signIn.setPassword(password);
    const submitted = app.order.submit();
    await expect.poll(() => signIn.question?.what).toBe('code');
    signIn.answer();
    await submitted;
    expect(orders.placed[0]?.customer.accountId).toBeUndefined();
  });

  it('whose sign-up fails otherwise is told at the field, until it changes', async () => {
    const bad = () =>
      Promise.reject(refusal('InvalidParameterException', 'Username should be an email.'));
    const { app, orders, signIn } = await open({ passwords: { signUp: bad } });
    fillIn(app);
    signIn.setPassword(password);
    await app.order.submit();
    expect(app.formCheck.fieldErrors).toEqual([
      { field: 'email', message: 'email-sign-in.errors.usernameInvalid' },
    ]);
    expect(orders.placed).toEqual([]);
    app.checkout.setValue('email', 'other@example.com');
    expect(app.formCheck.fieldErrors).toEqual([]);
    const lost = () => Promise.reject(new Error('Request timeout'));
    const second = await open({ passwords: { signUp: lost } });
    fillIn(second.app);
    second.signIn.setPassword(password);
    await second.app.order.submit();
    expect(second.signIn.passwordMessage).toEqual({ key: 'email-sign-in.errors.signUpFailed' });
  });

  it('is asked for a password only where there are accounts by email', async () => {
    for (const [market, isOffered] of [
      ['uk', true],
      ['ca', true],
      ['fr', false],
    ] as const) {
      expect((await open({}, market)).app.setUp.isOffered).toBe(isOffered);
    }
  });
});

describe('where sign-up is seamless', () => {
  it('a number that has an account is asked for no password, until it changes [CHK-83]', async () => {
    const market = await testMarket('uk');
    const account = { ...market.manifest.account, seamlessSignUp: true };
    const paths: string[] = [];
    const http: HttpClient = {
      send: async <Body>({ path }: HttpCall) => {
        paths.push(path);
        return { status: 200, body: { hasOnlineAccount: path.includes('07700') } as Body };
      },
    };
    const manifest = { ...market.manifest, account };
    const { app } = await open({}, 'uk', { http, market: { ...market, manifest } });
    const give = async (phone: string) => {
      app.checkout.setValue('phone', phone);
      await app.setUp.checkPhone();
      return app.setUp.isOffered;
    };
    expect(await give('07700900123')).toBe(false);
    expect(await give('07911123456')).toBe(true);
    expect(await give('123')).toBe(true);
    expect(paths).toEqual([
      '/v2/loyalty/pos/uk-1/1101/account/07700900123/exists',
      '/v2/loyalty/pos/uk-1/1101/account/07911123456/exists',
    ]);
  });

  it('is not looked up elsewhere', async () => {
    const { app, environment } = await open();
    app.checkout.setValue('phone', '07700900123');
    app.formCheck.leave('phone');
    await app.setUp.checkPhone();
    expect([app.setUp.isOffered, environment.reports]).toEqual([true, []]);
  });
});
