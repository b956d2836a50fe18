import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Who may call, and about which pool. */
export interface StandInPool {
  readonly region: string;
  readonly userPoolId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A stand-in of Cognito that listens on this machine: it checks signatures and passwords as Cognito does. */
export interface CognitoStandIn {
  readonly url: string;
  /** Names of the calls that it took, newest last. */
  readonly calls: readonly string[];
  isDown: boolean;
  /** Has a user set a new password before they can sign in. */
  reset(email: string): void;
  readonly close: () => Promise<void>;
}

interface User {
  password: string | undefined;
  isVerified: boolean;
  status: 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED';
}

type Asked = Readonly<Record<string, unknown>>;

/** A refusal by its name. */
class Refused extends Error {}

const hmac = (key: string | Buffer, value: string): Buffer =>
  createHmac('sha256', key).update(value).digest();
const digest = (value: string): string => createHash('sha256').update(value).digest('hex');

/** Whether a call is signed as Signature Version 4 says, by whom and within how long. */
function isSigned({ headers }: IncomingMessage, body: string, pool: StandInPool): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/cognito-idp\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/;
  const [, key, day = '', region = '', names = '', signature] =
    pattern.exec(headers.authorization ?? '') ?? [];
  if (key !== pool.accessKeyId || region !== pool.region) return false;
  const moment = String(headers['x-amz-date']);
  const signed = names.split(';');
  const needed = ['host', 'x-amz-date', 'x-amz-target'];
  if (!moment.startsWith(day) || !needed.every((name) => signed.includes(name))) return false;
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('');
  const canonical = ['POST', '/', '', lines, names, digest(body)].join('\n');
  const scope = `${day}/${region}/cognito-idp/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, digest(canonical)].join('\n');
  const signingKey = [day, region, 'cognito-idp', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${pool.secretAccessKey}`,
  );
  return hmac(signingKey, toSign).toString('hex') === signature;
}

class Pool {
  isDown = false;
  readonly calls: string[] = [];
  readonly #pool: StandInPool;
  readonly #users = new Map<string, User>();

  constructor(pool: StandInPool) {
    this.#pool = pool;
  }

  answer(request: IncomingMessage, body: string): readonly [number, object] {
    if (this.isDown) return [503, {}];
    try {
      if (!isSigned(request, body, this.#pool)) throw new Refused('InvalidSignatureException');
      const asked = JSON.parse(body) as Asked;
      if (asked['UserPoolId'] !== this.#pool.userPoolId) {
        throw new Refused('ResourceNotFoundException');
      }
      const name = String(request.headers['x-amz-target']).split('.')[1] ?? '';
      this.calls.push(name);
      return [200, this.#take(name, asked)];
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const name = `com.amazonaws.cognito.identity.idp.model#${error.message}`;
      return [400, { __type: name, message: 'Refused.' }];
    }
  }

  reset(email: string): void {
    this.#user(email).status = 'RESET_REQUIRED';
  }

  #take(name: string, asked: Asked): object {
    const email = String(asked['Username']);
    if (name === 'AdminInitiateAuth') return this.#signIn(asked);
    if (name === 'AdminCreateUser') return this.#create(email, asked);
    const user = this.#user(email);
    if (name === 'AdminGetUser') return { UserAttributes: attributesOf(email, user) };
    if (name === 'AdminDeleteUser') this.#users.delete(email);
    else if (name === 'AdminUpdateUserAttributes') user.isVerified = isVerified(asked);
    else if (name === 'AdminSetUserPassword') setPassword(user, asked);
    else throw new Refused('UnknownOperationException');
    return {};
  }

  #user(email: string): User {
    const user = this.#users.get(email);
    if (!user) throw new Refused('UserNotFoundException');
    return user;
  }

  #create(email: string, asked: Asked): object {
    if (asked['MessageAction'] !== 'SUPPRESS') throw new Refused('InvalidParameterException');
    if (this.#users.has(email)) throw new Refused('UsernameExistsException');
    const status = 'FORCE_CHANGE_PASSWORD';
    this.#users.set(email, { password: undefined, isVerified: isVerified(asked), status });
    return {};
  }

  #signIn({ ClientId: client, AuthFlow: flow, AuthParameters: given }: Asked): object {
    const {
      USERNAME: email = '',
      PASSWORD: password,
      SECRET_HASH: hash,
    } = given as {
      readonly [name: string]: string | undefined;
    };
    const { clientId, clientSecret } = this.#pool;
    const right = hmac(clientSecret, email + clientId).toString('base64');
    if (client !== clientId || flow !== 'ADMIN_USER_PASSWORD_AUTH' || hash !== right) {
      throw new Refused('NotAuthorizedException');
    }
    const user = this.#users.get(email);
    if (!user) throw new Refused('UserNotFoundException');
    if (user.status === 'RESET_REQUIRED') throw new Refused('PasswordResetRequiredException');
    if (user.password !== password) throw new Refused('NotAuthorizedException');
    return { AuthenticationResult: { AccessToken: 'a', IdToken: 'b', RefreshToken: 'c' } };
  }
}

const attributesOf = (email: string, user: User) => [
  { Name: 'email', Value: email },
  { Name: 'email_verified', Value: String(user.isVerified) },
];

const isVerified = ({ UserAttributes: attributes }: Asked): boolean =>
  (attributes as readonly { readonly Name: string; readonly Value: string }[]).some(
    ({ Name, Value }) => Name === 'email_verified' && Value === 'true',
  );

/** By the policy that a pool has unless it is told otherwise. */
function setPassword(user: User, { Password: password, Permanent: isPermanent }: Asked): void {
  const isGood = [/.{8}/, /[a-z]/, /[A-Z]/, /\d/].every((part) => part.test(String(password)));
  if (!isGood) throw new Refused('InvalidPasswordException');
  user.password = String(password);
  user.status = isPermanent === true ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
}

/** Starts a stand-in of Cognito with an empty pool. */
export async function startCognitoStandIn(settings: StandInPool): Promise<CognitoStandIn> {
  const pool = new Pool(settings);
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [status, answer] = pool.answer(request, await text(request));
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
    response.end(JSON.stringify(answer));
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: pool.calls,
    get isDown() {
      return pool.isDown;
    },
    set isDown(isDown) {
      pool.isDown = isDown;
    },
    reset: (email) => pool.reset(email),
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
