import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CognitoEmulator,
  startCognitoEmulator,
  type UserPool,
} from '../../setup/cognito-emulator.ts';
import type { JsonObject } from '../../../core/manifest/json.ts';
import { type MarketId, testManifest } from '../../core/test-market.ts';
import { type ServerOptions, startServer, type TestServer } from '../start-server.ts';
import { useAccountServers } from './account-server.ts';
import {
  caHost,
  goodPassword,
  identity,
  mutate,
  newCustomer,
  newEmail,
  newestLetter,
  type Refusal,
  signIn,
  signUp,
} from './sample-accounts.ts';

let emulator: CognitoEmulator;
let pool: UserPool;
beforeAll(async () => {
  emulator = await startCognitoEmulator();
  pool = await emulator.newPool();
});
afterAll(() => emulator?.close());

/** The plugins of a market, with one that keeps its passwords in a pool. */
const withPool = (market: MarketId, { userPoolId, clientId }: UserPool): JsonObject[] => [
  ...(testManifest(market).plugins as unknown as JsonObject[]),
  {
    id: 'identity-cognito',
    options: {
      region: 'eu-west-1',
      userPoolId,
      clientId,
      accessKeyIdVariable: 'AWS_KEY_ID',
      secretAccessKeyVariable: 'AWS_SECRET',
      address: emulator.url,
    },
  },
];

const startAtPool = async ({ manifests = {}, environment, ...options }: ServerOptions = {}) =>
  startServer({
    ...options,
    environment: { variables: { AWS_KEY_ID: 'AKIDEXAMPLE', AWS_SECRET: 'secret' }, ...environment },
    manifests: {
      ...manifests,
      uk: { ...manifests['uk'], plugins: withPool('uk', pool) },
      ca: { ...manifests['ca'], plugins: withPool('ca', await emulator.newPool()) },
    },
  });

/** The files of the cases that hold wherever passwords are kept. */
const sharedCases = [
  'identity',
  'new-password',
  'private-sign-up',
  'sessions',
  'account',
  'social-sign-in',
];

/** Collects a file by a name of its own: by its usual one it counts as read where its worker has run it before. */
const collect = (file: string): Promise<unknown> =>
  import(/* @vite-ignore */ `./${file}.test.ts?in-a-pool`);

// The very cases of the embedded identity, with every password in a user pool.
describe('with passwords in a user pool', async () => {
  beforeAll(() => useAccountServers(startAtPool));
  // What is left out of the cases is decided as they are collected.
  const endCollecting = useAccountServers(startAtPool);
  for (const cases of sharedCases) await collect(cases);
  endCollecting();
});

describe('a user pool', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startAtPool();
  });
  afterAll(() => server?.close());

  /** Somebody whom the pool has known for long, and the shop has never seen. */
  const inPool = async (isVerified: boolean): Promise<string> => {
    const email = newEmail();
    await pool.call('AdminCreateUser', {
      Username: email,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: String(isVerified) },
      ],
    });
    const password = { Username: email, Password: goodPassword, Permanent: true };
    await pool.call('AdminSetUserPassword', password);
    return email;
  };
  const accountOf = (email: string) =>
    server.db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst();

  it('keeps the passwords, and the database none [GTW-34]', async () => {
    const { email } = await newCustomer(server);
    const { password_hash: kept } = (await accountOf(email)) ?? {};
    expect(kept).toMatch(/^elsewhere\$/);
    await pool.call('AdminSetUserPassword', {
      Username: email,
      Password: 'Reginella8',
      Permanent: true,
    });
    expect((await signIn(server, email)).status).toBe(401);
    expect((await signIn(server, email, 'Reginella8')).status).toBe(200);
  });

  it.each([true, false])(
    'lets in whom it knew before the shop, their address checked or not: %s [GTW-34, GTW-35]',
    async (isVerified) => {
      const email = await inPool(isVerified);
      expect((await signIn(server, email, 'Wrong1234')).status).toBe(401);
      expect(await accountOf(email)).toBeUndefined();
      const first = (await signIn(server, email)).body.authentication;
      expect((await signIn(server, email)).body.authentication.id).toBe(first.id);
      const { email_checked_at: checkedAt } = (await accountOf(email)) ?? {};
      expect(checkedAt !== null).toBe(isVerified);
    },
  );

  it('gives nobody an address that it knows, and its owner a new password by a code [GTW-34]', async () => {
    const email = await inPool(true);
    const taken = await signUp<Refusal>(server, email);
    expect([taken.status, taken.body.name]).toEqual([409, 'UsernameExistsException']);
    await identity(server, 'forgot-password', { email });
    const { code } = await newestLetter(server, email);
    const change = { email, code, password: 'Reginella8' };
    expect((await identity(server, 'forgot-password-submit', change)).status).toBe(204);
    expect((await signIn(server, email)).status).toBe(401);
    expect((await signIn(server, email, 'Reginella8')).status).toBe(200);
  });

  it('is asked by a market that tells of accounts by letter alone [GTW-34, SEC-22]', async () => {
    const known = await newCustomer(server, caHost);
    expect((await signUp(server, known.email, caHost)).status).toBe(202);
    expect((await newestLetter(server, known.email, 2)).subject).toMatch(/already have a/);
  });

  it('tells what it knows of a customer, and forgets them with their account [SEC-42]', async () => {
    const { email, headers } = await newCustomer(server);
    const data = await server.get<Readonly<Record<string, unknown>>>(
      '/v2/accounts/myaccount/data',
      headers,
    );
    expect(JSON.stringify(data.body)).toContain('email_verified');
    const query = 'mutation ($tenant: String!) { DeleteAccount(tenant: $tenant) { id } }';
    await mutate(server, query, { tenant: '44-gbr-delivery' }, headers);
    expect(await accountOf(email)).toBeUndefined();
    await expect(pool.call('AdminGetUser', { Username: email })).rejects.toThrow('UserNotFound');
    expect((await signIn(server, email)).status).toBe(401);
  });
});
