import {
  createHash,
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a stand-in knows of the chain. */
export interface StandInClient {
  readonly clientId: string;
  /** The secret in the body of calls; absent where it is signed, as Apple wants it. */
  readonly secret?: string;
  /** Whose signed secrets are good. */
  readonly signer?: {
    readonly publicKey: KeyObject;
    readonly teamId: string;
    readonly keyId: string;
  };
}

/** What the stand-in does wrong. */
export interface Lies {
  /** Claims of id tokens that are others. */
  claims?: Readonly<Record<string, unknown>>;
  /** Signs with a key that it does not publish. */
  otherKey?: boolean;
  /** Header of id tokens. */
  header?: Readonly<Record<string, unknown>>;
  /** Gives the id token that it gave before. */
  replays?: boolean;
  /** Answers no call. */
  isDown?: boolean;
}

/** A stand-in of a provider that listens on this machine: what it is sent wrongly it refuses, as providers do. */
export interface OpenIdStandIn {
  readonly url: string;
  readonly lies: Lies;
  /** What its token endpoint was sent, newest last. */
  readonly tokenCalls: readonly Readonly<Record<string, string>>[];
  /** Signs a customer in at the address that a visit leads to; answers the parameters it sends the browser back with. */
  vouch(address: string, email: string): Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/** An address beginning so is one that the stand-in has not verified. */
export const uncheckedStart = 'unchecked';

interface Grant {
  readonly asked: Readonly<Record<string, string>>;
  readonly email: string;
}

const encoded = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (part = ''): Readonly<Record<string, unknown>> =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Readonly<Record<string, unknown>>;

const subjectOf = (email: string): string => createHash('sha256').update(email).digest('hex');

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const published = newKey();
const hidden = newKey();

class Provider {
  url = '';
  readonly lies: Lies = {};
  readonly tokenCalls: Readonly<Record<string, string>>[] = [];
  readonly #client: StandInClient;
  readonly #grants = new Map<string, Grant>();
  readonly #tokens = new Map<string, string>();
  #lastToken: string | undefined;

  constructor(client: StandInClient) {
    this.#client = client;
  }

  vouch(address: string, email: string): Readonly<Record<string, string>> {
    const asked = Object.fromEntries(new URL(address).searchParams);
    const { state = '', client_id: client } = asked;
    if (client !== this.#client.clientId) throw new Error(`The client ${client} is not known.`);
    const code = randomBytes(16).toString('base64url');
    this.#grants.set(code, { asked, email });
    return { code, state, iss: this.url };
  }

  answer(
    path: string,
    form: URLSearchParams,
    request: IncomingMessage,
  ): readonly [number, unknown] {
    if (this.lies.isDown === true) return [503, 'down'];
    const { pathname } = new URL(path, this.url);
    if (pathname === '/.well-known/openid-configuration') return [200, this.#discovery()];
    if (pathname === '/keys') {
      const key = published.publicKey.export({ format: 'jwk' });
      return [200, { keys: [{ ...key, kid: 'first', use: 'sig', alg: 'RS256' }] }];
    }
    if (pathname === '/token') return this.#token(Object.fromEntries(form));
    if (pathname === '/me') return this.#profile(new URL(path, this.url).searchParams, request);
    return [404, 'no such page'];
  }

  #discovery(): object {
    return {
      issuer: this.url,
      authorization_endpoint: `${this.url}/authorize`,
      token_endpoint: `${this.url}/token`,
      jwks_uri: `${this.url}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
  }

  #isClient({
    client_id: id,
    client_secret: given = '',
  }: Readonly<Record<string, string>>): boolean {
    const { clientId, secret, signer } = this.#client;
    if (id !== clientId) return false;
    if (!signer) return given === secret;
    const [head, body, signature = ''] = given.split('.');
    const [header, claims] = [decoded(head), decoded(body)];
    const now = Date.now() / 1000;
    return (
      header['alg'] === 'ES256' &&
      header['kid'] === signer.keyId &&
      claims['iss'] === signer.teamId &&
      claims['sub'] === clientId &&
      claims['aud'] === this.url &&
      Number(claims['iat']) <= now &&
      Number(claims['exp']) > now &&
      verify(
        'sha256',
        Buffer.from(`${head}.${body}`),
        { key: signer.publicKey, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      )
    );
  }

  #token(form: Readonly<Record<string, string>>): readonly [number, unknown] {
    this.tokenCalls.push(form);
    if (!this.#isClient(form)) return [400, { error: 'invalid_client' }];
    const { code = '', redirect_uri: address, code_verifier: verifier = '' } = form;
    const grant = this.#grants.get(code);
    this.#grants.delete(code);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    if (grant?.asked['redirect_uri'] !== address || grant?.asked['code_challenge'] !== challenge) {
      return [400, { error: 'invalid_grant' }];
    }
    const accessToken = randomBytes(16).toString('base64url');
    this.#tokens.set(accessToken, grant.email);
    const idToken = this.#idToken(grant);
    return [
      200,
      { access_token: accessToken, token_type: 'Bearer', expires_in: 60, id_token: idToken },
    ];
  }

  #idToken({ asked, email }: Grant): string {
    if (this.lies.replays === true && this.#lastToken !== undefined) return this.#lastToken;
    const now = Math.floor(Date.now() / 1000);
    const head = encoded({ alg: 'RS256', kid: 'first', ...this.lies.header });
    const body = encoded({
      iss: this.url,
      aud: this.#client.clientId,
      sub: subjectOf(email),
      iat: now,
      exp: now + 300,
      nonce: asked['nonce'],
      email,
      // As Apple writes it.
      email_verified: String(!email.startsWith(uncheckedStart)),
      ...this.lies.claims,
    });
    const { privateKey } = this.lies.otherKey === true ? hidden : published;
    const signature = sign('sha256', Buffer.from(`${head}.${body}`), privateKey);
    this.#lastToken = `${head}.${body}.${signature.toString('base64url')}`;
    return this.#lastToken;
  }

  /** What Facebook answers to an access token, whose proof it checks. */
  #profile(query: URLSearchParams, { headers }: IncomingMessage): readonly [number, unknown] {
    const token = headers.authorization?.replace('Bearer ', '') ?? '';
    const email = this.#tokens.get(token);
    const proof = createHmac('sha256', this.#client.secret ?? '')
      .update(token)
      .digest('hex');
    const isGood = query.get('appsecret_proof') === proof && query.get('fields') === 'id,email';
    if (email === undefined || !isGood) return [400, { error: { type: 'OAuthException' } }];
    const hasEmail = !email.startsWith(uncheckedStart);
    return [200, { id: subjectOf(email), ...(hasEmail && { email }) }];
  }
}

/** Starts a stand-in of a provider. */
export async function startOpenIdStandIn(client: StandInClient): Promise<OpenIdStandIn> {
  const provider = new Provider(client);
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const form = new URLSearchParams(await text(request));
    const [status, body] = provider.answer(request.url ?? '/', form, request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    get url() {
      return provider.url;
    },
    lies: provider.lies,
    tokenCalls: provider.tokenCalls,
    vouch: (address, email) => provider.vouch(address, email),
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** A key pair of a team, as its console gives it: the private half in PEM. */
export function newSigningKey(): { readonly pem: string; readonly publicKey: KeyObject } {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { pem, publicKey: createPublicKey(privateKey) };
}
