import { applySnapshot, getSnapshot } from 'mobx-state-tree';
import { describe, expect, it } from 'vitest';
import { AccountStore } from '../../../client/accounts/account-store.ts';
import { accountPrefill } from '../../../client/checkout/account-prefill.ts';
import { changedProfile, newProfile } from '../../../client/checkout/account-profile.ts';
import type { HttpCall, HttpClient } from '../../../client/kernel/http-client.ts';
import type { WholeEnvironment } from '../../../client/tiers.ts';
import type { Account } from '../../../schemas/types/http/accounts.ts';
import { ada, openAccount, refusal, sessionOf } from '../accounts/open-account.ts';
import { fillIn, openCheckout, orderCalls } from '../orders/open-checkout.ts';
import { type MarketId, testMarket } from '../../core/test-market.ts';

type Answers = Parameters<typeof openAccount>[0];

/** The checkout of a market, filled in, with an account store whose services the test answers. */
const open = async (
  answers: Answers = {},
  market: MarketId = 'uk',
  given: Partial<WholeEnvironment> = {},
) => {
  const orders = orderCalls();
  const shop = await openCheckout({ orders: orders.api, ...given }, market);
  const other = await openAccount(answers, {}, market);
  const account = AccountStore.create({}, shop.environment);
  account.usePorts(other.account.services);
  shop.app.attachAccount(account);
  return { ...shop, account, calls: other.calls, names: other.names, orders };
};

const password = 'Margherita7';

