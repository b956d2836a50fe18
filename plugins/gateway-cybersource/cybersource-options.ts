import {
  appleMerchantOptions,
  type AppleMerchantOptions,
} from '../../core/gateways/apple-session.ts';
import {
  type GatewayOptions,
  gatewayOptions,
  textOption,
  variableOption,
} from '../../core/gateways/gateway-options.ts';

export interface CybersourceOptions extends GatewayOptions, AppleMerchantOptions {
  readonly merchantId: string;
  readonly keyId: string;
  readonly sharedSecretVariable: string;
  readonly webhookKeyVariable: string;
  readonly payerAuthHosts: readonly string[];
  readonly cardNetworks: readonly string[];
}

/** Which merchant takes the money [GTW-11]. */
export const cybersourceOptions = gatewayOptions(
  'https://api.cybersource.com',
  {
    merchantId: textOption('Id of the merchant.'),
    keyId: textOption('Id of the shared secret key of the REST API.'),
    sharedSecretVariable: variableOption(
      'Environment variable that holds the shared secret key, in base64.',
    ),
    webhookKeyVariable: variableOption(
      'Environment variable that holds the key of webhook signatures, in base64.',
    ),
    payerAuthHosts: {
      description:
        "Hosts of Cybersource's pages of payer authentication and of the device's fingerprint, to which alone a token is posted and which alone a frame shows.",
      type: 'array',
      items: { type: 'string', pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$', maxLength: 253 },
      minItems: 1,
      maxItems: 10,
      default: ['centinelapi.cardinalcommerce.com'],
    },
    cardNetworks: {
      description: 'Networks whose cards the microform takes, as the account has them.',
      type: 'array',
      items: {
        type: 'string',
        enum: [
          'VISA',
          'MASTERCARD',
          'AMEX',
          'MAESTRO',
          'DISCOVER',
          'DINERSCLUB',
          'JCB',
          'CARTESBANCAIRES',
        ],
      },
      minItems: 1,
      uniqueItems: true,
      default: ['VISA', 'MASTERCARD', 'AMEX'],
    },
    ...appleMerchantOptions,
  },
  ['payerAuthHosts', 'cardNetworks', ...Object.keys(appleMerchantOptions)],
);
