import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperatorAction } from '../../../schemas/types/http/operators.ts';
import { startServer, type TestServer } from '../start-server.ts';
import {
  codeOf,
  fromConsole,
  newOperator,
  showCode,
  showPassword,
  signedIn,
  startConsole,
  tokenIn,
} from './console-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const minuteMs = 60_000;

/** An operator who has brought the key into an app. */
async function enrolled() {
  const { email } = await newOperator(server, 'admin');
  const first = await showPassword(server, email);
  const { key = '' } = first.body;
  const welcome = await showCode(server, tokenIn(first), await codeOf(server, key));
  return { email, key, welcome, token: tokenIn(welcome) };
}

const profile = (token: string) => server.get('/operator/api/profile', fromConsole(server, token));

describe('the console', () => {
  it('is not there unless the environment opens it, neither as a call nor as a page [OPR-20]', async () => {
    const closed = await startServer();
    const { status } = await closed.post(
      '/operator/api/sign-in',
      { email: 'ada@example.com', password: 'x' },
      { origin: closed.url },
    );
    const page = await closed.get('/operator', { host: 'uk.localhost' });
    const deep = await closed.get('/operator/orders', { host: 'uk.localhost' });
    await closed.close();
    expect([status, page.status, deep.status]).toEqual([404, 404, 404]);
  });

  it('is entered with a password and then a code of an app whose key is shown once [OPR-20]', async () => {
    const { email } = await newOperator(server, 'market', { markets: ['uk'] });
    const first = await showPassword(server, email.toUpperCase());
    expect(first.body).toMatchObject({
      step: 'enrol',
      address: expect.stringContaining('otpauth:'),
    });
    expect(first.headers.get('set-cookie')).toMatch(/HttpOnly; Secure; SameSite=Strict$/);
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect((await profile(tokenIn(first))).status).toBe(401);
    const { key = '' } = first.body;
    const welcome = await showCode(server, tokenIn(first), await codeOf(server, key));
    expect(welcome.body.profile).toMatchObject({ email, role: 'market', markets: ['uk'] });
    expect(welcome.body.recoveryCodes?.length).toBe(10);
    expect((await profile(tokenIn(first))).status).toBe(401);
    expect((await profile(tokenIn(welcome))).status).toBe(200);
    expect((await showPassword(server, email)).body).toEqual({ step: 'code' });
    const { factor_key: kept } = await server.db
      .selectFrom('operator')
      .select('factor_key')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(kept).not.toContain(key);
  });

  it('takes a code once, and none of a minute before the last [OPR-20]', async () => {
    const { email, key } = await enrolled();
    const used = await codeOf(server, key);
    const second = await showPassword(server, email);
    expect((await showCode(server, tokenIn(second), used)).status).toBe(401);
    await server.clock.advance(minuteMs);
    const next = await codeOf(server, key);
    expect((await showCode(server, tokenIn(second), next)).status).toBe(200);
    const third = await showPassword(server, email);
    const both = await Promise.all(
      [used, next].map((code) => showCode(server, tokenIn(third), code)),
    );
    expect(both.map(({ status }) => status)).toEqual([401, 401]);
  });

  it('takes each recovery code once in place of the app [OPR-20]', async () => {
    const { email, welcome } = await enrolled();
    const [code = ''] = welcome.body.recoveryCodes ?? [];
    const statuses: number[] = [];
    for (const typed of [code.toUpperCase(), code]) {
      const step = await showPassword(server, email);
      statuses.push((await showCode(server, tokenIn(step), typed)).status);
    }
    expect(statuses).toEqual([200, 401]);
  });

  it('is locked for a while after five wrong passwords or codes of an operator [OPR-20]', async () => {
    const { email, key, token } = await enrolled();
    const guesses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      guesses.push((await showPassword(server, email, 'a wrong password')).status);
    }
    expect(guesses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await showPassword(server, email)).status).toBe(429);
    expect((await profile(token)).status).toBe(200);
    await server.clock.advance(16 * minuteMs);
    const step = await showPassword(server, email);
    const codes: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      codes.push((await showCode(server, tokenIn(step), '000000')).status);
    }
    expect(codes).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await showCode(server, tokenIn(step), await codeOf(server, key))).status).toBe(429);
  });

  it('tells nobody whether an email address has an account [OPR-20]', async () => {
    const { email } = await newOperator(server, 'admin');
    const [wrong, unknown] = await Promise.all([
      showPassword(server, email, 'a wrong password'),
      showPassword(server, 'nobody@example.com', 'a wrong password'),
    ]);
    const told = ({ status, body }: typeof wrong) => ({
      status,
      ...body,
      traceId: undefined,
    });
    expect(told(wrong)).toEqual(told(unknown));
  });

  it('ends a session that nobody uses for half an hour, and every one after twelve hours [OPR-20]', async () => {
    const { token } = await signedIn(server, 'viewer', { markets: ['uk'] });
    await server.clock.advance(29 * minuteMs);
    expect((await profile(token)).status).toBe(200);
    await server.clock.advance(31 * minuteMs);
    expect((await profile(token)).status).toBe(401);
    const busy = await signedIn(server, 'viewer', { markets: ['uk'] });
    for (let looks = 0; looks < 35; looks += 1) {
      await server.clock.advance(20 * minuteMs);
      expect((await profile(busy.token)).status).toBe(200);
    }
    await server.clock.advance(20 * minuteMs);
    expect((await profile(busy.token)).status).toBe(401);
  });

  it('signs out here, or everywhere [OPR-20]', async () => {
    const { email, key, token } = await enrolled();
    await server.clock.advance(minuteMs);
    const step = await showPassword(server, email);
    const other = tokenIn(await showCode(server, tokenIn(step), await codeOf(server, key)));
    const sign = (path: string, as: string) =>
      server.post(`/operator/api/${path}`, {}, fromConsole(server, as));
    expect((await sign('sign-out', other)).status).toBe(204);
    expect((await profile(other)).status).toBe(401);
    expect((await profile(token)).status).toBe(200);
    expect((await sign('sign-out-everywhere', token)).status).toBe(204);
    expect((await profile(token)).status).toBe(401);
  });

  it('takes no call from another page, though the browser sent the cookie along [OPR-20]', async () => {
    const { token } = await signedIn(server, 'admin');
    const cookie = `operator=${token}`;
    const statuses = await Promise.all(
      [
        { cookie },
        { cookie, origin: 'https://evil.example' },
        { cookie, origin: server.url, 'sec-fetch-site': 'same-site' },
      ].map(async (headers) => (await server.post('/operator/api/sign-out', {}, headers)).status),
    );
    expect(statuses).toEqual([403, 403, 403]);
    expect((await profile(token)).status).toBe(200);
  });
});

describe('the list of what operators did', () => {
  it('is read by admins, the latest first, and nobody can change or delete a line [OPR-20]', async () => {
    const { email, token } = await enrolled();
    const { body } = await server.get<OperatorAction[]>(
      '/operator/api/audit',
      fromConsole(server, token),
    );
    expect(body[0]).toMatchObject({ operator: email, action: 'signed-in', detail: { by: 'code' } });
    const { db } = server;
    await expect(
      db.updateTable('operator_action').set({ operator: 'nobody' }).execute(),
    ).rejects.toThrow('never changed');
    await expect(db.deleteFrom('operator_action').execute()).rejects.toThrow('never changed');
    const after = await server.get<OperatorAction[]>(
      '/operator/api/audit',
      fromConsole(server, token),
    );
    expect(after.body).toEqual(body);
  });
});
