import * as oauth from 'oauth4webapi';
import { OutsideCallError } from '../../core/server-half/outside-call.ts';
import { clientAuth } from './client-auth.ts';
import type { ProviderOptions } from './oidc-options.ts';
import { outsideFetch } from './outside-fetch.ts';
import {
  type Claims,
  RefusedAnswer,
  type SignInProvider,
  type Surroundings,
} from './sign-in-provider.ts';
import type { AnsweredVisit } from './visits.ts';

/** How long a discovery document is good, in milliseconds. */
const documentLifeMs = 3_600_000;

/** Codes of the library for a provider that does not answer as one: nobody's answer is wrong. */
const brokenProvider: readonly unknown[] = [
  oauth.RESPONSE_IS_NOT_JSON,
  oauth.RESPONSE_IS_NOT_CONFORM,
  oauth.MISSING_SERVER_METADATA,
  oauth.INVALID_SERVER_METADATA,
  oauth.HTTP_REQUEST_FORBIDDEN,
  oauth.REQUEST_PROTOCOL_FORBIDDEN,
];

/** Whether what came back is to blame, and not the provider or the chain's own settings. */
const isRefusal = (error: unknown): boolean => {
  if (error instanceof oauth.ResponseBodyError) return error.error === 'invalid_grant';
  if (error instanceof oauth.OperationProcessingError) return !brokenProvider.includes(error.code);
  return (
    error instanceof oauth.AuthorizationResponseError ||
    error instanceof oauth.UnsupportedOperationError
  );
};

/** Apple writes its claim as a text. */
const isTrue = (claim: unknown): boolean => claim === true || claim === 'true';

const textOf = (claim: unknown): string | undefined =>
  typeof claim === 'string' ? claim : undefined;

/** A provider of OpenID Connect. The library checks its id tokens: signature, issuer, audience, nonce and times. */
export class OpenIdProvider implements SignInProvider {
  readonly #options: ProviderOptions;
  readonly #server: Surroundings;
  readonly #client: oauth.Client;
  readonly #keys: oauth.JWKSCacheInput = {};
  #document: { readonly readAt: number; readonly metadata: oauth.AuthorizationServer } | undefined;
  #auth: Promise<oauth.ClientAuth> | undefined;

  constructor(options: ProviderOptions, server: Surroundings) {
    this.#options = options;
    this.#server = server;
    this.#client = { client_id: options.clientId };
  }

  async pages(): Promise<string> {
    const { authorization_endpoint: pages } = await this.#metadata();
    if (pages === undefined) throw new Error('The provider does not say where its pages are.');
    return pages;
  }

  async identify({ visit, parameters }: AnsweredVisit, verifier: string): Promise<Claims> {
    try {
      return await this.#claims({ visit, parameters }, verifier);
    } catch (error) {
      throw this.#told(error);
    }
  }

  /** An error that may be told: those of the library hold tokens and claims, so neither they nor their causes go on. */
  #told(error: unknown): Error {
    if (error instanceof OutsideCallError || error instanceof RefusedAnswer) return error;
    const { code, name } = error as Error & { readonly code?: string };
    if (isRefusal(error)) return new RefusedAnswer(code ?? name);
    return new Error(`${this.#options.issuer} cannot be asked: ${code ?? name}.`);
  }

  async #claims({ visit, parameters }: AnsweredVisit, verifier: string): Promise<Claims> {
    const [as, client] = [await this.#metadata(), this.#client];
    const given = new URLSearchParams(parameters);
    // The state was compared when the visit was taken.
    const valid = oauth.validateAuthResponse(as, client, given, oauth.skipStateCheck);
    const auth = await (this.#auth ??= clientAuth(this.#options, this.#server.variable));
    const outside = this.#outside;
    const answer = await oauth.authorizationCodeGrantRequest(
      as,
      client,
      auth,
      valid,
      visit.answerTo,
      verifier,
      outside,
    );
    const tokens = await oauth.processAuthorizationCodeResponse(as, client, answer, {
      expectedNonce: visit.nonce,
      requireIdToken: true,
    });
    await oauth.validateApplicationLevelSignature(as, answer, {
      ...outside,
      [oauth.jwksCache]: this.#keys,
    });
    const claims = oauth.getValidatedIdTokenClaims(tokens);
    if (!claims) throw new RefusedAnswer('no id token');
    const { sub: subject } = claims;
    if (claims['email'] !== undefined || as.userinfo_endpoint === undefined) {
      return claimsOf(subject, claims);
    }
    const profile = await oauth.userInfoRequest(as, client, tokens.access_token, outside);
    return claimsOf(subject, await oauth.processUserInfoResponse(as, client, subject, profile));
  }

  /** How the library calls: `callOutside` itself refuses what is neither encrypted nor on this machine. */
  get #outside() {
    return {
      [oauth.customFetch]: outsideFetch(this.#server.callOutside),
      [oauth.allowInsecureRequests]: true,
    };
  }

  async #metadata(): Promise<oauth.AuthorizationServer> {
    const { issuer, endpoints } = this.#options;
    const { authorisation, token, keys, profile } = endpoints;
    const given = {
      ...(authorisation !== undefined && { authorization_endpoint: authorisation }),
      ...(token !== undefined && { token_endpoint: token }),
      ...(keys !== undefined && { jwks_uri: keys }),
      ...(profile !== undefined && { userinfo_endpoint: profile }),
    };
    if (authorisation !== undefined && token !== undefined && keys !== undefined) {
      return { issuer, ...given };
    }
    return { ...(await this.#discovered()), ...given };
  }

  async #discovered(): Promise<oauth.AuthorizationServer> {
    const now = this.#server.now();
    if (this.#document && now - this.#document.readAt < documentLifeMs) {
      return this.#document.metadata;
    }
    const issuer = new URL(this.#options.issuer);
    const answer = await oauth.discoveryRequest(issuer, this.#outside);
    const metadata = await oauth.processDiscoveryResponse(issuer, answer);
    this.#document = { readAt: now, metadata };
    return metadata;
  }
}

const claimsOf = (subject: string, claims: Readonly<Record<string, unknown>>): Claims => ({
  subject,
  email: textOf(claims['email']),
  isVerified: isTrue(claims['email_verified']),
});
