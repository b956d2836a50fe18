import type { OptionsSchema } from '../../core/define-plugin.ts';
import { addressOption, textOption, variableOption } from '../../core/gateways/gateway-options.ts';

/** Where a provider is asked; what its discovery document says unless it is given. */
export interface Endpoints {
  /** Its pages, to which customers are led. */
  readonly authorisation?: string;
  /** Where a code is turned into tokens. */
  readonly token?: string;
  /** The keys that its id tokens are signed with, as a JWK set. */
  readonly keys?: string;
  /** Where it says who a customer is. */
  readonly profile?: string;
}

/** A secret that is a token signed with a key of the chain, as Apple wants it. */
export interface SignedSecret {
  readonly teamId: string;
  readonly keyId: string;
  /** Environment variable that holds the private key, in PEM (PKCS #8, of the curve P-256). */
  readonly keyVariable: string;
}

/** A provider of social sign-in, and the chain as its client. */
export interface ProviderOptions {
  readonly issuer: string;
  readonly clientId: string;
  /** Environment variable that holds the client's secret; absent for a client without one. */
  readonly secretVariable?: string;
  readonly signedSecret?: SignedSecret;
  readonly secretIn: 'body' | 'header';
  readonly scopes: readonly string[];
  readonly answersBy: 'query' | 'form';
  readonly flow: 'openid' | 'facebook';
  readonly endpoints: Endpoints;
  readonly emails: 'as-claimed' | 'always-verified';
}

export interface OidcOptions {
  /** By their ids, as `account.socialProviders` lists them. */
  readonly providers: Readonly<Record<string, ProviderOptions>>;
}

const endpoints = {
  description: 'Addresses of the provider that its discovery document does not give, or others.',
  type: 'object',
  additionalProperties: false,
  default: {},
  properties: {
    authorisation: addressOption('Its pages, to which customers are led.'),
    token: addressOption('Where a code is turned into tokens.'),
    keys: addressOption('The keys that its id tokens are signed with, as a JWK set.'),
    profile: addressOption('Where it says who a customer is.'),
  },
} as const;

const provider = {
  description: 'A provider, and the chain as its client.',
  type: 'object',
  additionalProperties: false,
  required: ['issuer', 'clientId'],
  properties: {
    issuer: addressOption(
      'Who signs the id tokens, as they name it; its discovery document is read unless all endpoints are given.',
    ),
    clientId: textOption('Id of the chain as a client of the provider.'),
    secretVariable: variableOption("Environment variable that holds the client's secret."),
    signedSecret: {
      description:
        'A secret that is a token signed with a key of the chain, as Apple wants it, in place of secretVariable.',
      type: 'object',
      additionalProperties: false,
      required: ['teamId', 'keyId', 'keyVariable'],
      properties: {
        teamId: textOption('Who signs: the team of the chain at the provider.'),
        keyId: textOption('Id of the key at the provider.'),
        keyVariable: variableOption(
          'Environment variable that holds the private key in PEM; line breaks may be written as \\n.',
        ),
      },
    },
    secretIn: {
      description: 'Where the secret is sent: in the body of the call or in its header.',
      type: 'string',
      enum: ['body', 'header'],
      default: 'body',
    },
    scopes: {
      description: 'What the customer is asked to share.',
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: textOption('A scope.'),
      default: ['openid', 'email'],
    },
    answersBy: {
      description: 'How the provider sends its answer: in the address, or as a form.',
      type: 'string',
      enum: ['query', 'form'],
      default: 'query',
    },
    flow: {
      description:
        'What tells who the customer is: an id token, or what Facebook answers to the access token.',
      type: 'string',
      enum: ['openid', 'facebook'],
      default: 'openid',
    },
    endpoints,
    emails: {
      description:
        'Which email addresses are taken as the customer’s own: those the provider claims to have verified, or all, for a provider that gives no others and says nothing of each.',
      type: 'string',
      enum: ['as-claimed', 'always-verified'],
      default: 'as-claimed',
    },
  },
} as const;

/** Which providers customers can sign in by [GTW-33]. */
export const oidcOptions: OptionsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['providers'],
  properties: {
    providers: {
      description: 'Providers by their ids, as account.socialProviders lists them.',
      type: 'object',
      minProperties: 1,
      propertyNames: { pattern: '^[a-z][a-z0-9-]*$' },
      additionalProperties: provider,
    },
  },
};
