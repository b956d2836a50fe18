import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenIdServer, startOpenIdServer } from '../../setup/openid-server.ts';
import { newCustomer, newEmail, ukHost } from '../accounts/sample-accounts.ts';
import type { TestServer } from '../start-server.ts';
import {
  answerAddress,
  askForSession,
  beginVisit,
  bringAnswer,
  type BrowserVisit,
  startSignInServer,
} from './social-visits.ts';
import { throughPages } from './through-pages.ts';

let provider: OpenIdServer;
let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  const client = (id: string, settings: object) => ({
    client_id: `shop-${id}`,
    client_secret: `secret of ${id}, which nobody guesses`,
    redirect_uris: [answerAddress(id)],
    ...settings,
  });
  provider = await startOpenIdServer();
  provider.admit([
    client('google', { token_endpoint_auth_method: 'client_secret_post' }),
    client('harbour', {}),
  ]);
  const options = (id: string) => ({
    issuer: provider.url,
    clientId: `shop-${id}`,
    secretVariable: `${id.toUpperCase()}_SECRET`,
  });
  server = await startSignInServer({
    providers: {
      google: options('google'),
      harbour: { ...options('harbour'), secretIn: 'header' },
    },
    variables: {
      GOOGLE_SECRET: 'secret of google, which nobody guesses',
      HARBOUR_SECRET: 'secret of harbour, which nobody guesses',
    },
    onLog: (line) => lines.push(line),
  });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const atPages = ({ address, provider: id }: BrowserVisit, email: string): Promise<URL> =>
  throughPages(address, email, answerAddress(id));

/** A whole visit: the button, the pages of the provider, and back. */
async function comeBack(id: string, email: string) {
  const visit = await beginVisit(server, id);
  const answer = (await atPages(visit, email)).searchParams;
  return { visit, answer, ...(await bringAnswer(server, id, answer)) };
}

const forgedSignIns = (): number =>
  lines.filter((line) => (JSON.parse(line) as { security?: string }).security === 'forged-sign-in')
    .length;

describe('sign-in by a real OpenID provider', () => {
  it.each(['google', 'harbour'])(
    'leads to its pages and back to the page of this site, with a code and the state of the browser, for %s [GTW-33, SEC-25]',
    async (id) => {
      const email = newEmail();
      const { visit, answer, status, page, code } = await comeBack(id, email);
      expect(visit.address.startsWith(`${provider.url}/auth?`)).toBe(true);
      expect(answer.get('iss')).toBe(provider.url);
      expect([status, page.origin, page.pathname, page.searchParams.get('form')]).toEqual([
        303,
        `http://${ukHost.host}`,
        '/account/',
        'login',
      ]);
      expect(page.searchParams.get('state')).toBe(visit.state);
      expect(code).not.toBe(answer.get('code'));
      const { status: asked, body } = await askForSession(server, visit, code);
      expect(asked).toBe(200);
      const { access, provider: by } = body.authentication;
      expect(by).toBe(id);
      const headers = { authorization: `Bearer ${access}` };
      const known = await server.get<{ email: string }>('/v1/identity/session', headers);
      expect(known.body.email).toBe(email);
    },
  );

  it('knows the same customer again, and joins the account of an address that was checked [GTW-33, GTW-35]', async () => {
    const email = newEmail();
    const ids = new Set<string>();
    for (const id of ['google', 'google', 'harbour']) {
      const { visit, code } = await comeBack(id, email);
      ids.add((await askForSession(server, visit, code)).body.authentication.id);
    }
    expect(ids.size).toBe(1);
  });

  it('ends the sessions of an account whose address was never checked [GTW-35]', async () => {
    const squatter = await newCustomer(server);
    const { visit, code } = await comeBack('google', squatter.email);
    expect((await askForSession(server, visit, code)).body.authentication.id).toBe(squatter.id);
    expect((await server.get('/v1/identity/session', squatter.headers)).status).toBe(401);
  });

  it('signs nobody in by an address that the provider has not verified [GTW-35]', async () => {
    const email = `unchecked-${newEmail()}`;
    const { visit, code } = await comeBack('google', email);
    const { status, body } = await askForSession(server, visit, code);
    expect([status, body.name]).toEqual([401, 'NotAuthorizedException']);
    const made = server.db.selectFrom('account').selectAll().where('email', '=', email);
    expect(await made.execute()).toEqual([]);
  });

  it('leads a customer who says no back to the page, without a code and without an alarm [GTW-33]', async () => {
    const before = forgedSignIns();
    const visit = await beginVisit(server, 'google');
    const state = new URL(visit.address).searchParams.get('state') ?? '';
    const { page } = await bringAnswer(server, 'google', { state, error: 'access_denied' });
    expect(page.search).toBe('?form=login');
    expect(forgedSignIns()).toBe(before);
  });
});

