import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CurrentSession, IdentitySession } from '../../../schemas/types/http/accounts.ts';
import type { TestServer } from '../start-server.ts';
import { startAccountServer } from './account-server.ts';
import {
  caHost,
  confirmSignUp,
  goodPassword,
  identity,
  newCustomer,
  newEmail,
  newestLetter,
  type Refusal,
  signIn,
  signUp,
  ukHost,
} from './sample-accounts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startAccountServer();
});
afterAll(() => server.close());

const session = <Body = CurrentSession>(headers: Readonly<Record<string, string>>) =>
  server.get<Body>('/v1/identity/session', headers);

describe('signing up', () => {
  it('makes an account under the email in lower case, which then signs in [ACC-15, ACC-44, CHK-70, CHK-71]', async () => {
    const email = newEmail();
    const made = await signUp(server, email.toUpperCase());
    expect(made.status).toBe(201);
    const { status, body } = await signIn(server, email);
    expect(status).toBe(200);
    expect(body.authentication).toMatchObject({ id: made.body.id, provider: 'password' });
    const row = await server.db
      .selectFrom('account')
      .select(['email', 'language', 'market', 'password_hash'])
      .where('id', '=', made.body.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ email, language: 'en-GB', market: 'uk' });
    expect(row.password_hash).not.toContain(goodPassword);
  });

  it('is refused for an email that has an account where the market says so, and its password still signs in [ACC-44, CHK-72, SEC-22]', async () => {
    const email = newEmail();
    await signUp(server, email);
    const again = await signUp<Refusal>(server, email.toUpperCase(), {
      ...ukHost,
      password: 'Another77',
    });
    expect([again.status, again.body.name]).toEqual([409, 'UsernameExistsException']);
    expect((await signIn(server, email)).status).toBe(200);
  });

  it('makes one account of two calls at the same moment', async () => {
    const email = newEmail();
    const answers = await Promise.all([signUp(server, email), signUp(server, email)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409,
    ]);
  });

  it.each([
    ['not an email', goodPassword, 'InvalidParameterException'],
    ['', goodPassword, 'InvalidParameterException'],
    ['someone@example.com', 'short1A', 'InvalidPasswordException'],
    ['someone@example.com', 'nouppercase1', 'InvalidPasswordException'],
    ['someone@example.com', 'Password1', 'CommonPasswordException'],
    ['someone@example.com', 'QwErTy123', 'CommonPasswordException'],
  ])('is refused with its error name: %s, %s [ACC-44, SEC-23]', async (email, password, name) => {
    const { status, body } = await signUp<Refusal>(server, email, { ...ukHost, password });
    expect([status, body.name]).toEqual([400, name]);
  });

  it('needs the tenant of the market, and a market with email accounts [ACC-15]', async () => {
    const attributes = { language: 'en', method: 'password', tenant: '01-can' };
    const body = { email: newEmail(), password: goodPassword, attributes };
    const wrong = await identity<Refusal>(server, 'sign-up', body);
    expect([wrong.status, wrong.body.name]).toEqual([400, 'InvalidParameterException']);
    expect((await identity(server, 'sign-up', body, { host: 'fr.localhost' })).status).toBe(404);
    expect((await identity(server, 'sign-up', body, { host: 'in.localhost' })).status).toBe(404);
  });

  it('makes accounts of one market, which another does not know [ACC-15]', async () => {
    const email = newEmail();
    expect((await signUp(server, email, caHost)).status).toBe(202);
    const { code } = await newestLetter(server, email);
    expect((await confirmSignUp(server, email, { ...caHost, code })).status).toBe(201);
    expect((await signIn(server, email)).status).toBe(401);
    expect((await signIn(server, email, goodPassword, caHost)).status).toBe(200);
  });
});

describe('signing in', () => {
  it('answers an unknown email as it answers a wrong password [ACC-44]', async () => {
    const { email } = await newCustomer(server);
    const wrong = await signIn<Refusal>(server, email, 'Wrong1234');
    const unknown = await signIn<Refusal>(server, newEmail(), 'Wrong1234');
    for (const { status, body } of [wrong, unknown]) {
      expect([status, body.name]).toEqual([401, 'NotAuthorizedException']);
    }
    expect(wrong.body.message).toBe(unknown.body.message);
  });

  it('asks for a new password where there is none [ACC-44]', async () => {
    const { email, id } = await newCustomer(server);
    await server.db
      .updateTable('account')
      .set({ password_hash: null })
      .where('id', '=', id)
      .execute();
    const { status, body } = await signIn<Refusal>(server, email);
    expect([status, body.name]).toEqual([401, 'PasswordResetRequiredException']);
  });

  it('is refused after too many failed tries, until some time has passed [ACC-44]', async () => {
    const { email } = await newCustomer(server);
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => signIn<Refusal>(server, email, 'Wrong1234')),
    );
    const names = tries.map(({ body }) => body.name);
    expect(names.filter((name) => name === 'TooManyRequestsException')).toHaveLength(2);
    expect((await signIn<Refusal>(server, email)).body.name).toBe('TooManyRequestsException');
    await server.clock.advance(300_001);
    expect((await signIn(server, email)).status).toBe(200);
  });
});

