import {
  type GatewayOptions,
  gatewayOptions,
  textOption,
  variableOption,
} from '../../core/gateways/gateway-options.ts';

export interface AdyenOptions extends GatewayOptions {
  readonly merchantAccount: string;
  readonly apiKeyVariable: string;
  readonly hmacKeyVariable: string;
  readonly applePayDomain?: string;
}

/** Which account takes the money [GTW-18]. */
export const adyenOptions = gatewayOptions(
  undefined,
  {
    merchantAccount: textOption('Name of the merchant account.'),
    apiKeyVariable: variableOption('Environment variable that holds the API key.'),
    hmacKeyVariable: variableOption(
      'Environment variable that holds the HMAC key of the standard webhook, in hexadecimal digits.',
    ),
    applePayDomain: textOption('Domain that is registered for Apple Pay at Adyen.'),
  },
  ['applePayDomain'],
);
