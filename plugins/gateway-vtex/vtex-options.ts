import {
  type GatewayOptions,
  gatewayOptions,
  textOption,
  variableOption,
} from '../../core/gateways/gateway-options.ts';

export interface VtexOptions extends GatewayOptions {
  readonly merchantName: string;
  readonly appKeyVariable: string;
  readonly appTokenVariable: string;
  readonly callbackSecretVariable: string;
  readonly paymentMethods: Readonly<Record<string, string>>;
}

/** Which provider takes the money, and how it and the shop know each other [GTW-15]. */
export const vtexOptions = gatewayOptions(
  undefined,
  {
    merchantName: textOption('Name of the merchant at the provider.'),
    appKeyVariable: variableOption(
      'Environment variable that holds the key that calls to the provider bear (X-VTEX-API-AppKey).',
    ),
    appTokenVariable: variableOption(
      'Environment variable that holds the token that calls to the provider bear (X-VTEX-API-AppToken).',
    ),
    callbackSecretVariable: variableOption(
      'Environment variable that holds a secret of your own, of which the addresses of callbacks are signed (X-VTEX-signature).',
    ),
    paymentMethods: {
      description:
        'What the provider calls each brand of card, by what the card form calls it; a brand that is not named is sent as it is.',
      type: 'object',
      additionalProperties: { type: 'string', minLength: 1 },
      default: { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' },
    },
  },
  ['paymentMethods'],
);
