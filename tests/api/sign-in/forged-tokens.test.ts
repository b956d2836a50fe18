import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type Lies,
  type OpenIdStandIn,
  startOpenIdStandIn,
} from '../../../plugins/sign-in-oidc/conformance/stand-in.ts';
import { newEmail } from '../accounts/sample-accounts.ts';
import type { TestServer } from '../start-server.ts';
import { askForSession, beginVisit, bringAnswer, startSignInServer } from './social-visits.ts';

let standIn: OpenIdStandIn;
let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  standIn = await startOpenIdStandIn({ clientId: 'shop', secret: 'a secret' });
  server = await startSignInServer({
    providers: {
      google: { issuer: standIn.url, clientId: 'shop', secretVariable: 'SHOP_SECRET' },
      wrong: { issuer: standIn.url, clientId: 'shop', secretVariable: 'WRONG_SECRET' },
    },
    variables: { SHOP_SECRET: 'a secret', WRONG_SECRET: 'another secret' },
    onLog: (line) => lines.push(line),
  });
});
afterAll(async () => {
  await server.close();
  await standIn.close();
});
afterEach(() => {
  for (const lie of Object.keys(standIn.lies)) Reflect.deleteProperty(standIn.lies, lie);
});

const logged = () => lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);

/** A whole visit at a provider that may lie, with parameters of its answer that are others. */
async function signIn(
  email: string,
  lies: Lies = {},
  { provider = 'google', changed = {} }: { provider?: string; changed?: object } = {},
) {
  const visit = await beginVisit(server, provider);
  const answer = { ...standIn.vouch(visit.address, email), ...changed };
  const { code } = await bringAnswer(server, provider, answer);
  Object.assign(standIn.lies, lies);
  return askForSession(server, visit, code);
}

/** In seconds since 1970: long over, and far off. */
const [longAgo, farOff] = [1_000_000_000, 99_999_999_999];

const forged: Readonly<Record<string, Lies>> = {
  'of another issuer': { claims: { iss: 'https://accounts.evil.example' } },
  'for another audience': { claims: { aud: 'another-shop' } },
  'for several, through another': { claims: { aud: ['shop', 'other'], azp: 'other' } },
  'with another nonce': { claims: { nonce: 'another' } },
  'without a nonce': { claims: { nonce: undefined } },
  'that is over': { claims: { iat: longAgo, exp: longAgo + 300 } },
  'that is not good yet': { claims: { nbf: farOff } },
  'without an end': { claims: { exp: undefined } },
  'of nobody': { claims: { sub: undefined } },
  'signed with another key': { otherKey: true },
  'signed with a key nobody publishes': { header: { kid: 'second' } },
  'that says it needs no signature': { header: { alg: 'none' } },
  'signed with a key that both sides know': { header: { alg: 'HS256' } },
};

describe('an id token', () => {
  it('that is good signs its customer in [GTW-33]', async () => {
    expect((await signIn(newEmail())).status).toBe(200);
  });

  it.each(Object.entries(forged))(
    '%s signs nobody in, and is told as a security event [GTW-33, SEC-41]',
    async (_what, lies) => {
      const email = newEmail();
      const before = lines.length;
      const { status, body } = await signIn(email, lies);
      expect([status, body.name]).toEqual([401, 'NotAuthorizedException']);
      const told = logged().slice(before);
      expect(told.filter(({ security }) => security === 'forged-sign-in')).toHaveLength(1);
      const made = server.db.selectFrom('account').selectAll().where('email', '=', email);
      expect(await made.execute()).toEqual([]);
      expect(lines.slice(before).join('\n')).not.toContain(email);
    },
  );

  it('of another visit signs nobody in [GTW-33]', async () => {
    expect((await signIn(newEmail())).status).toBe(200);
    expect((await signIn(newEmail(), { replays: true })).status).toBe(401);
  });
});

describe('an answer', () => {
  it('that says it is of another issuer signs nobody in [GTW-33]', async () => {
    const changed = { iss: 'https://accounts.evil.example' };
    expect((await signIn(newEmail(), {}, { changed })).status).toBe(401);
  });

  it('with a code that the provider does not know signs nobody in [GTW-33]', async () => {
    expect((await signIn(newEmail(), {}, { changed: { code: 'guessed' } })).status).toBe(401);
  });

  it('carries PKCE: the proof is the browser’s, and goes to the provider alone [GTW-33]', async () => {
    const visit = await beginVisit(server, 'google');
    const asked = new URL(visit.address).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(visit.address).not.toContain(visit.verifier);
    const { code } = await bringAnswer(server, 'google', standIn.vouch(visit.address, newEmail()));
    await askForSession(server, visit, code);
    expect(standIn.tokenCalls.at(-1)?.['code_verifier']).toBe(visit.verifier);
  });
});

it('tells that it is not possible right now where the provider does not answer, or not to this client [GTW-33]', async () => {
  const down = await signIn(newEmail(), { isDown: true });
  expect(down.status).toBeGreaterThanOrEqual(500);
  Reflect.deleteProperty(standIn.lies, 'isDown');
  const unknown = await signIn(newEmail(), {}, { provider: 'wrong' });
  expect(unknown.status).toBeGreaterThanOrEqual(500);
  expect(lines.join('\n')).not.toContain('another secret');
});
