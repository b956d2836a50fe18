import { createHmac } from 'node:crypto';
import type { OutsideAnswer } from '../../core/server-half/outside-call.ts';
import type { ProviderOptions } from './oidc-options.ts';
import {
  type Claims,
  RefusedAnswer,
  type SignInProvider,
  type Surroundings,
} from './sign-in-provider.ts';
import type { AnsweredVisit } from './visits.ts';

const version = 'v23.0';

/** Where Facebook is, as its documents say. */
const facebook = {
  authorisation: `https://www.facebook.com/${version}/dialog/oauth`,
  token: `https://graph.facebook.com/${version}/oauth/access_token`,
  profile: `https://graph.facebook.com/${version}/me`,
} as const;

/** What Facebook answered, where it fits. @throws RefusedAnswer for a refusal, Error for what is no answer */
function readAnswer(
  { status, body }: OutsideAnswer,
  call: string,
): Readonly<Record<string, unknown>> {
  if (status === 400 || status === 401) throw new RefusedAnswer(`${call} was refused`);
  if (status !== 200) throw new Error(`Facebook answered ${status} to the call for ${call}.`);
  try {
    const answer: unknown = JSON.parse(body);
    if (typeof answer === 'object' && answer !== null) return { ...answer };
  } catch {
    // Told below: what was answered may hold a token.
  }
  throw new Error(`Facebook answered no JSON to the call for ${call}.`);
}

/**
 * Facebook, which gives web sites no id token: its access token, of this very code, client and return address, says who
 * the customer is. No nonce is asked for, as there is nothing that would hold it.
 */
export class FacebookProvider implements SignInProvider {
  readonly #options: ProviderOptions;
  readonly #server: Surroundings;

  constructor(options: ProviderOptions, server: Surroundings) {
    this.#options = options;
    this.#server = server;
  }

  pages(): Promise<string> {
    return Promise.resolve(this.#options.endpoints.authorisation ?? facebook.authorisation);
  }

  async identify({ visit, parameters }: AnsweredVisit, verifier: string): Promise<Claims> {
    const { clientId, secretVariable, endpoints } = this.#options;
    const secret = secretVariable === undefined ? '' : this.#server.variable(secretVariable);
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      client_secret: secret,
      redirect_uri: visit.answerTo,
      code: parameters['code'] ?? '',
      code_verifier: verifier,
    });
    const answer = await this.#server.callOutside({
      method: 'POST',
      url: endpoints.token ?? facebook.token,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: form.toString(),
    });
    const { access_token: token } = readAnswer(answer, 'a token');
    if (typeof token !== 'string') throw new Error('Facebook gave no token.');
    return this.#profile(token, secret);
  }

  async #profile(token: string, secret: string): Promise<Claims> {
    const address = new URL(this.#options.endpoints.profile ?? facebook.profile);
    address.searchParams.set('fields', 'id,email');
    // Shows that the call comes from who has the secret, which the settings of an app can ask for.
    const proof = createHmac('sha256', secret).update(token).digest('hex');
    address.searchParams.set('appsecret_proof', proof);
    const answer = await this.#server.callOutside({
      method: 'GET',
      url: address.href,
      headers: { authorization: `Bearer ${token}` },
    });
    const { id, email } = readAnswer(answer, 'the profile');
    if (typeof id !== 'string' || id === '') throw new Error('Facebook named nobody.');
    return { subject: id, email: typeof email === 'string' ? email : undefined, isVerified: false };
  }
}
