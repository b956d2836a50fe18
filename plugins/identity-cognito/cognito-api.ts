import { createHmac } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import type { CognitoOptions } from './cognito-options.ts';

/** What the API needs of the server. */
type Surroundings = Pick<PluginServer<CognitoOptions>, 'callOutside' | 'options' | 'variable'>;

/** A call was refused, for a reason that the API has a name for. */
export class CognitoRefusal extends Error {
  override readonly name = 'CognitoRefusal';
  /** Such as `UserNotFoundException`. */
  readonly reason: string;

  constructor(call: string, reason: string) {
    super(`Cognito refused ${call}: ${reason}.`);
    this.reason = reason;
  }
}

/** Names and values of what is known of a user. */
type Attributes = Readonly<Record<string, string>>;

interface PairOf {
  readonly Name?: unknown;
  readonly Value?: unknown;
}

const pairs = (attributes: Attributes) =>
  Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));

/** Calls that come to the same when they are made twice. */
const repeatable = new Set(['AdminGetUser', 'AdminSetUserPassword', 'AdminDeleteUser']);

/** The calls of a user pool that the shop makes, each signed with the access key (Signature Version 4). */
export class CognitoApi {
  readonly #server: Surroundings;

  constructor(server: Surroundings) {
    this.#server = server;
  }

  /** What is known of a user; undefined where there is none. */
  async attributesOf(email: string): Promise<Attributes | undefined> {
    const found = await this.#unless('UserNotFoundException', 'AdminGetUser', { Username: email });
    if (!found) return undefined;
    const { UserAttributes: known } = found;
    const listed = Array.isArray(known) ? (known as readonly PairOf[]) : [];
    return Object.fromEntries(listed.map(({ Name, Value }) => [String(Name), String(Value)]));
  }

  /** Makes a user without a password who gets no letter; answers whether there was none. */
  async create(email: string, isVerified: boolean): Promise<boolean> {
    const made = await this.#unless('UsernameExistsException', 'AdminCreateUser', {
      Username: email,
      MessageAction: 'SUPPRESS',
      UserAttributes: pairs({ email, email_verified: String(isVerified) }),
    });
    return made !== undefined;
  }

  /** @throws CognitoRefusal InvalidPasswordException, UserNotFoundException */
  async setPassword(email: string, password: string): Promise<void> {
    await this.#call('AdminSetUserPassword', {
      Username: email,
      Password: password,
      Permanent: true,
    });
  }

  /** Says that the address is a user's own; the pool wants it named where it is said. */
  async verify(email: string): Promise<void> {
    await this.#call('AdminUpdateUserAttributes', {
      Username: email,
      UserAttributes: pairs({ email, email_verified: 'true' }),
    });
  }

  /**
   * Tries a password; answers what the pool asks for besides, undefined where it asks for nothing.
   * @throws CognitoRefusal NotAuthorizedException and others
   */
  async tryPassword(email: string, password: string): Promise<string | undefined> {
    const { clientId, clientSecretVariable } = this.#server.options;
    const secret = clientSecretVariable && this.#server.variable(clientSecretVariable);
    const hash =
      secret &&
      createHmac('sha256', secret)
        .update(email + clientId)
        .digest('base64');
    const answer = await this.#call('AdminInitiateAuth', {
      ClientId: clientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password, ...(hash && { SECRET_HASH: hash }) },
    });
    if (typeof answer['AuthenticationResult'] === 'object') return undefined;
    return String(answer['ChallengeName']);
  }

  async remove(email: string): Promise<void> {
    await this.#unless('UserNotFoundException', 'AdminDeleteUser', { Username: email });
  }

  /** What a call answers; undefined where it is refused for one reason. */
  async #unless(reason: string, call: string, asked: object) {
    try {
      return await this.#call(call, asked);
    } catch (error) {
      if (error instanceof CognitoRefusal && error.reason === reason) return undefined;
      throw error;
    }
  }

  async #call(call: string, asked: object): Promise<Readonly<Record<string, unknown>>> {
    const { callOutside, variable, options } = this.#server;
    const { region, userPoolId, accessKeyIdVariable, secretAccessKeyVariable } = options;
    const { address = `https://cognito-idp.${region}.amazonaws.com` } = options;
    const body = JSON.stringify({ UserPoolId: userPoolId, ...asked });
    const signer = new AwsV4Signer({
      method: 'POST',
      url: `${address}/`,
      body,
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${call}`,
      },
      service: 'cognito-idp',
      region,
      accessKeyId: variable(accessKeyIdVariable),
      secretAccessKey: variable(secretAccessKeyVariable),
    });
    const { headers } = await signer.sign();
    const answer = await callOutside({
      method: 'POST',
      url: `${address}/`,
      headers: Object.fromEntries(headers),
      body,
      mayRepeat: repeatable.has(call),
    });
    const said = read(answer.body);
    if (answer.status === 200 && said) return said;
    const reason = /(?:^|#)(\w+Exception)$/.exec(String(said?.['__type']))?.[1];
    if (answer.status === 400 && reason !== undefined) throw new CognitoRefusal(call, reason);
    throw new Error(`Cognito answered ${answer.status} to ${call}.`);
  }
}

/** An answer as an object; undefined for anything else. */
const read = (body: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === 'object' && answer !== null ? { ...answer } : undefined;
  } catch {
    return undefined;
  }
};
