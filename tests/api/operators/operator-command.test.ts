import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwordHashes } from '../../../server/accounts/password-hash.ts';
import { operatorCommand } from '../../../tools/operator/operator-command.ts';
import type { TestServer } from '../start-server.ts';
import { showPassword, signedIn, startConsole } from './console-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const password = 'four words in a row';

const run = (line: string, typed = password) =>
  operatorCommand(
    { db: server.db, passwords: passwordHashes(8), readPassword: () => Promise.resolve(typed) },
    line.split(' '),
  );

const names = '--name Ada';

describe('the command for accounts of the console', () => {
  it('makes an account that signs in, and lists it [OPR-20]', async () => {
    const said = await run(`add --email Ada@Example.com ${names} --role hut --huts uk-1/1101`);
    expect(said).toContain('Added Ada@Example.com as hut');
    expect((await showPassword(server, 'ada@example.com', password)).body.step).toBe('enrol');
    expect(await run('list')).toMatch(/^ada@example\.com +hut +Ada +uk-1\/1101/m);
    await expect(run(`add --email ada@example.com ${names} --role admin`)).rejects.toThrow(
      'already',
    );
  });

  it.each([
    ['add --name Ada --role admin', '--email is missing'],
    [`add --email ada ${names} --role admin`, 'no email address'],
    [`add --email b@example.com ${names} --role boss`, '--role has to be one of'],
    [`add --email b@example.com ${names} --role hut`, 'needs --markets or --huts'],
    [`add --email b@example.com ${names} --role hut --huts uk-1/9999`, 'Not known: uk-1/9999'],
    [`add --email b@example.com ${names} --role market --markets xy`, 'Not known: xy'],
    ['remove --email nobody@example.com', 'Nobody has the email address'],
    ['dance', 'Accounts of the console'],
  ])('refuses "%s" and says why [OPR-20]', async (line, reason) => {
    await expect(run(line)).rejects.toThrow(reason);
  });

  it('refuses a password that is soon guessed [OPR-20]', async () => {
    await expect(run(`add --email c@example.com ${names} --role admin`, 'short')).rejects.toThrow(
      '12 characters',
    );
  });

  it('gives another password, a new key or no account, and ends every session [OPR-20]', async () => {
    const { email, get } = await signedIn(server, 'admin');
    await run(`password --email ${email}`);
    expect((await get('/profile')).status).toBe(401);
    expect((await showPassword(server, email, password)).status).toBe(200);
    await run(`second-factor --email ${email}`);
    expect((await showPassword(server, email, password)).body.step).toBe('enrol');
    await run(`remove --email ${email}`);
    expect((await showPassword(server, email, password)).status).toBe(401);
    const rows = await server.db.selectFrom('operator_action').select('action').execute();
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'operator-password-changed',
        'operator-second-factor-reset',
        'operator-removed',
      ]),
    );
  });
});
