import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PluginServer } from '../../../core/server-half/plugin-server.ts';
import { passwordHashes } from '../../../server/accounts/password-hash.ts';
import { pluginCall } from '../../../server/plugins/plugin-call.ts';
import type { TestServer } from '../start-server.ts';
import { keepsDigests, startAccountServer } from './account-server.ts';
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
} from './sample-accounts.ts';
import { patient } from '../../setup/patient.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startAccountServer();
});
afterAll(() => server.close());

/** What a call tells. */
const told = ({ status, body }: { readonly status: number; readonly body: unknown }) => [
  status,
  body,
];

const confirmed = async (email: string, code: string) => {
  const { status, body } = await confirmSignUp<Refusal>(server, email, { ...caHost, code });
  return [status, body.name];
};

const other = (code: string) => `${(Number(code) + 1) % 100_000_000}`.padStart(8, '0');

describe('signing up where known accounts are told of by letter', () => {
  it('answers alike for an address with an account and without one, and only letters differ [SEC-22]', async () => {
    const { email: known } = await newCustomer(server, caHost);
    await server.db.deleteFrom('sent_mail').execute();
    const unknown = newEmail();
    const answers = [await signUp(server, known, caHost), await signUp(server, unknown, caHost)];
    for (const answer of answers) expect(told(answer)).toEqual([202, { next: 'code' }]);
    const [toKnown, toUnknown] = [
      await newestLetter(server, known),
      await newestLetter(server, unknown),
    ];
    expect(toKnown.body).toContain('already has one');
    expect([toKnown.code, toUnknown.code.length]).toEqual(['', 8]);
    for (const email of [known, unknown]) {
      const wrong = other(toUnknown.code);
      expect(await confirmed(email, wrong)).toEqual([400, 'CodeMismatchException']);
    }
    const stays = await signIn(server, known, goodPassword, caHost);
    expect(stays.status).toBe(200);
  });

  it('answers alike once tries are over too [SEC-22]', async () => {
    const { email: known } = await newCustomer(server, caHost);
    const unknown = newEmail();
    for (const email of [known, unknown]) {
      await server.db.deleteFrom('rate_limit').execute();
      await signUp(server, email, caHost);
      await newestLetter(server, email, email === known ? 2 : 1);
      for (let tried = 0; tried < 5; tried += 1) await confirmed(email, '00000000');
      expect(await confirmed(email, '00000000')).toEqual([400, 'ExpiredCodeException']);
    }
  });

  it('makes the account with the code of the letter, its address checked [SEC-22]', async () => {
    const email = newEmail();
    await signUp(server, email.toUpperCase(), caHost);
    expect((await signIn(server, email, goodPassword, caHost)).status).toBe(401);
    const { code } = await newestLetter(server, email);
    const made = await confirmSignUp(server, email, { ...caHost, code: ` ${code} ` });
    expect(made.status).toBe(201);
    expect((await signIn(server, email, goodPassword, caHost)).status).toBe(200);
    const { email_checked_at: checked } = await server.db
      .selectFrom('account')
      .select('email_checked_at')
      .where('id', '=', made.body.id)
      .executeTakeFirstOrThrow();
    expect(checked).not.toBeNull();
    expect(await confirmed(email, code)).toEqual([400, 'CodeMismatchException']);
  });

  it('takes the password that comes with the code, whoever else asked meanwhile [SEC-22]', async () => {
    const email = newEmail();
    await signUp(server, email, { ...caHost, password: 'Squatter77' });
    await newestLetter(server, email);
    await signUp(server, email, caHost);
    const { code } = await newestLetter(server, email, 2);
    expect((await confirmed(email, code))[0]).toBe(201);
    expect((await signIn(server, email, 'Squatter77', caHost)).status).toBe(401);
  });

  it('keeps no email address with the codes it sends [SEC-22]', async () => {
    const email = newEmail();
    await signUp(server, email, caHost);
    await newestLetter(server, email);
    const rows = await server.db.selectFrom('mailed_code').selectAll().execute();
    expect(rows).not.toEqual([]);
    expect(JSON.stringify(rows)).not.toContain(email);
  });
});

