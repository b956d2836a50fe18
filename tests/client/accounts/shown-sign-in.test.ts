import { describe, expect, it } from 'vitest';
import { cameFrom, readForm, roleOf } from '../../../client/accounts/account-pages.ts';
import {
  shortened,
  signInWidget,
  type WidgetFacts,
} from '../../../client/accounts/shown-sign-in.ts';
import { type MarketId, testManifest } from '../../core/test-market.ts';

const facts = (
  market: MarketId,
  { on = [], off = [], ...more }: Partial<WidgetFacts> & { on?: string[]; off?: string[] } = {},
): WidgetFacts => {
  const manifest = testManifest(market);
  const features = {
    ...manifest.flags.features,
    ...Object.fromEntries(on.map((name) => [name, { default: true }])),
    ...Object.fromEntries(off.map((name) => [name, { default: false }])),
  };
  return {
    manifest: { account: manifest.account, flags: { ...manifest.flags, features } },
    flagLevel: 'none',
    hasSignIn: true,
    isLoggedIn: false,
    path: '/huts/',
    ...more,
  };
};

const linksOf = (given: WidgetFacts) => {
  const widget = signInWidget(given);
  return widget?.kind === 'links' ? widget.links : undefined;
};

describe('the sign-in widget', () => {
  it('shows where the market has accounts, not where page or market suppress it [SHL-27]', () => {
    expect(signInWidget(facts('uk'))).toBeDefined();
    expect(signInWidget(facts('fr'))).toBeUndefined();
    expect(signInWidget(facts('uk', { hasSignIn: false }))).toBeUndefined();
    expect(signInWidget(facts('uk', { off: ['accounts-enabled'] }))).toBeUndefined();
    expect(signInWidget(facts('uk', { path: '/account/in-store-sign-up' }))).toBeUndefined();
    const suppressed = { on: ['suppress-new-user-sign-in'] };
    expect(signInWidget(facts('uk', suppressed))).toBeUndefined();
    expect(signInWidget(facts('uk', { ...suppressed, isLoggedIn: true }))).toBeDefined();
  });

  it('greets with a name cut after 8 characters where there is little room [SHL-28]', () => {
    expect(signInWidget(facts('uk', { isLoggedIn: true }))?.kind).toBe('greeting');
    expect(shortened('Ada')).toBe('Ada');
    expect(shortened('Margaret')).toBe('Margaret');
    expect(shortened('Alexandrina')).toBe('Alexandr…');
  });

  it('leads to the account, or to the market’s own target, or nowhere without account details [SHL-29]', () => {
    const isLoggedIn = true;
    expect(signInWidget(facts('uk', { isLoggedIn }))).toEqual({
      kind: 'greeting',
      to: '/account/edit',
    });
    const { manifest } = facts('uk');
    const account = { ...manifest.account, loggedInTarget: '/hut-rewards' };
    expect(signInWidget(facts('uk', { isLoggedIn, manifest: { ...manifest, account } }))).toEqual({
      kind: 'greeting',
      to: '/hut-rewards',
    });
    expect(signInWidget(facts('uk', { isLoggedIn, off: ['account-details-enabled'] }))).toEqual({
      kind: 'greeting',
      to: undefined,
    });
  });

  it('leads to the market’s sign-in target, or in passwordless mode to the one of codes [SHL-30]', () => {
    const label = 'signIn';
    for (const market of ['uk', 'ca'] as const) {
      expect(linksOf(facts(market))).toEqual([{ label, to: '/account/?form=login' }]);
    }
    expect(linksOf(facts('in', { off: ['suppress-new-user-sign-in'] }))).toEqual([
      { label, to: '/account/otp' },
    ]);
    expect(linksOf(facts('uk', { on: ['passwordless-login'] }))).toEqual([
      { label, to: '/account/otp' },
    ]);
  });

  it('has an older variant with two links [SHL-31]', () => {
    const { manifest } = facts('uk');
    const account = { ...manifest.account, legacyHeader: true };
    const older = { manifest: { ...manifest, account } };
    expect(linksOf(facts('uk', older))).toEqual([
      { label: 'register', to: '/accounts/register' },
      { label: 'legacySignIn', to: '/accounts/signin' },
    ]);
    expect(signInWidget(facts('uk', { ...older, isLoggedIn: true }))).toEqual({
      kind: 'greeting',
      to: '/accounts',
    });
  });
});

describe('the pages of the account', () => {
  it('open the form that is asked for, login for any other', () => {
    const forms = ['login', 'signUp', 'additionalDetails', 'forgotPassword'] as const;
    const own = ['login', 'signUp', 'forgotPassword'];
    for (const form of forms) expect(readForm(form, own)).toBe(form);
    for (const form of [null, '', 'constructor']) expect(readForm(form, own)).toBe('login');
  });

  it('open no form of another way to sign in', () => {
    expect(readForm('login', ['signUp'])).toBe('signUp');
    for (const form of ['login', 'signUp', 'forgotPassword', null, 'code']) {
      expect(readForm(form, [])).toBeUndefined();
    }
    expect(readForm('additionalDetails', [])).toBe('additionalDetails');
  });

  it('lead back to a path of this site only', () => {
    expect(cameFrom({ from: '/huts/?a=b' })).toBe('/huts/?a=b');
    const others = ['https://evil.example', '//evil.example', '/\\evil.example', 7, 'x'];
    for (const from of others) expect(cameFrom({ from })).toBe('/');
    for (const state of [null, undefined, 'x', {}]) expect(cameFrom(state)).toBe('/');
  });
});

describe('a visitor', () => {
  it('is a guest, a customer or a loyalty member, and nothing else [SHL-04, CHK-05]', () => {
    expect(roleOf({ isLoggedIn: false })).toBe('guest');
    expect(roleOf({ isLoggedIn: false, inLoyalty: true, loyaltyToken: 't' })).toBe('guest');
    expect(roleOf({ isLoggedIn: true })).toBe('customer');
    expect(roleOf({ isLoggedIn: false, loginToken: 't' })).toBe('customer');
    expect(roleOf({ isLoggedIn: true, inLoyalty: true })).toBe('customer');
    expect(roleOf({ isLoggedIn: true, loyaltyToken: 't' })).toBe('customer');
    expect(roleOf({ isLoggedIn: true, inLoyalty: true, loyaltyToken: 't' })).toBe('member');
  });
});