describe('a guest at checkout', () => {
  it('makes no account without a password, and nothing is checked [CHK-65]', async () => {
    const { app, names, orders } = await open();
    fillIn(app);
    app.setUp.setPassword('');
    expect(app.setUp.wrongPlaces).toEqual([]);
    await app.order.submit();
    expect(names()).toEqual([]);
    expect(orders.placed).toHaveLength(1);
    expect(orders.placed[0]?.customer.accountId).toBeUndefined();
  });

  it('is told what the password lacks, and the order waits [CHK-66, CHK-67]', async () => {
    const { app, names, orders } = await open();
    fillIn(app);
    app.setUp.setPassword('abc');
    expect(app.setUp.passwordMessage).toEqual({
      missing: ['length', 'uppercase', 'number'],
      count: 3,
      least: 8,
    });
    await app.order.submit();
    expect(app.checkout.wrongPlaces).toEqual(['password']);
    expect([names(), orders.placed]).toEqual([[], []]);
  });

  it('gives a day of birth in the past or none [CHK-68]', async () => {
    const { app } = await open();
    fillIn(app);
    for (const day of ['2026-03-04', '2999-01-01']) {
      app.setUp.setDateOfBirth(day);
      expect(app.checkout.wrongPlaces).toEqual(['dateOfBirth']);
    }
    for (const day of ['2026-03-03', '']) {
      app.setUp.setDateOfBirth(day);
      expect(app.checkout.wrongPlaces).toEqual([]);
    }
  });

  it('with a new email and password is signed up and in before the order, which is then theirs [CHK-71, ACC-16]', async () => {
    const { app, calls, names, orders } = await open();
    fillIn(app);
    app.checkout.setValue('email', 'Ada@Example.com');
    app.setUp.setPassword(password);
    app.setUp.setDateOfBirth('1990-12-10');
    await app.order.submit();
    expect(calls[0]).toMatchObject(['signUp', { email: 'ada@example.com', password }]);
    expect(names()).toEqual(['signUp', 'signIn', 'account', 'saveProfile', 'account']);
    expect(calls.find(([name]) => name === 'saveProfile')?.slice(1)).toMatchObject([
      'uk-1',
      { name: 'Ada Byron', phone: '020 7946 0123', dateOfBirth: '1990-12-10' },
    ]);
    expect(app.setUp).toMatchObject({ password: '', dateOfBirth: '' });
    expect(orders.placed[0]?.customer.accountId).toBe(ada.id);
  });

  it('with an email that has an account is logged in with the password given [ACC-22]', async () => {
    const exists = () => Promise.reject(refusal('UsernameExistsException', '', 409));
    const { app, names, orders } = await open({ identity: { signUp: exists } });
    fillIn(app);
    app.setUp.setPassword(password);
    await app.order.submit();
    expect(names().slice(0, 2)).toEqual(['signUp', 'signIn']);
    expect(orders.placed[0]?.customer.accountId).toBe(ada.id);
  });

  it('whose login fails too is asked to sign in by hand, or goes on as a guest [ACC-22]', async () => {
    const exists = () => Promise.reject(refusal('UsernameExistsException', '', 409));
    const wrong = () => Promise.reject(refusal('NotAuthorizedException', '', 401));
    const { app, orders } = await open({ identity: { signUp: exists, signIn: wrong } });
    fillIn(app);
    app.setUp.setPassword(password);
    const submitted = app.order.submit();
    await expect.poll(() => app.setUp.question?.what).toBe('login');
    expect(orders.placed).toEqual([]);
    app.setUp.answer();
    await submitted;
    expect(orders.placed).toHaveLength(1);
    expect(orders.placed[0]?.customer.accountId).toBeUndefined();
  });

  it('whose address is checked by a letter is asked for its code, or goes on as a guest [SEC-22]', async () => {
    const code = async () => ({ next: 'code' as const });
    const wrong = () => Promise.reject(refusal('NotAuthorizedException', '', 401));
    const { app, orders } = await open({ identity: { signUp: code, signIn: wrong } });
    fillIn(app);
    app.setUp.setPassword(password);
    const submitted = app.order.submit();
    await expect.poll(() => app.setUp.question?.what).toBe('code');
    app.setUp.answer();
    await submitted;
    expect(orders.placed[0]?.customer.accountId).toBeUndefined();
  });

  it('whose sign-up fails otherwise is told at the field, until it changes', async () => {
    const bad = () =>
      Promise.reject(refusal('InvalidParameterException', 'Username should be an email.'));
    const { app, orders } = await open({ identity: { signUp: bad } });
    fillIn(app);
    app.setUp.setPassword(password);
    await app.order.submit();
    expect(app.checkout.fieldErrors).toEqual([
      { field: 'email', message: 'accounts.errors.usernameInvalid' },
    ]);
    expect(orders.placed).toEqual([]);
    app.checkout.setValue('email', 'other@example.com');
    expect(app.checkout.fieldErrors).toEqual([]);
    const lost = () => Promise.reject(new Error('Request timeout'));
    const second = await open({ identity: { signUp: lost } });
    fillIn(second.app);
    second.app.setUp.setPassword(password);
    await second.app.order.submit();
    expect(second.app.setUp.passwordMessage).toEqual({ key: 'accounts.errors.signUpFailed' });
  });

  it('is asked for a password only where there are accounts by email', async () => {
    for (const [market, isOffered] of [
      ['uk', true],
      ['ca', true],
      ['fr', false],
      ['in', false],
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
    app.checkout.leave('phone');
    await app.setUp.checkPhone();
    expect([app.setUp.isOffered, environment.reports]).toEqual([true, []]);
  });
});

describe('who is signed in at checkout', () => {
  it('finds the form filled in, and what they changed stays [CHK-78]', async () => {
    const { app, environment } = await open();
    app.checkout.setValue('email', 'typed@example.com');
    app.session.signIn(sessionOf(environment));
    await app.setUp.open();
    expect(app.setUp.isOffered).toBe(false);
    expect(app.checkout.values).toMatchObject({ email: 'typed@example.com', name: 'Ada Byron' });
    app.checkout.setValue('name', '');
    expect(app.checkout.values.name).toBe('');
  });

  it('finds the phone in India without its country code [CHK-77]', async () => {
    const market = await testMarket('in', ['phone-numbers']);
    const rules = {
      nameFields: market.manifest.checkout.nameFields,
      phone: market.extensions.one('phone-validator'),
    };
    expect(accountPrefill(ada, rules)).toMatchObject({ phone: '9876543210' });
    const bare: Account = { id: 'x', firstName: null, email: '' };
    expect(accountPrefill(bare, rules)).toEqual({});
  });

  it('has a changed name or phone saved, and nothing else [CHK-79]', async () => {
    const { app, environment, calls, names } = await open();
    fillIn(app);
    app.checkout.setValue('name', 'Ada Byron');
    app.session.signIn(sessionOf(environment));
    await app.setUp.open();
    app.checkout.setValue('phone', '020 7946 0999');
    await app.order.submit();
    expect(calls.find(([name]) => name === 'saveProfile')?.slice(1)).toEqual([
      'uk-1',
      { name: 'Ada Byron', phone: '020 7946 0999' },
    ]);
    expect(names().filter((name) => name === 'saveProfile')).toHaveLength(1);
  });

  it('is logged out by an unauthorised account, and checkout goes on [CHK-84]', async () => {
    const { app, environment, orders } = await open({
      accounts: { account: () => Promise.reject(refusal('NotAuthorizedException', '', 401)) },
    });
    fillIn(app);
    app.session.signIn(sessionOf(environment));
    await app.setUp.open();
    expect(app.session.isLoggedIn).toBe(false);
    await app.order.submit();
    expect(orders.placed).toHaveLength(1);
  });

  it('pays the account holder’s price of delivery under its feature, guests never [ACC-06]', async () => {
    const market = await testMarket('uk');
    const { flags } = market.manifest;
    const features = { ...flags.features, 'account-holder-discount': { default: true } };
    const manifest = { ...market.manifest, flags: { ...flags, features } };
    const { app, environment } = await open({}, 'uk', { market: { ...market, manifest } });
    const { hut } = app.localisation;
    if (!hut) throw new Error('No hut');
    const fees = [{ type: 'delivery', price: 1.99, priceForAccountHolder: 0.99 }];
    const fee = () => app.basket.priced?.surcharges.find(({ type }) => type === 'delivery')?.amount;
    applySnapshot(app.localisation, {
      ...getSnapshot(app.localisation),
      hut: { ...hut, fees } as typeof hut,
      disposition: { type: 'delivery' },
    });
    expect(fee()).toBe(199);
    app.session.signIn(sessionOf(environment));
    expect(fee()).toBe(99);
  });
});

describe('the profile of checkout', () => {
  const facts = {
    values: { name: 'Ada Byron', phone: '1' },
    marketingOptIn: false,
    marketingOptOut: false,
  };

  it('is new with the marketing choice as the market asks it', () => {
    expect(newProfile({ ...facts, marketingMode: 'opt-in' }).marketing).toEqual({ all: false });
    expect(newProfile({ ...facts, marketingMode: 'opt-out' }).marketing).toEqual({ all: true });
  });

  it('is changed by what differs and by a tick, not by a box left alone', () => {
    const known = { name: 'Ada Byron', phone: '1' };
    const all = { ...ada, marketingEmail: true, marketingSMS: true };
    expect(changedProfile(all, known, { ...facts, marketingMode: 'opt-in' })).toBeUndefined();
    expect(changedProfile(undefined, {}, { ...facts, marketingMode: 'opt-in' })).toBeUndefined();
    expect(
      changedProfile(ada, known, { ...facts, marketingOptIn: true, marketingMode: 'opt-in' }),
    ).toEqual({ marketing: { all: true } });
    expect(
      changedProfile(all, known, { ...facts, marketingOptOut: true, marketingMode: 'opt-out' }),
    ).toEqual({ marketing: { all: false } });
    const names = { firstName: 'Ada', lastName: 'King', phone: '2' };
    expect(
      changedProfile(ada, known, { ...facts, values: names, marketingMode: 'opt-in' }),
    ).toEqual(names);
  });
});
