import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CurrentSession, IdentitySession } from '../../../schemas/types/http/accounts.ts';
import type { Problem } from '../../../schemas/types/http/orders.ts';
import type { JsonObject } from '../../../core/manifest/json.ts';
import { root } from '../../../tools/tasks/project.ts';
import { testManifest } from '../../core/test-market.ts';
import { type MadePlugins, makePlugins, naming } from '../plugins/made-plugins.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { remove } from './sample-accounts.ts';

/** A plugin that uses accounts and is no way to sign in. */
const nosy = `
export default {
  routes: [{
    method: 'POST',
    path: '/look',
    summary: 'Look for an account',
    answers: { 200: { type: 'object', additionalProperties: true } },
    answer: async ({ accounts }) => ({
      status: 200,
      body: await accounts.find({ of: 'phone', value: '+919876543210' }),
    }),
  }],
};
`;

/** A manifest whose plugins leave signing in to the one of this test. */
const withoutOwnWay = ({ plugins: named }: JsonObject): JsonObject => ({
  plugins: (named as JsonObject[]).filter(({ id }) => id !== 'in-otp'),
});

let plugins: MadePlugins;
let server: TestServer;
beforeAll(async () => {
  plugins = makePlugins();
  const fixture = join(root, 'tests/fixtures/plugins/sign-in-by-code');
  symlinkSync(fixture, join(plugins.pluginsDir, 'sign-in-by-code'));
  plugins.write('nosy', { 'server.ts': nosy });
  server = await startServer({
    environment: { pluginsDir: plugins.pluginsDir },
    manifests: { in: withoutOwnWay(naming('in', 'sign-in-by-code', 'nosy')) },
  });
});
afterAll(async () => {
  await server.close();
  plugins.remove();
});

const india = { host: 'in.localhost' };
const post = <Body = Problem>(path: string, body: object, headers: object = india) =>
  server.post<Body>(path, body, { ...headers });

let numbers = 0;
const newPhone = (): string => `+9198765${`${(numbers += 1)}`.padStart(5, '0')}`;

const messagesTo = (phone: string) =>
  server.db.selectFrom('sent_mail').selectAll().where('recipient', '=', phone).execute();

/** Asks for a code and reads it in the message. */
const codeTo = async (phone: string): Promise<string> => {
  const { status } = await post('/v1/by-code/send', { phone });
  expect(status).toBe(204);
  const messages = await messagesTo(phone);
  return /\d{6}/.exec(messages.at(-1)?.body ?? '')?.[0] ?? '';
};

const signIn = (phone: string, code: string) =>
  post<IdentitySession & Problem>('/v1/by-code/sign-in', { phone, code });

const signedIn = async (phone: string) => {
  const { status, body } = await signIn(phone, await codeTo(phone));
  expect(status).toBe(200);
  const { access, id } = body.authentication;
  return { id, headers: { ...india, authorization: `Bearer ${access}` } };
};

const otherThan = (code: string): string => `${(Number(code) + 1) % 1_000_000}`.padStart(6, '0');

describe('a way to sign in by phone and code', () => {
  it('makes the account of a phone number once, and opens sessions of it', async () => {
    const phone = newPhone();
    const [first, again] = [await signedIn(phone), await signedIn(phone)];
    expect(again.id).toBe(first.id);
    const { body } = await server.get<CurrentSession>('/v1/identity/session', first.headers);
    expect(body).toMatchObject({ id: first.id, provider: 'phone-code' });
    expect((await signedIn(newPhone())).id).not.toBe(first.id);
    const row = await server.db
      .selectFrom('account')
      .select(['market', 'email', 'phone', 'sign_in_phone'])
      .where('id', '=', first.id)
      .executeTakeFirst();
    expect(row).toEqual({ market: 'in', email: null, phone, sign_in_phone: phone });
  });

  it('makes one account of a phone number that signs in twice at once', async () => {
    const phone = newPhone();
    const code = await codeTo(phone);
    const all = await Promise.all([signIn(phone, code), signIn(phone, code)]);
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 400)).toHaveLength(1);
  });

  it('takes a code once, not for another phone number, and not after its tries or its time', async () => {
    const [phone, other] = [newPhone(), newPhone()];
    const code = await codeTo(phone);
    expect((await signIn(other, code)).body.name).toBe('CODE_wrong');
    expect((await signIn(phone, code)).status).toBe(200);
    expect((await signIn(phone, code)).body.name).toBe('CODE_wrong');
    const late = await codeTo(phone);
    await server.clock.advance(600_001);
    expect((await signIn(phone, late)).body.name).toBe('CODE_over');
    const tried = await codeTo(other);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await signIn(other, otherThan(tried))).body.name).toBe('CODE_wrong');
    }
    expect((await signIn(other, tried)).body.name).toBe('CODE_over');
  });

  it('limits calls about one phone number, and guesses with everything else that can be guessed [SEC-21]', async () => {
    const phone = newPhone();
    for (let sent = 0; sent < 4; sent += 1) await codeTo(phone);
    const refused = await post('/v1/by-code/send', { phone });
    expect([refused.status, refused.body.name]).toEqual([429, 'TOO_MANY_REQUESTS']);
    const { guessing } = testManifest('in').identity;
    for (let tries = 0; tries < guessing.perCustomerAndAddress; tries += 1) {
      expect((await signIn(phone, 'wrong')).status).toBe(400);
    }
    expect((await signIn(phone, 'wrong')).status).toBe(429);
  });

  it('erases an account with its codes and messages [SEC-42]', async () => {
    const phone = newPhone();
    const { id, headers } = await signedIn(phone);
    const code = await codeTo(phone);
    expect((await remove(server, '/v1/by-code/account', india)).status).toBe(401);
    expect((await remove(server, '/v1/by-code/account', headers)).status).toBe(204);
    expect(await messagesTo(phone)).toEqual([]);
    expect((await signIn(phone, code)).body.name).toBe('CODE_wrong');
    expect((await signedIn(phone)).id).not.toBe(id);
  });

  it('has its calls in its own market alone, and that market has no calls of passwords [ENG-23]', async () => {
    const credentials = { email: 'nobody@example.com', password: 'Margherita7' };
    expect((await post('/v1/identity/sign-in', credentials)).status).toBe(404);
    for (const host of ['uk.localhost', 'fr.localhost', 'localhost']) {
      const phone = newPhone();
      expect((await post('/v1/by-code/send', { phone }, { host })).status).toBe(404);
    }
    const uk = await post('/v1/identity/sign-in', credentials, { host: 'uk.localhost' });
    expect(uk.status).toBe(401);
    const none = await post('/v1/identity/sign-in', credentials, { host: 'fr.localhost' });
    expect(none.status).toBe(404);
  });
});

it('a plugin that is no way to sign in gets at no account [ENG-23]', async () => {
  const { status, body } = await post('/v1/plugins/nosy/look', {});
  expect([status, body.name]).toEqual([500, 'INTERNAL_ERROR']);
});
