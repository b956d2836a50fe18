import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startServer, type TestServer } from '../start-server.ts';
import {
  identity,
  newCustomer,
  newEmail,
  type Refusal,
  signIn,
  ukHost,
} from './sample-accounts.ts';

let server: TestServer;
let now = Date.parse('2026-03-04T12:00:00Z');
beforeAll(async () => {
  server = await startServer({ now: () => now, environment: { mailOutbox: 'open' } });
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
  await vi.waitFor(async () => expect(await lettersTo(email)).toHaveLength(before + 1));
  const [letter] = await lettersTo(email);
  return /\d{6}/.exec(letter?.body ?? '')?.[0] ?? '';
};

const submit = async (email: string, code: string, password = 'Reginella8') => {
  const { status, body } = await identity<Refusal | ''>(server, 'forgot-password-submit', {
    email,
    code,
    password,
  });
  return [status, body === '' ? undefined : body.name];
};

const other = (code: string) => `${(Number(code) + 1) % 1_000_000}`.padStart(6, '0');

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
    expect(await submit(email, '123456')).toEqual([400, 'CodeMismatchException']);
  });

  it('takes the newest code only, and not after its time or five wrong ones [ACC-44]', async () => {
    const { email } = await newCustomer(server);
    const first = await codeFor(email);
    const second = await codeFor(email);
    const older = first === second ? other(second) : first;
    expect(await submit(email, older)).toEqual([400, 'CodeMismatchException']);
    now += 3_600_001;
    expect(await submit(email, second)).toEqual([400, 'ExpiredCodeException']);
    const third = await codeFor(email);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await submit(email, other(third))).toEqual([400, 'CodeMismatchException']);
    }
    expect(await submit(email, third)).toEqual([400, 'ExpiredCodeException']);
  });

  it('is not replaced by a bad one, which leaves the code good [ACC-44]', async () => {
    const { email } = await newCustomer(server);
    const code = await codeFor(email);
    expect(await submit(email, code, 'short')).toEqual([400, 'InvalidPasswordException']);
    expect(await submit(email, code)).toEqual([204, undefined]);
  });
});

it('shows kept mail through a proxy where the setting opens the outbox', async () => {
  const by = { host: 'orders.example.com', 'x-forwarded-for': '203.0.113.9' };
  expect((await server.get('/sandbox/outbox?to=a@example.com', by)).status).toBe(200);
});

it('shows kept mail to nobody where the outbox is closed', async () => {
  const closed = await startServer({ environment: { mailOutbox: 'closed' } });
  const { body } = await closed.get('/sandbox/outbox?to=a@example.com', ukHost);
  await closed.close();
  expect(body).toContain('<!doctype html>');
});