/** What is no answer to a visit, of an answer that is. */
const forgeries: Readonly<
  Record<string, (good: URLSearchParams) => Readonly<Record<string, string>>>
> = {
  'without a state': (good) => ({ code: good.get('code') ?? '' }),
  'with a state of nobody': (good) => ({ code: good.get('code') ?? '', state: 'state.handle' }),
  'with the start of another state': (good) => ({
    code: good.get('code') ?? '',
    state: (good.get('state') ?? '').replace(/^[^.]*/, 'f'.repeat(32)),
  }),
  'without a code': (good) => ({ state: good.get('state') ?? '' }),
};

describe('an answer that belongs to no visit', () => {
  it.each(Object.keys(forgeries))(
    'leads to the page without a code, and is told as a security event: %s [GTW-33, SEC-41]',
    async (kind) => {
      const before = forgedSignIns();
      const visit = await beginVisit(server, 'google');
      const answer = (await atPages(visit, newEmail())).searchParams;
      const forged = forgeries[kind]?.(answer) ?? {};
      const { status, page } = await bringAnswer(server, 'google', forged);
      expect([status, page.origin, page.searchParams.get('code')]).toEqual([
        303,
        `http://${ukHost.host}`,
        null,
      ]);
      expect(forgedSignIns()).toBe(before + 1);
    },
  );

  it('is one that was brought before, or at another provider [GTW-33, SEC-41]', async () => {
    const { answer } = await comeBack('google', newEmail());
    expect((await bringAnswer(server, 'google', answer)).code).toBe('');
    const visit = await beginVisit(server, 'google');
    const other = (await atPages(visit, newEmail())).searchParams;
    expect((await bringAnswer(server, 'harbour', other)).code).toBe('');
    expect((await bringAnswer(server, 'nobody', other)).status).toBe(400);
  });

  it('leads to the page of the host that was called, and of no other [SEC-25]', async () => {
    const visit = await beginVisit(server, 'google');
    const answer = (await atPages(visit, newEmail())).searchParams;
    const elsewhere = { host: 'uk.localhost:8443' };
    const { page, code } = await bringAnswer(server, 'google', answer, { headers: elsewhere });
    expect([page.host, code]).toEqual([elsewhere.host, '']);
  });
});

describe('the code of a visit', () => {
  it('is good once, for the browser that began it, and at its provider [GTW-33, SEC-41]', async () => {
    const before = forgedSignIns();
    const once = await comeBack('google', newEmail());
    expect((await askForSession(server, once.visit, once.code)).status).toBe(200);
    expect((await askForSession(server, once.visit, once.code)).status).toBe(401);
    const another = await comeBack('google', newEmail());
    const thief = { provider: 'google', verifier: 'of another browser' };
    expect((await askForSession(server, thief, another.code)).status).toBe(401);
    expect((await askForSession(server, another.visit, another.code)).status).toBe(401);
    const swapped = await comeBack('google', newEmail());
    const wrong = { ...swapped.visit, provider: 'harbour' };
    expect((await askForSession(server, wrong, swapped.code)).status).toBe(401);
    expect(forgedSignIns()).toBe(before + 4);
  });

  it('is over after a minute, and a visit after a quarter of an hour [GTW-33]', async () => {
    const late = await comeBack('google', newEmail());
    const visit = await beginVisit(server, 'google');
    const answer = (await atPages(visit, newEmail())).searchParams;
    await server.clock.advance(60_001);
    expect((await askForSession(server, late.visit, late.code)).status).toBe(401);
    await server.clock.advance(15 * 60_000);
    expect((await bringAnswer(server, 'google', answer)).code).toBe('');
  });

  it('leaves no code, proof, token, secret or address of a customer in the log [SEC-40]', async () => {
    const email = newEmail();
    const { visit, answer, code } = await comeBack('google', email);
    const { body } = await askForSession(server, visit, code);
    await askForSession(server, visit, code);
    const { access, refresh } = body.authentication;
    const log = lines.join('\n');
    const secrets = [email, visit.verifier, visit.state, code, answer.get('code') ?? '', access];
    for (const secret of [...secrets, refresh, 'which nobody guesses']) {
      expect(log).not.toContain(secret);
    }
  });
});
