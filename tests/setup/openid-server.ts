import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ClientMetadata, Provider } from 'oidc-provider';

/** A real OpenID provider that listens on this machine; it lets in whoever types a name and a password. */
export interface OpenIdServer {
  /** Its issuer. */
  readonly url: string;
  /** Opens it to some clients; nobody else gets in. */
  admit(clients: readonly ClientMetadata[]): void;
  readonly close: () => Promise<void>;
}

/** A name beginning so is an email address that the provider has not verified. */
const uncheckedStart = 'unchecked';

/** Its library warns of what only a test may do. */
const quietly = <Made>(make: () => Made): Made => {
  const { warn, info } = console;
  Object.assign(console, { warn: () => undefined, info: () => undefined });
  try {
    return make();
  } finally {
    Object.assign(console, { warn, info });
  }
};

const open = (url: string, clients: readonly ClientMetadata[]): Provider =>
  quietly(
    () =>
      new Provider(url, {
        clients: [...clients],
        claims: { openid: ['sub'], email: ['email', 'email_verified'] },
        pkce: { required: () => true },
        ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 600, Session: 60 },
        cookies: { keys: ['of a test'] },
        findAccount: (_context, id) => ({
          accountId: id,
          claims: () => ({ sub: id, email: id, email_verified: !id.startsWith(uncheckedStart) }),
        }),
      }),
  );

/** Starts it, open to nobody yet. Names that customers type in its pages are their email addresses. */
export async function startOpenIdServer(): Promise<OpenIdServer> {
  const server = createServer();
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    admit(clients) {
      const answer = open(url, clients).callback();
      server.on('request', (request, response) => void answer(request, response));
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
