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
    ...appleMerchantOptions,
  },
  Object.keys(appleMerchantOptions),
);
