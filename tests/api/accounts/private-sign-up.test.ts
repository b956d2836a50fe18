import { bindPlugins } from '../../../core/engine/bind-plugins.ts';
import mailPlugin from '../../../plugins/sandbox-mail/plugin.ts';
import { loudFailures } from '../../setup/loud-failures.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  accountContext,
  type AccountContext,
  type Caller,
} from '../../../server/accounts/account-context.ts';
import { deviceOf } from '../../../server/accounts/device-of.ts';
import { forgotPassword, setPassword } from '../../../server/accounts/new-password.ts';
import { passwordHashes } from '../../../server/accounts/password-hash.ts';
import { signIn as signInWith } from '../../../server/accounts/sign-in.ts';
import {
  confirmSignUp as confirmWith,
  signUp as signUpWith,
} from '../../../server/accounts/sign-up.ts';
import { startServer, type TestServer } from '../start-server.ts';
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

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
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
    expect(toKnown.body).toContain('has one already');
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
    await vi.waitFor(async () =>
      expect(await server.db.selectFrom('mailed_code').select('subject').execute()).toHaveLength(3),
    );
    for (let tried = 0; tried < 6; tried += 1) {
      expect(await answers(submit)).toHaveLength(1);
    }
  });
});

describe('the work before an answer', () => {
  /** The work that is done for a call: password hashes made, and letters sent before it is answered. */
  const workOf = async (call: (context: AccountContext, caller: Caller) => Promise<unknown>) => {
    const hashes = passwordHashes(8);
    const work = { hashes: 0, letters: 0 };
    const { dependencies } = server;
    const eraseAccount = async () => undefined;
    const keptByPlugins = async () => ({});
    const usual = accountContext({ ...dependencies, eraseAccount, keptByPlugins });
    const context: AccountContext = {
      ...usual,
      passwords: {
        hash: (password) => ((work.hashes += 1), hashes.hash(password)),
        isPasswordOf: (password, hash) => ((work.hashes += 1), hashes.isPasswordOf(password, hash)),
      },
    };
    const running = server.dependencies.markets.byId('ca');
    if (!running) throw new Error('There is no such market.');
    const mailer = { send: async () => void (work.letters += 1) };
    const extensions = bindPlugins(
      [
        {
          plugin: { ...mailPlugin, contributes: [{ point: 'mailer', make: () => mailer }] },
          options: {},
        },
      ],
      running.market.manifest,
      loudFailures,
    );
    const counted = { ...running, market: { ...running.market, extensions } };
    const at = { running: counted, manifest: running.market.manifest };
    const caller: Caller = { at, address: newEmail(), device: deviceOf(), log: usual.log };
    const outcome = await call(context, caller).catch(() => undefined);
    const before = { ...work };
    await (outcome as { work?: Promise<void> } | undefined)?.work;
    return before;
  };

  it('is the same for an address with an account and without one [SEC-22]', async () => {
    const { email: known } = await newCustomer(server, caHost);
    const attributes = { language: 'en-CA', method: 'password', tenant: '01-can' } as const;
    const password = 'Reginella8';
    const code = '00000000';
    const calls: readonly [number, (email: string) => Parameters<typeof workOf>[0]][] = [
      [
        1,
        (email) =>
          (...given) =>
            signInWith(...given, { email, password }),
      ],
      [
        0,
        (email) =>
          (...given) =>
            forgotPassword(...given, email),
      ],
      [
        1,
        (email) =>
          (...given) =>
            setPassword(...given, { email, password, code }),
      ],
      [
        0,
        (email) =>
          (...given) =>
            signUpWith(...given, { email, password, attributes }),
      ],
      [
        1,
        (email) =>
          (...given) =>
            confirmWith(...given, { email, password, attributes, code }),
      ],
    ];
    for (const [hashes, call] of calls) {
      for (const email of [known, newEmail()]) {
        expect(await workOf(call(email))).toEqual({ hashes, letters: 0 });
      }
    }
  });
});
