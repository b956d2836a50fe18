import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IdentitySession } from '../../../schemas/types/http/accounts.ts';
import { pluginsWith, replacedPlugin } from '../made-up-plugin.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { startAccountServer } from './account-server.ts';
import {
  caHost,
  goodPassword,
  identity,
  newCustomer,
  newEmail,
  newestLetter,
  type Refusal,
  signIn,
  ukHost,
} from './sample-accounts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startAccountServer();
});
afterAll(() => server.close());

/** Goes to the provider's sandbox, which vouches for an email address, and comes back with a session. */
const byGoogle = async (email: string, host = 'uk.localhost') => {
  const verifier = randomBytes(16).toString('hex');
  const query = new URLSearchParams({
    identity_provider: 'Google',
    client_id: 'web',
    redirect_uri: `http://${host}/account/?form=login`,
    state: 'state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    email,
  });
  const back = await server.get(`/sandbox/identity/oauth2/continue?${query.toString()}`, { host });
  expect(back.status).toBe(303);
  const code = new URL(back.headers.get('location') ?? '').searchParams.get('code');
  const { status, body } = await identity<IdentitySession>(
    server,
    'token',
    { provider: 'google', code, verifier },
    { host },
  );
  expect(status).toBe(200);
  return body.authentication;
};

const by = (access: string) => ({ authorization: `Bearer ${access}` });
const session = async (access: string) =>
  (await server.get('/v1/identity/session', by(access))).status;

describe('a first social sign-in', () => {
  it('ends the sessions and the password of an account whose address was never checked [GTW-35]', async () => {
    const squatter = await newCustomer(server);
    await identity(server, 'forgot-password', { email: squatter.email });
    const { code } = await newestLetter(server, squatter.email);
    const owner = await byGoogle(squatter.email);
    expect(owner.id).toBe(squatter.id);
    expect(await session(owner.access)).toBe(200);
    expect(await session(squatter.access)).toBe(401);
    const { refresh } = squatter;
    expect((await identity(server, 'refresh', { refresh })).status).toBe(401);
    expect((await signIn(server, squatter.email)).status).toBe(401);
    const used = { email: squatter.email, code, password: goodPassword };
    const spent = await identity<Refusal>(server, 'forgot-password-submit', used);
    expect([spent.status, spent.body.name]).toEqual([400, 'CodeMismatchException']);
  });

  it('leaves an account whose address a letter has checked as it was, by sign-up or by a new password [GTW-35]', async () => {
    const byCode = await newCustomer(server, caHost);
    await byGoogle(byCode.email, caHost.host);
    expect(await session(byCode.access)).toBe(200);
    const byReset = await newCustomer(server);
    await identity(server, 'forgot-password', { email: byReset.email });
    const { code } = await newestLetter(server, byReset.email);
    const change = { email: byReset.email, code, password: 'Reginella8' };
    expect((await identity(server, 'forgot-password-submit', change)).status).toBe(204);
    const { access } = (await signIn(server, byReset.email, 'Reginella8')).body.authentication;
    await byGoogle(byReset.email);
    expect(await session(access)).toBe(200);
    expect((await signIn(server, byReset.email, 'Reginella8')).status).toBe(200);
  });

  it('shuts nobody out the second time, when the owner has set a password [GTW-35]', async () => {
    const { email } = await newCustomer(server);
    const first = await byGoogle(email);
    await byGoogle(email);
    expect(await session(first.access)).toBe(200);
  });
});

it('answers a social sign-in alike for an address with an account and without one [SEC-22]', async () => {
  const { email } = await newCustomer(server);
  const [known, unknown] = [await byGoogle(email), await byGoogle(newEmail())];
  expect(Object.keys(known)).toEqual(Object.keys(unknown));
  const refused = await identity<Refusal>(server, 'token', {
    provider: 'google',
    code: 'none',
    verifier: 'none',
  });
  expect([refused.status, refused.body.name]).toEqual([401, 'NotAuthorizedException']);
});

