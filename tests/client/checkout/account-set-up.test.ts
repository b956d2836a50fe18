import { applySnapshot, getSnapshot } from 'mobx-state-tree';
import { describe, expect, it } from 'vitest';
import { AccountStore } from '../../../client/accounts/account-store.ts';
import { accountPrefill } from '../../../client/checkout/account-prefill.ts';
import { changedProfile, newProfile } from '../../../client/checkout/account-profile.ts';
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
