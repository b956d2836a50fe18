import { generate } from 'otplib';
import type { OperatorRole } from '../../../core/operators/operator-roles.ts';
import type { OperatorSignInStep, OperatorWelcome } from '../../../schemas/types/http/operators.ts';
import { passwordHashes } from '../../../server/accounts/password-hash.ts';
import { openOperatorSession } from '../../../server/operators/operator-sessions.ts';
import { addOperator } from '../../../server/operators/operator-accounts.ts';
import { type Answer, call, type CallHeaders } from '../call.ts';
import { type ServerOptions, startServer, type TestServer } from '../start-server.ts';

const operatorPassword = 'correct horse battery';

/** A server whose console is open. */
export const startConsole = ({
  environment,
  ...options
}: ServerOptions = {}): Promise<TestServer> =>
  startServer({ ...options, environment: { operatorConsole: 'open', ...environment } });

/** An account of the console, by its role. */
export interface MadeOperator {
  readonly id: string;
  readonly email: string;
}

let made = 0;

export async function newOperator(
  { db }: TestServer,
  role: OperatorRole,
  { markets = [], huts = [] }: { markets?: readonly string[]; huts?: readonly string[] } = {},
): Promise<MadeOperator> {
  const email = `operator-${(made += 1)}@example.com`;
  const passwordHash = await passwordHashes(8).hash(operatorPassword);
  const id = await addOperator(db, { email, name: 'Grace', role, markets, huts, passwordHash });
  return { id: id ?? '', email };
}

/** Headers that a page of the console sends. */
export const fromConsole = ({ url }: TestServer, token?: string): CallHeaders => ({
  origin: url,
  ...(token !== undefined && { cookie: `operator=${token}` }),
});

/** Calls as somebody who is signed in. */
export interface OperatorCalls {
  readonly token: string;
  readonly get: <Body>(path: string) => Promise<Answer<Body>>;
  readonly post: <Body>(
    path: string,
    body?: unknown,
    headers?: CallHeaders,
  ) => Promise<Answer<Body>>;
}

const callsWith = (server: TestServer, token: string): OperatorCalls => ({
  token,
  get: (path) => server.get(`/operator/api${path}`, fromConsole(server, token)),
  post: (path, body, headers) =>
    call(`${server.url}/operator/api${path}`, {
      method: 'POST',
      headers: {
        ...fromConsole(server, token),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
});

/** An operator with an open session. */
export async function signedIn(
  server: TestServer,
  role: OperatorRole,
  places?: { markets?: readonly string[]; huts?: readonly string[] },
): Promise<OperatorCalls & MadeOperator> {
  const operator = await newOperator(server, role, places);
  const token = await openOperatorSession(server.db, operator.id, 'code');
  return { ...operator, ...callsWith(server, token) };
}

/** What the cookie of an answer holds. */
export const tokenIn = ({ headers }: Answer): string =>
  /^operator=([^;]*);/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';

export const showPassword = (
  server: TestServer,
  email: string,
  password = operatorPassword,
): Promise<Answer<OperatorSignInStep>> =>
  server.post('/operator/api/sign-in', { email, password }, fromConsole(server));

export const showCode = (
  server: TestServer,
  token: string,
  code: string,
  headers: CallHeaders = {},
): Promise<Answer<OperatorWelcome>> =>
  server.post(
    '/operator/api/second-factor',
    { code },
    { ...fromConsole(server, token), ...headers },
  );

/** What an app for codes shows at the moment of the server. */
export const codeOf = ({ clock }: TestServer, key: string): Promise<string> =>
  generate({ secret: key, epoch: Math.floor(clock.now() / 1000) });
