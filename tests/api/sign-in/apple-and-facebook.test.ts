import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  newSigningKey,
  type OpenIdStandIn,
  startOpenIdStandIn,
  uncheckedStart,
} from '../../../plugins/sign-in-oidc/conformance/stand-in.ts';
import { newEmail } from '../accounts/sample-accounts.ts';
import type { TestServer } from '../start-server.ts';
import { askForSession, beginVisit, bringAnswer, startSignInServer } from './social-visits.ts';

const { pem, publicKey } = newSigningKey();
const wrongKey = newSigningKey();
let apple: OpenIdStandIn;
let facebook: OpenIdStandIn;
let server: TestServer;
beforeAll(async () => {
  const signer = { publicKey, teamId: 'TEAM123456', keyId: 'KEY1234567' };
  apple = await startOpenIdStandIn({ clientId: 'example.shop.web', signer });
  facebook = await startOpenIdStandIn({ clientId: '1234567890', secret: 'app secret' });
  const atApple = (keyVariable: string) => ({
    issuer: apple.url,
    clientId: 'example.shop.web',
    signedSecret: { teamId: signer.teamId, keyId: signer.keyId, keyVariable },
    answersBy: 'form',
  });
  const atFacebook = {
    issuer: 'https://www.facebook.com',
    clientId: '1234567890',
    secretVariable: 'FACEBOOK_SECRET',
    flow: 'facebook',
    scopes: ['email'],
    endpoints: {
      authorisation: `${facebook.url}/dialog/oauth`,
      token: `${facebook.url}/token`,
      profile: `${facebook.url}/me`,
    },
  };
  server = await startSignInServer({
    providers: {
      apple: atApple('APPLE_KEY'),
      'apple-wrong': atApple('WRONG_KEY'),
      facebook: { ...atFacebook, emails: 'always-verified' },
      'facebook-strict': atFacebook,
    },
    // As a console of a host takes it: in one line.
    variables: {
      APPLE_KEY: pem.trim().replaceAll('\n', String.raw`\n`),
      WRONG_KEY: wrongKey.pem,
      FACEBOOK_SECRET: 'app secret',
    },
  });
});
afterAll(async () => {
  await server.close();
  await apple.close();
  await facebook.close();
});

describe('sign-in by Apple', () => {
  const user = JSON.stringify({ name: { firstName: 'Ada', lastName: 'Byron' } });

  it('takes the form that its page sends from another site, without a cookie, and shows itself by a signed secret [GTW-33]', async () => {
    const visit = await beginVisit(server, 'apple');
    expect(new URL(visit.address).searchParams.get('response_mode')).toBe('form_post');
    const answer = { ...apple.vouch(visit.address, newEmail()), user };
    const { status, page, code } = await bringAnswer(server, 'apple', answer, { by: 'form' });
    expect([status, page.pathname, page.searchParams.get('state')]).toEqual([
      303,
      '/account/',
      visit.state,
    ]);
    expect((await askForSession(server, visit, code)).status).toBe(200);
    const { client_assertion: assertion, client_secret: secret } = apple.tokenCalls.at(-1) ?? {};
    expect(assertion).toBeUndefined();
    expect(secret?.split('.')).toHaveLength(3);
  });

  it('signs nobody in by a form that another site sends for a visit of its own [GTW-33]', async () => {
    const attacker = await beginVisit(server, 'apple');
    const customer = await beginVisit(server, 'apple');
    const answer = apple.vouch(attacker.address, newEmail());
    const { page, code } = await bringAnswer(server, 'apple', answer, { by: 'form' });
    expect(page.searchParams.get('state')).not.toBe(customer.state);
    expect((await askForSession(server, customer, code)).status).toBe(401);
  });

  it('takes its claim as the text it is, and no address that it has not verified [GTW-35]', async () => {
    const visit = await beginVisit(server, 'apple');
    const answer = apple.vouch(visit.address, `${uncheckedStart}-${newEmail()}`);
    const { code } = await bringAnswer(server, 'apple', answer, { by: 'form' });
    expect((await askForSession(server, visit, code)).status).toBe(401);
  });

  it('signs nobody in with a key that is not the team’s, and refuses forms of other kinds [GTW-33]', async () => {
    const visit = await beginVisit(server, 'apple-wrong');
    const answer = apple.vouch(visit.address, newEmail());
    const { code } = await bringAnswer(server, 'apple-wrong', answer, { by: 'form' });
    expect((await askForSession(server, visit, code)).status).toBeGreaterThanOrEqual(500);
    const json = await server.post('/v1/identity/return/apple', answer, { host: 'uk.localhost' });
    expect(json.status).toBe(415);
  });
});

describe('sign-in by Facebook', () => {
  const comeBack = async (provider: string, email: string) => {
    const visit = await beginVisit(server, provider);
    const answer = facebook.vouch(visit.address, email);
    const { code } = await bringAnswer(server, provider, answer);
    return { visit, code };
  };

  it('asks by the access token who the customer is, and for no id token [GTW-33]', async () => {
    const { visit, code } = await comeBack('facebook', newEmail());
    const asked = new URL(visit.address).searchParams;
    expect([asked.get('nonce'), asked.get('scope')]).toEqual([null, 'email']);
    const { status, body } = await askForSession(server, visit, code);
    expect([status, body.authentication.provider]).toEqual([200, 'facebook']);
  });

  it('signs nobody in by a proof of another browser, or by a code that Facebook does not know [GTW-33]', async () => {
    const { code } = await comeBack('facebook', newEmail());
    const thief = { provider: 'facebook', verifier: 'of another browser' };
    expect((await askForSession(server, thief, code)).status).toBe(401);
    const visit = await beginVisit(server, 'facebook');
    const answer = { ...facebook.vouch(visit.address, newEmail()), code: 'guessed' };
    const guessed = await bringAnswer(server, 'facebook', answer);
    expect((await askForSession(server, visit, guessed.code)).status).toBe(401);
  });

  it('trusts its addresses only where the manifest says so, and nobody without one [GTW-35]', async () => {
    const strict = await comeBack('facebook-strict', newEmail());
    expect((await askForSession(server, strict.visit, strict.code)).status).toBe(401);
    const nameless = await comeBack('facebook', `${uncheckedStart}-${newEmail()}`);
    expect((await askForSession(server, nameless.visit, nameless.code)).status).toBe(401);
  });
});