describe('the way back from a provider', () => {
  it.each([
    'https://uk.localhost/account/?form=login',
    'http://uk.localhost:81/account/?form=login',
    'http://fr.localhost/account/?form=login',
    'http://uk.localhost.evil.example/account/?form=login',
    'http://evil.example/account/?form=login',
    'http://user:secret@uk.localhost/account/?form=login',
    'http://uk.localhost/account/?form=login#x',
    'http://uk.localhost/account/../account/?form=login',
    'http:\\\\uk.localhost/account/?form=login',
    '//uk.localhost/account/?form=login',
    '/account/?form=login',
    'javascript:alert(1)',
  ])(
    'leads to the page of this origin, scheme included, and not to %s [SEC-25]',
    async (address) => {
      const query = new URLSearchParams({
        identity_provider: 'Google',
        client_id: 'web',
        redirect_uri: address,
        state: 'state',
        code_challenge: 'challenge',
        email: newEmail(),
      });
      for (const step of ['authorize', 'continue']) {
        const path = `/sandbox/identity/oauth2/${step}?${query.toString()}`;
        const { status, headers } = await server.get(path, { host: 'uk.localhost' });
        expect([status, headers.get('location')]).toEqual([400, null]);
      }
    },
  );
});

describe('social sign-in by another plugin', () => {
  const authorised = "authorise: async () => 'https://login.example/authorise'";
  const vouching = (email: string, isEmailVerified: boolean) =>
    `exchange: async () => ({ subject: '1', email: '${email}', isEmailVerified: ${isEmailVerified} })`;
  /** A server whose market signs customers in by Google alone, by a plugin of the test. */
  const signingIn = (exchange: string) => {
    const pluginsDir = pluginsWith({
      id: 'sign-in-made-up',
      point: 'identity-provider',
      name: 'made-up',
      made: `{ id: 'made-up', serves: (provider) => provider === 'google', ${authorised}, ${exchange} }`,
    });
    const plugins = replacedPlugin('uk', 'sandbox-identity', 'sign-in-made-up');
    const manifests = { uk: { identity: { provider: 'made-up' }, plugins } };
    return startServer({ environment: { pluginsDir }, manifests });
  };
  const back = { provider: 'google', code: 'code', verifier: 'verifier' };

  it('offers the providers that it serves, at its own address, and signs in who comes back', async () => {
    const email = newEmail();
    const other = await signingIn(vouching(email, true));
    try {
      const { account } = other.dependencies.markets.byId('uk')?.clientManifest ?? {};
      expect(account?.socialProviders).toEqual(['google']);
      const visit = 'state=state&challenge=challenge';
      const address = (provider: string) =>
        other.get<{ address: string }>(
          `/v1/identity/authorise?provider=${provider}&${visit}`,
          ukHost,
        );
      expect((await address('google')).body.address).toBe('https://login.example/authorise');
      for (const unknown of ['apple', 'constructor']) {
        expect((await address(unknown)).status).toBe(400);
        const asked = await identity(other, 'token', { ...back, provider: unknown });
        expect(asked.status).toBe(400);
      }
      const { body } = await identity<IdentitySession>(other, 'token', back);
      expect(body.authentication.provider).toBe('google');
      const known = await other.get<{ email: string }>(
        '/v1/identity/session',
        by(body.authentication.access),
      );
      expect(known.body.email).toBe(email);
      const page = '/sandbox/identity/oauth2/authorize';
      const pages = await other.get(
        `${page}?identity_provider=Google&client_id=web&redirect_uri=x&state=s&code_challenge=c`,
        ukHost,
      );
      expect(pages.status).toBe(404);
    } finally {
      await other.close();
    }
  });

  it('opens no account for an address that the provider has not checked [GTW-35]', async () => {
    const email = newEmail();
    const other = await signingIn(vouching(email, false));
    try {
      const refused = await identity<Refusal>(other, 'token', back);
      expect([refused.status, refused.body.name]).toEqual([401, 'NotAuthorizedException']);
      const made = other.db.selectFrom('account').selectAll().where('email', '=', email);
      expect(await made.execute()).toEqual([]);
    } finally {
      await other.close();
    }
  });

  it('takes no code in another market than its own, and none twice', async () => {
    const verifier = 'verifier';
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const codeOf = async () => {
      const visit = new URLSearchParams({ provider: 'google', state: 'state', challenge });
      const started = await server.get<{ address: string }>(
        `/v1/identity/authorise?${visit.toString()}`,
        ukHost,
      );
      const address = started.body.address.replace('/authorize?', '/continue?');
      const came = await server.get(`${address}&email=${newEmail()}`, ukHost);
      return new URL(came.headers.get('location') ?? '').searchParams.get('code');
    };
    const used = { provider: 'google', code: await codeOf(), verifier };
    expect((await identity(server, 'token', used)).status).toBe(200);
    expect((await identity(server, 'token', used)).status).toBe(401);
    const abroad = { ...used, code: await codeOf() };
    expect((await identity(server, 'token', abroad, caHost)).status).toBe(401);
  });
});