describe('signing in and a new password', () => {
  it('are answered alike for an address without an account, without a password, and with another one [SEC-22]', async () => {
    const { email: known } = await newCustomer(server, caHost);
    const { email: social, id } = await newCustomer(server, caHost);
    const without = { password_hash: null };
    await server.db.updateTable('account').set(without).where('id', '=', id).execute();
    const emails = [known, social, newEmail()];
    const answers = async (ask: (email: string) => Promise<{ status: number; body: unknown }>) => {
      const all = [];
      for (const email of emails) {
        const { status, body } = await ask(email);
        const { traceId: _trace, ...rest } = (body === '' ? {} : body) as { traceId?: string };
        all.push(JSON.stringify([status, rest]));
      }
      return new Set(all);
    };
    const submit = (email: string) =>
      identity(
        server,
        'forgot-password-submit',
        { email, code: '00000000', password: 'Reginella8' },
        caHost,
      );
    expect(await answers((email) => signIn(server, email, 'Wrong1234', caHost))).toHaveLength(1);
    const forgot = (email: string) => identity(server, 'forgot-password', { email }, caHost);
    await server.db.deleteFrom('mailed_code').execute();
    expect(await answers(forgot)).toHaveLength(1);
    await vi.waitFor(
      async () =>
        expect(await server.db.selectFrom('mailed_code').select('subject').execute()).toHaveLength(
          3,
        ),
      patient,
    );
    for (let tried = 0; tried < 6; tried += 1) {
      expect(await answers(submit)).toHaveLength(1);
    }
  });
});

describe('the work before an answer', () => {
  /** The work that is done for a call: password hashes made, and letters sent before it is answered. */
  const workOf = async (path: string, body: object) => {
    const { tokens, limiter, markets, pluginServers, log } = server.dependencies;
    const running = markets.byId('ca');
    const loaded = running?.market.plugins.find(({ plugin: { id } }) => id === 'email-sign-in');
    const route = loaded?.server?.routes?.find((one) => one.path === path);
    if (!running || !loaded || !route) throw new Error('There is no such call.');
    const hashes = passwordHashes(8);
    const work = { hashes: 0, letters: 0 };
    const request = { ip: newEmail(), headers: {}, id: path, body, log } as FastifyRequest;
    const call = pluginCall(request, {
      loaded,
      running,
      tokens,
      limiter,
      eraseAccount: async () => undefined,
      passwords: {
        hash: (password) => ((work.hashes += 1), hashes.hash(password)),
        isPasswordOf: (password, hash) => ((work.hashes += 1), hashes.isPasswordOf(password, hash)),
      },
    });
    const handle: PluginServer = {
      ...pluginServers.of('ca', loaded, running.market.manifest),
      sendLetter: async () => void (work.letters += 1),
    };
    const outcome = await route.answer(call, handle).catch(() => undefined);
    const before = { ...work };
    await outcome?.goesOn;
    return before;
  };

  it('is the same for an address with an account and without one [SEC-22]', async () => {
    const { email: known } = await newCustomer(server, caHost);
    const attributes = { language: 'en-CA', method: 'password', tenant: '01-can' } as const;
    const password = 'Reginella8';
    const code = '00000000';
    const calls: readonly [hashes: number, path: string, body: object][] = [
      [1, '/sign-in', { password }],
      [0, '/forgot-password', {}],
      [1, '/forgot-password-submit', { password, code }],
      [0, '/sign-up', { password, attributes }],
      [1, '/sign-up-confirm', { password, attributes, code }],
    ];
    for (const [hashes, path, body] of calls) {
      for (const email of [known, newEmail()]) {
        expect([path, await workOf(path, { ...body, email })]).toEqual([
          path,
          { hashes: keepsDigests() ? hashes : 0, letters: 0 },
        ]);
      }
    }
  });
});
