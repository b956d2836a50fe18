import { describe, expect, it } from 'vitest';
import { createAccountsApi } from '../../../client/accounts/accounts-api.ts';
import { createIdentityApi } from '../../../client/accounts/identity-api.ts';
import { hostedSignIn, providerNamed, readKeptVisit } from '../../../core/accounts/hosted-ui.ts';
import type { HttpCall, HttpClient } from '../../../client/kernel/http-client.ts';
import { testManifest } from '../../core/test-market.ts';
import { ada, refusal, sessionOf } from './open-account.ts';
import { throughFailures } from '../../../client/accounts/retry-policies.ts';

const open = (body: unknown) => {
  const calls: HttpCall[] = [];
  const http: HttpClient = {
    send: async <Body>(call: HttpCall) => {
      calls.push(call);
      return { status: 200, body: body as Body };
    },
  };
  return { http, calls };
};

describe('the account calls', () => {
  it('ask by GET and change by POST, with the tenant and a token [ACC-01, ACC-42]', async () => {
    const { http, calls } = open({ data: { account: ada, UpdateAccount: ada } });
    const api = createAccountsApi(http);
    expect(await api.account('01-can')).toEqual(ada);
    await api.update('01-can', { firstName: 'Ada' });
    expect(calls[0]).toMatchObject({
      path: '/v1/accounts/graphql',
      authentication: 'required',
      query: { variables: '{"tenant":"01-can"}' },
    });
    expect(calls[0]?.method).toBeUndefined();
    expect(calls[1]).toMatchObject({
      method: 'POST',
      path: '/v1/accounts/graphql',
      authentication: 'required',
      body: { variables: { tenant: '01-can', account: { firstName: 'Ada' } } },
    });
    for (const call of calls) {
      const text = JSON.stringify(call.query ?? call.body);
      expect(text).toContain('tenant: $tenant');
      expect(text).toContain('id firstName lastName phone email marketingEmail marketingSMS');
    }
    expect(JSON.stringify(calls[1]?.body)).toContain('$account: AccountInput!');
  });

  it('throw what the answer refuses', async () => {
    const { http } = open({
      data: null,
      errors: [{ message: 'not authenticated', extensions: { code: 'NotAuthorizedException' } }],
    });
    const api = createAccountsApi(http);
    await expect(api.account('x')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'not authenticated',
    });
    await expect(createAccountsApi(open({ data: {} }).http).remove('x')).rejects.toThrow(
      'User does not exist',
    );
  });

  it('save the profile with the sector and a token [ACC-43]', async () => {
    const { http, calls } = open({});
    await createAccountsApi(http).saveProfile('uk-1', { name: 'Ada' });
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: '/v2/accounts/myaccount',
      headers: { 'x-default-sector': 'uk-1' },
      body: { name: 'Ada' },
      authentication: 'required',
    });
  });

  it('of the identity service go to their own paths', async () => {
    const { http, calls } = open({});
    const api = createIdentityApi(http);
    const { authentication } = sessionOf({ now: () => 0 });
    await api.refresh('r');
    await api.signOut(authentication);
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['/v1/identity/refresh', { refresh: 'r' }],
      ['/v1/identity/sign-out', { refresh: 'refresh-1' }],
    ]);
  });

  it('are repeated up to 3 times after what may pass, the first after 300 ms and less by chance [ACC-42]', async () => {
    const { graphqlRetry } = testManifest('uk').account;
    const waits: number[] = [];
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    const offline = () => Promise.reject(new Error('offline'));
    await expect(throughFailures(offline, graphqlRetry, wait, () => 0)).rejects.toThrow('offline');
    expect(waits).toEqual([300, 600, 1200]);
    waits.length = 0;
    await expect(throughFailures(offline, graphqlRetry, wait, () => 0.5)).rejects.toThrow(
      'offline',
    );
    expect(waits).toEqual([225, 450, 900]);
    waits.length = 0;
    const refused = () => Promise.reject(refusal('NotAuthorizedException', 'over', 401));
    await expect(throughFailures(refused, graphqlRetry, wait)).rejects.toThrow('over');
    expect(waits).toEqual([]);
  });
});

describe('the hosted sign-in pages', () => {
  const { account, identity } = testManifest('uk');
  const visit = {
    returnTo: 'https://uk.example/account/?form=login',
    answerTo: 'https://uk.example/v1/identity/return/google',
    state: 's',
    challenge: 'c',
  };

  it('are asked for with client, code flow, scopes and redirect paths of the market [ACC-14, ACC-46]', () => {
    expect(identity).toMatchObject({
      webClient: 'web',
      flow: 'code',
      scopes: ['phone', 'email', 'profile', 'openid', 'admin'],
      signInPath: '/account/?form=login',
      signOutPath: '/account/logout',
    });
    const names = account.socialProviders.map((provider) => {
      const url = new URL(hostedSignIn(identity, { ...visit, provider }), 'https://uk.example');
      expect(url.pathname).toBe('/sandbox/identity/oauth2/authorize');
      expect(Object.fromEntries(url.searchParams)).toMatchObject({
        client_id: 'web',
        response_type: 'code',
        scope: 'phone email profile openid admin',
        redirect_uri: 'https://uk.example/account/?form=login',
        state: 's',
        code_challenge: 'c',
      });
      return url.searchParams.get('identity_provider') ?? '';
    });
    expect(names).toEqual(['Google', 'Facebook', 'SignInWithApple']);
    expect(names.map(providerNamed)).toEqual(['google', 'facebook', 'apple']);
    expect(providerNamed('harbour')).toBe('harbour');
    const elsewhere = { ...identity, hostedUi: 'https://login.example' };
    expect(hostedSignIn(elsewhere, { ...visit, provider: 'apple' })).toMatch(
      /^https:\/\/login\.example\/oauth2\//,
    );
  });

  it('leave only what is a visit of ours to come back to', () => {
    const kept = { provider: 'google', state: 's', verifier: 'v', from: '/huts/' };
    expect(readKeptVisit(JSON.stringify(kept))).toEqual(kept);
    for (const text of [
      undefined,
      '',
      '{',
      'null',
      '{"state":1}',
      JSON.stringify({ ...kept, provider: 1 }),
    ]) {
      expect(readKeptVisit(text)).toBeUndefined();
    }
  });
});
