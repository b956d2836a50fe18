import { createHash, randomBytes } from 'node:crypto';
import type { IdentitySession } from '../../../schemas/types/http/accounts.ts';
import type { JsonObject } from '../../../core/manifest/json.ts';
import { identity, type Refusal, ukHost } from '../accounts/sample-accounts.ts';
import { call } from '../call.ts';
import { replacedPlugin } from '../made-up-plugin.ts';
import { type ServerOptions, startServer, type TestServer } from '../start-server.ts';

/** Where a browser of the test is sent back to by providers. */
export const answerAddress = (provider: string, host = ukHost.host): string =>
  `http://${host}/v1/identity/return/${provider}`;

/** A visit of a browser to a provider, with what that browser keeps. */
export interface BrowserVisit {
  readonly provider: string;
  readonly state: string;
  readonly verifier: string;
  /** Where the browser is led. */
  readonly address: string;
}

type Headers = Readonly<Record<string, string>>;

/** Presses the button of a provider. */
export async function beginVisit(
  server: TestServer,
  provider: string,
  headers: Headers = ukHost,
): Promise<BrowserVisit> {
  const [state, verifier] = [randomBytes(16), randomBytes(32)].map((one) => one.toString('hex'));
  const challenge = createHash('sha256')
    .update(verifier ?? '')
    .digest('base64url');
  const query = new URLSearchParams({ provider, state: state ?? '', challenge });
  const begun = await server.get<{ address: string }>(
    `/v1/identity/authorise?${query.toString()}`,
    headers,
  );
  if (begun.status !== 200) throw new Error(`No visit: ${JSON.stringify(begun.body)}`);
  return { provider, state: state ?? '', verifier: verifier ?? '', address: begun.body.address };
}

/** Brings the answer of a provider to the server, as its address or its form does; answers the page it leads on to. */
export async function bringAnswer(
  server: TestServer,
  provider: string,
  answer: Readonly<Record<string, string>> | URLSearchParams,
  { by = 'query', headers = ukHost }: { by?: 'query' | 'form'; headers?: Headers } = {},
) {
  const text = new URLSearchParams(answer).toString();
  const path = `/v1/identity/return/${provider}`;
  const { status, headers: answered } =
    by === 'query'
      ? await server.get(`${path}?${text}`, headers)
      : await call(server.url + path, {
          method: 'POST',
          body: text,
          headers: {
            ...headers,
            'content-type': 'application/x-www-form-urlencoded',
            origin: 'https://appleid.apple.com',
            'sec-fetch-site': 'cross-site',
          },
        });
  const page = new URL(answered.get('location') ?? 'nowhere:');
  return { status, page, code: page.searchParams.get('code') ?? '' };
}

/** Asks for a session with the code that came back to the page. */
export const askForSession = <Body = IdentitySession & Refusal>(
  server: TestServer,
  { provider, verifier }: Pick<BrowserVisit, 'provider' | 'verifier'>,
  code: string,
  headers: Headers = ukHost,
) => identity<Body>(server, 'token', { provider, code, verifier }, headers);

/** What signs customers in at the server of a test. */
interface SignInServer extends Pick<ServerOptions, 'onLog'> {
  /** Options of `sign-in-oidc`. */
  readonly providers: Readonly<Record<string, JsonObject>>;
  readonly variables?: Readonly<Record<string, string>>;
}

/** A server whose market signs customers in by some providers, through `sign-in-oidc`. */
export function startSignInServer({ providers, variables = {}, onLog }: SignInServer) {
  const plugins = replacedPlugin('uk', 'sandbox-identity', 'sign-in-oidc').map((plugin) =>
    plugin['id'] === 'sign-in-oidc' ? { ...plugin, options: { providers } } : plugin,
  );
  const ids = Object.keys(providers);
  const socialNames = Object.fromEntries(ids.map((id) => [id, `${id} of the test`]));
  return startServer({
    ...(onLog && { onLog }),
    environment: { variables },
    manifests: {
      uk: {
        identity: { provider: 'sign-in-oidc' },
        account: { socialProviders: ids, socialNames },
        plugins,
      },
    },
  });
}
