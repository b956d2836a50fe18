import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deviceOf } from '../../../server/accounts/device-of.ts';
import { openSession } from '../../../server/accounts/sessions.ts';
import type { TestServer } from '../start-server.ts';
import { startAccountServer } from './account-server.ts';
import { identity, newCustomer, newEmail, type Refusal, signIn } from './sample-accounts.ts';
import { patient } from '../../setup/patient.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startAccountServer();
});
afterAll(() => server.close());

interface Letter {
  readonly subject: string;
  readonly body: string;
}

const lettersTo = async (email: string): Promise<readonly Letter[]> =>
  (await server.get<readonly Letter[]>(`/sandbox/outbox?to=${encodeURIComponent(email)}`)).body;

/** Asks for a code and reads it in the letter; the letter comes after the answer. */
const codeFor = async (email: string): Promise<string> => {
  const before = (await lettersTo(email)).length;
  expect((await identity(server, 'forgot-password', { email })).status).toBe(204);
  await vi.waitFor(async () => expect(await lettersTo(email)).toHaveLength(before + 1), patient);
  const [letter] = await lettersTo(email);
  return /\d{8}/.exec(letter?.body ?? '')?.[0] ?? '';
};

const submit = async (email: string, code: string, password = 'Reginella8') => {
  const { status, body } = await identity<Refusal | ''>(server, 'forgot-password-submit', {
    email,
    code,
    password,
  });
  return [status, body === '' ? undefined : body.name];
};

const other = (code: string) => `${(Number(code) + 1) % 100_000_000}`.padStart(8, '0');

describe('a forgotten password', () => {
  it('is replaced with a code from the mail, and every session ends [ACC-20, ACC-44]', async () => {
    const { email, refresh } = await newCustomer(server);
    const code = await codeFor(email);
    expect(await submit(email.toUpperCase(), ` ${code} `)).toEqual([204, undefined]);
    expect((await signIn(server, email)).status).toBe(401);
    expect((await signIn(server, email, 'Reginella8')).status).toBe(200);
    expect((await identity(server, 'refresh', { refresh })).status).toBe(401);
    expect(await submit(email, code)).toEqual([400, 'CodeMismatchException']);
  });

  it('of nobody is answered alike, and no letter goes out [ACC-44]', async () => {
    const email = newEmail();
    const known = await newCustomer(server);
    const unknown = await identity(server, 'forgot-password', { email });
    expect([unknown.status, unknown.body]).toEqual([204, '']);
    await codeFor(known.email);
    expect(await lettersTo(email)).toEqual([]);
    expect(await submit(email, '12345678')).toEqual([400, 'CodeMismatchException']);
  });

  it('takes the newest code only, and not after its time or five wrong ones [ACC-44]', async () => {
    const { email } = await newCustomer(server);
    const first = await codeFor(email);
    const second = await codeFor(email);
    const older = first === second ? other(second) : first;
    expect(await submit(email, older)).toEqual([400, 'CodeMismatchException']);
    await server.clock.advance(3_600_001);
    expect(await submit(email, second)).toEqual([400, 'ExpiredCodeException']);
    const third = await codeFor(email);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await submit(email, other(third))).toEqual([400, 'CodeMismatchException']);
    }
    expect(await submit(email, third)).toEqual([400, 'ExpiredCodeException']);
  });

  it('takes so many wrong codes a day, however many new codes go out, and sends no more than a day has', async () => {
    const { email } = await newCustomer(server);
    const { resetCode } = server.dependencies.markets.byId('uk')?.market.manifest.identity ?? {};
    const { codesPerWindow = 0, wrongPerWindow = 0, tries = 1, windowMs = 0 } = resetCode ?? {};
    let wrong = 0;
    let code = '';
    while (wrong < wrongPerWindow) {
      code = await codeFor(email);
      for (let tried = 0; tried < tries - 1 && wrong < wrongPerWindow; tried += 1) {
        await server.clock.advance(300_001);
        expect(await submit(email, other(code))).toEqual([400, 'CodeMismatchException']);
        wrong += 1;
      }
    }
    await server.clock.advance(300_001);
    expect(await submit(email, code)).toEqual([429, 'TooManyRequestsException']);
    for (let sent = Math.ceil(wrong / (tries - 1)); sent < codesPerWindow; sent += 1) {
      await server.clock.advance(300_001);
      await codeFor(email);
    }
    await server.clock.advance(300_001);
    const refused = await identity<Refusal>(server, 'forgot-password', { email });
    expect([refused.status, refused.body.name]).toEqual([429, 'TooManyRequestsException']);
    await server.clock.advance(windowMs);
    expect((await submit(email, code))[0]).toBe(400);
    expect((await identity(server, 'forgot-password', { email })).status).toBe(204);
  });

  it('stays as it was when the new one cannot be stored, and so does the code', async () => {
    const { email, id } = await newCustomer(server);
    const code = await codeFor(email);
    await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`.execute(
      server.db,
    );
    await sql`create trigger refuse before update on account for each row execute function refuse()`.execute(
      server.db,
    );
    expect((await submit(email, code))[0]).toBe(500);
    await sql`drop trigger refuse on account`.execute(server.db);
    await sql`drop function refuse`.execute(server.db);
    expect((await signIn(server, email)).status).toBe(200);
    expect(await submit(email, code)).toEqual([204, undefined]);
    const { tokens } = server.dependencies;
    const proof = {
      accountId: id,
      provider: 'password',
      passwordHash: 'the one before',
      device: deviceOf(),
    };
    const lives = { accessTokenLifeMs: 1000, refreshTokenLifeMs: 1000 };
    expect(await openSession(tokens, proof, lives)).toBeUndefined();
  });

  it('is not replaced by a bad or a common one, which leaves the code good [ACC-44, SEC-23]', async () => {
    const { email } = await newCustomer(server);
    const code = await codeFor(email);
    expect(await submit(email, code, 'short')).toEqual([400, 'InvalidPasswordException']);
    expect(await submit(email, code, 'Welcome1')).toEqual([400, 'CommonPasswordException']);
    expect(await submit(email, code)).toEqual([204, undefined]);
  });
});