describe('a session', () => {
  it('is told by its token, in either header [ACC-44]', async () => {
    const { access, email, id } = await newCustomer(server);
    for (const headers of [{ authorization: `Bearer ${access}` }, { 'id-token': access }]) {
      const { status, body } = await session(headers);
      expect(status).toBe(200);
      expect(body).toMatchObject({ id, email, provider: 'password' });
      const left = body.expiresAt - server.clock.now();
      expect(left).toBeGreaterThan(3_540_000);
      expect(left).toBeLessThanOrEqual(3_600_000);
    }
  });

  it('needs a token of ours that has not ended [ACC-44]', async () => {
    const { access, headers } = await newCustomer(server);
    const [claims = '', signature = ''] = access.split('.');
    const other = Buffer.from(
      Buffer.from(claims, 'base64url')
        .toString()
        .replace(/\d{13}/, '9999999999999'),
    ).toString('base64url');
    for (const token of ['', 'nonsense', 'a.b', `${other}.${signature}`, `${access}.x`]) {
      const { status, body } = await session<Refusal>({ authorization: `Bearer ${token}` });
      expect([status, body.name]).toEqual([401, 'NotAuthorizedException']);
    }
    await server.clock.advance(3_600_001);
    expect((await session(headers)).status).toBe(401);
  });

  it('is refreshed by its refresh token, from several tabs at once [ACC-44, SEC-23]', async () => {
    const { refresh, id } = await newCustomer(server);
    await server.clock.advance(3_600_001);
    const answers = await Promise.all(
      [1, 2].map(() => identity<IdentitySession>(server, 'refresh', { refresh })),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      const { access } = body.authentication;
      expect((await session({ authorization: `Bearer ${access}` })).body.id).toBe(id);
    }
    expect(answers[0]?.body.authentication.refresh).toBe(answers[1]?.body.authentication.refresh);
    for (const wrong of ['', 'x.y', 'nonsense']) {
      const { status, body } = await identity<Refusal>(server, 'refresh', { refresh: wrong });
      expect([status, body.name]).toEqual([401, 'NotAuthorizedException']);
    }
    await server.clock.advance(2_592_000_001);
    const newest = answers[0]?.body.authentication.refresh;
    expect((await identity(server, 'refresh', { refresh: newest })).status).toBe(401);
  });

  it('ends with every other of the customer when one signs out [ACC-44, ACC-45]', async () => {
    const { email, headers, refresh } = await newCustomer(server);
    const second = (await signIn(server, email)).body.authentication;
    const other = { authorization: `Bearer ${second.access}` };
    expect((await session(other)).status).toBe(200);
    expect((await identity(server, 'sign-out', {}, headers)).status).toBe(204);
    expect((await session(headers)).status).toBe(401);
    expect((await session(other)).status).toBe(401);
    for (const token of [refresh, second.refresh]) {
      expect((await identity(server, 'refresh', { refresh: token })).status).toBe(401);
    }
  });

  it('ends by its refresh token too, and nobody signs out without one [ACC-45]', async () => {
    const { headers, refresh } = await newCustomer(server);
    expect((await identity(server, 'sign-out', {})).status).toBe(401);
    expect((await identity(server, 'sign-out', { refresh: 'x.y' })).status).toBe(401);
    expect((await identity(server, 'sign-out', { refresh })).status).toBe(204);
    expect((await session(headers)).status).toBe(401);
  });

  it('leaves no token and no password in the database', async () => {
    const { access, refresh } = await newCustomer(server);
    const rows = JSON.stringify([
      await server.db.selectFrom('account_session').selectAll().execute(),
      await server.db.selectFrom('account').selectAll().execute(),
    ]);
    const [, secret = ''] = refresh.split('.');
    for (const text of [access, secret, goodPassword]) expect(rows).not.toContain(text);
  });
});
